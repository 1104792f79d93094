import { describe, expect, it } from "vitest";
import { parseFilter } from "#src/queries/filters/filter.ts";
import { type Matchable, type MatchableAnswer, matches } from "#src/queries/filters/match.ts";
import { compareRanked } from "#src/records/values/order.ts";
import type { Value } from "#src/records/values/value.ts";
import { findJudgment } from "./judgments.ts";
import { EVERYTHING, except, LONG_GLOBS, LONGEST, STORED, TOO_LONG, TRUTH } from "./truth.ts";

const at = (iso: string) => new Date(iso);

function document(attributes: Record<string, Value>, answers: Record<string, MatchableAnswer> = {}): Matchable {
  return { id: "a/b:1", created_at: at("2026-01-01T00:00:00.500Z"), updated_at: at("2026-02-01T00:00:00Z"), attributes, answers };
}

function holds(filter: unknown, subject: Matchable): boolean {
  const issues: never[] = [];
  const condition = parseFilter(filter, findJudgment, issues);
  expect(issues).toEqual([]);
  return matches(condition!, subject);
}

const withX = (value: Value | undefined) => document(value === undefined ? {} : { x: value });

describe("a condition on an attribute", () => {
  it.each(TRUTH)("%s %j matches %j and nothing else", (operator, value, matching) => {
    const found = EVERYTHING.filter((name) => holds(["attributes.x", operator, value], withX(STORED[name])));
    expect(found).toEqual(EVERYTHING.filter((name) => matching.includes(name)));
  });

  it.each(TRUTH)("Not [%s %j] matches the rest", (operator, value, matching) => {
    const found = EVERYTHING.filter((name) => holds(["Not", ["attributes.x", operator, value]], withX(STORED[name])));
    expect(found).toEqual(except(...matching));
  });

  it.each(LONG_GLOBS)("%s %j holds for 500,000 bytes: %s, and for one more: %s", (operator, pattern, longest, tooLong) => {
    const filter = ["attributes.x", operator, pattern];
    expect([LONGEST, TOO_LONG].map((text) => holds(filter, withX(text)))).toEqual([longest, tooLong]);
  });

  it("finds among many listed elements what it finds one by one", () => {
    const elements = Array.from({ length: 5_000 }, (_, n) => (n % 2 ? n : `t${n}`));
    const listed = Array.from({ length: 500 }, (_, n) => -n - 1);
    const contains = (...values: unknown[]) => holds(["attributes.x", "ContainsAny", values], withX(elements));
    expect(contains(...listed)).toBe(false);
    expect(contains(...listed, 4_999)).toBe(true);
    expect(contains(...listed, "4999", "t4998")).toBe(true);
    expect(contains(...listed, "4999", null, true)).toBe(false);
  });

  it("sees no attribute in members that every object inherits", () => {
    for (const name of ["constructor", "__proto__", "toString"]) {
      expect(holds([`attributes.${name}`, "Eq", null], document({}))).toBe(true);
    }
  });
});

describe("a condition on the document itself", () => {
  it.each<[filter: unknown, matching: boolean]>([
    [["id", "Eq", "a/b:1"], true],
    [["id", "Eq", null], false],
    [["id", "Glob", "a/*"], true],
    [["id", "Lt", "b"], true],
    [["created_at", "Eq", "2026-01-01T00:00:00.5Z"], true],
    [["created_at", "Lt", "2026-01-01T00:00:00.501Z"], true],
    [["created_at", "Lt", "2026-01-01T00:00:00.5009Z"], false],
    [["updated_at", "In", ["2026-02-01T00:00:00Z"]], true],
    [["updated_at", "NotEq", null], true],
  ])("%j: %s", (filter, matching) => {
    expect(holds(filter, document({}))).toBe(matching);
  });
});

describe("a condition on an answer", () => {
  const answered = document(
    {},
    {
      urgent: { p: 0.75, freshness: "stale", thresholds: { page: true }, calibrated: null },
      topic: {
        value: "billing",
        escape_p: 0.1,
        dist: { billing: 0.7, "ship.ping": 0.2, none_of_the_above: 0.1 },
        freshness: "fresh",
      },
    },
  );

  it.each<[filter: unknown, answered: boolean, unanswered: boolean]>([
    [["answers.urgent.p", "Gte", 0.75], true, false],
    [["answers.urgent.p", "Eq", null], false, true],
    [["answers.urgent.p", "NotEq", 0.5], true, true],
    [["answers.urgent.freshness", "Eq", "stale"], true, false],
    [["answers.urgent.thresholds.page", "Eq", true], true, false],
    [["answers.urgent.thresholds.page", "Eq", false], false, false],
    [["answers.urgent.thresholds.page", "NotEq", true], false, true],
    [["answers.urgent.calibrated.p", "Eq", null], true, true],
    [["answers.topic.value", "Glob", "b*"], true, false],
    [["answers.topic.value", "NotGlob", "b*"], false, true],
    [["answers.topic.escape_p", "Lt", 0.5], true, false],
    [["answers.topic.dist.ship.ping", "Gt", 0.1], true, false],
    [["answers.mood.score", "Gte", 0], false, false],
    [["answers.meant.dist.constructor", "Eq", null], true, true],
  ])("%j: %s of a document with the answers, %s of one without", (filter, one, other) => {
    expect(holds(filter, answered)).toBe(one);
    expect(holds(filter, document({}))).toBe(other);
  });
});

describe("And, Or and Not", () => {
  const yes = ["id", "NotEq", "x"];
  const no = ["id", "Eq", "x"];

  it.each<[filter: unknown, matching: boolean]>([
    [["And", [yes, yes]], true],
    [["And", [yes, no]], false],
    [["Or", [no, yes]], true],
    [["Or", [no, no]], false],
    [["Not", ["Or", [no, ["Not", yes]]]], true],
    [["And", [yes]], true],
  ])("%j: %s", (filter, matching) => {
    expect(holds(filter, document({}))).toBe(matching);
  });
});

describe("the order of ranked values", () => {
  it("is numbers, strings, booleans, then missing values", () => {
    const values = [null, true, "b", 10, "a", false, -1, "\ufffd", "\u{1f600}", 9, ""];
    const sorted = [-1, 9, 10, "", "a", "b", "\ufffd", "\u{1f600}", false, true];
    expect(values.toSorted((one, other) => compareRanked(one, other, "asc"))).toEqual([...sorted, null]);
    expect(values.toSorted((one, other) => compareRanked(one, other, "desc"))).toEqual([...sorted.toReversed(), null]);
  });
});
