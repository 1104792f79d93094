/**
 * Intervals over values of one type, and which of them a value lies in. Kept by their low ends, in an array that is read as a balanced tree,
 * each node with the greatest high end below it, so a look costs the logarithm of their number and what it finds. What is added or taken away
 * waits beside the array until it is worth sorting again. Ends lie in arrays of their own: of numbers these are read without a look at
 * the intervals, which are all over the memory.
 */
import { compareLimits, type Limit } from "./access.ts";

interface Interval<T> {
  readonly low: Limit;
  readonly high: Limit;
  readonly of: T;
  gone: boolean;
}

/** As many as may wait however seldom anything is looked for: a look passes them all. */
const MOST_WAITING = 64;

export class Intervals<T> {
  #sorted: Interval<T>[] = [];
  #lows: Limit[] = [];
  /** The greatest high end of the node's own and all below it, null where one is open. */
  #highest: Limit[] = [];
  #waiting: Interval<T>[] = [];
  #gone = 0;
  /** Waiting ones that looks have passed since they were last sorted in. */
  #passed = 0;

  get size(): number {
    return this.#sorted.length - this.#gone + this.#waiting.length;
  }

  add(low: Limit, high: Limit, of: T): void {
    this.#waiting.push({ low, high, of, gone: false });
  }

  /** Takes one of the intervals away that are of this. */
  remove(low: Limit, of: T): void {
    const waits = this.#waiting.findIndex((each) => each.of === of && each.low === low);
    if (waits >= 0) {
      this.#waiting.splice(waits, 1);
      return;
    }
    for (let at = this.#firstFrom(low); at < this.#sorted.length; at++) {
      const each = this.#sorted[at]!;
      if (compareLow(each.low, low) !== 0) return;
      if (each.of !== of || each.gone) continue;
      each.gone = true;
      this.#gone += 1;
      return;
    }
  }

  /** Tells of every interval that a value lies in, its ends included. */
  at(value: number | string, found: (of: T) => void): void {
    this.#passed += this.#waiting.length;
    const crowded = this.#waiting.length > Math.max(MOST_WAITING, Math.sqrt(this.#sorted.length));
    // Passing them has taken as long by now as sorting them in would.
    if (crowded || this.#passed > MOST_WAITING + this.#sorted.length * 4 || this.#gone > this.#sorted.length / 2) this.#sort();
    for (const each of this.#waiting) if (holds(each, value)) found(each.of);
    this.#within(0, this.#sorted.length, value, found);
  }

  /** The node of a stretch is its middle; those before it begin no later, those after it no sooner. */
  #within(from: number, to: number, value: number | string, found: (of: T) => void): void {
    while (from < to) {
      const middle = (from + to) >>> 1;
      const highest = this.#highest[middle]!;
      if (highest !== null && compareLimits(highest, value) < 0) return;
      this.#within(from, middle, value, found);
      const low = this.#lows[middle]!;
      if (low !== null && compareLimits(low, value) > 0) return;
      const node = this.#sorted[middle]!;
      if (!node.gone && (node.high === null || compareLimits(node.high, value) >= 0)) found(node.of);
      from = middle + 1;
    }
  }

  #firstFrom(low: Limit): number {
    let [from, to] = [0, this.#sorted.length];
    while (from < to) {
      const middle = (from + to) >>> 1;
      if (compareLow(this.#lows[middle]!, low) < 0) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  #sort(): void {
    this.#sorted = [...this.#sorted.filter(({ gone }) => !gone), ...this.#waiting].sort((one, other) =>
      compareLow(one.low, other.low),
    );
    this.#lows = this.#sorted.map(({ low }) => low);
    this.#waiting = [];
    this.#gone = 0;
    this.#passed = 0;
    // Filled first, so that ends that are all numbers are kept as such.
    this.#highest = [...this.#lows];
    this.#raise(0, this.#sorted.length);
  }

  /** The greatest high end of a stretch, which its node keeps; undefined of none. */
  #raise(from: number, to: number): Limit | undefined {
    if (from >= to) return undefined;
    const middle = (from + to) >>> 1;
    let highest = this.#sorted[middle]!.high;
    for (const below of [this.#raise(from, middle), this.#raise(middle + 1, to)]) {
      if (below === undefined || highest === null) continue;
      highest = below === null || compareLimits(below, highest) > 0 ? below : highest;
    }
    this.#highest[middle] = highest;
    return highest;
  }
}

/** An open low end comes before all others. */
function compareLow(one: Limit, other: Limit): number {
  if (one === null || other === null) return (one === null ? 0 : 1) - (other === null ? 0 : 1);
  return compareLimits(one, other);
}

function holds<T>({ low, high }: Interval<T>, value: number | string): boolean {
  return (low === null || compareLimits(low, value) <= 0) && (high === null || compareLimits(high, value) >= 0);
}
