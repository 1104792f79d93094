import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Filter } from "#generated/types.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { settled, short, subscribe, toldOf, unsubscribe, write } from "./world.ts";

let service: TestService;
beforeAll(async () => {
  service = await testService({}, true);
});
afterAll(() => service.stop());

const open: Filter = ["attributes.status", "Eq", "open"];
const doc = (id: string, status: string, more: object = {}) => ({ id, attributes: { status, ...more }, state: { text: id } });

async function told(subscriptionId: string): Promise<string[]> {
  await settled(service);
  return short(await toldOf(service, subscriptionId));
}

describe("a subscription", () => {
  it("reports documents that start and stop matching, in a namespace that was not written to before", async () => {
    const { subscriptionId } = await subscribe(service, "first", {
      name: "open",
      filters: open,
      include: { attributes: ["customer"] },
    });
    await write(service, "first", { upsert: [doc("a", "open", { customer: "c-1", other: 1 }), doc("b", "closed")] });
    expect(await told(subscriptionId)).toEqual(["+a write"]);
    await write(service, "first", { patch: [{ id: "b", attributes: { status: "open" } }] });
    await write(service, "first", { upsert: [doc("a", "open", { customer: "c-2" })] });
    expect(await told(subscriptionId)).toEqual(["+a write", "+b write"]);
    await write(service, "first", { upsert: [doc("a", "closed", { customer: "c-2" })] });
    await write(service, "first", { delete: ["b"] });
    expect(await told(subscriptionId)).toEqual(["+a write", "+b write", "-a write", "-b delete"]);
    const [entered, , exited, deleted] = await toldOf(service, subscriptionId);
    expect(entered).toEqual({
      id: expect.stringMatching(/^evt_/),
      type: "subscription.entered",
      timestamp: expect.any(String),
      data: {
        subscription: subscriptionId,
        subscription_name: "open",
        namespace: "first",
        document_id: "a",
        revision: 1,
        incarnation: 1,
        sequence: 1,
        cause: "write",
        attributes: { status: "open", customer: "c-1" },
        answers: {},
      },
    });
    expect(exited!.data).toMatchObject({
      sequence: 4,
      revision: 4,
      incarnation: 1,
      attributes: { status: "closed", customer: "c-2" },
    });
    expect(deleted!.data).toEqual({
      subscription: subscriptionId,
      subscription_name: "open",
      namespace: "first",
      document_id: "b",
      revision: 2,
      incarnation: 1,
      sequence: 5,
      cause: "delete",
    });
  });

  it("treats a document that was deleted and written again as a new one", async () => {
    const { subscriptionId } = await subscribe(service, "lives", { name: "open", filters: open });
    await write(service, "lives", { upsert: [doc("a", "open")] });
    expect(await told(subscriptionId)).toEqual(["+a write"]);
    await write(service, "lives", { delete: ["a"] });
    await write(service, "lives", { upsert: [doc("a", "open")] });
    expect(await told(subscriptionId)).toEqual(["+a write", "-a delete", "+a write"]);
    const lives = (await toldOf(service, subscriptionId)).map(({ data }) => data.incarnation);
    expect(lives).toEqual([1, 1, 3]);
  });

  it("created over existing documents reports their number once, or each of them if it delivers", async () => {
    const many = Array.from({ length: 600 }, (_, n) => doc(`d-${n}`, n % 3 === 0 ? "open" : "closed"));
    await write(service, "there", { upsert: many });
    const summary = await subscribe(service, "there", { name: "summary", filters: open });
    const deliver = await subscribe(service, "there", { name: "deliver", filters: open, bulk: "deliver", events: ["entered"] });
    expect(await told(summary.subscriptionId)).toEqual(["= sync 200 +200 -0"]);
    const each = await told(deliver.subscriptionId);
    expect([each.length, new Set(each).size, each[0]]).toEqual([200, 200, "+d-0 sync"]);
    await write(service, "there", { delete: ["d-0", "d-1"], upsert: [doc("d-3", "closed"), doc("d-4", "open")] });
    expect((await told(summary.subscriptionId)).slice(1).sort()).toEqual(["+d-4 write", "-d-0 delete", "-d-3 write"]);
    expect((await told(deliver.subscriptionId)).slice(200)).toEqual(["+d-4 write"]);
  });

  it("of a template applies in every namespace below it, also in later ones, unless a more specific one has its name", async () => {
    await write(service, "tenants/old", { upsert: [doc("a", "open")] });
    const { subscriptionId } = await subscribe(service, "tenants/*", { name: "open", filters: open });
    expect(await told(subscriptionId)).toEqual(["= sync 1 +1 -0"]);
    await write(service, "tenants/new", { upsert: [doc("b", "open")] });
    expect(await told(subscriptionId)).toEqual(["= sync 1 +1 -0", "+b write"]);
    const own = await subscribe(service, "tenants/new", { name: "open", filters: ["attributes.status", "Eq", "closed"] });
    await settled(service);
    await write(service, "tenants/new", { upsert: [doc("c", "open"), doc("d", "closed")] });
    expect(await told(subscriptionId)).toEqual(["= sync 1 +1 -0", "+b write", "= sync 0 +0 -1"]);
    expect(await told(own.subscriptionId)).toEqual(["= sync 0 +0 -0", "+d write"]);
    await unsubscribe(service, own);
    expect(await told(subscriptionId)).toEqual(["= sync 1 +1 -0", "+b write", "= sync 0 +0 -1", "= sync 2 +2 -0"]);
  });

  it("of a template reports a namespace that was deleted and written again at higher sequences, so that the highest is right", async () => {
    const { subscriptionId } = await subscribe(service, "again/*", { name: "open", filters: open });
    await write(service, "again/a", { upsert: [doc("a", "open"), doc("b", "closed")] });
    await settled(service);
    await write(service, "again/a", { upsert: [doc("b", "open")] });
    expect(await told(subscriptionId)).toEqual(["+a write", "+b write"]);
    expect((await service.request("DELETE", "/namespaces/again%2Fa")).status).toBe(202);
    // Two namespaces: the events of one do not wait for those of the other.
    await settled(service);
    await write(service, "again/a", { upsert: [doc("b", "open")] });
    await settled(service);
    await write(service, "again/a", { upsert: [doc("b", "closed")] });
    expect(await told(subscriptionId)).toEqual(["+a write", "+b write", "= delete 0 +0 -2", "+b write", "-b write"]);
    const events = await toldOf(service, subscriptionId);
    expect(events.map(({ data }) => [data.sequence, data.incarnation])).toEqual([
      [1, 1],
      [2, 1],
      [3, undefined],
      [4, 4],
      [5, 4],
    ]);
  });

  it("is told if a namespace with members is deleted, even if it belonged to that namespace", async () => {
    const above = await subscribe(service, "ends/*", { name: "above", filters: open, bulk: "deliver" });
    const enters = await subscribe(service, "ends/*", { name: "enters", filters: open, bulk: "deliver", events: ["entered"] });
    const own = await subscribe(service, "ends/a", { name: "own", filters: open });
    const none = await subscribe(service, "ends/a", { name: "none", filters: ["attributes.status", "Eq", "none"] });
    const many = Array.from({ length: 600 }, (_, n) => doc(`d-${n}`, "open"));
    await write(service, "ends/a", { upsert: [...many, doc("x", "closed")] });
    await settled(service);
    const { status, body: job } = await service.request("DELETE", "/namespaces/ends%2Fa");
    expect(status).toBe(202);
    await vi.waitUntil(async () => (await service.request("GET", `/jobs/${job.id}`)).body.status === "done", {
      timeout: 30_000,
      interval: 50,
    });
    const left = (await told(above.subscriptionId)).slice(600);
    expect([left.length, new Set(left).size, left.every((each) => each.endsWith(" delete"))]).toEqual([600, 600, true]);
    const [exited] = (await toldOf(service, above.subscriptionId)).slice(600);
    expect(exited).toMatchObject({
      type: "subscription.exited",
      data: { namespace: "ends/a", revision: 1, incarnation: 1, sequence: 2 },
    });
    expect((await told(enters.subscriptionId)).length).toBe(600);
    expect((await told(own.subscriptionId)).slice(600)).toEqual(["= delete 0 +0 -600"]);
    expect(await told(none.subscriptionId)).toEqual([]);
  });

  it("that has ended reports nothing and has no members", async () => {
    const made = await subscribe(service, "ending", { name: "open", filters: open });
    await write(service, "ending", { upsert: [doc("a", "open")] });
    expect(await told(made.subscriptionId)).toEqual(["+a write"]);
    await unsubscribe(service, made);
    await write(service, "ending", { upsert: [doc("a", "closed"), doc("b", "open")] });
    expect(await told(made.subscriptionId)).toEqual(["+a write"]);
    const { database } = service.fresh;
    for (const table of ["subscription_members", "subscription_states"]) {
      const rows = await database.query({
        text: `select 1 from ${table} where subscription_id = $1`,
        values: [made.subscriptionId],
      });
      expect(rows).toEqual([]);
    }
  });
});

describe("a subscription to answers", () => {
  it("reports stored answers with what it includes, and an edit of thresholds in one event", async () => {
    const judgment = { name: "urgent", type: "bool", question: "Is it urgent?", thresholds: { page: 0.8 } };
    await service.request("POST", "/namespaces/judged/judgments", { body: judgment });
    service.engine.answer = (_, { context }) => ({ type: "bool", p: Number(/0\.\d+/.exec(JSON.stringify(context))?.[0] ?? 0.5) });
    const paged: Filter = ["answers.urgent.thresholds.page", "Eq", true];
    const { subscriptionId } = await subscribe(service, "judged", { name: "paged", filters: paged });
    const at = (id: string, p: number) => ({ id, attributes: {}, state: { text: String(p) } });
    await write(service, "judged", { upsert: [at("a", 0.9), at("b", 0.7), at("c", 0.1)] });
    expect(await told(subscriptionId)).toEqual(["+a answer"]);
    const [entered] = await toldOf(service, subscriptionId);
    expect(entered!.data).toMatchObject({
      revision: 1,
      sequence: 2,
      answers: { urgent: { p: 0.9, thresholds: { page: true } } },
    });
    await service.request("PATCH", "/namespaces/judged/judgments/urgent", { body: { thresholds: { page: 0.6 } } });
    expect((await told(subscriptionId)).slice(1)).toEqual(["= threshold 2 +1 -0"]);
  });
});

it("an event shows an answer as stale if its judgment's group has more than 1,000 live keys", {
  timeout: 60_000,
}, async () => {
  const ns = "crowded";
  const make = async (what: string, body: object) => {
    const answer = await service.request("POST", `/namespaces/${ns}/${what}`, { body });
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  };
  await make("groups", { name: "by-key", key: "attributes.key", aggregate: { count: true }, keep_keys: "30d" });
  await make("judgments", {
    name: "risk",
    type: "bool",
    question: "Is it one of many?",
    applies_to: { "attributes.judged": true },
    context: { fields: ["attributes.key"], group: { name: "by-key", aggregates: ["count"] } },
  });
  const filters: Filter = ["attributes.flag", "Eq", 1];
  const { subscriptionId } = await subscribe(service, ns, { name: "flagged", filters, include: { answers: ["risk"] } });
  const judged = (id: string, flag: number) => ({ id, attributes: { key: id, judged: true, flag }, state: {} });
  await write(service, ns, { upsert: [judged("a", 0), judged("b", 0)] });
  await settled(service);
  await write(service, ns, { patch: [{ id: "a", attributes: { flag: 1 } }] });
  await settled(service);
  const many = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, n) => ({ id: `k-${n + from}`, attributes: { key: `k-${n + from}` }, state: {} }));
  await write(service, ns, { upsert: many(0, 999) });
  await write(service, ns, { upsert: many(999, 1_000) });
  await vi.waitUntil(async () => (await service.request("GET", `/namespaces/${ns}/groups/by-key`)).body.warnings.length > 0, {
    timeout: 30_000,
    interval: 100,
  });
  await settled(service);
  await write(service, ns, { patch: [{ id: "b", attributes: { flag: 1 } }] });
  expect(await told(subscriptionId)).toEqual(["+a write", "+b write"]);
  const shown = (await toldOf(service, subscriptionId)).map(({ data }) => data.answers.risk);
  expect(shown[0]).not.toHaveProperty("warnings");
  expect(shown[1]).toMatchObject({ freshness: "stale", warnings: [{ code: "group_over_cap" }] });
});
