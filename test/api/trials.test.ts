/** Definitions that are not saved, tried on a few documents: what is asked, shown and billed, and that nothing stays. */
import { createHash } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { testEngine } from "#test/support/test-engine.ts";
import { apiOf, at, freshNamespace, invalid, refusal } from "./support/api.ts";

const cheap = testEngine("cheap");
/** The time that the engine of a trial has. */
let time = new AbortController();
// biome-ignore format: coverage.test.ts reads the list
const api = apiOf(["judgments_try_out"], {}, async () => ({ engines: [cheap], trialTime: () => time.signal }));

const urgent = { name: "urgent", question: "Is it urgent?", type: "bool", thresholds: { page: 0.5 } };
const tryOut = (ns: string, body: object, key = api.service.adminKey) => api.post(at(ns, "try"), body, { key });
const upsert = (ns: string, ...documents: object[]) => api.post(at(ns), { upsert: documents });
const judged = async (ns: string) => {
  const { namespaces } = (await api.get("/usage")).body;
  const own = namespaces.find((one: { namespace: string }) => one.namespace === ns);
  return own.lines.find(({ line }: { line: string }) => line === "judging") ?? { judgment_units: 0 };
};
const text = (id: string, said: string) => ({ id, state: { text: said } });

describe("trying a definition", () => {
  it("answers a repeated Idempotency-Key as before, without asking again, and refuses it for another trial", async () => {
    const ns = freshNamespace();
    await upsert(ns, text("a", "Help"));
    const headers = { "Idempotency-Key": `try-${ns}` };
    const trial = (question: string) => {
      const body = { ...urgent, question, document_ids: ["a"] };
      return api.service.request("POST", at(ns, "try"), { body, headers });
    };
    const first = await trial("Is it urgent?");
    const asked = api.service.engine.requests.length;
    expect((await trial("Is it urgent?")).body).toEqual(first.body);
    const other = await trial("Is it not?");
    expect([other.status, other.body.error.code]).toEqual([409, "conflict"]);
    expect(api.service.engine.requests).toHaveLength(asked);
    expect((await judged(ns)).judgment_units).toBe(1);
  });

  it("asks about the documents in their order, shows what the engine saw, and bills it as judging", async () => {
    const ns = freshNamespace();
    await upsert(ns, text("a", "Help"), text("b", "Thanks"));
    const { status, body } = await tryOut(ns, { ...urgent, document_ids: ["b", "a"] });
    expect(status).toBe(200);
    const sent = api.service.engine.requests.slice(-2).find(({ contextText }) => contextText.includes("Thanks"))!;
    const question = "Is it urgent?";
    const bytes = (said: string) => Math.ceil(Buffer.byteLength(said) / 4);
    const tokens = bytes(sent.contextText) + bytes(question);
    expect(body.documents.map(({ document_id }: { document_id: string }) => document_id)).toEqual(["b", "a"]);
    const { revision } = (await api.get(at(ns, "documents", "b"))).body;
    expect(body.documents[0]).toEqual({
      document_id: "b",
      revision,
      applies: true,
      answer: {
        type: "bool",
        freshness: "fresh",
        engine: { name: "test", version: "test-1" },
        revision,
        evaluated_at: api.service.clock.now().toISOString(),
        p: 0.5,
        confidence: 0,
        calibrated: null,
        thresholds: { page: true },
      },
      question,
      context_text: sent.contextText,
      context_hash: createHash("sha256").update(sent.contextText).digest("hex"),
      cuts: [],
      tokens,
      size_class: "standard",
      judgment_units: 1,
    });
    const all = body.documents.reduce((sum: number, one: { tokens: number }) => sum + one.tokens, 0);
    expect(body.usage).toEqual({ bytes_written: 0, bytes_scanned: 0, judgment_units: 2, tokens_evaluated: all });
    expect(body.engine).toEqual({ name: "test" });
    expect(body.cost_usd).toBeGreaterThan(0);
    expect(await judged(ns)).toMatchObject({ judgment_units: 2, tokens_evaluated: all, cost_usd: body.cost_usd });
  });

  it("leaves no judgment and no answer, and is in the audit log", async () => {
    const ns = freshNamespace();
    await upsert(ns, text("a", "Help"));
    const before = (await api.get(at(ns, "documents", "a"))).body;
    await tryOut(ns, { ...urgent, document_ids: ["a"] });
    expect((await api.get(at(ns, "judgments"))).body.judgments).toEqual([]);
    expect((await api.get(at(ns, "documents", "a"))).body).toEqual(before);
    const { entries } = (await api.get(`/audit-log?namespace_prefix=${encodeURIComponent(ns)}`)).body;
    expect(entries).toMatchObject([
      {
        action: "judgment.tried",
        subject: "urgent",
        before: null,
        after: { definition: urgent, document_ids: ["a"], judgment_units: 1 },
      },
    ]);
  });

  it("asks again each time, also what a judgment has answered", async () => {
    const ns = freshNamespace();
    await api.post(at(ns, "judgments"), urgent);
    await api.post(at(ns), { upsert: [text("a", "Help")], wait_for: ["urgent"] });
    const asked = api.service.engine.requests.length;
    await tryOut(ns, { ...urgent, document_ids: ["a"] });
    await tryOut(ns, { ...urgent, document_ids: ["a"] });
    expect(api.service.engine.requests).toHaveLength(asked + 2);
    expect((await api.get(at(ns, "judgments", "urgent", "evaluations"))).body.evaluations).toHaveLength(1);
  });

  it("on a dry run compiles the context and asks nobody", async () => {
    const ns = freshNamespace();
    await upsert(ns, text("a", "z".repeat(16_000)));
    const asked = api.service.engine.requests.length;
    const { status, body } = await tryOut(ns, { ...urgent, document_ids: ["a"], dry_run: true });
    expect(status).toBe(200);
    expect(body.documents).toMatchObject([{ applies: true, size_class: "large", judgment_units: 4 }]);
    expect(body.documents[0]).not.toHaveProperty("answer");
    expect(body.usage.judgment_units).toBe(4);
    expect(body.cost_usd).toBeGreaterThan(0);
    expect(api.service.engine.requests).toHaveLength(asked);
    expect((await judged(ns)).judgment_units).toBe(0);
    expect((await api.get(`/audit-log?namespace_prefix=${encodeURIComponent(ns)}`)).body.entries).toEqual([]);
  });

  it("shows which documents it does not apply to, and why an answer is missing", async () => {
    const ns = freshNamespace();
    const attributes = { status: "open" };
    await upsert(ns, { id: "a", attributes, state: { text: "Help" } }, text("b", "Closed"), { id: "c", attributes });
    api.service.engine.answer = () => null;
    const fields = ["state.text"];
    const asked = { ...urgent, context: { fields }, applies_to: { "attributes.status": "open" }, document_ids: ["a", "b", "c"] };
    const { body } = await tryOut(ns, asked);
    expect(body.documents).toMatchObject([
      { applies: true, judgment_units: 0, answer: { freshness: "unavailable", error: { code: "engine_refused" } } },
      { document_id: "b", applies: false },
      { applies: true, judgment_units: 0, answer: { freshness: "unavailable", error: { code: "context_empty" } } },
    ]);
    expect(body).toMatchObject({ usage: { judgment_units: 0 }, cost_usd: 0 });
  });

  it("shows a context of other documents once their index is there, and nobody follows it afterwards", async () => {
    const ns = freshNamespace();
    const related = [{ name: "same", join: { theirs: "attributes.key", mine: "attributes.key" }, fields: ["state.text"] }];
    await upsert(
      ns,
      { id: "a", attributes: { key: "k" }, state: {} },
      { id: "b", attributes: { key: "k" }, state: { text: "B" } },
    );
    const reading = { ...urgent, context: { fields: ["state"], related }, document_ids: ["a"] };
    expect(refusal(await tryOut(ns, reading))).toEqual(invalid("/context"));
    expect((await api.patch(at(ns), { indexed_attributes: ["attributes.key"] })).status).toBe(200);
    await expect.poll(async () => (await tryOut(ns, { ...reading, dry_run: true })).status, { timeout: 30_000 }).toBe(200);
    const { body } = await tryOut(ns, reading);
    expect(JSON.parse(body.documents[0].context_text)).toMatchObject({ related: { same: [{ id: "b" }] } });
    const [row] = await api.service.fresh.database.query<{ followed: boolean }>({
      text: "select followed from namespaces where name = $1",
      values: [ns],
    });
    expect(row).toEqual({ followed: false });
  });

  it("shows a document that this one refers to, without an index", async () => {
    const ns = freshNamespace();
    await upsert(ns, { id: "a", attributes: { of: "b" } }, text("b", "B"));
    const related = [{ name: "owner", join: { theirs: "id", mine: "attributes.of" }, fields: ["state.text"] }];
    const { body } = await tryOut(ns, { ...urgent, context: { related }, document_ids: ["a"], dry_run: true });
    expect(body.documents[0].context_text).toContain('"B"');
  });

  it("refuses what could not be created, and documents that are not there", async () => {
    const ns = freshNamespace();
    await upsert(ns, text("a", "Help"));
    const document_ids = ["a"];
    const bad = [
      [{ ...urgent, thresholds: { page: 2 }, document_ids }, "/thresholds/page"],
      [{ ...urgent, engine: { name: "jev" }, document_ids }, "/engine/name"],
      [{ ...urgent, freshness: { policy: "periodic" }, document_ids }, "/freshness/interval"],
      [{ ...urgent, document_ids: ["a", "x"] }, "/document_ids/1"],
      [{ ...urgent, document_ids: ["a", "a"] }, "/document_ids/1"],
      [{ ...urgent, document_ids: [] }, "/document_ids"],
      [{ ...urgent, document_ids: Array.from({ length: 11 }, (_, n) => `d${n}`) }, "/document_ids"],
      [urgent, "/document_ids"],
    ] as const;
    for (const [body, path] of bad) {
      const created = "document_ids" in body && body.document_ids === document_ids;
      expect(refusal(await tryOut(ns, body))).toEqual(invalid(path));
      if (!created) continue;
      const { document_ids: _, ...definition } = body;
      expect(refusal(await api.post(at(ns, "judgments"), definition))).toEqual(invalid(path));
    }
    expect(refusal(await tryOut(freshNamespace(), { ...urgent, document_ids }))).toEqual({ status: 404, code: "not_found" });
    const long = { ...urgent, question: "x".repeat(1_048_577), document_ids };
    expect(refusal(await tryOut(ns, long))).toEqual({ status: 413, code: "too_large" });
  });

  it("suggests a context where none fits, and lets no version read its own judgment", async () => {
    const ns = freshNamespace();
    await upsert(ns, { id: "a", attributes: { kind: "long" }, state: { text: "z".repeat(40_000) } });
    const large = await tryOut(ns, { ...urgent, document_ids: ["a"] });
    expect(large.body.error.details).toHaveProperty("suggested_context");
    const context = { fields: ["attributes.kind"] };
    await api.post(at(ns, "judgments"), { ...urgent, context });
    const related = [{ name: "own", answers: [{ judgment: "urgent", cut: "page" }] }];
    const itself = await tryOut(ns, { ...urgent, context: { ...context, related }, document_ids: ["a"] });
    expect(refusal(itself)).toMatchObject({ status: 400, code: "invalid_request" });
  });

  it("is refused where a budget has less left, also on a dry run", async () => {
    const ns = freshNamespace();
    await upsert(ns, text("a", "Help"));
    await api.patch(at(ns), { budget_usd_per_month: 0.0000001 });
    for (const dry_run of [true, false]) {
      expect(refusal(await tryOut(ns, { ...urgent, document_ids: ["a"], dry_run }))).toEqual({
        status: 402,
        code: "budget_exceeded",
      });
    }
  });

  describe("when its time is over", () => {
    let open: () => void;
    beforeEach(() => {
      time = new AbortController();
      api.service.engine.gate = new Promise((resolve) => {
        open = resolve;
      });
      api.service.engine.answer = () => ({ type: "bool", p: 0.75 });
    });
    afterEach(() => open());
    const late = {
      freshness: "unavailable",
      error: { code: "engine_unavailable", message: "The engine did not answer in the time that a trial has." },
    };
    /** The response of a trial whose time ends when the engine was asked so many questions. */
    const ended = async (ns: string, body: object, questions: number) => {
      const before = api.service.engine.requests.length;
      const response = tryOut(ns, body);
      await expect.poll(() => api.service.engine.requests.length - before, { timeout: 30_000 }).toBe(questions);
      time.abort();
      return response;
    };
    const noted = async (ns: string) =>
      (await api.get(`/audit-log?namespace_prefix=${encodeURIComponent(ns)}`)).body.entries.map(
        ({ action, after }: { action: string; after: { judgment_units: number } }) => [action, after.judgment_units],
      );

    it("says so of each document, bills nothing, and keeps nothing of the budget", async () => {
      const ns = freshNamespace();
      await upsert(ns, text("a", "Help"), text("b", "Thanks"));
      const body = { ...urgent, document_ids: ["a", "b"] };
      const { usage } = (await tryOut(ns, { ...body, dry_run: true })).body;
      expect(usage.judgment_units).toBe(2);
      // Enough for one trial.
      await api.patch(at(ns), { budget_usd_per_month: 0.005 });
      const { status, body: found } = await ended(ns, body, 2);
      expect(status).toBe(200);
      expect(found.documents).toMatchObject([
        { document_id: "a", judgment_units: 0, answer: late },
        { document_id: "b", judgment_units: 0, answer: late },
      ]);
      expect(found).toMatchObject({ usage: { judgment_units: 0, tokens_evaluated: 0 }, cost_usd: 0 });
      expect((await judged(ns)).judgment_units).toBe(0);
      expect((await api.get(at(ns, "judgments"))).body.judgments).toEqual([]);
      open();
      time = new AbortController();
      expect((await tryOut(ns, body)).body.documents).toMatchObject([{ answer: { p: 0.75 } }, { answer: { p: 0.75 } }]);
      expect((await judged(ns)).judgment_units).toBe(2);
      expect((await noted(ns)).filter(([action]: [string]) => action === "judgment.tried")).toEqual([
        ["judgment.tried", 2],
        ["judgment.tried", 0],
      ]);
    });

    it("bills what the first engine of a cascade has answered by then", async () => {
      const ns = freshNamespace();
      await upsert(ns, text("a", "Help"));
      cheap.answer = () => ({ type: "bool", p: 0.6 });
      const engine = { name: "test", cascade: { first: { name: "cheap" }, min_confidence: 0.8 } };
      const { body: found } = await ended(ns, { ...urgent, engine, document_ids: ["a"] }, 1);
      expect(cheap.requests).toHaveLength(1);
      expect(found.documents).toMatchObject([{ judgment_units: 1, answer: { freshness: "unavailable" } }]);
      expect(found.usage.judgment_units).toBe(1);
      expect((await judged(ns)).judgment_units).toBe(1);
      expect(await noted(ns)).toEqual([["judgment.tried", 1]]);
    });
  });

  it("needs a key that may write judgments here, and reads no namespace outside of its scope", async () => {
    const ns = freshNamespace();
    await upsert(ns, text("a", "Help"));
    const body = { ...urgent, document_ids: ["a"] };
    const reader = await api.service.key({ role: "read_only", scope: ns });
    expect(refusal(await tryOut(ns, body, reader))).toEqual({ status: 403, code: "forbidden" });
    const writer = await api.service.key({ role: "read_write", scope: ns });
    const related = [{ name: "other", join: { theirs: "id", mine: "attributes.key" }, namespace: "elsewhere" }];
    expect(refusal(await tryOut(ns, { ...body, context: { related } }, writer))).toEqual({ status: 403, code: "forbidden" });
    expect((await tryOut(ns, body, writer)).status).toBe(200);
  });
});
