import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Glob, parseGlob } from "#src/queries/filters/glob.ts";
import { matchesGlob } from "#src/queries/filters/glob-match.ts";
import { globSql } from "#src/queries/glob-sql.ts";
import { FOLDED_GLOBS, GLOBS } from "./globs.ts";
import { globbed } from "./model-glob.ts";

function glob(pattern: string, folded = false): Glob {
  const parsed = parseGlob(pattern, folded);
  if ("problem" in parsed) throw new Error(parsed.problem);
  return parsed;
}

describe("globs", () => {
  it.each(GLOBS)("%j matches %j and not %j", (pattern, matching, other) => {
    for (const text of matching) expect(matchesGlob(glob(pattern), text), text).toBe(true);
    for (const text of other) expect(matchesGlob(glob(pattern), text), text).toBe(false);
  });

  it.each(FOLDED_GLOBS)("%j, case folded, matches %j and not %j", (pattern, matching, other) => {
    for (const text of matching) expect(matchesGlob(glob(pattern, true), text), text).toBe(true);
    for (const text of other) expect(matchesGlob(glob(pattern, true), text), text).toBe(false);
  });

  it.each([
    ["a\\", /ends with a single \\/],
    ["[abc", /not closed/],
    ["[", /not closed/],
    ["[]", /not closed/],
    ["[!", /not closed/],
    ["[!]", /not closed/],
    ["[a\\", /not closed/],
    ["[a-\\", /not closed/],
    ["[z-a]", /the empty range z-a in brackets/],
    ["x".repeat(1025), /at most 1024 characters/],
  ])("%j is refused with what would be right", (pattern, problem) => {
    expect(parseGlob(pattern, false)).toEqual({ problem: expect.stringMatching(problem) });
  });

  it("counts characters, not code units", () => {
    expect(parseGlob("\u{1f600}".repeat(1024), false)).toHaveProperty("tokens");
  });

  it("agrees with brute force, whatever the pattern and the text", () => {
    const texts = fc.string({ unit: fc.constantFrom("a", "b", "A", "\u{1f600}", "\ue000"), maxLength: 12 });
    const patterns = fc
      .array(fc.constantFrom("a", "b", "A", "\u{1f600}", "*", "*", "?", "[a-b]", "[!a]", "[^\u{1f600}]"), { maxLength: 8 })
      .map((parts) => parts.join(""));
    fc.assert(
      fc.property(patterns, texts, fc.boolean(), (pattern, text, folded) => {
        expect(matchesGlob(glob(pattern, folded), text)).toBe(globbed(pattern, text, folded));
      }),
      { numRuns: 3000 },
    );
  });

  it("finds parts of every length around the size of a word, and long plain ones in long texts", () => {
    for (const length of [1, 31, 32, 33, 63, 64]) {
      const part = `${"a".repeat(length - 1)}[bc]`;
      expect(matchesGlob(glob(`*${part}*`), `${"a".repeat(100)}c${"d".repeat(100)}`), part).toBe(true);
      expect(
        matchesGlob(glob(`*${part}*`), `${"a".repeat(Math.max(0, length - 2))}${length > 1 ? "c" : "a"}${"d".repeat(100)}`),
        part,
      ).toBe(false);
    }
    const long = `${"ab".repeat(200)}c`;
    expect(matchesGlob(glob(`*${long}*d`), `${"ab".repeat(5000)}c${"x".repeat(5000)}d`)).toBe(true);
    expect(matchesGlob(glob(`*${long}*c`), `${"ab".repeat(5000)}c`)).toBe(false);
  });

  it("refuses patterns that would compare each character with more than 64 others", () => {
    expect(parseGlob(`*${"?".repeat(64)}*`, false)).toHaveProperty("tokens");
    expect(parseGlob(`*${"?".repeat(65)}*`, false)).toEqual({
      problem: expect.stringMatching(/65 characters between two \*.*at most 64/),
    });
    // The beginning and the end of the text are compared only once.
    expect(parseGlob(`${"?".repeat(500)}*${"?".repeat(500)}`, false)).toHaveProperty("tokens");
  });
});

describe("globs in SQL", () => {
  it("are a like if there are no brackets, with the wildcards of like escaped", () => {
    expect(globSql(glob("a*b?c%_\\*"))).toEqual({ operator: "like", pattern: "a%b_c\\%\\_*" });
  });

  it("are a regular expression of numbered characters if there are brackets", () => {
    expect(globSql(glob("[!a-b]*.?"))).toEqual({ operator: "~", pattern: "^[^\\U00000061-\\U00000062].*\\U0000002e.$" });
  });
});
