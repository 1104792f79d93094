/**
 * Processes of the service that tests kill, all over one embedded server of the test's own, and what its tables hold afterwards. With CITUS_URL set they
 * are over a schema on that cluster.
 */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { expect, inject } from "vitest";
import { embeddedStore } from "#plugins/stores/embedded/index.ts";
import type { ConnectionSettings, Store } from "#src/foundation/db/store.ts";
import { createLogger } from "#src/foundation/log/log.ts";
import { type Running, run } from "#test/server/operating/processes.ts";
import { newDirectory } from "#test/stores/directories.ts";
import { fillMade } from "#test/stores/made.ts";
import { type FreshDatabase, freshDatabase, variableOf } from "#test/support/database.ts";
import { atFileEnd } from "#test/support/ends.ts";
import { seedOf } from "#test/support/generated.ts";
import { FORGOTTEN, forgottenIn } from "#test/support/wakeful.ts";
import { type TestClient, testClient } from "./client.ts";

export const ROUNDS = Number(process.env.FAULT_ROUNDS ?? 1);
/** After this time, another process continues the work of a killed one. Long runs use the default. Short runs mostly wait for it, so it is shorter. */
export const LEASE_SECONDS = process.env.FAULT_LEASE_SECONDS ?? "4";
export const SEED = seedOf("FAULT_SEED");

/** Of the admin of what is started. */
export const KEY = "a-key-for-faults-of-thirty-two-characters";

export interface Victim {
  readonly service: Running;
  readonly client: TestClient;
  readonly address: string;
  /** Kills it with no warning. */
  kill(): Promise<void>;
}

export class Victims {
  readonly dataDir = newDirectory("faults-");
  #made: Promise<void> | undefined;
  /** On a cluster. */
  #fresh: Promise<FreshDatabase> | undefined;
  #store: Store | undefined;
  #connection: Promise<ConnectionSettings> | undefined;

  /** @param script what is started */
  async start(more: Record<string, string> = {}, script = "src/server/main.ts"): Promise<Victim> {
    const database = await this.#database();
    const limits = { RATE_LIMITS: "scale=100000000" };
    const env = {
      DATA_DIR: this.dataDir,
      PORT: "0",
      METRICS_PORT: "off",
      BOOTSTRAP_API_KEY: KEY,
      LEASE_SECONDS,
      ...database,
      ...limits,
      ...more,
    };
    const service = run(script, [], env);
    const { api } = await service.says("Ready.");
    const address = api.slice(0, -"/v1".length);
    const kill = async () => {
      service.process.kill("SIGKILL");
      await service.ended;
    };
    return { service, client: testClient(address, KEY), address, kill };
  }

  /** What tells a process where the database is: nothing where it is in the directory. */
  async #database(): Promise<Record<string, string>> {
    if (inject("testCluster") !== null) {
      this.#fresh ??= freshDatabase({ keep: true });
      return variableOf(await this.#fresh);
    }
    this.#made ??= fillMade(this.dataDir);
    await this.#made;
    return {};
  }

  /** Kills the embedded server as a failing machine would. */
  killServer(): void {
    const [pid] = readFileSync(join(this.dataDir, "postgres/cluster/data/postmaster.pid"), "utf8").split("\n");
    process.kill(Number(pid), "SIGKILL");
  }

  async query(text: string): Promise<unknown[]> {
    const client = new pg.Client({ ...(await this.#connect()) });
    await client.connect();
    try {
      return (await client.query(text)).rows;
    } finally {
      await client.end();
    }
  }

  /** The rows of tables, each as it reads after `from`. Apart, as a cluster does not take tables of several places in one statement. */
  async count(...from: readonly string[]): Promise<number> {
    let sum = 0;
    for (const rows of from) sum += Number(((await this.query(`select count(*) from ${rows}`)) as { count: string }[])[0]!.count);
    return sum;
  }

  /** From the first query on this process too keeps the server: a killed one's would be stopped after each query, and started for the next. */
  #connect(): Promise<ConnectionSettings> {
    if (this.#fresh) return this.#fresh.then(({ connection }) => connection);
    this.#store ??= embeddedStore({ dataDir: this.dataDir, log: createLogger({ level: "fatal" }) });
    this.#connection ??= this.#store.start();
    return this.#connection;
  }

  async #forgotten(): Promise<unknown[]> {
    return this.#fresh ? forgottenIn(await this.#fresh) : this.query(FORGOTTEN);
  }

  /** When all are dead: whatever they left undone must be found by whoever comes next. */
  async remove(): Promise<void> {
    try {
      if (this.#fresh || existsSync(join(this.dataDir, "postgres")))
        expect(await this.#forgotten(), "what waits and is never looked at").toEqual([]);
    } finally {
      await this.#store?.stop();
      rmSync(this.dataDir, { recursive: true, force: true });
    }
  }
}

let draws = 0;
// The next file of the process draws from the beginning, so that its seed repeats it.
atFileEnd(() => {
  draws = 0;
});

/** From 0 to 1, the same for the same seed (mulberry32). */
export function random(): number {
  let t = SEED + ++draws * 0x6d2b79f5;
  t = Math.imul(t ^ (t >>> 15), t | 1);
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
}

/** Lets the load go on for a while before something is killed. */
export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
