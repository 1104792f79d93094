/**
 * OWASP API10:2023, unsafe consumption of APIs: engines and suggesters elsewhere that answer with what they should not. Every value in a good reply
 * is replaced by every hostile one. Slow, cut, redirected and endless replies: `test/engines/` and `test/events/webhooks/sender.test.ts`.
 */
import { describe, expect, it } from "vitest";
import { JevEngine } from "#plugins/engines/jev/jev-engine.ts";
import { OpenAIEngine } from "#plugins/engines/openai/openai-engine.ts";
import { OpenAISuggester } from "#plugins/suggesters/openai/openai-suggester.ts";
import { newOptions } from "#src/jobs/discovery/proposed-options.ts";
import type { Engine, EngineRequest } from "#src/judging/engines/engine.ts";
import { soundResult } from "#src/judging/engines/engine-reply.ts";
import { optionsAsked, text } from "#test/suggesters/contract.ts";
import { saying, startSuggestionsServer } from "#test/suggesters/suggestions-server.ts";
import { startChatServer } from "#test/support/chat-server.ts";
import type { Behaviour, ModelServer } from "#test/support/model-server.ts";
import { startSystemOneServer } from "#test/support/system-one-server.ts";

const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)]);
const HOSTILE: readonly unknown[] = [
  null,
  true,
  -1,
  2,
  1e308,
  "",
  "NaN",
  "\u0000\ud800",
  "x".repeat(100_000),
  [],
  {},
  [null],
  { __proto__: { p: 1 }, constructor: 1 },
  deep(2_000),
];
const BODIES = [
  "",
  "null",
  "[]",
  "1",
  '"yes"',
  "{",
  '{"a":}',
  "<html></html>",
  "\u0000",
  `${"[".repeat(100_000)}`,
  '{"__proto__":{"x":1}}',
];

/** A reply with one of its values replaced, in every place and by every hostile value. */
function* poisoned(reply: unknown): Generator<unknown> {
  for (const value of HOSTILE) yield value;
  if (typeof reply !== "object" || reply === null) return;
  for (const name of Object.keys(reply)) {
    const given = (reply as Record<string, unknown>)[name];
    for (const value of poisoned(given))
      yield Array.isArray(reply) ? reply.with(Number(name), value) : { ...reply, [name]: value };
  }
}

const asked: EngineRequest = {
  contextText: '{"a":1}',
  questions: [{ id: "yes", type: "bool", question: "Is it?" }],
};
const once = { backoff: { attempts: 1 }, limits: { requestsPerMinute: null, tokensPerSecond: null, concurrency: 64 } };
const signal = () => new AbortController().signal;

type Server = ModelServer<unknown, unknown>;

const engines: Record<string, () => Promise<{ server: Server; engine: Engine }>> = {
  async openai() {
    const server = await startChatServer();
    return {
      server: server as unknown as Server,
      engine: new OpenAIEngine({ apiKey: server.apiKey, baseUrl: server.baseUrl, ...once }),
    };
  },
  async jev() {
    const server = await startSystemOneServer();
    return {
      server: server as unknown as Server,
      engine: new JevEngine({ apiKey: server.apiKey, baseUrl: server.url, ...once }),
    };
  },
};

describe.each(Object.keys(engines))("the engine %s", (name) => {
  it("takes no answer from a poisoned reply that is none, and lets none of it throw", async () => {
    const { server, engine } = await engines[name]!();
    let good: unknown;
    server.next({
      kind: "twist",
      twist(reply) {
        good = reply;
        return reply;
      },
    });
    await engine.evaluate([asked], signal());
    const found: unknown[] = [];
    const tried = async (behaviour: Behaviour<unknown>, what: unknown) => {
      server.byDefault = () => behaviour;
      const [given] = await engine.evaluate([asked], signal());
      const result = soundResult(asked, given!);
      const answers = result.ok ? Object.values(result.answers) : [];
      const isSound = answers.every((one) => !one.ok || (one.answer.type === "bool" && one.answer.p >= 0 && one.answer.p <= 1));
      if (!isSound || JSON.stringify(result).length > 20_000) found.push([JSON.stringify(what).slice(0, 500), answers]);
    };
    for (const reply of poisoned(good)) await tried({ kind: "twist", twist: () => reply }, reply);
    for (const body of BODIES) for (const status of [200, 299, 400, 500]) await tried({ kind: "reply", status, body }, body);
    await engine.close();
    await server.close();
    expect(found).toEqual([]);
  });
});

it("A suggester takes no suggestion from a poisoned reply that is none", async () => {
  const server = await startSuggestionsServer();
  const suggester = new OpenAISuggester({ apiKey: server.apiKey, baseUrl: server.baseUrl, model: "m", backoff: { attempts: 1 } });
  const good = { options: [{ value: "invoice", description: "Needs an invoice." }] };
  const found = [];
  for (const reply of [...poisoned(good)].map((one) => JSON.stringify(one)).concat(BODIES)) {
    server.byDefault = () => saying(reply);
    const result = await suggester.suggestOptions(optionsAsked([text("an invoice")]), signal());
    const options = newOptions(result.ok ? result.suggestions : [], [], 5);
    const isSound = options.every(({ value, description }) => /^.{1,256}$/.test(value) && /^.{1,4000}$/.test(description ?? "x"));
    if (!isSound || (!result.ok && result.failure.message.length > 20_000)) found.push(reply.slice(0, 500));
  }
  await suggester.close();
  await server.close();
  expect(found).toEqual([]);
});
