/**
 * A 95% interval of the expected calibration error (ECE). The estimate is biased upwards: correct bins deviate by chance, and
 * distances do not cancel. So the two ends are found in different ways. Together they contain the true value in at least 95 of
 * 100 samples.
 *
 * With g the true gap of each bin, ĝ the observed one and w the bin's share of outcomes, the estimate is Σ w·|ĝ|.
 *
 * - The estimate exceeds the true value by at most Σ w·|ĝ − g|. The lower end is the estimate less the 97.5% quantile of that
 *   sum, which is a sum of half-normal variables. So it is above 0 only if the gaps are larger than chance explains.
 * - The mean of the estimate is at least the true value, by convexity. The upper end is the estimate plus 1.96 standard
 *   deviations.
 */

import type { BinSums } from "./bins.ts";
import { type Interval, Z } from "./intervals.ts";

/** Mean, variance and third central moment of |Z|. */
const MEAN = Math.sqrt(2 / Math.PI);
const VARIANCE = 1 - 2 / Math.PI;
const THIRD = MEAN * (4 / Math.PI - 1);

export function errorInterval(bins: readonly BinSums[]): Interval {
  const total = bins.reduce((sum, { count }) => sum + count, 0);
  const gaps = bins.map(({ predicted, came }) => Math.abs(predicted - came) / total);
  const estimate = gaps.reduce((sum, gap) => sum + gap, 0);
  // The standard deviation of w·ĝ in each bin. Even a bin without a mistake has one: two outcomes of either kind are added
  // (Agresti & Coull 1998).
  const deviations = bins.map(({ count, came }) => {
    const share = (came + 2) / (count + 4);
    return Math.sqrt(count * share * (1 - share)) / total;
  });
  // The bin of an outcome is also random.
  const squares = bins.reduce((sum, { predicted, came, count }) => sum + ((predicted - came) / count) ** 2 * (count / total), 0);
  const drawn = Math.max(0, squares - estimate ** 2) / total;
  const spread = Math.sqrt(deviations.reduce((sum, one) => sum + one ** 2, drawn));
  const low = estimate - halfNormalQuantile(deviations, drawn);
  return { estimate, low: Math.max(0, low), high: Math.min(1, estimate + Z * spread) };
}

/** The 97.5% quantile of a weighted sum of half-normal variables with additional variance, by the Cornish-Fisher expansion. */
function halfNormalQuantile(weights: readonly number[], more: number): number {
  const sum = (power: number) => weights.reduce((all, one) => all + one ** power, 0);
  const variance = sum(2) * VARIANCE + more;
  if (variance === 0) return 0;
  const skewness = (sum(3) * THIRD) / variance ** 1.5;
  return sum(1) * MEAN + Math.sqrt(variance) * (Z + (skewness / 6) * (Z * Z - 1));
}
