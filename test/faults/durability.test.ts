/**
 * Kills, with no warning, a process of the service or the database server while writes go on, and then holds the store against what
 * callers were told. `FAULT_ROUNDS` says how often (`npm run faults`: 50); the moments are drawn from `FAULT_SEED`.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { embeddedStore } from "#plugins/stores/embedded/index.ts";
import { createLogger } from "#src/log.ts";
import { type Running, run } from "#test/operating/processes.ts";
import { type TestClient, testClient } from "./client.ts";
import { Ledger } from "./ledger.ts";

const ROUNDS = Number(process.env.FAULT_ROUNDS ?? 3);
const SEED = Number(process.env.FAULT_SEED ?? Date.now() % 1_000_000);
const KEY = "a-key-for-faults-of-thirty-two-characters";
const PAIRS = 16;

let dataDir: string;
let draws = 0;

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), "judgment-faults-"));
});

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** From 0 to 1, the same for the same seed (mulberry32). */
function random(): number {
  let t = SEED + ++draws * 0x6d2b79f5;
  t = Math.imul(t ^ (t >>> 15), t | 1);
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function start(): Promise<{ service: Running; client: TestClient; address: string }> {
  const env = { DATA_DIR: dataDir, PORT: "0", METRICS_PORT: "off", BOOTSTRAP_API_KEY: KEY, RATE_LIMITS: "scale=100000000" };
  const service = run("src/main.ts", [], env);
  const { api } = await service.says("Ready.");
  const address = api.slice(0, -"/v1".length);
  return { service, client: testClient(address, KEY), address };
}

/** The commits of each namespace as a reader sees them: numbered from 1 without a hole, up to the sequence. */
async function holes(): Promise<unknown[]> {
  const store = embeddedStore({ dataDir, log: createLogger({ level: "fatal" }) });
  const client = new pg.Client({ ...(await store.start()) });
  await client.connect();
  try {
    const { rows } = await client.query(`
      select n.name, n.sequence, count(c.sequence) as commits, max(c.sequence) as newest
      from namespaces n left join commits c on c.namespace_id = n.namespace_id
      group by n.namespace_id having count(c.sequence) <> n.sequence or max(c.sequence) <> n.sequence`);
    return rows;
  } finally {
    await client.end();
    await store.stop();
  }
}

/** Loads the store for the rounds; in each, `kill` happens at a random moment and says when the service takes writes again. */
async function rounds(ledger: Ledger, client: () => TestClient, kill: () => Promise<void>): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    const stop = new AbortController();
    const load = ledger.load(client, stop.signal);
    await pause(50 + random() * 450);
    await kill();
    stop.abort();
    await load;
    expect(await ledger.faults(client()), `seed ${SEED}, round ${round}`).toEqual([]);
  }
  expect(ledger.acknowledgements).toBeGreaterThan(ROUNDS);
}

describe("an acknowledged write", () => {
  const timeout = 60_000 + ROUNDS * 20_000;

  it("survives a killed process whole, and no other is half there", { timeout }, async () => {
    let { service, client } = await start();
    await rounds(
      new Ledger("faults/process", PAIRS),
      () => client,
      async () => {
        service.process.kill("SIGKILL");
        await service.ended;
        ({ service, client } = await start());
      },
    );
    expect(await holes()).toEqual([]);
  });

  it("survives the kill of one of two processes, and the other goes on", { timeout }, async () => {
    const stays = await start();
    let { service, client } = await start();
    const both = [() => client, () => stays.client];
    await rounds(
      new Ledger("faults/two", PAIRS),
      () => both[Math.floor(random() * 2)]!(),
      async () => {
        service.process.kill("SIGKILL");
        await service.ended;
        ({ service, client } = await start());
      },
    );
    expect(await holes()).toEqual([]);
  });

  it("survives a killed database server, which comes back without a restart of the service", { timeout }, async () => {
    const { client, address } = await start();
    await rounds(
      new Ledger("faults/server", PAIRS),
      () => client,
      async () => {
        const pid = Number(readFileSync(join(dataDir, "postgres/cluster/data/postmaster.pid"), "utf8").split("\n")[0]);
        process.kill(pid, "SIGKILL");
        // Ready again comes after not ready: the probe has to find out first.
        while ((await fetch(`${address}/readyz`)).status === 200) await pause(20);
        while ((await fetch(`${address}/readyz`)).status !== 200) await pause(20);
      },
    );
    expect(await holes()).toEqual([]);
  });
});
