/** Judgments that name `openai`, from their definition to their answer. */
import { expect, it, onTestFinished } from "vitest";
import { OpenAIEngine } from "#plugins/engines/openai/openai-engine.ts";
import { at, freshNamespace, invalid, refusal } from "#test/api/support/api.ts";
import { startChatServer } from "#test/support/chat-server.ts";
import { testService } from "#test/support/service.ts";

it("are asked in both orders where their definition says so, and their answer names the model and the prompt", async () => {
  const chat = await startChatServer();
  onTestFinished(() => chat.close());
  const service = await testService({ engines: [new OpenAIEngine({ apiKey: chat.apiKey, baseUrl: chat.baseUrl })] });
  const namespace = freshNamespace();
  const post = (parts: string[], body: unknown) => service.request("POST", at(namespace, ...parts), { body });
  // It likes what comes first.
  chat.weigh = ({ labels }) => labels.map((_, place) => (place === 0 ? 3 : 1));
  const both = { name: "openai", version: "small", both_orders: true };
  for (const [name, engine] of [
    ["once", { name: "openai" }],
    ["twice", both],
  ] as const) {
    const made = await post(["judgments"], { name, question: "Is it urgent?", type: "bool", engine });
    expect([made.status, made.body.versions[0].definition.engine]).toEqual([201, engine]);
  }
  const { body } = await post([], { upsert: [{ id: "a", state: { text: "now" } }], wait_for: ["once", "twice"] });
  const engine = { name: "openai", version: "test-model-2030-01-01+prompt.2" };
  expect(body.results[0].answers).toMatchObject({
    once: { freshness: "fresh", p: expect.closeTo(0.75, 9), engine },
    twice: { freshness: "fresh", p: expect.closeTo(0.5, 9), engine },
  });
  expect(chat.requests.map(({ body: { model } }) => model).toSorted()).toEqual(["gpt-4o-mini", "small", "small"]);
});

it("are refused where it is not configured, with what to configure, and by other engines where they set what those do not go by", async () => {
  const service = await testService({ role: "api" });
  const create = (engine: object) =>
    service.request("POST", at(freshNamespace(), "judgments"), { body: { name: "a", question: "?", type: "bool", engine } });
  const unconfigured = await create({ name: "openai", both_orders: true });
  expect(refusal(unconfigured)).toEqual(invalid("/engine/name"));
  expect(unconfigured.body.error.details.issues[0].message).toContain("set OPENAI_API_KEY");
  const other = await create({ name: "test", both_orders: true });
  expect(refusal(other)).toEqual(invalid("/engine/both_orders"));
  expect(other.body.error.details.issues[0].message).toContain('the engine "test" does not support it');
});
