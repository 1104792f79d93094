/**
 * Counts requests by key in windows of one minute. Windows begin with the clock's minutes and not with a key's first request, so that
 * what several processes counted of one key in one minute is the same window and can be added up; within a process the count is exact.
 */
import type { Clock } from "#src/clock.ts";
import type { Admission } from "./accounts.ts";
import type { Identity, Plan } from "./identity.ts";

const MINUTE_MS = 60_000;

export class RateLimits {
  readonly #clock: Clock;
  readonly #limits: Readonly<Record<Plan, number>>;
  #minute = -1;
  #used = new Map<string, number>();

  /** `limits`: requests per key and minute, by plan. */
  constructor(clock: Clock, limits: Readonly<Record<Plan, number>>) {
    this.#clock = clock;
    this.#limits = limits;
  }

  /** Takes one request off what is left to the key. One too many takes nothing, so that a client that waits is let in again. */
  admit({ key, plan }: Identity): Admission {
    const now = this.#clock.now().getTime();
    const minute = Math.floor(now / MINUTE_MS);
    if (minute !== this.#minute) {
      this.#minute = minute;
      this.#used = new Map();
    }
    const limit = this.#limits[plan];
    const used = this.#used.get(key.id) ?? 0;
    if (used >= limit) return { limit, remaining: 0, retryAfter: Math.ceil(((minute + 1) * MINUTE_MS - now) / 1000) };
    this.#used.set(key.id, used + 1);
    return { limit, remaining: limit - used - 1, retryAfter: null };
  }
}
