/**
 * The workers of this process, by the kind of their work-queue rows. Parts are built before workers and wake them by kind, so the
 * workers join last. Waking a kind without a worker here has no effect: another process finds the row when it polls.
 */
import type { Worker } from "#src/foundation/queue/worker.ts";

export class LocalWorkers {
  readonly #byKind = new Map<string, Worker>();

  join(kind: string, worker: Worker): void {
    if (this.#byKind.has(kind)) throw new Error(`Two workers work on rows of kind "${kind}".`);
    this.#byKind.set(kind, worker);
  }

  wake(kind: string): void {
    this.#byKind.get(kind)?.wake();
  }

  /** In the order in which they joined. */
  all(): Worker[] {
    return [...this.#byKind.values()];
  }
}
