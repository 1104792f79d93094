/**
 * Brings the schema to this release's version. Any number of processes may do so at once: each step runs under an exclusive lock on
 * `schema_migrations`, which ends with its transaction, so nobody can leave it behind (session locks would, behind a pooler).
 */
import knex, { type Knex } from "knex";
import pg from "pg";
import type { Clock } from "#src/clock.ts";
import type { Logger } from "#src/log.ts";
import { translate } from "./faults.ts";
import { migrations as all, type Migration } from "./migrations/index.ts";
import type { ConnectionSettings } from "./store.ts";
import { valueTypes } from "./values.ts";

/** The database's schema and this release do not go together; the message says how. */
export class SchemaError extends Error {
  override readonly name = "SchemaError";
}

export interface MigrateOptions {
  connection: ConnectionSettings;
  clock: Clock;
  log: Logger;
  /** In order; those of this release when left out. */
  migrations?: readonly Migration[];
}

/**
 * Applies what is missing, each migration in a transaction of its own.
 * @returns the names of those that this call applied
 * @throws SchemaError when the database's schema is newer than this release or of another history
 */
export async function migrate({ connection, clock, log, migrations = all }: MigrateOptions): Promise<string[]> {
  checkNames(migrations);
  // A client of its own: a migration may take longer than any statement of the pool.
  const client = new pg.Client({
    ...connection,
    application_name: "judgment-service migrations",
    types: valueTypes,
    statement_timeout: 0,
  });
  client.on("error", () => {}); // A lost connection fails the statement under way, which tells.
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

/** The usual start: one query, no lock, no write. */
async function isCurrent(client: pg.Client, migrations: readonly Migration[]): Promise<boolean> {
  const found = await client.query("select to_regclass('schema_migrations') is not null as exists");
  if (!found.rows[0].exists) return false;
  return next(await appliedNames(client), migrations) === undefined;
}

/** `if not exists` looks before it locks, so the later of two at once is told of a duplicate; the table is there then. */
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

/** Applies the next migration; null when there is none. */
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

/** The first migration that is not applied yet, after checking that those applied are the ones this release knows. */
function next(applied: readonly string[], migrations: readonly Migration[]): Migration | undefined {
  const last = migrations.at(-1)?.name ?? "none";
  if (applied.length > migrations.length) {
    throw new SchemaError(
      `The database's schema is at ${applied.at(-1)}, and this release knows only up to ${last}: the database has been used by a newer release. Run that release, or a newer one.`,
    );
  }
  for (const [index, name] of applied.entries()) {
    const known = migrations[index]?.name;
    if (name !== known) {
      throw new SchemaError(
        `The database's schema has ${name} where this release has ${known}: it is the schema of another product or branch. Use another database.`,
      );
    }
  }
  return migrations[applied.length];
}

/** Names are `0001-accounts`, in the order of their numbers. A number may be missing: what was begun under it was given up. */
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

/** Knex whose every statement runs on this connection, hence in its transaction. */
function boundKnex(client: pg.Client): Knex {
  const bound = knex({ client: "pg" });
  Object.assign(bound.client, { acquireConnection: async () => client, releaseConnection: async () => {} });
  return bound;
}
