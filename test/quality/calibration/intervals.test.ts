/** Intervals of shares and of costs: against published formulas, and how often they hold the truth, by exact sums over all samples. */
import { describe, expect, it } from "vitest";
import { chosen, ranked } from "#src/quality/fits/cuts.ts";
import { agrestiCoull, meanCost } from "#src/quality/fits/intervals.ts";
import { coverageOf, LN_FACTORIAL as LN, literally, wilson } from "./exactly.ts";

/** Repeatable chance: a linear congruence of 48 bits, as `drand48` has it. */
function chance(): () => number {
  let state = 0x1234abcd330en;
  return () => {
    state = (state * 0x5deece66dn + 0xbn) & 0xffffffffffffn;
    return Number(state) / 2 ** 48;
  };
}

const SIZES = [...Array.from({ length: 116 }, (_, at) => at + 5), ...Array.from({ length: 18 }, (_, at) => 150 + 50 * at)];
const SHARES = Array.from({ length: 999 }, (_, at) => (at + 1) / 1_000);

const mean = (of: readonly number[]) => of.reduce((sum, one) => sum + one, 0) / of.length;

describe("the interval of a share", () => {
  // `proportion_confint(hits, of, 0.05, "agresti_coull")` of statsmodels, and the formula with 40 digits.
  it.each([
    [0, 10, 0, 0.320_887_305_8],
    [1, 50, 0, 0.114_748_304_6],
    [50, 100, 0.403_831_530_4, 0.596_168_469_6],
    [81, 263, 0.255_220_665_2, 0.366_277_431_7],
    [15, 148, 0.061_385_974_9, 0.161_487_666_3],
    [0, 20, 0, 0.189_809_560_5],
    [1, 29, 0, 0.186_286_508_6],
    [29, 29, 0.861_260_047_2, 1],
    [3, 5, 0.229_090_156_6, 0.884_013_350_5],
    [999, 1_000, 0.993_758_517_3, 1],
    [2, 200_000, 0.000_000_199_4, 0.000_039_007_2],
  ])("of %i of %i is that of statsmodels", (hits, of, low, high) => {
    const interval = agrestiCoull(hits, of);
    expect(interval.estimate).toBeCloseTo(hits / of, 12);
    expect(interval.low).toBeCloseTo(low, 9);
    expect(interval.high).toBeCloseTo(high, 9);
  });

  it("is within 0 and 1, holds the estimate, and has the middle of Wilson's interval, which it contains", () => {
    for (const of of [0.3, 1, 2, 7.5, 30, 400, 1e6])
      for (const share of [0, 1e-9, 0.02, 1 / 3, 0.5, 0.9, 1]) {
        const { estimate, low, high } = agrestiCoull(share * of, of);
        expect(estimate).toBeCloseTo(share, 12);
        expect([0 <= low, low <= estimate, estimate <= high, high <= 1]).toEqual([true, true, true, true]);
        expect([low, high]).toEqual(Object.values(literally(share * of, of)).map((end) => expect.closeTo(end, 12)));
        const narrower = wilson(share * of, of);
        expect(low).toBeLessThanOrEqual(narrower.low + 1e-12);
        expect(high).toBeGreaterThanOrEqual(narrower.high - 1e-12);
        if (low > 0 && high < 1) expect(low + high).toBeCloseTo(narrower.low + narrower.high, 12);
      }
  });

  it.each([
    // Draws, the least rate at which it holds a share from 0.001 to 0.999, and the mean rate over these.
    [5, 0.8956, 0.9666],
    [10, 0.9245, 0.9644],
    [12, 0.9221, 0.9639],
    [20, 0.9292, 0.9618],
    [50, 0.9347, 0.958],
    [100, 0.9391, 0.9555],
    [200, 0.9417, 0.9535],
    [500, 0.9433, 0.9518],
    [1_000, 0.9436, 0.9506],
  ])("of %i draws holds each share in at least %d of samples, and on average in %d", (of, least, average) => {
    const rates = coverageOf(agrestiCoull, of, SHARES);
    expect(Math.min(...rates)).toBeCloseTo(least, 4);
    expect(mean(rates)).toBeCloseTo(average, 4);
  });

  it("holds each share in at least 92.2% of samples from 10 draws on, in 93.8% from 100 on, and on average in 95%", () => {
    for (const of of SIZES) {
      const rates = coverageOf(agrestiCoull, of, SHARES);
      expect(Math.min(...rates)).toBeGreaterThan(of < 10 ? 0.895 : of < 100 ? 0.922 : 0.938);
      expect(mean(rates)).toBeGreaterThan(0.95);
      expect(mean(rates)).toBeLessThan(0.967);
    }
  });

  it("holds rates near 0 and 1 in 95% of samples", () => {
    const rare = [0.001, 0.002, 0.005, 0.01, 0.02];
    for (const of of [50, 100, 200, 500])
      expect(Math.min(...coverageOf(agrestiCoull, of, [...rare, ...rare.map((share) => 1 - share)]))).toBeGreaterThan(0.95);
  });
});

describe("the interval of mean costs", () => {
  it("has the true one in about 95 of 100 trials", () => {
    const random = chance();
    const [p, q, costs, of] = [0.1, 0.05, [1, 4] as const, 400];
    let within = 0;
    for (let trial = 0; trial < 2_000; trial++) {
      const mistakes: [number, number] = [0, 0];
      for (let n = 0; n < of; n++) {
        const drawn = random();
        if (drawn < p) mistakes[0] += 1;
        else if (drawn < p + q) mistakes[1] += 1;
      }
      const { low, high } = meanCost(mistakes, costs, of);
      if (low <= p + 4 * q && p + 4 * q <= high) within += 1;
    }
    expect(within / 2_000).toBeGreaterThan(0.93);
    expect(within / 2_000).toBeLessThan(0.97);
  });

  const rates = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.7, 0.9];
  const pairs = rates.flatMap((p) => rates.filter((q) => p + q < 1).map((q) => [p, q] as const));

  it.each([
    // Documents, both costs, the least rate over all pairs of shares, and the mean rate.
    [100, [1, 1], 0.9324, 0.961],
    [100, [1, 4], 0.9349, 0.9623],
    [100, [1, 20], 0.9406, 0.9664],
    [200, [1, 1], 0.9327, 0.9576],
    [200, [1, 4], 0.9387, 0.9603],
    [200, [1, 20], 0.944, 0.965],
  ] as const)(
    "of %i documents that cost %j holds the truth in at least %d of samples, and on average in %d",
    (of, costs, least, average) => {
      const all = Array.from({ length: of + 1 }, (_, one) =>
        Array.from({ length: of - one + 1 }, (_, other) => [one, other] as const),
      );
      const intervals = all.flat().map(([one, other]) => ({
        one,
        other,
        ...meanCost([one, other], costs, of),
        ways: LN[of]! - LN[one]! - LN[other]! - LN[of - one - other]!,
      }));
      const held = pairs.map(([p, q]) => {
        const truth = costs[0] * p + costs[1] * q;
        const [first, second, neither] = [Math.log(p), Math.log(q), Math.log(1 - p - q)];
        let sum = 0;
        for (const { one, other, low, high, ways } of intervals)
          if (low <= truth && truth <= high) sum += Math.exp(ways + one * first + other * second + (of - one - other) * neither);
        return sum;
      });
      expect(Math.min(...held)).toBeCloseTo(least, 4);
      expect(mean(held)).toBeCloseTo(average, 4);
    },
  );

  it("is within 0 and the dearer mistake, and holds the estimate", () => {
    for (const costs of [
      [1, 4],
      [1, 1],
      [0, 3],
      [1e-300, 2e-300],
    ] as const)
      for (let one = 0; one <= 20; one++)
        for (let other = 0; one + other <= 20; other++) {
          const { estimate, low, high } = meanCost([one, other], costs, 20);
          expect([0 <= low, low <= estimate, estimate <= high]).toEqual([true, true, true]);
          expect(high).toBeLessThanOrEqual(costs[1] * (1 + 1e-12));
        }
  });
});

it("recommends a number with few digits that does the same as the number it was found at", async () => {
  const numbers = Float64Array.of(0.1234, 0.45678, 0.8643, 0.8731, 0.99);
  const outcomes = await ranked({ numbers, so: Uint8Array.of(0, 0, 0, 1, 1), folds: Uint8Array.of(0, 1, 2, 3, 4) }, 1);
  expect(chosen({ precision: 1 }, outcomes)).toBe(0.87);
  expect(chosen({ recall: 1 }, outcomes)).toBe(0.87);
  expect(chosen({ cost: { false_positive: 1, false_negative: 0 } }, outcomes)).toBe(1);
  expect(chosen({ cost: { false_positive: 0, false_negative: 1 } }, outcomes)).toBe(0.87);
  expect(chosen({ precision: 0.3 }, outcomes)).toBe(0.87);
});
