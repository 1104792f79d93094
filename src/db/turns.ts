/**
 * Whose turn it is at the database. A process has a fixed number of connections. While there are free ones, a request takes one at once; after
 * that, requests wait here and not in the pool, which would let them in by arrival: one key with 1,000 requests would hold everybody up.
 *
 * **Order.** Start-time fair queueing on two levels: organizations by their weight, and the keys of each. Each has a virtual time, to which the
 * milliseconds that its requests held connections are added. The least virtual time comes next. Whoever comes back after a pause
 * starts at the present virtual time: nobody saves up turns. The order follows Goyal, Vin and Cheng, "Start-time Fair Queuing", SIGCOMM 1996.
 *
 * **Bounds.** The order decides who comes next, not when. A connection becomes free only when somebody's statement ends, so costly requests may not
 * hold all of them. A request is costly where requests of its key and operation held a connection for more than COSTLY_MS on average. Before
 * the first of them has left, those of all keys are what is gone by. Of an operation that nobody has asked for, one comes in to try it, and the
 * others count as costly. The bounds are shares of the pool, see `boundsOf`.
 *
 * What the service does for itself (look-ups of keys, merged commits, workers) is counted, and never waits here.
 */
import { ServiceError } from "#src/errors.ts";
import type { Caller } from "./caller.ts";

export const COSTLY_MS = 25;
/** Requests of one key that may wait; each holds memory and a socket. */
export const MOST_WAITING = 1_000;
/** Seconds after which one that did not get its turn may try again. */
const RETRY_AFTER = 1;
/** How much the last request counts in the mean of its kind. */
const LAST_COUNTS = 0.2;
/** Organizations that are remembered while they have nothing here. */
const MOST_KNOWN = 10_000;

export interface Bounds {
  /** Connections that there are. */
  readonly all: number;
  /** Of these, those that requests may hold together. */
  readonly callers: number;
  /** Those of one key. */
  readonly key: number;
  /** Those that costly requests may hold: all together, and of one key. */
  readonly costly: number;
  readonly keyCostly: number;
}

/** An eighth is kept for the service itself, a quarter from each key; costly requests hold half at most, and those of one key a quarter. */
export function boundsOf(connections: number): Bounds {
  const share = (part: number) => Math.max(1, Math.floor(connections * part));
  return {
    all: connections,
    callers: connections - Math.floor(connections / 8),
    key: Math.max(1, connections - Math.floor(connections / 4)),
    costly: share(1 / 2),
    keyCostly: share(1 / 4),
  };
}

export interface TurnsOptions {
  readonly bounds: Bounds;
  /** After which one that waits is refused, in milliseconds. */
  readonly longestWaitMs: number;
  /** Milliseconds of a clock that does not go back. */
  readonly now?: () => number;
}

/** A connection that may be taken from the pool; to be left once it is back there. */
export interface Turn {
  leave(): void;
}

interface Waiting {
  readonly caller: Caller;
  /** The number of its arrival. */
  readonly arrived: number;
  enter(): void;
}

/** Milliseconds that requests hold a connection, on average; null until one has. */
interface Mean {
  ms: number | null;
}

/** The requests of one key that ask for the same operation. */
interface Kind {
  readonly key: Key;
  readonly own: Mean;
  /** Of the operation's requests by all keys. */
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
  /** The virtual time of its keys. */
  present: number;
  held: number;
  waiting: number;
  readonly keys: Map<string, Key>;
  readonly waitingKeys: Set<Key>;
}

export class Turns {
  readonly #bounds: Bounds;
  readonly #longestWaitMs: number;
  readonly #now: () => number;
  readonly #organizations = new Map<string, Organization>();
  readonly #waitingOrganizations = new Set<Organization>();
  readonly #operations = new Map<string, Mean>();
  #present = 0;
  #held = 0;
  #callersHeld = 0;
  #costlyHeld = 0;
  #arrivals = 0;

  constructor({ bounds, longestWaitMs, now = () => performance.now() }: TurnsOptions) {
    this.#bounds = bounds;
    this.#longestWaitMs = longestWaitMs;
    this.#now = now;
  }

  /** Requests that wait. */
  get waiting(): number {
    let waiting = 0;
    for (const organization of this.#waitingOrganizations) waiting += organization.waiting;
    return waiting;
  }

  /**
   * A turn; at once where there is room.
   * @param caller null: the service itself
   * @throws ServiceError `rate_limited` where too many of the key wait, `unavailable` after the longest wait; what `gone` says of a client that has gone
   */
  take(caller: Caller | null): Turn | Promise<Turn> {
    if (caller === null) return this.#ofTheService();
    const kind = this.#kindOf(caller);
    // Nobody else waits who may come in: each was let in when there was room.
    return caller.held > 0 || this.#mayEnter(kind) ? this.#enter(caller, kind) : this.#wait(caller, kind);
  }

  #ofTheService(): Turn {
    this.#held += 1;
    return {
      leave: () => {
        this.#held -= 1;
        this.#next();
      },
    };
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
    const { all, callers, key: ofKey, costly, keyCostly } = this.#bounds;
    if (this.#held >= all || this.#callersHeld >= callers || key.held >= ofKey) return false;
    if (!isCostly(kind) || isUntried(kind)) return true;
    return this.#costlyHeld < costly && key.costlyHeld < keyCostly;
  }

  #enter(caller: Caller, kind: Kind): Turn {
    const { key } = kind;
    const costly = isCostly(kind);
    const { organization } = key;
    this.#present = Math.max(this.#present, organization.virtual);
    organization.present = Math.max(organization.present, key.virtual);
    // Charged beforehand with what it is expected to take, or all that come at once would come in before any has paid.
    const expected = meanOf(kind) ?? COSTLY_MS;
    const charge = (ms: number) => {
      organization.virtual += ms / caller.weight;
      key.virtual += ms;
    };
    charge(expected);
    this.#count(caller, kind, costly, 1);
    caller.entered += 1;
    const began = this.#now();
    return {
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
          // What has done nothing yet need not be done for a client that is not there.
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

  /** Lets in whoever may come in, in order. */
  #next(): void {
    while (this.#waitingOrganizations.size > 0) {
      const kind = this.#first();
      if (kind === null) return;
      const waiting = kind.waiting[0]!;
      this.#left(kind, waiting);
      waiting.enter();
    }
  }

  /** Whose turn it is; null while nobody may come in. */
  #first(): Kind | null {
    const { all, callers } = this.#bounds;
    if (this.#held >= all || this.#callersHeld >= callers) return null;
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

  /** Forgets who has nothing here. */
  #forget(): void {
    for (const [id, organization] of this.#organizations) if (isAway(organization)) this.#organizations.delete(id);
  }
}

const meanOf = ({ own, everybodys }: Kind) => own.ms ?? everybodys.ms;

const isCostly = (kind: Kind) => (meanOf(kind) ?? Number.POSITIVE_INFINITY) > COSTLY_MS;

const isUntried = (kind: Kind) => meanOf(kind) === null && kind.held === 0;

function learn(mean: Mean, took: number): void {
  mean.ms = mean.ms === null ? took : mean.ms + (took - mean.ms) * LAST_COUNTS;
}

const isAway = ({ held, waiting }: Key | Organization) => held === 0 && waiting === 0;

function tooManyWait(): ServiceError {
  const message = `${MOST_WAITING} requests of this key wait for the database. Send fewer at a time; try again in ${RETRY_AFTER} s.`;
  return new ServiceError("rate_limited", message, { details: { limit: MOST_WAITING, retry_after: RETRY_AFTER } });
}

function noTurn(ms: number): ServiceError {
  const message = `No connection to the database became free for this key in ${ms / 1000} s. Send fewer requests at a time; try again in ${RETRY_AFTER} s.`;
  return new ServiceError("unavailable", message, { details: { retry_after: RETRY_AFTER } });
}
