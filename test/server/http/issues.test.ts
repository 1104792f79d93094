/** What a refusal says: one issue where one thing is wrong, with what would be right. */
import { describe, expect, test } from "vitest";
import { operations } from "#generated/routes.ts";
import { inputs } from "#src/server/http/inputs.ts";
import { issuesOf, type RequestPart } from "../../../codegen/typespec-koa-runtime/src/issues.ts";
import { knownFields } from "../../../codegen/typespec-koa-runtime/src/known-fields.ts";

function issues(operation: string, value: unknown, place: Exclude<RequestPart, "header" | "cookie"> = "body") {
  const { validate } = operations.find(({ id }) => id === operation)!;
  const check = validate[place]!;
  expect(check(value)).toBe(false);
  const known = (pointer: string) => knownFields(inputs.document(), operation, pointer);
  return issuesOf(check.errors, place, value, inputs.wording, known).map(({ path, message }) => `${path}: ${message}`);
}

describe("a filter", () => {
  const field = /^\/filters\/0: must be a field: id, created_at, .* or "And", "Or" or "Not"/;
  const condition = ["id", "Eq", "a"];

  test.each<[string, unknown, RegExp]>([
    ["of a state", ["state.text", "Eq", "a"], field],
    ["of a part that answers do not have", ["answers.urgent.version", "Eq", 1], field],
    ["that begins with a small letter", ["and", [condition]], /^\/filters\/0: .*; did you mean "And"\?$/],
    ["that begins with capitals", ["NOT", condition], /^\/filters\/0: .*; did you mean "Not"\?$/],
    ["that is a list of conditions", [condition, condition], /^\/filters\/0: must be a field, or "And", "Or" or "Not" before/],
    ["whose filters stand side by side", ["Or", condition, condition], /^\/filters: must have its filters in one array/],
    ["with a filter for an array of them", ["And", condition], /^\/filters\/1: must be an array of filters/],
    ["that is wrong inside", ["And", [condition, ["Not", ["state", "Eq", 1]]]], /^\/filters\/1\/1\/1\/0: must be a field/],
    ["with an unknown operator", ["id", "Equals", "a"], /^\/filters\/1: must be one of "Eq"/],
  ])("%s has one thing wrong with it", (_, filters, expected) => {
    const found = issues("queries_query", { filters });
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(expected);
  });

  test("that is wrong in two of its filters has two", () => {
    const filters = ["And", [["a", "Eq", 1], condition, ["b", "Eq", 1]]];
    expect(issues("queries_query", { filters }).map((issue) => issue.split(":")[0])).toEqual([
      "/filters/1/0/0",
      "/filters/1/2/0",
    ]);
  });
});

describe("one thing that is wrong is said once", () => {
  const time = "must be a time as in 2026-01-31T09:00:00.000Z (RFC 3339, UTC)";

  test.each<[string, string, unknown, string[]]>([
    ["no time at all", "documents_write", { upsert: [{ id: "a", created_at: "today" }] }, [`/upsert/0/created_at: ${time}`]],
    ["an empty id", "documents_write", { upsert: [{ id: "" }] }, ["/upsert/0/id: must have at least 1 character"]],
    [
      "a duration without a unit, which is shorter than any",
      "judgments_update",
      { freshness: { interval: "7" } },
      ["/freshness/interval: must be a whole number from 1 and a unit, s, m, h or d, as in 90m"],
    ],
    ["null for a choice", "queries_query", { answers: null }, ['/answers: must be one of "any", "fresh_only", not null']],
    [
      "what all of a form must have",
      "judgments_update",
      { thresholds: { page: {} } },
      ["/thresholds/page/value: is required", "/thresholds/page/gte: is required"],
    ],
    [
      "a mistake within one of them",
      "calibration_recommend",
      { target: { cost: { false_positive: 1 } } },
      ["/target/cost/false_negative: is required"],
    ],
    ["a number that is too large", "judgments_activate", { version: 2 ** 31 }, ["/version: must be at most 2147483647"]],
    [
      "a name with a dot",
      "judgments_update",
      { thresholds: { "a.b": 0.5 } },
      ['/thresholds/a.b: has a name that is not allowed here: it must be 1 to 128 letters, digits, "_" and "-"'],
    ],
    [
      "an object without what would say which form it has",
      "calibration_recommend",
      { target: {} },
      ["/target: must have precision, recall, cost, review or decide"],
    ],
    [
      "one with such a member misspelt",
      "calibration_recommend",
      { target: { precison: 0.9 } },
      [
        "/target: must have precision, recall, cost, review or decide",
        '/target/precison: is not a known field; did you mean "precision"?',
      ],
    ],
    [
      "a definition as it was read, sent back",
      "judgments_update",
      { freshness: { policy: "manual" }, active_version: 3 },
      ["/active_version: is read-only; leave it out"],
    ],
    [
      "what is given at creation and fixed from then on",
      "subscriptions_update",
      { filters: ["id", "Eq", "a"] },
      ["/filters: is read-only; leave it out"],
    ],
    [
      "a setting that is retired",
      "judgments_update",
      { freshness: { fanout: { job_above: 5 } } },
      ["/freshness/fanout/job_above: is retired; leave it out"],
    ],
    [
      "one with a member that all forms have",
      "groups_create",
      { name: "g", key: "attributes.k", aggregate: { count_where: { urgent: { judgment: "urgent" } } } },
      ["/aggregate/count_where/urgent: must have cut or value"],
    ],
  ])("%s", (_, operation, body, expected) => {
    expect(issues(operation, body)).toEqual(expected);
  });
});

test("a parameter that is no number is quoted, as it came", () => {
  expect(issues("jobs_list", { limit: "many" }, "query")).toEqual(['query/limit: must be a whole number, not "many"']);
});

test("a prefix where one namespace is wanted is told apart from a mistake in a name", () => {
  expect(issues("documents_write", { ns: "shop/*" }, "path")).toEqual([
    'path/ns: must be a single name: a prefix that ends in "/*" is not taken here',
  ]);
});
