/** Numbers for axes. */
import { firstThat } from "#src/foundation/binary-search.ts";

/** One to four round numbers above 0 and up to `most`, evenly apart. @param least what they are apart at least */
export function ticks(most: number, least = 1): number[] {
  const rough = most / 3;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(least, [1, 2, 5, 10].map((factor) => factor * power).find((one) => one >= rough)!);
  return Array.from({ length: Math.floor(most / step) }, (_, at) => (at + 1) * step);
}

/** Values sorted into `amount` bins of equal width; what lies outside goes to the nearest. */
export function binned(values: Iterable<number>, least: number, most: number, amount: number) {
  const width = (most - least) / amount;
  const counts = new Array<number>(amount).fill(0);
  for (const value of values) {
    const at = Math.min(amount - 1, Math.max(0, Math.floor((value - least) / width)));
    counts[at]! += 1;
  }
  return counts.map((count, at) => ({ lower: least + at * width, upper: least + (at + 1) * width, count }));
}

/** How many of ascending numbers are at least `cut`. */
export function countFrom(ascending: Float64Array, cut: number): number {
  return ascending.length - firstThat(0, ascending.length, (at) => ascending[at]! >= cut);
}
