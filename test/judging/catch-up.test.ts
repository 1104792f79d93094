import { describe, expect, it } from "vitest";
import { testEngine } from "#test/support/test-engine.ts";
import { ns, OwnModules, urgent } from "./own-modules.ts";

const its = new OwnModules();

describe("catch-up", () => {
  it("answers a document after it was written", async () => {
    await its.modules.judgments.create(ns.organizationId, ns.name, urgent);
    its.engine.answer = () => ({ type: "bool", p: 0.75 });
    const { results } = await its.write({ upsert: [{ id: "t-1", state: { text: "help" } }] });
    expect(await its.until("t-1", "fresh")).toMatchObject({
      type: "bool",
      p: 0.75,
      confidence: 0.5,
      version: 1,
      revision: results[0]!.revision,
      engine: { name: "test", version: "test-1" },
      thresholds: { yes: true },
      calibrated: null,
    });
  });

  it("says pending while a document waits for its answer", async () => {
    await its.modules.judgments.create(ns.organizationId, ns.name, urgent);
    let open = () => {};
    its.engine.gate = new Promise((resolve) => {
      open = resolve;
    });
    await its.write({ upsert: [{ id: "t-1" }] });
    expect(await its.answer("t-1")).toEqual({ type: "bool", freshness: "pending" });
    open();
    await its.until("t-1", "fresh");
  });

  it("says unavailable of a document that was there before the judgment", async () => {
    await its.write({ upsert: [{ id: "old" }] });
    for (;;) {
      const [row] = await its.fresh.database.query({
        text: "select 1 from wakeups where quiet_generation is distinct from generation",
      });
      if (!row) break;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    await its.modules.judgments.create(ns.organizationId, ns.name, urgent);
    expect(await its.answer("old")).toEqual({ type: "bool", freshness: "unavailable" });
  });

  it("asks all questions over one document in one request and never two documents in one", async () => {
    for (const name of ["a", "b", "c"]) await its.modules.judgments.create(ns.organizationId, ns.name, { ...urgent, name });
    await its.write({
      upsert: [
        { id: "t-1", state: { n: 1 } },
        { id: "t-2", state: { n: 2 } },
      ],
    });
    await its.until("t-1", "fresh", "c");
    await its.until("t-2", "fresh", "c");
    expect(its.engine.requests.map(({ questions }) => questions.map(({ id }) => id).sort())).toEqual([
      ["a", "b", "c"],
      ["a", "b", "c"],
    ]);
  });

  it("carries an answer forward when the new revision compiles to the same context, at no cost", async () => {
    await its.modules.judgments.create(ns.organizationId, ns.name, { ...urgent, context: { fields: ["state.text"] } });
    await its.write({ upsert: [{ id: "t-1", attributes: { seen: 1 }, state: { text: "help" } }] });
    await its.until("t-1", "fresh");
    const { results } = await its.write({ patch: [{ id: "t-1", attributes: { seen: 2 } }] });
    expect(await its.until("t-1", "fresh")).toMatchObject({ revision: results[0]!.revision });
    expect(its.engine.requests).toHaveLength(1);
    expect((await its.evaluations()).map(({ carried, units }) => ({ carried, units }))).toEqual([
      { carried: false, units: 1 },
      { carried: true, units: 0 },
    ]);
  });

  it("asks again when the engine's version has changed", async () => {
    await its.modules.judgments.create(ns.organizationId, ns.name, urgent);
    await its.write({ upsert: [{ id: "t-1" }] });
    await its.until("t-1", "fresh");
    its.engine.currentVersion = "test-2";
    await its.write({ upsert: [{ id: "t-1" }] });
    for (;;) if ((await its.answer("t-1"))?.engine?.version === "test-2") break;
    expect(its.engine.requests).toHaveLength(2);
  });

  it("works through more documents than a page holds, each once", async () => {
    await its.modules.judgments.create(ns.organizationId, ns.name, urgent);
    const ids = Array.from({ length: 700 }, (_, at) => `d-${at}`);
    await its.write({ upsert: ids.map((id) => ({ id, state: { id } })) });
    // Answers come in any order.
    for (const id of ids) await its.until(id, "fresh");
    expect(its.engine.requests).toHaveLength(700);
    expect(new Set(its.engine.requests.map(({ contextText }) => contextText)).size).toBe(700);
  });

  it("stores answers as they arrive, even if one request of the page is slow, and also those of later pages", async () => {
    await its.modules.judgments.create(ns.organizationId, ns.name, urgent);
    const { promise, resolve } = Promise.withResolvers<void>();
    const slow = testEngine();
    its.engine.evaluate = async (requests, signal) => {
      if (requests[0]!.contextText.includes('"slow"')) await promise;
      return slow.evaluate(requests, signal);
    };
    const ids = ["slow", ...Array.from({ length: 600 }, (_, at) => `d-${at}`)];
    await its.write({ upsert: ids.map((id) => ({ id, state: { id } })) });
    await its.until("d-599", "fresh");
    expect(await its.answer("slow")).toEqual({ type: "bool", freshness: "pending" });
    resolve();
    await its.until("slow", "fresh");
    expect(slow.requests).toHaveLength(601);
  });

  it("fails the one document whose answer the database refuses, and stores all others", async () => {
    await its.modules.judgments.create(ns.organizationId, ns.name, urgent);
    await its.fresh.database.query({ text: "alter table answers add constraint refused check (number is distinct from 0.625)" });
    its.engine.answer = (_, { contextText }) => ({ type: "bool", p: contextText.includes('"poison"') ? 0.625 : 0.75 });
    const ids = [...Array.from({ length: 300 }, (_, at) => `d-${at}`), "poison", "last"];
    await its.write({ upsert: ids.map((id) => ({ id, state: { id } })) });
    await its.until("last", "fresh");
    expect(await its.until("poison", "unavailable")).toMatchObject({ error: { code: "internal" } });
    for (const id of ["d-0", "d-299"]) await its.until(id, "fresh");
    expect(its.engine.requests).toHaveLength(302);
    // It does not disturb later work either.
    await its.write({ upsert: [{ id: "later" }] });
    await its.until("later", "fresh");
    expect(its.engine.requests).toHaveLength(303);
  });

  it("skips documents for which applies_to does not hold", async () => {
    await its.modules.judgments.create(ns.organizationId, ns.name, { ...urgent, applies_to: { "attributes.kind": ["a", "b"] } });
    await its.write({
      upsert: [
        { id: "in", attributes: { kind: "b" } },
        { id: "out", attributes: { kind: "c" } },
      ],
    });
    await its.until("in", "fresh");
    expect((await its.read("out")).answers).toEqual({});
    expect(its.engine.requests).toHaveLength(1);
  });

  it("inherits from the most specific template, even if the namespace was created later", async () => {
    await its.modules.judgments.create(ns.organizationId, "shop/*", { ...urgent, question: "From the template?" });
    await its.write({ upsert: [{ id: "t-1" }] });
    await its.until("t-1", "fresh");
    expect(its.engine.requests[0]!.questions[0]!.question).toBe("From the template?");
    await its.modules.judgments.create(ns.organizationId, ns.name, { ...urgent, question: "Its own?" });
    await its.write({ upsert: [{ id: "t-1" }] });
    await its.until("t-1", "fresh");
    expect(its.engine.requests.at(-1)!.questions[0]!.question).toBe("Its own?");
  });

  it("retries temporary failures, and meanwhile shows the error and the older answer", async () => {
    await its.modules.judgments.create(ns.organizationId, ns.name, urgent);
    await its.write({ upsert: [{ id: "t-1", state: { n: 1 } }] });
    await its.until("t-1", "fresh");
    its.engine.instead = () => ({ ok: false, failure: { code: "overloaded", message: "busy", retryable: true } });
    await its.write({ upsert: [{ id: "t-1", state: { n: 2 } }] });
    for (;;) if ((await its.answer("t-1"))?.error) break;
    expect(await its.answer("t-1")).toMatchObject({
      freshness: "pending",
      p: 0.5,
      error: {
        code: "engine_unavailable",
        message: "The engine is overloaded and accepts no more requests now.",
        at: its.clock.now().toISOString(),
      },
    });
    its.engine.instead = null;
    await its.clock.advance(10_000);
    expect(await its.until("t-1", "fresh")).not.toHaveProperty("error");
  });

  it("does not retry what the engine refused until the document changes", async () => {
    await its.modules.judgments.create(ns.organizationId, ns.name, urgent);
    its.engine.answer = () => null;
    await its.write({ upsert: [{ id: "t-1", state: { n: 1 } }] });
    for (;;) if ((await its.answer("t-1"))?.error) break;
    expect(await its.answer("t-1")).toMatchObject({
      freshness: "unavailable",
      error: { code: "engine_refused", message: "no answer" },
    });
    await its.clock.advance(3_600_000);
    its.engine.answer = () => ({ type: "bool", p: 1 });
    await its.write({ upsert: [{ id: "t-1", state: { n: 2 } }] });
    expect(await its.until("t-1", "fresh")).toMatchObject({ p: 1 });
    expect(its.engine.requests).toHaveLength(2);
  });

  it("does not store an answer in a later incarnation of the document", async () => {
    await its.modules.judgments.create(ns.organizationId, ns.name, urgent);
    let open = () => {};
    its.engine.gate = new Promise((resolve) => {
      open = resolve;
    });
    its.engine.answer = (_, { contextText }) => ({ type: "bool", p: contextText.includes("second") ? 0.9 : 0.1 });
    await its.write({ upsert: [{ id: "t-1", state: { life: "first" } }] });
    while (its.engine.requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    await its.write({ delete: ["t-1"] });
    await its.write({ upsert: [{ id: "t-1", state: { life: "second" } }] });
    open();
    expect(await its.until("t-1", "fresh")).toMatchObject({ p: 0.9 });
  });

  it("bills units and tokens by month and line, in the transaction that stores the answers", async () => {
    await its.modules.judgments.create(ns.organizationId, ns.name, urgent);
    await its.write({ upsert: [{ id: "t-1", state: { text: "x".repeat(9000) } }] });
    await its.until("t-1", "fresh");
    const lines = await its.fresh.database.query({
      text: "select month, line, units, tokens, bytes from usage_lines order by line",
    });
    expect(lines).toEqual([
      { month: "2030-01", line: "judging", units: 4, tokens: expect.any(Number), bytes: 0 },
      { month: "2030-01", line: "writes", units: 0, tokens: 0, bytes: 9000 + '{"text":""}{}'.length },
    ]);
  });
});

describe("a write with wait_for", () => {
  it("returns the answers of its revision and their cost", async () => {
    await its.modules.judgments.create(ns.organizationId, ns.name, urgent);
    const { results, usage } = await its.write({ upsert: [{ id: "t-1" }, { id: "t-2" }], wait_for: ["urgent"] });
    for (const { revision, answers } of results) expect(answers.urgent).toMatchObject({ freshness: "fresh", revision, p: 0.5 });
    expect(usage.judgment_units).toBe(2);
    expect(usage.tokens_evaluated).toBeGreaterThan(0);
  });

  it("is not judged a second time by catch-up", async () => {
    await its.modules.judgments.create(ns.organizationId, ns.name, urgent);
    for (let n = 0; n < 20; n++) await its.write({ upsert: [{ id: `t-${n}`, state: { n } }], wait_for: ["urgent"] });
    await its.write({ upsert: [{ id: "last", state: {} }] });
    await its.until("last", "fresh");
    expect(its.engine.requests).toHaveLength(21);
  });

  it("waits for documents beyond the first 16, which catch-up judges", async () => {
    await its.modules.judgments.create(ns.organizationId, ns.name, urgent);
    const upsert = Array.from({ length: 40 }, (_, at) => ({ id: `t-${at}`, state: { at } }));
    const { results } = await its.write({ upsert, wait_for: ["urgent"] });
    expect(results.every(({ answers }) => answers.urgent?.freshness === "fresh")).toBe(true);
    expect(its.engine.requests).toHaveLength(40);
  });

  it("returns pending at the end of the wait, with the write committed, and the answer follows", async () => {
    await its.modules.judgments.create(ns.organizationId, ns.name, urgent);
    let open = () => {};
    its.engine.gate = new Promise((resolve) => {
      open = resolve;
    });
    const { results } = await its.write({ upsert: [{ id: "t-1" }], wait_for: ["urgent"], wait_timeout_ms: 20 });
    expect(results[0]!.answers.urgent).toEqual({ type: "bool", freshness: "pending" });
    open();
    await its.until("t-1", "fresh");
    expect(its.engine.requests).toHaveLength(1);
  });

  it("is taken over by catch-up if the process that holds the lease does not finish", async () => {
    await its.modules.judgments.create(ns.organizationId, ns.name, urgent);
    its.engine.gate = new Promise(() => {});
    await its.write({ upsert: [{ id: "t-1" }], wait_for: ["urgent"], wait_timeout_ms: 20 });
    await its.modules.judging.stop();
    await its.modules.stopInteractive();
    its.engine.gate = Promise.resolve();
    const other = its.modulesOf([its.engine]);
    other.judging.start();
    try {
      await its.clock.advance(31_000);
      await its.until("t-1", "fresh");
    } finally {
      await other.judging.stop();
    }
  });

  it("leaves a later write of the same document to catch-up", async () => {
    await its.modules.judgments.create(ns.organizationId, ns.name, urgent);
    let open = () => {};
    its.engine.gate = new Promise((resolve) => {
      open = resolve;
    });
    await its.write({ upsert: [{ id: "t-1", state: { n: 1 } }], wait_for: ["urgent"], wait_timeout_ms: 20 });
    const { results } = await its.write({ upsert: [{ id: "t-1", state: { n: 2 } }] });
    while (its.engine.requests.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
    open();
    expect(await its.until("t-1", "fresh")).toMatchObject({ revision: results[0]!.revision });
    expect(its.engine.requests).toHaveLength(2);
  });

  it("refuses a judgment that does not exist before it writes anything", async () => {
    await expect(its.write({ upsert: [{ id: "t-1" }], wait_for: ["nope"] })).rejects.toMatchObject({
      code: "invalid_request",
      details: { issues: [{ path: "/wait_for/0", message: expect.stringContaining('"nope"') }] },
    });
    await expect(its.read("t-1")).rejects.toMatchObject({ code: "not_found" });
  });
});
