/**
 * When and why events say that something happened. Each event of a document has its own sequence, higher than those before, and nothing is
 * left out.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Filter } from "#generated/types.ts";
import { endBulk } from "#src/records/namespaces/sequence.ts";
import { Writers } from "#test/records/documents/writers.ts";
import { followHere } from "#test/support/follow-here.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { type Made, short, subscribe, type Told, unsubscribe, write } from "./world.ts";

const open: Filter = ["attributes.status", "Eq", "open"];
const doc = (id: string, status = "open") => ({ id, attributes: { status } });

let service: TestService;
let namespace: string;
let n = 0;
beforeAll(async () => {
  // No worker runs, so only the test consumes the feed. Each case decides when.
  service = await testService({ role: "api" }, true);
});
afterAll(() => service.stop());
beforeEach(() => {
  namespace = `when/${n++}`;
});

const follow = (of = namespace) => followHere(service, of);

async function recorded({ subscriptionId }: Made): Promise<Told[]> {
  return service.fresh.database.query<Told>({
    text: "select type, data from recorded_events where data ->> 'subscription' = $1 order by record_id",
    values: [subscriptionId],
  });
}

const steps = async (made: Made) => (await recorded(made)).map(({ data }, at, all) => [short(all)[at], data.sequence]);

const patch = (judgment: string, thresholds: object) =>
  service.request("PATCH", `/namespaces/${encodeURIComponent(namespace)}/judgments/${judgment}`, { body: { thresholds } });

describe("a document that is deleted and written again before the consumer reads it", () => {
  it("leaves at the sequence of its deletion", async () => {
    const made = await subscribe(service, namespace, { name: "open", filters: open, bulk: "deliver" });
    await write(service, namespace, { upsert: [doc("a")] });
    await follow();
    await write(service, namespace, { delete: ["a"] });
    await write(service, namespace, { upsert: [doc("b")] });
    await write(service, namespace, { delete: ["a"] });
    await write(service, namespace, { upsert: [doc("a")] });
    await write(service, namespace, { patch: [{ id: "a", attributes: { more: 1 } }] });
    await follow();
    expect(await steps(made)).toEqual([
      ["+a write", 1],
      ["-a delete", 2],
      ["+a write", 6],
      ["+b write", 3],
    ]);
  });

  it("in one commit leaves before it enters", async () => {
    const made = await subscribe(service, namespace, { name: "open", filters: open });
    const writers = new Writers(service.fresh.database, service.clock);
    const ref = { organizationId: service.organizationId, name: namespace };
    await writers.write({ upsert: [doc("a"), doc("b")] }, ref);
    await follow();
    const [gone, back] = await Promise.all([
      writers.write({ delete: ["a"] }, ref),
      writers.write({ upsert: [doc("a")] }, ref),
      writers.write({ patch: [{ id: "b", attributes: { status: "closed" } }] }, ref),
    ]);
    expect(gone.sequence).toBe(back.sequence);
    await writers.write({ upsert: [doc("a", "closed")] }, ref);
    await follow();
    expect(await steps(made)).toEqual([
      ["+a write", 1],
      ["+b write", 1],
      ["-a delete", 2],
      ["-b write", 3],
    ]);
    await writers.write({ upsert: [doc("a")] }, ref);
    await follow();
    await Promise.all([writers.write({ delete: ["a"] }, ref), writers.write({ upsert: [doc("a")] }, ref)]);
    await follow();
    expect((await steps(made)).slice(4)).toEqual([
      ["+a write", 5],
      ["-a delete", 6],
      ["+a write", 7],
    ]);
  });

  it("leaves with the page that has the deletion, however many pages come before", async () => {
    const made = await subscribe(service, namespace, { name: "open", filters: open });
    await write(service, namespace, { upsert: [doc("a")] });
    await follow();
    await write(service, namespace, { patch: [{ id: "a", attributes: { more: 1 } }] });
    await write(service, namespace, { upsert: Array.from({ length: 300 }, (_, at) => doc(`x-${at}`, "closed")) });
    await write(service, namespace, { delete: ["a"] });
    await write(service, namespace, { upsert: Array.from({ length: 300 }, (_, at) => doc(`x-${at}`, "other")) });
    await write(service, namespace, { upsert: [doc("a")] });
    await follow();
    expect(await steps(made)).toEqual([
      ["+a write", 1],
      ["-a delete", 4],
      ["+a write", 6],
    ]);
  });
});

describe("an edit of thresholds", () => {
  const judgment = { name: "urgent", type: "bool", question: "?", thresholds: { page: 0.8, mail: 0.5 } };
  const either = (field: string, value: unknown): Filter => ["Or", [[`answers.urgent.${field}`, "Eq", value], open]] as Filter;
  const many = (from: number) => Array.from({ length: 60 }, (_, at) => doc(`d-${from + at}`));

  it("loses nothing of what is written around it, whatever filters read", async () => {
    await service.request("POST", `/namespaces/${encodeURIComponent(namespace)}/judgments`, {
      body: { ...judgment, freshness: { policy: "manual" } },
    });
    const number = await subscribe(service, namespace, { name: "number", filters: either("p", 1) });
    const mail = await subscribe(service, namespace, { name: "mail", filters: either("thresholds.mail", true) });
    const page = await subscribe(service, namespace, { name: "page", filters: either("thresholds.page", true) });
    await write(service, namespace, { upsert: many(0) });
    expect((await patch("urgent", { page: 0.7, mail: 0.5 })).status).toBe(200);
    await follow();
    await write(service, namespace, { upsert: many(60) });
    expect((await patch("urgent", { page: 0.6, mail: 0.5 })).status).toBe(200);
    await follow();
    for (const made of [number, mail, page]) {
      const told = short(await recorded(made));
      expect(told.filter((each) => each.startsWith("+"))).toEqual(
        [...many(0), ...many(60)].map(({ id }) => `+${id} write`).sort(byNumber),
      );
      // Only subscriptions that read the changed threshold are walked again.
      expect(told.filter((each) => each.startsWith("="))).toEqual(
        made === page ? [expect.stringMatching(/^= threshold \d+ \+0 -0$/)] : [],
      );
    }
  });

  const byNumber = (one: string, other: string) => Number(/\d+/.exec(one)) - Number(/\d+/.exec(other));

  it("has its own sequences, so that the highest is right", async () => {
    const body = { ...judgment, thresholds: { page: 0.8 } };
    await service.request("POST", `/namespaces/${encodeURIComponent(namespace)}/judgments`, { body });
    service.engine.answer = () => ({ type: "bool", p: 0.7 });
    const filters: Filter = ["answers.urgent.thresholds.page", "Eq", true];
    const made = await subscribe(service, namespace, { name: "paged", filters, bulk: "deliver" });
    await write(service, namespace, { upsert: [doc("a")], wait_for: ["urgent"] });
    await follow();
    for (const page of [0.6, 0.8, 0.6]) {
      await patch("urgent", { page });
      await follow();
    }
    const told = await recorded(made);
    expect(short(told)).toEqual(["+a threshold", "-a threshold", "+a threshold"]);
    const [one, two, three] = told.map(({ data }) => data.sequence);
    expect(one).toBeGreaterThan(2);
    expect(two).toBeGreaterThan(one);
    expect(three).toBeGreaterThan(two);
  });
});

describe("the cause", () => {
  it("is the write if the filter reads no answers, even if an answer was stored since", async () => {
    await service.request("POST", `/namespaces/${encodeURIComponent(namespace)}/judgments`, {
      body: { name: "urgent", type: "bool", question: "?" },
    });
    await service.request("POST", `/namespaces/${encodeURIComponent(namespace)}/judgments`, {
      body: { name: "other", type: "bool", question: "!", freshness: { policy: "manual" } },
    });
    service.engine.answer = () => ({ type: "bool", p: 0.7 });
    const attribute = await subscribe(service, namespace, { name: "attribute", filters: open });
    const includes = await subscribe(service, namespace, { name: "includes", filters: open, include: { answers: ["urgent"] } });
    const answer = await subscribe(service, namespace, { name: "answer", filters: ["answers.urgent.p", "Gte", 0.5] });
    const unread = await subscribe(service, namespace, {
      name: "unread",
      filters: ["And", [["answers.other.p", "Eq", null], open]],
    });
    await write(service, namespace, { upsert: [doc("a")], wait_for: ["urgent"] });
    await follow();
    expect(await steps(attribute)).toEqual([["+a write", 1]]);
    expect(await steps(includes)).toEqual([["+a write", 1]]);
    expect(await steps(answer)).toEqual([["+a answer", 2]]);
    expect(await steps(unread)).toEqual([["+a write", 1]]);
  });
});

describe("a subscription that a more specific one replaces", () => {
  const other: Filter = ["attributes.status", "Eq", "other"];

  it("sees its members leave, and those that exist when it comes back enter", async () => {
    const above = `${namespace}/*`;
    namespace = `${namespace}/eu`;
    const deliver = await subscribe(service, above, {
      name: "d",
      filters: open,
      bulk: "deliver",
      include: { attributes: ["status"] },
    });
    const summary = await subscribe(service, above, { name: "s", filters: open });
    const many = Array.from({ length: 600 }, (_, at) => doc(`d-${at}`));
    await write(service, namespace, { upsert: [...many, doc("c", "closed")] });
    await follow();
    const own = [
      await subscribe(service, namespace, { name: "d", filters: other }),
      await subscribe(service, namespace, { name: "s", filters: other }),
    ];
    await follow();
    const left = (await recorded(deliver)).slice(600);
    expect(left).toHaveLength(600);
    expect(left[0]).toMatchObject({ type: "subscription.exited", data: { cause: "sync", attributes: { status: "open" } } });
    expect(short(await recorded(summary)).slice(600)).toEqual(["= sync 0 +0 -600"]);
    await write(service, namespace, { upsert: [doc("d-0", "closed"), doc("c")], delete: ["d-1"] });
    await follow();
    for (const one of own) await unsubscribe(service, one);
    await follow();
    expect(short(await recorded(summary)).slice(601)).toEqual(["= sync 599 +599 -0"]);
    const members = new Map<string, { member: boolean; sequence: number }>();
    for (const { type, data } of await recorded(deliver)) {
      const known = members.get(data.document_id);
      expect(data.sequence, data.document_id).toBeGreaterThan(known?.sequence ?? 0);
      expect(known?.member ?? false).toBe(type === "subscription.exited");
      members.set(data.document_id, { member: type === "subscription.entered", sequence: data.sequence });
    }
    const now = [...members].filter(([, { member }]) => member).map(([id]) => id);
    expect(now.sort()).toEqual([...many.slice(2).map(({ id }) => id), "c"].sort());
  });

  it("continues to leave if it comes back meanwhile, and is synced again after that", async () => {
    const above = `${namespace}/*`;
    namespace = `${namespace}/eu`;
    const deliver = await subscribe(service, above, { name: "d", filters: open, bulk: "deliver" });
    await write(service, namespace, { upsert: [doc("a"), doc("b")] });
    await follow();
    const own = await subscribe(service, namespace, { name: "d", filters: other });
    await unsubscribe(service, own);
    await follow();
    // The consumer did not read while it was hidden.
    expect(short(await recorded(deliver)).slice(0, 2)).toEqual(["+a write", "+b write"]);
    const told = await recorded(deliver);
    const of = (id: string) => told.filter(({ data }) => data.document_id === id).map(({ data }) => data.sequence);
    for (const id of ["a", "b"]) expect(new Set(of(id)).size).toBe(of(id).length);
  });
});

describe("two events for whole changes of members", () => {
  const judgment = { name: "high", type: "bool", question: "?", thresholds: { cut: 0.8 } };
  const judge = () => service.request("POST", `/namespaces/${encodeURIComponent(namespace)}/judgments`, { body: judgment });
  /** Members are different in each, so each has its own sequence, higher than those before. */
  const rise = async (made: Made, members: number[]) => {
    const synced = (await recorded(made)).filter(({ type }) => type === "subscription.synced").map(({ data }) => data);
    expect(synced.map((data) => data.members)).toEqual(members);
    const sequences = synced.map(({ sequence }) => sequence);
    expect(sequences).toEqual([...new Set(sequences)].sort((one, other) => one - other));
  };
  const many = () => Array.from({ length: 600 }, (_, at) => doc(`x-${at}`));

  it("have sequences of their own, whatever the consumer has not read when a threshold moves", async () => {
    await judge();
    service.engine.answer = () => ({ type: "bool", p: 0.7 });
    await write(service, namespace, { upsert: [doc("a", "closed"), doc("b", "closed")], wait_for: ["high"] });
    const filters: Filter = ["Or", [["answers.high.thresholds.cut", "Eq", true], open]];
    const made = await subscribe(service, namespace, { name: "s", filters });
    await follow();
    await rise(made, [0]);
    await patch("high", { cut: 0.6 });
    await follow();
    await rise(made, [0, 2]);
    // A commit of several pages comes before the next change.
    await write(service, namespace, { upsert: many() });
    await patch("high", { cut: 0.8 });
    await follow();
    await rise(made, [0, 2, 600]);
    const last = (await recorded(made)).at(-1)!;
    expect(short([last])).toEqual(["= threshold 600 +0 -2"]);
  });

  it("have sequences of their own when a subscription is hidden and returns", async () => {
    const made = await subscribe(service, `${namespace}/*`, { name: "s", filters: open });
    namespace = `${namespace}/eu`;
    await write(service, namespace, { upsert: many() });
    await follow();
    for (let times = 0; times < 2; times++) {
      const own = await subscribe(service, namespace, { name: "s", filters: ["id", "Eq", "none"] });
      await follow();
      await unsubscribe(service, own);
      await follow();
      expect((await recorded(made)).at(-1)!.data.members).toBe(600);
    }
    await rise(made, [0, 600, 0, 600]);
  });

  it("have one sequence only with the same members if bulk changes end together before a large commit", async () => {
    await judge();
    const filters: Filter = ["Or", [["answers.high.p", "Gte", 0.5], open]];
    const made = await subscribe(service, namespace, { name: "s", filters });
    await write(service, namespace, { upsert: [doc("a", "closed")], wait_for: ["high"] });
    await follow();
    const [row] = await service.fresh.database.query<{ id: number }>({
      text: "select namespace_id as id from namespaces where name = $1",
      values: [namespace],
    });
    for (const id of ["one", "two"]) {
      const bulk = { cause: "weights", id: `${namespace} ${id}`, judgment: "high" } as const;
      await service.fresh.database.transaction((tx) => endBulk(tx, row!.id, bulk, service.clock.now()));
    }
    await write(service, namespace, { upsert: many() });
    await follow();
    const synced = (await recorded(made)).filter(({ type }) => type === "subscription.synced").map(({ data }) => data);
    expect(synced).toHaveLength(2);
    expect(new Set(synced.map(({ sequence, members }) => `${members} at ${sequence}`)).size).toBe(
      new Set(synced.map(({ sequence }) => sequence)).size,
    );
  });
});

describe("the end of a bulk change", () => {
  const filters: Filter = ["Or", [["answers.high.p", "Gte", 0.5], open]];
  const many = (count: number, status: string) => Array.from({ length: count }, (_, at) => doc(`x-${at}`, status));

  /** A subscription with one member, and a bulk change that ends. The consumer has read all that was before. */
  async function ending(): Promise<Made> {
    const body = { name: "high", type: "bool", question: "?", freshness: { policy: "manual" } };
    await service.request("POST", `/namespaces/${encodeURIComponent(namespace)}/judgments`, { body });
    const made = await subscribe(service, namespace, { name: "s", filters });
    await write(service, namespace, { upsert: [doc("a")] });
    await follow();
    const { database } = service.fresh;
    const [row] = await database.query<{ id: number }>({
      text: "select namespace_id as id from namespaces where name = $1",
      values: [namespace],
    });
    const bulk = { cause: "weights", id: namespace, judgment: "high" } as const;
    await database.transaction((tx) => endBulk(tx, row!.id, bulk, service.clock.now()));
    return made;
  }

  it("is told before commits that the consumer has not read, whichever requests one merges", async () => {
    const made = await ending();
    // With the end, they are a page.
    const before = await write(service, namespace, { upsert: many(256, "closed") });
    const writers = new Writers(service.fresh.database, service.clock);
    const ref = { organizationId: service.organizationId, name: namespace };
    const [gone, back] = await Promise.all([
      writers.write({ delete: ["a"] }, ref),
      writers.write({ upsert: [doc("a", "closed")] }, ref),
    ]);
    expect(gone.sequence).toBe(back.sequence);
    await follow();
    // The deletion has a sequence of its own in the merged commit.
    expect(await steps(made)).toEqual([
      ["+a write", 1],
      ["= weights 1 +0 -0", before],
      ["-a delete", before + 1],
    ]);
  });

  it("is told between commits of two pages each, not after the last of them", async () => {
    const made = await ending();
    const commits: number[] = [];
    for (const status of ["open", "closed", "open", "closed"]) {
      commits.push(await write(service, namespace, { upsert: many(512, status) }));
    }
    await follow();
    const [synced] = (await steps(made)).filter(([step]) => String(step).startsWith("="));
    expect(synced).toEqual([expect.any(String), commits[0]]);
  });
});
