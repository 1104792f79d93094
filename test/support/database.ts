/**
 * Databases for tests: real ones on the run's server. Each is a copy of the migrated template. It is closed and dropped at the end of the
 * test that asked for it, or of the file. With CITUS_URL, they are schemas on that cluster (`cluster-schema.ts`), except empty ones.
 */
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { inject, onTestFinished, TestRunner } from "vitest";
import { type Database, openDatabase } from "#src/foundation/db/database.ts";
import type { ConnectionSettings } from "#src/foundation/db/store.ts";
import { createLogger } from "#src/foundation/log/log.ts";
import { type Account, databaseName, openAccount } from "./account.ts";
import { clusterSchema } from "./cluster-schema.ts";
import { atFileEnd } from "./ends.ts";

export interface FreshDatabase {
  readonly database: Database;
  readonly connection: ConnectionSettings;
  /** The same as a value for DATABASE_URL, or on a cluster for CITUS_URL. */
  readonly url: string;
  /** Whether it is on a cluster. */
  readonly distributed: boolean;
}

/** For processes that a test starts: the variable that tells them where the database is. */
export const variableOf = ({ url, distributed }: Pick<FreshDatabase, "url" | "distributed">): Record<string, string> =>
  distributed ? { CITUS_URL: url } : { DATABASE_URL: url };

export interface FreshOptions {
  /** `migrated` (the default), or `empty`: without any table. */
  schema?: "migrated" | "empty";
  poolSize?: number;
  poolTimeoutMs?: number;
  statementTimeoutMs?: number;
  /** Whether it is there until the end of the file, also where a test asks for it. */
  keep?: boolean;
}

export interface Made {
  database: Database;
  drop(): Promise<unknown>;
}

/** Those that are there until the end of the file. */
const kept: Made[] = [];
let admin: Promise<pg.Client> | undefined;
let account: Promise<Account> | undefined;
let count = 0;

/** A database of the caller's own. */
export async function freshDatabase(options: FreshOptions = {}): Promise<FreshDatabase> {
  const cluster = options.schema === "empty" ? null : inject("testCluster");
  const { connection, url, drop } = await (cluster === null ? madeDatabase(options) : schemaOn(cluster));
  const database = openDatabase({
    connection,
    poolSize: options.poolSize ?? 8,
    poolTimeoutMs: options.poolTimeoutMs ?? 10_000,
    statementTimeoutMs: options.statementTimeoutMs ?? 20_000,
    log: createLogger({ level: "error" }),
  });
  const made = { database, drop };
  if (options.keep || TestRunner.getCurrentTest() === undefined) kept.push(made);
  else onTestFinished(() => close(made));
  return { database, connection, url, distributed: cluster !== null };
}

/** Has a database that was made otherwise closed and dropped at the end of the file. */
export function keepUntilFileEnds(made: Made): void {
  kept.push(made);
}

async function schemaOn(cluster: string) {
  const { connection, url, handOn } = await clusterSchema(cluster, count++);
  return { connection, url, drop: handOn };
}

async function madeDatabase({ schema }: FreshOptions) {
  const { connection: server, template } = inject("testServer");
  const name = databaseName(count++);
  const client = await administrator();
  account ??= openAccount(client);
  const { user, password } = await account;
  // 14 ms; the default, which writes every page to the log, takes 170.
  const from = schema === "empty" ? "template0" : template;
  await client.query(`create database ${name} template ${from} strategy file_copy owner ${pg.escapeIdentifier(user)}`);
  const connection = { ...server, user, password, database: name };
  return { connection, url: urlOf(connection), drop: () => client.query(`drop database if exists ${name} with (force)`) };
}

export function urlOf({ host, port, user, password, database }: ConnectionSettings): string {
  return `postgres://${encodeURIComponent(user ?? "")}:${encodeURIComponent(password ?? "")}@${encodeURIComponent(host ?? "")}:${port}/${database}`;
}

function administrator(): Promise<pg.Client> {
  admin ??= (async () => {
    const client = new pg.Client({ ...inject("testServer").connection, pipeline: true });
    await client.connect();
    return client;
  })();
  return admin;
}

/** How long statements under way may take on a cluster, where nobody ends them: dropping their tables meanwhile would be a deadlock. */
const ENDING_MS = 10_000;

async function close({ database, drop }: Made): Promise<void> {
  if (inject("testCluster") !== null) await Promise.race([database.close(), sleep(ENDING_MS, undefined, { ref: false })]);
  // A connection that a test left in use is what closing would wait for, so the server ends it.
  const closed = database.close();
  await drop();
  await closed;
}

// Said before others say theirs, so it comes after them.
atFileEnd(async () => {
  for (const made of kept.splice(0)) await close(made);
  const ofThisFile = await account;
  account = undefined;
  try {
    await ofThisFile?.close();
  } finally {
    await (await admin)?.end();
    admin = undefined;
  }
});
