/**
 * Migrates the schema to this release's version. Any number of processes may do this at once: each step holds an exclusive lock
 * on `schema_migrations`. The lock ends with its transaction, so it cannot be left behind. A session lock could be, behind a
 * connection pooler.
 */
import knex, { type Knex } from "knex";
import pg from "pg";
import type { Logger } from "#src/foundation/log/log.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import { translate } from "./faults.ts";
import { migrations as all, type Migration } from "./migrations/index.ts";
import type { ConnectionSettings } from "./store.ts";
import { valueTypes } from "./values.ts";

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
 * @throws SchemaError if the schema is newer than this release or has a different history
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
      const name = await step(client, migrations, clock, log);
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
 * @throws SchemaError if the schema is newer than this release or has a different history
 */
export async function missingMigrations(connection: ConnectionSettings): Promise<string[]> {
  const client = new pg.Client({ ...connection, application_name: "judgment-service migrations", types: valueTypes });
  client.on("error", () => {});
  try {
    await client.connect();
    const found = await client.query("select to_regclass('schema_migrations') is not null as exists");
    const applied = found.rows[0].exists ? await appliedNames(client) : [];
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
  return next(await appliedNames(client), migrations) === undefined;
}

/**
 * `if not exists` checks before it locks. Of two processes at once, the later one gets a duplicate error, and the table exists.
 */
async function createTable(client: pg.Client): Promise<void> {
  const duplicate = new Set(["42P07", "23505", "42710"]);
  try {
    await client.query(
      "create table if not exists schema_migrations (version integer not null primary key, name text not null, applied_at timestamptz not null)",
    );
  } catch (error) {
    if (!duplicate.has((error as { code?: string }).code ?? "")) throw error;
  }
}

/** Applies the next migration. Returns null if there is none. */
async function step(client: pg.Client, migrations: readonly Migration[], clock: Clock, log: Logger): Promise<string | null> {
  await client.query("begin");
  try {
    await client.query("lock table schema_migrations in exclusive mode");
    const migration = next(await appliedNames(client), migrations);
    if (migration) {
      await migration.up(boundKnex(client));
      await client.query("insert into schema_migrations (version, name, applied_at) values ($1, $2, $3)", [
        versionOf(migration.name),
        migration.name,
        clock.now(),
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

async function appliedNames(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>("select name from schema_migrations order by version");
  return rows.map(({ name }) => name);
}

/** The first migration that is not applied yet. Checks first that the applied ones are those of this release. */
function next(applied: readonly string[], migrations: readonly Migration[]): Migration | undefined {
  for (const [index, { name }] of migrations.entries()) {
    const found = applied[index];
    if (found !== undefined && found !== name) {
      throw new SchemaError(
        `The database's schema has the migration ${found}, but this release has ${name}. A development version from before the first release, or another product, created it. It cannot be upgraded. Use an empty database. To keep the data, export it with the version that wrote it, and write it to the new database.`,
      );
    }
  }
  if (applied.length > migrations.length) {
    const last = migrations.at(-1)?.name ?? "none";
    throw new SchemaError(
      `The database's schema is at ${applied.at(-1)}, but this release ends at ${last}. A newer release has used the database. Run that release, or a newer one.`,
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
