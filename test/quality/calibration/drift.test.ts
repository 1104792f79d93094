/** Tests of drift: against SciPy's figures, at the edges, and on logs in which nothing drifts. */
import { expect, it, vi } from "vitest";
import {
  chiSquared,
  chiSquaredTail,
  differenceOfNumbers,
  differenceOfOptions,
  kolmogorov,
  stabilityIndex,
  verdictsOf,
} from "#src/quality/fits/drift.ts";
import { driftLines, watchLines } from "#test/bench/honesty/drift.ts";
import { holds } from "#test/bench/honesty/lines.ts";
import { TIMES } from "./chance.ts";

vi.setConfig({ testTimeout: 60_000 * TIMES });

const counts = (classes: readonly number[]) => {
  const all = new Map<string, number>();
  for (const one of classes) all.set(String(one), (all.get(String(one)) ?? 0) + 1);
  return all;
};
const times = (count: number, one: number) => Array.from({ length: count }, () => one);
const PAIRS = [
  [40, 30],
  [30, 35],
  [20, 15],
  [10, 40],
] as const;

/** SciPy 1.17.1: `scipy.special.kolmogorov(x)`. */
it.each([
  [0.5, 0.963_945_243_664_875_1],
  [1, 0.269_999_671_677_354_56],
  [1.36, 0.049_485_876_755_377_88],
  [2, 0.000_670_925_255_779_695_3],
])("has the tail of Kolmogorov's distribution at %d", (statistic, probability) => {
  expect(kolmogorov(statistic)).toBeCloseTo(probability, 12);
});

/** SciPy 1.17.1: `scipy.stats.chi2.sf(x, k)`. */
it.each([
  [3.84, 1, 0.050_043_521_248_705_19],
  [0.5, 1, 0.479_500_122_186_953_37],
  [9.21, 2, 0.010_001_702_004_705_48],
  [11.07, 5, 0.050_009_618_622_405_425],
  [40, 7, 1.258_790_387_371_308e-6],
  [25, 20, 0.201_431_104_945_535_9],
])("has the tail of chi-squared at %d with %i degrees of freedom", (statistic, freedom, probability) => {
  expect(chiSquaredTail(statistic, freedom)).toBeCloseTo(probability, 12);
});

it("has the figures of SciPy for two samples", () => {
  // r = stats.ks_2samp(a, b); special.kolmogorov(r.statistic * np.sqrt(150 * 90 / 240))
  const [a, b] = [
    Array.from({ length: 150 }, (_, n) => (n * n) % 97),
    Array.from({ length: 90 }, (_, n) => Math.min(99, ((n * n) % 97) + (n % 7))),
  ];
  expect(differenceOfNumbers(counts(a), counts(b)).probability).toBeCloseTo(0.938_559_208_266_937, 12);
  // statistic = stats.chi2_contingency([[40, 30, 20, 10], [30, 35, 15, 40]], correction=False)[0]; stats.chi2.sf(statistic * 219 / 220, 3)
  expect(chiSquared(PAIRS)).toBeCloseTo(0.00030365918957132653, 12);
  // With half a document in each class: stats.entropy(before, now) + stats.entropy(now, before)
  expect(stabilityIndex(PAIRS)).toBeCloseTo(0.370_320_748_704_028_15, 12);
});

it("tells a drift of answers that are all alike, and none of answers that stay so", () => {
  const verdict = (before: readonly number[], now: readonly number[]) =>
    verdictsOf([differenceOfNumbers(counts(before), counts(now))])[0]!;
  expect(verdict(times(50, 99), times(50, 0))).toMatchObject({ drifted: true });
  expect(verdict(times(50, 0), times(50, 99))).toMatchObject({ drifted: true });
  expect(verdict(times(50, 99), [...times(40, 99), ...times(10, 60)]).stabilityIndex).toBeGreaterThan(0.1);
  expect(verdict(times(50, 40), times(20, 40))).toMatchObject({
    drifted: false,
    probability: 1,
    stabilityIndex: expect.closeTo(0, 12),
  });
  expect(verdictsOf([differenceOfOptions(counts(times(30, 1)), counts(times(30, 1)))])).toMatchObject([
    { drifted: false, probability: 1 },
  ]);
  expect(verdictsOf([differenceOfOptions(counts(times(30, 1)), counts(times(30, 2)))])).toMatchObject([{ drifted: true }]);
});

it("calls a certain shift a drift only where it is large, and a large one only where it is certain", () => {
  const small = { stabilityIndex: 0.05, probability: 1e-9 };
  const unsure = { stabilityIndex: 0.4, probability: 0.03 };
  expect(verdictsOf([unsure])[0]).toMatchObject({ drifted: true });
  expect(verdictsOf([small, unsure])).toMatchObject([{ drifted: false }, { drifted: true }]);
  expect(verdictsOf([unsure, unsure]).map(({ probability, drifted }) => [probability, drifted])).toEqual([
    [0.06, false],
    [0.06, false],
  ]);
});

it("holds the rate of false alarms where nothing drifts", () => {
  const lines = driftLines(60 * TIMES);
  const broken = lines.filter((line) => !holds(line, 4)).map(({ of, measured }) => `${of}: ${measured}`);
  expect(broken).toEqual([]);
  expect(lines.length).toBeGreaterThan(30);
});

it("holds it at all looks at a new version together", () => {
  const lines = watchLines(100 * TIMES);
  const broken = lines.filter((line) => !holds(line, 4)).map(({ of, measured }) => `${of}: ${measured}`);
  expect(broken).toEqual([]);
  expect(lines.length).toBeGreaterThan(20);
});
