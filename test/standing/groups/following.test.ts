import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestService, testService } from "#test/support/service.ts";
import { asked, at, groupOf, makeGroup, rowsOf, settled, write } from "./world.ts";

let service: TestService;
beforeAll(async () => {
  service = await testService({}, true);
});
afterAll(() => service.stop());

const doc = (id: string, attributes: object) => ({ id, attributes, state: {} });
const byCustomer = {
  name: "by-customer",
  key: "attributes.customer",
  aggregate: { sum: ["attributes.amount"], avg: ["attributes.amount"], min: ["attributes.amount"], max: ["attributes.amount"] },
};

describe("a group", () => {
  it("keeps up with documents that are created, changed, moved to another key and deleted", async () => {
    await makeGroup(service, "first", byCustomer);
    await write(service, "first", {
      upsert: [doc("a", { customer: "c", amount: 0.1 }), doc("b", { customer: "c", amount: 0.2 }), doc("x", { amount: 5 })],
    });
    const amount = (value: number | null) => ({ "attributes.amount": value });
    expect(await rowsOf(service, "first", "by-customer")).toEqual({
      c: { count: 2, sum: amount(0.30000000000000004), avg: amount(0.15000000000000002), min: amount(0.1), max: amount(0.2) },
    });
    await write(service, "first", {
      patch: [
        { id: "a", attributes: { customer: 7 } },
        { id: "b", attributes: { amount: "?" } },
      ],
    });
    expect(await rowsOf(service, "first", "by-customer")).toEqual({
      7: { count: 1, sum: amount(0.1), avg: amount(0.1), min: amount(0.1), max: amount(0.1) },
      c: { count: 1, sum: amount(0), avg: amount(null), min: amount(null), max: amount(null) },
    });
    const last = await write(service, "first", { delete: ["a"], upsert: [doc("x", { customer: ["c"], amount: 5 })] });
    expect(await rowsOf(service, "first", "by-customer")).toEqual({
      c: { count: 1, sum: amount(0), avg: amount(null), min: amount(null), max: amount(null) },
    });
    expect(await groupOf(service, "first", "by-customer")).toMatchObject({
      as_of: last,
      live_keys: 1,
      warnings: [],
      readers: [],
    });
  });

  it("costs commits nothing in a namespace without groups, even after its judgments have changed", async () => {
    await write(service, "apart", { upsert: [doc("a", { customer: "c" })] });
    await write(service, "beside", { upsert: [doc("a", { customer: "c" })] });
    await makeGroup(service, "beside", byCustomer);
    await asked(service, "POST", `${at("apart")}/judgments`, { name: "kind", type: "bool", question: "Is it kind?" });
    await settled(service);
    await write(service, "apart", { upsert: [doc("b", { customer: "c" })] });
    await settled(service);
    const { database } = service.fresh;
    const followed = await database.query({ text: "select name from namespaces where grouped_epoch is not null order by name" });
    expect(followed).toContainEqual({ name: "beside" });
    expect(followed).not.toContainEqual({ name: "apart" });
  });

  it("is built even if its job is cancelled", async () => {
    const idle = await testService({ role: "api" });
    await idle.request("POST", "/namespaces/there", {
      body: { upsert: Array.from({ length: 600 }, (_, n) => doc(`d-${n}`, { kind: n % 3 })) },
    });
    const made = await makeGroup(idle, "there", { name: "kinds", key: "attributes.kind", aggregate: { count: true } });
    expect((await idle.request("POST", `/jobs/${made.job_id}/cancel`)).body).toMatchObject({ status: "cancelled" });
    await idle.beside("worker");
    const rows = await rowsOf(idle, "there", "kinds");
    expect(rows).toMatchObject({ 0: { count: 200 }, 1: { count: 200 }, 2: { count: 200 } });
    expect(await groupOf(idle, "there", "kinds")).not.toHaveProperty("job_id");
  });

  it("over existing documents is built by a job, and counts only those that match", async () => {
    const many = Array.from({ length: 600 }, (_, n) => doc(`d-${n}`, { kind: n % 3, open: n % 2 === 0, n }));
    await write(service, "there", { upsert: many });
    const made = await makeGroup(service, "there", {
      name: "open",
      key: "attributes.kind",
      aggregate: { quantiles: ["attributes.n"] },
      match: { "attributes.open": [true, "yes"] },
    });
    expect(made).toMatchObject({ status: "building", as_of: 0, rows: [], job_id: expect.stringMatching(/^job_/) });
    const rows = await rowsOf(service, "there", "open");
    expect(Object.fromEntries(Object.entries(rows).map(([key, { count }]) => [key, count]))).toEqual({ 0: 100, 1: 100, 2: 100 });
    expect(Math.abs(rows["0"].quantiles["attributes.n"].p50 / 294 - 1)).toBeLessThan(0.01);
    const job = await asked(service, "GET", `/jobs/${made.job_id}`);
    expect(job).toMatchObject({ type: "group_build", status: "done", group: "open", progress: { documents_done: 600 } });
    expect(await groupOf(service, "there", "open")).not.toHaveProperty("job_id");
  });

  it("of a template is built in every namespace below it, and exists in later ones; a namespace's own group replaces it", async () => {
    await write(service, "tenants/old", { upsert: [doc("a", { customer: "c", amount: 1 })] });
    const made = await makeGroup(service, "tenants/*", { ...byCustomer, aggregate: {} });
    expect(made).toMatchObject({ status: "building", rows: null, live_keys: null });
    expect(made).not.toHaveProperty("as_of");
    expect(await rowsOf(service, "tenants/old", "by-customer")).toEqual({ c: { count: 1 } });
    await write(service, "tenants/new", { upsert: [doc("a", { customer: "d" })] });
    expect(await rowsOf(service, "tenants/new", "by-customer")).toEqual({ d: { count: 1 } });
    expect(await groupOf(service, "tenants/new", "by-customer")).toMatchObject({ template: "tenants/*" });
    await makeGroup(service, "tenants/new", { name: "by-customer", key: "attributes.other", aggregate: {} });
    await write(service, "tenants/new", { upsert: [doc("b", { customer: "d", other: true })] });
    expect(await rowsOf(service, "tenants/new", "by-customer")).toEqual({ true: { count: 1 } });
    await asked(service, "DELETE", `${at("tenants/new")}/groups/by-customer`);
    expect(await rowsOf(service, "tenants/new", "by-customer")).toEqual({ d: { count: 2 } });
    const { groups } = await asked(service, "GET", `${at("tenants/new")}/groups`);
    expect(groups).toEqual([
      expect.objectContaining({ name: "by-customer", template: "tenants/*", live_keys: 1, status: "ready" }),
    ]);
    await asked(service, "DELETE", `${at("tenants/*")}/groups/by-customer`);
    await settled(service);
    for (const table of ["group_states", "group_rows", "group_sketches", "group_contributions", "group_values"]) {
      const text = `select 1 from ${table} t join namespaces n using (namespace_id) where n.name like 'tenants/%'`;
      expect(await service.fresh.database.query({ text })).toEqual([]);
    }
  });

  it("counts answers, and counts them again when a threshold changes", async () => {
    const urgent = { name: "urgent", type: "bool", question: "Is it urgent?", thresholds: { page: 0.8 } };
    const options = [
      { value: "bill", description: "A bill" },
      { value: "ship", description: "A parcel" },
    ];
    await asked(service, "POST", `${at("judged")}/judgments`, urgent);
    await asked(service, "POST", `${at("judged")}/judgments`, { name: "topic", type: "choice", question: "Which?", options });
    service.engine.answer = (question, { context }) => {
      const p = Number(/0\.\d+/.exec(JSON.stringify(context))?.[0] ?? 0.5);
      if (question.type === "bool") return { type: "bool", p };
      return { type: "choice", value: p > 0.5 ? "bill" : "ship", dist: { bill: p, ship: 0.9 - p, none_of_the_above: 0.1 } };
    };
    await makeGroup(service, "judged", {
      name: "answered",
      key: "attributes.customer",
      aggregate: {
        count_where: { paged: { judgment: "urgent", cut: "page" }, bills: { judgment: "topic", value: "bill" } },
        max: ["answers.urgent.p", "answers.topic.escape_p"],
      },
    });
    const with_ = (id: string, p: number) => ({ id, attributes: { customer: "c" }, state: { text: String(p) } });
    await write(service, "judged", { upsert: [with_("a", 0.9), with_("b", 0.7), with_("c", 0.1)] });
    expect(await rowsOf(service, "judged", "answered")).toEqual({
      c: { count: 3, count_where: { paged: 1, bills: 2 }, max: { "answers.urgent.p": 0.9, "answers.topic.escape_p": 0.1 } },
    });
    await asked(service, "PATCH", `${at("judged")}/judgments/urgent`, { thresholds: { page: 0.6 } });
    expect((await rowsOf(service, "judged", "answered")).c.count_where).toEqual({ paged: 2, bills: 2 });
    await asked(service, "POST", `${at("judged")}/judgments/urgent/deactivate`);
    expect((await rowsOf(service, "judged", "answered")).c).toMatchObject({
      count_where: { paged: 0 },
      max: { "answers.urgent.p": null },
    });
    await asked(service, "DELETE", `${at("judged")}/judgments/topic`);
    expect((await rowsOf(service, "judged", "answered")).c).toMatchObject({ count: 3, count_where: { bills: 0 } });
  });

  it("of a template counts again where it is built, though its job still builds it elsewhere", async () => {
    const flagged = { name: "flagged", type: "bool", question: "Is it?", thresholds: { page: 0.8 } };
    await asked(service, "POST", `${at("chain/*")}/judgments`, flagged);
    service.engine.answer = () => ({ type: "bool", p: 0.7 });
    await write(service, "chain/a", { upsert: [{ ...doc("a", { customer: "c" }), state: { text: "a" } }] });
    const aggregate = { count_where: { paged: { judgment: "flagged", cut: "page" } } };
    await makeGroup(service, "chain/*", { name: "flags", key: "attributes.customer", aggregate });
    expect(await rowsOf(service, "chain/a", "flags")).toEqual({ c: { count: 1, count_where: { paged: 0 } } });
    // As if the job were at another namespace.
    const { database } = service.fresh;
    const [job] = await database.query<{ id: string }>({
      text: "select job_id as id from jobs where type = 'group_build' order by job_id desc limit 1",
    });
    await database.query({ text: "update groups set job_id = $1 where owner = 'chain/*'", values: [job!.id] });
    await asked(service, "PATCH", `${at("chain/*")}/judgments/flagged`, { thresholds: { page: 0.6 } });
    expect(await rowsOf(service, "chain/a", "flags")).toEqual({ c: { count: 1, count_where: { paged: 1 } } });
    await database.query({ text: "update groups set job_id = null where owner = 'chain/*'" });
  });

  it("lets keys age out, and restores one completely with the next change of one of its documents", async () => {
    await makeGroup(service, "ageing", { ...byCustomer, keep_keys: "2d", aggregate: { sum: ["attributes.amount"] } });
    await write(service, "ageing", {
      upsert: [
        doc("a", { customer: "c", amount: 1 }),
        doc("b", { customer: "c", amount: 2 }),
        doc("x", { customer: "d", amount: 4 }),
      ],
    });
    const sums = async () =>
      Object.fromEntries(
        Object.entries(await rowsOf(service, "ageing", "by-customer")).map(([key, { sum }]) => [key, sum["attributes.amount"]]),
      );
    expect(await sums()).toEqual({ c: 3, d: 4 });
    await service.clock.advance(86_400_000 * 1.5);
    await write(service, "ageing", { patch: [{ id: "x", attributes: {} }] });
    expect(await sums()).toEqual({ c: 3, d: 4 });
    await service.clock.advance(86_400_000);
    expect(await sums()).toEqual({ d: 4 });
    expect(await groupOf(service, "ageing", "by-customer")).toMatchObject({ live_keys: 1 });
    await write(service, "ageing", { patch: [{ id: "b", attributes: { amount: 5 } }] });
    expect(await sums()).toEqual({ c: 6, d: 4 });
  });
});
