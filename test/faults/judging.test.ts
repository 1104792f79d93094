/**
 * Kills the judging process at random moments, without warning. In the end, every document has a fresh answer, and each revision has one
 * line in the log. If an engine was asked a second time, because the fate of the first request is unknown, that line says so.
 *
 * `FAULT_ROUNDS` is the number of kills (`npm run faults`: 50). `FAULT_SEED` draws the moments.
 */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Running, run } from "#test/server/operating/processes.ts";
import { newDirectory } from "#test/stores/directories.ts";
import { fillMade } from "#test/stores/made.ts";
import { seedOf } from "#test/support/generated.ts";
import { type TestClient, testClient } from "./client.ts";
import { LEASE_SECONDS } from "./victims.ts";

const ROUNDS = Number(process.env.FAULT_ROUNDS ?? 1);
const SEED = seedOf("FAULT_SEED");
const KEY = "a-key-for-faults-of-thirty-two-characters";
const DOCUMENTS = 120;
/** Questions at the engine, a few that are being sent, and answers that have not landed, which are those of at most a second. */
const MOST_IN_FLIGHT = 16 + 6 + 160;

let directory: string;
let draws = 0;

beforeAll(async () => {
  directory = newDirectory("faults-");
  await fillMade(directory);
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

/** From 0 to 1, the same for the same seed. */
function random(): number {
  let t = SEED + ++draws * 0x6d2b79f5;
  t = Math.imul(t ^ (t >>> 15), t | 1);
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
}

async function start(): Promise<{ service: Running; client: TestClient }> {
  const asked = join(directory, "asked");
  const env = {
    DATA_DIR: directory,
    PORT: "0",
    METRICS_PORT: "off",
    BOOTSTRAP_API_KEY: KEY,
    RATE_LIMITS: "scale=100000000",
    LEASE_SECONDS,
  };
  const service = run("test/faults/slow-judge.ts", [], { ...env, ASKED: asked });
  const { api } = await service.says("Ready.");
  return { service, client: testClient(api.slice(0, -"/v1".length), KEY) };
}

/** How many questions of a round have reached the engine. */
function askedOf(round: number): number {
  const asked = join(directory, "asked");
  return existsSync(asked)
    ? readFileSync(asked, "utf8")
        .split("\n")
        .filter((key) => key.startsWith(`${round}/`)).length
    : 0;
}

const namespaceOf = (round: number) => `faults/judging/${round}`;

/** One answer to the judgment for each document of a round, or undefined where it is not fresh. */
async function fresh(client: TestClient, round: number): Promise<number> {
  const { body } = await client.request("POST", `/namespaces/${encodeURIComponent(namespaceOf(round))}/query`, {
    answers: "fresh_only",
    include: { answers: ["urgent"] },
  });
  return body.rows.length;
}

async function logOf(client: TestClient, round: number) {
  const path = `/namespaces/${encodeURIComponent(namespaceOf(round))}/judgments/urgent/evaluations?limit=1000`;
  return (await client.request("GET", path)).body.evaluations as { document_id: string; revision: number; repeated?: true }[];
}

it("judges every document in the end, once in the log, and says which were asked twice", {
  timeout: 120_000 + ROUNDS * 20_000,
}, async () => {
  let { service, client } = await start();
  const definition = { name: "urgent", type: "bool", question: "Is it urgent?", engine: { name: "slow" } };
  await client.request("POST", "/namespaces/faults%2F*/judgments", definition);
  for (let round = 0; round < ROUNDS; round++) {
    const upsert = Array.from({ length: DOCUMENTS }, (_, n) => ({ id: `d-${n}`, state: { key: `${round}/d-${n}` } }));
    expect(await client.write(namespaceOf(round), { upsert })).toBe(200);
    // At any moment; the first time at one when engines are at work, however slow the machine is.
    if (round === 0) await expect.poll(() => askedOf(round), { timeout: 60_000, interval: 10 }).toBeGreaterThan(0);
    await new Promise((resolve) => setTimeout(resolve, round === 0 ? random() * 300 : 50 + random() * 900));
    service.process.kill("SIGKILL");
    await service.ended;
    ({ service, client } = await start());
  }
  const rounds = Array.from({ length: ROUNDS }, (_, round) => round);
  // What a dead process had claimed is free again within 30 s.
  for (const round of rounds) {
    await expect.poll(() => fresh(client, round), { timeout: 60_000 + ROUNDS * 5_000, interval: 250 }).toBe(DOCUMENTS);
  }
  const asked = new Map<string, number>();
  for (const key of readFileSync(join(directory, "asked"), "utf8").trim().split("\n")) asked.set(key, (asked.get(key) ?? 0) + 1);
  for (const round of rounds) {
    const evaluations = await logOf(client, round);
    expect(evaluations.map(({ document_id }) => document_id).toSorted(), `seed ${SEED}`).toHaveLength(DOCUMENTS);
    expect(new Set(evaluations.map(({ document_id }) => document_id)).size).toBe(DOCUMENTS);
    const silent = evaluations.filter(({ document_id, repeated }) => asked.get(`${round}/${document_id}`)! > 1 && !repeated);
    expect(silent, `seed ${SEED}: asked twice, and the log does not say so`).toEqual([]);
  }
  const twice = [...asked.values()].reduce((sum, times) => sum + times - 1, 0);
  expect(twice, `seed ${SEED}`).toBeLessThanOrEqual(ROUNDS * MOST_IN_FLIGHT);
  // Or else nothing was cut short, and nothing tested.
  expect(twice).toBeGreaterThan(0);
});
