/**
 * The roles of the embedded server:
 *
 *     judgment_service   superuser, made by `initdb`: runs migrations and the changes below
 *     judgment           the service's connections: no superuser. Owns the tables, since the service indexes attributes
 *
 * Directories of earlier releases have only the first role, which owns everything. A start that finds such a directory creates the second
 * role and gives it the tables. Running processes of an earlier release are not affected.
 */
import { hkdfSync } from "node:crypto";
import pg from "pg";
import type { ConnectionSettings } from "#src/foundation/db/store.ts";

export const SERVICE_ROLE = "judgment";

/** Any number that nothing else locks. Processes that start at once do this one after the other. */
const LOCK = 0x6a75_6467;

/** Cannot be guessed without the superuser's password, which is in a file of the account. */
function passwordFrom(superuserPassword: string): string {
  return Buffer.from(hkdfSync("sha256", superuserPassword, "", "judgment-service role", 24)).toString("base64url");
}

/** How the service connects. */
export function asService(superuser: ConnectionSettings): ConnectionSettings {
  return { ...superuser, user: SERVICE_ROLE, password: passwordFrom(superuser.password!) };
}

/** How migrations connect: what they make belongs to the service, and they can go beyond it (`reset role`). */
export function asMigrations(superuser: ConnectionSettings): ConnectionSettings {
  return { ...superuser, options: `-c role=${SERVICE_ROLE}` };
}

/** Creates the service's role if it is missing, and makes it the owner of its tables. If all is right, this takes one query. */
export async function ensureServiceRole(superuser: ConnectionSettings): Promise<void> {
  const client = new pg.Client({ ...superuser, application_name: "judgment-service roles" });
  client.on("error", () => {}); // A lost connection fails the statement under way, which tells.
  try {
    await client.connect();
    const { rowCount } = await client.query("select from pg_roles where rolname = $1", [SERVICE_ROLE]);
    if (rowCount && (await foreign(client)).length === 0) return;
    await client.query("set client_min_messages = warning");
    await client.query("select pg_advisory_lock($1)", [LOCK]);
    await client.query(`
      do $$ begin create role ${SERVICE_ROLE} login; exception when duplicate_object then null; end $$;
      alter role ${SERVICE_ROLE} nosuperuser nocreatedb nocreaterole noreplication nobypassrls
        password '${passwordFrom(superuser.password!)}';
      grant usage, create on schema public to ${SERVICE_ROLE}`);
    // One table at a time, so that concurrent transactions wait only for one table and cannot deadlock.
    for (const change of await foreign(client)) await client.query(change);
  } finally {
    await client.end();
  }
}

/** What hands over what belongs to others. Sequences of tables, and indexes, go with their tables. */
async function foreign(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ change: string }>(
    `
      with owner as (select oid from pg_roles where rolname = $1), place as (select 'public'::regnamespace as oid)
      select format('alter table %s owner to ${SERVICE_ROLE}', c.oid::regclass) as change
      from pg_class c, owner, place
      where c.relnamespace = place.oid and c.relowner <> owner.oid and c.relkind in ('r', 'p', 'v', 'm', 'S')
        and not exists (
          select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and c.relkind = 'S' and d.deptype in ('a', 'i')
        )
      union all
      select format('alter routine %s owner to ${SERVICE_ROLE}', p.oid::regprocedure)
      from pg_proc p, owner, place where p.pronamespace = place.oid and p.proowner <> owner.oid
      union all
      select format('alter type %s owner to ${SERVICE_ROLE}', t.oid::regtype)
      from pg_type t, owner, place where t.typnamespace = place.oid and t.typowner <> owner.oid and t.typtype in ('e', 'd')`,
    [SERVICE_ROLE],
  );
  return rows.map(({ change }) => change);
}
