/**
 * Everything at once. Three processes run, and one after the other is killed. Clients write, delete, change thresholds, run jobs and post
 * outcomes. Namespaces inherit judgments over each other, one of which reads a group. Subscriptions send to a receiver.
 *
 * When nothing is in flight, these hold:
 * - Every answer fits its document and the documents that its context shows.
 * - Rows of groups and members of subscriptions are those of the documents.
 * - The receiver has every event of the feed.
 * - No request has failed, except those to a killed process.
 */
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type Receiver, startReceiver } from "#test/events/webhooks/receiver.ts";
import { answersOf, CUT, type Document, group, judgments, rowsOf, type Shown, subscriptions } from "./everything/expected.ts";
import { pause, ROUNDS, random, SEED, type Victim, Victims } from "./victims.ts";

const TEMPLATE = "all/*";
const NAMESPACES = ["all/one", "all/two"];
const IDS = Array.from({ length: 30 }, (_, n) => `d-${n}`);
const KEYS = ["x", "y", "z"];
const PROCESSES = 3;
const CALLERS = 4;
/** Kills between two looks at the whole. */
const KILLS_BETWEEN = 5;

const victims = new Victims();
const running: Victim[] = [];
/** All that was started, to see what it logged. */
const started: Victim[] = [];
const outcomes = new Set<string>();
const faults: string[] = [];
let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver({ plain: true });
});
afterAll(async () => {
  await receiver.close();
  await victims.remove();
});

// biome-ignore lint/suspicious/noExplicitAny: bodies of several types
type Answer = { status: number; body: any };

const at = (owner: string, ...parts: string[]) => ["", "namespaces", owner, ...parts].map(encodeURIComponent).join("/");
const draw = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;

async function start(): Promise<Victim> {
  const victim = await victims.start({ WEBHOOK_ALLOW_PRIVATE: "true" }, "test/faults/everything/digest-judge.ts");
  started.push(victim);
  return victim;
}

/** Null where nobody answered. Whatever is asked is right, if perhaps too late. */
async function ask(method: string, path: string, body?: object): Promise<Answer | null> {
  const answer = await draw(running)
    .client.request(method, path, body)
    .catch(() => null);
  if (answer && (answer.status === 400 || answer.status >= 500))
    faults.push(`${method} ${path} ${JSON.stringify(body)}: ${JSON.stringify(answer)}`);
  return answer;
}

async function insist(method: string, path: string, body?: object): Promise<Answer["body"]> {
  for (;;) {
    const answer = await ask(method, path, body);
    if (answer && answer.status < 300) return answer.body;
    if (answer && answer.status !== 409) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
    await pause(50);
  }
}

function drawn(id: string): object {
  const n = IDS.indexOf(id);
  const attributes = {
    ...(random() < 0.9 ? { k: draw(KEYS) } : {}),
    ...(random() < 0.7 ? { friend: draw(IDS) } : {}),
    ...(random() < 0.8 ? { open: random() < 0.5 } : {}),
  };
  const created_at = new Date(Date.UTC(2026, 0, 1, 0, 0, n)).toISOString();
  return { id, created_at, attributes, state: { tenths: Math.floor(random() * 11) } };
}

/** What callers and operators do, any of it at any time. */
const deeds: (() => Promise<unknown>)[] = [
  ...Array.from({ length: 6 }, () => () => {
    const ids = [...new Set([draw(IDS), draw(IDS), draw(IDS)])];
    const gone = ids.filter(() => random() < 0.15);
    const upsert = ids.filter((id) => !gone.includes(id)).map(drawn);
    const waits = random() < 0.2 ? { wait_for: [draw(judgments).name] } : {};
    return ask("POST", at(draw(NAMESPACES)), { upsert, delete: gone, ...waits });
  }),
  () => ask("PATCH", at(TEMPLATE, "judgments", "high"), { thresholds: { cut: draw([0.3, CUT, 0.8]) } }),
  () => ask("POST", at(draw([TEMPLATE, ...NAMESPACES]), "judgments", draw(judgments).name, "backfill"), { confirm: true }),
  () => ask("POST", at(draw(NAMESPACES), "evaluations", "export"), {}),
  () => ask("POST", at(draw(NAMESPACES), "judgments", "high", "simulate"), { thresholds: { cut: 0.6 } }),
  () => ask("GET", at(draw(NAMESPACES), "documents", draw(IDS), "answers", draw(judgments).name, "explain")),
  () => ask("GET", at(draw(NAMESPACES), "groups", group.name)),
  () => ask("GET", at(draw(NAMESPACES), "judgments", "high", "calibration")),
  async () => {
    const id = `o-${Math.floor(random() * 1e9)}`;
    const outcome = { id, document_id: draw(IDS), judgment: "high", value: random() < 0.5 };
    const answer = await ask("POST", at("all/one", "outcomes"), { outcomes: [outcome] });
    if (answer?.status === 201 || answer?.status === 200) outcomes.add(id);
  },
  () => ask("POST", at(TEMPLATE, "judgments", "alike", "activate"), { version: draw([1, 2]), force: true }),
  async () => {
    const answer = await ask("GET", "/jobs?limit=20");
    const job = draw((answer?.body.jobs ?? []) as { id: string }[]);
    if (job) await ask("POST", `/jobs/${job.id}/${draw(["pause", "resume", "cancel"])}`);
  },
];

async function all<Item>(path: string, member: string): Promise<Item[]> {
  const items: Item[] = [];
  for (let cursor: string | null = ""; cursor !== null; ) {
    const answer = await insist("GET", `${path}${path.includes("?") ? "&" : "?"}limit=1000${cursor ? `&cursor=${cursor}` : ""}`);
    items.push(...answer[member]);
    cursor = answer.next_cursor as string | null;
  }
  return items;
}

interface Row extends Document {
  // biome-ignore lint/suspicious/noExplicitAny: answers of several shapes
  answers: Record<string, any>;
}

async function documents(namespace: string): Promise<Row[]> {
  const include = { attributes: ["k", "friend", "open"], state: true, answers: judgments.map(({ name }) => name) };
  const { rows } = await insist("POST", at(namespace, "query"), { top_k: 1_000, include });
  return rows.map(({ id, attributes, state, answers }: Answer["body"]) => {
    const there = Object.entries(attributes).filter(([, value]) => value !== null);
    return { id, at: IDS.indexOf(id), attributes: Object.fromEntries(there), tenths: state.tenths, answers };
  });
}

const EMPTY = { code: "context_empty" };

function shownOf({ answers }: Row): Shown {
  return Object.fromEntries(judgments.map(({ name }) => [name, answers[name].p]));
}

/** Holds a namespace against what its documents make of it. */
async function check(namespace: string): Promise<void> {
  const rows = await documents(namespace);
  const expected = answersOf(rows);
  for (const { id, answers } of rows) {
    for (const [name, p] of Object.entries(expected.get(id)!)) {
      // Where a context shows nothing, a former answer stays as it is.
      const answer =
        p === null ? { freshness: expect.stringMatching(/^(stale|unavailable)$/), error: EMPTY } : { freshness: "fresh", p };
      expect(answers[name], `${namespace} ${id} ${name} (seed ${SEED})`).toMatchObject(answer);
    }
  }
  const { rows: counted } = await insist("GET", at(namespace, "groups", group.name));
  const shown = counted.map(({ key, values }: Answer["body"]) => [key, { count: values.count, high: values.count_where.high }]);
  expect(new Map(shown), `${namespace}, the group`).toEqual(rowsOf(rows));
  for (const { name, holds } of subscriptions) {
    const members = rows.filter((one) => holds(one, shownOf(one))).map(({ id }) => id);
    const path = at(namespace, "subscriptions", name);
    expect(await insist("GET", path), `${namespace} ${name}`).toMatchObject({ status: "live", lag_ms: 0 });
    expect(members.sort(), `${namespace} ${name} by its events`).toEqual(await followed(namespace, name));
    const { rows: queried } = await insist("POST", `${path}/query`, { top_k: 1_000 });
    expect(queried.map(({ id }: Document) => id).sort(), `${namespace} ${name} by its query`).toEqual(members);
  }
}

interface Told {
  id: string;
  type: string;
  // biome-ignore lint/suspicious/noExplicitAny: bodies of several types
  data: any;
}

async function told(): Promise<Told[]> {
  const events: Told[] = [];
  for (let after: string | undefined; ; ) {
    const body = await insist("GET", `/events?limit=1000&types=subscription.*${after ? `&after=${after}` : ""}`);
    if (body.events.length === 0) return events;
    events.push(...body.events);
    after = body.last_event_id;
  }
}

/** Who has entered and not left, by the feed; whoever is in enters no more, and whoever is out does not leave. */
async function followed(namespace: string, name: string): Promise<string[]> {
  const members = new Set<string>();
  for (const { id, type, data } of await told()) {
    if (data.namespace !== namespace || data.subscription_name !== name || type === "subscription.synced") continue;
    const entered = type === "subscription.entered";
    expect(members.has(data.document_id), `${id}: ${data.document_id} ${type}`).toBe(!entered);
    if (entered) members.add(data.document_id);
    else members.delete(data.document_id);
  }
  return [...members].sort();
}

/** Until all is done and right. A claim of a killed process runs out after 20 seconds. */
async function quiet(): Promise<void> {
  const looks = { timeout: 120_000, interval: 500 };
  const running = "/jobs?status=running&limit=1";
  const paused = "/jobs?status=paused&limit=100";
  for (const { id } of (await insist("GET", paused)).jobs) await insist("POST", `/jobs/${id}/resume`);
  // What another version has answered is judged anew by nothing else.
  await insist("POST", at(TEMPLATE, "judgments", "alike", "backfill"), { confirm: true });
  await vi.waitFor(async () => expect((await insist("GET", running)).jobs).toEqual([]), looks);
  for (const namespace of NAMESPACES) await vi.waitFor(() => check(namespace), looks);
}

it("comes to what the documents make of it, whoever is killed", { timeout: 180_000 + ROUNDS * 30_000 }, async () => {
  for (let n = 0; n < PROCESSES; n++) running.push(await start());
  const { id: endpoint } = await insist("POST", "/webhook-endpoints", { url: `http://127.0.0.1:${receiver.port}/`, events: [] });
  const definition = { type: "bool", question: "Is it?", engine: { name: "digest" }, thresholds: { cut: CUT } };
  await insist("POST", at(TEMPLATE, "judgments"), { ...definition, ...judgments[0] });
  await insist("POST", at(TEMPLATE, "groups"), group);
  for (const judgment of judgments.slice(1)) await insist("POST", at(TEMPLATE, "judgments"), { ...definition, ...judgment });
  await insist("POST", at(TEMPLATE, "judgments", "alike", "versions"), { ...definition, ...judgments[4], question: "Or is it?" });
  for (const { name, filters } of subscriptions)
    await insist("POST", at(TEMPLATE, "subscriptions"), { name, filters, endpoint, bulk: "deliver" });
  for (let kills = 0; kills < ROUNDS; ) {
    let over = false;
    const callers = Array.from({ length: CALLERS }, async () => {
      while (!over) await draw(deeds)();
    });
    for (const most = Math.min(ROUNDS, kills + KILLS_BETWEEN); kills < most; kills++) {
      await pause(200 + random() * 800);
      await running[kills % PROCESSES]!.kill();
      running[kills % PROCESSES] = await start();
    }
    over = true;
    await Promise.all(callers);
    await insist("PATCH", at(TEMPLATE, "judgments", "high"), { thresholds: { cut: CUT } });
    await quiet();
    expect(faults.slice(0, 5)).toEqual([]);
    console.log(`${kills} kills of ${ROUNDS} (seed ${SEED})`);
  }
  const pending = `/webhook-endpoints/${endpoint}/deliveries?status=pending&limit=1`;
  await vi.waitFor(async () => expect((await insist("GET", pending)).deliveries).toEqual([]), { timeout: 60_000 });
  const events = await told();
  const arrived = new Set(receiver.received.map(({ headers }) => headers["webhook-id"]!));
  expect(arrived).toEqual(new Set(events.map(({ id }) => id)));
  const posted = new Set((await all<{ id: string }>(at("all/one", "outcomes"), "outcomes")).map(({ id }) => id));
  expect([...outcomes].filter((id) => !posted.has(id))).toEqual([]);
  const failed = await all<{ status: string }>("/jobs", "jobs");
  expect(failed.filter(({ status }) => status === "failed")).toEqual([]);
  const logged = started.flatMap(({ service }) => service.lines.filter(({ level }) => level === "error" || level === "fatal"));
  expect(logged.slice(0, 3)).toEqual([]);
  console.log(`${events.length} events, ${failed.length} jobs, ${outcomes.size} outcomes in ${ROUNDS} rounds`);
  await Promise.all(running.map((each) => each.kill()));
});
