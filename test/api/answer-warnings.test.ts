/** What answers warn of: what their contexts lacked, and what they read that does not answer. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestService, testService } from "#test/support/service.ts";
import { at, freshNamespace } from "./support/api.ts";

let service: TestService;
beforeAll(async () => {
  service = await testService({}, true);
});
afterAll(() => service.stop());

async function ok(method: string, path: string, body?: unknown) {
  const response = await service.request(method, path, body === undefined ? {} : { body });
  expect(response.status, JSON.stringify(response.body)).toBeLessThan(300);
  return response.body;
}

const judgment = (namespace: string, name: string, context: object, more: object = {}) =>
  ok("POST", at(namespace, "judgments"), { name, question: `${name}?`, type: "bool", context, ...more });

/** The codes that an answer warns with, as soon as it is fresh. */
async function codes(namespace: string, id: string, name: string): Promise<string[]> {
  const answer = async () => (await ok("GET", at(namespace, "documents", id))).answers[name];
  await expect.poll(async () => (await answer())?.freshness, { timeout: 30_000 }).toBe("fresh");
  return ((await answer()).warnings ?? []).map(({ code }: { code: string }) => code);
}

it("warn of a context that was cut to fit, until it fits, wherever answers are shown", async () => {
  const namespace = freshNamespace();
  await judgment(namespace, "short", { fields: ["state.text"], max_tokens: 100 });
  const write = (text: string) => ok("POST", at(namespace), { upsert: [{ id: "d", state: { text } }], wait_for: ["short"] });
  const { results } = await write("help ".repeat(1_000));
  expect(results[0].answers.short.warnings).toEqual([{ code: "context_cut", message: expect.stringContaining("max_tokens") }]);
  expect(await codes(namespace, "d", "short")).toEqual(["context_cut"]);
  const { rows } = await ok("POST", at(namespace, "query"), { include: { answers: ["short"] } });
  expect(rows[0].answers.short.warnings).toHaveLength(1);
  await write("help");
  expect(await codes(namespace, "d", "short")).toEqual([]);
});

it("go with an answer that is carried to a revision whose context was cut to the same bytes", async () => {
  const namespace = freshNamespace();
  await judgment(namespace, "last", { fields: ["state.lines"], max_tokens: 40 });
  const write = (lines: string[]) => ok("POST", at(namespace), { upsert: [{ id: "d", state: { lines } }], wait_for: ["last"] });
  const lines = ["a", "b"].map((letter) => letter.repeat(40));
  await write(lines);
  expect(await codes(namespace, "d", "last")).toEqual([]);
  const asked = service.engine.requests.length;
  await write(["c".repeat(40), ...lines]);
  expect(await codes(namespace, "d", "last")).toEqual(["context_cut"]);
  expect(service.engine.requests).toHaveLength(asked);
});

it("warn of a reference that leads nowhere, until the document comes", async () => {
  const namespace = freshNamespace();
  const to = { name: "customer", join: { theirs: "id", mine: "attributes.customer" }, fields: ["state.plan"] };
  await judgment(namespace, "churn", { fields: ["state.text"], related: [to] });
  await ok("POST", at(namespace), { upsert: [{ id: "d", attributes: { customer: "c" }, state: { text: "bye" } }, { id: "e" }] });
  expect(await codes(namespace, "d", "churn")).toEqual(["reference_missing"]);
  expect(await codes(namespace, "e", "churn")).toEqual([]);
  await ok("POST", at(namespace), { upsert: [{ id: "c", state: { plan: "pro" } }] });
  await expect.poll(() => codes(namespace, "d", "churn"), { timeout: 30_000 }).toEqual([]);
});

it("warn of a judgment that they read and that is inactive, as long as it is", async () => {
  const namespace = freshNamespace();
  await judgment(namespace, "plain", { fields: ["state.text"] }, { thresholds: { yes: 0.5 } });
  await judgment(namespace, "reader", {
    fields: ["state.text"],
    related: [{ name: "own", answers: [{ judgment: "plain", cut: "yes" }] }],
  });
  await ok("POST", at(namespace), { upsert: [{ id: "d", state: { text: "a" } }] });
  expect(await codes(namespace, "d", "reader")).toEqual([]);
  await ok("POST", at(namespace, "judgments", "plain", "deactivate"));
  expect(await codes(namespace, "d", "reader")).toEqual(["judgment_inactive"]);
  await ok("POST", at(namespace, "judgments", "plain", "activate"), { version: 1 });
  expect(await codes(namespace, "d", "reader")).toEqual([]);
});

it("warn of an inactive judgment of another namespace as of when they were given", async () => {
  const [here, there] = [freshNamespace(), freshNamespace()];
  await judgment(there, "plain", { fields: ["state.text"] }, { thresholds: { yes: 0.5 } });
  await ok("POST", at(there), { upsert: [{ id: "c", state: { text: "a" } }] });
  await ok("POST", at(there, "judgments", "plain", "deactivate"));
  const join = { theirs: "id", mine: "attributes.to" };
  await judgment(here, "reader", {
    related: [{ name: "to", namespace: there, join, answers: [{ judgment: "plain", cut: "yes" }] }],
  });
  await ok("POST", at(here), { upsert: [{ id: "d", attributes: { to: "c" } }] });
  expect(await codes(here, "d", "reader")).toEqual(["judgment_inactive"]);
});
