/** Reading a group while changes fill more than one page: its rows as they were when it was last exact. */
import { beforeAll, describe, expect, it } from "vitest";
import type { Session } from "#src/foundation/db/database.ts";
import { type Reading, readLiveRows } from "#src/standing/groups/rows.ts";
import { type FreshDatabase, freshDatabase } from "#test/support/database.ts";

const KEYS = 1_005;
const HOUR_MS = 3_600_000;
const now = new Date("2026-03-01T12:00:00Z");

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await freshDatabase();
  // Rows that have changed since. The former ones had documents by their number. Every tenth has not changed for two hours, and five are new.
  await fresh.database.query({
    text: `
      insert into group_rows (namespace_id, group_id, key, value, documents, tally, changed_at, epoch, settled)
      select 7, 'g', convert_to(lpad(n::text, 5, '0'), 'UTF8'), to_jsonb(n), 1, '', $1, 3,
             case when n <= $2 then jsonb_build_object('documents', n, 'tally', '', 'changedAt',
               $1::timestamptz - case when n % 10 = 0 then interval '2 hours' else interval '0' end) end
      from generate_series(1, $2 + 5) n`,
    values: [now, KEYS],
  });
});

async function read(keepMs: number | null) {
  const sizes: number[] = [];
  const session: Session = {
    async query<Row>(statement: Parameters<Session["query"]>[0]) {
      const rows = await fresh.database.query<Row>(statement);
      sizes.push(rows.length);
      return rows;
    },
  };
  const group = { groupId: "g", plan: { keepMs } };
  const state = { status: "ready", frozenEpoch: null };
  const reading = { namespaceId: 7, group, reader: { asOf: 1, epoch: 3, dirty: true }, state } as unknown as Reading;
  const rows = await readLiveRows(session, reading, now);
  return { rows: rows.map(({ documents }) => documents), most: Math.max(...sizes) };
}

describe("a group with more keys than are shown", () => {
  it("is read from no more rows than are shown", async () => {
    const { rows, most } = await read(null);
    expect(rows).toEqual(Array.from({ length: 1_000 }, (_, n) => KEYS - n));
    expect(most).toBe(1_000);
  });

  it("is read from the rows that were live", async () => {
    const { rows, most } = await read(HOUR_MS);
    const live = Array.from({ length: KEYS }, (_, n) => KEYS - n).filter((n) => n % 10 !== 0);
    expect(rows).toEqual(live);
    expect(most).toBe(live.length);
  });
});
