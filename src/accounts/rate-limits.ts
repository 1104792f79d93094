/**
 * Counts requests by key in minutes of the clock, over all processes of one database. Together they let in no more than a key's limit, and
 * refuse no earlier than a twentieth before it, however many they are and wherever its requests arrive; a request that is counted in
 * advance costs no statement. Where the database is gone each process goes on by what it knows, and lets in rather than refuses.
 */
import type { Clock } from "#src/clock.ts";
import type { Logger } from "#src/log.ts";
import type { Admission } from "./accounts.ts";
import type { Identity, Plan } from "./identity.ts";
import type { RateCounts } from "./rate-counts.ts";
import { RateShare } from "./rate-share.ts";

const MINUTE_MS = 60_000;

/** Clocks of processes differ; counts stay for so many minutes after theirs. */
const KEPT_MINUTES = 2;

export interface RateLimitsOptions {
  readonly counts: RateCounts;
  readonly clock: Clock;
  /** Requests per key and minute, by plan. */
  readonly limits: Readonly<Record<Plan, number>>;
  readonly log: Pick<Logger, "warn">;
}

export class RateLimits {
  readonly #options: RateLimitsOptions;
  #minute = -1;
  #shares = new Map<string, RateShare>();
  #blind = false;

  constructor(options: RateLimitsOptions) {
    this.#options = options;
  }

  /**
   * Takes one request off what is left to the key: at once as a rule. One too many takes nothing, so that a client that waits is let in
   * again. A change of plan holds from the next minute.
   */
  admit({ key, plan }: Identity): Admission | Promise<Admission> {
    const minute = Math.floor(this.#options.clock.now().getTime() / MINUTE_MS);
    if (minute !== this.#minute) this.#begin(minute);
    let share = this.#shares.get(key.id);
    if (share === undefined) {
      share = this.#share(key.id, plan, minute);
      this.#shares.set(key.id, share);
    }
    return share.admit();
  }

  /** Gives every reserve back. A database that is gone loses them for the minute. */
  async close(): Promise<void> {
    await Promise.all([...this.#shares.values()].map((share) => share.close()));
  }

  #share(keyId: string, plan: Plan, minute: number): RateShare {
    const { counts, clock, limits } = this.#options;
    return new RateShare({
      counts,
      keyId,
      minute,
      limit: limits[plan],
      secondsLeft: () => Math.max(Math.ceil(((minute + 1) * MINUTE_MS - clock.now().getTime()) / 1000), 1),
      onBlind: (reason) => this.#tellBlind(reason),
      onSettled: () => {
        this.#blind = false;
      },
    });
  }

  #begin(minute: number): void {
    const first = this.#minute === -1;
    for (const share of this.#shares.values()) share.end();
    this.#shares = new Map();
    this.#minute = minute;
    // Whoever fails at it, or has just started, leaves it to the next minute and to the others.
    if (!first) this.#options.counts.forgetBefore(minute - KEPT_MINUTES).catch(() => undefined);
  }

  /** Once for each time that the database is gone. */
  #tellBlind(reason: unknown): void {
    if (this.#blind) return;
    this.#blind = true;
    this.#options.log.warn({ err: reason }, "Requests cannot be counted; rate limits hold for this process alone.");
  }
}
