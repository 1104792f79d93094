/**
 * What it takes to end the oldest quarter of the evaluation log: by deletion, as the service does it, and by dropping a partition. And what
 * partitions cost a look-up: the relations that it locks. All figures are counts of PostgreSQL, so no load changes them.
 */
import type pg from "pg";
import { type Bench, compared } from "./support/bench.ts";
import { stage } from "./support/stage.ts";

const ROWS = 100_000;
const MONTHS = 4;
const AT_ONCE = 1_000;
const ROUNDS = 3;

/** From the oldest month on. */
const boundary = (month: number) => `timestamptz '2026-01-01' + interval '${month} months'`;
const COLUMNS =
  "namespace_id, evaluation_id, judgment_id, version, document_id, revision, incarnation, engine, engine_version, at, carried, shadow, answer, context_hash, tokens, units";

/** The same rows in a table by itself and in one of partitions, with the log's keys and indexes. */
async function fill(client: pg.Client): Promise<void> {
  for (const [table, partitioned] of [
    ["whole_log", ""],
    ["parted_log", "partition by range (at)"],
  ] as const) {
    await client.query(`drop table if exists ${table}`);
    await client.query(`create table ${table} (like evaluations including defaults) ${partitioned}`);
    await client.query(`alter table ${table} add primary key (namespace_id, judgment_id, at, evaluation_id)`);
    await client.query(`create index on ${table} (namespace_id, document_id, at)`);
  }
  for (let month = 0; month < MONTHS; month++)
    await client.query(
      `create table parted_log_${month} partition of parted_log for values from (${await literal(client, month)}) to (${await literal(client, month + 1)})`,
    );
  const rows = `
    select 1, 'evl-' || lpad(n::text, 10, '0'), 'jdg', 1, 'order-' || n % 5000, n, 1, 'jev', 'jev-1',
      ${boundary(0)} + n * (${boundary(MONTHS)} - ${boundary(0)}) / ${ROWS}, false, false,
      '{"type": "bool", "p": 0.93}'::jsonb, sha256(n::text::bytea), 160, 1
    from generate_series(0, ${ROWS - 1}) n`;
  await client.query(`insert into whole_log (${COLUMNS}) ${rows}`);
  await client.query(`insert into parted_log (${COLUMNS}) ${rows}`);
  await client.query("vacuum analyze whole_log, parted_log");
}

/** A boundary as text, because that of a partition is no expression. */
async function literal(client: pg.Client, month: number): Promise<string> {
  const { rows } = await client.query<{ at: string }>(`select quote_literal(${boundary(month)}) as at`);
  return rows[0]!.at;
}

/** Bytes of write-ahead log. The pages were just filled, so that few are written whole, as after a checkpoint. */
async function walOf(client: pg.Client, work: () => Promise<void>): Promise<number> {
  const place = async () => {
    const { rows } = await client.query<{ at: string }>("select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') as at");
    return Number(rows[0]!.at);
  };
  const before = await place();
  await work();
  return (await place()) - before;
}

async function deleteOldest(client: pg.Client): Promise<void> {
  let deleted = AT_ONCE;
  while (deleted === AT_ONCE) {
    const { rowCount } = await client.query(`
      delete from whole_log where namespace_id = 1 and judgment_id = 'jdg' and ctid = any(array(
        select ctid from whole_log where namespace_id = 1 and judgment_id = 'jdg' and at < ${boundary(1)} order by at limit ${AT_ONCE}
      ))`);
    deleted = rowCount!;
  }
  await client.query("vacuum whole_log");
}

/** The relations that reading a document's log locks. */
async function locksOf(client: pg.Client, table: string): Promise<number> {
  await client.query("begin");
  await client.query(`select 1 from ${table} where namespace_id = 1 and document_id = 'order-7' order by at desc limit 200`);
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::integer as count from pg_locks l join pg_class c on c.oid = l.relation
     where l.pid = pg_backend_pid() and l.locktype = 'relation' and c.relnamespace = current_schema()::regnamespace`,
  );
  await client.query("rollback");
  return rows[0]!.count;
}

export const bench: Bench = {
  about: "what ending the oldest quarter of a log takes by deletion, against dropping a partition; locks of a look-up",
  async run() {
    const place = await stage();
    try {
      const client = await place.bare();
      const dropped: number[] = [];
      const deleted: number[] = [];
      const locked: number[] = [];
      const plain: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        await fill(client);
        locked.push(await locksOf(client, "parted_log"));
        plain.push(await locksOf(client, "whole_log"));
        deleted.push((await walOf(client, () => deleteOldest(client))) / (ROWS / MONTHS));
        dropped.push((await walOf(client, async () => void (await client.query("drop table parted_log_0")))) / (ROWS / MONTHS));
      }
      const about = { target: null, better: "lower" } as const;
      return [
        compared("write-ahead log an evaluation that ends: deleted, against dropped", deleted, dropped, {
          ...about,
          unit: "bytes",
        }),
        compared(`relations that a look-up locks: ${MONTHS} partitions, against none`, locked, plain, { ...about, unit: "" }),
      ];
    } finally {
      await place.close();
    }
  },
};
