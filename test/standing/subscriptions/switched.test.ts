/** A subscription that gets summaries and is switched to `deliver` while a bulk change is under way: what had no event is told at the end. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Filter, SubscriptionBulk } from "#generated/types.ts";
import type { Database, Statement, Transaction } from "#src/foundation/db/database.ts";
import type { Bulk } from "#src/records/namespaces/bulk.ts";
import { endBulk, lockNamespace, recordCommit } from "#src/records/namespaces/sequence.ts";
import { ApplicableSubscriptions } from "#src/standing/subscriptions/applicable.ts";
import { followHere } from "#test/support/follow-here.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { type Made, short, subscribe, type Told, toldOf, unsubscribe, write } from "./world.ts";

const open: Filter = ["attributes.status", "Eq", "open"];
const high: Filter = ["answers.high.p", "Gte", 0.5];
const doc = (id: string, status = "open") => ({ id, attributes: { status }, state: { text: id } });
const docs = (count: number) => Array.from({ length: count }, (_, at) => doc(`d-${at}`));

let service: TestService;
let namespace: string;
let n = 0;
beforeAll(async () => {
  // No worker runs, so only the test consumes the feed. Each case decides when.
  service = await testService({ role: "api" }, true);
  // Documents whose names begin with h have high answers.
  service.engine.answer = (_, { context }) => ({ type: "bool", p: JSON.stringify(context).includes('"h-') ? 0.9 : 0.1 });
});
afterAll(() => service.stop());
beforeEach(() => {
  namespace = `switched/${n++}`;
});

const follow = (turns?: number) => followHere(service, namespace, turns === undefined ? {} : { turns });

async function switchTo(bulk: SubscriptionBulk, { owner, name }: Made): Promise<void> {
  const path = `/namespaces/${encodeURIComponent(owner)}/subscriptions/${name}`;
  expect((await service.request("PATCH", path, { body: { bulk } })).status).toBe(200);
}

async function told({ subscriptionId }: Made): Promise<string[]> {
  return short(
    await service.fresh.database.query<Told>({
      text: "select type, data from recorded_events where data ->> 'subscription' = $1 order by record_id",
      values: [subscriptionId],
    }),
  );
}

/** The events of a subscription, those that the relay has moved and those that it has not. */
async function published(made: Made): Promise<string[]> {
  const moved = await toldOf(service, made.subscriptionId);
  return [...short(moved), ...(await told(made))];
}

/** Deletes the namespace, and waits until its job is done. */
async function endNamespace(): Promise<void> {
  const { status, body: job } = await service.request("DELETE", `/namespaces/${encodeURIComponent(namespace)}`);
  expect(status).toBe(202);
  const worker = await service.beside("worker");
  await expect
    .poll(async () => (await service.request("GET", `/jobs/${job.id}`)).body.status, { timeout: 30_000, interval: 25 })
    .toBe("done");
  await worker.stop();
}

async function judge(owner = namespace): Promise<void> {
  const body = { name: "high", type: "bool", question: "Is it?", context: { fields: ["state.text"] } };
  const { status } = await service.request("POST", `/namespaces/${encodeURIComponent(owner)}/judgments`, { body });
  expect(status).toBe(201);
}

/** The parts of a bulk change of answers, as jobs make them. */
function bulkChange(id: string) {
  const bulk: Bulk = { cause: "weights", id, judgment: "high" };
  const namespaceId = async () => {
    const [row] = await service.fresh.database.query<{ id: number }>({
      text: "select namespace_id as id from namespaces where name = $1",
      values: [namespace],
    });
    return row!.id;
  };
  return {
    /** Answers of these documents turn into their opposites. */
    async turn(...documentIds: string[]): Promise<void> {
      const id = await namespaceId();
      await service.fresh.database.transaction(async (tx) => {
        await tx.query({
          text: "update answers set number = 1 - number where namespace_id = $1 and document_id = any($2)",
          values: [id, documentIds],
        });
        const held = (await lockNamespace(tx, id))!;
        await recordCommit(tx, { ...held, at: service.clock.now(), documentIds, bulk });
      });
    },
    async end(): Promise<void> {
      const id = await namespaceId();
      await service.fresh.database.transaction((tx) => endBulk(tx, id, bulk, service.clock.now()));
    },
  };
}

describe("a subscription that is switched to deliver", () => {
  it("during a bulk change is told at its end how many documents had no event", async () => {
    await judge();
    const switched = await subscribe(service, namespace, { name: "switched", filters: high });
    const late = await subscribe(service, namespace, { name: "late", filters: high });
    const deliver = await subscribe(service, namespace, { name: "deliver", filters: high, bulk: "deliver" });
    const ids = ["h-1", "h-2", "l-1", "l-2"];
    await write(service, namespace, { upsert: ids.map((id) => doc(id)), wait_for: ["high"] });
    await follow();
    const before = ["+h-1 answer", "+h-2 answer"];
    const bulk = bulkChange("switched");
    await bulk.turn("h-1", "l-1");
    await follow();
    expect(await told(switched)).toEqual(before);
    await switchTo("deliver", switched);
    await bulk.turn("l-2");
    await follow();
    await bulk.end();
    await switchTo("deliver", late);
    await follow();
    expect(await told(switched)).toEqual([...before, "+l-2 weights", "= weights 3 +1 -1"]);
    expect(await told(late)).toEqual([...before, "= weights 3 +2 -1"]);
    expect(await told(deliver)).toEqual([...before, "-h-1 weights", "+l-1 weights", "+l-2 weights"]);
    // In the next bulk change all have their own events.
    const next = bulkChange("next");
    await next.turn("h-1");
    await next.end();
    await follow();
    for (const made of [switched, late, deliver]) expect((await told(made)).at(-1)).toBe("+h-1 weights");
  });

  it("during a bulk change and hidden before its end is told too", async () => {
    await judge(`${namespace}/*`);
    const above = await subscribe(service, `${namespace}/*`, { name: "s", filters: high });
    namespace = `${namespace}/eu`;
    await write(service, namespace, { upsert: [doc("h-1"), doc("h-2")], wait_for: ["high"] });
    await follow();
    const bulk = bulkChange("hidden");
    await bulk.turn("h-1");
    await follow();
    await switchTo("deliver", above);
    await subscribe(service, namespace, { name: "s", filters: open });
    await follow();
    await bulk.end();
    await follow();
    expect(await told(above)).toEqual(["+h-1 answer", "+h-2 answer", "-h-2 sync", "= weights 0 +0 -1"]);
  });

  it("or hidden when all of its members had left in a bulk change is told at the end of that", async () => {
    await judge(`${namespace}/*`);
    const above = await subscribe(service, `${namespace}/*`, { name: "s", filters: high });
    namespace = `${namespace}/eu`;
    await write(service, namespace, { upsert: [doc("h-1"), doc("h-2")], wait_for: ["high"] });
    await follow();
    const bulk = bulkChange("all gone");
    await bulk.turn("h-1", "h-2");
    await follow();
    await subscribe(service, namespace, { name: "s", filters: open });
    await follow();
    await bulk.end();
    await follow();
    expect(await told(above)).toEqual(["+h-1 answer", "+h-2 answer", "= weights 0 +0 -2"]);
  });

  it("during its first sync is told at the end how many documents had no event", async () => {
    await write(service, namespace, { upsert: docs(1_000) });
    const made = await subscribe(service, namespace, { name: "switched", filters: open });
    // It begins, takes over the subscription, and compares a page of documents with it.
    await follow(3);
    await switchTo("deliver", made);
    await follow();
    const [synced, ...each] = (await told(made)).reverse();
    const without = 1_000 - each.length;
    expect([0, 1_000]).not.toContain(without);
    expect(new Set(each).size).toBe(each.length);
    expect(synced).toBe(`= sync 1000 +${without} -0`);
  });

  it("or from it during its first sync is told each document once", async () => {
    await write(service, namespace, { upsert: docs(1_000) });
    const made = await subscribe(service, namespace, { name: "switched", filters: open, bulk: "deliver" });
    // It begins, takes over the subscription, and compares a page of documents with it.
    await follow(3);
    await switchTo("summary", made);
    await follow(1);
    // This one has had its own event. The commit is read before the rest of the documents.
    await write(service, namespace, { upsert: [doc("d-0", "closed")] });
    await follow();
    const [synced, ...each] = (await told(made)).reverse();
    expect([0, 1_000]).not.toContain(each.length);
    expect(each.every((one) => one.startsWith("+"))).toBe(true);
    expect(synced).toBe(`= sync 999 +${1_000 - each.length} -1`);
  });

  it("during its first sync is told of documents that were written meanwhile and had no event", async () => {
    await write(service, namespace, { upsert: [doc("a"), doc("b", "closed")] });
    const made = await subscribe(service, namespace, { name: "switched", filters: open });
    // It begins, and takes over the subscription.
    await follow(2);
    await write(service, namespace, { upsert: [doc("b"), doc("c")] });
    // It reads the commit.
    await follow(1);
    await switchTo("deliver", made);
    await follow();
    expect(await told(made)).toEqual(["+a sync", "= sync 3 +2 -0"]);
    await write(service, namespace, { upsert: [doc("b", "closed")] });
    await follow();
    expect((await told(made)).slice(2)).toEqual(["-b write"]);
  });

  it("while its members leave it is told how many left without an event", async () => {
    const above = await subscribe(service, `${namespace}/*`, { name: "s", filters: open });
    namespace = `${namespace}/eu`;
    await write(service, namespace, { upsert: docs(600) });
    await follow();
    const own = await subscribe(service, namespace, { name: "s", filters: ["attributes.status", "Eq", "other"] });
    // It takes over the change, and removes a page of the members.
    await follow(2);
    await switchTo("deliver", above);
    await follow();
    const [synced, ...each] = (await told(above)).slice(600).reverse();
    const without = 600 - each.length;
    expect([0, 600]).not.toContain(without);
    expect(synced).toBe(`= sync 0 +0 -${without}`);
    await unsubscribe(service, own);
    await follow();
    expect((await told(above)).slice(600 + each.length + 1).filter((one) => one.startsWith("="))).toEqual([]);
  });
});

describe("what came in a walk without an event, before the walk ended,", () => {
  /** Subscriptions of a template with one member, and a threshold that has brought another. Its walk has not told of that. */
  async function walking(): Promise<{ summary: Made; switched: Made }> {
    const above = `${namespace}/*`;
    const path = `/namespaces/${encodeURIComponent(above)}/judgments`;
    const body = { name: "high", type: "bool", question: "?", context: { fields: ["state.text"] }, thresholds: { cut: 0.8 } };
    expect((await service.request("POST", path, { body })).status).toBe(201);
    const filters: Filter = ["answers.high.thresholds.cut", "Eq", true];
    const summary = await subscribe(service, above, { name: "summary", filters });
    const switched = await subscribe(service, above, { name: "switched", filters });
    namespace = `${namespace}/eu`;
    await write(service, namespace, { upsert: [doc("h-1"), doc("l-1")], wait_for: ["high"] });
    await follow();
    expect((await service.request("PATCH", `${path}/high`, { body: { thresholds: { cut: 0.05 } } })).status).toBe(200);
    // It takes over the change, and compares the documents. The walk ends after the commit that began it.
    await follow(2);
    await switchTo("deliver", switched);
    for (const made of [summary, switched]) expect(await told(made)).toEqual(["+h-1 answer"]);
    return { summary, switched };
  }

  it("is told when another subscription hides this one", async () => {
    const { summary, switched } = await walking();
    for (const { name } of [summary, switched]) await subscribe(service, namespace, { name, filters: ["id", "Eq", "none"] });
    await follow();
    expect(await told(summary)).toEqual(["+h-1 answer", "= sync 0 +1 -2"]);
    expect(await told(switched)).toEqual(["+h-1 answer", "-h-1 sync", "-l-1 sync", "= sync 0 +1 -0"]);
  });

  it("is told at the end of the namespace", async () => {
    const { summary, switched } = await walking();
    await endNamespace();
    expect(await published(summary)).toEqual(["+h-1 answer", "= delete 0 +1 -2"]);
    expect(await published(switched)).toEqual(["+h-1 answer", "-h-1 delete", "-l-1 delete", "= delete 0 +1 -0"]);
  });
});

describe("the end of a namespace in the middle of a bulk change", () => {
  it("is told with the members that had come and left without an event", async () => {
    await judge();
    const made = [];
    for (const name of ["summary", "switched", "deliver"]) {
      const bulk = name === "deliver" ? "deliver" : "summary";
      made.push(await subscribe(service, namespace, { name, filters: high, bulk }));
    }
    await write(service, namespace, { upsert: ["h-1", "h-2", "l-1"].map((id) => doc(id)), wait_for: ["high"] });
    await follow();
    await bulkChange(namespace).turn("h-1", "l-1");
    await follow();
    await switchTo("deliver", made[1]!);
    // A second change takes away the last member of some.
    await bulkChange(`${namespace} too`).turn("h-2");
    await follow();
    await endNamespace();
    const last = async (one: Made) => (await published(one)).slice(2);
    expect(await last(made[0]!)).toEqual(["= delete 0 +1 -3"]);
    expect(await last(made[1]!)).toEqual(["-h-2 weights", "-l-1 delete", "= delete 0 +1 -1"]);
    expect(await last(made[2]!)).toEqual(["-h-1 weights", "+l-1 weights", "-h-2 weights", "-l-1 delete"]);
  });
});

/** The database, with what its statements of these names are asked with. */
function watching(names: readonly string[]) {
  const asked: { name: string; values: readonly unknown[] }[] = [];
  const { database } = service.fresh;
  const watched = (tx: Transaction) =>
    new Proxy(tx, {
      get(of, key) {
        const member = Reflect.get(of, key, of);
        if (key !== "query") return typeof member === "function" ? member.bind(of) : member;
        return (statement: Statement) => {
          if (names.includes(statement.name ?? "")) asked.push({ name: statement.name!, values: statement.values ?? [] });
          return of.query(statement);
        };
      },
    });
  const transaction: Database["transaction"] = (work, options) => database.transaction((tx) => work(watched(tx)), options);
  const db = new Proxy(database, { get: (of, key) => (key === "transaction" ? transaction : Reflect.get(of, key, of)) });
  return { db, asked };
}

/** Subscriptions that read the judgment. Every second one delivers. The others want a summary. */
async function subscribeMany(count: number): Promise<void> {
  await service.fresh.database.query({
    text: `
      insert into subscriptions (subscription_id, organization_id, owner, name, filters, events, include, bulk, created_at,
                                 created_epoch, epoch)
      select 'sub_' || lpad(($4::integer * 1000 + n)::text, 26, '0'), $1, $2, 's' || n, $3::jsonb, '{entered,exited}', '{}',
             case when n % 2 = 0 then 'deliver' else 'summary' end, now(), epoch, epoch
      from definition_epochs, generate_series(1, $5) as n where organization_id = $1`,
    values: [service.organizationId, namespace, JSON.stringify(high), n, count],
  });
}

describe("the end of a bulk change", () => {
  it("looks only at subscriptions that are told, whatever others read the judgment", async () => {
    await judge();
    const { database } = service.fresh;
    await subscribeMany(600);
    // It is made over HTTP, so the namespace is followed.
    const deliver = await subscribe(service, namespace, { name: "deliver", filters: high, bulk: "deliver" });
    await write(service, namespace, { upsert: [doc("h-1")], wait_for: ["high"] });
    await follow();
    const bulk = bulkChange("costs");
    await bulk.turn("h-1");
    await follow();
    // Some of these are switched.
    await database.query({
      text: `
        update subscriptions set bulk = 'deliver', epoch = (select epoch from definition_epochs where organization_id = $1)
        where owner = $2 and bulk = 'summary' and right(subscription_id, 1) in ('1', '3')`,
      values: [service.organizationId, namespace],
    });
    await switchTo("deliver", deliver);
    await bulk.end();
    const { db, asked } = watching(["subscriptions_read_states", "subscriptions_count_members", "positions_advance"]);
    await followHere(service, namespace, { db });
    const synced = await database.query<Told & { id: string }>({
      text: "select type, data, data ->> 'subscription' as id from recorded_events where type = 'subscription.synced' and data ->> 'namespace' = $1",
      values: [namespace],
    });
    expect(synced).toHaveLength(300);
    expect(new Set(short(synced))).toEqual(new Set(["= weights 0 +0 -1"]));
    expect(synced.filter(({ id }) => Number(id.slice(4)) % 2 === 0)).toEqual([]);
    const of = (name: string) => asked.filter((each) => each.name === name);
    const ids = (name: string) =>
      of(name).flatMap(({ values }) => [values[1]].flat().flatMap((value) => String(value).match(/sub_\w+/g) ?? []));
    for (const name of ["subscriptions_read_states", "subscriptions_count_members"]) {
      expect(ids(name).sort(), name).toEqual(synced.map(({ id }) => id).sort());
    }
    // The switch, the last commit, and two transactions of at most 256 subscriptions.
    expect(of("positions_advance")).toHaveLength(4);
  });

  it("leaves out none if one is changed while they are looked for", async () => {
    await judge();
    await subscribeMany(600);
    // It is made over HTTP, so the namespace is followed.
    await subscribe(service, namespace, { name: "deliver", filters: high, bulk: "deliver" });
    await write(service, namespace, { upsert: [doc("h-1")], wait_for: ["high"] });
    await follow();
    // It has changed no members, so nothing was counted.
    await bulkChange(namespace).end();
    const subscriptions = new ApplicableSubscriptions();
    const at = subscriptions.at.bind(subscriptions);
    subscriptions.at = async (...args) => {
      const applied = await at(...args);
      const all = applied.filteringBy.bind(applied);
      // A changed one is removed from a set and added again, so an iteration under way comes to it twice.
      applied.filteringBy = function* (judgment) {
        yield* all(judgment);
        yield* [...all(judgment)].slice(0, 1);
      };
      return applied;
    };
    await followHere(service, namespace, { subscriptions });
    const synced = await service.fresh.database.query<{ id: string }>({
      text: "select data ->> 'subscription' as id from recorded_events where type = 'subscription.synced' and data ->> 'namespace' = $1",
      values: [namespace],
    });
    expect(new Set(synced.map(({ id }) => id)).size).toBe(300);
    expect(synced).toHaveLength(300);
  });
});
