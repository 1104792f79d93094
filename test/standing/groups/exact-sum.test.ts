import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type ExactSum,
  exact,
  minus,
  plus,
  quotient,
  rounded,
  sumOf as sumFrom,
  textOf,
  ZERO,
} from "#src/standing/groups/exact-sum.ts";
import { nearest, sumOf } from "./fractions.ts";

const double = fc.double({ noNaN: true, noDefaultInfinity: true });
const ordinary = fc.oneof(
  double,
  fc.integer(),
  fc.integer({ min: -10_000, max: 10_000 }).map((cents) => cents / 100),
);

function sum(values: readonly number[]): ExactSum {
  return values.reduce((all, value) => plus(all, exact(value)), ZERO);
}

describe("an exact sum", () => {
  it("is the nearest double to the true sum, and to the true mean", () => {
    fc.assert(
      fc.property(fc.array(ordinary, { minLength: 1, maxLength: 8 }), (values) => {
        const { top, bottom } = sumOf(values);
        expect(rounded(sum(values)) + 0).toBe(nearest({ top, bottom }));
        expect(quotient(sum(values), values.length) + 0).toBe(nearest({ top, bottom: bottom * BigInt(values.length) }));
      }),
      { numRuns: 300 },
    );
  });

  it("keeps nothing of what was subtracted, in any order, and survives serialization", () => {
    fc.assert(
      fc.property(fc.array(ordinary, { maxLength: 20 }), fc.array(ordinary, { maxLength: 20 }), (kept, taken) => {
        const all = sum([...taken, ...kept]);
        const left = [...taken].reverse().reduce((rest, value) => minus(sumFrom(textOf(rest)), exact(value)), all);
        expect(textOf(left)).toBe(textOf(sum([...kept].reverse())));
      }),
    );
  });

  it("beyond all doubles is the largest of them", () => {
    expect(rounded(sum([Number.MAX_VALUE, Number.MAX_VALUE]))).toBe(Number.MAX_VALUE);
    expect(rounded(sum([-Number.MAX_VALUE, -Number.MAX_VALUE]))).toBe(-Number.MAX_VALUE);
    expect(rounded(sum([Number.MAX_VALUE, Number.MAX_VALUE, -Number.MAX_VALUE, 5e-324]))).toBe(Number.MAX_VALUE);
    expect(rounded(sum([Number.MAX_VALUE, 5e-324, -Number.MAX_VALUE]))).toBe(5e-324);
    expect(rounded(sum([0.1, 0.2, -0.1]))).toBe(0.2);
  });
});
