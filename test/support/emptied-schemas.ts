/**
 * Schemas of a cluster that the test files of a run hand on to each other. To distribute the tables of a new one and to drop it took 8 of 10
 * seconds of a file, and one file at a time. To empty one takes half a second.
 *
 * It is emptied and renamed in one transaction. So whatever still has a session for its former name, such as a process that a test did not
 * end, finds no table any more, as after a drop. A schema that its tests have altered is not handed on.
 */
import type pg from "pg";
import { startOf } from "#plugins/stores/embedded/users.ts";

/** Of the run: its process starts those that files run in. Whoever clears up after killed runs finds the process in the name. */
const prefixOf = (machine: string, run: number) => `test_${machine}_${run}_${startOf(run)}_emptied_`;

/** How its tables are made, to be compared. */
export async function shapeOf(client: pg.Client, schema: string): Promise<string> {
  const { rows } = await client.query<{ shape: string }>(
    `with tables as (select oid, relname, relkind, reloptions from pg_class where relnamespace = $1::regnamespace)
     select md5(string_agg(part, ';' order by part)) as shape from (
       select concat_ws(' ', relname, relkind, reloptions::text) as part from tables
       union all
       select concat_ws(' ', t.relname, a.attname, a.atttypid, a.attnotnull, pg_get_expr(d.adbin, d.adrelid))
       from tables t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0
       left join pg_attrdef d on d.adrelid = t.oid and d.adnum = a.attnum
       union all
       select concat_ws(' ', t.relname, g.tgname, g.tgenabled) from tables t join pg_trigger g on g.tgrelid = t.oid
       where not g.tgisinternal
       union all
       select concat_ws(' ', t.relname, c.conname, c.contype) from tables t join pg_constraint c on c.conrelid = t.oid
       union all
       select proname from pg_proc where pronamespace = $1::regnamespace
       union all
       select m::text from ${schema}.schema_migrations m
     ) parts`,
    [schema],
  );
  return rows[0]!.shape;
}

/** @returns whether there was one, which has the name from now on */
export async function takeEmptied(client: pg.Client, machine: string, schema: string): Promise<boolean> {
  const [name] = await emptiedOf(client, machine, process.ppid);
  if (name !== undefined) await client.query(`alter schema ${name} rename to ${schema}`);
  return name !== undefined;
}

/** @returns whether others may take it now; if not, it is as it was */
export async function handOn(client: pg.Client, machine: string, schema: string, shapeWhenMade: string): Promise<boolean> {
  if ((await shapeOf(client, schema)) !== shapeWhenMade) return false;
  const { rows } = await client.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = $1::regnamespace and relkind = 'r' and relname <> 'schema_migrations'",
    [schema],
  );
  await client.query("begin");
  try {
    // Sessions of killed processes may still hold its tables.
    await client.query("set local lock_timeout = '1s'");
    await client.query(`truncate ${rows.map(({ name }) => `${schema}.${name}`).join(", ")}`);
    const [, , pid, , count] = schema.split("_");
    await client.query(`alter schema ${schema} rename to ${prefixOf(machine, process.ppid)}${pid}_${count}`);
    await client.query("commit");
    return true;
  } catch {
    await client.query("rollback");
    return false;
  }
}

/** Those that nobody has taken again, of the run with this process. */
export async function emptiedOf(client: pg.Client, machine: string, run: number): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select nspname as name from pg_namespace where starts_with(nspname, $1) order by nspname",
    [prefixOf(machine, run)],
  );
  return rows.map(({ name }) => name);
}
