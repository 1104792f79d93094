import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countTokens, MOST_TOKENS, sizeClass } from "#src/judging/engines/tokens.ts";

describe("tokens", () => {
  it.each([
    ["", 0],
    ["a", 1],
    ["abcd", 1],
    ["abcde", 2],
    ["größe", 2],
    ["日本語", 3],
    ["👍", 1],
    ["👍👍a", 3],
    ["\ud800", 1],
  ])("counts %j as %i: four bytes of UTF-8 each, rounded up", (text, tokens) => {
    expect(countTokens(text)).toBe(tokens);
  });

  it("agrees with the encoded bytes of any text, and two parts never count less than the whole", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (one, two) => {
        expect(countTokens(one)).toBe(Math.ceil(new TextEncoder().encode(one).length / 4));
        expect(countTokens(one) + countTokens(two)).toBeGreaterThanOrEqual(countTokens(one + two));
      }),
    );
  });
});

describe("size class", () => {
  it.each([
    [0, 1],
    [2_000, 1],
    [2_001, 4],
    [8_000, 4],
    [8_001, 16],
    [MOST_TOKENS, 16],
    [MOST_TOKENS + 1, null],
  ])("of %i tokens is %s", (tokens, units) => {
    expect(sizeClass(tokens)).toBe(units);
  });
});
