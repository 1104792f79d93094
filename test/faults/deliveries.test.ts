/**
 * Kills the delivering process, without warning, while documents are written. Their subscription sends to a receiver of the test. The test
 * compares the receiver's record with the feed and the log:
 * - Every event arrives.
 * - Every attempt in the log was made and got that response.
 * - An arrival that the log does not have was in flight when a process died.
 */
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Receiver, startReceiver } from "#test/events/webhooks/receiver.ts";
import { pause, ROUNDS, random, SEED, type Victim, Victims } from "./victims.ts";

const NS = "faults/deliveries";
const DOCUMENTS = 150;
/** Attempts of which nothing is written when a process dies. */
const MOST_BEGUN = 256;
/** From the arrival of an attempt to the commit of its result, on a busy machine. */
const WRITTEN_WITHIN_MS = 5_000;

interface Arrival {
  at: number;
  status: number;
  response: string;
}

interface Logged {
  event_id: string;
  status: string;
  attempts: number;
  last_attempt: { status_code: number; response: string; error: string | null };
}

const victims = new Victims();
const arrivals = new Map<string, Arrival[]>();
const kills: number[] = [];
let receiver: Receiver;

beforeAll(async () => {
  receiver = await startReceiver({ plain: true });
  receiver.answer((_, response, __, { headers }) => {
    const id = headers["webhook-id"]!;
    const before = arrivals.get(id) ?? [];
    // What fails twice is tried again after five minutes.
    const status = before.length === 0 && random() < 0.02 ? 500 : 200;
    const text = `${id} ${before.length}`;
    arrivals.set(id, [...before, { at: Date.now(), status, response: text }]);
    setTimeout(() => response.writeHead(status).end(text), random() * 15);
  });
});
afterAll(async () => {
  await receiver.close();
  await victims.remove();
});

const arrived = () => [...arrivals.values()].reduce((sum, { length }) => sum + length, 0);
const start = () => victims.start({ WEBHOOK_ALLOW_PRIVATE: "true" });

async function call({ client }: Victim, method: string, path: string, body?: object) {
  const answer = await client.request(method, path, body);
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** Each write lets about half of the documents begin or cease to match. */
async function write({ client }: Victim, over: () => boolean): Promise<void> {
  while (!over()) {
    const upsert = Array.from({ length: DOCUMENTS }, (_, n) => ({ id: `d-${n}`, attributes: { n: Math.floor(random() * 10) } }));
    await client.write(NS, { upsert }).catch(() => undefined);
    await pause(random() * 60);
  }
}

async function all<Item>(victim: Victim, path: string, member: string): Promise<Item[]> {
  const items: Item[] = [];
  for (let cursor: string | null = ""; cursor !== null; ) {
    const query: string = `limit=100${cursor === "" ? "" : `&cursor=${encodeURIComponent(cursor)}`}`;
    const page = await call(victim, "GET", `${path}${path.includes("?") ? "&" : "?"}${query}`);
    items.push(...page[member]);
    cursor = page.next_cursor;
  }
  return items;
}

/** Everything that is wrong with an event's deliveries. */
function faults(id: string, logged: Logged | undefined): string[] {
  const seen = arrivals.get(id) ?? [];
  if (!logged) return [`${id} is not in the log; it arrived ${seen.length} times`];
  const { attempts, status, last_attempt: last } = logged;
  const found: string[] = [];
  if (status !== "succeeded") found.push(`${id} is ${status}`);
  if (!seen.some((one) => one.status === last.status_code && one.response === last.response)) {
    found.push(`${id} was answered ${last.status_code} "${last.response}" by the log, but ${JSON.stringify(seen)}`);
  }
  const lost = seen.filter(({ at }) => kills.some((kill) => kill >= at && kill - at < WRITTEN_WITHIN_MS));
  if (attempts > seen.length) found.push(`${id} arrived ${seen.length} times, the log tells of ${attempts}`);
  if (seen.length - attempts > lost.length) found.push(`${id} arrived ${seen.length} times, for ${attempts} in the log`);
  return found;
}

it("delivers every event, and again only what was under way when the process died", {
  timeout: 90_000 + ROUNDS * 30_000,
}, async () => {
  let victim = await start();
  const body = { url: `http://127.0.0.1:${receiver.port}/`, events: [] };
  const { id: endpoint } = await call(victim, "POST", "/webhook-endpoints", body);
  const path = `/namespaces/${encodeURIComponent(NS)}`;
  const subscription = {
    name: "high",
    filters: ["attributes.n", "Gte", 5],
    events: ["entered", "exited"],
    endpoint,
    bulk: "deliver",
  };
  const { id } = await call(victim, "POST", `${path}/subscriptions`, subscription);
  for (let round = 0; round < ROUNDS; round++) {
    let over = false;
    const writing = write(victim, () => over);
    const wanted = arrived() + 20 + Math.floor(random() * 300);
    await expect.poll(arrived, { timeout: 30_000, interval: 5 }).toBeGreaterThanOrEqual(wanted);
    kills.push(Date.now());
    await victim.kill();
    // What it sent in its last moments may still be on its way.
    kills.push(Date.now());
    over = true;
    await writing;
    await victims.query("update wakeups set lease_until = '-infinity' where lease_until is not null");
    victim = await start();
  }
  const at = `/webhook-endpoints/${endpoint}/deliveries`;
  await expect
    .poll(
      async () => {
        const { body } = await victim.client.request("GET", `/namespaces/${encodeURIComponent(NS)}/subscriptions/high`);
        const { deliveries } = await call(victim, "GET", `${at}?status=pending&limit=1`);
        return [body.lag_ms, deliveries.length];
      },
      { timeout: 60_000, interval: 250 },
    )
    .toEqual([0, 0]);
  const events = await all<{ id: string }>(victim, `/events?subscription=${id}`, "events");
  const logged = new Map((await all<Logged>(victim, at, "deliveries")).map((one) => [one.event_id, one]));
  expect(events.length, `seed ${SEED}`).toBeGreaterThan(20 * ROUNDS);
  expect(new Set(events.map((event) => event.id))).toEqual(new Set([...logged.keys()]));
  expect([...arrivals.keys()].filter((one) => !logged.has(one))).toEqual([]);
  expect(events.flatMap((event) => faults(event.id, logged.get(event.id))).slice(0, 10), `seed ${SEED}`).toEqual([]);
  const again = events.reduce((sum, event) => sum + arrivals.get(event.id)!.length - logged.get(event.id)!.attempts, 0);
  expect(again).toBeLessThanOrEqual(MOST_BEGUN * ROUNDS);
  console.log(`${events.length} events, ${again} of them once more, in ${ROUNDS} rounds`);
  await victim.kill();
});
