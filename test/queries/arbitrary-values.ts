/** Random values from a small set, so that stored and queried values often meet, and sometimes from all possible values. */
import fc from "fast-check";
import type { Scalar, Value } from "#src/records/values/value.ts";

/** One of several, in proportion to its weight. */
export function mixed<T>(...choices: [weight: number, arbitrary: fc.Arbitrary<T>][]): fc.Arbitrary<T> {
  return fc.oneof(...choices.map(([weight, arbitrary]) => ({ weight, arbitrary })));
}

/** Up to a maximum number, each number equally likely. */
export function several<T>(arbitrary: fc.Arbitrary<T>, maxLength: number, minLength = 0): fc.Arbitrary<T[]> {
  return fc.array(arbitrary, { minLength, maxLength, size: "max" });
}

const ORDINARY = ["", "a", "A", "b", "B", "ab", "aB", "abc"];
/** Values that break careless quoting, folding, collation and encoding. */
const ODD = ["1", "null", "é", "É", "%", "_", "\\", "a\nb", "'", '"', "$1", "\ue000", "\uffff", "\u{1f600}"];

/** Strings longer than an index key that are equal within the key, and some that just fit. */
const LONG = ["", "a", "b", "é"].map((end) => `a${"x".repeat(255)}${end}`).concat("a".repeat(300), `${"é".repeat(128)}b`);

export const text = mixed<string>(
  [6, fc.constantFrom(...ORDINARY)],
  [3, fc.constantFrom(...ODD)],
  [2, fc.constantFrom(...LONG)],
  [1, fc.string({ unit: "binary", maxLength: 6 }).filter((drawn) => !drawn.includes("\0"))],
);

const EXTREME = [1e21, 5e-324, 1.7976931348623157e308, -1.7976931348623157e308, 2 ** 53, 2 ** 53 + 2, 0.3, 0.30000000000000004];

export const number = mixed<number>(
  [6, fc.constantFrom(-1, 0, 1, 1.5, 2)],
  [2, fc.constantFrom(...EXTREME)],
  [1, fc.double({ noNaN: true, noDefaultInfinity: true })],
);

export const scalar = mixed<Scalar>([4, text], [4, number], [2, fc.boolean()], [1, fc.constant(null)]);

export const value = mixed<Value>([5, scalar], [2, several(scalar, 3)]);

export const id = fc
  .tuple(fc.constantFrom("a", "B", "a/b", "10", "9"), fc.integer({ min: 0, max: 5 }))
  .map(([stem, place]) => `${stem}:${place}`);

export const moment = fc.constantFrom(
  "0001-01-01T00:00:00.000Z",
  "2029-12-31T23:59:59.999Z",
  "2030-01-01T00:00:00.000Z",
  "2030-01-01T00:00:00.001Z",
  "9999-12-31T23:59:59.999Z",
);

export const probability = fc.constantFrom(0, 0.25, 0.5, 0.75, 0.7500000000000001, 1);
