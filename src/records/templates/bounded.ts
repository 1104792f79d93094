/**
 * A cache of bounded weight that evicts entries not used recently. It has two generations. Used entries go to the young one. When
 * the young one reaches half of the bound, it replaces the old one, which is dropped. So neither reads nor evictions cost time in
 * proportion to the size.
 */
export class Bounded<Value> {
  readonly #most: number;
  #young = new Map<string, { value: Value; weight: number }>();
  #old = new Map<string, { value: Value; weight: number }>();
  #weight = 0;

  /** @param most the maximum total weight of all values */
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
