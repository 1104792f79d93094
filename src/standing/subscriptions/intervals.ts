/**
 * Intervals over values of one type; finds all intervals that contain a value (interval tree). They are sorted by their low ends in an
 * array that is read as a balanced tree. Each node has the greatest high end below it. So a search takes logarithmic time plus the number
 * of results. New and removed intervals wait outside the array until sorting is worthwhile. Ends are in arrays of their own. If they are
 * numbers, a search reads them without touching the interval objects, which are scattered in memory.
 */
import { firstThat } from "#src/foundation/binary-search.ts";
import { compareLimits, type Limit } from "./access.ts";

interface Interval<T> {
  readonly low: Limit;
  readonly high: Limit;
  readonly of: T;
  gone: boolean;
}

/** At least this many may wait unsorted, however rare searches are. Each search scans all of them. */
const MOST_WAITING = 64;

export class Intervals<T> {
  #sorted: Interval<T>[] = [];
  #lows: Limit[] = [];
  /** For each node, the greatest high end of itself and all below it. Null means no bound. */
  #highest: Limit[] = [];
  #waiting: Interval<T>[] = [];
  #gone = 0;
  /** How many unsorted intervals searches have scanned since the last sort. */
  #passed = 0;

  get size(): number {
    return this.#sorted.length - this.#gone + this.#waiting.length;
  }

  add(low: Limit, high: Limit, of: T): void {
    this.#waiting.push({ low, high, of, gone: false });
  }

  /** Removes one interval of this object. */
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

  /** Calls `found` for every interval that contains a value. Ends are included. */
  at(value: number | string, found: (of: T) => void): void {
    this.#passed += this.#waiting.length;
    const crowded = this.#waiting.length > Math.max(MOST_WAITING, Math.sqrt(this.#sorted.length));
    // By now, scanning them has cost as much as sorting them would.
    if (crowded || this.#passed > MOST_WAITING + this.#sorted.length * 4 || this.#gone > this.#sorted.length / 2) this.#sort();
    for (const each of this.#waiting) if (holds(each, value)) found(each.of);
    this.#within(0, this.#sorted.length, value, found);
  }

  /** The node of a range is its middle. Those before it have no greater low end, those after it no smaller one. */
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
    return firstThat(0, this.#sorted.length, (at) => compareLow(this.#lows[at]!, low) >= 0);
  }

  #sort(): void {
    this.#sorted = [...this.#sorted.filter(({ gone }) => !gone), ...this.#waiting].sort((one, other) =>
      compareLow(one.low, other.low),
    );
    this.#lows = this.#sorted.map(({ low }) => low);
    this.#waiting = [];
    this.#gone = 0;
    this.#passed = 0;
    // Copy the array, so that an array of only numbers keeps its compact representation.
    this.#highest = [...this.#lows];
    this.#raise(0, this.#sorted.length);
  }

  /** The greatest high end in a range, which is stored at its node. Undefined if the range is empty. */
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

/** An interval without a low end comes first. */
function compareLow(one: Limit, other: Limit): number {
  if (one === null || other === null) return (one === null ? 0 : 1) - (other === null ? 0 : 1);
  return compareLimits(one, other);
}

function holds<T>({ low, high }: Interval<T>, value: number | string): boolean {
  return (low === null || compareLimits(low, value) <= 0) && (high === null || compareLimits(high, value) >= 0);
}
