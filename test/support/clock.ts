/** A clock that stands still until a test moves it. */
import type { Clock } from "#src/foundation/time/clock.ts";

export interface MovableClock extends Clock {
  /**
   * Moves forward and wakes sleepers that are due, earliest first. Each wakes at its own moment and gets a turn of the event loop. A sleeper
   * that sleeps again within the moved time is woken again.
   */
  advance(ms: number): Promise<void>;
  /** How many sleep. */
  readonly sleepers: number;
  /** Resolves when at least so many sleep: what a test awaits before it moves the clock. */
  asleep(count: number): Promise<void>;
}

interface Sleeper {
  readonly due: number;
  wake(): void;
}

export function movableClock(start: Date | string = "2030-01-01T00:00:00.000Z"): MovableClock {
  let now = new Date(start).getTime();
  const sleepers = new Set<Sleeper>();
  const watchers = new Set<{ count: number; resolve: () => void }>();

  const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
  const tellWatchers = () => {
    for (const watcher of watchers) {
      if (sleepers.size < watcher.count) continue;
      watchers.delete(watcher);
      watcher.resolve();
    }
  };
  const earliest = (until: number) =>
    [...sleepers]
      .filter(({ due }) => due <= until)
      .reduce<Sleeper | null>((first, sleeper) => (first && first.due <= sleeper.due ? first : sleeper), null);

  return {
    now: () => new Date(now),
    async sleep(ms, signal) {
      signal?.throwIfAborted();
      if (ms <= 0) return;
      await new Promise<void>((resolve, reject) => {
        const sleeper: Sleeper = {
          due: now + ms,
          wake() {
            sleepers.delete(sleeper);
            signal?.removeEventListener("abort", abort);
            resolve();
          },
        };
        const abort = () => {
          sleepers.delete(sleeper);
          reject(signal?.reason);
        };
        signal?.addEventListener("abort", abort, { once: true });
        sleepers.add(sleeper);
        tellWatchers();
      });
    },
    async advance(ms) {
      const until = now + ms;
      for (let next = earliest(until); next; next = earliest(until)) {
        now = Math.max(now, next.due);
        next.wake();
        await turn();
      }
      now = until;
      await turn();
    },
    get sleepers() {
      return sleepers.size;
    },
    asleep(count) {
      if (sleepers.size >= count) return Promise.resolve();
      return new Promise((resolve) => watchers.add({ count, resolve }));
    },
  };
}
