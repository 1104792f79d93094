/** What null means in the arguments of a tool. */
import { expect, it } from "vitest";
import openapi from "#generated/openapi.json" with { type: "json" };
import { toolInput } from "#src/server/mcp/tool-schema.ts";
import { requestOf, toolsOf } from "#src/server/mcp/tools.ts";

const tools = toolsOf(openapi as never);
const tool = (name: string) => tools.find((one) => one.name === name)!;

it("sends null in a body where it is a value", () => {
  const given = { state: null, questions: [] };
  const own = tools.find(({ path }) => path === "/systemone")!;
  expect(JSON.parse(requestOf(own, given).body!)).toEqual(given);
});

it("leaves null out of the query, and takes the usual size of a page for it", () => {
  const { path } = requestOf(tool("jobs_list"), { namespace: null, limit: null });
  expect(path).toBe("/jobs?limit=20");
});

it("leaves null out of a body where it is no value, and takes the usual size of a page for it", () => {
  const sent = requestOf(tool("queries_query"), { ns: "shop", top_k: null, filters: null, rank_by: null });
  expect(JSON.parse(sent.body!)).toEqual({ top_k: 20 });
});

it("sends the filters of a change that are null, to be refused: left out, they would be everything", () => {
  const sent = requestOf(tool("judgments_backfill"), { ns: "shop", name: "urgent", filters: null, confirm: true });
  expect(JSON.parse(sent.body!)).toEqual({ filters: null, confirm: true });
});

it.each<[string, boolean, object]>([
  ["a type", false, { type: "string" }],
  ["several types", true, { type: ["string", "null"] }],
  ["values", false, { enum: ["a"] }],
  ["values with null", true, { enum: ["a", null] }],
  ["one value", false, { const: 1 }],
  ["null alone", true, { const: null }],
  ["one of several schemas", true, { oneOf: [{ type: "string" }, { type: "null" }] }],
  ["any of several schemas", false, { anyOf: [{ type: "string" }, { type: "number" }] }],
  ["all of several schemas", false, { allOf: [{ type: ["string", "null"] }, { enum: ["a"] }] }],
  ["a named schema", false, { $ref: "#/components/schemas/Text" }],
  ["a named schema with null", true, { $ref: "#/components/schemas/TextOrNull" }],
  ["no condition", true, {}],
])("knows from a schema with %s whether null is a value", (_, expected, schema) => {
  const schemas = { Text: { type: "string" }, TextOrNull: { anyOf: [{ $ref: "#/components/schemas/Text" }, { type: "null" }] } };
  const body = { type: "object", properties: { member: schema } };
  const { arguments: taken } = toolInput({ schemas } as never, [], body as never, false);
  expect(taken).toEqual([{ name: "member", in: "body", as: "member", nullable: expected }]);
});
