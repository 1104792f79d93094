/** A token bucket: it fills at a steady rate. A caller takes from it at once, or waits until it holds enough. */
export class Bucket {
  readonly #capacity: number;
  readonly #perMs: number;
  #level: number;
  #at: number;

  /**
   * @param capacity the largest amount that can be taken at once
   * @param perSecond the rate at which it fills
   * @param now milliseconds
   */
  constructor(capacity: number, perSecond: number, now: number) {
    this.#capacity = capacity;
    this.#perMs = perSecond / 1_000;
    this.#level = capacity;
    this.#at = now;
  }

  /** Milliseconds until `amount` can be taken. For more than the capacity: until the bucket is full. */
  waitFor(amount: number, now: number): number {
    this.#fill(now);
    const lacking = Math.min(amount, this.#capacity) - this.#level;
    return lacking <= 0 ? 0 : Math.ceil(lacking / this.#perMs);
  }

  /** Takes an amount, into debt if necessary. A negative amount returns an excess. */
  take(amount: number, now: number): void {
    this.#fill(now);
    this.#level = Math.min(this.#capacity, this.#level - amount);
  }

  /** Corrects an amount that turned out to be larger or smaller. The correction alone never causes a debt of more than `most`. */
  correct(amount: number, most: number, now: number): void {
    const before = this.#level;
    this.take(amount, now);
    this.#level = Math.max(this.#level, Math.min(before, -most));
  }

  #fill(now: number): void {
    this.#level = Math.min(this.#capacity, this.#level + Math.max(0, now - this.#at) * this.#perMs);
    this.#at = now;
  }
}
