/** Divides long work into short turns, so that the event loop can do other work between them, with any number of callers. */

/** No step begins later in a turn than this; a step takes one or two milliseconds at most, so a turn stays below 10. */
const TURN_MS = 4;

/** Runs wait in one line. Each time the event loop comes round there is one turn, which they share in their order. */
export class Turns {
  readonly #waiting: (() => void)[] = [];
  #scheduled = false;
  #ends = Number.NEGATIVE_INFINITY;

  /** Runs steps to their result. Throws the signal's reason once it is aborted. */
  async run<Result>(steps: Generator<void, Result>, signal: AbortSignal): Promise<Result> {
    await this.#turn();
    try {
      while (true) {
        signal.throwIfAborted();
        const step = steps.next();
        if (step.done) return step.value;
        if (performance.now() >= this.#ends) await this.#turn();
      }
    } finally {
      this.#next();
    }
  }

  #turn(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      this.#schedule();
    });
  }

  #schedule(): void {
    if (this.#scheduled || this.#waiting.length === 0) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      this.#ends = performance.now() + TURN_MS;
      this.#next();
      this.#schedule();
    });
  }

  /** Lets the next in line go on where the turn is not over. */
  #next(): void {
    if (performance.now() < this.#ends) this.#waiting.shift()?.();
  }
}
