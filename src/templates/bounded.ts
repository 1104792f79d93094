/**
 * A map that forgets what has not been asked for lately, so that what it holds weighs no more than a bound. Two generations: what is asked for
 * comes into the younger one, and when that weighs half of the bound the older one is forgotten in its place. Neither asking nor forgetting
 * costs in proportion to what is held.
 */
export class Bounded<Value> {
  readonly #most: number;
  #young = new Map<string, { value: Value; weight: number }>();
  #old = new Map<string, { value: Value; weight: number }>();
  #weight = 0;

  /** @param most what all values together may weigh */
  constructor(most: number) {
    this.#most = most;
  }

  get(key: string): Value | undefined {
    const young = this.#young.get(key);
    if (young) return young.value;
    const old = this.#old.get(key);
    if (old) this.#add(key, old);
    return old?.value;
  }

  set(key: string, value: Value, weight: number): void {
    this.delete(key);
    this.#add(key, { value, weight });
  }

  delete(key: string): void {
    this.#weight -= this.#young.get(key)?.weight ?? 0;
    this.#young.delete(key);
    this.#old.delete(key);
  }

  #add(key: string, held: { value: Value; weight: number }): void {
    if (this.#weight + held.weight > this.#most / 2 && this.#young.size > 0) {
      this.#old = this.#young;
      this.#young = new Map();
      this.#weight = 0;
    }
    this.#young.set(key, held);
    this.#weight += held.weight;
  }
}
