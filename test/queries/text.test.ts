import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareText, foldCase, isStorable } from "#src/records/values/text.ts";

describe("the order of strings", () => {
  it("puts a character beyond U+FFFF after U+FFFD, though its first code unit is smaller", () => {
    expect("\u{1f600}" < "\ufffd").toBe(true);
    expect(compareText("\u{1f600}", "\ufffd")).toBeGreaterThan(0);
  });

  it("is the order of the UTF-8 bytes", () => {
    const text = fc.string({
      unit: fc.constantFrom("a", "B", "é", "\uffff", "\ue000", "\u{10000}", "\u{10ffff}", "\ud7ff"),
      maxLength: 4,
    });
    fc.assert(
      fc.property(text, text, (one, other) => {
        expect(Math.sign(compareText(one, other))).toBe(Buffer.compare(Buffer.from(one), Buffer.from(other)));
      }),
      { numRuns: 2000 },
    );
  });
});

describe("folding case", () => {
  it("folds A to Z and leaves every other letter alone", () => {
    expect(foldCase("AZaz \u00c0\u0130\u212a")).toBe("azaz \u00c0\u0130\u212a");
  });
});

describe("what the store can hold", () => {
  it.each([
    ["plain text", true],
    ["\u{1f600}", true],
    ["a\0b", false],
    ["\ud83d", false],
  ])("%j: %s", (text, storable) => {
    expect(isStorable(text)).toBe(storable);
  });
});
