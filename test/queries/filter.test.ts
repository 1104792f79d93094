import { describe, expect, it } from "vitest";
import type { Issue } from "#src/foundation/errors.ts";
import { fieldsOf } from "#src/queries/filters/condition.ts";
import { parseFilter } from "#src/queries/filters/filter.ts";
import { parseRank } from "#src/queries/filters/rank.ts";
import { findJudgment } from "./judgments.ts";

function parse(filter: unknown) {
  const issues: Issue[] = [];
  return { condition: parseFilter(filter, findJudgment, issues), issues };
}

/** The only issue of a filter that is refused. */
function refusal(filter: unknown): Issue {
  const { condition, issues } = parse(filter);
  expect(condition).toBeUndefined();
  expect(issues).toHaveLength(1);
  return issues[0]!;
}

const nested = (levels: number): unknown => (levels === 1 ? ["attributes.a", "Eq", 1] : ["Not", nested(levels - 1)]);
const leaf = ["attributes.a", "Eq", 1];

describe("a filter", () => {
  it("becomes a condition in which the negative operators are complements", () => {
    expect(
      parse([
        "And",
        [
          ["attributes.a", "NotEq", 1],
          ["Not", ["id", "In", ["x", "y"]]],
        ],
      ]).condition,
    ).toEqual({
      is: "and",
      of: [
        { is: "not", of: { is: "equal", field: { is: "attribute", name: "a" }, value: 1 } },
        { is: "not", of: { is: "one-of", field: { is: "id" }, values: ["x", "y"] } },
      ],
    });
  });

  it("names its fields in order", () => {
    const { condition } = parse([
      "Or",
      [
        ["id", "Eq", "x"],
        ["Not", ["answers.topic.dist.ship.ping", "Gt", 0.5]],
        ["updated_at", "Lt", "2026-01-01T00:00:00Z"],
      ],
    ]);
    expect(fieldsOf(condition!)).toEqual([
      { is: "id" },
      { is: "answer", judgment: "topic", part: { is: "dist", value: "ship.ping" } },
      { is: "updated_at" },
    ]);
  });

  it("keeps moments to the millisecond, dropping further digits", () => {
    expect(parse(["created_at", "Gte", "2026-01-31T09:00:00.1239999Z"]).condition).toEqual({
      is: "range",
      field: { is: "created_at" },
      bound: "gte",
      value: Date.parse("2026-01-31T09:00:00.123Z"),
    });
  });

  it.each([
    ["attributes.a", "Eq", "x"],
    ["attributes.a", "Eq", null],
    ["attributes.a", "Eq", ["x", 1, null, true]],
    ["attributes.a", "NotEq", []],
    ["attributes.a", "In", []],
    ["attributes.a", "NotIn", [null, 1, "x", false]],
    ["attributes.__proto__", "Lt", -1.5e300],
    ["attributes.a", "Gte", ""],
    ["attributes.a", "IGlob", "[a-z]*"],
    ["attributes.a", "Contains", null],
    ["attributes.a", "ContainsAny", ["x"]],
    ["id", "Glob", "t-*"],
    ["id", "Eq", null],
    ["created_at", "In", ["2026-01-31T09:00:00Z", "2024-02-29T23:59:59.999999999Z", null]],
    ["answers.urgent.p", "Gte", 0.5],
    ["answers.urgent.calibrated.p", "Eq", null],
    ["answers.urgent.freshness", "NotIn", ["stale", "unavailable"]],
    ["answers.urgent.thresholds.page", "Eq", true],
    ["answers.topic.value", "Glob", "bill*"],
    ["answers.topic.escape_p", "Lt", 0.1],
    ["answers.topic.dist.none_of_the_above", "Lt", 0.1],
    ["answers.topic.thresholds.escape", "NotEq", false],
    ["answers.mood.score", "Gt", 1],
    ["answers.mood.dist.0", "Gt", 0.2],
    ["answers.mood.calibrated.score", "Gt", 1],
    ["answers.meant.dist.any document", "Gt", 0.2],
  ])("takes [%j, %j, %j]", (...condition) => {
    expect(parse(condition).issues).toEqual([]);
    expect(parse(condition).condition).toBeDefined();
  });

  it.each<[filter: unknown, path: string, message: RegExp]>([
    // Shape
    [{ a: 1 }, "", /must be an array: \[field, operator, value\]/],
    ["attributes.a", "", /must be an array: \[field, operator, value\]/],
    [[], "", /must be \[field, operator, value\]/],
    [["attributes.a", "Eq"], "", /must be \[field, operator, value\]/],
    [["And", [leaf, 1]], "/1/1", /must be an array: \[field, operator, value\]/],
    [["And", "x"], "/1", /array of at least one filter/],
    [["Or", []], "/1", /array of at least one filter/],
    [["Or", [leaf], 1], "", /"Or" takes one array of filters/],
    [["Not", leaf, leaf], "", /"Not" takes one filter/],
    [["Not", [leaf]], "/1", /must be \[field, operator, value\]/],
    [["And", [leaf, ["Or", [leaf, ["attributes.b", "Equals", 1]]]]], "/1/1/1/1/1", /must be an operator: Eq, NotEq/],
    // Fields
    [[7, "Eq", 1], "/0", /must be the name of a field/],
    [
      ["status", "Eq", 1],
      "/0",
      /is not a known field; known fields are id, created_at, updated_at, attributes.<name> and answers/,
    ],
    [["revision", "Eq", 1], "/0", /is not a known field/],
    [["attributes", "Eq", 1], "/0", /must be attributes.<name>/],
    [["attributes.a.b", "Eq", 1], "/0", /a filter cannot reach inside a value/],
    [["attributes.a'b", "Eq", 1], "/0", /letters, digits, _ and -/],
    [[`attributes.${"a".repeat(129)}`, "Eq", 1], "/0", /1 to 128/],
    [["answers.urgent", "Eq", 1], "/0", /name a part of the answer/],
    [["answers.nobody.p", "Eq", 1], "/0", /unknown judgment "nobody"/],
    [["answers.constructor.p", "Eq", 1], "/0", /unknown judgment "constructor"/],
    [["answers.urgent.probability", "Eq", 1], "/0", /unknown part of an answer; the parts are p, value, score/],
    [["answers.urgent.score", "Eq", 1], "/0", /urgent is a bool; its answers have p, calibrated.p, freshness, thresholds.<name>/],
    [["answers.urgent.dist.a", "Eq", 1], "/0", /urgent is a bool/],
    [["answers.topic.p", "Eq", 1], "/0", /topic is a choice; its answers have value, escape_p, dist.<value>/],
    [["answers.topic.calibrated.p", "Eq", 1], "/0", /topic is a choice/],
    [["answers.mood.value", "Eq", "x"], "/0", /mood is a score; its answers have score, dist.<level>/],
    [
      ["answers.topic.dist.shipping", "Gt", 0],
      "/0",
      /topic has no such value; it has "billing", "ship.ping", "none_of_the_above"/,
    ],
    [["answers.mood.dist.3", "Gt", 0], "/0", /mood has no such value; it has "0", "1", "2"/],
    [["answers.meant.dist.a\0b", "Gt", 0], "/0", /well-formed Unicode without U\+0000/],
    [["answers.urgent.thresholds.no", "Eq", true], "/0", /urgent has no such threshold; it has "page"/],
    [["answers.mood.thresholds.no", "Eq", true], "/0", /mood has no thresholds/],
    // Operators and values
    [["attributes.a", "Eq", { a: 1 }], "/2", /must be a string, a number, true, false or null/],
    [["attributes.a", "Eq", [1, [2]]], "/2/1", /must be a string, a number, true, false or null/],
    [["attributes.a", "Eq", Number.POSITIVE_INFINITY], "/2", /must be in the range of a 64-bit float/],
    [["attributes.a", "Eq", "a\0"], "/2", /well-formed Unicode without U\+0000/],
    [["attributes.a", "Eq", "\udc00"], "/2", /well-formed Unicode/],
    [["attributes.a", "In", "x"], "/2", /must be an array of values/],
    [["attributes.a", "In", [1, 2, {}]], "/2/2", /must be a string, a number/],
    [["attributes.a", "NotIn", Array(1001).fill(1)], "/2", /has 1001 values; at most 1000 are allowed/],
    [["attributes.a", "Lt", true], "/2", /must be a number or a string/],
    [["attributes.a", "Gt", null], "/2", /must be a number or a string/],
    [["attributes.a", "Gt", [1]], "/2", /must be a string, a number, true, false or null/],
    [["attributes.a", "Glob", 1], "/2", /must be a pattern, written as a string/],
    [["attributes.a", "NotGlob", "[a"], "/2", /a \[ that is not closed/],
    [["attributes.a", "IGlob", "a\0"], "/2", /well-formed/],
    [["attributes.a", "ContainsAny", "x"], "/2", /must be an array of values/],
    [["attributes.a", "Contains", ["x"]], "/2", /must be a string, a number, true, false or null/],
    [["id", "Eq", 1], "/2", /must be a string or null, like the field/],
    [["id", "Eq", ["a"]], "/2", /must be a string or null/],
    [["id", "Contains", "a"], "/1", /the field is no array, only attributes can be arrays/],
    [["created_at", "Eq", "yesterday"], "/2", /must be a timestamp, RFC 3339 in UTC such as/],
    [["created_at", "Eq", "2026-02-30T00:00:00Z"], "/2", /must be a timestamp/],
    [["created_at", "Eq", "2026-01-01T24:00:00Z"], "/2", /must be a timestamp/],
    [["updated_at", "Lt", 1700000000], "/2", /must be a timestamp/],
    [["updated_at", "Lt", null], "/2", /must be a timestamp$/],
    [["updated_at", "Glob", "2026*"], "/1", /patterns match only strings/],
    [["answers.urgent.p", "Gt", "0.5"], "/2", /must be a number or null, like the field/],
    [["answers.urgent.p", "Glob", "0*"], "/1", /patterns match only strings/],
    [["answers.urgent.freshness", "Eq", "old"], "/2", /must be one of fresh, pending, stale, unavailable, or null/],
    [["answers.urgent.freshness", "Gt", "fresh"], "/1", /the field has no order/],
    [["answers.urgent.thresholds.page", "Gt", true], "/1", /the field has no order/],
    [["answers.urgent.thresholds.page", "In", [1]], "/2/0", /must be true, false or null/],
    [["answers.topic.value", "In", ["billing", 7]], "/2/1", /must be a string or null/],
  ])("%j is refused at %j", (filter, path, message) => {
    const issue = refusal(filter);
    expect(issue.path).toBe(`/filters${path}`);
    expect(issue.message).toMatch(message);
  });

  it("is at most 8 deep, a condition alone being 1", () => {
    expect(parse(nested(8)).condition).toBeDefined();
    expect(refusal(nested(9))).toEqual({
      path: `/filters${"/1".repeat(8)}`,
      message: "is nested 9 levels deep; at most 8 are allowed",
    });
    expect(refusal(nested(2000)).path).toBe(`/filters${"/1".repeat(8)}`);
  });

  it("has at most 64 conditions, wherever they are", () => {
    const half = ["Or", Array(32).fill(leaf)];
    expect(parse(["And", [half, half]]).condition).toBeDefined();
    expect(refusal(["And", [half, half, leaf]])).toEqual({
      path: "/filters/1/2",
      message: "is condition number 65; a filter may have at most 64",
    });
    expect(refusal(["Or", Array(100_000).fill(leaf)]).path).toBe("/filters/1/64");
  });

  it("reports all problems, up to 20 issues", () => {
    const { issues } = parse(["And", [["a", "Eq", 1], leaf, ["Not", ["id", "Eq", 1]]]]);
    expect(issues.map(({ path }) => path)).toEqual(["/filters/1/0/0", "/filters/1/2/1/2"]);
    expect(parse(["And", Array(100_000).fill(0)]).issues).toHaveLength(20);
  });
});

describe("rank_by", () => {
  function rank(rankBy: unknown) {
    const issues: Issue[] = [];
    return { rank: parseRank(rankBy, findJudgment, issues), issues };
  }

  it("is by id if it is absent", () => {
    expect(rank(undefined).rank).toEqual({ field: { is: "id" }, direction: "asc" });
  });

  it("names any field", () => {
    expect(rank(["answers.mood.score", "desc"]).rank).toEqual({
      field: { is: "answer", judgment: "mood", part: { is: "score" } },
      direction: "desc",
    });
  });

  it.each<[rankBy: unknown, paths: string[]]>([
    ["id", ["/rank_by"]],
    [["id"], ["/rank_by"]],
    [["answers.no.p", "asc"], ["/rank_by/0"]],
    [["id", "up"], ["/rank_by/1"]],
    [
      [1, 1],
      ["/rank_by/0", "/rank_by/1"],
    ],
  ])("%j is refused at %j", (rankBy, paths) => {
    const { rank: parsed, issues } = rank(rankBy);
    expect(parsed).toBeUndefined();
    expect(issues.map(({ path }) => path)).toEqual(paths);
  });
});
