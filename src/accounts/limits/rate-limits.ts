/**
 * Rate limits per key over all processes of one database. A bucket has a minute's requests and refills continuously. So a key may
 * send its minute's requests at once, and then continues at the refill rate. No minute boundary allows twice as many. Together,
 * the processes admit no more than the bucket has. They refuse at the earliest when a twentieth is left, however many they are. A
 * request from a reserve costs no statement. If the database is down, each process continues with what it knows, and admits in
 * case of doubt.
 */

import type { Identity, Plan } from "#src/accounts/identity.ts";
import type { Logger } from "#src/foundation/log/log.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import type { Admission } from "./admission.ts";
import { MINUTE_MS, type RateLevels } from "./rate-levels.ts";
import { RateShare } from "./rate-share.ts";

/** A bucket is full again after a minute, and the clocks of processes differ. */
const KEPT_MS = 3 * MINUTE_MS;

export interface RateLimitsOptions {
  readonly levels: RateLevels;
  readonly clock: Clock;
  /** Requests per key and minute, by plan. */
  readonly limits: Readonly<Record<Plan, number>>;
  readonly log: Pick<Logger, "warn">;
}

interface Share {
  readonly share: RateShare;
  /** The number that it had admitted when the minute began. */
  letIn: number;
}

const NONE: Admission = { limit: 0, remaining: 0, reset: 60, retryAfter: 60 };

export class RateLimits {
  readonly #options: RateLimitsOptions;
  #minute = -1;
  readonly #shares = new Map<string, Share>();
  #blind = false;

  constructor(options: RateLimitsOptions) {
    this.#options = options;
  }

  /**
   * Takes one request from the key's remainder, usually without a wait. A refused request takes nothing, so a client that waits
   * is admitted again.
   */
  admit({ key, plan }: Identity): Admission | Promise<Admission> {
    // A limit of zero refills nothing, so there is no time to tell.
    if (this.#options.limits[plan] === 0) return NONE;
    const minute = Math.floor(this.#options.clock.now().getTime() / MINUTE_MS);
    if (minute !== this.#minute) this.#sweep(minute);
    let held = this.#shares.get(key.id);
    if (held === undefined) {
      held = { share: this.#share(key.id), letIn: -1 };
      this.#shares.set(key.id, held);
    }
    return held.share.admit(this.#options.limits[plan]);
  }

  /** Returns all reserves. If the database is down, they are lost for a minute. */
  async close(): Promise<void> {
    await Promise.all([...this.#shares.values()].map(({ share }) => share.close()));
  }

  #share(keyId: string): RateShare {
    const { levels, clock } = this.#options;
    return new RateShare({
      levels,
      clock,
      keyId,
      onBlind: (reason) => this.#tellBlind(reason),
      onSettled: () => {
        this.#blind = false;
      },
    });
  }

  /** Once a minute: forgets keys without a request for a whole minute. Their buckets are full again. */
  #sweep(minute: number): void {
    const first = this.#minute === -1;
    this.#minute = minute;
    for (const [keyId, held] of this.#shares) {
      if (held.letIn === held.share.letIn) {
        this.#shares.delete(keyId);
        void held.share.close();
      } else held.letIn = held.share.letIn;
    }
    // If this fails, or the process has just started, the next minute or other processes do it.
    if (!first) this.#options.levels.forgetBefore(minute * MINUTE_MS - KEPT_MS).catch(() => undefined);
  }

  /** Once per outage of the database. */
  #tellBlind(reason: unknown): void {
    if (this.#blind) return;
    this.#blind = true;
    this.#options.log.warn(
      { err: reason },
      "Requests cannot be counted in the database. Until they can, each process applies the rate limits by itself.",
    );
  }
}
