import { describe, expect, it } from "vitest";
import { interval, sampleFor } from "#src/jobs/simulation/interval.ts";

/** n over k, exactly. */
function choose(n: number, k: number): bigint {
  let value = 1n;
  for (let i = 0; i < k; i++) value = (value * BigInt(n - i)) / BigInt(i + 1);
  return k < 0 || k > n ? 0n : value;
}

describe("the 95% interval of a share", () => {
  // Newcombe, "Two-sided confidence intervals for the single proportion" (Statistics in Medicine 17, 1998), table I, method 5: samples of
  // populations without end.
  it.each([
    [81, 263, 0.2527, 0.3676],
    [15, 148, 0.0578, 0.1617],
    [0, 20, 0, 0.1684],
    [1, 29, 0.0009, 0.1776],
  ])("of %i in %i of very many is the published one", (found, sampled, low, high) => {
    const got = interval({ found, sampled, population: 1e9 });
    expect(got.low).toBeCloseTo(low, 4);
    expect(got.high).toBeCloseTo(high, 4);
  });

  it.each([
    [30, 10],
    [41, 20],
    [60, 55],
  ])("holds the share of %i documents in 95 of 100 samples of %i, whatever it is", (population, sampled) => {
    const bounds = Array.from({ length: sampled + 1 }, (_, found) => interval({ found, sampled, population }));
    for (let all = 0; all <= population; all++) {
      const held = bounds.reduce((sum, { low, high }, found) => {
        const inside = low <= all / population + 1e-12 && all / population - 1e-12 <= high;
        return inside ? sum + choose(all, found) * choose(population - all, sampled - found) : sum;
      }, 0n);
      const share = Number((held * 1_000_000n) / choose(population, sampled)) / 1e6;
      expect(share, `${all} of ${population}`).toBeGreaterThanOrEqual(0.95);
    }
  });

  it("is the share itself where all were looked at, and everything where nothing was", () => {
    expect(interval({ found: 7, sampled: 20, population: 20 })).toEqual({ low: 0.35, high: 0.35 });
    expect(interval({ found: 0, sampled: 0, population: 20 })).toEqual({ low: 0, high: 1 });
  });

  it("has no end before its beginning, however large the population and wherever the share", () => {
    for (const population of [10_000, 1_000_000, 123_456_789]) {
      for (const sampled of [10, 1_000, 10_000]) {
        for (const found of [0, 1, Math.floor(sampled / 3), sampled - 1, sampled]) {
          const { low, high } = interval({ found, sampled, population });
          expect(low).toBeLessThanOrEqual(found / sampled);
          expect(high).toBeGreaterThanOrEqual(found / sampled);
          expect([low >= 0, high <= 1]).toEqual([true, true]);
        }
      }
    }
  });

  it.each([0.5, 0.1, 0.01])("of %d is narrow enough with the sample that is said, and not with a hundred less", (share) => {
    const population = 1_000_000;
    const width = (sampled: number) => {
      const { low, high } = interval({ found: Math.round(share * sampled), sampled, population });
      return high - low;
    };
    const n = sampleFor(share, population, 0.05);
    expect(width(n)).toBeLessThanOrEqual(0.05);
    expect(width(n - 100)).toBeGreaterThan(0.05);
  });
});
