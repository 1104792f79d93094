/** A rate as a bucket that fills steadily: what is taken from it may be taken at once while it is full, and else must be waited for. */
export class Bucket {
  readonly #capacity: number;
  readonly #perMs: number;
  #level: number;
  #at: number;

  /**
   * @param capacity most that can be taken at once
   * @param perSecond what flows in
   * @param now milliseconds
   */
  constructor(capacity: number, perSecond: number, now: number) {
    this.#capacity = capacity;
    this.#perMs = perSecond / 1_000;
    this.#level = capacity;
    this.#at = now;
  }

  /** Milliseconds until `amount` can be taken; of more than fits, until the bucket is full. */
  waitFor(amount: number, now: number): number {
    this.#fill(now);
    const lacking = Math.min(amount, this.#capacity) - this.#level;
    return lacking <= 0 ? 0 : Math.ceil(lacking / this.#perMs);
  }

  /** Takes it, into debt where need be; a negative amount gives back what was taken too much. */
  take(amount: number, now: number): void {
    this.#fill(now);
    this.#level = Math.min(this.#capacity, this.#level - amount);
  }

  /** As `take`, of what was found out afterwards: that alone never leads into a debt of more than `most`. */
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
