/**
 * Kills the process that works on a job, with no warning, at whatever page it is, and starts it again. The engine is a server of the test's own,
 * which counts what it was asked: nothing may be asked twice beyond the page that was in flight, and nothing may land twice at all.
 */
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { type SystemOneServer, startSystemOneServer } from "#test/support/system-one-server.ts";
import type { TestClient } from "./client.ts";
import { pause, ROUNDS, random, SEED, type Victim, Victims } from "./victims.ts";

const PAGE = 256;
/** Pages of a backfill; a sample has four. */
const DOCUMENTS = 5 * PAGE + 20;
/** At the price of the first tier. */
const ANSWER_USD = 0.002;
const NS = "faults/jobs";

let victims: Victims;
let engine: SystemOneServer;
let victim: Victim;

beforeAll(async () => {
  victims = new Victims();
  engine = await startSystemOneServer("the-key");
  await fill();
}, 60_000);
// What a test has started ends with it.
beforeEach(async () => {
  victim = await start();
});
afterAll(async () => {
  await engine.close();
  victims.remove();
});

async function fill(): Promise<void> {
  victim = await start();
  for (let from = 0; from < DOCUMENTS; from += 1_000) {
    const count = Math.min(1_000, DOCUMENTS - from);
    const upsert = Array.from({ length: count }, (_, n) => ({ id: `d-${from + n}`, state: { text: `text ${from + n}` } }));
    expect(await victim.client.write(NS, { upsert })).toBe(200);
  }
  await victim.kill();
}

const start = () =>
  victims.start({
    TYPESAFE_API_KEY: "the-key",
    TYPESAFE_BASE_URL: engine.url,
    TYPESAFE_CONCURRENCY: "64",
    TYPESAFE_REQUESTS_PER_MINUTE: "1000000",
    TYPESAFE_TOKENS_PER_SECOND: "100000000",
  });
const path = (...parts: string[]) => ["", "namespaces", NS, ...parts].map(encodeURIComponent).join("/");

async function call(method: string, to: string, body?: object, { client }: { client: TestClient } = victim) {
  const answer = await client.request(method, to, body);
  if (answer.status >= 300) throw new Error(`${method} ${to}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** Kills the process at some moment of the job's next page or two; a claim that it held runs out as if its time had passed. */
async function interrupt(waits: boolean): Promise<void> {
  await pause(random() * 400);
  await victim.kill();
  if (!waits) await victims.query("update wakeups set lease_until = '-infinity' where lease_until is not null");
  victim = await start();
}

async function untilEnded(id: string, ended: (job: { status: string; report?: object | null }) => boolean) {
  // biome-ignore lint/suspicious/noExplicitAny: a job as it comes back
  let job: any;
  await expect
    .poll(
      async () => {
        job = await call("GET", `/jobs/${id}`);
        return ended(job);
      },
      { timeout: 60_000, interval: 100 },
    )
    .toBe(true);
  return job;
}

const judgment = (name: string) => ({
  name,
  question: `Is it ${name}?`,
  type: "bool",
  engine: { name: "jev" },
  freshness: { policy: "manual" },
  thresholds: { page: 0.5 },
});

/** What the log has of a judgment's evaluations. */
async function logged(name: string, shadow: boolean) {
  const [row] = (await victims.query(`
    select count(*)::integer as evaluations, count(distinct document_id)::integer as documents, sum(units)::integer as units
    from evaluations e join judgments j on j.judgment_id = e.judgment_id where j.name = '${name}' and e.shadow = ${shadow}`)) as {
    evaluations: number;
    documents: number;
    units: number;
  }[];
  return row!;
}

it("a killed backfill goes on from its last page, and judges, lands and counts nothing twice", {
  timeout: 120_000 + ROUNDS * 20_000,
}, async () => {
  for (let killed = 0, job = 0; killed < ROUNDS; job++) {
    const name = `urgent-${job}`;
    await call("POST", path("judgments"), judgment(name));
    const before = engine.requests.length;
    const { id } = await call("POST", path("judgments", name, "backfill"), { confirm: true });
    const kills = Math.min(3, ROUNDS - killed);
    for (let kill = 0; kill < kills; kill++) {
      // The last of all waits until the dead process's claim has run out.
      const waits = ++killed === ROUNDS;
      const at = performance.now();
      await interrupt(waits);
      if (waits) {
        await untilEnded(id, ({ status }) => status === "done");
        expect(performance.now() - at).toBeLessThan(45_000);
      }
    }
    const done = await untilEnded(id, ({ status }) => status === "done");
    const told = `seed ${SEED}, job ${job}`;
    expect(done, told).toMatchObject({ progress: { documents_done: DOCUMENTS }, error: null });
    expect(done.spend_usd, told).toBeCloseTo(DOCUMENTS * ANSWER_USD, 9);
    expect(await logged(name, false), told).toEqual({ evaluations: DOCUMENTS, documents: DOCUMENTS, units: DOCUMENTS });
    expect(engine.requests.length - before, told).toBeLessThanOrEqual(DOCUMENTS + kills * PAGE);
  }
});

it("a killed trial of a version reports what an undisturbed one does", { timeout: 120_000 + ROUNDS * 20_000 }, async () => {
  const sampled = 2 * PAGE + 20;
  const applies_to = { "attributes.sampled": true };
  const patch = Array.from({ length: sampled }, (_, n) => ({ id: `d-${n}`, attributes: { sampled: true } }));
  await call("POST", path(), { patch });
  await call("POST", path("judgments"), { ...judgment("tried"), applies_to });
  const version = { question: "Is it really?", type: "bool", engine: { name: "jev" }, applies_to };
  await call("POST", path("judgments", "tried", "versions"), version);
  const reported = (job: { report?: object | null }) => job.report != null;
  const undisturbed = await call("POST", path("judgments", "tried", "activate"), { version: 2 });
  const { report } = await untilEnded(undisturbed.id, reported);
  expect(report.documents).toBe(sampled);
  await call("POST", `/jobs/${undisturbed.id}/cancel`);
  for (let killed = 0, trial = 0; killed < ROUNDS; trial++) {
    const before = await logged("tried", true);
    const { id } = await call("POST", path("judgments", "tried", "activate"), { version: 2 });
    for (let kill = 0; kill < 3 && killed < ROUNDS; kill++, killed++) await interrupt(false);
    const done = await untilEnded(id, reported);
    const told = `seed ${SEED}, trial ${trial}`;
    // Sums of as many numbers come out the same to the last digits.
    const rounded = (value: unknown) =>
      JSON.parse(JSON.stringify(value, (_, n) => (typeof n === "number" ? Number(n.toPrecision(9)) : n)));
    expect(rounded(done.report), told).toEqual(rounded(report));
    expect(done.progress, told).toEqual({ documents_done: sampled });
    // By the version on trial, and by the active one, which has answered none of them.
    expect(done.spend_usd, told).toBeCloseTo(2 * sampled * ANSWER_USD, 9);
    const after = await logged("tried", true);
    expect(after.evaluations - before.evaluations, told).toBe(2 * sampled);
    await call("POST", `/jobs/${id}/cancel`);
  }
});
