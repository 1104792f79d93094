/**
 * What nobody waits for makes way in this process for what somebody does: the processor and the database serve a job's page of 256 documents
 * and a single write alike. Whoever waits for answers often asks again at once, so it is quiet a moment after the last.
 */
import { setTimeout as sleep } from "node:timers/promises";

const QUIET_AFTER_MS = 30;

export class Courtesy {
  #waiting = 0;
  #endedAt = Number.NEGATIVE_INFINITY;

  /** Somebody waits until then. */
  begin(until: Promise<unknown>): void {
    this.#waiting += 1;
    const ended = () => {
      this.#waiting -= 1;
      this.#endedAt = performance.now();
    };
    until.then(ended, ended);
  }

  /** Resolves when nobody waits any more, or after `atMostMs`. */
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
