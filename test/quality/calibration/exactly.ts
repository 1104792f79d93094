/** Intervals of shares word for word, and how often they hold the truth: by sums over all samples, without chance. */
import { expect } from "vitest";

interface Ends {
  low: number;
  high: number;
}

/** The interval of Agresti & Coull (1998), word for word. Add z²/2 hits and z²/2 misses, and take the normal interval of what is there then. */
export function literally(hits: number, of: number): Ends {
  const z = 1.959963984540054;
  const draws = of + z ** 2;
  const share = (hits + z ** 2 / 2) / draws;
  const half = z * ((share * (1 - share)) / draws) ** 0.5;
  return { low: Math.max(0, share - half), high: Math.min(1, share + half) };
}

/** A share as the service reports it. */
export function shown(hits: number, of: number) {
  const { low, high } = literally(hits, of);
  return { estimate: expect.closeTo(hits / of, 9), low: expect.closeTo(low, 9), high: expect.closeTo(high, 9) };
}

/** Wilson's interval (1927), for comparison. */
export function wilson(hits: number, of: number): Ends {
  const z = 1.959963984540054;
  const share = hits / of;
  const middle = (2 * hits + z ** 2) / (2 * of + 2 * z ** 2);
  const half = (z * Math.sqrt(z ** 2 + 4 * of * share * (1 - share))) / (2 * of + 2 * z ** 2);
  return { low: middle - half, high: middle + half };
}

/** Natural logarithms of the factorials of 0 to 1,000. */
export const LN_FACTORIAL = [0];
for (let n = 1; n <= 1_000; n++) LN_FACTORIAL.push(LN_FACTORIAL[n - 1]! + Math.log(n));

/** The share of all samples of so many independent draws whose interval holds the truth, for each of the true shares. */
export function coverageOf(interval: (hits: number, of: number) => Ends, of: number, shares: readonly number[]): number[] {
  const intervals = Array.from({ length: of + 1 }, (_, hits) => interval(hits, of));
  const ways = intervals.map((_, hits) => LN_FACTORIAL[of]! - LN_FACTORIAL[hits]! - LN_FACTORIAL[of - hits]!);
  return shares.map((share) => {
    const [yes, no] = [Math.log(share), Math.log1p(-share)];
    let held = 0;
    for (const [hits, { low, high }] of intervals.entries())
      if (low <= share && share <= high) held += Math.exp(ways[hits]! + hits * yes + (of - hits) * no);
    return held;
  });
}
