/** One thread of large writes, as its callers see it. */
import type { HourCounts } from "#src/foundation/counts/hour-counts.ts";
import type { Logger } from "#src/foundation/log/log.ts";
import { AskedThread } from "#src/foundation/threads/asked-thread.ts";
import { errorOf, type Question, type Questions, type Reply, type Settings } from "./messages.ts";

export interface ThreadOptions {
  settings: Settings;
  /** Also counts what the thread has counted. */
  hours: HourCounts;
  log: Logger;
}

export class Thread {
  readonly #asked: AskedThread<Question, Reply>;
  readonly #hours: HourCounts;

  constructor({ settings, hours, log }: ThreadOptions, onDeath: () => void) {
    this.#hours = hours;
    const file = new URL("main.ts", import.meta.url);
    this.#asked = new AskedThread({ file, name: "large writes", workerData: settings, log }, onDeath);
  }

  /** @throws what the thread throws; ServiceError `unavailable` if it dies */
  async ask<K extends keyof Questions>(
    kind: K,
    asked: Questions[K]["asked"],
    transferred: readonly ArrayBuffer[] = [],
  ): Promise<Questions[K]["answered"]> {
    const reply = await this.#asked.ask({ kind, asked } as Question, transferred);
    if ("failed" in reply) throw errorOf(reply.failed);
    this.#hours.giveBack(reply.hours);
    return reply.answered as Questions[K]["answered"];
  }

  /** Ends the thread even if it is busy. The database rolls back what it has not committed. */
  end(): Promise<void> {
    return this.#asked.end();
  }
}
