/** Exact binomial tails and bounds, compared with sums of whole numbers that lose no digit. */
import { expect, it } from "vitest";
import { atLeast, atMost, lowerBound, meanUpperBound, trialsToShow, upperBound } from "#src/quality/fits/binomial.ts";

const SCALE = 10n ** 60n;

/** The probability of each number of hits among `of`, where one succeeds `part` times of `whole`; without rounding until the last step. */
function probabilities(of: number, part: bigint, whole: bigint): number[] {
  const all = whole ** BigInt(of);
  let ways = 1n;
  return Array.from({ length: of + 1 }, (_, hits) => {
    if (hits > 0) ways = (ways * BigInt(of - hits + 1)) / BigInt(hits);
    const exact = ways * part ** BigInt(hits) * (whole - part) ** BigInt(of - hits);
    return Number((exact * SCALE) / all) / Number(SCALE);
  });
}

it.each([
  [1, 1n, 2n],
  [20, 1n, 10n],
  [60, 95n, 100n],
  [333, 1n, 3n],
  [1_000, 9n, 10n],
])("tails of %d trials agree with exact sums", (of, part, whole) => {
  const each = probabilities(of, part, whole);
  const share = Number(part) / Number(whole);
  let above = 0;
  for (let hits = of; hits >= 0; hits--) {
    above += each[hits]!;
    if (above < 1e-30) continue;
    expect(atLeast(hits, of, share) / above).toBeCloseTo(1, 9);
    expect(atMost(hits - 1, of, share)).toBeCloseTo(1 - above, 11);
  }
});

it("knows the ends, also of many trials", () => {
  expect([atLeast(0, 9, 0.3), atLeast(10, 9, 0.3), atMost(9, 9, 0.3), atMost(-1, 9, 0.3)]).toEqual([1, 0, 1, 0]);
  expect(atLeast(7, 7, 0.9)).toBeCloseTo(0.9 ** 7, 14);
  // The median of 200,000 trials at one half: half of the middle probability above one half.
  expect(atLeast(100_000, 200_000, 0.5)).toBeCloseTo(0.5 + 0.5 * Math.exp(-0.5 * Math.log(Math.PI * 100_000)), 8);
});

it("has bounds where the tails are at the level", () => {
  for (const [hits, of] of [
    [3, 20],
    [57, 60],
    [0, 40],
    [480, 500],
  ] as const)
    for (const level of [0.05, 0.001]) {
      if (hits > 0) expect(atLeast(hits, of, lowerBound(hits, of, level))).toBeCloseTo(level, 9);
      expect(atMost(hits, of, upperBound(hits, of, level))).toBeCloseTo(level, 9);
    }
  // The rule of three, exactly.
  expect(upperBound(0, 59, 0.05)).toBeCloseTo(1 - 0.05 ** (1 / 59), 12);
  expect([lowerBound(0, 9, 0.05), upperBound(9, 9, 0.05)]).toEqual([0, 1]);
  expect(meanUpperBound(12.2, 100, 0.05)).toBe(upperBound(13, 100, 0.05 / Math.E));
});

it("says how many trials show a share, and when none do", () => {
  expect(trialsToShow(1, 0.95, 0.05)).toBe(59);
  expect([trialsToShow(0.9, 0.95, 0.05), trialsToShow(1, 1, 0.05), trialsToShow(0.950_000_1, 0.95, 0.05)]).toEqual([
    null,
    null,
    null,
  ]);
  const needed = trialsToShow(0.97, 0.95, 0.05)!;
  expect(needed).toBeGreaterThan(400);
  expect(needed).toBeLessThan(900);
});
