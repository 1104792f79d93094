import type { FreshDatabase } from "./database.ts";

/** Statements that wait for a lock; on a cluster they wait on its workers, and all that tests do there at once is among them. */
export function lockWaits({ database, distributed }: FreshDatabase): Promise<unknown[]> {
  const one = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  return database.query({ text: distributed ? "select waiting_gpid from citus_lock_waits" : one });
}
