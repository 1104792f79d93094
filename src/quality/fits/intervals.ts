/** 95% intervals of shares and of costs. */

export interface Interval {
  estimate: number;
  low: number;
  high: number;
}

/** The 97.5% quantile of the normal distribution. */
export const Z = 1.959963984540054;

/** Wilson's score interval of a share ("Probable inference, the law of succession, and statistical inference", 1927). */
export function wilson(hits: number, of: number): Interval {
  const share = hits / of;
  const square = Z * Z;
  const middle = (share + square / (2 * of)) / (1 + square / of);
  const half = (Z / (1 + square / of)) * Math.sqrt((share * (1 - share)) / of + square / (4 * of * of));
  // At 0 and 1, the formula gives exactly these ends, apart from rounding.
  return { estimate: share, low: hits === 0 ? 0 : middle - half, high: hits === of ? 1 : middle + half };
}

/**
 * The interval of Agresti & Coull (1998). It has Wilson's middle and is never narrower. Where a share is rare, Wilson's misses it in up to 8% of samples of some
 * hundred.
 */
export function agrestiCoull(hits: number, of: number): Interval {
  const size = of + Z * Z;
  const middle = (hits + (Z * Z) / 2) / size;
  const half = Z * Math.sqrt((middle * (1 - middle)) / size);
  return { estimate: hits / of, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** A unit in which sums and squares of costs do not overflow, whatever their unit. It is a power of two, so no digit changes. */
export function unitOf(costs: readonly number[]): number {
  return 2 ** Math.max(-1074, Math.floor(Math.log2(Math.max(...costs))));
}

/**
 * The interval of the mean cost of two kinds of mistakes. It combines the Wilson intervals of both shares into one of their
 * weighted sum, by Newcombe's method (1998). The form is that of Zou & Donner ("Construction of confidence limits about effect
 * measures", 2008) for dependent shares. They are dependent because a document is at most one of the two mistakes.
 */
export function meanCost(mistakes: readonly [number, number], given: readonly [number, number], of: number): Interval {
  const unit = unitOf(given);
  const costs = [given[0] / unit, given[1] / unit] as const;
  const inUnits = (cost: number) => Math.min(Number.MAX_VALUE, cost * unit);
  const [one, other] = [wilson(mistakes[0], of), wilson(mistakes[1], of)];
  const [p, q] = [one.estimate, other.estimate];
  const related = p === 1 || q === 1 ? 0 : -Math.sqrt((p * q) / ((1 - p) * (1 - q)));
  const estimate = costs[0] * p + costs[1] * q;
  const reach = (a: number, b: number) => Math.sqrt(Math.max(0, a * a + b * b + 2 * related * a * b));
  const low = estimate - reach(costs[0] * (p - one.low), costs[1] * (q - other.low));
  const high = estimate + reach(costs[0] * (one.high - p), costs[1] * (other.high - q));
  return { estimate: inUnits(estimate), low: inUnits(Math.max(0, low)), high: inUnits(high) };
}
