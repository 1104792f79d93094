/**
 * Writes whose judgments are all answered for a waiting caller. Catch-up skips them without a visit, and processes everything else as
 * before.
 */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { JudgmentCreate, WriteRequest } from "#generated/types.ts";
import type { Database, Transaction } from "#src/foundation/db/database.ts";
import { advance, readOffset, stand } from "#src/foundation/db/positions.ts";
import { createLogger } from "#src/foundation/log/log.ts";
import { holdMs } from "#src/foundation/queue/lease.ts";
import { Judge } from "#src/judging/asking/judge.ts";
import { catchUp } from "#src/judging/catch-up/catch-up.ts";
import { ApplicableJudgments } from "#src/judging/definitions/applicable.ts";
import { Engines } from "#src/judging/engines/engines.ts";
import { Landings } from "#src/judging/landing/landings.ts";
import { readDocument } from "#src/queries/documents/read.ts";
import { writeDocuments } from "#src/queries/documents/write.ts";
import { passOver } from "#src/records/answers/passing-over.ts";
import { READER } from "#src/records/answers/reader.ts";
import { openGate } from "#src/records/budgets/judging-gate.ts";
import { createModules, type Modules } from "#src/server/modules.ts";
import { onLanded } from "#src/server/ports.ts";
import { type MovableClock, movableClock } from "#test/support/clock.ts";
import { type FreshDatabase, freshDatabase } from "#test/support/database.ts";
import { watched } from "#test/support/routing/watched.ts";
import { type TestEngine, testEngine } from "#test/support/test-engine.ts";

const ns = { organizationId: "org_test", name: "shop/tickets" };
const urgent: JudgmentCreate = { name: "urgent", type: "bool", question: "Is it urgent?" };
const angry: JudgmentCreate = { name: "angry", type: "bool", question: "Is anybody angry?" };
const log = createLogger({ level: "fatal" });

let fresh: FreshDatabase;
let clock: MovableClock;
/** The engines of the process that is written to, and of the worker. */
let engine: TestEngine;
let working: TestEngine;
let modules: Modules;

beforeEach(async () => {
  fresh = await freshDatabase();
  clock = movableClock();
  engine = testEngine();
  working = testEngine();
  const db = watched(fresh.database);
  const engines = new Engines([engine], new Map());
  modules = createModules({ db, clock, log, engines, defaultEngine: "test", distributed: fresh.distributed });
  await modules.judgments.create(ns.organizationId, ns.name, urgent);
  await write({ upsert: [{ id: "first" }] });
  await visit();
});
afterEach(() => modules.stopInteractive());

const write = (request: WriteRequest) => writeDocuments(modules.documents, ns, request);
const waited = (id: string) => write({ upsert: [{ id, state: { text: id } }], wait_for: ["urgent"] });
const rows = <Row>(text: string) => fresh.database.query<Row>({ text });

async function namespaceId(): Promise<number> {
  const [row] = await rows<{ id: number }>("select namespace_id as id from namespace_names where name = 'shop/tickets'");
  return row!.id;
}

/** What a worker does after it leases the namespace. */
async function visit(db = watched(fresh.database)): Promise<void> {
  const applicable = new ApplicableJudgments();
  const judge = new Judge({ engines: new Engines([working], new Map()), clock, log, contexts: { db, applicable } });
  await rows("delete from wakeups where kind = 'judging'");
  const parts = { db, clock, log, judge, applicable, landings: new Landings(), gate: openGate, onLanded };
  await catchUp(parts, await namespaceId(), new AbortController().signal);
}

/** A database whose first statement of this name tells its rows only when the test lets it go on. */
function stalledAfter(database: Database, name: string) {
  const reached = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const stalled = (tx: Transaction): Transaction => ({
    ...tx,
    async query(statement) {
      const rows = await tx.query<never>(statement);
      if (statement.name !== name) return rows;
      reached.resolve();
      await released.promise;
      return rows;
    },
  });
  const transaction: Database["transaction"] = (work, options) => database.transaction((tx) => work(stalled(tx)), options);
  return { database: { ...database, transaction }, isStalled: reached.promise, goOn: released.resolve };
}

/** A database that sends statements from the first of this name on only when the test lets it go on. */
function stalledBefore(database: Database, name: string) {
  const reached = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  let isReached = false;
  const stalled = (tx: Transaction): Transaction => ({
    ...tx,
    async query(statement) {
      if (statement.name === name) reached.resolve();
      if (statement.name === name || isReached) {
        isReached = true;
        await released.promise;
      }
      return tx.query<never>(statement);
    },
  });
  const transaction: Database["transaction"] = (work, options) => database.transaction((tx) => work(stalled(tx)), options);
  return { database: { ...database, transaction }, isStalled: reached.promise, goOn: released.resolve };
}

async function isDue(): Promise<boolean> {
  const due = await fresh.database.query<{ at: Date }>({ text: "select due_at as at from wakeups where kind = 'judging'" });
  return due.some(({ at }) => at <= clock.now());
}

const position = async () => (await readOffset(fresh.database, await namespaceId(), READER)).position;
const answersOf = async (id: string) => (await readDocument(modules.documents, ns, id, { scope: null })).answers;

describe("a write whose judgments are all answered for a waiting caller", () => {
  it("is skipped by catch-up at once, write after write, and nobody is woken for it", async () => {
    for (const id of ["a", "b"]) {
      const { results } = await waited(id);
      expect(results[0]!.answers.urgent?.freshness).toBe("fresh");
      expect([await position(), await isDue()]).toEqual([results[0]!.revision, false]);
    }
    const before = working.requests.length;
    await visit();
    expect(working.requests).toHaveLength(before);
  });

  it("is not skipped if catch-up has not reached earlier writes", async () => {
    await write({ upsert: [{ id: "before" }] });
    await waited("a");
    expect(await isDue()).toBe(true);
    const before = working.requests.length;
    await visit();
    expect(working.requests).toHaveLength(before + 1);
    expect((await answersOf("before")).urgent?.freshness).toBe("fresh");
  });

  it("has judgments over the same context asked in the same request, and is skipped", async () => {
    await modules.judgments.create(ns.organizationId, ns.name, angry);
    const { results, usage } = await waited("a");
    expect(engine.requests.map(({ questions }) => questions.map(({ id }) => id))).toEqual([["urgent", "angry"]]);
    expect(results[0]!.answers).toMatchObject({ urgent: { freshness: "fresh" } });
    expect(Object.keys(results[0]!.answers)).toEqual(["urgent"]);
    expect(usage.judgment_units).toBe(1);
    expect([await position(), await isDue()]).toEqual([results[0]!.revision, false]);
    expect((await answersOf("a")).angry?.freshness).toBe("fresh");
    expect(await rows("select units::integer from usage_lines where line = 'judging'")).toEqual([{ units: 3 }]);
  });

  it("with thirteen judgments takes as few requests as possible, the first as full as possible", async () => {
    for (let n = 0; n < 12; n++) await modules.judgments.create(ns.organizationId, ns.name, { ...angry, name: `angry${n}` });
    const before = working.requests.length;
    await waited("a");
    expect(engine.requests.map(({ questions }) => questions.length)).toEqual([10]);
    expect(engine.requests[0]!.questions[0]!.id).toBe("urgent");
    await visit();
    expect(working.requests.slice(before).map(({ questions }) => questions.length)).toEqual([3]);
  });

  it("is not skipped if another judgment with another context is active", async () => {
    await modules.judgments.create(ns.organizationId, ns.name, { ...angry, context: { fields: ["state.text"] } });
    await waited("a");
    expect(await isDue()).toBe(true);
    await visit();
    expect(await answersOf("a")).toMatchObject({ urgent: { freshness: "fresh" }, angry: { freshness: "fresh" } });
  });

  it("is not skipped if another client's write was committed with it", async () => {
    const [one] = await Promise.all([waited("a"), write({ upsert: [{ id: "plain" }] })]);
    expect(await position()).toBeLessThan(one.results[0]!.revision);
    expect(await isDue()).toBe(true);
    await visit();
    expect((await answersOf("plain")).urgent?.freshness).toBe("fresh");
  });

  it("is judged by another process if the lease holder has crashed", async () => {
    engine.gate = new Promise(() => {});
    const { results } = await write({ upsert: [{ id: "a" }], wait_for: ["urgent"], wait_timeout_ms: 0 });
    expect([await position(), results[0]!.answers.urgent?.freshness]).toEqual([results[0]!.revision, "pending"]);
    await clock.advance(holdMs());
    expect(await isDue()).toBe(true);
    await visit();
    expect((await answersOf("a")).urgent?.freshness).toBe("fresh");
  });

  it("is not asked about again by a worker that read its lease, and was stalled until that had ended", async () => {
    await write({ upsert: [{ id: "before" }] });
    const answering = Promise.withResolvers<void>();
    engine.gate = answering.promise;
    const writing = waited("a");
    await expect.poll(() => engine.requests.length).toBe(1);
    const { database, isStalled, goOn } = stalledAfter(watched(fresh.database), "answers_read");
    const visiting = visit(database);
    await isStalled;
    answering.resolve();
    await writing;
    await clock.advance(2 * holdMs());
    goOn();
    await visiting;
    expect(working.requests.filter(({ context }) => JSON.stringify(context).includes('"a"'))).toEqual([]);
    expect(await rows("select 1 from evaluations where document_id = 'a'")).toHaveLength(1);
    expect((await answersOf("before")).urgent?.freshness).toBe("fresh");
  });

  it("is not asked about by a worker that has read the document, when that is deleted before it reads the answer", async () => {
    await write({ upsert: [{ id: "before" }] });
    await waited("a");
    const { database, isStalled, goOn } = stalledBefore(watched(fresh.database), "deferred_read");
    const visiting = visit(database);
    await isStalled;
    await write({ delete: ["a"] });
    goOn();
    await visiting;
    expect(await rows("select 1 from evaluations where document_id = 'a'")).toHaveLength(1);
    expect((await answersOf("before")).urgent?.freshness).toBe("fresh");
  });
});

describe("skipping a commit", () => {
  const epoch = () => new ApplicableJudgments().epoch(fresh.database, ns.organizationId);
  const passing = async (sequence: number, of: number) => {
    const id = await namespaceId();
    return fresh.database.transaction((tx) => passOver(tx, id, sequence, { organizationId: ns.organizationId, epoch: of }));
  };

  it("requires the same definitions as when its leases were taken", async () => {
    const from = await position();
    expect([await passing(from + 5, (await epoch()) - 1), await position()]).toEqual([false, from]);
    expect([await passing(from + 5, await epoch()), await position()]).toEqual([true, from + 5]);
  });

  it("neither overtakes a consumer nor is undone by what that consumer stores", async () => {
    const id = await namespaceId();
    const reader = await stand(fresh.database, id, READER);
    const { position: from } = reader.offset;
    await passing(from + 5, await epoch());
    const landed = await fresh.database.transaction((tx) => advance(tx, id, READER, reader, { position: from, within: 0 }));
    expect(await position()).toBe(from + 5);
    await fresh.database.transaction((tx) => advance(tx, id, READER, landed, { position: from + 6, within: 2 }));
    expect(await readOffset(fresh.database, id, READER)).toEqual({ position: from + 6, within: 2 });
  });
});
