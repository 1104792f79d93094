/**
 * Requests of one namespace on their way to one engine. No more are handed over at once than keep it busy: those behind wait here, in order, and
 * other namespaces have their turn.
 */
import type { Batch } from "./judge.ts";
import type { Judged } from "./judged.ts";

interface Queued {
  batch: Batch;
  answered(judged: Judged[]): void;
}

export interface WindowParts {
  /** Requests that the engine takes at once. */
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
    // A few more than it takes at once, for while the next are on their way.
    this.#size = parts.concurrency + Math.ceil(parts.concurrency / 4) + 2;
  }

  /** Whether there is little left to hand over. */
  get short(): boolean {
    return this.#queued.length < this.#size;
  }

  /** The outcomes; none where a stopping server cut it short. */
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
