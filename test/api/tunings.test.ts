/** The month's search for a cheaper recipe. The test compares its result with what the engine then answers. */
import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { RawAnswer } from "#src/judging/engines/engine.ts";
import { evaluations, judgment, write } from "#test/jobs/support/jobs.ts";
import { apiOf, at, freshNamespace, invalid, refusal } from "./support/api.ts";

const api = apiOf(["discovery_tune"]);

const tune = (ns: string, name = "urgent", options: object = {}) =>
  api.post(at(ns, "judgments", name, "tune"), undefined, options);

async function tuned(ns: string, name = "urgent") {
  let { status, body } = await tune(ns, name);
  expect({ status, body }).toMatchObject({ status: 200, body: { month: "2030-01" } });
  const settled = async () => {
    ({ status, body } = await tune(ns, name));
    return body.status;
  };
  await expect.poll(settled, { timeout: 60_000, interval: 50 }).not.toBe("running");
  return body;
}

/** Documents with a text of which the answer depends, and much beside it of which it does not. */
const large = (count: number, noise = 20_000) =>
  Array.from({ length: count }, (_, n) => ({
    id: `d-${String(n).padStart(3, "0")}`,
    attributes: { kind: "ticket", reference: `ref-${100_000 + n}` },
    state: {
      text: n % 3 === 0 ? `${n}: I need help today` : `${n}: thank you`,
      archive: `${n} `.repeat(noise / 4),
      kind: "ticket",
    },
  }));

function answerByText(): void {
  api.service.engine.answer = (question, { contextText }): RawAnswer => {
    const p = contextText.includes("help today") ? 0.9 : 0.2;
    if (question.type === "score") return { type: "score", score: 2 * p, dist: { 0: 1 - p, 1: 0, 2: p } };
    if (question.type === "choice")
      return { type: "choice", value: p > 0.5 ? "a" : "b", dist: { a: p, b: 1 - p, none_of_the_above: 0 } };
    return { type: "bool", p };
  };
}

const definitions = {
  bool: { type: "bool", thresholds: { page: 0.8 } },
  choice: { type: "choice", options: [{ value: "a" }, { value: "b" }] },
  score: { type: "score", criteria: ["none", "some", "much"] },
  composite: {
    type: "bool",
    parts: [
      { name: "help", question: "Is help needed?" },
      { name: "today", question: "Is it today?" },
    ],
    thresholds: { page: 0.8 },
  },
};

describe("discovery_tune", { timeout: 60_000 }, () => {
  it.each(Object.entries(definitions))("finds the cheapest recipe by which a %s decides the same", async (_, definition) => {
    answerByText();
    const ns = freshNamespace();
    const question = "Does the customer need help today?";
    await judgment(api.service, ns, "urgent", { question, ...definition, context: { fields: ["attributes", "state"] } });
    await write(api.service, ns, large(80));
    const logged = await evaluations(api.service, ns);
    expect(logged.every(({ units }) => units === 4)).toBe(true);
    const { status, suggested_context: suggested, agreement } = await tuned(ns);
    expect(status).toBe("done");
    expect(suggested).toMatchObject({ cost_per_answer: 1, whole_state_cost_per_answer: 4, sampled_documents: 80 });
    // It was chosen by one half, and measured on the other.
    expect(agreement).toEqual({ measured: 40, agreed: 40, estimate: 1, low: expect.closeTo(0.8956, 4), high: 1 });
    for (const { reason } of suggested.excluded) expect(["id", "constant", "sparse", "duplicate", "large"]).toContain(reason);
    // It made no version, and neither log nor bill know of it.
    expect(await evaluations(api.service, ns)).toEqual(logged);
    expect((await api.get(at(ns, "judgments", "urgent"))).body.versions).toHaveLength(1);
    // With the recipe in force, what it promises holds for all documents.
    const version = { question, ...definition, context: suggested.recipe };
    delete (version as { thresholds?: object }).thresholds;
    expect((await api.post(at(ns, "judgments", "urgent", "versions"), version)).status).toBe(201);
    const before = await answers(ns);
    await api.post(at(ns, "judgments", "urgent", "activate"), { version: 2, force: true });
    await write(api.service, ns, large(80));
    const after = await answers(ns);
    expect(after.map(({ decided }) => decided)).toEqual(before.map(({ decided }) => decided));
    const now = (await evaluations(api.service, ns)).slice(logged.length);
    expect(now.every(({ units, version }) => units === 1 && version === 2)).toBe(true);
  });

  it("says that none is cheaper where every part of a document counts, after trying a few", async () => {
    const ns = freshNamespace();
    // Another side with every change of the context.
    api.service.engine.answer = (_, { contextText }) => ({ type: "bool", p: hashed(contextText) % 2 });
    await judgment(api.service, ns, "urgent", { context: { fields: ["attributes", "state"] } });
    await write(api.service, ns, large(30));
    const asked = api.service.engine.requests.length;
    expect(await tuned(ns)).toEqual({
      month: "2030-01",
      status: "done",
      suggested_context: null,
      agreement: null,
      suggested_cascade: null,
    });
    const calls = api.service.engine.requests.length - asked;
    expect(calls).toBeGreaterThan(0);
    expect(calls).toBeLessThanOrEqual(8 * 60);
  });

  it("asks nothing where answers cost as little as they can", async () => {
    answerByText();
    const ns = freshNamespace();
    await judgment(api.service, ns, "urgent");
    await write(api.service, ns, [{ id: "a", state: { text: "help today" } }]);
    const asked = api.service.engine.requests.length;
    expect(await tuned(ns)).toMatchObject({ status: "done", suggested_context: null });
    expect(await tuned(ns)).toMatchObject({ status: "done", suggested_context: null });
    expect(api.service.engine.requests).toHaveLength(asked);
    expect(await tuned(await emptyNamespace())).toMatchObject({ status: "done", suggested_context: null });
  });

  it("judges by the present recipe what has no fresh answer, on a template in every namespace under it, and leaves relations as they are", async () => {
    answerByText();
    const root = freshNamespace();
    await judgment(api.service, `${root}/*`, "plain", { thresholds: { page: 0.5 }, context: { fields: ["state.text"] } });
    const related = [{ name: "its", answers: [{ judgment: "plain", cut: "page" }] }];
    const fields = ["state.text", "state.archive"];
    await judgment(api.service, `${root}/*`, "urgent", { freshness: { policy: "manual" }, context: { fields, related } });
    for (const name of ["a", "b"]) await write(api.service, `${root}/${name}`, large(12));
    // Only what has an answer is drawn.
    for (const name of ["a", "b"]) {
      const { body } = await api.post(at(`${root}/${name}`, "judgments", "urgent", "backfill"), { confirm: true });
      await expect.poll(async () => (await api.get(`/jobs/${body.id}`)).body.status, { timeout: 30_000 }).toBe("done");
      await write(api.service, `${root}/${name}`, large(12, 24_000));
    }
    const { suggested_context: suggested } = await tuned(`${root}/*`);
    expect(suggested).toMatchObject({ recipe: { related }, cost_per_answer: 1, sampled_documents: 24 });
    expect(suggested.whole_state_cost_per_answer).toBeGreaterThan(1);
  });

  it("begins anew in the next namespace of a name, where its judgment is inherited", async () => {
    answerByText();
    const root = freshNamespace();
    const ns = `${root}/a`;
    await judgment(api.service, `${root}/*`, "urgent");
    await write(api.service, ns, large(10));
    expect((await tuned(ns)).suggested_context).not.toBeNull();
    await api.delete(at(ns));
    await write(api.service, ns, [{ id: "a", state: { text: "help today" } }]);
    expect(await tuned(ns)).toMatchObject({ status: "done", suggested_context: null });
  });

  it("runs once a month, whoever asks, and anew in the next", async () => {
    answerByText();
    const ns = freshNamespace();
    const beside = await api.service.beside("api");
    await judgment(api.service, ns, "urgent");
    await write(api.service, ns, large(10));
    const asked = api.service.engine.requests.length;
    const path = at(ns, "judgments", "urgent", "tune");
    const all = await Promise.all(Array.from({ length: 10 }, (_, n) => (n % 2 ? api.service : beside).request("POST", path)));
    for (const { status, body } of all) expect([status, body.month]).toEqual([200, "2030-01"]);
    const first = await tuned(ns);
    expect(first.suggested_context).not.toBeNull();
    // One candidate did, and each document was asked once for it.
    expect(api.service.engine.requests.length - asked).toBeLessThanOrEqual(10);
    const rows = () => api.service.fresh.database.query({ text: "select month from tunings where place = $1", values: [ns] });
    expect(await rows()).toEqual([{ month: "2030-01" }]);
    await api.service.clock.advance(31 * 24 * 3_600_000);
    expect((await tune(ns)).body).toMatchObject({ month: "2030-02", suggested_context: null });
    const again = async () => (await tune(ns)).body;
    await expect.poll(again, { timeout: 30_000 }).toEqual({ ...first, month: "2030-02" });
    expect(await rows()).toEqual([{ month: "2030-02" }]);
    await api.delete(at(ns, "judgments", "urgent"));
    expect(await rows()).toEqual([]);
  });

  it("waits for an engine that is away, and fails in the end", async () => {
    answerByText();
    const ns = freshNamespace();
    await judgment(api.service, ns, "urgent");
    await write(api.service, ns, large(5));
    api.service.engine.instead = () => ({ ok: false, failure: { code: "unreachable", message: "gone", retryable: true } });
    expect((await tune(ns)).body).toMatchObject({ status: "running", suggested_context: null });
    const later = async () => {
      await api.service.clock.advance(150_000);
      return (await tune(ns)).body.status;
    };
    await expect.poll(later, { timeout: 30_000, interval: 20 }).toBe("failed");
    api.service.engine.instead = null;
    expect((await tune(ns)).body).toMatchObject({ status: "failed", suggested_context: null });
  });

  it("refuses a judgment that is not there, or inactive, and what is no name", async () => {
    const ns = freshNamespace();
    expect(refusal(await tune(ns, "none"))).toEqual({ status: 404, code: "not_found" });
    await judgment(api.service, ns, "urgent");
    await api.post(at(ns, "judgments", "urgent", "deactivate"));
    expect(refusal(await tune(ns))).toEqual({ status: 409, code: "conflict" });
    expect(refusal(await tune(ns, "a.b"))).toEqual(invalid("path/name"));
  });
});

const hashed = (text: string) => createHash("sha256").update(text).digest()[0]!;

/** What each document's answer decides, by its id. */
async function answers(ns: string): Promise<{ id: string; decided: unknown }[]> {
  const { body } = await api.post(at(ns, "query"), { include: { answers: ["urgent"] }, top_k: 1000 });
  return body.rows.map(({ id, answers: { urgent } }: { id: string; answers: { urgent: Record<string, never> } }) => {
    expect(urgent.freshness).toBe("fresh");
    const { thresholds, value, score } = urgent;
    return { id, decided: { thresholds, value, score } };
  });
}

async function emptyNamespace(): Promise<string> {
  const ns = freshNamespace();
  await judgment(api.service, ns, "urgent");
  return ns;
}
