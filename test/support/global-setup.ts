/**
 * Starts one PostgreSQL server for the run, or attaches to the server of another run. Makes the migrated database that tests copy.
 */
import { createHash, randomBytes } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { citusStore } from "#plugins/stores/citus/index.ts";
import { embeddedStore } from "#plugins/stores/embedded/index.ts";
import { startOf } from "#plugins/stores/embedded/users.ts";
import { migrate } from "#src/foundation/db/migrate.ts";
import type { ConnectionSettings } from "#src/foundation/db/store.ts";
import { createLogger } from "#src/foundation/log/log.ts";
import { systemClock } from "#src/foundation/time/clock.ts";
import { dropAbandonedSchemas, dropEmptiedSchemas } from "./cluster-schema.ts";
import { keptDirectory, removeOfGoneCheckouts } from "./kept-directories.ts";
import { startGuard } from "./run-guard.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** `owner`: the role whose members own the objects of the template. `mostConnections`: of one test file. */
    testServer: { connection: ConnectionSettings; template: string; owner: string; mostConnections: number };
    /** The coordinator's address, where the databases of tests are to be on a cluster. */
    testCluster: string | null;
  }
}

const OWNER = "test_files";
const MEMORY = "/dev/shm";
/** Connections for each of the files that run at once. */
const EACH = 60;
/** The share of all connections that files have. The others are for this process and for making and dropping databases. */
const SHARED = 0.9;

/**
 * Kept between runs: only the first has to make a cluster and to migrate. In memory where there is room, which makes a database in 10 ms,
 * on a busy disk in 200.
 */
function keptDataDir(): string {
  if (!roomInMemory()) return resolve(".tmp/test-server");
  removeOfGoneCheckouts(MEMORY);
  return keptDirectory(MEMORY, "test");
}

function roomInMemory(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bsize, bavail } = statfsSync(MEMORY);
  return bsize * bavail >= 2 ** 30;
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const log = createLogger({ level: "warn" });
  // What a failing machine loses is not tested on this server; what a killed one loses is tested on servers that tests start themselves.
  const dataDir = keptDataDir();
  const guard = await startGuard(existsSync(MEMORY) ? MEMORY : tmpdir(), dataDir);
  const { maxWorkers } = project.vitest.config;
  const store = embeddedStore({ dataDir, log, fsync: false, maxConnections: Math.ceil((maxWorkers * EACH) / SHARED) });
  await store.start();
  // As the superuser, who makes databases and accounts for tests; their services connect as accounts that are none.
  const { options: _, ...connection } = store.forMigrations!();
  let cluster: string | null = null;
  try {
    cluster = await givenCluster();
    project.provide("testCluster", cluster);
    await dropAbandoned(connection);
    const template = await ensureTemplate(connection);
    const mostConnections = await shareOfConnections(connection, maxWorkers);
    project.provide("testServer", { connection, template, owner: OWNER, mostConnections });
  } catch (error) {
    await store.stop();
    await guard.release();
    throw error;
  }
  return async () => {
    if (cluster !== null) await dropEmptiedSchemas(cluster);
    await store.stop();
    await guard.release();
  };
}

/** Taken out of the environment: processes that tests start are told by the tests where their database is. */
async function givenCluster(): Promise<string | null> {
  const { CITUS_URL: cluster = "" } = process.env;
  delete process.env.CITUS_URL;
  if (cluster === "") return null;
  const store = citusStore({ databaseUrl: cluster, log: createLogger({ level: "warn" }) });
  await store.start();
  await dropAbandonedSchemas(cluster);
  return cluster;
}

/** Concurrent files have equal shares. */
async function shareOfConnections(connection: ConnectionSettings, filesAtOnce: number): Promise<number> {
  return withClient(connection, async (client) => {
    const { rows } = await client.query<{ most: number }>("select current_setting('max_connections')::integer as most");
    return Math.floor((SHARED * rows[0]!.most) / filesAtOnce);
  });
}

/** A database per state of the migrations; made under another name, so one that is there is whole. */
async function ensureTemplate(connection: ConnectionSettings): Promise<string> {
  const template = templateName();
  return withClient(connection, async (client) => {
    await client.query(`
      do $$ begin create role ${OWNER}; exception when duplicate_object or unique_violation then null; end $$;
      grant set on parameter deadlock_timeout to ${OWNER}`);
    const { rowCount } = await client.query("select from pg_database where datname = $1", [template]);
    if (rowCount) return template;

    const making = `test_${process.pid}_${startOf(process.pid)}_${randomBytes(4).toString("hex")}`;
    await client.query(`create database ${making} owner ${OWNER}`);
    await migrate({
      connection: { ...connection, database: making, options: `-c role=${OWNER}` },
      clock: systemClock,
      log: createLogger({ level: "silent" }),
    });
    try {
      await client.query(`alter database ${making} rename to ${template}`);
    } catch (error) {
      // Another run was first.
      await client.query(`drop database ${making}`);
      if ((error as { code?: string }).code !== "42P04") throw error;
    }
    return template;
  });
}

function templateName(): string {
  const hash = createHash("sha256").update(OWNER);
  const directory = resolve("src/foundation/db/migrations");
  for (const file of readdirSync(directory).sort()) hash.update(file).update(readFileSync(join(directory, file)));
  hash.update(readFileSync(resolve("src/foundation/db/migrate.ts")));
  return `template_${hash.digest("hex").slice(0, 16)}`;
}

/** Databases and accounts of runs that were killed, and templates of other states of the migrations that nobody is using. */
async function dropAbandoned(connection: ConnectionSettings): Promise<void> {
  await withClient(connection, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      "select datname as name from pg_database where datname like 'test\\_%' or (datname like 'template\\_%' and datname <> $1)",
      [templateName()],
    );
    for (const { name } of rows) {
      if (isOfLiving(name)) continue;
      // Another run with another state of the migrations may be copying it at this moment; it is dropped the next time.
      await client.query(`drop database if exists ${name}`).catch(() => {});
    }
    const accounts = await client.query<{ name: string }>("select rolname as name from pg_roles where rolname ~ '^test_[0-9]'");
    for (const { name } of accounts.rows) {
      if (!isOfLiving(name)) await client.query(`drop role if exists ${pg.escapeIdentifier(name)}`).catch(() => {});
    }
  });
}

/** Whether the process that a database or an account is named for is still there. */
function isOfLiving(name: string): boolean {
  const [, pid, start] = /^test_(\d+)_([0-9a-z]+)_/.exec(name) ?? [];
  return pid !== undefined && startOf(Number(pid)) === start;
}

async function withClient<T>(connection: ConnectionSettings, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
