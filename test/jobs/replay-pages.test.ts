/** How much a replay reads at once where few documents changed very often, and that it joins the same changes all the same. */
import { expect, it } from "vitest";
import type { Database, Session, Statement } from "#src/foundation/db/database.ts";
import { at, freshNamespace } from "#test/api/support/api.ts";
import { freshDatabase } from "#test/support/database.ts";
import { testService } from "#test/support/service.ts";
import { documents, judgment } from "./support/jobs.ts";

const MINUTE = 60_000;
const COMMITS = 5_000;
const DOCUMENTS = 100;
const [debounce, most] = [3 * MINUTE, 7 * MINUTE];

/** A database that notes the most times of changes that one statement has returned. */
function counting(database: Database): { db: Database; most: () => number } {
  let found = 0;
  const querying = (session: Session) => async (statement: Statement) => {
    const rows = await session.query<{ times?: unknown[] }>(statement);
    const times = rows.reduce((sum, row) => sum + (Array.isArray(row.times) ? row.times.length : 0), 0);
    found = Math.max(found, times);
    return rows;
  };
  const transaction: Database["transaction"] = (work, options) =>
    database.transaction((tx) => work({ ...tx, query: querying(tx) as never }), options);
  return { db: { ...database, query: querying(database) as never, transaction }, most: () => found };
}

/** Whether a commit changes a document: most of them do, each document at other moments. */
const changes = (commit: number, n: number) => (commit + n) % 7 > 0;

/** How often the documents are judged, moment by moment. */
function judged(commits: number, startedAt: number): number {
  let runs = 0;
  for (let n = 0; n < DOCUMENTS; n++) {
    let [first, last] = [startedAt, startedAt];
    runs += 1;
    for (let commit = 1; commit <= commits; commit++) {
      if (!changes(commit, n)) continue;
      const moment = startedAt + 2 * commit * MINUTE;
      if (moment >= Math.min(last + debounce, first + most)) {
        runs += 1;
        first = moment;
      }
      last = moment;
    }
  }
  return runs;
}

it.each([
  ["a namespace", { "": COMMITS }],
  ["namespaces under a prefix", { "/a": COMMITS / 2, "/b": COMMITS / 2, "/c": 100 }],
] as const)("a replay of %s reads about a hundred thousand changes at once", { timeout: 60_000 }, async (_, places) => {
  const fresh = await freshDatabase();
  const { db, most: read } = counting(fresh.database);
  const service = await testService({ role: "api", fresh: { ...fresh, database: db } });
  const root = freshNamespace();
  const owner = Object.keys(places).length === 1 ? root : `${root}/*`;
  const startedAt = service.clock.now().getTime();
  await judgment(service, owner, "urgent", {
    freshness: { policy: "on_write", debounce_ms: debounce, max_wait_ms: most },
  });
  const ids = documents(DOCUMENTS);
  for (const [place, commits] of Object.entries(places)) {
    const { status } = await service.request("POST", at(`${root}${place}`), { body: { upsert: ids } });
    expect(status).toBe(200);
    // The rows that so many writes leave.
    await fresh.database.query({
      text: `
        insert into commits (namespace_id, sequence, kind, at, document_ids)
        select n.namespace_id, n.sequence + c, 'documents', $2::timestamptz + c * interval '2 minutes', array(
          select id from unnest($3::text[]) with ordinality as d(id, place) where (c + place - 1) % 7 > 0
        )
        from namespaces n, generate_series(1, $4::bigint) as c
        where n.name = $1`,
      values: [`${root}${place}`, new Date(startedAt), ids.map(({ id }) => id), commits],
    });
    await fresh.database.query({
      text: "update namespaces set sequence = sequence + $2 where name = $1",
      values: [`${root}${place}`, commits],
    });
  }
  // The database does this by itself after so many writes.
  await fresh.database.query({ text: "analyze commits, documents" });
  await service.clock.advance(2 * COMMITS * MINUTE);
  const { body } = await service.request("POST", at(owner, "judgments", "urgent", "backfill"), { body: {} });
  const expected = Object.values(places).reduce((sum, commits) => sum + judged(commits, startedAt), 0);
  const { replayed_days, judgments_per_month, entities } = body.replay;
  expect(entities).toBe(DOCUMENTS * Object.keys(places).length);
  expect((judgments_per_month * replayed_days) / 30).toBeCloseTo(expected, 6);
  expect(read()).toBeGreaterThan(0);
  expect(read()).toBeLessThan(100_000 + DOCUMENTS);
});
