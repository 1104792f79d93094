/** Commits that are written by one call, compared with commits that are written by statements. */
import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { WriteRequest } from "#generated/types.ts";
import type { Database, Transaction } from "#src/foundation/db/database.ts";
import type { Interactive } from "#src/records/answers/holds.ts";
import { READER } from "#src/records/answers/reader.ts";
import type { WriteOutcome } from "#src/records/documents/commit.ts";
import { commitRoutine } from "#src/records/documents/commit-routine.ts";
import { mentioned } from "#src/records/documents/composition.ts";
import { movableClock } from "#test/support/clock.ts";
import { type FreshDatabase, freshDatabase } from "#test/support/database.ts";
import { withRoutines } from "#test/support/routines.ts";
import { Writers } from "./writers.ts";

const clock = movableClock();
let fresh: FreshDatabase;
let calling: Database;
let sending: Database;
let sent: string[] = [];

beforeAll(async () => {
  fresh = await freshDatabase();
  const [called, stated] = [await withRoutines(fresh, true), await withRoutines(fresh, false)];
  calling = listened(called.database);
  sending = stated.database;
});
afterAll(() => Promise.all([calling.close(), sending.close()]));
beforeEach(() => {
  sent = [];
});

/** Notes the names of the statements of transactions. */
function listened(database: Database): Database {
  const transaction: Database["transaction"] = (work, options) =>
    database.transaction((tx) => {
      const { apart, routines } = tx as { apart: boolean; routines: boolean };
      const query: Transaction["query"] = (statement) => {
        sent.push(statement.name ?? "");
        return tx.query(statement);
      };
      return work({ transaction: true, apart, routines, query });
    }, options);
  return { ...database, transaction };
}

const isCalled = () => sent.includes(commitRoutine.name);

/** Two writers of namespaces that are alike. */
function pair(): { here: Writers; there: Writers } {
  return { here: new Writers(calling, clock), there: new Writers(sending, clock) };
}

/** Everything that a commit leaves, without what differs between the namespaces. */
async function stored(writers: Writers) {
  const namespaceId = await writers.namespaceId();
  const rows = async (table: string, columns: string, order: string) =>
    fresh.database.query({
      text: `select ${columns} from ${table} where namespace_id = $1 order by ${order}`,
      values: [namespaceId],
    });
  return {
    namespace: await rows("namespaces", "sequence, combined_sequence, document_count, bytes", "1"),
    documents: await rows(
      "documents",
      "document_id, revision, incarnation, created_at, updated_at, attributes, state, bytes",
      "1",
    ),
    history: await rows("document_history", "document_id, revision, superseded, incarnation, state", "1, 2"),
    commits: await rows("commits", "sequence, kind, at, document_ids, ended", "1"),
    usage: await rows("usage_lines", "organization_id, month, line, non_production, bytes, stored, stored_moment", "1, 2, 3, 4"),
    values: await rows("attribute_values", "attribute, value, document_id", "1, 2, 3"),
    wakeups: await rows("wakeups", "kind, due_at", "1"),
    deferred: await rows("deferred", "document_id, judgment_id, reason, revision, due_at, mark", "1, 2, 3"),
    positions: await rows("positions", "reader, position, within", "1"),
  };
}

const outcome = (work: Promise<WriteOutcome>) =>
  work.then(
    ({ sequence, results, bytes, passedOver }) => ({ sequence, results, bytes, passedOver }),
    ({ code }: { code: string }) => ({ code }),
  );

const ids = ["a", "b", "null", "d.e", "ü"];
const values = fc.oneof(
  fc.constantFrom("", "null", '"\\{},', "ü\u2028", "'$routine$'"),
  fc.integer(),
  fc.constant(null),
  fc.array(fc.integer(), { maxLength: 3 }),
);
const contents = fc.record({ n: values, m: values }, { requiredKeys: [] });
const requests: fc.Arbitrary<WriteRequest> = fc
  .uniqueArray(fc.constantFrom(...ids), { minLength: 1, maxLength: 4 })
  .chain((chosen) =>
    fc
      .tuple(
        ...chosen.map((id) =>
          fc.record({ id: fc.constant(id), is: fc.constantFrom("upsert", "patch", "delete"), state: contents, n: values }),
        ),
      )
      .map((operations) => ({
        upsert: operations.flatMap(({ id, is, state, n }) =>
          is === "upsert" ? [{ id, attributes: { n: String(n) }, state }] : [],
        ),
        patch: operations.flatMap(({ id, is, state }) => (is === "patch" ? [{ id, state }] : [])),
        delete: operations.flatMap(({ id, is }) => (is === "delete" ? [id] : [])),
      })),
  );

/** Catch-up has processed everything in the namespaces of writers. */
async function caughtUp(...all: Writers[]): Promise<void> {
  for (const writers of all)
    await fresh.database.query({
      text: `
        insert into positions (namespace_id, reader, position)
        select namespace_id, $2, sequence from namespaces where namespace_id = $1`,
      values: [await writers.namespaceId(), READER],
    });
}

/** What clients wait for: judgments, whether they are all that apply, and how far the definitions are that the client knows. */
const waits = fc.option(
  fc.record({
    judgmentIds: fc.subarray(["jdg_a", "jdg_b"], { minLength: 1 }),
    epoch: fc.constantFrom(undefined, 0, 0, 1),
    isPartly: fc.boolean(),
  }),
);
type Waits = typeof waits extends fc.Arbitrary<infer Value> ? Value : never;

function heldFor(request: WriteRequest, wait: Waits): Interactive[] {
  if (wait === null) return [];
  const { judgmentIds, epoch, isPartly } = wait;
  const until = new Date(clock.now().getTime() + 30_000);
  const documentIds = mentioned(request);
  const whole = epoch === undefined ? {} : { whole: { organizationId: "org_test", epoch } };
  if (!isPartly) return [{ judgmentIds, documentIds, until, ...whole }];
  return [
    { judgmentIds, documentIds: documentIds.slice(0, 1), until },
    { judgmentIds, documentIds: documentIds.slice(1), until: clock.now(), asked: true },
  ];
}

it("leaves the same rows and gives the same results, whatever is written", async () => {
  let calls = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(requests, waits), { minLength: 1, maxLength: 6 }),
      fc.boolean(),
      async (written, isPinned) => {
        const { here, there } = pair();
        const first = { upsert: [{ id: "first", attributes: { n: "1" } }] };
        for (const writers of [here, there]) {
          await writers.write(first);
          await fresh.database.query({
            text: "update namespaces set maintained_attributes = array['n'] where namespace_id = $1",
            values: [await writers.namespaceId()],
          });
          if (isPinned) await writers.pin(60_000);
        }
        await caughtUp(here, there);
        for (const [request, wait] of written) {
          clock.advance(1_000);
          const held = heldFor(request, wait);
          const [one, other] = [here, there].map((writers) => outcome(writers.write(request, writers.namespace, held)));
          expect(await one).toEqual(await other);
        }
        expect(await stored(here)).toEqual(await stored(there));
        if (isCalled()) calls += 1;
      },
    ),
    { numRuns: 15 },
  );
  expect(calls).toBe(15);
});

it("is one statement for its namespace where the state of it was foreseen", async () => {
  const { here, there } = pair();
  for (const id of ["a", "b", "c", "d"]) {
    sent = [];
    for (const writers of [here, there]) await writers.write({ upsert: [{ id }] });
  }
  expect(sent).toEqual([commitRoutine.name, "wakeups_wake_all"]);
  expect(await stored(here)).toEqual(await stored(there));
});

it("takes the leases of waiting clients, and advances catch-up's offset", async () => {
  const { here, there } = pair();
  const passed: unknown[] = [];
  for (const writers of [here, there]) await writers.write({ upsert: [{ id: "first" }] });
  await caughtUp(here, there);
  for (const id of ["a", "b", "c", "d"]) {
    sent = [];
    const request = { upsert: [{ id }] };
    const held = heldFor(request, { judgmentIds: ["jdg_a", "jdg_b"], epoch: id === "c" ? 1 : 0, isPartly: false });
    for (const writers of [here, there]) passed.push((await writers.write(request, writers.namespace, held)).passedOver);
  }
  expect(sent).toEqual([commitRoutine.name, "wakeups_wake_all"]);
  // After the third write, of other definitions, catch-up must look at it.
  expect(passed).toEqual([true, true, true, true, undefined, undefined, undefined, undefined]);
  const rows = await stored(here);
  expect(rows).toEqual(await stored(there));
  expect(rows.deferred).toHaveLength(8);
});

it("takes up to 64 leases; more are statements", async () => {
  for (const [documents, called] of [
    [32, true],
    [33, false],
  ] as const) {
    const { here, there } = pair();
    for (const id of ["x", "y", "z"]) for (const writers of [here, there]) await writers.write({ upsert: [{ id }] });
    const request = { upsert: Array.from({ length: documents }, (_, at) => ({ id: `d${at}` })) };
    const held = heldFor(request, { judgmentIds: ["jdg_a", "jdg_b"], epoch: 0, isPartly: false });
    sent = [];
    for (const writers of [here, there]) await writers.write(request, writers.namespace, held);
    expect([isCalled(), sent.includes("deferred_hold_interactive")]).toEqual([true, !called]);
    const rows = await stored(here);
    expect(rows).toEqual(await stored(there));
    expect(rows.deferred).toHaveLength(documents * 2);
  }
});

it("changes nothing where the state was not as foreseen, and is repeated after a look", async () => {
  const { here, there } = pair();
  const other = Object.assign(new Writers(sending, clock), { namespace: here.namespace });
  for (const id of ["a", "b", "c"]) for (const writers of [here, there]) await writers.write({ upsert: [{ id }] });
  for (const writers of [other, there]) await writers.write({ upsert: [{ id: "d", state: { by: "another" } }] });
  sent = [];
  for (const writers of [here, there]) await writers.write({ upsert: [{ id: "d", state: { by: "here" } }] });
  expect(sent.filter((name) => name === commitRoutine.name)).toHaveLength(2);
  expect(sent).toContain("documents_read_stored");
  expect(await stored(here)).toEqual(await stored(there));
});

it("is refused by a document that is there, and repeated after a look", async () => {
  const { here, there } = pair();
  for (const id of ["a", "b", "c"]) for (const writers of [here, there]) await writers.write({ upsert: [{ id }] });
  sent = [];
  for (const writers of [here, there]) await writers.write({ upsert: [{ id: "a", state: { again: true } }] });
  expect(sent).toContain("documents_read_stored");
  expect(await stored(here)).toEqual(await stored(there));
});

it("takes 64 documents and 256 kB; more are written by statements", async () => {
  const many = (count: number, bytes: number) => ({
    upsert: Array.from({ length: count }, (_, at) => ({ id: randomUUID().slice(0, 8) + at, state: { text: "x".repeat(bytes) } })),
  });
  for (const [request, called] of [
    [many(64, 10), true],
    [many(65, 10), false],
    [many(2, 120_000), true],
    [many(3, 120_000), false],
  ] as const) {
    const { here, there } = pair();
    for (const id of ["a", "b", "c"]) for (const writers of [here, there]) await writers.write({ upsert: [{ id }] });
    for (const foreseen of [true, false]) {
      sent = [];
      const written = foreseen ? request : { ...request, delete: ["a"] };
      for (const writers of [here, there]) await writers.write(written);
      expect([foreseen, isCalled()]).toEqual([foreseen, called]);
    }
    expect(await stored(here)).toEqual(await stored(there));
  }
});

it("writes nothing to a namespace that was deleted meanwhile", async () => {
  const { here } = pair();
  for (const id of ["a", "b", "c"]) await here.write({ upsert: [{ id }] });
  const deleted = await here.namespaceId();
  const { database } = fresh;
  await database.query({
    text: "update namespaces set deleted_at = $2 where namespace_id = $1",
    values: [deleted, clock.now()],
  });
  await database.query({ text: "delete from namespace_names where namespace_id = $1", values: [deleted] });
  sent = [];
  await here.write({ upsert: [{ id: "d" }] });
  expect(sent.filter((name) => name === commitRoutine.name)).toHaveLength(2);
  const idsIn = async (namespaceId: number) => {
    const text = "select document_id as id from documents where namespace_id = $1 order by 1";
    return (await database.query<{ id: string }>({ text, values: [namespaceId] })).map(({ id }) => id);
  };
  expect([await idsIn(deleted), await idsIn(await here.namespaceId())]).toEqual([["a", "b", "c"], ["d"]]);
});
