import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { count, quantiles, type Sketch, sketchOf, textOf } from "#src/standing/groups/sketch.ts";
import { trueQuantile } from "./fractions.ts";

const number = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer({ min: -1_000, max: 1_000 }),
  fc.integer({ min: 1, max: 1_000_000 }).map((cents) => cents / 100),
  fc.constantFrom(0, -0, Number.MAX_VALUE, -Number.MAX_VALUE, 2 ** -1022, 5e-324),
);
const HUNDREDTHS = [50, 90, 99, 1, 100];

function sketch(values: readonly number[]): Sketch {
  const made: Sketch = new Map();
  for (const value of values) count(made, value, 1);
  return made;
}

describe("a sketch", () => {
  it("gives quantiles with a relative error of at most 1%", () => {
    fc.assert(
      fc.property(fc.array(number, { minLength: 1, maxLength: 60 }), (values) => {
        const told = quantiles(sketch(values), HUNDREDTHS);
        for (const [at, hundredth] of HUNDREDTHS.entries()) {
          const truth = trueQuantile(values, hundredth)!;
          if (Math.abs(truth) < 2 ** -1022) expect(told[at]! + 0).toBe(0);
          else expect(Math.abs(told[at]! - truth)).toBeLessThanOrEqual(Math.abs(truth) * 0.01);
        }
      }),
      { numRuns: 500 },
    );
  });

  it("forgets what is removed, and survives serialization", () => {
    fc.assert(
      fc.property(fc.array(number), fc.array(number), (kept, taken) => {
        const all = sketchOf(textOf(sketch([...taken, ...kept])));
        for (const value of [...taken].reverse()) count(all, value, -1);
        expect(textOf(all)).toBe(textOf(sketch([...kept].reverse())));
      }),
    );
  });

  it("has small integers, and short numbers in general, unchanged", () => {
    for (const value of [...Array.from({ length: 127 }, (_, n) => n + 1), 0.5, 12.5, 200, 250, 1_000, 5_000, -3, -0.25]) {
      expect(quantiles(sketch([value]), [50])).toEqual([value]);
    }
  });

  it("of nothing has no quantiles, and of a million numbers has a bounded size", () => {
    expect(quantiles(new Map(), [50])).toEqual([null]);
    const large: Sketch = new Map();
    for (let n = 1; n <= 1_000_000; n++) count(large, n / 100, 1);
    expect(textOf(large).length).toBeLessThan(6_000);
    const [p50, p99] = quantiles(large, [50, 99]) as [number, number];
    expect(Math.abs(p50 / 5_000 - 1)).toBeLessThan(0.01);
    expect(Math.abs(p99 / 9_900 - 1)).toBeLessThan(0.01);
  });
});
