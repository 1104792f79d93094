/**
 * Kills the process in the middle of a summary's run, without warning, and lets another continue. Then every tenant's published document
 * must be that of its documents. The record of a tenant must agree with its published document: both were written together, or neither.
 */
import { afterAll, expect, it } from "vitest";
import { pause, ROUNDS, random, SEED, type Victim, Victims } from "./victims.ts";

const ROOT = "faults";
const TEMPLATE = `${ROOT}/*`;
/** More than a page of them. */
const TENANTS = Array.from({ length: 40 }, (_, n) => `${ROOT}/t-${String(n).padStart(2, "0")}`);
const MOST = 6;
const bands = Array.from({ length: MOST + 1 }, (_, n) => ({ label: `just ${n}`, gte: n }));

const victims = new Victims();
afterAll(() => victims.remove());
/** Documents that each tenant has. */
const counts = new Map(TENANTS.map((tenant) => [tenant, 0]));

const path = (...parts: string[]) => ["", "namespaces", ...parts].map(encodeURIComponent).join("/");

async function call({ client }: Victim, method: string, to: string, body?: object) {
  const answer = await client.request(method, to, body);
  if (answer.status >= 300) throw new Error(`${method} ${to}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** Gives tenants other numbers of documents, and waits until their groups know. */
async function change(victim: Victim, tenants: readonly string[]): Promise<void> {
  const writes = tenants.map(async (tenant) => {
    const count = Math.floor(random() * (MOST + 1));
    counts.set(tenant, count);
    const ids = Array.from({ length: MOST }, (_, n) => `d-${n}`);
    const upsert = ids.slice(0, count).map((id) => ({ id, attributes: { kind: "k" } }));
    return [tenant, await call(victim, "POST", path(tenant), { upsert, delete: ids.slice(count) })] as const;
  });
  for (const [tenant] of await Promise.all(writes)) {
    const { sequence } = await call(victim, "GET", path(tenant));
    const group = async () => call(victim, "GET", path(tenant, "groups", "by-kind"));
    await expect.poll(async () => (await group()).as_of, { timeout: 60_000, interval: 50 }).toBeGreaterThanOrEqual(sequence);
  }
}

const runNow = `
  update tenant_summaries set next_at = now() - interval '1 minute';
  update wakeups set due_at = now() - interval '1 minute' where kind = 'tenant_summaries'`;

async function summary(victim: Victim) {
  return call(victim, "GET", `${path(TEMPLATE, "tenant_summary")}?limit=1000`);
}

/** What is wrong with what is published; empty where nothing is. */
async function faults(victim: Victim): Promise<string[]> {
  const { tenants } = await summary(victim);
  const { rows } = await call(victim, "POST", path(ROOT, "query"), { top_k: 1000, include: { state: true } });
  // biome-ignore lint/suspicious/noExplicitAny: states as they come back
  const documents = new Map<string, any>(rows.map(({ id, state }: { id: string; state: object }) => [id, state]));
  // biome-ignore lint/suspicious/noExplicitAny: tenants as they come back
  const noted = new Map<string, any>(tenants.map((tenant: { namespace: string }) => [tenant.namespace, tenant]));
  return TENANTS.flatMap((tenant) => {
    const { status, published_at: at } = noted.get(tenant) ?? {};
    const state = documents.get(tenant);
    const count = counts.get(tenant)!;
    const said = state?.groups["by-kind"][0].bands.count;
    return [
      ...(said === (count === 0 ? undefined : `just ${count}`) ? [] : [`${tenant} has ${count} and says "${said}"`]),
      ...((state?.published_at ?? null) === at ? [] : [`${tenant} was published at ${state?.published_at}, and noted at ${at}`]),
      ...(status === (count === 0 ? "skipped" : status === "unchanged" ? "unchanged" : "published")
        ? []
        : [`${tenant} is ${status}`]),
    ];
  });
}

it("publishes every tenant whole though processes are killed", { timeout: 120_000 + ROUNDS * 40_000 }, async () => {
  let victim = await victims.start();
  await call(victim, "POST", path(TEMPLATE, "groups"), { name: "by-kind", key: "attributes.kind", aggregate: {} });
  await call(victim, "POST", path(TEMPLATE, "tenant_summary"), {
    groups: ["by-kind"],
    bands: { "by-kind.count": bands },
    min_count: 1,
  });
  await change(victim, TENANTS);
  for (let round = 0; round < ROUNDS; round++) {
    const before = (await summary(victim)).last_run_at;
    await victims.query(runNow);
    await pause(random() * 600);
    await victim.kill();
    await victims.query("update wakeups set lease_until = '-infinity' where lease_until is not null");
    victim = await victims.start();
    await expect.poll(async () => (await summary(victim)).last_run_at !== before, { timeout: 60_000, interval: 100 }).toBe(true);
    expect(await faults(victim), `round ${round}, seed ${SEED}`).toEqual([]);
    await change(
      victim,
      TENANTS.filter(() => random() < 0.3),
    );
  }
  await victim.kill();
});
