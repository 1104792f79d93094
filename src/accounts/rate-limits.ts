/**
 * Counts requests by key in a bucket that holds a minute's requests and refills all the time, over all processes of one database. So a key
 * may make its minute's requests at once, and then goes on at their rate; there is no turn of a minute at which it may make them twice.
 * Together the processes let in no more than the bucket has, and refuse no earlier than a twentieth before it is empty, however many they
 * are and wherever requests arrive; a request that is counted in advance costs no statement. Where the database is gone each process goes
 * on by what it knows, and lets in rather than refuses.
 */
import type { Clock } from "#src/clock.ts";
import type { Logger } from "#src/log.ts";
import type { Admission } from "./accounts.ts";
import type { Identity, Plan } from "./identity.ts";
import { MINUTE_MS, type RateLevels } from "./rate-levels.ts";
import { RateShare } from "./rate-share.ts";

/** A bucket is full again after a minute; clocks of processes differ. */
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
  /** What it had let in when the minute began. */
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
   * Takes one request off what is left to the key: at once as a rule. One too many takes nothing, so that a client that waits is let in
   * again.
   */
  admit({ key, plan }: Identity): Admission | Promise<Admission> {
    // A limit of none refills nothing: nobody can be told when it would.
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

  /** Gives every reserve back. A database that is gone loses them for a minute. */
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

  /** Once a minute: forgets keys that made no request for a whole one, whose buckets are full again. */
  #sweep(minute: number): void {
    const first = this.#minute === -1;
    this.#minute = minute;
    for (const [keyId, held] of this.#shares) {
      if (held.letIn === held.share.letIn) {
        this.#shares.delete(keyId);
        void held.share.close();
      } else held.letIn = held.share.letIn;
    }
    // Whoever fails at it, or has just started, leaves it to the next minute and to the others.
    if (!first) this.#options.levels.forgetBefore(minute * MINUTE_MS - KEPT_MS).catch(() => undefined);
  }

  /** Once for each time that the database is gone. */
  #tellBlind(reason: unknown): void {
    if (this.#blind) return;
    this.#blind = true;
    this.#options.log.warn({ err: reason }, "Requests cannot be counted; rate limits hold for this process alone.");
  }
}
