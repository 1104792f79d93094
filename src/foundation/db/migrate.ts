/**
 * Migrates the schema to this release's version. Any number of processes may do this at once: each step holds an exclusive lock
 * on `schema_migrations`. The lock ends with its transaction, so it cannot be left behind. A session lock could be, behind a
 * connection pooler.
 *
 * A row says which release it takes to work on the schema: `works_from` is the number of the last migration of the oldest one that can. So
 * processes of two releases share a database while one replaces the other, and an older one starts on a newer schema that only added to its own.
 */
import { setTimeout as sleep } from "node:timers/promises";
import knex, { type Knex } from "knex";
import pg from "pg";
import type { Logger } from "#src/foundation/log/log.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import { translate } from "./faults.ts";
import { migrations as all, type Migration } from "./migrations/index.ts";
import type { ConnectionSettings } from "./store.ts";
import { valueTypes } from "./values.ts";

/**
 * How long a migration waits for a table that requests use. Requests that come meanwhile wait behind it. So it gives way soon, and before the
 * server looks for deadlocks (after a second), of which a request might be the victim.
 */
const LOCK_TIMEOUT_MS = 500;
/** `lock_not_available`, `deadlock_detected`. */
const GAVE_WAY = new Set(["55P03", "40P01"]);
const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 2_000;
const WAITS_A_LINE = 10;
const PATIENCE_MS = 300_000;

/** The database's schema and this release do not match. The message says how. */
export class SchemaError extends Error {
  override readonly name = "SchemaError";
}

export interface MigrateOptions {
  connection: ConnectionSettings;
  clock: Clock;
  log: Logger;
  /** In order. The default is this release's migrations. */
  migrations?: readonly Migration[];
}

/**
 * Applies the missing migrations, each in its own transaction.
 * @returns the names of the migrations that this call applied
 * @throws SchemaError if this release does not work on the schema, because that is newer or has a different history
 */
export async function migrate({ connection, clock, log, migrations = all }: MigrateOptions): Promise<string[]> {
  checkNames(migrations);
  // A separate client, because a migration may take longer than the pool's statement timeout.
  const client = new pg.Client({
    ...connection,
    application_name: "judgment-service migrations",
    types: valueTypes,
    statement_timeout: 0,
  });
  client.on("error", () => {}); // If the connection is lost, the running statement fails and reports it.
  try {
    await client.connect();
    await client.query("set client_min_messages = warning");
    if (await isCurrent(client, migrations)) return [];
    await createTable(client);
    const applied: string[] = [];
    for (;;) {
      const name = await patiently(() => step(client, migrations, clock, log), log);
      if (name === null) return applied;
      applied.push(name);
    }
  } catch (error) {
    throw translate(error);
  } finally {
    await client.end();
  }
}

/**
 * The names of this release's migrations that the schema lacks. Reads only.
 * @throws SchemaError as `migrate` does
 */
export async function missingMigrations(connection: ConnectionSettings): Promise<string[]> {
  const client = new pg.Client({ ...connection, application_name: "judgment-service migrations", types: valueTypes });
  client.on("error", () => {});
  try {
    await client.connect();
    const found = await client.query("select to_regclass('schema_migrations') is not null as exists");
    const applied = found.rows[0].exists ? await appliedOnes(client) : [];
    next(applied, all);
    return all.slice(applied.length).map(({ name }) => name);
  } finally {
    await client.end();
  }
}

/** The usual start: one query, no lock, no write. */
async function isCurrent(client: pg.Client, migrations: readonly Migration[]): Promise<boolean> {
  const found = await client.query("select to_regclass('schema_migrations') is not null as exists");
  if (!found.rows[0].exists) return false;
  return next(await appliedOnes(client), migrations) === undefined;
}

/**
 * `if not exists` checks before it locks. Of two processes at once, the later one gets a duplicate error, and the table exists.
 */
async function createTable(client: pg.Client): Promise<void> {
  const duplicate = new Set(["42P07", "23505", "42710", "42701"]);
  try {
    await client.query(
      "create table if not exists schema_migrations (version integer not null primary key, name text not null, applied_at timestamptz not null, works_from integer)",
    );
    // A database of an earlier release has it without the column.
    await client.query("alter table schema_migrations add column if not exists works_from integer");
  } catch (error) {
    if (!duplicate.has((error as { code?: string }).code ?? "")) throw error;
  }
}

/** Repeats a step that gave way to requests. */
async function patiently(work: () => Promise<string | null>, log: Logger): Promise<string | null> {
  const until = performance.now() + PATIENCE_MS;
  for (let waits = 0; ; waits++) {
    try {
      return await work();
    } catch (error) {
      if (!GAVE_WAY.has((error as { code?: string }).code ?? "") || performance.now() > until) throw error;
      if (waits % WAITS_A_LINE === 0) log.info("The migration waits for a moment in which no request uses its tables.");
      await sleep(Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** waits));
    }
  }
}

/** Applies the next migration. Returns null if there is none. */
async function step(client: pg.Client, migrations: readonly Migration[], clock: Clock, log: Logger): Promise<string | null> {
  await client.query("begin");
  try {
    await client.query("lock table schema_migrations in exclusive mode");
    const applied = await appliedOnes(client);
    const migration = next(applied, migrations);
    if (migration) {
      await client.query(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`);
      await migration.up(boundKnex(client));
      await client.query("insert into schema_migrations (version, name, applied_at, works_from) values ($1, $2, $3, $4)", [
        versionOf(migration.name),
        migration.name,
        clock.now(),
        worksFrom(migration, applied),
      ]);
    }
    await client.query("commit");
    if (migration) log.debug({ migration: migration.name }, "The schema was migrated.");
    return migration?.name ?? null;
  } catch (error) {
    await client.query("rollback").catch(() => {});
    throw error;
  }
}

/** A migration that the schema has. */
interface Applied {
  readonly name: string;
  /** See above. A migration of an earlier release does not say it, and is taken to need its own. */
  readonly worksFrom: number;
}

async function appliedOnes(client: pg.Client): Promise<Applied[]> {
  // The column may not be there yet.
  const { rows } = await client.query<{ version: number; name: string; works_from: number | null }>(
    "select version, name, (to_jsonb(m) ->> 'works_from')::integer as works_from from schema_migrations m order by version",
  );
  return rows.map(({ version, name, works_from }) => ({ name, worksFrom: works_from ?? version }));
}

/** What works on the schema before a migration that only expands it works on the schema after it. */
function worksFrom({ name, expands = false }: Migration, applied: readonly Applied[]): number {
  return expands ? (applied.at(-1)?.worksFrom ?? versionOf(name)) : versionOf(name);
}

/** The first migration that is not applied yet. Checks first that the applied ones are those of this release, or add to them. */
function next(applied: readonly Applied[], migrations: readonly Migration[]): Migration | undefined {
  for (const [index, { name }] of migrations.entries()) {
    const found = applied[index]?.name;
    if (found !== undefined && found !== name) {
      throw new SchemaError(
        `The database's schema has the migration ${found}, but this release has ${name}. A development version from before the first release, or another product, created it. It cannot be upgraded. Use an empty database. To keep the data, export it with the version that wrote it, and write it to the new database.`,
      );
    }
  }
  const newest = applied.at(-1);
  const last = migrations.at(-1)?.name ?? "0000-none";
  if (newest && applied.length > migrations.length && newest.worksFrom > versionOf(last)) {
    throw new SchemaError(
      `The database's schema is at ${newest.name}, but this release ends at ${last}. A newer release has used the database, and changed what this one reads or writes. Run that release, or a newer one.`,
    );
  }
  return migrations[applied.length];
}

/**
 * Names have the form `0001-accounts` and follow the order of their numbers. A number may be missing if its migration was
 * abandoned.
 */
function checkNames(migrations: readonly Migration[]): void {
  let last = 0;
  for (const { name } of migrations) {
    if (!/^\d{4}-[a-z0-9-]+$/.test(name) || versionOf(name) <= last) {
      const least = String(last + 1).padStart(4, "0");
      throw new SchemaError(
        `A migration is named ${name}; it must be named ${least}-<what it is about>, or have a higher number.`,
      );
    }
    last = versionOf(name);
  }
}

const versionOf = (name: string) => Number(name.slice(0, 4));

/** A Knex instance whose statements all run on this connection, and so in its transaction. */
function boundKnex(client: pg.Client): Knex {
  const bound = knex({ client: "pg" });
  Object.assign(bound.client, { acquireConnection: async () => client, releaseConnection: async () => {} });
  return bound;
}
