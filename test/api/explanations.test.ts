/** How answers come about: what was sent, or would be, and the arithmetic on what came back. */
import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { apiOf, at, freshNamespace, invalid, refusal } from "./support/api.ts";

const api = apiOf(["judgments_explain"]);

const urgent = { name: "urgent", question: "Is it urgent?", type: "bool" };
const create = (owner: string, body: object = urgent) => api.post(at(owner, "judgments"), body);
const explain = (namespace: string, id = "a", judgment = "urgent") =>
  api.get(at(namespace, "documents", id, "answers", judgment, "explain"));
const write = (namespace: string, document: object, wait_for?: string[]) =>
  api.post(at(namespace), { upsert: [{ id: "a", ...document }], ...(wait_for ? { wait_for } : {}) });
const nothing = { status: 404, code: "not_found" };

describe("explaining an answer", () => {
  it("shows the very context that was sent, what it cost, and each threshold's arithmetic", async () => {
    const namespace = freshNamespace();
    await create(namespace, { ...urgent, criteria: "Money is lost.", thresholds: { page: 0.5, wake: 0.6 } });
    await write(namespace, { attributes: { b: 1, a: "é" }, state: { text: "Help" } }, ["urgent"]);
    const sent = api.service.engine.requests.at(-1)!;
    const { status, body } = await explain(namespace);
    expect(status).toBe(200);
    const { answers, revision } = (await api.get(at(namespace, "documents", "a"))).body;
    const question = "Is it urgent?\nMoney is lost.";
    const bytes = (text: string) => Math.ceil(Buffer.byteLength(text) / 4);
    expect(body).toEqual({
      document_id: "a",
      revision,
      judgment: "urgent",
      version: 1,
      answer: answers.urgent,
      question,
      questions: [{ id: "urgent", type: "bool", question: "Is it urgent?", criteria: "Money is lost." }],
      context: sent.context,
      context_text: sent.contextText,
      context_hash: createHash("sha256").update(sent.contextText).digest("hex"),
      cuts: [],
      tokens: bytes(sent.contextText) + bytes(question),
      size_class: "standard",
      judgment_units: 1,
      requests: 1,
      requests_taken: 1,
      engine: { name: "test" },
      calibration: null,
      thresholds: {
        page: { field: "p", number: 0.5, gte: 0.5, result: true },
        wake: { field: "p", number: 0.5, gte: 0.6, result: false },
      },
    });
    const [evaluation] = (await api.get(at(namespace, "judgments", "urgent", "evaluations"))).body.evaluations;
    expect(evaluation).toMatchObject({ tokens: body.tokens, judgment_units: body.judgment_units, requests: 1 });
  });

  it("of an answer that is missing or stale shows what would be sent now, and asks nobody", async () => {
    const namespace = freshNamespace();
    await create(namespace, { ...urgent, thresholds: { page: 0.5 }, freshness: { policy: "manual" } });
    await write(namespace, { attributes: { n: 1 } });
    const asked = api.service.engine.requests.length;
    const missing = (await explain(namespace)).body;
    expect(missing).toMatchObject({ answer: { freshness: "unavailable" }, context: { document: { attributes: { n: 1 } } } });
    expect([missing.thresholds, missing.calibration]).toEqual([{}, null]);
    expect([missing.requests, missing.requests_taken]).toEqual([1, undefined]);
    expect(api.service.engine.requests).toHaveLength(asked);
    await write(namespace, { attributes: { n: 1 } }, ["urgent"]);
    await write(namespace, { attributes: { n: 2 } });
    const stale = (await explain(namespace)).body;
    expect(stale).toMatchObject({
      answer: { freshness: "stale", p: 0.5 },
      context: { document: { attributes: { n: 2 } } },
      thresholds: { page: { number: 0.5, result: true } },
    });
    expect(stale.context_hash).not.toBe(missing.context_hash);
    expect(api.service.engine.requests).toHaveLength(asked + 1);
  });

  it("bills nothing for a choice among no documents, which no engine is asked", async () => {
    const namespace = freshNamespace();
    const related = [{ name: "same", join: { theirs: "attributes.key", mine: "attributes.key" }, fields: ["state.text"] }];
    await create(namespace, {
      name: "which",
      question: "Which?",
      type: "choice",
      options: { from: "same" },
      context: { related },
    });
    const explained = async () => (await explain(namespace, "a", "which")).body;
    await write(namespace, { attributes: { key: "k" } });
    await expect.poll(async () => (await explained()).judgment_units, { timeout: 30_000 }).toBe(0);
    const answer = { value: "none_of_the_above", dist: { none_of_the_above: 1 }, escape_p: 1, confidence: 1 };
    await expect
      .poll(async () => (await explained()).answer, { timeout: 30_000 })
      .toMatchObject({ freshness: "fresh", ...answer });
    await api.post(at(namespace), { upsert: [{ id: "b", attributes: { key: "k" }, state: { text: "b" } }] });
    expect(await explained()).toMatchObject({ judgment_units: 1, context: { related: { same: [{ id: "b" }] } } });
  });

  it("says what was cut to fit, and the size class", async () => {
    const namespace = freshNamespace();
    await create(namespace, { ...urgent, context: { fields: ["state.lines", "state.text"], max_tokens: 40 } });
    await create(namespace, { ...urgent, name: "large" });
    await write(namespace, { state: { lines: ["x".repeat(80), "y".repeat(20)], text: "z".repeat(16_000) } });
    const { cuts, tokens } = (await explain(namespace)).body;
    expect(tokens).toBeLessThanOrEqual(40);
    expect(cuts).toEqual([
      { path: "state.lines", what: "elements", dropped: 2 },
      { path: "state.text", what: "characters", dropped: expect.any(Number) },
    ]);
    expect((await explain(namespace, "a", "large")).body).toMatchObject({ size_class: "large", judgment_units: 4 });
    await write(namespace, { state: { text: "z".repeat(140_000) } });
    expect((await explain(namespace, "a", "large")).body).toMatchObject({
      size_class: "extra_large",
      judgment_units: 0,
      requests: 0,
    });
  });

  it("does a choice's and a score's arithmetic on their own numbers, and takes overrides for settings", async () => {
    const tenant = freshNamespace();
    const options = [{ value: "refund" }, { value: "delivery" }];
    const thresholds = { refund: { value: "refund", gte: 0.3 }, escape: 0.9 };
    await create(`${tenant}/*`, { name: "topic", question: "What?", type: "choice", options, thresholds });
    await create(`${tenant}/*`, {
      name: "mood",
      question: "How?",
      type: "score",
      criteria: ["a", "b", "c"],
      thresholds: { high: 1 },
    });
    const path = at(`${tenant}/eu`, "judgments", "mood");
    await api.service.request("PATCH", path, { body: { thresholds: { high: 2 } } });
    await write(`${tenant}/eu`, {}, ["topic", "mood"]);
    const topic = (await explain(`${tenant}/eu`, "a", "topic")).body;
    expect(topic.thresholds).toEqual({
      refund: { field: "dist.refund", number: 1 / 3, gte: 0.3, result: true },
      escape: { field: "escape_p", number: 1 / 3, gte: 0.9, result: false },
    });
    expect(topic.question.split("\n")).toHaveLength(4);
    expect((await explain(`${tenant}/eu`, "a", "mood")).body.thresholds).toEqual({
      high: { field: "score", number: 1, gte: 2, result: false },
    });
  });

  it("finds nothing where there is no document or judgment, none that is active, or it does not apply", async () => {
    const namespace = freshNamespace();
    await create(namespace, { ...urgent, applies_to: { "attributes.open": true } });
    expect(refusal(await explain(namespace))).toEqual(nothing);
    await write(namespace, { attributes: { open: false } });
    expect(refusal(await explain(namespace, "b"))).toEqual(nothing);
    expect(refusal(await explain(namespace, "a", "other"))).toEqual(nothing);
    expect(refusal(await explain(namespace))).toEqual(nothing);
    await write(namespace, { attributes: { open: true } });
    expect((await explain(namespace)).status).toBe(200);
    await api.post(at(namespace, "judgments", "urgent", "deactivate"));
    expect(refusal(await explain(namespace))).toEqual(nothing);
  });

  it("refuses names that can be none, and a template prefix", async () => {
    expect(refusal(await explain("a//b"))).toEqual(invalid("path/ns"));
    expect(refusal(await explain("shop/*"))).toEqual(invalid("path/ns"));
    expect(refusal(await explain("shop", "a", "b.c"))).toEqual(invalid("path/judgment"));
  });
});
