/** The in-flight set of documents. A second caller for a document waits until the first releases it, in first-come order. */
export interface Taken {
  /** Resolves when the previous holder has released it. Undefined if the document was free. */
  before: Promise<void> | undefined;
  release(): void;
}

export class Hands {
  readonly #last = new Map<string, Promise<void>>();

  /** How many documents are in flight. */
  get size(): number {
    return this.#last.size;
  }

  has(documentId: string): boolean {
    return this.#last.has(documentId);
  }

  take(documentId: string): Taken {
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
