/** What null means in the arguments of a tool. */
import { expect, it } from "vitest";
import openapi from "#generated/openapi.json" with { type: "json" };
import { requestOf, toolsOf } from "#src/server/mcp/tools.ts";

const tools = toolsOf(openapi as never);
const tool = (name: string) => tools.find((one) => one.name === name)!;

it("sends null in a body as it is", () => {
  const given = { state: null, questions: [] };
  const own = tools.find(({ path }) => path === "/systemone")!;
  expect(JSON.parse(requestOf(own, given).body!)).toEqual(given);
});

it("leaves null out of the query, and takes the usual size of a page for it", () => {
  const { path } = requestOf(tool("jobs_list"), { namespace: null, limit: null });
  expect(path).toBe("/jobs?limit=20");
});
