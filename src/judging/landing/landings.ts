/**
 * Notifies callers in this process that answers of a namespace were stored. Answers stored by other processes are found by polling.
 */
export class Landings {
  readonly #waiting = new Map<number, Set<() => void>>();

  landed(namespaceId: number): void {
    const waiting = this.#waiting.get(namespaceId);
    this.#waiting.delete(namespaceId);
    for (const resolve of waiting ?? []) resolve();
  }

  /** Resolves when this process next stores answers of the namespace, or after `atMostMs`. */
  async next(namespaceId: number, atMostMs: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const waiting = this.#waiting.get(namespaceId) ?? new Set();
      this.#waiting.set(namespaceId, waiting);
      const done = () => {
        clearTimeout(timer);
        waiting.delete(done);
        resolve();
      };
      const timer = setTimeout(done, atMostMs);
      waiting.add(done);
    });
  }
}
