/**
 * Kills the process that suggests, without warning: while requests take from the day's allowance, which must never be exceeded, and while
 * a discovery is at any page.
 */
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { keep } from "#test/server/operating/processes.ts";
import { pause, ROUNDS, random, SEED, type Victim, Victims } from "./victims.ts";

const NS = "faults/suggestions";
const DOCUMENTS = 120;
/** Of the smallest plan. */
const A_DAY = 5;

let victims: Victims;
let victim: Victim;

beforeAll(async () => {
  victims = new Victims();
  victim = await start();
  const { client } = victim;
  expect((await client.request("PATCH", "/organization", { suggestions: true })).status).toBe(200);
  // Every answer is past this threshold, whatever the engine makes of the texts.
  const topic = {
    name: "topic",
    question: "What is it?",
    type: "choice",
    options: [{ value: "refund" }],
    thresholds: { escape: 0 },
  };
  for (const one of [topic, { name: "urgent", question: "Is it urgent?", type: "bool" }])
    expect((await client.request("POST", path("judgments"), one)).status).toBe(201);
  const words = ["an invoice with vat", "a password for the login", "a parcel and its courier"];
  const upsert = Array.from({ length: DOCUMENTS }, (_, n) => ({ id: `d-${n}`, state: { text: `${words[n % 3]}, case ${n}` } }));
  expect(await client.write(NS, { upsert })).toBe(200);
  await vi.waitUntil(async () => (await evaluated()).count === 2 * DOCUMENTS, { timeout: 60_000, interval: 500 });
}, 120_000);
afterAll(async () => {
  await victim.kill();
  await victims.remove();
});

// What a minute allows is no part of this.
async function start(): Promise<Victim> {
  const started = await victims.start({ RATE_LIMITS: "developer=100000000,scale=100000000" });
  // The last that a test has started serves the next.
  keep(started.service);
  return started;
}
const path = (...parts: string[]) => ["", "namespaces", NS, ...parts].map(encodeURIComponent).join("/");
const evaluated = async () =>
  ((await victims.query("select count(*)::integer as count from evaluations")) as { count: number }[])[0]!;

/** As if the time of claims that a dead process held had passed. */
const expireClaims = () => victims.query("update wakeups set lease_until = '-infinity' where lease_until is not null");

async function restart(): Promise<void> {
  await victim.kill();
  await expireClaims();
  victim = await start();
}

async function ended(id: string) {
  // biome-ignore lint/suspicious/noExplicitAny: a job as it comes back
  let job: any;
  const settled = async () => {
    ({ body: job } = await victim.client.request("GET", `/jobs/${id}`));
    return job.status !== "running";
  };
  await expect.poll(settled, { timeout: 60_000, interval: 100 }).toBe(true);
  return job;
}

it("no more is suggested in a day than the plan allows, and what was promised is there", {
  timeout: 60_000 + ROUNDS * 30_000,
}, async () => {
  await victims.query("update organizations set plan = 'developer'");
  for (let round = 0; round < ROUNDS; round++) {
    const told = `seed ${SEED}, round ${round}`;
    await victims.query("update suggestion_counts set used = 0");
    await victims.query("delete from jobs where type = 'discover'");
    const promised: string[] = [];
    let suggested = 0;
    const burst = () =>
      Array.from({ length: 4 }, async (_, n) => {
        const action = n === 3 ? ["urgent", "suggest_parts"] : ["topic", "discover"];
        const answer = await victim.client.request("POST", path("judgments", ...action)).catch(() => null);
        if (answer?.status === 202) promised.push(answer.body.id);
        else if (answer?.status === 200) suggested += 1;
        else if (answer) {
          expect([answer.status, answer.body.error.code], told).toEqual([429, "rate_limited"]);
          expect(answer.body.error.details.resets_at, told).toEqual(expect.any(String));
        }
      });
    for (let kill = 0; kill < 2; kill++) {
      const under = burst();
      await pause(random() * 60);
      await restart();
      await Promise.all(under);
    }
    await Promise.all([...burst(), ...burst()]);
    const [counts] = (await victims.query(`
      select used, (select count(*)::integer from jobs where type = 'discover') as jobs from suggestion_counts`)) as [
      { used: number; jobs: number },
    ];
    // Every job took one; a request that was killed while it waited for a suggestion may have taken one for nothing.
    expect(counts.used, told).toBe(A_DAY);
    expect(counts.jobs + suggested, told).toBeLessThanOrEqual(A_DAY);
    for (const id of promised) expect((await ended(id)).status, told).toBe("done");
  }
});

it("a killed discovery proposes what an undisturbed one does, and bills nothing", {
  timeout: 60_000 + ROUNDS * 30_000,
}, async () => {
  await victims.query("update organizations set plan = 'scale'");
  const begin = async () => (await victim.client.request("POST", path("judgments", "topic", "discover"), { count: 3 })).body.id;
  const of = async (id: string) => {
    const { status, proposal, spend_usd } = await ended(id);
    expect([status, spend_usd]).toEqual(["done", 0]);
    // Which of those that an option takes in are shown goes by chance.
    for (const one of proposal.proposed) delete one.sample_ids;
    return proposal;
  };
  const undisturbed = await of(await begin());
  expect(undisturbed).toMatchObject({ sampled: DOCUMENTS, escape_documents: DOCUMENTS });
  expect(undisturbed.proposed).toHaveLength(3);
  const before = await evaluated();
  for (let killed = 0; killed < ROUNDS; killed++) {
    const ids = await Promise.all([begin(), begin(), begin()]);
    await pause(random() * 300);
    await restart();
    for (const id of ids) expect(await of(id), `seed ${SEED}, kill ${killed}`).toEqual(undisturbed);
  }
  expect(await evaluated()).toEqual(before);
});

it("a killed search for a cheaper recipe finds what an undisturbed one does", { timeout: 60_000 + ROUNDS * 30_000 }, async () => {
  const { client } = victim;
  const tuned = "faults/tuned";
  const at = (...parts: string[]) => ["", "namespaces", tuned, ...parts].map(encodeURIComponent).join("/");
  const names = Array.from({ length: 1 + ROUNDS }, (_, n) => `wordy-${n}`);
  // Every answer is past the threshold, so the first of the cheapest recipes does.
  const wordy = { question: "Is it long?", type: "bool", thresholds: { any: 0 }, context: { fields: ["state"] } };
  for (const name of names) expect((await client.request("POST", at("judgments"), { name, ...wordy })).status).toBe(201);
  const upsert = Array.from({ length: 50 }, (_, n) => ({
    id: `d-${n}`,
    state: { text: `case ${n}`, archive: `old ${n} `.repeat(1_500) },
  }));
  const before = (await evaluated()).count;
  expect(await client.write(tuned, { upsert })).toBe(200);
  const judged = before + names.length * upsert.length;
  await expect.poll(async () => (await evaluated()).count, { timeout: 60_000, interval: 500 }).toBe(judged);
  const run = async (name: string) => (await victim.client.request("POST", at("judgments", name, "tune"))).body;
  const done = async (name: string) => {
    await expect.poll(async () => (await run(name)).status, { timeout: 60_000, interval: 100 }).toBe("done");
    return run(name);
  };
  const undisturbed = await done(names[0]!);
  expect(undisturbed.suggested_context).toMatchObject({ cost_per_answer: 1, sampled_documents: 50 });
  for (const [kill, name] of names.slice(1).entries()) {
    expect((await run(name)).status).toMatch(/running|done/);
    await pause(random() * 300);
    await restart();
    expect(await done(name), `seed ${SEED}, kill ${kill}`).toEqual(undisturbed);
  }
  expect((await evaluated()).count).toBe(judged);
});
