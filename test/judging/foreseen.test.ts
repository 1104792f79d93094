/**
 * Optimistic commits of answers for waiting callers: when they are used, and that they store nothing that an ordinary transaction would
 * refuse.
 */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { JudgmentCreate, WriteRequest } from "#generated/types.ts";
import type { Database, Transaction } from "#src/foundation/db/database.ts";
import { createLogger } from "#src/foundation/log/log.ts";
import { Engines } from "#src/judging/engines/engines.ts";
import { landingRoutine } from "#src/judging/landing/landing-routine.ts";
import { readDocument } from "#src/queries/documents/read.ts";
import { writeDocuments } from "#src/queries/documents/write.ts";
import { createModules, type Modules } from "#src/server/modules.ts";
import { type MovableClock, movableClock } from "#test/support/clock.ts";
import { type FreshDatabase, freshDatabase } from "#test/support/database.ts";
import { withRoutines } from "#test/support/routines.ts";
import { watched } from "#test/support/routing/watched.ts";
import { type TestEngine, testEngine } from "#test/support/test-engine.ts";

const ns = { organizationId: "org_test", name: "shop/tickets" };
const urgent: JudgmentCreate = { name: "urgent", type: "bool", question: "Is it urgent?", thresholds: { yes: 0.5 } };
const area: JudgmentCreate = {
  name: "area",
  type: "choice",
  question: "Whose is it?",
  options: [{ value: "sales" }, { value: "support" }],
};
const mood: JudgmentCreate = { name: "mood", type: "score", question: "How content?", criteria: ["not", "somewhat", "very"] };

let fresh: FreshDatabase;
let clock: MovableClock;
let engine: TestEngine;
let modules: Modules;
/** The names of the statements of transactions. */
let sent: string[];

function listened(database: Database): Database {
  const transaction: Database["transaction"] = (work, options) =>
    database.transaction((tx) => {
      const query: Transaction["query"] = (statement) => {
        sent.push(statement.name ?? "");
        return tx.query(statement);
      };
      return work({ transaction: true, apart: tx.apart ?? false, routines: tx.routines ?? false, query });
    }, options);
  return { ...database, transaction };
}

/** As on one server, and as on a cluster. */
describe.each([
  ["by statements", false],
  ["by a call", true],
])("%s", (_, calls) => {
  beforeEach(async () => {
    fresh = await withRoutines(await freshDatabase(), calls);
    clock = movableClock();
    engine = testEngine();
    sent = [];
    modules = createModules({
      db: listened(watched(fresh.database)),
      clock,
      log: createLogger({ level: "fatal" }),
      engines: new Engines([engine], new Map()),
      defaultEngine: "test",
      distributed: fresh.distributed,
    });
    // The worker does not run. So every stored answer was waited for.
  });
  afterEach(async () => {
    await modules.stopInteractive();
    await fresh.database.close();
  });

  const write = (request: WriteRequest) => writeDocuments(modules.documents, ns, request);
  const read = (id: string) => readDocument(modules.documents, ns, id, { scope: null });
  const create = (...judgments: JudgmentCreate[]) =>
    Promise.all(judgments.map((judgment) => modules.judgments.create(ns.organizationId, ns.name, judgment)));
  const wasForeseen = () =>
    sent.includes(calls ? landingRoutine.name : "namespaces_raise_sequence_foreseen") &&
    !sent.includes("namespaces_raise_sequence");
  const rows = <Row>(text: string) => fresh.database.query<Row>({ text });

  /** Writes, and does something else between the commit and the storing of answers. */
  async function meanwhile(request: WriteRequest, work: () => Promise<unknown>) {
    const { promise, resolve } = Promise.withResolvers<void>();
    engine.gate = promise;
    const before = engine.requests.length;
    const writing = write(request);
    while (engine.requests.length === before) await new Promise((next) => setTimeout(next, 2));
    engine.gate = Promise.resolve();
    await work();
    sent.length = 0;
    resolve();
    return writing;
  }

  describe("answers to what was just written", () => {
    it("are stored by an optimistic commit, and returned as a read returns them, for all types, at first and again", async () => {
      await create(urgent, area, mood);
      for (const text of ["one", "two"]) {
        sent.length = 0;
        const wait_for = ["urgent", "area", "mood"];
        const { results, usage } = await write({ upsert: ["a", "b"].map((id) => ({ id, state: { text } })), wait_for });
        expect(wasForeseen()).toBe(true);
        expect(usage.judgment_units).toBe(6);
        for (const { id, answers } of results) {
          expect(answers.urgent).toMatchObject({ freshness: "fresh", p: 0.5, thresholds: { yes: true } });
          expect(answers).toEqual((await read(id)).answers);
        }
      }
      expect(await rows("select 1 from evaluations")).toHaveLength(12);
      expect(await rows("select 1 from deferred")).toEqual([]);
      const [{ sequence } = { sequence: 0 }] = await rows<{ sequence: number }>("select sequence from namespaces");
      expect(await rows("select sequence::integer, kind from commits order by sequence")).toEqual(
        ["documents", "answers", "documents", "answers"].map((kind, at) => ({ kind, sequence: sequence - 3 + at })),
      );
    });

    it("have the parts of a composite in every response", async () => {
      const parts = ["blocked", "money"].map((name) => ({ name, question: `${name}?` }));
      await create({ ...urgent, parts });
      const { results } = await write({ upsert: ["a", "b"].map((id) => ({ id, state: { id } })), wait_for: ["urgent"] });
      expect(wasForeseen()).toBe(true);
      for (const { id, answers } of results) {
        expect(answers.urgent).toMatchObject({ freshness: "fresh", parts: { blocked: 0.5, money: 0.5 } });
        expect(answers).toEqual((await read(id)).answers);
      }
    });

    it("are carried forward if the context is that of the stored answer, even if nobody read it again", async () => {
      await create({ ...urgent, context: { fields: ["state.text"] } });
      await write({ upsert: [{ id: "a", state: { text: "help" } }], wait_for: ["urgent"] });
      const { results } = await write({ patch: [{ id: "a", attributes: { seen: 1 } }], wait_for: ["urgent"] });
      expect(engine.requests).toHaveLength(1);
      expect(results[0]!.answers.urgent).toMatchObject({ freshness: "fresh", revision: results[0]!.revision });
      expect(results[0]!.answers).toEqual((await read("a")).answers);
    });

    it("show what the group commit has made of the document, not what one request asked for", async () => {
      await create(urgent);
      // On a busy machine one of two requests may be committed before the other arrives. Then two others are sent.
      for (let n = 0; ; n++) {
        const asked = engine.requests.length;
        const patch = (state: Record<string, number>) => write({ patch: [{ id: `a-${n}`, state }], wait_for: ["urgent"] });
        const answered = (await Promise.all([patch({ one: 1 }), patch({ two: 2 })])).map(({ results }) => results[0]!);
        if (engine.requests.length > asked + 1) continue;
        expect(answered.map(({ answers }) => answers.urgent?.freshness)).toEqual(["fresh", "fresh"]);
        expect(engine.requests.at(-1)!.contextText).toContain('{"one":1,"two":2}');
        return;
      }
    });
  });

  describe("what has come in between", () => {
    it("another write of the document: the answer is for the revision that was asked, and returned with its current freshness", async () => {
      await create(urgent);
      const { results } = await meanwhile({ upsert: [{ id: "a", state: { n: 1 } }], wait_for: ["urgent"] }, () =>
        write({ upsert: [{ id: "a", state: { n: 2 } }] }),
      );
      expect(wasForeseen()).toBe(false);
      expect(results[0]!.answers.urgent).toMatchObject({ freshness: "pending", revision: results[0]!.revision });
    });

    it("another write of another document: the optimistic commit still succeeds", async () => {
      await create(urgent);
      const { results } = await meanwhile({ upsert: [{ id: "a" }], wait_for: ["urgent"] }, () =>
        write({ upsert: [{ id: "b" }] }),
      );
      expect(wasForeseen()).toBe(true);
      expect(results[0]!.answers.urgent).toMatchObject({ freshness: "fresh" });
      expect((await rows<{ kind: string }>("select kind from commits order by sequence")).map(({ kind }) => kind)).toEqual([
        "documents",
        "documents",
        "answers",
      ]);
    });

    it("the document's deletion: no answer is stored, but it is billed and logged", async () => {
      await create(urgent);
      await meanwhile({ upsert: [{ id: "a" }], wait_for: ["urgent"] }, () => write({ delete: ["a"] }));
      expect(await rows("select 1 from answers")).toEqual([]);
      expect(await rows("select 1 from evaluations")).toHaveLength(1);
    });

    it("another incarnation of the document: no answer is stored in it", async () => {
      await create(urgent);
      await meanwhile({ upsert: [{ id: "a" }], wait_for: ["urgent"] }, async () => {
        await write({ delete: ["a"] });
        await write({ upsert: [{ id: "a" }] });
      });
      expect(await rows("select 1 from answers")).toEqual([]);
    });

    it("the judgment's deletion: no answer is stored", async () => {
      await create(urgent);
      await meanwhile({ upsert: [{ id: "a" }], wait_for: ["urgent"] }, () =>
        modules.judgments.delete(ns.organizationId, ns.name, "urgent"),
      );
      expect(await rows("select 1 from answers")).toEqual([]);
      expect(await rows("select 1 from evaluations")).toEqual([]);
    });

    it("the activation of another version: the answer is stored by an ordinary transaction, and catch-up may ask the other version at once", async () => {
      await create(urgent);
      await modules.judgments.createVersion(ns.organizationId, ns.name, "urgent", { type: "bool", question: "Truly?" });
      const { results, usage } = await meanwhile({ upsert: [{ id: "a" }], wait_for: ["urgent"] }, () =>
        modules.judgments.activate(ns.organizationId, ns.name, "urgent", { version: 2, force: true }),
      );
      expect(wasForeseen()).toBe(false);
      expect(usage.judgment_units).toBe(1);
      expect(results[0]!.answers.urgent).toMatchObject({ version: 1 });
      expect((await read("a")).answers.urgent).toMatchObject({ freshness: "pending", version: 1 });
      expect(await rows(`select reason, due_at <= '${clock.now().toISOString()}' as due from deferred`)).toEqual([
        { reason: "interactive", due: true },
      ]);
    });

    it("the namespace's deletion: no answer is stored", async () => {
      await create(urgent);
      await meanwhile({ upsert: [{ id: "a" }], wait_for: ["urgent"] }, () =>
        fresh.database.query({ text: "update namespaces set deleted_at = now()" }),
      );
      expect(await rows("select 1 from answers")).toEqual([]);
      expect(await rows("select 1 from commits where kind = 'answers'")).toEqual([]);
    });

    it("a reader at the sequence before: the replaced answer is kept", async () => {
      await create(urgent);
      await write({ upsert: [{ id: "a", state: { n: 1 } }], wait_for: ["urgent"] });
      await meanwhile({ upsert: [{ id: "a", state: { n: 2 } }], wait_for: ["urgent"] }, () =>
        fresh.database.query({ text: "update namespaces set lowest_pin = sequence, highest_pin = sequence" }),
      );
      expect(wasForeseen()).toBe(false);
      expect(await rows("select document_id from answer_history")).toEqual([{ document_id: "a" }]);
    });

    it("a budget that is used up: nothing is asked, and the answer is pending", async () => {
      await create(urgent);
      await write({ upsert: [{ id: "a" }], wait_for: ["urgent"] });
      await fresh.database.query({ text: "update namespaces set budget_usd_per_month = 0" });
      const { results } = await write({ upsert: [{ id: "b" }], wait_for: ["urgent"] });
      expect(engine.requests).toHaveLength(1);
      expect(results[0]!.answers.urgent).toEqual({ type: "bool", freshness: "pending" });
    });
  });
});
