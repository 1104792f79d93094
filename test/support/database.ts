/**
 * Databases for tests: real ones on the run's server, each a copy of the migrated template, dropped at the end of the test file. With
 * CITUS_URL set they are schemas on that cluster (`cluster-schema.ts`), save those that are asked for empty.
 */
import pg from "pg";
import { afterAll, inject } from "vitest";
import { startOf } from "#plugins/stores/embedded/users.ts";
import { type Database, openDatabase } from "#src/db/database.ts";
import type { ConnectionSettings } from "#src/db/store.ts";
import { createLogger } from "#src/log.ts";
import { clusterSchema } from "./cluster-schema.ts";

export interface FreshDatabase {
  readonly database: Database;
  readonly connection: ConnectionSettings;
  /** The same as a value for DATABASE_URL. */
  readonly url: string;
  /** Whether it is on a cluster. */
  readonly distributed: boolean;
}

export interface FreshOptions {
  /** `migrated` (the default), or `empty`: without any table. */
  schema?: "migrated" | "empty";
  poolSize?: number;
  poolTimeoutMs?: number;
  statementTimeoutMs?: number;
}

const made: { database: Database; drop(): Promise<unknown> }[] = [];
let admin: Promise<pg.Client> | undefined;
let count = 0;

/** A database of the caller's own. */
export async function freshDatabase(options: FreshOptions = {}): Promise<FreshDatabase> {
  const cluster = options.schema === "empty" ? null : inject("testCluster");
  const { connection, url, drop } = await (cluster === null ? madeDatabase(options) : clusterSchema(cluster, count++));
  const database = openDatabase({
    connection,
    poolSize: options.poolSize ?? 8,
    poolTimeoutMs: options.poolTimeoutMs ?? 10_000,
    statementTimeoutMs: options.statementTimeoutMs ?? 20_000,
    log: createLogger({ level: "error" }),
  });
  made.push({ database, drop });
  return { database, connection, url, distributed: cluster !== null };
}

async function madeDatabase({ schema }: FreshOptions) {
  const { connection: server, template } = inject("testServer");
  const name = `test_${process.pid}_${startOf(process.pid)}_${count++}`;
  const client = await administrator();
  // 14 ms; the default, which writes every page to the log, takes 170.
  await client.query(`create database ${name} template ${schema === "empty" ? "template0" : template} strategy file_copy`);
  const connection = { ...server, database: name };
  return { connection, url: urlOf(connection), drop: () => client.query(`drop database if exists ${name} with (force)`) };
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
  for (const { database, drop } of made.splice(0)) {
    // A connection that a test left in use is what closing would wait for, so the server ends it.
    const closed = database.close();
    await drop();
    await closed;
  }
  await client?.end();
  admin = undefined;
});
