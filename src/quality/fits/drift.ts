/**
 * Whether two samples of answers come from one distribution, from counts in classes: a hundredth of the scale, or an option. Classes make the test of Kolmogorov
 * and Smirnov err to the side of no difference, as ties do.
 */

import { holm } from "./agreement.ts";

export type Counts = ReadonlyMap<string, number>;

const total = (counts: Counts) => [...counts.values()].reduce((sum, one) => sum + one, 0);

/** Numbers on a scale are counted in so many classes, named by their number. */
export const CLASSES = 100;
const TENTHS = 10;

export interface Difference {
  stabilityIndex: number;
  probability: number;
}

export interface Verdict extends Difference {
  drifted: boolean;
}

/** A shift that matters: below it, by custom, a distribution is called stable. */
const LARGE = 0.1;

/** Which of many comparisons show a drift, with p-values adjusted for their number (Holm 1979). */
export function verdictsOf(differences: readonly Difference[], level = 0.05): Verdict[] {
  const adjusted = holm(differences.map(({ probability }) => probability));
  return differences.map(({ stabilityIndex }, at) => {
    const probability = adjusted[at]!;
    return { stabilityIndex, probability, drifted: probability <= level && stabilityIndex >= LARGE };
  });
}

/** The verdict of one of several looks at a sample that grows. Each look has its part of the level, so all of them together keep it (Bonferroni). */
export function verdictOfLook({ stabilityIndex, probability }: Difference, looks: number): Verdict {
  return verdictsOf([{ stabilityIndex, probability: Math.min(1, probability * looks) }])[0]!;
}

/** Of numbers, counted in classes. */
export function differenceOfNumbers(before: Counts, now: Counts): Difference {
  const sizes = [total(before), total(now)] as const;
  const upTo: [number, number] = [0, 0];
  let largest = 0;
  const tenths: [number, number][] = [];
  let counted: [number, number] = [0, 0];
  const close = () => {
    if (counted[0] + counted[1] > 0) tenths.push(counted);
    counted = [0, 0];
  };
  for (let at = 0; at < CLASSES; at++) {
    const [was, is] = [before.get(String(at)) ?? 0, now.get(String(at)) ?? 0];
    upTo[0] += was;
    upTo[1] += is;
    largest = Math.max(largest, Math.abs(upTo[0] / sizes[0] - upTo[1] / sizes[1]));
    // A tenth of the sample before, or more where many answers are equal. So many equal ones are a part of their own.
    if (was >= sizes[0] / TENTHS) close();
    counted = [counted[0] + was, counted[1] + is];
    if (counted[0] >= sizes[0] / TENTHS) close();
  }
  close();
  const size = (sizes[0] * sizes[1]) / (sizes[0] + sizes[1]);
  return { stabilityIndex: stabilityIndex(tenths), probability: kolmogorov(Math.sqrt(size) * largest) };
}

/** Of options. They come by name: an order by when they were seen would tell the samples apart wherever rare ones are put together. */
export function differenceOfOptions(before: Counts, now: Counts): Difference {
  const pairs = [...new Set([...before.keys(), ...now.keys()])]
    .toSorted()
    .map((option): [number, number] => [before.get(option) ?? 0, now.get(option) ?? 0]);
  return { stabilityIndex: stabilityIndex(pairs), probability: chiSquared(pairs) };
}

/** The population stability index. Half a document is added to each class, so that an empty one does not make it infinite. */
export function stabilityIndex(pairs: readonly (readonly [number, number])[]): number {
  const sums = [0, 1].map((one) => pairs.reduce((sum, pair) => sum + pair[one]! + 0.5, 0)) as [number, number];
  return pairs.reduce((sum, [before, now]) => {
    const [one, other] = [(before + 0.5) / sums[0], (now + 0.5) / sums[1]];
    return sum + (other - one) * Math.log(other / one);
  }, 0);
}

/** The probability that Kolmogorov's statistic is at least so large (1933). */
export function kolmogorov(statistic: number): number {
  if (statistic < 0.2) return 1;
  let sum = 0;
  for (let k = 1; k <= 100; k++) sum += (k % 2 === 1 ? 2 : -2) * Math.exp(-2 * (k * statistic) ** 2);
  return Math.min(1, Math.max(0, sum));
}

/** Classes of which fewer are expected than this are put together (Cochran 1954). */
const LEAST_EXPECTED = 5;

/**
 * Pearson's test (1900) of two samples, with N−1 in place of N (E. S. Pearson 1947). Then the mean of the statistic is exact. With N, few documents gave more
 * false alarms than promised.
 */
export function chiSquared(pairs: readonly (readonly [number, number])[]): number {
  const sizes = [0, 1].map((one) => pairs.reduce((sum, pair) => sum + pair[one]!, 0)) as [number, number];
  const all = sizes[0] + sizes[1];
  const classes: [number, number][] = [];
  let rest: [number, number] = [0, 0];
  const expected = ([before, now]: readonly [number, number]) => ((before + now) * Math.min(...sizes)) / all;
  for (const pair of pairs.toSorted((one, other) => one[0] + one[1] - other[0] - other[1])) {
    rest = [rest[0] + pair[0], rest[1] + pair[1]];
    if (expected(rest) < LEAST_EXPECTED) continue;
    classes.push(rest);
    rest = [0, 0];
  }
  // What is left is too small for a class of its own.
  const last = classes.pop() ?? [0, 0];
  classes.push([last[0] + rest[0], last[1] + rest[1]]);
  if (classes.length < 2) return 1;
  let statistic = 0;
  for (const pair of classes)
    for (const one of [0, 1] as const) {
      const of = ((pair[0] + pair[1]) * sizes[one]) / all;
      statistic += (pair[one] - of) ** 2 / of;
    }
  return chiSquaredTail((statistic * (all - 1)) / all, classes.length - 1);
}

/** The probability that chi-squared is at least so large, by the finite series for whole degrees of freedom (Abramowitz & Stegun 26.4.4 and 26.4.5). */
export function chiSquaredTail(statistic: number, freedom: number): number {
  if (statistic <= 0) return 1;
  const half = statistic / 2;
  let [term, sum] = [0, 0];
  if (freedom % 2 === 0) {
    [term, sum] = [Math.exp(-half), Math.exp(-half)];
    for (let k = 1; k < freedom / 2; k++) {
      term *= half / k;
      sum += term;
    }
    return Math.min(1, sum);
  }
  sum = 2 * normalTail(Math.sqrt(statistic));
  term = Math.sqrt((2 * statistic) / Math.PI) * Math.exp(-half);
  for (let k = 1; k <= (freedom - 1) / 2; k++) {
    sum += term;
    term *= statistic / (2 * k + 1);
  }
  return Math.min(1, sum);
}

/** The upper tail of the normal distribution, by a continued fraction or a series. */
function normalTail(z: number): number {
  const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
  if (z < 3) {
    let [term, sum] = [z, z];
    for (let k = 1; k < 200; k++) {
      term *= (z * z) / (2 * k + 1);
      sum += term;
    }
    return 0.5 - density * sum;
  }
  let fraction = z;
  for (let k = 60; k >= 1; k--) fraction = z + k / fraction;
  return density / fraction;
}
