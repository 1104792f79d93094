/** A namespace that somebody else holds, so that a commit to it stands still where a test wants it. */
import pg from "pg";
import type { TestService } from "#test/support/service.ts";

export async function holdNamespace({ fresh, organizationId }: TestService, name: string): Promise<{ release(): Promise<void> }> {
  const client = new pg.Client(fresh.connection as pg.ClientConfig);
  await client.connect();
  await client.query("begin");
  const { rows } = await client.query<{ id: string }>(
    "select namespace_id as id from namespace_names where organization_id = $1 and name = $2",
    [organizationId, name],
  );
  const { rowCount } = await client.query("select 1 from namespaces where namespace_id = $1 for no key update", [rows[0]?.id]);
  if (rowCount !== 1) throw new Error(`There is no namespace ${name} to hold.`);
  return {
    async release() {
      await client.query("rollback");
      await client.end();
    },
  };
}

/** The processes of the store that wait for a lock of somebody else. */
export async function waitingBackends({ fresh }: TestService): Promise<number[]> {
  const rows = await fresh.database.query<{ pid: number }>({
    text: "select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  });
  return rows.map(({ pid }) => pid);
}
