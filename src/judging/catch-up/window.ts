/**
 * Limits how many requests of one namespace go to one engine at a time (backpressure). It hands over just enough to keep the engine busy.
 * The rest wait here in order, so that other namespaces get their turn.
 */
import type { Batch } from "#src/judging/asking/batch.ts";
import type { Judged } from "#src/judging/asking/judged.ts";

interface Queued {
  batch: Batch;
  answered(judged: Judged[]): void;
}

export interface WindowParts {
  /** How many requests the engine takes concurrently. */
  concurrency: number;
  signal: AbortSignal;
  ask(batch: Batch): Promise<Judged[]>;
}

export class Window {
  readonly #parts: WindowParts;
  readonly #size: number;
  #queued: Queued[] = [];
  #handed = 0;

  constructor(parts: WindowParts) {
    this.#parts = parts;
    // Slightly more than the engine takes at once, so that it has work while the next requests are on their way.
    this.#size = parts.concurrency + Math.ceil(parts.concurrency / 4) + 2;
  }

  /** Whether few requests are left to hand over. */
  get short(): boolean {
    return this.#queued.length < this.#size;
  }

  /**
   * Resolves to the outcomes. They are empty if a shutdown cut it short.
   */
  ask(batch: Batch): Promise<Judged[]> {
    return new Promise((answered) => {
      this.#queued.push({ batch, answered });
      this.pump();
    });
  }

  pump(): void {
    if (this.#parts.signal.aborted) for (const { answered } of this.#queued.splice(0)) answered([]);
    for (const queued of this.#queued.splice(0, this.#size - this.#handed)) void this.#send(queued);
  }

  async #send({ batch, answered }: Queued): Promise<void> {
    this.#handed += 1;
    answered(await this.#parts.ask(batch));
    this.#handed -= 1;
    this.pump();
  }
}
