import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bare } from "#plugins/engines/openai/label-masses.ts";

describe("a token", () => {
  it.each([
    [" yes", "yes"],
    ["\u0120Yes.", "Yes"],
    ["\u2581(B)", "B"],
    ["**no**", "no"],
    ['"3":', "3"],
    [".yes", ".yes"],
    ["a b", "a b"],
    [" \n", ""],
  ])("%j is bare as %j", (token, wanted) => {
    expect(bare(token)).toBe(wanted);
  });

  it("loses the same characters as by a pattern", () => {
    const joins = /^[\s\u0120\u010a\u2581"'`*([]+|[\s\u0120\u010a\u2581"'`*.,:)\]]+$/gu;
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..." \u00a0\u0120\u010a\u2581\"'`*.,:()[]xy👍") }), (token) => {
        expect(bare(token)).toBe(token.replace(joins, ""));
      }),
    );
  });

  // By the pattern it takes a minute.
  it("of any length is looked at once", () => {
    const long = `x${" ".repeat(200_000)}x`;
    expect(bare(long)).toBe(long);
  });
});
