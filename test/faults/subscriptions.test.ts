/**
 * Two processes run, and one after the other is killed, while clients write documents and create, change and delete subscriptions over
 * HTTP.
 *
 * Whenever nothing is in flight, the feed is compared with what was written (`subscriptions/replay.ts`): every event is true, none is
 * missing, none is there twice, and all are in order. Then documents are written one request at a time, and exactly their transitions must
 * be there. In between, a namespace is deleted and written again. `FAULT_ROUNDS` is the number of kills.
 */
import { afterAll, expect, it, vi } from "vitest";
import type { Filter } from "#generated/types.ts";
import { expectedMembers, follow, type Life, matchesSettled, membersOf, type Told } from "./subscriptions/replay.ts";
import { type Content, MARK, Truth } from "./subscriptions/truth.ts";
import { pause, ROUNDS, random, SEED, type Victim, Victims } from "./victims.ts";

/** A process whose claims were cut off is waited for, so several are killed before that. */
const KILLS_BETWEEN = 5;
const SHORT = ROUNDS < 10;
const STEPS = SHORT ? 1 : 3;
const WRITERS = 3;
const DOCUMENTS = 8;
const TEMPLATE = "w/*";
const NAMESPACES = ["w/a", "w/b"];

const own: Record<string, Filter> = {
  many: ["attributes.n", "Gte", 5],
  few: ["attributes.n", "Lt", 3],
  none: ["attributes.n", "Eq", null],
  tagged: ["Not", ["attributes.tags", "ContainsAny", ["a", "b"]]],
  likely: ["answers.high.p", "Gte", 0.6],
  both: [
    "And",
    [
      ["attributes.status", "Eq", "open"],
      ["answers.high.thresholds.cut", "Eq", true],
    ],
  ],
};
const inherited: Record<string, Filter> = {
  open: ["attributes.status", "In", ["open", "new"]],
  unlikely: ["Not", ["answers.high.p", "Gte", 0.3]],
};

/** Between a write and the answer to it documents may match these, whatever they do before and after. */
const BETWEEN = ["both", "unlikely"];

/** One that is followed, with what has been seen of it. */
interface Followed {
  id: string;
  owner: string;
  name: string;
  filter: Filter;
  after: string;
  /** By namespace and document. */
  lives: Map<string, Map<string, Life>>;
}

const victims = new Victims();
const running: Victim[] = [];
const truths = new Map(NAMESPACES.map((namespace) => [namespace, new Truth()]));
const followed = new Map<string, Followed>();
let writes = 0;
afterAll(() => victims.remove());

const at = (owner: string, ...parts: string[]) => ["", "namespaces", owner, ...parts].map(encodeURIComponent).join("/");
const draw = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
const start = () => victims.start({}, "test/faults/subscriptions/plain-judge.ts");

/** To a process that lives, until it is answered. */
async function ask(method: string, path: string, body?: object) {
  for (;;) {
    const answer = await draw(running)
      .client.request(method, path, body)
      .catch(() => undefined);
    if (answer) return answer;
    await pause(50);
  }
}

async function make(owner: string, name: string, filter: Filter): Promise<void> {
  const { status, body } = await ask("POST", at(owner, "subscriptions"), { name, filters: filter, bulk: "deliver" });
  // Where a process was killed before it could tell, it is there.
  expect([201, 409], JSON.stringify(body)).toContain(status);
  const { body: view } = await ask("GET", at(owner, "subscriptions", name));
  followed.set(name, { id: view.id, owner, name, filter, after: "", lives: new Map() });
}

async function end(owner: string, name: string): Promise<void> {
  const { status } = await ask("DELETE", at(owner, "subscriptions", name));
  expect([204, 404]).toContain(status);
  followed.delete(name);
}

function drawContent(): Content {
  const n = Math.floor(random() * 10);
  const attributes = { status: draw(["open", "new", "closed"]), tags: draw([["a"], ["b", "c"], ["c"], []]) };
  return { n: Math.floor(random() * 10), attributes: random() < 0.8 ? { ...attributes, n } : attributes };
}

/** One write of documents that nobody else writes. */
async function write(namespace: string, ids: readonly string[], by: Victim): Promise<void> {
  const documents = new Map(ids.map((id) => [id, random() < 0.25 ? null : drawContent()]));
  const mark = `${MARK}${writes++}`;
  const sent = { documents, answered: null as number | null };
  truths.get(namespace)!.sent.set(mark, sent);
  const upsert = [...documents].flatMap(([id, content]) =>
    content ? [{ id, attributes: content.attributes, state: { tenths: content.n } }] : [],
  );
  const gone = [...documents].flatMap(([id, content]) => (content ? [] : [id]));
  const body = {
    upsert: [...upsert, { id: mark, attributes: { n: 4, status: "mark", tags: ["a"] }, state: { tenths: 5 } }],
    delete: gone,
  };
  const answer = await by.client.request("POST", at(namespace), body).catch(() => undefined);
  if (answer?.status === 200) sent.answered = answer.body.results.find(({ id }: { id: string }) => id === mark).revision;
}

const idsOf = (writer: number) => Array.from({ length: DOCUMENTS }, (_, n) => `w${writer}/${n}`);

/** Until it is over: writes, changed and ended subscriptions, other thresholds. */
function storm(isOver: () => boolean): Promise<unknown> {
  const writers = Array.from({ length: WRITERS }, async (_, writer) => {
    while (!isOver()) {
      const ids = [...new Set([draw(idsOf(writer)), draw(idsOf(writer)), draw(idsOf(writer))])];
      await write(draw(NAMESPACES), ids, draw(running));
      if (SHORT) await pause(20);
    }
  });
  const changes = async () => {
    while (!isOver()) {
      await ask("PATCH", at("w/a", "subscriptions", "many"), {
        include: draw([null, { attributes: ["status"] }, { answers: ["high"] }]),
      });
      await ask("PATCH", at(TEMPLATE, "subscriptions", "open"), { bulk: draw(["deliver", "summary"]) });
      await ask("PATCH", at(TEMPLATE, "judgments", "high"), { thresholds: { cut: draw([0.4, 0.7]) } });
      if (random() < 0.5) await end("w/a", "brief");
      else await make("w/a", "brief", own.many!);
    }
  };
  return Promise.all([...writers, changes()]);
}

/** When all that was written is judged, looked at and in the feed, and each subscription says so. */
async function quiet(): Promise<void> {
  await allTold();
  for (const namespace of NAMESPACES) {
    const { body } = await ask("GET", at(namespace, "subscriptions"));
    for (const view of body.subscriptions) expect(view, namespace).toMatchObject({ status: "live", lag_ms: 0 });
  }
}

/** A claim of a killed process runs out after 20 seconds. */
async function allTold(): Promise<void> {
  await vi.waitUntil(
    async () => {
      const waiting = "wakeups where kind in ('subscriptions', 'judging') and namespace_id <> 0";
      return (await victims.count(waiting, "recorded_events")) === 0;
    },
    { timeout: 90_000, interval: 200 },
  );
}

/** Lets claims run out before their time, those of the killed and of the living: then two work on one namespace at once. */
async function runOut(): Promise<void> {
  // Rows that somebody changes right now are left out: to wait for several of them, in no order, can end in a deadlock with the processes.
  await victims.query(`
    update wakeups set lease_until = now() - interval '1 second'
    where ctid = any(array(select ctid from wakeups where lease_owner is not null for update skip locked))`);
}

async function news({ id, after }: Followed): Promise<{ told: Told[]; after: string }> {
  const told: Told[] = [];
  for (let from = after; ; ) {
    const query = new URLSearchParams({ subscription: id, limit: "1000", ...(from ? { after: from } : {}) });
    const { status, body } = await ask("GET", `/events?${query}`);
    expect(status, JSON.stringify(body)).toBe(200);
    if (body.events.length === 0) return { told, after: body.last_event_id ?? from };
    told.push(...body.events.filter(({ data }: Told) => !data.document_id?.startsWith(MARK)));
    from = body.last_event_id;
  }
}

/** Holds all that has been told since the last time against what was written; answers it by namespace and subscription. */
async function check(): Promise<Map<string, Told[]>> {
  for (const [namespace, truth] of truths) await truth.read(victims, namespace);
  const seen = new Map<string, Told[]>();
  for (const each of followed.values()) {
    const { told, after } = await news(each);
    each.after = after;
    for (const [namespace, truth] of truths) {
      if (each.owner !== TEMPLATE && each.owner !== namespace) continue;
      const here = told.filter(({ type, data }) => data.namespace === namespace && type !== "subscription.synced");
      const lives = each.lives.get(namespace) ?? new Map<string, Life>();
      each.lives.set(namespace, lives);
      follow(here, each.filter, truth, lives);
      expect(membersOf(lives), `${each.name} in ${namespace}`).toEqual(expectedMembers(each.filter, truth));
      seen.set(`${namespace} ${each.name}`, here);
      const { body } = await ask("POST", at(namespace, "subscriptions", each.name, "query"), { top_k: 1000 });
      const rows = body.rows.map(({ id }: { id: string }) => id).filter((id: string) => !id.startsWith(MARK));
      expect(rows.sort(), `${each.name} in ${namespace}`).toEqual(membersOf(lives));
    }
  }
  return seen;
}

/** One write and nothing beside it: its transitions are there, and no other. */
async function step(): Promise<void> {
  const namespace = draw(NAMESPACES);
  const truth = truths.get(namespace)!;
  const before = new Map(truth.now());
  const ids = [...new Set([draw(idsOf(0)), draw(idsOf(0)), draw(idsOf(1))])];
  await write(namespace, ids, running[0]!);
  await quiet();
  const seen = await check();
  const now = new Map(truth.now());
  for (const [place, told] of seen) {
    const [at, name] = place.split(" ") as [string, string];
    if (BETWEEN.includes(name)) continue;
    const { filter } = followed.get(name)!;
    const expected = ids.flatMap((id) => {
      const holdsIn = (all: typeof now) => all.has(id) && matchesSettled(filter, id, all.get(id)!.content);
      const [was, is] = at === namespace ? [holdsIn(before), holdsIn(now)] : [false, false];
      return was === is ? [] : [`${id} subscription.${is ? "entered" : "exited"}`];
    });
    expect(told.map(({ type, data }) => `${data.document_id} ${type}`).sort(), place).toEqual(expected.sort());
  }
}

/** A namespace goes, and with it its own subscriptions; those of the template follow the next of its name. All are told of each member's exit. */
async function startOver(namespace: string): Promise<void> {
  const { status, body } = await ask("DELETE", at(namespace));
  expect([202, 404], JSON.stringify(body)).toContain(status);
  if (status === 202) {
    const isDone = async () => (await ask("GET", `/jobs/${body.id}`)).body.status === "done";
    await vi.waitUntil(isDone, { timeout: 90_000, interval: 200 });
  }
  await allTold();
  for (const each of followed.values()) {
    const members = membersOf(each.lives.get(namespace) ?? new Map());
    const { told, after } = await news(each);
    each.after = after;
    const about = told.map(({ type, data }) => `${data.namespace} ${data.document_id} ${type} ${data.cause}`);
    expect(about.sort(), each.name).toEqual(members.map((id) => `${namespace} ${id} subscription.exited delete`).sort());
  }
  truths.set(namespace, new Truth());
  for (const each of followed.values()) each.lives.delete(namespace);
  if (namespace !== "w/a") return;
  for (const name of [...Object.keys(own), "brief"]) followed.delete(name);
  for (const [name, filter] of Object.entries(own)) await make(namespace, name, filter);
}

it("tells of every transition, once and in order, whoever is killed", { timeout: 120_000 + ROUNDS * 30_000 }, async () => {
  running.push(await start(), await start());
  const high = { name: "high", type: "bool", question: "Is it?", engine: { name: "plain" }, thresholds: { cut: 0.5 } };
  expect((await ask("POST", at(TEMPLATE, "judgments"), { ...high, context: { fields: ["state.tenths"] } })).status).toBe(201);
  for (const [name, filter] of Object.entries(inherited)) await make(TEMPLATE, name, filter);
  for (const [name, filter] of Object.entries(own)) await make("w/a", name, filter);
  let told = 0;
  for (let kills = 0; kills < ROUNDS; ) {
    let over = false;
    const load = storm(() => over);
    for (const most = Math.min(ROUNDS, kills + KILLS_BETWEEN); kills < most; kills++) {
      await pause(300 + random() * (SHORT ? 200 : 700));
      await running[kills % 2]!.kill();
      running[kills % 2] = await start();
      if (SHORT || random() < 0.5) await runOut();
    }
    over = true;
    await load;
    await ask("PATCH", at(TEMPLATE, "judgments", "high"), { thresholds: { cut: 0.5 } });
    await ask("PATCH", at(TEMPLATE, "subscriptions", "open"), { bulk: "deliver" });
    await quiet();
    for (const events of (await check()).values()) told += events.length;
    for (let n = 0; n < STEPS; n++) await step();
    await startOver(draw(NAMESPACES));
    console.log(`${kills} kills of ${ROUNDS}, ${writes} writes, ${told} transitions (seed ${SEED})`);
  }
  expect(told).toBeGreaterThan(0);
  await Promise.all(running.map((each) => each.kill()));
});
