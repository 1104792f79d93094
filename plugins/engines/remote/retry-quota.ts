/**
 * Limits the retries to a server that mostly fails. Each retry spends from a quota, and each answer earns a little back. With an empty
 * quota, a failure is final. So a dead server costs one try per request instead of five. This is the standard retry mode of the AWS SDKs,
 * with its numbers.
 */
import type { EngineFailure } from "#src/judging/engines/engine.ts";

const CAPACITY = 500;
const COST = 5;
/** A timeout costs more, because it occupied a slot the whole time. */
const TIMEOUT_COST = 10;
const EARNED = 1;

export class RetryQuota {
  #left = CAPACITY;

  /** Whether the quota allows one more retry after this failure. */
  spend({ code }: EngineFailure): boolean {
    const cost = code === "timeout" ? TIMEOUT_COST : COST;
    if (this.#left < cost) return false;
    this.#left -= cost;
    return true;
  }

  earn(): void {
    this.#left = Math.min(CAPACITY, this.#left + EARNED);
  }
}
