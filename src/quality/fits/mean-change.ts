/**
 * The mean of changes that are mostly zero and rarely large. Student's interval misses it where a sample has none of the large ones. So values are added that
 * were not seen, at both ends of what is possible: one at each end for changes, as Agresti & Caffo (2000) do for differences of shares, and two for sizes, as
 * Agresti & Coull (1998) do for shares. With one, sizes were missed in 6% of samples of 100.
 */
import type { Interval } from "./intervals.ts";
import { studentQuantile } from "./shares.ts";

/** @param most the size of the largest possible change. @returns null of no changes */
export function meanChange(changes: readonly number[], most: number): Interval | null {
  return meanOf(changes, [-most, most], 1);
}

/** Of sizes, which are not below 0. */
export function meanSize(sizes: readonly number[], most: number): Interval | null {
  return meanOf(sizes, [0, most], 2);
}

function meanOf(values: readonly number[], ends: readonly [number, number], times: number): Interval | null {
  if (values.length === 0) return null;
  const all = [...values, ...Array.from({ length: times }, () => ends).flat()];
  const middle = sumOf(all) / all.length;
  const variance = sumOf(all.map((one) => (one - middle) ** 2)) / (all.length - 1);
  const half = studentQuantile(all.length - 1) * Math.sqrt(variance / all.length);
  const estimate = sumOf(values) / values.length;
  return {
    estimate,
    low: Math.max(ends[0], Math.min(estimate, middle - half)),
    high: Math.min(ends[1], Math.max(estimate, middle + half)),
  };
}

const sumOf = (of: readonly number[]) => of.reduce((sum, one) => sum + one, 0);
