/**
 * The only source of time in the service, so that tests can set it. SQL receives times as values and never uses the server's
 * clock.
 */
import { setTimeout as timeout } from "node:timers/promises";

export interface Clock {
  /** The present time, with millisecond precision. */
  now(): Date;
  /** Resolves after `ms` milliseconds of this clock. Rejects with the signal's reason when `signal` is aborted. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

/** Node stores a timer's delay in 32 bits, and a longer delay fires at once. */
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
