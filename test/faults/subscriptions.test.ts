/**
 * Two processes of which one after the other is killed while clients write, and then the feed: what it says of a subscription must alternate in
 * each document's life and leave as members exactly the documents that match, whoever was killed in the middle of what.
 */
import { afterAll, expect, it, vi } from "vitest";
import type { Filter } from "#generated/types.ts";
import { embeddedStore } from "#plugins/stores/embedded/index.ts";
import { systemClock as clock } from "#src/clock.ts";
import { openDatabase } from "#src/db/database.ts";
import { ApplicableJudgments } from "#src/judgments/applicable.ts";
import { createLogger } from "#src/log.ts";
import { Subscriptions } from "#src/subscriptions/subscriptions.ts";
import { pause, ROUNDS, random, type Victim, Victims } from "./victims.ts";

const NAMESPACE = "watched";
const IDS = Array.from({ length: 40 }, (_, n) => `d-${n}`);
const filters: Filter[] = [
  ["attributes.n", "Gte", 5],
  ["attributes.n", "Lt", 3],
  ["attributes.n", "Eq", null],
];

const victims = new Victims();
afterAll(() => victims.remove());

async function subscribe(): Promise<Map<string, Filter>> {
  const log = createLogger({ level: "fatal" });
  const store = embeddedStore({ dataDir: victims.dataDir, log });
  const connection = await store.start();
  const db = openDatabase({ connection, poolSize: 2, poolTimeoutMs: 10_000, statementTimeoutMs: 10_000, log });
  try {
    const [{ organization_id: organizationId } = { organization_id: "" }] = await db.query<{ organization_id: string }>({
      text: "select organization_id from organizations",
    });
    const parts = { db, clock, applicable: new ApplicableJudgments(), wake: () => {}, wakeAttributes: () => {} };
    const subscriptions = new Subscriptions(parts);
    const made = new Map<string, Filter>();
    for (const [n, filter] of filters.entries()) {
      const body = { name: `s${n}`, filters: filter, bulk: "deliver" as const };
      made.set((await subscriptions.create(organizationId, NAMESPACE, body)).subscriptionId, filter);
    }
    return made;
  } finally {
    await db.close();
    await store.stop();
  }
}

async function write({ client }: Victim): Promise<void> {
  const ids = [...new Set(Array.from({ length: 6 }, () => IDS[Math.floor(random() * IDS.length)]!))];
  const gone = ids.filter(() => random() < 0.2);
  const upsert = ids
    .filter((id) => !gone.includes(id))
    .map((id) => ({ id, attributes: random() < 0.8 ? { n: Math.floor(random() * 9) } : {}, state: {} }));
  const body = { ...(upsert.length > 0 ? { upsert } : {}), ...(gone.length > 0 ? { delete: gone } : {}) };
  // What a killed process was asked may have happened or not.
  await client.request("POST", `/namespaces/${NAMESPACE}`, body).catch(() => undefined);
}

async function feed({ client }: Victim, subscription: string) {
  // biome-ignore lint/suspicious/noExplicitAny: bodies of several types
  const events: any[] = [];
  for (let after = ""; ; ) {
    const query = new URLSearchParams({ subscription, limit: "1000", ...(after ? { after } : {}) });
    const { body } = await client.request("GET", `/events?${query}`);
    if (body.events.length === 0) return events;
    events.push(...body.events);
    after = body.last_event_id;
  }
}

/** Members as the feed leaves them. */
function membersOf(events: Awaited<ReturnType<typeof feed>>): string[] {
  const lives = new Map<string, { member: boolean; incarnation: number }>();
  for (const { type, data } of events) {
    const member = type === "subscription.entered";
    const life = lives.get(data.document_id);
    expect(life?.member ?? false, `${data.document_id} ${type} at ${data.sequence}`).toBe(!member);
    if (!member) expect(data.incarnation).toBe(life!.incarnation);
    lives.set(data.document_id, { member, incarnation: data.incarnation });
  }
  return [...lives].flatMap(([id, { member }]) => (member ? [id] : [])).sort();
}

it("loses and doubles no transition though processes are killed", { timeout: 60_000 + ROUNDS * 30_000 }, async () => {
  const running: Victim[] = [await victims.start(), await victims.start()];
  const made = await subscribe();
  for (let round = 0; round < ROUNDS; round++) {
    const killed = round % 2;
    let over = false;
    const writers = Array.from({ length: 3 }, async () => {
      while (!over) await write(running[Math.floor(random() * 2)]!);
    });
    await pause(300 + random() * 700);
    await running[killed]!.kill();
    over = true;
    await Promise.all(writers);
    running[killed] = await victims.start();
  }
  const [last] = running as [Victim];
  for (const [subscription, filters] of made) {
    const { body } = await last.client.request("POST", `/namespaces/${NAMESPACE}/query`, { filters, top_k: 1000 });
    const expected = body.rows.map(({ id }: { id: string }) => id).sort();
    // The claim of a killed process runs out after 20 seconds.
    await vi.waitFor(async () => expect(membersOf(await feed(last, subscription))).toEqual(expected), {
      timeout: 50_000,
      interval: 500,
    });
  }
  await Promise.all(running.map((each) => each.kill()));
});
