/** Where waiting and its measure come from, so that tests can move time. The service's own clock fits. */
import { setTimeout as timeout } from "node:timers/promises";

export interface Clock {
  now(): Date;
  /** Resolves after `ms` milliseconds; rejects with the signal's reason once `signal` is aborted. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

/** Never goes backwards, as the system's time may: a pause or a pace must not last longer because somebody set a clock. */
export const steadyClock: Clock = {
  now: () => new Date(performance.timeOrigin + performance.now()),
  async sleep(ms, signal) {
    await timeout(ms, undefined, signal ? { signal } : {}).catch((error: unknown) => {
      throw signal?.aborted ? signal.reason : error;
    });
  },
};
