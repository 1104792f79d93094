/** Where more than one order is refused, and what the refusal says. */
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { at, freshNamespace, invalid, refusal } from "#test/api/support/api.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { testEngine } from "#test/support/test-engine.ts";
import { options, topic } from "./biased.ts";

let service: TestService;
let place: string;

beforeAll(async () => {
  const learner = { ...testEngine("learner"), settings: ["learn", "both_orders"] };
  service = await testService({ engines: [testEngine("cheap"), learner] }, true);
});
afterAll(() => service.stop());
beforeEach(() => {
  place = freshNamespace();
});

const refused = async (definition: object) => service.request("POST", at(place, "judgments"), { body: definition });
const only = { ...topic(), options: options.slice(0, 1) };
const two = { ...topic({ name: "test", orders: 3 }), options: options.slice(0, 2) };
const bool = { name: "topic", question: "Is it?", type: "bool", engine: { name: "test", orders: 2 } };
const score = { ...bool, type: "score", criteria: ["low", "high"] };
it.each([
  ["of a bool", bool, "/engine/orders", "a bool has no options"],
  ["of a score", score, "/engine/orders", "a score has no options"],
  ["of a composite", { ...bool, parts: [{ name: "a", question: "A?" }] }, "/engine/orders", "a bool has no options"],
  ["of one option", only, "/engine/orders", "absent or 1: 1 options"],
  ["of too few options", two, "/engine/orders", "must be at most 2"],
  ["with learn", topic({ name: "learner", orders: 2, learn: true }), "/engine/orders", "learns"],
  ["with both_orders", topic({ name: "learner", orders: 2, both_orders: true }), "/engine/orders", "both_orders"],
  ["below 1", topic({ name: "test", orders: 0 }), "/engine/orders", ""],
  ["above 4", topic({ name: "test", orders: 5 }), "/engine/orders", ""],
  ["that is no whole number", topic({ name: "test", orders: 1.5 }), "/engine/orders", ""],
  ["as text", topic({ name: "test", orders: "2" }), "/engine/orders", ""],
  [
    "of a first engine",
    topic({ name: "test", cascade: { first: { name: "cheap", orders: 2 }, min_confidence: 0.5 } }),
    "/engine/cascade/first/orders",
    "",
  ],
])("more than one order is refused %s", async (_, definition, path, words) => {
  const answer = await refused(definition);
  expect(refusal(answer)).toEqual(invalid(path));
  expect(JSON.stringify(answer.body)).toContain(words);
});

it("one order is accepted anywhere", async () => {
  expect((await refused({ ...bool, engine: { name: "test", orders: 1 } })).status).toBe(201);
  expect((await refused({ ...only, name: "other", engine: { name: "test", orders: 1 } })).status).toBe(201);
});
