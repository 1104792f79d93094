import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { elementKey, isCut, keysOf, kindKeys, scalarKey, UNLISTED } from "#src/records/values/attribute-values.ts";
import { compareRanked, kindOf } from "#src/records/values/order.ts";
import { freshDatabase } from "#test/support/database.ts";

const wellFormed = fc.string({ unit: fc.constantFrom("a", "b", "\u007f", "é", "ß", "ﬀ", "\uffff", "𝄞", "😀", " ", "\t") });
/** Strings that are alike for longer than a key is, and differ in the middle of a character there. */
const long = fc
  .tuple(fc.constantFrom("a".repeat(255), "a".repeat(256), `${"a".repeat(255)}é`, "é".repeat(128), "𝄞".repeat(64)), wellFormed)
  .map(([beginning, rest]) => beginning + rest);
const number = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer({ min: -3, max: 3 }),
  fc.constantFrom(0, -0, Number.MIN_VALUE, -Number.MIN_VALUE, Number.MAX_VALUE, -Number.MAX_VALUE, 2 ** 53, 0.1),
);
const scalar = fc.oneof(number, wellFormed, long, fc.boolean());

const sign = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

describe("the key of a value", () => {
  it("sorts as rankings do", () => {
    fc.assert(
      fc.property(scalar, scalar, (one, other) => {
        const [a, b] = [scalarKey(one), scalarKey(other)];
        if (a === b && isCut(a)) expect([typeof one, typeof other]).toEqual(["string", "string"]);
        else expect(sign(a, b)).toBe(Math.sign(compareRanked(one, other, "asc")));
      }),
      { numRuns: 5_000 },
    );
  });

  it("is one value's alone, save where it is cut", () => {
    fc.assert(
      fc.property(scalar, scalar, (one, other) => {
        if (scalarKey(one) === scalarKey(other)) expect(isCut(scalarKey(one)) || one === other).toBe(true);
      }),
    );
    expect(isCut(scalarKey("a".repeat(256)))).toBe(false);
    expect(isCut(scalarKey("a".repeat(257)))).toBe(true);
    expect(scalarKey(-0)).toBe(scalarKey(0));
  });

  it("lies among the keys of its type", () => {
    fc.assert(
      fc.property(scalar, (value) => {
        const { from, below } = kindKeys(typeof value as "string");
        const key = scalarKey(value);
        expect([from <= key, key < below, key.startsWith(`\\x0${kindOf(value)}`)]).toEqual([true, true, true]);
      }),
    );
  });

  it("of an element is never that of a value", () => {
    fc.assert(
      fc.property(fc.oneof(scalar, fc.constant(null)), scalar, (element, value) => {
        expect(elementKey(element)).not.toBe(scalarKey(value));
      }),
    );
  });

  it("sorts in the store as it sorts as text", async () => {
    const { database } = await freshDatabase({ schema: "empty" });
    const keys = fc.sample(scalar, 500).map(scalarKey);
    const rows = await database.query<{ key: string }>({
      text: "select '\\x' || encode(k::bytea, 'hex') as key from unnest($1::text[]) k order by k::bytea",
      values: [keys],
    });
    expect(rows.map(({ key }) => key)).toEqual(keys.toSorted());
  });
});

describe("a document in an attribute", () => {
  it("has a row for a scalar, one for each different element of an array, and none for null or nothing", () => {
    expect(keysOf("x")).toEqual([scalarKey("x")]);
    expect(keysOf(["x", 1, "x", null])).toEqual([elementKey("x"), elementKey(1), elementKey(null)]);
    expect(keysOf(null)).toEqual([]);
    expect(keysOf(undefined)).toEqual([]);
  });

  it("has one row that only says so for an array that is empty or has more than 64 different elements", () => {
    const many = Array.from({ length: 65 }, (_, n) => n);
    expect(keysOf([])).toEqual([UNLISTED]);
    expect(keysOf(many)).toEqual([UNLISTED]);
    expect(keysOf([...many.slice(1), ...many.slice(1)])).toHaveLength(64);
  });

  it("has one row for long elements that begin alike", () => {
    expect(keysOf([`${"a".repeat(300)}1`, `${"a".repeat(300)}2`])).toHaveLength(1);
  });
});
