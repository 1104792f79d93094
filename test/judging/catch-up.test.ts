import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { JudgmentCreate, WriteRequest } from "#generated/types.ts";
import { createLogger } from "#src/foundation/log/log.ts";
import { Engines } from "#src/judging/engines/engines.ts";
import { readDocument } from "#src/queries/documents/read.ts";
import { writeDocuments } from "#src/queries/documents/write.ts";
import { createRooms, type Rooms } from "#src/server/rooms.ts";
import { type MovableClock, movableClock } from "#test/support/clock.ts";
import { type FreshDatabase, freshDatabase } from "#test/support/database.ts";
import { watched } from "#test/support/routing/watched.ts";
import { type TestEngine, testEngine } from "#test/support/test-engine.ts";

const ns = { organizationId: "org_test", name: "shop/tickets" };
const urgent: JudgmentCreate = { name: "urgent", type: "bool", question: "Is it urgent?", thresholds: { yes: 0.5 } };

let fresh: FreshDatabase;
let clock: MovableClock;
let engine: TestEngine;
let rooms: Rooms;

function roomsOf(engines: TestEngine[]): Rooms {
  return createRooms({
    db: watched(fresh.database),
    clock,
    log: createLogger({ level: "fatal" }),
    engines: new Engines(engines, new Map()),
    defaultEngine: "test",
  });
}

beforeEach(async () => {
  fresh = await freshDatabase();
  clock = movableClock();
  engine = testEngine();
  rooms = roomsOf([engine]);
  rooms.judging.start();
});

afterEach(async () => {
  await rooms.stopInteractive();
  await rooms.judging.stop();
});

const write = (request: WriteRequest) => writeDocuments(rooms.documents, ns, request);
const read = (id: string) => readDocument(rooms.documents, ns, id, { scope: null });

async function answer(id: string, judgment = "urgent") {
  return (await read(id)).answers[judgment];
}

/** Polls until the answer has the wanted freshness, because the worker sends no signal to the outside. */
async function until(id: string, freshness: string, judgment = "urgent") {
  for (;;) {
    const found = await answer(id, judgment);
    if (found?.freshness === freshness) return found;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

async function evaluations() {
  return fresh.database.query<{ document_id: string; carried: boolean; revision: number; units: number; error: unknown }>({
    text: "select document_id, carried, revision, units, error from evaluations order by evaluation_id",
  });
}

describe("catch-up", () => {
  it("answers a document after it was written", async () => {
    await rooms.judgments.create(ns.organizationId, ns.name, urgent);
    engine.answer = () => ({ type: "bool", p: 0.75 });
    const { results } = await write({ upsert: [{ id: "t-1", state: { text: "help" } }] });
    expect(await until("t-1", "fresh")).toMatchObject({
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
    await rooms.judgments.create(ns.organizationId, ns.name, urgent);
    let open = () => {};
    engine.gate = new Promise((resolve) => {
      open = resolve;
    });
    await write({ upsert: [{ id: "t-1" }] });
    expect(await answer("t-1")).toEqual({ type: "bool", freshness: "pending" });
    open();
    await until("t-1", "fresh");
  });

  it("says unavailable of a document that was there before the judgment", async () => {
    await write({ upsert: [{ id: "old" }] });
    for (;;) {
      const [row] = await fresh.database.query({ text: "select 1 from wakeups" });
      if (!row) break;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    await rooms.judgments.create(ns.organizationId, ns.name, urgent);
    expect(await answer("old")).toEqual({ type: "bool", freshness: "unavailable" });
  });

  it("asks all questions over one document in one request and never two documents in one", async () => {
    for (const name of ["a", "b", "c"]) await rooms.judgments.create(ns.organizationId, ns.name, { ...urgent, name });
    await write({
      upsert: [
        { id: "t-1", state: { n: 1 } },
        { id: "t-2", state: { n: 2 } },
      ],
    });
    await until("t-1", "fresh", "c");
    await until("t-2", "fresh", "c");
    expect(engine.requests.map(({ questions }) => questions.map(({ id }) => id).sort())).toEqual([
      ["a", "b", "c"],
      ["a", "b", "c"],
    ]);
  });

  it("carries an answer forward when the new revision compiles to the same context, at no cost", async () => {
    await rooms.judgments.create(ns.organizationId, ns.name, { ...urgent, context: { fields: ["state.text"] } });
    await write({ upsert: [{ id: "t-1", attributes: { seen: 1 }, state: { text: "help" } }] });
    await until("t-1", "fresh");
    const { results } = await write({ patch: [{ id: "t-1", attributes: { seen: 2 } }] });
    expect(await until("t-1", "fresh")).toMatchObject({ revision: results[0]!.revision });
    expect(engine.requests).toHaveLength(1);
    expect((await evaluations()).map(({ carried, units }) => ({ carried, units }))).toEqual([
      { carried: false, units: 1 },
      { carried: true, units: 0 },
    ]);
  });

  it("asks again when the engine's version has changed", async () => {
    await rooms.judgments.create(ns.organizationId, ns.name, urgent);
    await write({ upsert: [{ id: "t-1" }] });
    await until("t-1", "fresh");
    engine.currentVersion = "test-2";
    await write({ upsert: [{ id: "t-1" }] });
    for (;;) if ((await answer("t-1"))?.engine?.version === "test-2") break;
    expect(engine.requests).toHaveLength(2);
  });

  it("works through more documents than a page holds, each once", async () => {
    await rooms.judgments.create(ns.organizationId, ns.name, urgent);
    const ids = Array.from({ length: 700 }, (_, at) => `d-${at}`);
    await write({ upsert: ids.map((id) => ({ id, state: { id } })) });
    // Answers come in any order.
    for (const id of ids) await until(id, "fresh");
    expect(engine.requests).toHaveLength(700);
    expect(new Set(engine.requests.map(({ contextText }) => contextText)).size).toBe(700);
  });

  it("stores answers as they arrive, even if one request of the page is slow, and also those of later pages", async () => {
    await rooms.judgments.create(ns.organizationId, ns.name, urgent);
    const { promise, resolve } = Promise.withResolvers<void>();
    const slow = testEngine();
    engine.evaluate = async (requests, signal) => {
      if (requests[0]!.contextText.includes('"slow"')) await promise;
      return slow.evaluate(requests, signal);
    };
    const ids = ["slow", ...Array.from({ length: 600 }, (_, at) => `d-${at}`)];
    await write({ upsert: ids.map((id) => ({ id, state: { id } })) });
    await until("d-599", "fresh");
    expect(await answer("slow")).toEqual({ type: "bool", freshness: "pending" });
    resolve();
    await until("slow", "fresh");
    expect(slow.requests).toHaveLength(601);
  });

  it("fails the one document whose answer the database refuses, and stores all others", async () => {
    await rooms.judgments.create(ns.organizationId, ns.name, urgent);
    await fresh.database.query({ text: "alter table answers add constraint refused check (number is distinct from 0.625)" });
    engine.answer = (_, { contextText }) => ({ type: "bool", p: contextText.includes('"poison"') ? 0.625 : 0.75 });
    const ids = [...Array.from({ length: 300 }, (_, at) => `d-${at}`), "poison", "last"];
    await write({ upsert: ids.map((id) => ({ id, state: { id } })) });
    await until("last", "fresh");
    expect(await until("poison", "unavailable")).toMatchObject({ error: { code: "internal" } });
    for (const id of ["d-0", "d-299"]) await until(id, "fresh");
    expect(engine.requests).toHaveLength(302);
    // It does not disturb later work either.
    await write({ upsert: [{ id: "later" }] });
    await until("later", "fresh");
    expect(engine.requests).toHaveLength(303);
  });

  it("skips documents for which applies_to does not hold", async () => {
    await rooms.judgments.create(ns.organizationId, ns.name, { ...urgent, applies_to: { "attributes.kind": ["a", "b"] } });
    await write({
      upsert: [
        { id: "in", attributes: { kind: "b" } },
        { id: "out", attributes: { kind: "c" } },
      ],
    });
    await until("in", "fresh");
    expect((await read("out")).answers).toEqual({});
    expect(engine.requests).toHaveLength(1);
  });

  it("inherits from the most specific template, even if the namespace was created later", async () => {
    await rooms.judgments.create(ns.organizationId, "shop/*", { ...urgent, question: "From the template?" });
    await write({ upsert: [{ id: "t-1" }] });
    await until("t-1", "fresh");
    expect(engine.requests[0]!.questions[0]!.question).toBe("From the template?");
    await rooms.judgments.create(ns.organizationId, ns.name, { ...urgent, question: "Its own?" });
    await write({ upsert: [{ id: "t-1" }] });
    await until("t-1", "fresh");
    expect(engine.requests.at(-1)!.questions[0]!.question).toBe("Its own?");
  });

  it("retries temporary failures, and meanwhile shows the error and the older answer", async () => {
    await rooms.judgments.create(ns.organizationId, ns.name, urgent);
    await write({ upsert: [{ id: "t-1", state: { n: 1 } }] });
    await until("t-1", "fresh");
    engine.instead = () => ({ ok: false, failure: { code: "overloaded", message: "busy", retryable: true } });
    await write({ upsert: [{ id: "t-1", state: { n: 2 } }] });
    for (;;) if ((await answer("t-1"))?.error) break;
    expect(await answer("t-1")).toMatchObject({
      freshness: "pending",
      p: 0.5,
      error: {
        code: "engine_unavailable",
        message: "The engine is overloaded and accepts no more requests now.",
        at: clock.now().toISOString(),
      },
    });
    engine.instead = null;
    await clock.advance(10_000);
    expect(await until("t-1", "fresh")).not.toHaveProperty("error");
  });

  it("does not retry what the engine refused until the document changes", async () => {
    await rooms.judgments.create(ns.organizationId, ns.name, urgent);
    engine.answer = () => null;
    await write({ upsert: [{ id: "t-1", state: { n: 1 } }] });
    for (;;) if ((await answer("t-1"))?.error) break;
    expect(await answer("t-1")).toMatchObject({
      freshness: "unavailable",
      error: { code: "engine_refused", message: "no answer" },
    });
    await clock.advance(3_600_000);
    engine.answer = () => ({ type: "bool", p: 1 });
    await write({ upsert: [{ id: "t-1", state: { n: 2 } }] });
    expect(await until("t-1", "fresh")).toMatchObject({ p: 1 });
    expect(engine.requests).toHaveLength(2);
  });

  it("does not store an answer in a later incarnation of the document", async () => {
    await rooms.judgments.create(ns.organizationId, ns.name, urgent);
    let open = () => {};
    engine.gate = new Promise((resolve) => {
      open = resolve;
    });
    engine.answer = (_, { contextText }) => ({ type: "bool", p: contextText.includes("second") ? 0.9 : 0.1 });
    await write({ upsert: [{ id: "t-1", state: { life: "first" } }] });
    while (engine.requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    await write({ delete: ["t-1"] });
    await write({ upsert: [{ id: "t-1", state: { life: "second" } }] });
    open();
    expect(await until("t-1", "fresh")).toMatchObject({ p: 0.9 });
  });

  it("bills units and tokens by month and line, in the transaction that stores the answers", async () => {
    await rooms.judgments.create(ns.organizationId, ns.name, urgent);
    await write({ upsert: [{ id: "t-1", state: { text: "x".repeat(9000) } }] });
    await until("t-1", "fresh");
    const lines = await fresh.database.query({ text: "select month, line, units, tokens, bytes from usage_lines order by line" });
    expect(lines).toEqual([
      { month: "2030-01", line: "judging", units: 4, tokens: expect.any(Number), bytes: 0 },
      { month: "2030-01", line: "writes", units: 0, tokens: 0, bytes: 9000 + '{"text":""}{}'.length },
    ]);
  });
});

describe("a write with wait_for", () => {
  it("returns the answers of its revision and their cost", async () => {
    await rooms.judgments.create(ns.organizationId, ns.name, urgent);
    const { results, usage } = await write({ upsert: [{ id: "t-1" }, { id: "t-2" }], wait_for: ["urgent"] });
    for (const { revision, answers } of results) expect(answers.urgent).toMatchObject({ freshness: "fresh", revision, p: 0.5 });
    expect(usage.judgment_units).toBe(2);
    expect(usage.tokens_evaluated).toBeGreaterThan(0);
  });

  it("is not judged a second time by catch-up", async () => {
    await rooms.judgments.create(ns.organizationId, ns.name, urgent);
    for (let n = 0; n < 20; n++) await write({ upsert: [{ id: `t-${n}`, state: { n } }], wait_for: ["urgent"] });
    await write({ upsert: [{ id: "last", state: {} }] });
    await until("last", "fresh");
    expect(engine.requests).toHaveLength(21);
  });

  it("waits for documents beyond the first 16, which catch-up judges", async () => {
    await rooms.judgments.create(ns.organizationId, ns.name, urgent);
    const upsert = Array.from({ length: 40 }, (_, at) => ({ id: `t-${at}`, state: { at } }));
    const { results } = await write({ upsert, wait_for: ["urgent"] });
    expect(results.every(({ answers }) => answers.urgent?.freshness === "fresh")).toBe(true);
    expect(engine.requests).toHaveLength(40);
  });

  it("returns pending at the end of the wait, with the write committed, and the answer follows", async () => {
    await rooms.judgments.create(ns.organizationId, ns.name, urgent);
    let open = () => {};
    engine.gate = new Promise((resolve) => {
      open = resolve;
    });
    const { results } = await write({ upsert: [{ id: "t-1" }], wait_for: ["urgent"], wait_timeout_ms: 20 });
    expect(results[0]!.answers.urgent).toEqual({ type: "bool", freshness: "pending" });
    open();
    await until("t-1", "fresh");
    expect(engine.requests).toHaveLength(1);
  });

  it("is taken over by catch-up if the process that holds the lease does not finish", async () => {
    await rooms.judgments.create(ns.organizationId, ns.name, urgent);
    engine.gate = new Promise(() => {});
    await write({ upsert: [{ id: "t-1" }], wait_for: ["urgent"], wait_timeout_ms: 20 });
    await rooms.judging.stop();
    await rooms.stopInteractive();
    engine.gate = Promise.resolve();
    const other = roomsOf([engine]);
    other.judging.start();
    try {
      await clock.advance(31_000);
      await until("t-1", "fresh");
    } finally {
      await other.judging.stop();
    }
  });

  it("leaves a later write of the same document to catch-up", async () => {
    await rooms.judgments.create(ns.organizationId, ns.name, urgent);
    let open = () => {};
    engine.gate = new Promise((resolve) => {
      open = resolve;
    });
    await write({ upsert: [{ id: "t-1", state: { n: 1 } }], wait_for: ["urgent"], wait_timeout_ms: 20 });
    const { results } = await write({ upsert: [{ id: "t-1", state: { n: 2 } }] });
    while (engine.requests.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
    open();
    expect(await until("t-1", "fresh")).toMatchObject({ revision: results[0]!.revision });
    expect(engine.requests).toHaveLength(2);
  });

  it("refuses a judgment that does not exist before it writes anything", async () => {
    await expect(write({ upsert: [{ id: "t-1" }], wait_for: ["nope"] })).rejects.toMatchObject({
      code: "invalid_request",
      details: { issues: [{ path: "/wait_for/0", message: expect.stringContaining('"nope"') }] },
    });
    await expect(read("t-1")).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("a judgment with a debounce", () => {
  const quiet = { ...urgent, freshness: { debounce_ms: 10_000, max_wait_ms: 25_000 } };
  const edit = (n: number) => write({ upsert: [{ id: "t-1", state: { n } }] });
  /** Resolves when catch-up has nothing to do at this moment. */
  async function atRest() {
    for (;;) {
      const rows = await fresh.database.query({
        text: "select 1 from wakeups where kind = 'judging' and (due_at <= $1 or lease_owner is not null)",
        values: [clock.now()],
      });
      if (rows.length === 0) return;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  it("is asked when the document has not changed for that long, and says pending until then", async () => {
    await rooms.judgments.create(ns.organizationId, ns.name, quiet);
    for (let n = 0; n < 2; n++) {
      await edit(n);
      await atRest();
      await clock.advance(9_000);
      expect(await answer("t-1")).toEqual({ type: "bool", freshness: "pending" });
    }
    await clock.advance(1_000);
    await until("t-1", "fresh");
    expect(engine.requests.map(({ contextText }) => contextText)).toEqual(['{"document":{"attributes":{},"state":{"n":1}}}']);
  });

  it("is asked no later than max_wait_ms after the first change without an answer, even if changes continue or catch-up was down", async () => {
    await rooms.judging.stop();
    rooms = roomsOf([engine]);
    await rooms.judgments.create(ns.organizationId, ns.name, quiet);
    for (let n = 0; n < 6; n++) {
      await edit(n);
      await clock.advance(4_000);
    }
    // 24 s after the first write, 4 s after the last.
    rooms.judging.start();
    await atRest();
    expect(engine.requests).toHaveLength(0);
    await clock.advance(1_000);
    await until("t-1", "fresh");
    expect(engine.requests).toHaveLength(1);
  });

  it("is asked at once if a caller waits", async () => {
    await rooms.judgments.create(ns.organizationId, ns.name, quiet);
    await edit(0);
    await atRest();
    const { results } = await write({ patch: [{ id: "t-1", state: { n: 1 } }], wait_for: ["urgent"] });
    expect(results[0]!.answers.urgent).toMatchObject({ freshness: "fresh" });
    await clock.advance(60_000);
    await atRest();
    expect(engine.requests).toHaveLength(1);
  });

  it("is not asked if the document was changed and changed back", async () => {
    await rooms.judgments.create(ns.organizationId, ns.name, quiet);
    await write({ upsert: [{ id: "t-1", state: { n: 0 } }], wait_for: ["urgent"] });
    for (const n of [1, 2, 0]) {
      await edit(n);
      await atRest();
    }
    expect(await answer("t-1")).toMatchObject({ freshness: "fresh" });
    await clock.advance(60_000);
    await atRest();
    expect(engine.requests).toHaveLength(1);
  });
});

describe("a judgment with policy on_read", () => {
  it("is answered when a document is read, once per revision", async () => {
    await rooms.judgments.create(ns.organizationId, ns.name, { ...urgent, freshness: { policy: "on_read" } });
    await write({ upsert: [{ id: "t-1" }] });
    expect(engine.requests).toHaveLength(0);
    expect(await answer("t-1")).toMatchObject({ freshness: "fresh", p: 0.5 });
    await answer("t-1");
    expect(engine.requests).toHaveLength(1);
  });

  it("is asked once if several callers read at the same time, here and in another process", async () => {
    await rooms.judgments.create(ns.organizationId, ns.name, { ...urgent, freshness: { policy: "on_read" } });
    await write({ upsert: [{ id: "t-1" }] });
    const other = roomsOf([engine]);
    const reads = await Promise.all(
      [rooms, rooms, other, other].map(({ documents }) => readDocument(documents, ns, "t-1", { scope: null })),
    );
    expect(reads.map(({ answers }) => answers.urgent?.freshness)).toEqual(Array(4).fill("fresh"));
    expect(engine.requests).toHaveLength(1);
    await other.stopInteractive();
  });

  it("is not asked again at every read if the engine refused", async () => {
    await rooms.judgments.create(ns.organizationId, ns.name, { ...urgent, freshness: { policy: "on_read" } });
    await write({ upsert: [{ id: "t-1" }] });
    engine.answer = () => null;
    for (let n = 0; n < 3; n++) expect(await answer("t-1")).toMatchObject({ error: { code: "engine_refused" } });
    expect(engine.requests).toHaveLength(1);
  });
});
