import { performance } from "node:perf_hooks";
import { describe, expect, it } from "vitest";
import { type Glob, matchesGlob, parseGlob } from "#src/queries/glob.ts";
import { globSql } from "#src/queries/glob-sql.ts";
import { FOLDED_GLOBS, GLOBS } from "./globs.ts";

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
    ["a\\", /ends in a lone \\/],
    ["[abc", /not closed/],
    ["[", /not closed/],
    ["[]", /not closed/],
    ["[!", /not closed/],
    ["[!]", /not closed/],
    ["[a\\", /not closed/],
    ["[a-\\", /not closed/],
    ["[z-a]", /range z-a in brackets is empty/],
    ["x".repeat(1025), /at most 1024 characters/],
  ])("%j is refused with what would be right", (pattern, problem) => {
    expect(parseGlob(pattern, false)).toEqual({ problem: expect.stringMatching(problem) });
  });

  it("counts characters, not code units", () => {
    expect(parseGlob("\u{1f600}".repeat(1024), false)).toHaveProperty("tokens");
  });

  it("is done at once with a pattern that makes backtracking matchers despair", () => {
    const hard = glob(`${"*a".repeat(200)}*b`);
    const started = performance.now();
    expect(matchesGlob(hard, "a".repeat(5000))).toBe(false);
    expect(performance.now() - started).toBeLessThan(500);
  });
});

describe("globs in SQL", () => {
  it("are a like where there are no brackets, its own wildcards escaped", () => {
    expect(globSql(glob("a*b?c%_\\*"))).toEqual({ operator: "like", pattern: "a%b_c\\%\\_*" });
  });

  it("are a regular expression of numbered characters where there are", () => {
    expect(globSql(glob("[!a-b]*.?"))).toEqual({ operator: "~", pattern: "^[^\\U00000061-\\U00000062].*\\U0000002e.$" });
  });
});
