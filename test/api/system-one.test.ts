/** The System One protocol: what its official client receives, and what the service stores, logs and bills. */
import { APIError, choice, noul, score, TypeSafeClient } from "@typesafe-ai/sdk";
import { describe, expect, it } from "vitest";
import type { EngineQuestion, RawAnswer } from "#src/judging/engines/engine.ts";
import { overHttp } from "#test/server/mcp/support/agent.ts";
import { apiOf, at, freshNamespace, invalid, refusal } from "./support/api.ts";

const api = apiOf(["system_one_answer"]);

const clientOf = (key = api.service.adminKey, namespace?: string) =>
  new TypeSafeClient({
    apiKey: key,
    baseURL: api.service.address,
    retry: { maxRetries: 0 },
    timeout: 60_000,
    logLevel: "off",
    ...(namespace === undefined ? {} : { defaultHeaders: { "Judgment-Namespace": namespace } }),
  });

const asked = () => api.service.engine.requests.flatMap(({ questions }) => questions);
const units = async (ns: string) => {
  const { body } = await api.get("/usage?limit=1000");
  const found = body.namespaces.find(({ namespace }: { namespace: string }) => namespace === ns);
  return found.lines.find(({ line }: { line: string }) => line === "judging").judgment_units as number;
};
const post = (body: object, options = {}) => api.post("/systemone", body, options);

const QUESTIONS = {
  billing: noul("Is this about billing?", { true: "Invoices and payments." }),
  topic: choice("What is it about?", { refund: "Wants money back.", delivery: null }),
  anger: score("How angry?", ["Calm.", "Annoyed.", "Furious."]),
};

describe("the official client, pointed at this service", () => {
  it("gets answers of every kind, in the protocol's own form", async () => {
    api.service.engine.answer = (question): RawAnswer => {
      if (question.type === "bool") return { type: "bool", p: 0.9 };
      if (question.type === "choice")
        return { type: "choice", value: "refund", dist: { refund: 0.6, delivery: 0.2, none_of_the_above: 0.2 } };
      return { type: "score", score: 1.2, dist: { 0: 0.2, 1: 0.4, 2: 0.4 } };
    };
    const { model, answers } = await clientOf().systemOne({ state: "I was charged twice.", questions: QUESTIONS });
    expect(model).toBe("test-1");
    expect(answers.billing).toEqual({ type: "noul", noul: 0.9 });
    const { choice: chosen, confidence, probabilities } = answers.topic;
    expect([chosen, confidence, probabilities.refund, probabilities.delivery]).toEqual([
      "refund",
      expect.closeTo(0.5, 12),
      expect.closeTo(0.75, 12),
      expect.closeTo(0.25, 12),
    ]);
    const legend = { 0: "Calm.", 1: "Annoyed.", 2: "Furious." };
    const dist = { 0: 0.2, 1: 0.4, 2: 0.4 };
    expect(answers.anger).toEqual({
      type: "score",
      score: 1.2,
      legend,
      probabilities: dist,
      confidence: expect.closeTo(0.1, 12),
    });
  });

  it("is answered from the store where the same was asked before, under whatever id, and nothing is billed again", async () => {
    const ns = freshNamespace();
    const client = clientOf(undefined, ns);
    const state = { text: "My parcel never came.", order: 7 };
    const first = await client.systemOne({ state, questions: { a: QUESTIONS.billing, b: QUESTIONS.topic } });
    expect(first.usage.input_tokens).toBeGreaterThan(0);
    const [before, billed] = [asked().length, await units(ns)];
    const again = await client.systemOne({
      state: { order: 7, text: state.text },
      questions: { other: QUESTIONS.topic, one: QUESTIONS.billing },
    });
    expect([again.answers.other, again.answers.one]).toEqual([first.answers.b, first.answers.a]);
    expect([again.usage, asked().length, await units(ns)]).toEqual([{ input_tokens: 0, output_tokens: 0 }, before, billed]);
    const more = await client.systemOne({ state, questions: { a: QUESTIONS.billing, c: QUESTIONS.anger } });
    expect(more.answers.a).toEqual(first.answers.a);
    expect(
      asked()
        .slice(before)
        .map(({ question }) => question),
    ).toEqual(["How angry?"]);
  });

  it("leaves documents, judgments, a log and usage behind, which everything else of the service reads", async () => {
    const ns = freshNamespace();
    await clientOf(undefined, ns).systemOne({ state: "I was charged twice.", questions: QUESTIONS });
    const { judgments } = (await api.get(at(ns, "judgments"))).body;
    const names = judgments.map(({ name }: { name: string }) => name);
    expect(names).toEqual(
      [/^choice-/, /^noul-/, /^score-/].map((pattern) => expect.stringMatching(new RegExp(`${pattern.source}[0-9a-f]{32}$`))),
    );
    const [, billing] = names;
    const found = (
      await api.post(at(ns, "query"), {
        filters: ["attributes.source", "Eq", "systemone"],
        include: { state: true, answers: [billing] },
      })
    ).body;
    expect(found.rows).toMatchObject([
      { id: expect.stringMatching(/^systemone:[0-9a-f]{64}$/), state: { text: "I was charged twice." } },
    ]);
    const log = (await api.get(at(ns, "judgments", billing, "evaluations"))).body.evaluations;
    expect(log).toMatchObject([{ document_id: found.rows[0].id, carried: false, engine: { name: "test" } }]);
    expect(await units(ns)).toBe(3);
    const why = (await api.get(at(ns, "documents", found.rows[0].id, "answers", billing, "explain"))).body;
    expect(why.context).toEqual({ document: { state: { text: "I was charged twice." } } });
  });

  it("asks an engine once, however many ask the same at the same time", async () => {
    const ns = freshNamespace();
    const before = asked().length;
    const client = clientOf(undefined, ns);
    const question = { type: "noul", instructions: `Is it for ${ns}?` } as const;
    const all = await Promise.all(
      Array.from({ length: 8 }, () => client.systemOne({ state: ["x", 1], questions: { q: question } })),
    );
    expect(new Set(all.map(({ answers }) => answers.q.noul)).size).toBe(1);
    expect(asked().length - before).toBe(1);
    expect(await units(ns)).toBe(1);
  });

  it("sees every refusal as an error of its own kinds", async () => {
    const wrong = clientOf(`jk_${"0".repeat(43)}`).systemOne({ state: "a", questions: { q: noul("Is it?") } });
    await expect(wrong).rejects.toMatchObject({ status: 401 });
    const refused = clientOf().systemOne({ state: "a", questions: { q: noul("x".repeat(4_001)) } });
    await expect(refused).rejects.toBeInstanceOf(APIError);
    await expect(refused).rejects.toMatchObject({ status: 400 });
  });
});

describe("the namespace", () => {
  const place = async (scope: string | null) => {
    const key = await api.service.key({ scope });
    expect((await post({ state: "where", questions: { q: { type: "noul" } } }, { key })).status).toBe(200);
    const { body } = await api.get("/namespaces?limit=1000");
    return body.namespaces.map(({ name }: { name: string }) => name);
  };

  it("is systemone, or lies inside the scope of the key", async () => {
    expect(await place(null)).toContain("systemone");
    expect(await place("eu/*")).toContain("eu/systemone");
    expect(await place("us*")).toContain("us/systemone");
    expect(await place("one/alone")).toContain("one/alone");
  });

  it("is what the header names, if the key may write there", async () => {
    const key = await api.service.key({ scope: "eu/*" });
    const body = { state: "there", questions: { q: { type: "noul" } } };
    expect((await post(body, { key, headers: { "Judgment-Namespace": "eu/mine" } })).status).toBe(200);
    expect(refusal(await post(body, { key, headers: { "Judgment-Namespace": "us" } }))).toEqual({
      status: 403,
      code: "forbidden",
    });
    expect(refusal(await post(body, { headers: { "Judgment-Namespace": "a//b" } }))).toEqual(
      invalid("header/Judgment-Namespace"),
    );
  });
});

describe("a request", () => {
  it("asks with everything that the questions say", async () => {
    const ns = freshNamespace();
    const questions = {
      bare: { type: "noul" },
      object: { type: "noul", instructions: { ask: "Is it?", about: [1] }, criteria: { true: null, false: ["no"] } },
      own: { type: "choice", criteria: { a: "", none_of_the_above: "nothing" } },
      levels: { type: "score", instructions: null, criteria: [null, "high"] },
    };
    api.service.engine.answer = (question) =>
      question.type === "choice"
        ? { type: "choice", value: "none_of_the_above", dist: { a: 0.25, none_of_the_above: 0.75 } }
        : null;
    const before = asked().length;
    await post({ state: null, questions: { own: questions.own } }, { headers: { "Judgment-Namespace": ns } });
    api.service.engine.answer = (question) =>
      question.type === "bool" ? { type: "bool", p: 0.5 } : { type: "score", score: 0.5, dist: { 0: 0.5, 1: 0.5 } };
    const { own: _, ...others } = questions;
    await post({ state: null, questions: others }, { headers: { "Judgment-Namespace": ns } });
    const told = asked()
      .slice(before)
      .map(({ id: _, ...question }: EngineQuestion) => question);
    expect(told).toEqual([
      {
        type: "choice",
        question: "Which option fits best?",
        criteria: undefined,
        options: [{ value: "a" }, { value: "none_of_the_above", description: "None of the other options fits." }],
      },
      { type: "bool", question: "Is the answer yes?", criteria: undefined },
      { type: "bool", question: '{"about":[1],"ask":"Is it?"}', criteria: { false: '["no"]' } },
      { type: "score", question: "Which level fits best?", levels: ["Level 0", "high"] },
    ]);
    const { body } = await post({ state: null, questions: { own: questions.own } }, { headers: { "Judgment-Namespace": ns } });
    expect(body.answers.own).toMatchObject({ choice: "none_of_the_above", probabilities: { a: 0.25, none_of_the_above: 0.75 } });
  });

  it("keeps the digits of numbers in the state, so that different states stay different", async () => {
    const ns = freshNamespace();
    for (const number of ["12345678901234567890", "12345678901234567891"]) {
      const body = `{"state":{"n":${number}},"questions":{"q":{"type":"noul"}}}`;
      expect((await api.service.request("POST", "/systemone", { body, headers: { "Judgment-Namespace": ns } })).status).toBe(200);
    }
    const { text } = await api.post(at(ns, "query"), { include: { state: true } });
    expect(text).toContain("12345678901234567890");
    expect(text).toContain("12345678901234567891");
  });

  it("is refused with the place of what is wrong, before anything is stored", async () => {
    const ns = freshNamespace();
    const issues = async (body: object) => refusal(await post(body, { headers: { "Judgment-Namespace": ns } }));
    const q = { type: "noul", instructions: "Is it?" };
    expect(await issues({ questions: { q } })).toEqual(invalid("/state"));
    expect(await issues({ state: 7, questions: { q } })).toEqual(invalid("/state"));
    expect(await issues({ state: "a", questions: {} })).toEqual(invalid("/questions"));
    expect(await issues({ state: "a", questions: { q: { type: "poll" } } })).toEqual(invalid("/questions/q/type"));
    expect(await issues({ state: "a", questions: { "a/b": { type: "choice", criteria: {} } } })).toEqual(
      invalid("/questions/a~1b/criteria"),
    );
    expect(await issues({ state: "a", questions: { q: { ...q, instructions: "x".repeat(4_001) } } })).toEqual(
      invalid("/questions/q/instructions"),
    );
    expect(await issues({ state: "a", questions: { q }, model: "gpt-9" })).toEqual(invalid("/model"));
    expect(await issues({ state: "a", questions: { q }, model: "jev-1.13.0" })).toEqual(invalid("/model"));
    expect(await issues({ state: "word ".repeat(40_000), questions: { q } })).toEqual(invalid("/state"));
    expect(refusal(await post({ state: "x".repeat(1_100_000), questions: { q } }))).toEqual({ status: 413, code: "too_large" });
    expect(refusal(await api.get(at(ns)))).toEqual({ status: 404, code: "not_found" });
    expect((await api.get(at(ns, "judgments"))).body.judgments).toEqual([]);
  });

  it("is refused with what the engine says, and may be sent again while the engine is away", async () => {
    const ns = freshNamespace();
    const headers = { "Judgment-Namespace": ns };
    const failing = (code: "refused" | "unreachable") => ({
      ok: false as const,
      failure: { code, message: "Not this.", retryable: code !== "refused" },
    });
    api.service.engine.instead = () => failing("refused");
    expect(refusal(await post({ state: "bad", questions: { q: { type: "noul" } } }, { headers }))).toEqual(
      invalid("/questions/q"),
    );
    api.service.engine.instead = () => failing("unreachable");
    const away = await post({ state: "good", questions: { q: { type: "noul" } } }, { headers });
    expect([away.status, away.body.error.code, away.body.error.details.questions]).toEqual([503, "unavailable", ["q"]]);
    api.service.engine.instead = null;
    await expect
      .poll(async () => {
        await api.service.clock.advance(60_000);
        return (await post({ state: "good", questions: { q: { type: "noul" } } }, { headers })).status;
      })
      .toBe(200);
  });

  it("stops at a budget that is used up, and goes on when it is raised", async () => {
    const ns = freshNamespace();
    const headers = { "Judgment-Namespace": ns };
    const body = { state: "dear", questions: { q: { type: "noul" } } };
    await api.post(at(ns), { upsert: [{ id: "any" }] });
    await api.patch(at(ns), { budget_usd_per_month: 0 });
    const before = await api.get(at(ns));
    expect(refusal(await post(body, { headers }))).toEqual({ status: 402, code: "budget_exceeded" });
    // A refused request leaves no question and no document behind, and makes no namespace.
    expect((await api.get(at(ns, "judgments"))).body.judgments).toEqual([]);
    expect((await api.get(at(ns))).body).toMatchObject({ document_count: 1, sequence: before.body.sequence });
    const prefix = `${ns}/*`;
    const below = { "Judgment-Namespace": `${ns}/new` };
    const budget = `/budgets/${encodeURIComponent(prefix)}`;
    await api.service.request("PUT", budget, { body: { budget_usd_per_month: 0 } });
    expect(refusal(await post(body, { headers: below }))).toEqual({ status: 402, code: "budget_exceeded" });
    expect((await api.get(at(`${ns}/new`))).status).toBe(404);
    await api.service.request("PUT", `/non-production-prefixes/${encodeURIComponent(prefix)}`);
    expect((await post(body, { headers: below })).status).toBe(200);
    await api.delete(`/non-production-prefixes/${encodeURIComponent(prefix)}`);
    await api.delete(budget);
    await api.patch(at(ns), { budget_usd_per_month: 10 });
    await expect.poll(async () => (await post(body, { headers })).status).toBe(200);
  });

  it("is a tool of agents too", async () => {
    const { call } = await overHttp(api.service);
    const { body } = await call("system_one_answer", {
      state: "An agent asks.",
      questions: { q: { type: "noul", instructions: "Is it?" } },
    });
    expect(body).toMatchObject({ answers: { q: { type: "noul", noul: 0.5 } } });
  });
});
