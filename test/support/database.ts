/** Databases for tests: real ones on the run's server, each a copy of the migrated template, dropped at the end of the test file. */
import pg from "pg";
import { afterAll, inject } from "vitest";
import { startOf } from "#plugins/stores/embedded/users.ts";
import { type Database, openDatabase } from "#src/db/database.ts";
import type { ConnectionSettings } from "#src/db/store.ts";
import { createLogger } from "#src/log.ts";

export interface FreshDatabase {
  readonly database: Database;
  readonly connection: ConnectionSettings;
  /** The same as a value for DATABASE_URL. */
  readonly url: string;
}

export interface FreshOptions {
  /** `migrated` (the default), or `empty`: without any table. */
  schema?: "migrated" | "empty";
  poolSize?: number;
  poolTimeoutMs?: number;
  statementTimeoutMs?: number;
}

const made: { name: string; database: Database }[] = [];
let admin: Promise<pg.Client> | undefined;
let count = 0;

/** A database of the caller's own. */
export async function freshDatabase(options: FreshOptions = {}): Promise<FreshDatabase> {
  const { connection: server, template } = inject("testServer");
  const name = `test_${process.pid}_${startOf(process.pid)}_${count++}`;
  const client = await administrator();
  // 14 ms; the default, which writes every page to the log, takes 170.
  await client.query(
    `create database ${name} template ${options.schema === "empty" ? "template0" : template} strategy file_copy`,
  );
  const connection = { ...server, database: name };
  const database = openDatabase({
    connection,
    poolSize: options.poolSize ?? 8,
    poolTimeoutMs: options.poolTimeoutMs ?? 10_000,
    statementTimeoutMs: options.statementTimeoutMs ?? 20_000,
    log: createLogger({ level: "error" }),
  });
  made.push({ name, database });
  return { database, connection, url: urlOf(connection) };
}

export function urlOf({ host, port, user, password, database }: ConnectionSettings): string {
  return `postgres://${user}:${encodeURIComponent(password ?? "")}@${encodeURIComponent(host ?? "")}:${port}/${database}`;
}

function administrator(): Promise<pg.Client> {
  admin ??= (async () => {
    const client = new pg.Client({ ...inject("testServer").connection, pipeline: true });
    await client.connect();
    return client;
  })();
  return admin;
}

// Registered first, so it runs after the test file's own.
afterAll(async () => {
  const client = await admin;
  for (const { name, database } of made.splice(0)) {
    // A connection that a test left in use is what closing would wait for, so the server ends it.
    const closed = database.close();
    await client?.query(`drop database if exists ${name} with (force)`);
    await closed;
  }
  await client?.end();
  admin = undefined;
});
