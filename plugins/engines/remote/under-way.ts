/** Evaluations of an engine that are under way: it closes when they have ended, and begins none after. */
export class UnderWay {
  readonly #all = new Set<Promise<unknown>>();
  #closed = false;

  get closed(): boolean {
    return this.#closed;
  }

  /** The results of works that belong together. */
  async results<T>(works: readonly Promise<T>[]): Promise<T[]> {
    const results = Promise.all(works);
    this.#all.add(results);
    try {
      return await results;
    } finally {
      this.#all.delete(results);
    }
  }

  /** From the call on it is closed; resolves when all has ended. */
  async close(): Promise<void> {
    this.#closed = true;
    await Promise.allSettled(this.#all);
  }
}
