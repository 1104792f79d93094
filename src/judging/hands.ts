/** Documents in hand. Whoever takes one that is taken waits until it is let go, in the order of taking. */
export interface Hold {
  /** Resolves when whoever had it before has let go; undefined where it was free. */
  before: Promise<void> | undefined;
  release(): void;
}

export class Hands {
  readonly #last = new Map<string, Promise<void>>();

  /** How many documents are in hand. */
  get size(): number {
    return this.#last.size;
  }

  has(documentId: string): boolean {
    return this.#last.has(documentId);
  }

  take(documentId: string): Hold {
    const before = this.#last.get(documentId);
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last.set(documentId, promise);
    return {
      before,
      release: () => {
        if (this.#last.get(documentId) === promise) this.#last.delete(documentId);
        resolve();
      },
    };
  }
}
