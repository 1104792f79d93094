/** Numbers as the console writes them. */
import { describe, expect, test } from "vitest";
import { plain } from "#plugins/console/web/words.ts";

describe("a number that the console shows", () => {
  test.each([
    [null, "–"],
    [0, "0"],
    [1_234_567, "1,234,567"],
    [-1_234_567.25, "-1,234,567.25"],
    [999_999_999_999_999, "999,999,999,999,999"],
    [123.456, "123.456"],
    [0.1 + 0.2 + 1, "1.3"],
    [0.123456789, "0.123457"],
    [0.00000123456789, "0.00000123457"],
    [1.5e15, "1.5E15"],
    [1e-9, "1E-9"],
  ])("of %s is %s", (value, shown) => expect(plain(value)).toBe(shown));
});
