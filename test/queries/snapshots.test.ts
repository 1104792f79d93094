/**
 * Pages against a copy in memory. A first page is read, and everything is copied. Before each further page, random changes follow:
 *
 * - documents are written, deleted and written again, judged, failed and deferred
 * - thresholds change, and judgments get versions and are deactivated
 * - a judgment is deleted, and another of its name begins
 * - indexes of attributes are declared, combined, built and removed
 *
 * All pages together must match the copy, rows and contents, whichever plan reads them. Where a judgment was deleted that the query reads,
 * its cursor has ended.
 */
import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import type { JudgmentCreate, WriteRequest } from "#generated/types.ts";
import type { Database } from "#src/foundation/db/database.ts";
import { isEnded } from "#src/queries/cursor.ts";
import type { Access } from "#src/queries/plan.ts";
import { combinedName } from "#src/records/values/combined.ts";
import { freshDatabase } from "#test/support/database.ts";
import { query } from "./arbitrary-query.ts";
import { ATTRIBUTES, COMBINED, TIMES } from "./arbitrary-scene.ts";
import { id, mixed, number, scalar, several, text, value } from "./arbitrary-values.ts";
import { Live } from "./live.ts";
import { findByModel } from "./model.ts";
import { pagesOf } from "./paging.ts";

let database: Database;
beforeAll(async () => {
  ({ database } = await freshDatabase());
});

interface Written {
  id: string;
  attributes: object;
}

const attributes = fc.record(
  { a: value, b: mixed([6, number], [1, scalar]), c: mixed([6, text], [1, scalar]), constructor: fc.boolean() },
  { requiredKeys: [] },
);
const document: fc.Arbitrary<Written> = fc.record({ id, attributes });
const documents = fc.uniqueArray(document, { selector: (one) => one.id, minLength: 8, maxLength: 25, size: "max" });

type Action =
  | { does: "upsert"; documents: Written[] }
  | { does: "delete"; ids: string[] }
  | { does: "judge"; fails: boolean; odds: number }
  | { does: "threshold"; least: number }
  | { does: "version" }
  | { does: "deactivate" }
  | { does: "forget" }
  | { does: "declare"; attributes: string[] }
  | { does: "combine"; name: string }
  | { does: "build" };

const action: fc.Arbitrary<Action> = mixed<Action>(
  [
    4,
    fc.record({
      does: fc.constant("upsert" as const),
      documents: fc.uniqueArray(document, { selector: (one) => one.id, maxLength: 6 }),
    }),
  ],
  [2, fc.record({ does: fc.constant("delete" as const), ids: fc.uniqueArray(id, { maxLength: 4 }) })],
  [
    4,
    fc.record({
      does: fc.constant("judge" as const),
      fails: mixed([3, fc.constant(false)], [1, fc.constant(true)]),
      odds: fc.nat(7),
    }),
  ],
  [1, fc.record({ does: fc.constant("threshold" as const), least: fc.constantFrom(0.1, 0.4, 0.6) })],
  [1, fc.constant({ does: "version" as const })],
  [1, fc.constant({ does: "deactivate" as const })],
  [1, fc.constant({ does: "forget" as const })],
  [1, fc.record({ does: fc.constant("declare" as const), attributes: fc.subarray(ATTRIBUTES) })],
  [1, fc.record({ does: fc.constant("combine" as const), name: fc.constantFrom(...COMBINED) })],
  [1, fc.constant({ does: "build" as const })],
);

const URGENT: JudgmentCreate = {
  name: "urgent",
  type: "bool",
  question: "Is it urgent?",
  thresholds: { low: 0.25, high: 0.75 },
};

async function act(live: Live, action: Action): Promise<void> {
  const { judgments } = live.modules;
  const urgent = [live.ref.organizationId, live.name, "urgent"] as const;
  switch (action.does) {
    case "upsert":
      return action.documents.length > 0 ? live.write({ upsert: action.documents } as WriteRequest) : undefined;
    case "delete":
      return action.ids.length > 0 ? live.write({ delete: action.ids }) : undefined;
    case "judge": {
      const failure = { code: "overloaded", message: "later", retryable: true } as const;
      live.engine.instead = action.fails ? () => ({ ok: false, failure }) : null;
      let asked = action.odds;
      live.engine.answer = () => ({ type: "bool", p: (asked++ % 8) / 8 });
      await live.judge();
      return;
    }
    case "threshold":
      await judgments.update(...urgent, { thresholds: { low: action.least, high: action.least + 0.3 } });
      return;
    case "version": {
      const { version } = await judgments.createVersion(...urgent, { type: "bool", question: `Is it urgent? ${Math.random()}` });
      await judgments.activate(...urgent, { version, force: true });
      return;
    }
    case "deactivate":
      await judgments.deactivate(...urgent);
      return;
    case "forget":
      await live.forget("urgent");
      return live.judgment(URGENT);
    case "declare":
      return live.declare(...action.attributes);
    case "combine":
      return live.combine(action.name);
    case "build":
      return live.build();
  }
}

/** Of what queries often narrow and rank by. */
const ALWAYS = [combinedName({ first: "constructor", second: "b" }), combinedName({ first: "b", second: TIMES[1]! })];

const RUNS = Number(process.env.ORACLE_RUNS ?? 60);
const own = query.filter(({ filters, rank_by, fresh }) => !/topic|mood/.test(JSON.stringify([filters, rank_by, fresh])));
const paged = own.map((one) => ({ ...one, top_k: Math.min(one.top_k, 3) }));
const actions = several(several(action, 4), 8, 3);

it("reads all pages as of the first, whatever happens between them, with any plan", { timeout: 5000 * RUNS }, async () => {
  let moved = 0;
  await fc.assert(
    fc.asyncProperty(
      documents,
      actions,
      actions,
      paged,
      fc.boolean(),
      fc.nat(),
      async (stored, before, between, one, shows, pick) => {
        const live = new Live(database, { prefer: (accesses: readonly Access[]) => accesses[pick % accesses.length]! });
        await live.organization();
        await live.judgment(URGENT);
        await live.write({ upsert: stored } as WriteRequest);
        await live.declare(...ATTRIBUTES);
        await live.learn(...TIMES);
        await live.combine(...ALWAYS);
        await live.build();
        for (const each of before.flat()) await act(live, each);

        let copy: Awaited<ReturnType<Live["documents"]>> | undefined;
        let ids: string[] = [];
        const rows: unknown[] = [];
        const sequence = await sequenceOf(live);
        const answers = shows ? ["urgent"] : one.fresh;
        const reads = answers.length > 0 || JSON.stringify([one.filters, one.rank_by]).includes("urgent");
        const include = { attributes: ["a", "b", "c"], answers, state: true };
        let forgotten = false;
        const pages = pagesOf(live.queries, live.ref, one, include);
        for (;;) {
          const next = pages.next();
          if (copy && reads && forgotten) {
            // Unless that was the last page.
            const outcome = await next.then(({ done }) => done, endedCursor);
            expect(outcome, JSON.stringify(one)).toBe(true);
            return;
          }
          const { done, value } = await next;
          if (done) break;
          if (!copy) {
            copy = await live.documents();
            ids = findByModel(one, copy);
          }
          rows.push(...value);
          for (const each of between.pop() ?? []) {
            await act(live, each);
            forgotten ||= each.does === "forget";
          }
          await live.clock.advance(1000);
        }
        const byId = new Map(copy!.map((each) => [each.id, each]));
        const wanted = ids.map((each) => {
          const { revision, attributes, answers: all, state } = byId.get(each)!;
          const { constructor: _, ...shown } = attributes;
          return { id: each, revision, attributes: shown, ...(answers.length > 0 ? { answers: all } : {}), state };
        });
        expect(rows, JSON.stringify(one)).toEqual(wanted);
        if ((await sequenceOf(live)) > sequence && rows.length > one.top_k) moved += 1;
      },
    ),
    { numRuns: RUNS },
  );
  // A quarter of the runs have several pages with writes between them.
  expect(moved / RUNS).toBeGreaterThan(0.1);
});

const endedCursor = (error: unknown) => isEnded(error);

async function sequenceOf(live: Live): Promise<number> {
  const [row] = await live.db.query<{ sequence: number }>({
    text: "select sequence from namespaces where namespace_id = $1",
    values: [await live.namespaceId()],
  });
  return row!.sequence;
}
