/**
 * Makes the service's routines, and has Citus call each on the worker with its namespace. There, the statements of a routine find the namespace's
 * shards on their own machine, and the coordinator waits once for all of them. Nodes that are added later get the routines from Citus.
 */
import type { Routine } from "#src/foundation/db/store.ts";
import type { Session } from "./connected.ts";

/** The tables that its namespace lies beside. */
const ANCHOR = "namespaces";

/** Whether all are there, in the schema of the service's tables, look for these there, and are called beside them. */
export async function hasRoutines(session: Session, routines: readonly Routine[]): Promise<boolean> {
  return (await missing(session, routines)).length === 0;
}

/** Makes those that are missing, in the caller's transaction, which has locked out other starts. */
export async function makeRoutines(session: Session, routines: readonly Routine[]): Promise<void> {
  await session.query(`select set_config('search_path', ${SCHEMA}, true)`); // A routine keeps it.
  for (const { name, types, namespace, definition } of await missing(session, routines)) {
    await session.query(definition);
    await session.query("select create_distributed_function($1::regprocedure, $2, $3, force_delegation => true)", [
      `${name}(${types.join(",")})`,
      namespace,
      ANCHOR,
    ]);
  }
}

async function missing(session: Session, routines: readonly Routine[]): Promise<readonly Routine[]> {
  const found = await session.query<{ name: string }>(DELEGATED);
  return routines.filter(({ name }) => !found.some((one) => one.name === name));
}

/** By its name: what the names in a search path mean differs between users. A schema that is renamed takes its routines along as they are. */
const SCHEMA = "quote_ident(current_schema())";

const DELEGATED = `
  select p.proname as name
  from pg_proc p join pg_dist_object o on o.classid = 'pg_proc'::regclass and o.objid = p.oid
    join pg_dist_partition t on t.colocationid = o.colocationid
  where p.pronamespace = current_schema()::regnamespace and o.force_delegation
    and p.proconfig @> array['search_path=' || ${SCHEMA}] and t.logicalrelid = '${ANCHOR}'::regclass`;
