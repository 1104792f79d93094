/**
 * Fair queueing for database connections. A process has a fixed number of connections. While some are free, a request takes one
 * at once. After that, requests wait here and not in the pool. The pool serves in order of arrival, so one key with 1,000
 * requests would delay everybody.
 *
 * **Order.** Start-time fair queueing on two levels: organizations by weight, then the keys of each. Each has a virtual time,
 * which grows by the milliseconds that its requests held connections. The lowest virtual time is served next. After a pause, an
 * organization or key starts at the current virtual time, so nobody saves up turns. The order follows Goyal, Vin and Cheng,
 * "Start-time Fair Queuing", SIGCOMM 1996.
 *
 * **Bounds.** The order decides who is next, not when. A connection becomes free only when a statement ends, so costly requests
 * must not hold all connections. A request is costly if requests of its key and operation held a connection for more than
 * COSTLY_MS on average. On a starved machine the quickest statements take milliseconds, and cheap requests take longer than that.
 * There a request is costly from ten times what the service's own quickest work takes. Until the first of these has finished, the
 * average over all keys applies. If nobody has called the operation yet, one request is admitted as a trial, and the others count
 * as costly. The bounds are shares of the pool, see `turn-bounds.ts`.
 *
 * The service's own work (key look-ups, group commits, workers) is counted and never waits here. While it takes every connection, a
 * quarter of the pool's number of requests enter all the same and wait in the pool with it.
 */
import { ServiceError } from "#src/foundation/errors.ts";
import type { Caller } from "./caller.ts";
import type { Bounds } from "./turn-bounds.ts";

export const COSTLY_MS = 25;
/** A request that takes less than this many times the service's quickest work is not costly, however slow the machine is. */
const TIMES_QUICKEST = 10;
/** A key whose last request was longer ago, in milliseconds, is no other that comes. */
const OTHERS_MS = 1_000;
/** How fast the time of the quickest work follows shorter times, and longer ones. Together they follow the lowest twentieth. */
const SHORTER_COUNTS = 0.2;
const LONGER_COUNTS = 0.01;
/** The maximum number of waiting requests per key. Each uses memory and a socket. */
export const MOST_WAITING = 1_000;
/** Retry-After, in seconds, for a request that did not get a turn. */
const RETRY_AFTER = 1;
/** The weight of the latest request in the moving average. */
const LAST_COUNTS = 0.2;
/** Idle organizations that are remembered. */
const MOST_KNOWN = 10_000;

export interface TurnsOptions {
  readonly bounds: Bounds;
  /** A waiting request is refused after this many milliseconds. */
  readonly longestWaitMs: number;
  /** A monotonic clock, in milliseconds. */
  readonly now?: () => number;
}

/** The right to take a connection from the pool. Release it when the connection is back. */
export interface Turn {
  /** The pool has given the connection. Time counts from here, because the pool may have had none. */
  connected(): void;
  leave(): void;
}

interface Waiting {
  readonly caller: Caller;
  /** Arrival number. */
  readonly arrived: number;
  enter(): void;
}

/** The average time that requests hold a connection, in milliseconds; null before the first. */
interface Mean {
  ms: number | null;
}

/** Requests of one key for the same operation. */
interface Kind {
  readonly key: Key;
  readonly own: Mean;
  /** The average over all keys for this operation. */
  readonly everybodys: Mean;
  held: number;
  /** In order of arrival. */
  readonly waiting: Waiting[];
}

interface Key {
  readonly organization: Organization;
  virtual: number;
  held: number;
  costlyHeld: number;
  waiting: number;
  readonly kinds: Map<string, Kind>;
}

interface Organization {
  virtual: number;
  /** The current virtual time of its keys. */
  present: number;
  held: number;
  waiting: number;
  readonly keys: Map<string, Key>;
  readonly waitingKeys: Set<Key>;
}

interface Entry {
  readonly key: Key | null;
  readonly at: number;
}

const NOBODYS: Entry = { key: null, at: Number.NEGATIVE_INFINITY };

export class Turns {
  readonly #bounds: Bounds;
  readonly #longestWaitMs: number;
  readonly #now: () => number;
  readonly #organizations = new Map<string, Organization>();
  readonly #waitingOrganizations = new Set<Organization>();
  readonly #operations = new Map<string, Mean>();
  /** What the service's own quickest work takes, in milliseconds. It shows how fast the machine is now. */
  #quickest = 0;
  /** How many times the service itself has worked. */
  #works = 0;
  #present = 0;
  #held = 0;
  #callersHeld = 0;
  #costlyHeld = 0;
  #arrivals = 0;
  /** The key of the latest entry, and the latest entry of another key. */
  #latest: Entry = NOBODYS;
  #latestOther: Entry = NOBODYS;

  constructor({ bounds, longestWaitMs, now = () => performance.now() }: TurnsOptions) {
    this.#bounds = bounds;
    this.#longestWaitMs = longestWaitMs;
    this.#now = now;
  }

  /** The number of waiting requests. */
  get waiting(): number {
    let waiting = 0;
    for (const organization of this.#waitingOrganizations) waiting += organization.waiting;
    return waiting;
  }

  /**
   * Gets a turn, at once if there is room.
   * @param caller null for the service itself
   * @throws ServiceError `rate_limited` if too many requests of the key wait, `unavailable` after the longest wait; the error of
   * `gone` if the client has disconnected
   */
  take(caller: Caller | null): Turn | Promise<Turn> {
    if (caller === null) return this.#ofTheService();
    const kind = this.#kindOf(caller);
    // Nobody else who may enter is waiting: each was admitted as soon as there was room.
    return caller.held > 0 || this.#mayEnter(kind) ? this.#enter(caller, kind) : this.#wait(caller, kind);
  }

  #ofTheService(): Turn {
    this.#held += 1;
    let began = this.#now();
    return {
      connected: () => {
        began = this.#now();
      },
      leave: () => {
        const took = this.#now() - began;
        this.#works += 1;
        // The first ones count for more. Otherwise a process would take a hundred of them to learn.
        const counts = took < this.#quickest ? SHORTER_COUNTS : Math.max(LONGER_COUNTS, 1 / this.#works);
        this.#quickest += (took - this.#quickest) * counts;
        this.#held -= 1;
        this.#next();
      },
    };
  }

  #isCostly(kind: Kind): boolean {
    return (meanOf(kind) ?? Number.POSITIVE_INFINITY) > Math.max(COSTLY_MS, TIMES_QUICKEST * this.#quickest);
  }

  #kindOf({ organizationId, keyId, operation }: Caller): Kind {
    let organization = this.#organizations.get(organizationId);
    if (organization === undefined) {
      if (this.#organizations.size >= MOST_KNOWN) this.#forget();
      organization = { virtual: 0, present: 0, held: 0, waiting: 0, keys: new Map(), waitingKeys: new Set() };
      this.#organizations.set(organizationId, organization);
    }
    if (isAway(organization)) organization.virtual = Math.max(organization.virtual, this.#present);
    let key = organization.keys.get(keyId);
    if (key === undefined) {
      key = { organization, virtual: 0, held: 0, costlyHeld: 0, waiting: 0, kinds: new Map() };
      organization.keys.set(keyId, key);
    }
    if (isAway(key)) key.virtual = Math.max(key.virtual, organization.present);
    let kind = key.kinds.get(operation);
    if (kind === undefined) {
      const everybodys = this.#operations.get(operation) ?? { ms: null };
      this.#operations.set(operation, everybodys);
      kind = { key, own: { ms: null }, everybodys, held: 0, waiting: [] };
      key.kinds.set(operation, kind);
    }
    return kind;
  }

  #mayEnter(kind: Kind): boolean {
    const { key } = kind;
    const { key: ofKey, costly, keyCostly, keyCostlyBesideOthers } = this.#bounds;
    if (this.#isFull() || key.held >= ofKey) return false;
    if (!this.#isCostly(kind) || isUntried(kind)) return true;
    return this.#costlyHeld < costly && key.costlyHeld < (this.#othersCome(key) ? keyCostlyBesideOthers : keyCostly);
  }

  #isFull(): boolean {
    const { all, callers, callersBesideService } = this.#bounds;
    return this.#callersHeld >= (this.#held >= all ? callersBesideService : callers);
  }

  /** Whether requests of another key have entered lately. */
  #othersCome(key: Key): boolean {
    const other = this.#latest.key === key ? this.#latestOther : this.#latest;
    return other.at + OTHERS_MS > this.#now();
  }

  #noteEntry(key: Key): void {
    if (this.#latest.key !== key) this.#latestOther = this.#latest;
    this.#latest = { key, at: this.#now() };
  }

  #enter(caller: Caller, kind: Kind): Turn {
    const { key } = kind;
    const costly = this.#isCostly(kind);
    const { organization } = key;
    this.#noteEntry(key);
    this.#present = Math.max(this.#present, organization.virtual);
    organization.present = Math.max(organization.present, key.virtual);
    // The expected time is charged in advance. Otherwise all requests that arrive together would enter before any of them has
    // paid.
    const expected = meanOf(kind) ?? COSTLY_MS;
    const charge = (ms: number) => {
      organization.virtual += ms / caller.weight;
      key.virtual += ms;
    };
    charge(expected);
    this.#count(caller, kind, costly, 1);
    caller.entered += 1;
    let began = this.#now();
    return {
      connected: () => {
        began = this.#now();
      },
      leave: () => {
        const took = this.#now() - began;
        charge(took - expected);
        learn(kind.own, took);
        learn(kind.everybodys, took);
        this.#count(caller, kind, costly, -1);
        this.#next();
      },
    };
  }

  #count(caller: Caller, kind: Kind, costly: boolean, by: 1 | -1): void {
    const { key } = kind;
    caller.held += by;
    kind.held += by;
    this.#held += by;
    this.#callersHeld += by;
    key.held += by;
    key.organization.held += by;
    if (!costly) return;
    this.#costlyHeld += by;
    key.costlyHeld += by;
  }

  #wait(caller: Caller, kind: Kind): Promise<Turn> {
    if (kind.key.waiting >= MOST_WAITING) return Promise.reject(tooManyWait());
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#left(kind, waiting);
        reject(noTurn(this.#longestWaitMs));
      }, this.#longestWaitMs);
      const waiting: Waiting = {
        caller,
        arrived: this.#arrivals++,
        enter: () => {
          clearTimeout(timer);
          // A request that has done nothing yet is dropped if its client has disconnected.
          const gone = caller.entered === 0 ? caller.gone() : null;
          if (gone === null) resolve(this.#enter(caller, kind));
          else reject(gone);
        },
      };
      this.#arrived(kind, waiting);
    });
  }

  #arrived(kind: Kind, waiting: Waiting): void {
    const { key } = kind;
    const { organization } = key;
    kind.waiting.push(waiting);
    key.waiting += 1;
    organization.waiting += 1;
    organization.waitingKeys.add(key);
    this.#waitingOrganizations.add(organization);
  }

  #left(kind: Kind, waiting: Waiting): void {
    const { key } = kind;
    const { organization } = key;
    kind.waiting.splice(kind.waiting.indexOf(waiting), 1);
    key.waiting -= 1;
    organization.waiting -= 1;
    if (key.waiting === 0) organization.waitingKeys.delete(key);
    if (organization.waiting === 0) this.#waitingOrganizations.delete(organization);
  }

  /** Admits requests in order, as long as there is room. */
  #next(): void {
    while (this.#waitingOrganizations.size > 0) {
      const kind = this.#first();
      if (kind === null) return;
      const waiting = kind.waiting[0]!;
      this.#left(kind, waiting);
      waiting.enter();
    }
  }

  /** The next request in order; null while none may enter. */
  #first(): Kind | null {
    if (this.#isFull()) return null;
    let first: Kind | null = null;
    for (const organization of this.#waitingOrganizations) {
      if (first !== null && first.key.organization.virtual <= organization.virtual) continue;
      first = this.#firstOf(organization) ?? first;
    }
    return first;
  }

  #firstOf({ waitingKeys }: Organization): Kind | null {
    let first: Kind | null = null;
    for (const key of waitingKeys) {
      if (first !== null && first.key.virtual <= key.virtual) continue;
      first = this.#longestWaiting(key) ?? first;
    }
    return first;
  }

  #longestWaiting(key: Key): Kind | null {
    let first: Kind | null = null;
    for (const kind of key.kinds.values()) {
      const [waiting] = kind.waiting;
      if (waiting === undefined || (first !== null && first.waiting[0]!.arrived < waiting.arrived)) continue;
      if (this.#mayEnter(kind)) first = kind;
    }
    return first;
  }

  /** Forgets organizations without requests here. */
  #forget(): void {
    for (const [id, organization] of this.#organizations) if (isAway(organization)) this.#organizations.delete(id);
  }
}

const meanOf = ({ own, everybodys }: Kind) => own.ms ?? everybodys.ms;

const isUntried = (kind: Kind) => meanOf(kind) === null && kind.held === 0;

function learn(mean: Mean, took: number): void {
  mean.ms = mean.ms === null ? took : mean.ms + (took - mean.ms) * LAST_COUNTS;
}

const isAway = ({ held, waiting }: Key | Organization) => held === 0 && waiting === 0;

function tooManyWait(): ServiceError {
  const message = `${MOST_WAITING} requests of this key are waiting for the database. Send fewer at a time, and try again in ${RETRY_AFTER} s.`;
  return new ServiceError("rate_limited", message, { details: { limit: MOST_WAITING, retry_after: RETRY_AFTER } });
}

function noTurn(ms: number): ServiceError {
  const message = `No database connection became free for this key within ${ms / 1000} s. Send fewer requests at a time, and try again in ${RETRY_AFTER} s.`;
  return new ServiceError("unavailable", message, { details: { retry_after: RETRY_AFTER } });
}
