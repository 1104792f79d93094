/**
 * How much retrying a server that mostly fails still gets: each retry spends, each answer earns a little back, and with nothing left a failure
 * is final. A dead server then costs one try a request instead of five (the standard retry mode of the AWS SDKs, with its numbers).
 */
import type { EngineFailure } from "#src/judging/engines/engine.ts";

const CAPACITY = 500;
const COST = 5;
/** A timeout held a place in flight for all its time. */
const TIMEOUT_COST = 10;
const EARNED = 1;

export class RetryQuota {
  #left = CAPACITY;

  /** Whether one more retry is to be had after this failure. */
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
