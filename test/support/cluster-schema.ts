/**
 * On the Citus cluster that CITUS_URL names, a test gets its own schema in the only database, migrated and distributed. Where an earlier file
 * of the run has left one, it gets that, emptied (`emptied-schemas.ts`).
 *
 * It gets no database of its own. `create database` reaches the workers only where that is switched on (Citus 13). Each database would
 * also need the extension and the registration of every node on every node. All nodes know a schema as soon as a table in it is distributed.
 * They drop it together.
 */
import { createHash } from "node:crypto";
import { hostname as machine } from "node:os";
import pg from "pg";
import { citusStore, SHARDS_IN_TURN } from "#plugins/stores/citus/index.ts";
import { jointCommit } from "#plugins/stores/citus/joint-commit.ts";
import { startOf } from "#plugins/stores/embedded/users.ts";
import { migrate } from "#src/foundation/db/migrate.ts";
import type { ConnectionSettings, Store } from "#src/foundation/db/store.ts";
import { placements } from "#src/foundation/db/tables.ts";
import { createLogger } from "#src/foundation/log/log.ts";
import { systemClock } from "#src/foundation/time/clock.ts";
import { emptiedOf, handOn, shapeOf, takeEmptied } from "./emptied-schemas.ts";
import { routines } from "./routines.ts";

/** Other machines may run tests on the same cluster; only those of this one can be told to be over. */
const MACHINE = createHash("sha256").update(machine()).digest("hex").slice(0, 8);

/**
 * Held while schemas are made and dropped: Citus takes locks on the nodes and on what all schemas share in another order for either, and
 * two at once would be a deadlock.
 */
const ALONE = 0x5c4e3a;

/** Every table makes this many on the workers: enough for namespaces to lie apart, few enough to be made in no time. */
const SHARDS = 4;

export interface ClusterSchema {
  readonly connection: ConnectionSettings;
  /** As a value for CITUS_URL. */
  readonly url: string;
  drop(): Promise<void>;
  /** Leaves it to another file of the run, which gets it without rows; drops it where that cannot be. */
  handOn(): Promise<void>;
}

export async function clusterSchema(cluster: string, count: number): Promise<ClusterSchema> {
  const schema = `test_${MACHINE}_${process.pid}_${startOf(process.pid)}_${count}`;
  const taken = await alone(cluster, (client) => takeEmptied(client, MACHINE, schema));
  const options = `-c search_path=${schema} -c citus.shard_count=${SHARDS}`;
  const url = `${cluster}${cluster.includes("?") ? "&" : "?"}options=${encodeURIComponent(options)}`;
  const store = citusStore({ databaseUrl: url, log: createLogger({ level: "silent" }) });
  if (!taken) await make(cluster, schema, store);
  // A schema that was taken has routines that look for their tables under its former name.
  await alone(cluster, () => store.place(placements, routines));
  const shape = await alone(cluster, (client) => shapeOf(client, schema));
  const connection = { ...partsOf(cluster), options: `${SHARDS_IN_TURN} ${options}`, jointCommit, routines: true };
  const drop = () => dropSchema(cluster, schema);
  return {
    connection,
    url,
    drop,
    handOn: async () => {
      if (!(await alone(cluster, (client) => handOn(client, MACHINE, schema, shape)))) await drop();
    },
  };
}

async function make(cluster: string, schema: string, store: Store): Promise<void> {
  await alone(cluster, (client) => client.query(`create schema ${schema}`));
  await migrate({ connection: await store.start(), clock: systemClock, log: createLogger({ level: "silent" }) });
}

/** Apart, as tests that put a proxy in between need them. */
function partsOf(cluster: string): ConnectionSettings {
  const { hostname, port, username, password, pathname, search } = new URL(cluster);
  if (search !== "")
    throw new Error("Tests reach a cluster by user, password, host, port and database alone; leave the rest of CITUS_URL out.");
  return {
    host: decodeURIComponent(hostname),
    port: Number(port || 5432),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    database: pathname.slice(1),
  };
}

/** Schemas of runs on this machine that were killed. */
export async function dropAbandonedSchemas(cluster: string): Promise<void> {
  const client = new pg.Client({ connectionString: cluster });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>("select nspname as name from pg_namespace where nspname like $1", [
      `test\\_${MACHINE}\\_%`,
    ]);
    for (const { name } of rows) {
      const [, , pid, start] = name.split("_");
      if (startOf(Number(pid)) !== start) await dropSchema(cluster, name);
    }
  } finally {
    await client.end();
  }
}

/** At the end of a run: those that no file has taken again. What takes too long is left to the next run. */
export async function dropEmptiedSchemas(cluster: string): Promise<void> {
  const until = performance.now() + DROPPING_MS;
  const names = await alone(cluster, (client) => emptiedOf(client, MACHINE, process.pid));
  for (const name of names) if (performance.now() < until) await dropSchema(cluster, name);
}

/** Less than the run has for its end. */
const DROPPING_MS = 10_000;

/** Sessions of killed processes may still hold its tables. They are waited for without keeping others from what is done alone. */
async function dropSchema(cluster: string, schema: string): Promise<void> {
  const drop = (client: pg.Client) =>
    client.query(`set lock_timeout = '1s'; drop schema if exists ${schema} cascade`).then(
      () => true,
      (error: { code?: string }) => {
        if (error.code === LOCK_TIMEOUT) return false;
        throw error;
      },
    );
  while (!(await alone(cluster, drop)));
}

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const LOCK_TIMEOUT = "55P03";

async function alone<T>(cluster: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: cluster });
  await client.connect();
  try {
    await client.query("set client_min_messages = warning");
    await client.query("select pg_advisory_lock($1)", [ALONE]);
    return await work(client);
  } finally {
    await client.end(); // It lets go of the lock.
  }
}
