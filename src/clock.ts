/** Where every time in the service comes from, so that tests can move it. Times reach SQL as values; SQL never asks the server's clock. */
import { setTimeout as timeout } from "node:timers/promises";

export interface Clock {
  /** The present time, in milliseconds precision. */
  now(): Date;
  /** Resolves after `ms` milliseconds of this clock; rejects with the signal's reason once `signal` is aborted. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

/** Node's timers hold a 32-bit number of milliseconds and fire at once above it. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: () => new Date(),
  async sleep(ms, signal) {
    for (let left = ms; left > 0; left -= LONGEST_TIMER_MS) {
      await timeout(Math.min(left, LONGEST_TIMER_MS), undefined, signal ? { signal } : {}).catch((error: unknown) => {
        throw signal?.aborted ? signal.reason : error;
      });
    }
    signal?.throwIfAborted();
  },
};
