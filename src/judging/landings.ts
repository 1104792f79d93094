/** Tells those who wait in this process that answers of a namespace have landed. What lands in other processes is found by asking again. */
export class Landings {
  readonly #waiting = new Map<number, Set<() => void>>();

  landed(namespaceId: number): void {
    const waiting = this.#waiting.get(namespaceId);
    this.#waiting.delete(namespaceId);
    for (const resolve of waiting ?? []) resolve();
  }

  /** Resolves at the next landing in this process, or after `atMostMs`. */
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
