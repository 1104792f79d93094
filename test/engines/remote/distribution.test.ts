import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { distribution } from "#plugins/engines/remote/distribution.ts";

describe("a distribution from a server", () => {
  it("is taken as it came where it sums to 1", () => {
    expect(distribution({ a: 0.1, b: 0.2, c: 0.7 }, ["a", "b", "c"])).toEqual([0.1, 0.2, 0.7]);
    expect(distribution({ c: 0.7, b: 0.2, a: 0.1 }, ["a", "b", "c"])).toEqual([0.1, 0.2, 0.7]);
  });

  it("is freed of rounding", () => {
    expect(distribution({ a: 0.99, b: 0.02 }, ["a", "b"])).toEqual([0.99 / 1.01, 0.02 / 1.01]);
    expect(distribution({ a: 0.99, b: 0 }, ["a", "b"])).toEqual([1, 0]);
  });

  it("sums to 1 within 1e-12 for any probabilities rounded to four decimals", () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0.001, max: 1, noNaN: true }), { minLength: 2, maxLength: 255 }), (weights) => {
        const sum = weights.reduce((total, weight) => total + weight, 0);
        const labels = weights.map((_, at) => `label ${at}`);
        const rounded = Object.fromEntries(weights.map((weight, at) => [labels[at]!, Number((weight / sum).toFixed(4))]));
        const read = distribution(rounded, labels);
        if (typeof read === "string") throw new Error(read);
        expect(Math.abs(read.reduce((total, p) => total + p, 0) - 1)).toBeLessThanOrEqual(1e-12);
      }),
    );
  });

  it.each<[string, unknown, string]>([
    ["no object", [0.5, 0.5], "has no probabilities"],
    ["null", null, "has no probabilities"],
    ["a label missing", { a: 1 }, 'has no probability for "b"'],
    ["a label too many", { a: 0.5, b: 0.5, c: 0 }, 'has a probability for "c", which is not in the question'],
    ["a text", { a: "0.5", b: 0.5 }, 'has the probability "0.5" for "a"'],
    ["null for a number, as JSON writes NaN", { a: null, b: 1 }, 'has the probability null for "a"'],
    ["a negative number", { a: -0.1, b: 1 }, 'has the probability -0.1 for "a"'],
    ["a number above 1", { a: 1.1, b: 0 }, 'has the probability 1.1 for "a"'],
    ["a sum far from 1", { a: 0.5, b: 0.4 }, "has probabilities that sum to 0.9"],
    ["all zero", { a: 0, b: 0 }, "has probabilities that sum to 0"],
  ])("with %s is refused", (_, given, wrong) => {
    expect(distribution(given, ["a", "b"])).toBe(wrong);
  });
});
