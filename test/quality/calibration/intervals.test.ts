/** Intervals against published figures and against trials. */
import { describe, expect, it } from "vitest";
import { chosen, ranked } from "#src/quality/fits/cuts.ts";
import { meanCost, wilson } from "#src/quality/fits/intervals.ts";

/** Repeatable chance: a linear congruence of 48 bits, as `drand48` has it. */
function chance(): () => number {
  let state = 0x1234abcd330en;
  return () => {
    state = (state * 0x5deece66dn + 0xbn) & 0xffffffffffffn;
    return Number(state) / 2 ** 48;
  };
}

describe("Wilson's interval", () => {
  // Newcombe, "Two-sided confidence intervals for the single proportion" (1998), table I, method 3.
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])("of %i of %i is that of the literature", (hits, of, low, high) => {
    const interval = wilson(hits, of);
    expect(interval.estimate).toBeCloseTo(hits / of, 12);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });
});

it("an interval of mean costs has the true one in about 95 of 100 trials", () => {
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

it("recommends a number with few digits that does the same as the number it was found at", async () => {
  const numbers = Float64Array.of(0.1234, 0.45678, 0.8643, 0.8731, 0.99);
  const outcomes = await ranked({ numbers, so: Uint8Array.of(0, 0, 0, 1, 1), folds: Uint8Array.of(0, 1, 2, 3, 4) }, 1);
  expect(chosen({ precision: 1 }, outcomes)).toBe(0.87);
  expect(chosen({ recall: 1 }, outcomes)).toBe(0.87);
  expect(chosen({ cost: { false_positive: 1, false_negative: 0 } }, outcomes)).toBe(1);
  expect(chosen({ cost: { false_positive: 0, false_negative: 1 } }, outcomes)).toBe(0.87);
  expect(chosen({ precision: 0.3 }, outcomes)).toBe(0.87);
});
