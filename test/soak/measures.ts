/** What a soak measures of a service and its database. */
import { readFileSync } from "node:fs";
import type pg from "pg";

export interface State {
  /** The resident size of the service's process. Only Linux tells it; elsewhere it is 0. */
  readonly memoryMb: number;
  /** The position of the write-ahead log, in bytes. */
  readonly wal: number;
  /** The share of dead rows in the tables of present data. */
  readonly bloat: number;
  /** Documents to judge, recorded events to move, and due work. */
  readonly backlog: number;
}

/** Tables whose rows are replaced. Logs grow by the work that was done and have no bloat. */
const REPLACED = ["documents", "answers", "attribute_values", "deferred", "wakeups", "positions", "namespaces"];

export async function stateOf(client: pg.Client, pid: number): Promise<State> {
  const { rows } = await client.query<{ wal: string; backlog: string }>(`
    select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') as wal,
      (select count(*) from deferred) + (select count(*) from recorded_events)
        + (select count(*) from wakeups where due_at <= now() and lease_owner is null) as backlog`);
  // The service's role may not read pages (`pgstattuple`), so these are the counts that autovacuum goes by.
  const bloat = await client.query<{ bloat: number }>(
    `select coalesce(sum(n_dead_tup)::float8 / nullif(sum(n_live_tup + n_dead_tup), 0), 0) as bloat
     from pg_stat_user_tables where schemaname = current_schema() and relname = any($1)`,
    [REPLACED],
  );
  const [{ wal, backlog }] = rows as [{ wal: string; backlog: string }];
  return { memoryMb: residentMb(pid), wal: Number(wal), bloat: bloat.rows[0]!.bloat, backlog: Number(backlog) };
}

function residentMb(pid: number): number {
  try {
    const [, kb] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))!;
    return Number(kb) / 1000;
  } catch {
    return 0;
  }
}
