/**
 * Kills a process, without warning, while it deletes a namespace and callers write to it. Each document is written once. So it is either
 * among the removed documents, or in the namespace that has the name now, and never in both or neither.
 */
import { afterAll, beforeAll, expect, it } from "vitest";
import type { TestClient } from "./client.ts";
import { pause, ROUNDS, random, SEED, type Victim, Victims } from "./victims.ts";

/** Several pages of the job that removes them. */
const OLD = 3_000;
const WRITERS = 4;

let victims: Victims;

beforeAll(() => {
  victims = new Victims();
});
afterAll(() => victims.remove());

/** What one round did, and what became of it. */
interface Deletion {
  readonly namespace: string;
  /** Documents written beside the deletion. */
  sent: number;
  acknowledged: number;
  /** What the deletion was answered; undefined where it was not. */
  status?: number | undefined;
  /** Documents of the namespace when all was over. */
  left: number;
}

const path = (namespace: string) => `/namespaces/${encodeURIComponent(namespace)}`;

/** Fills a namespace, deletes it while others write to it, and kills the process meanwhile. */
async function interrupted(victim: Victim, round: number): Promise<Deletion> {
  const { client } = victim;
  const deletion: Deletion = { namespace: `faults/deleted-${round}`, sent: 0, acknowledged: 0, left: 0 };
  for (let from = 0; from < OLD; from += 1_000) {
    const upsert = Array.from({ length: 1_000 }, (_, n) => ({ id: `old-${from + n}`, attributes: { n } }));
    expect(await client.write(deletion.namespace, { upsert })).toBe(200);
    if (from === 0) await client.request("PATCH", path(deletion.namespace), { indexed_attributes: ["attributes.n"] });
  }
  const stop = new AbortController();
  const writers = Array.from({ length: WRITERS }, () => write(client, deletion, stop.signal));
  await pause(random() * 30);
  const deleting = client.request("DELETE", path(deletion.namespace)).then(
    ({ status }) => status,
    () => undefined,
  );
  await pause(random() * 150);
  await victim.kill();
  stop.abort();
  await Promise.all(writers);
  deletion.status = await deleting;
  return deletion;
}

async function write(client: TestClient, deletion: Deletion, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const id = `new-${deletion.sent++}`;
    const status = await client.write(deletion.namespace, { upsert: [{ id }] }).catch(() => 0);
    if (status === 200) deletion.acknowledged += 1;
    else await pause(20);
  }
}

/** How many documents of each kind a namespace has. */
async function documents(client: TestClient, namespace: string): Promise<{ old: number; all: number }> {
  let [old, all] = [0, 0];
  for (let cursor: string | null = ""; cursor !== null; ) {
    const { status, body } = await client.request("POST", `${path(namespace)}/query`, {
      top_k: 1_000,
      ...(cursor ? { cursor } : {}),
    });
    if (status === 404) break;
    expect(status).toBe(200);
    all += body.rows.length;
    old += body.rows.filter(({ id }: { id: string }) => id.startsWith("old-")).length;
    cursor = body.next_cursor;
  }
  return { old, all };
}

/** The documents that deletions of a namespace removed; null while one of them goes on or where there was none. */
async function removed(client: TestClient, namespace: string): Promise<number | null> {
  const { body } = await client.request("GET", `/jobs?namespace=${encodeURIComponent(namespace)}`);
  const jobs = body.jobs as { status: string; progress: { documents_done: number } }[];
  if (jobs.length === 0 || jobs.some(({ status }) => status !== "done")) return null;
  return jobs.reduce((sum, { progress }) => sum + progress.documents_done, 0);
}

it("a killed deletion goes on where it was, and what it deletes never comes back", {
  timeout: 120_000 + ROUNDS * 20_000,
}, async () => {
  const deletions: Deletion[] = [];
  let victim = await victims.start();
  for (let round = 0; round < ROUNDS; round++) {
    const deletion = await interrupted(victim, round);
    victim = await victims.start();
    const { client } = victim;
    const told = `seed ${SEED}, round ${round}, answered ${deletion.status}`;
    const before = await documents(client, deletion.namespace);
    // All or nothing, and nothing once that was acknowledged.
    expect([0, ...(deletion.status === 202 ? [] : [OLD])], told).toContain(before.old);
    if (before.old === OLD) expect((await client.request("DELETE", path(deletion.namespace))).status, told).toBe(202);
    // It is written again while the job has yet to go on.
    expect(await client.write(deletion.namespace, { upsert: [{ id: "old-0" }, { id: "after" }] })).toBe(200);
    deletion.left = (await documents(client, deletion.namespace)).all;
    deletions.push(deletion);
  }
  for (const { namespace, sent, acknowledged, left } of deletions) {
    const { client } = victim;
    await expect.poll(() => removed(client, namespace), { timeout: 60_000, interval: 200 }).not.toBeNull();
    const { old, all } = await documents(client, namespace);
    const told = `seed ${SEED}, ${namespace}`;
    expect([old, all], told).toEqual([1, left]);
    const written = (await removed(client, namespace))! + all - OLD - 2;
    expect(written, told).toBeGreaterThanOrEqual(acknowledged);
    expect(written, told).toBeLessThanOrEqual(sent);
  }
  const tables = ["documents", "document_history", "commits", "attribute_values", "answers", "pins"];
  const rows = tables.map((table) => `(select count(*) from ${table} t where t.namespace_id = n.namespace_id)`).join(" + ");
  expect(
    await victims.query(`select n.name, ${rows} as rows from namespaces n where deleted_at is not null and ${rows} > 0`),
  ).toEqual([]);
});
