/**
 * Looking rows up by keys costs the number of keys, also in a large namespace among thousands of small ones. The server's statistics cover
 * all of them together.
 */
import { beforeAll, describe, expect, it } from "vitest";
import type { Database, Transaction } from "#src/foundation/db/database.ts";
import { placements } from "#src/foundation/db/tables.ts";
import { sampleDocuments } from "#src/judging/contexts/sample.ts";
import { settleDeferred } from "#src/records/answers/deferred.ts";
import { removeContributions } from "#src/standing/groups/contributions-sql.ts";
import { readRows, removeRows } from "#src/standing/groups/rows-sql.ts";
import { removeMembers } from "#src/standing/subscriptions/members-sql.ts";
import { freshDatabase } from "#test/support/database.ts";

const LARGE = 7;
const KEYS = Array.from({ length: 40 }, (_, n) => n * 100);
/** Rows that may be read for them: each once or twice, and a few neighbours. */
const MOST_READ = 200;

/** 3,000 namespaces of 4 rows, and one of 6,000. */
const ROWS = `(
  select 1000 + n / 4 as ns, n % 4 as d from generate_series(0, 11999) n union all select ${LARGE}, n from generate_series(0, 5999) n
) x`;
const FILLED: Readonly<Record<string, string>> = {
  group_contributions: "select ns, 'grp', 'd-' || d, 'k', '{1}'",
  group_rows: "select ns, 'grp', convert_to('k-' || d, 'UTF8'), '1', 1, 'x'",
  subscription_members: "select ns, 'd-' || d, 'sub', 1, 1, 1",
  deferred: "select ns, 'd-' || d, 'jdg', 'debounce', 1, now()",
  documents: "select ns, 'd-' || d, 1, 1, now(), now(), '{}', '{}', 2",
  commits: "select ns, d, 'documents', now(), array['d-' || d]",
};

let database: Database;

beforeAll(async () => {
  ({ database } = await freshDatabase());
  for (const [table, rows] of Object.entries(FILLED)) {
    await database.query({ text: `insert into ${table} ${rows} from ${ROWS}` });
    await database.query({ text: `analyze ${table}` });
  }
}, 60_000);

const byKey = KEYS.map((n) => ({ groupId: "grp", key: `\\x${Buffer.from(`k-${n}`).toString("hex")}` }));
const looked: Record<string, (tx: Transaction) => Promise<unknown>> = {
  "contributions that are taken away": (tx) =>
    removeContributions(
      tx,
      LARGE,
      KEYS.map((n) => ({ groupId: "grp", documentId: `d-${n}` })),
    ),
  "rows of groups": (tx) => readRows(tx, LARGE, byKey),
  "rows of groups that are removed": (tx) => removeRows(tx, LARGE, byKey),
  "members that leave": (tx) =>
    removeMembers(
      tx,
      LARGE,
      KEYS.map((n) => ({ documentId: `d-${n}`, subscriptionId: "sub" })),
    ),
  "what is put off and settled": (tx) =>
    settleDeferred(
      tx,
      LARGE,
      KEYS.map((n) => ({ documentId: `d-${n}`, judgmentId: "jdg", revision: 1, mark: null })),
    ),
};

describe("in a large namespace among small ones", () => {
  it.each(Object.keys(looked))("%s are looked up by their keys", async (name) => {
    const read = await database.transaction(async (tx) => {
      // Often enough for the plan that is made for any values.
      for (let n = 0; n < 7; n++) await looked[name]!(tx);
      const before = await rowsRead(tx);
      await looked[name]!(tx);
      return (await rowsRead(tx)) - before;
    });
    expect(read).toBeLessThan(MOST_READ);
  });

  it("a sample of documents reads those that it has", async () => {
    const read = await database.transaction(async (tx) => {
      for (let n = 0; n < 7; n++) await sampleDocuments(tx, LARGE, "whole");
      const before = await rowsRead(tx);
      expect(await sampleDocuments(tx, LARGE, "whole")).toHaveLength(200);
      return (await rowsRead(tx)) - before;
    });
    expect(read).toBeLessThan(1_000);
  });
});

/** Rows that this transaction's statements have had from indexes. */
async function rowsRead(tx: Transaction): Promise<number> {
  const [row] = await tx.query<{ read: number }>({
    text: "select sum(pg_stat_get_xact_tuples_returned(indexrelid))::bigint as read from pg_stat_user_indexes",
  });
  return row!.read;
}

it("every table of a namespace that may have many rows of one is planned for as if there were but one", async () => {
  const few = [
    "asked",
    "combined_indexes",
    "group_readers",
    "group_states",
    "indexed_attributes",
    "namespaces",
    "pins",
    "positions",
    "usage_lines",
  ];
  const fewOfSubscriptions = ["subscription_bulk_counts", "subscription_bulks", "subscription_readers"];
  const rows = await database.query<{ table: string }>({
    text: `
      select relname as table from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = current_schema()::regnamespace and attname = 'namespace_id' and attoptions @> '{n_distinct=1}'`,
  });
  const ofNamespaces = Object.entries(placements).flatMap(([table, place]) => (place === "namespace" ? [table] : []));
  expect([...rows.map(({ table }) => table), ...few, ...fewOfSubscriptions].sort()).toEqual(ofNamespaces.sort());
});
