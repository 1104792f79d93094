/**
 * The workers of this process, by the kind of their work-queue rows. Parts are built before workers and wake them by kind, so the
 * workers join last. Waking a kind without a worker here has no effect: another process finds the row when it polls.
 */
import type { QueueWorker } from "#src/foundation/queue/worker.ts";

export class LocalWorkers {
  readonly #byKind = new Map<string, QueueWorker>();

  join(kind: string, worker: QueueWorker): void {
    if (this.#byKind.has(kind)) throw new Error(`Two workers work on rows of kind "${kind}".`);
    this.#byKind.set(kind, worker);
  }

  wake(kind: string): void {
    this.#byKind.get(kind)?.wake();
  }

  /** In the order in which they joined. */
  all(): QueueWorker[] {
    return [...this.#byKind.values()];
  }
}
