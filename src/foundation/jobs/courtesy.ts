/**
 * In this process, background work gives way to interactive work. A job's page of 256 documents and a single write compete for
 * the same processor and database. A client that waits for answers often asks again at once, so background work pauses for a
 * moment after the last one.
 */
import { setTimeout as sleep } from "node:timers/promises";

const QUIET_AFTER_MS = 30;

export class Courtesy {
  #waiting = 0;
  #endedAt = Number.NEGATIVE_INFINITY;

  /** A client waits until this promise settles. */
  begin(until: Promise<unknown>): void {
    this.#waiting += 1;
    const ended = () => {
      this.#waiting -= 1;
      this.#endedAt = performance.now();
    };
    until.then(ended, ended);
  }

  /** Resolves when no client waits any more, or after `atMostMs`. */
  async quiet(atMostMs: number, signal: AbortSignal): Promise<void> {
    const until = performance.now() + atMostMs;
    while (!signal.aborted) {
      const now = performance.now();
      const since = this.#waiting > 0 ? now : this.#endedAt;
      const ms = Math.min(since + QUIET_AFTER_MS, until) - now;
      if (ms <= 0) return;
      await sleep(ms, undefined, { signal }).catch(() => undefined);
    }
  }
}
