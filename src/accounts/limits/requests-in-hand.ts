/**
 * Refuses requests early where more arrive than the process can answer. Otherwise all of them would wait, each longer than the one before, until clients
 * give up. The work for those would be lost.
 *
 *                    fewer than MOST in hand, or the sender has less than its share ──▶ taken
 *   request ─▶ else: MOST in hand for less than PATIENCE_MS, and none refused lately ──▶ taken: a burst
 *                    otherwise ──▶ refused: 503 with Retry-After
 *
 * **In hand** is a request from its admission to its answer. With this many the process works at full speed: merged reads and commits are large, every
 * processor is busy. More only wait. How long they wait rises with their number, so the number bounds the time, on a fast machine as on a slow one.
 * Refusals go by a queue that stands, and not by its length. A burst that is gone soon costs nobody anything (Nichols and Jacobson, "Controlling Queue
 * Delay", ACM Queue 2012; Maurer, "Fail at Scale", ACM Queue 2015).
 *
 * **Shares.** Organizations that sent a request in the last second share MOST by weight, and the keys of each share evenly. Whoever has less than its share
 * is not refused, whatever others do. While there is room, one may have all of it. So up to twice MOST are in hand, and burst at most BURST times as many.
 *
 * **Aside.** A request that waits for something else than this process is in nobody's way: an engine, `wait_for`, a large body. It is set aside and no
 * longer counts (`setAside` in `foundation/db/caller.ts`). There is no such thing for slow statements. While the machine has too much to do, all are slow.
 */
import { Count } from "#src/foundation/counts/counts.ts";
import { ServiceError } from "#src/foundation/errors.ts";

/** How long more than the most may be in hand before requests are refused, in milliseconds. */
const PATIENCE_MS = 50;
/** After a refusal there is no patience for so long. */
const LATELY_MS = 1_000;
/** In a burst, at most so many times the most. */
const BURST = 16;
/** Who sent nothing for so long has no share. */
const AWAY_MS = 1_000;
/** Retry-After, in seconds. */
const RETRY_AFTER = 1;

export const requestsRefused = new Count(
  "judgment_requests_refused_total",
  "Requests that were refused because too many were in hand. Many of them: add processes.",
  [],
  [{}],
);

export interface Sender {
  readonly organizationId: string;
  readonly keyId: string;
  /** The organization's share relative to other organizations. */
  readonly weight: number;
}

export interface InHandOptions {
  /** The most requests in hand that are not refused. */
  readonly most: number;
  /** A monotonic clock, in milliseconds. */
  readonly now?: () => number;
}

interface Organization {
  count: number;
  weight: number;
  lastAt: number;
  readonly keys: Map<string, Key>;
}

interface Key {
  readonly organization: Organization;
  count: number;
  lastAt: number;
}

export interface HeldRequest {
  /** It is answered, or set aside. Only the first call counts. */
  release(): void;
}

export class RequestsInHand {
  readonly #most: number;
  readonly #now: () => number;
  /** One for all, because making it would be a fifteenth of what a refused request costs. */
  readonly #tooMany: ServiceError;
  /** The one that sent last is last. */
  readonly #organizations = new Map<string, Organization>();
  #count = 0;
  #weights = 0;
  #fullSince = Number.POSITIVE_INFINITY;
  #refusedAt = Number.NEGATIVE_INFINITY;

  constructor({ most, now = () => performance.now() }: InHandOptions) {
    this.#most = most;
    this.#now = now;
    this.#tooMany = tooMany(most);
  }

  get count(): number {
    return this.#count;
  }

  /** Takes a request in hand. @throws ServiceError `unavailable` */
  take(sender: Sender): HeldRequest {
    const now = this.#now();
    const key = this.#keyOf(sender, now);
    if (!this.#mayEnter(key, now)) {
      this.#refusedAt = now;
      requestsRefused.add({});
      throw this.#tooMany;
    }
    return this.#enter(key, now);
  }

  #mayEnter(key: Key, now: number): boolean {
    if (this.#count < this.#most) return true;
    if (this.#count >= this.#most * BURST) return false;
    if (this.#hasLessThanItsShare(key, now)) return true;
    return now - this.#refusedAt > LATELY_MS && now - this.#fullSince < PATIENCE_MS;
  }

  #hasLessThanItsShare({ organization, count }: Key, now: number): boolean {
    this.#forget(this.#organizations, now, (gone) => {
      this.#weights -= gone.weight;
    });
    this.#forget(organization.keys, now);
    return count < (this.#most * organization.weight) / this.#weights / organization.keys.size;
  }

  /** Those who were here last are last, so only those at the beginning are looked at. */
  #forget<Who extends { count: number; lastAt: number }>(
    known: Map<string, Who>,
    now: number,
    forgotten?: (who: Who) => void,
  ): void {
    for (const [id, who] of known) {
      if (who.lastAt + AWAY_MS > now) return;
      if (who.count > 0) continue;
      known.delete(id);
      forgotten?.(who);
    }
  }

  #keyOf({ organizationId, keyId, weight }: Sender, now: number): Key {
    let organization = this.#organizations.get(organizationId);
    if (organization === undefined) organization = { count: 0, weight: 0, lastAt: now, keys: new Map() };
    else this.#organizations.delete(organizationId);
    this.#organizations.set(organizationId, organization);
    this.#weights += weight - organization.weight;
    organization.weight = weight;
    organization.lastAt = now;
    let key = organization.keys.get(keyId);
    if (key === undefined) key = { organization, count: 0, lastAt: now };
    else organization.keys.delete(keyId);
    organization.keys.set(keyId, key);
    key.lastAt = now;
    return key;
  }

  #enter(key: Key, now: number): HeldRequest {
    this.#add(key, 1);
    if (this.#count === this.#most) this.#fullSince = now;
    let isHeld = true;
    return {
      release: () => {
        if (!isHeld) return;
        isHeld = false;
        this.#add(key, -1);
        if (this.#count < this.#most) this.#fullSince = Number.POSITIVE_INFINITY;
      },
    };
  }

  #add(key: Key, by: 1 | -1): void {
    key.count += by;
    key.organization.count += by;
    this.#count += by;
  }
}

function tooMany(most: number): ServiceError {
  const message = `The service has more requests in hand than it can answer soon, and this key has its share of ${most}. Nothing has changed. Try again in ${RETRY_AFTER} s.`;
  return new ServiceError("unavailable", message, { details: { retry_after: RETRY_AFTER }, expected: true });
}
