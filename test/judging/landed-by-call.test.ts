/** Answers for waiting callers, stored by one call, compared with answers that are stored by statements. */
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { JudgmentCreate, WriteRequest } from "#generated/types.ts";
import type { Database, Transaction } from "#src/foundation/db/database.ts";
import { createLogger } from "#src/foundation/log/log.ts";
import { Engines } from "#src/judging/engines/engines.ts";
import { landingRoutine } from "#src/judging/landing/landing-routine.ts";
import { writeDocuments } from "#src/queries/documents/write.ts";
import { createModules, type Modules } from "#src/server/modules.ts";
import { movableClock } from "#test/support/clock.ts";
import { type FreshDatabase, freshDatabase } from "#test/support/database.ts";
import { withRoutines } from "#test/support/routines.ts";
import { testEngine } from "#test/support/test-engine.ts";

const judgments: JudgmentCreate[] = [
  { name: "urgent", type: "bool", question: "Is it urgent?", context: { fields: ["state"] } },
  {
    name: "risky",
    type: "bool",
    question: "Is it risky?",
    parts: ["blocked", "money"].map((name) => ({ name, question: `${name}?` })),
    context: { fields: ["attributes.n"], previous: { fields: ["attributes.n"] } },
  },
  {
    name: "area",
    type: "choice",
    question: "Whose is it?",
    options: [{ value: "sales" }, { value: "support" }],
    context: { fields: ["state.missing", "attributes.n"] },
  },
  {
    name: "mood",
    type: "score",
    question: "How content?",
    criteria: ["not", "somewhat", "very"],
    context: { fields: ["state"], max_tokens: 200 },
  },
];
const names = judgments.map(({ name }) => name);
const clock = movableClock();

interface Side {
  fresh: FreshDatabase;
  modules: Modules;
}

let sent: string[] = [];
let calling: Side;
let sending: Side;

function listened(database: Database): Database {
  const transaction: Database["transaction"] = (work, options) =>
    database.transaction((tx) => {
      const { apart, routines } = tx as { apart: boolean; routines: boolean };
      const query: Transaction["query"] = (statement) => {
        sent.push(statement.name ?? "");
        return tx.query(statement);
      };
      return work({ transaction: true, apart, routines, query, counted: (counts) => tx.counted?.(counts) });
    }, options);
  return { ...database, transaction };
}

async function side(calls: boolean): Promise<Side> {
  const fresh = await withRoutines(await freshDatabase(), calls);
  const modules = createModules({
    db: listened(fresh.database),
    clock,
    log: createLogger({ level: "fatal" }),
    engines: new Engines([testEngine()], new Map()),
    defaultEngine: "test",
    distributed: fresh.distributed,
  });
  return { fresh, modules };
}

beforeAll(async () => {
  [calling, sending] = [await side(true), await side(false)];
});
afterAll(async () => {
  for (const { fresh, modules } of [calling, sending]) {
    await modules.stopInteractive();
    await fresh.database.close();
  }
});

/** Everything of a namespace that answers leave, without ids that are drawn. */
async function stored({ fresh }: Side, name: string) {
  const rows = async (columns: string, from: string, order: string) =>
    fresh.database.query({
      text: `
        select ${columns} from ${from}
        where t.namespace_id = $1 order by ${order}`,
      values: [await namespaceId(fresh, name)],
    });
  const named = "join judgments j on j.judgment_id = t.judgment_id";
  const answered =
    "j.name, t.document_id, t.incarnation, t.version, t.engine, t.engine_version, encode(t.context_hash, 'hex') as hash, t.revision";
  return {
    namespace: await rows("t.sequence, t.combined_sequence, t.document_count, t.bytes", "namespaces t", "1"),
    answers: await rows(
      `${answered}, t.sequence, t.attempted_revision, t.evaluated_at, t.number, t.label, t.escape_p, t.dist, t.error,
       t.attempted_version, t.outdated, t.outdated_by, t.previous, t.warnings`,
      `answers t ${named}`,
      "1, 2",
    ),
    evaluations: await rows(
      `${answered}, t.at, t.carried, t.shadow, t.repeated, t.answer, t.tokens, t.units, t.requests, t.error, t.reusable,
       t.reused_from is null as asked, t.passed_on, t.asked_as`,
      `evaluations t ${named}`,
      "1, 2, revision, at",
    ),
    deferred: await rows("j.name, t.document_id, t.reason, t.revision", `deferred t ${named}`, "1, 2, 3"),
    usage: await rows("t.month, t.line, t.non_production, t.bytes, t.units, t.tokens, t.stored", "usage_lines t", "1, 2"),
    commits: await rows("t.sequence, t.kind, t.at, t.document_ids, t.bulk, t.ended", "commits t", "1"),
  };
}

async function namespaceId({ database }: FreshDatabase, name: string): Promise<number> {
  const text = "select namespace_id from namespace_names where name = $1";
  return (await database.query<{ namespace_id: number }>({ text, values: [name] }))[0]!.namespace_id;
}

/** It is cut, of which the answer warns. */
const LONG = "long ".repeat(400);
const texts = fc.constantFrom("", "one", 'two "quoted" \\', "ü\u2028", "'$routine$'", LONG, LONG);
const requests: fc.Arbitrary<WriteRequest> = fc
  .tuple(
    fc.uniqueArray(fc.constantFrom("a", "b", "null", "ü"), { minLength: 1, maxLength: 3 }),
    fc.subarray(names),
    fc.constantFrom("upsert", "patch", "delete"),
    texts,
    fc.integer({ min: 0, max: 3 }),
  )
  .map(([ids, wait_for, kind, text, n]) => {
    if (kind === "delete") return { delete: ids };
    return { [kind]: ids.map((id) => ({ id, attributes: { n }, state: { text } })), wait_for };
  });

let count = 0;

it("leaves the same rows and gives the same results, whatever is written", async () => {
  let calls = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(requests, { minLength: 1, maxLength: 5 }), async (written) => {
      const name = `test/${count++}`;
      sent = [];
      for (const { modules } of [calling, sending])
        for (const judgment of judgments) await modules.judgments.create("org_test", name, judgment);
      for (const request of written) {
        clock.advance(1_000);
        const [one, other] = [calling, sending].map(({ modules }) =>
          writeDocuments(modules.documents, { organizationId: "org_test", name }, structuredClone(request)),
        );
        expect(await one).toEqual(await other);
      }
      expect(await stored(calling, name)).toEqual(await stored(sending, name));
      if (sent.includes(landingRoutine.name)) calls += 1;
    }),
    { numRuns: 15 },
  );
  expect(calls).toBeGreaterThan(6);
});
