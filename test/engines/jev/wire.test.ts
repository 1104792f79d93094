/** What goes over the wire and what comes back, the official client in between. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { JevEngine } from "#plugins/engines/jev/jev-engine.ts";
import type { EngineQuestion, EngineRequest, EngineResult, Json } from "#src/judging/engines/engine.ts";
import { type SystemOneServer, startSystemOneServer, type WireReply } from "#test/support/system-one-server.ts";

const urgent: EngineQuestion = { id: "urgent", type: "bool", question: "Is it urgent?" };
const subject: EngineQuestion = {
  id: "subject",
  type: "choice",
  question: "What is it about?",
  options: [{ value: "billing", description: "payments" }, { value: "delivery" }, { value: "none_of_the_above" }],
};
const anger: EngineQuestion = { id: "anger", type: "score", question: "How angry?", levels: ["calm", "annoyed", "furious"] };

let server: SystemOneServer;
let engine: JevEngine;
beforeEach(async () => {
  server = await startSystemOneServer();
  engine = new JevEngine({ apiKey: server.apiKey, baseUrl: server.url });
});
afterEach(async () => {
  await engine.close();
  await server.close();
});

const request = (questions: EngineQuestion[], context: Json = { document: { "state.body": "Hello" } }): EngineRequest => ({
  contextText: JSON.stringify(context),
  questions,
});

async function evaluate(one: EngineRequest): Promise<EngineResult> {
  const [result] = await engine.evaluate([one], new AbortController().signal);
  return result!;
}

function distOf(result: EngineResult, id: string): Record<string, number> {
  const answer = result.ok ? result.answers[id] : undefined;
  if (!answer?.ok || answer.answer.type === "bool") throw new Error(`no distribution for ${id}`);
  return answer.answer.dist;
}

/** The questions of the only request so far, as they were sent. */
function sent() {
  expect(server.requests).toHaveLength(1);
  return server.requests[0]!.body.questions;
}

describe("a request", () => {
  it("carries the key, the default model and the text of the context as state", async () => {
    await evaluate(request([urgent]));
    const [{ headers, body } = server.requests[0]!] = server.requests;
    expect(headers.authorization).toBe("Bearer test-key");
    expect(body.model).toBe("jev-latest");
    expect(body.state).toBe('{"document":{"state.body":"Hello"}}');
  });

  it("asks for the version that the definition names", async () => {
    await evaluate({ ...request([urgent]), settings: { version: "jev-1.2.0" } });
    expect(server.requests[0]!.body.model).toBe("jev-1.2.0");
  });

  it("carries all questions of one document, and never two documents", async () => {
    const requests = [request([urgent, subject, anger], { a: 1 }), request([urgent], { b: 2 })];
    await engine.evaluate(requests, new AbortController().signal);
    expect(server.requests.map(({ body }) => [body.state, Object.keys(body.questions)])).toEqual([
      ['{"a":1}', ["urgent", "subject", "anger"]],
      ['{"b":2}', ["urgent"]],
    ]);
  });
});

describe("a bool", () => {
  it("goes out as a noul and comes back as its probability", async () => {
    server.next({
      kind: "twist",
      twist: (reply) => ({ ...reply, answers: { urgent: { type: "noul", noul: 0.123456789012345 } } }),
    });
    const result = await evaluate(request([{ ...urgent, criteria: { true: "Today.", false: "Some day." } }]));
    expect(sent()).toEqual({
      urgent: { type: "noul", instructions: "Is it urgent?", criteria: { true: "Today.", false: "Some day." } },
    });
    expect(result).toMatchObject({ ok: true, answers: { urgent: { ok: true, answer: { type: "bool", p: 0.123456789012345 } } } });
  });

  it("with criteria for one outcome sends that one", async () => {
    await evaluate(request([{ ...urgent, criteria: { true: "Today." } }]));
    expect(sent().urgent).toEqual({ type: "noul", instructions: "Is it urgent?", criteria: { true: "Today." } });
  });

  it("with criteria in a text adds them to the instructions", async () => {
    await evaluate(request([{ ...urgent, criteria: "Weekends do not count." }]));
    expect(sent().urgent).toEqual({ type: "noul", instructions: "Is it urgent?\n\nWeekends do not count." });
  });
});

describe("a choice", () => {
  it("goes out with a description for none of the above and comes back with every option", async () => {
    const probabilities = { none_of_the_above: 0.2, billing: 0.7, delivery: 0.1 };
    server.next({
      kind: "twist",
      twist: (reply) => ({ ...reply, answers: { subject: { choice: "billing", confidence: 0.55, probabilities } } }),
    });
    const result = await evaluate(request([{ ...subject, criteria: "One only." }]));
    expect(sent().subject).toEqual({
      type: "choice",
      instructions: "What is it about?\n\nOne only.",
      criteria: { billing: "payments", delivery: null, none_of_the_above: "None of the other options fits." },
    });
    expect(result).toMatchObject({ answers: { subject: { answer: { type: "choice", value: "billing", dist: probabilities } } } });
  });

  it("without none of the above has it added, and answered", async () => {
    const result = await evaluate(request([{ ...subject, options: [{ value: "billing" }, { value: "delivery" }] }]));
    expect(Object.keys((sent().subject as { criteria: object }).criteria)).toEqual(["billing", "delivery", "none_of_the_above"]);
    expect(Object.keys(distOf(result, "subject"))).toEqual(["billing", "delivery", "none_of_the_above"]);
  });

  it("keeps the description that none of the above was given", async () => {
    await evaluate(
      request([{ ...subject, options: [{ value: "billing" }, { value: "none_of_the_above", description: "Spam." }] }]),
    );
    expect((sent().subject as { criteria: object }).criteria).toEqual({ billing: null, none_of_the_above: "Spam." });
  });
});

describe("a score", () => {
  it("goes out as levels from 0 and comes back with the expected level in full", async () => {
    const probabilities = { "0": 0.125, "1": 0.25, "2": 0.625 };
    server.next({
      kind: "twist",
      twist: (reply) => ({ ...reply, answers: { anger: { score: 1.5, confidence: 0.4, legend: {}, probabilities } } }),
    });
    const result = await evaluate(request([anger]));
    expect(sent().anger).toEqual({ type: "score", instructions: "How angry?", criteria: ["calm", "annoyed", "furious"] });
    expect(result).toMatchObject({ answers: { anger: { answer: { type: "score", score: 1.5, dist: probabilities } } } });
  });

  it("rounded to two decimals is computed anew from its probabilities", async () => {
    const probabilities = { "0": 0.0012, "1": 0.0021, "2": 0.9967 };
    server.next({ kind: "twist", twist: (reply) => ({ ...reply, answers: { anger: { score: 2, probabilities } } }) });
    const result = await evaluate(request([anger]));
    expect(result).toMatchObject({ answers: { anger: { answer: { score: expect.closeTo(1.9955, 10) } } } });
  });
});

describe("a reply", () => {
  it("names the engine version, which may change between two", async () => {
    expect(engine.version()).toBeNull();
    expect(await evaluate(request([urgent]))).toMatchObject({ engineVersion: "jev-1.13.0" });
    expect(engine.version()).toBe("jev-1.13.0");
    server.model = "jev-1.14.0";
    expect(await evaluate(request([urgent]))).toMatchObject({ engineVersion: "jev-1.14.0" });
    expect(engine.version()).toBe("jev-1.14.0");
  });

  it("to a request for another version leaves the version of the default as it was", async () => {
    await evaluate(request([urgent]));
    server.model = "jev-1.2.0";
    await evaluate({ ...request([urgent]), settings: { version: "jev-1.2" } });
    expect([engine.version(), engine.version("jev-1.2"), engine.version("jev-9")]).toEqual(["jev-1.13.0", "jev-1.2.0", null]);
  });

  it("tells the tokens that the server counted", async () => {
    server.next({ kind: "twist", twist: (reply) => ({ ...reply, usage: { input_tokens: 321, output_tokens: 1 } }) });
    expect(await evaluate(request([urgent]))).toMatchObject({ tokens: 321 });
  });

  it.each([undefined, { output_tokens: 1 }, { input_tokens: "12" }, { input_tokens: -1 }])(
    "with the usage %j has no tokens to tell",
    async (usage) => {
      server.next({ kind: "twist", twist: (reply) => ({ ...reply, usage }) });
      expect(await evaluate(request([urgent]))).toMatchObject({ ok: true, tokens: null });
    },
  );
});

describe("a malformed answer", () => {
  type Answer = Record<string, unknown>;
  it.each<[string, string, Answer | null | undefined | string, RegExp]>([
    ["a missing answer", "urgent", undefined, /is missing/],
    ["null for an answer", "urgent", null, /is not an object/],
    ["a text for an answer", "urgent", "yes", /is not an object/],
    ["a noul above 1", "urgent", { noul: 1.5 }, /has the noul 1.5/],
    ["a text for a noul", "urgent", { noul: "0.5" }, /has the noul "0.5"/],
    ["null for a noul, as JSON writes NaN", "urgent", { noul: null }, /has the noul null/],
    ["no noul", "urgent", { type: "noul" }, /has the noul undefined/],
    [
      "probabilities that do not sum to 1",
      "subject",
      { choice: "billing", probabilities: { billing: 0.5, delivery: 0.1, none_of_the_above: 0.1 } },
      /sum to 0.7/,
    ],
    [
      "a label missing",
      "subject",
      { choice: "billing", probabilities: { billing: 0.5, delivery: 0.5 } },
      /no probability for "none_of_the_above"/,
    ],
    [
      "a label that was not asked",
      "subject",
      { choice: "billing", probabilities: { billing: 1, delivery: 0, none_of_the_above: 0, other: 0 } },
      /"other"/,
    ],
    [
      "a choice that is no option",
      "subject",
      { choice: "other", probabilities: { billing: 1, delivery: 0, none_of_the_above: 0 } },
      /"other", which is not an option/,
    ],
    [
      "a choice that is not the likeliest",
      "subject",
      { choice: "delivery", probabilities: { billing: 0.9, delivery: 0.1, none_of_the_above: 0 } },
      /not the most probable option/,
    ],
    ["no probabilities", "subject", { choice: "billing" }, /has no probabilities/],
    ["a level missing", "anger", { score: 1, probabilities: { "0": 0, "1": 1 } }, /no probability for "2"/],
    [
      "a score that its probabilities deny",
      "anger",
      { score: 0.2, probabilities: { "0": 0, "1": 0, "2": 1 } },
      /has the score 0.2, but its probabilities give 2/,
    ],
    ["no score", "anger", { probabilities: { "0": 0, "1": 1, "2": 0 } }, /has the score undefined/],
  ])("such as %s spoils that answer and no other", async (_, id, answer, message) => {
    const twist = (reply: WireReply) => {
      const { [id]: _spoiled, ...others } = reply.answers;
      return { ...reply, answers: answer === undefined ? others : { ...others, [id]: answer } };
    };
    server.next({ kind: "twist", twist });
    const result = await evaluate(request([urgent, subject, anger]));
    if (!result.ok) throw new Error(result.failure.message);
    for (const other of ["urgent", "subject", "anger"]) expect(result.answers[other]!.ok).toBe(other !== id);
    expect(result.answers[id]).toMatchObject({
      failure: { code: "malformed", message: expect.stringMatching(message), retryable: true },
    });
    expect(server.requests).toHaveLength(1);
  });
});
