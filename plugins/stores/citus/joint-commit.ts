/**
 * Makes transactions that change rows on a worker and on the coordinator happen on both or on neither.
 *
 * Citus commits a transaction in two phases if it changes shards on several nodes. The coordinator's local tables are no shards. Without more,
 * the worker commits first, and a coordinator that crashes before its own commit loses its part. A local table that Citus manages is a shard of the
 * coordinator. A statement that would change it turns two-phase commit on, also if it finds no row. The nodes then prepare first, and the
 * coordinator's commit decides for all of them.
 */
import type { ConnectionSettings } from "#src/foundation/db/store.ts";
import type { Session } from "./connected.ts";

const TABLE = "joint_commits";

export const jointCommit: NonNullable<ConnectionSettings["jointCommit"]> = {
  name: TABLE,
  text: `delete from ${TABLE} where id = 0`,
};

/** Makes the table where it is missing. The caller has locked out other starts. */
export async function makeJointCommits(session: Session): Promise<void> {
  if (await hasJointCommits(session)) return;
  await session.query(`create table if not exists ${TABLE} (id integer primary key)`);
  await session.query("select citus_add_local_table_to_metadata($1::regclass)", [TABLE]);
}

export async function hasJointCommits(session: Session): Promise<boolean> {
  return (await session.query<{ is: boolean }>(HAS))[0]!.is;
}

/** In the schema of the service's tables. */
const HAS = `
  select exists (
    select 1 from pg_dist_partition p join pg_class c on c.oid = p.logicalrelid
    where c.relname = '${TABLE}' and c.relnamespace = current_schema()::regnamespace
  ) as is`;
