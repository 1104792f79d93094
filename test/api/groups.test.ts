/** Groups as clients create, read and delete them. `test/standing/groups/` compares the values of rows with an oracle. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import { apiOf, at, freshNamespace, invalid, refusal } from "./support/api.ts";

const api = apiOf(["groups_create", "groups_delete", "groups_get", "groups_list"]);

const byCustomer = {
  name: "by-customer",
  key: "attributes.customer",
  aggregate: { count: true, avg: ["attributes.amount"], quantiles: ["attributes.amount"] },
  keep_keys: "90d",
  match: { "attributes.status": ["open", "waiting"] },
};
const create = (owner: string, body: unknown = byCustomer) => api.post(at(owner, "groups"), body);
const get = (owner: string, name = "by-customer") => api.get(at(owner, "groups", name));
const remove = (owner: string, name = "by-customer") => api.delete(at(owner, "groups", name));
const judge = (owner: string, body: object) => api.post(at(owner, "judgments"), { question: "?", type: "bool", ...body });

async function ready(owner: string, name = "by-customer", asOf = 0) {
  // biome-ignore lint/suspicious/noExplicitAny: whatever it answers
  let group: any;
  await vi.waitUntil(
    async () => {
      group = (await get(owner, name)).body;
      return group.status === "ready" && group.job_id === undefined && (group.as_of ?? 0) >= asOf;
    },
    { timeout: 30_000, interval: 25 },
  );
  return group;
}

describe("a group", () => {
  it("that is refused leaves every process with what is known of judgments: one that is made next applies at once", async () => {
    const [namespace, above] = ["refused/a", "refused/*"];
    await api.post(at(namespace), { upsert: [{ id: "d" }] });
    const applies = async (name: string) => (await api.get(`${at(namespace, "documents", "d")}?judgments=${name}`)).status;
    expect(await applies("first")).toBe(400);
    const counting = { ...byCustomer, aggregate: { count_where: { all: { judgment: "nobody", cut: "cut" } } } };
    expect((await create(namespace, counting)).status).toBe(400);
    expect((await judge(above, { name: "first" })).status).toBe(201);
    expect(await applies("first")).toBe(200);
    expect((await create(namespace)).status).toBe(201);
    expect((await create(namespace)).status).toBe(409);
    expect((await judge(above, { name: "second" })).status).toBe(201);
    expect(await applies("second")).toBe(200);
  });

  it("is created, built over what is there, read with its rows and deleted", async () => {
    const namespace = freshNamespace();
    const upsert = [1, 2, 3].map((amount) => ({ id: `d-${amount}`, attributes: { customer: "c-17", status: "open", amount } }));
    await api.post(at(namespace), { upsert: [...upsert, { id: "closed", attributes: { customer: "c-17", status: "closed" } }] });
    const { status, body } = await create(namespace);
    expect(status).toBe(201);
    expect(body).toEqual({
      ...byCustomer,
      status: "building",
      created_at: api.service.clock.now().toISOString(),
      job_id: expect.stringMatching(/^job_[0-9a-z]{26}$/),
      readers: [],
      live_keys: 0,
      warnings: [],
      as_of: 0,
      rows: [],
    });
    const { job_id: _, ...built } = body;
    const amounts = { "attributes.amount": { p50: expect.closeTo(2, 1), p90: expect.closeTo(3, 1), p99: expect.closeTo(3, 1) } };
    const values = { count: 3, avg: { "attributes.amount": 2 }, quantiles: amounts };
    expect(await ready(namespace)).toEqual({
      ...built,
      status: "ready",
      live_keys: 1,
      as_of: 1,
      rows: [{ key: "c-17", values }],
    });
    const written = await api.post(at(namespace), { delete: ["d-1"] });
    expect(written.status).toBe(200);
    const { as_of, rows } = await ready(namespace, "by-customer", 2);
    expect([as_of, rows[0].values.count]).toEqual([2, 2]);
    expect((await remove(namespace)).status).toBe(204);
    expect(refusal(await get(namespace))).toEqual({ status: 404, code: "not_found" });
    expect(refusal(await remove(namespace))).toEqual({ status: 404, code: "not_found" });
    expect((await create(namespace)).status).toBe(201);
  });

  it("may be there before its namespace", async () => {
    const namespace = freshNamespace();
    expect((await create(namespace)).body).toMatchObject({ status: "building", rows: [], live_keys: 0 });
    expect(await ready(namespace)).toMatchObject({ as_of: 0, rows: [] });
    await api.post(at(namespace), { upsert: [{ id: "a", attributes: { customer: true, status: "open" } }] });
    expect(await ready(namespace, "by-customer", 1)).toMatchObject({ rows: [{ key: true, values: { count: 1 } }] });
  });

  it("counts documents unless it is told otherwise, and orders rows by that count all the same", async () => {
    const namespace = freshNamespace();
    const upsert = [1, 2, 2, 2, 3, 3, "2"].map((k, n) => ({ id: `d-${n}`, attributes: { k } }));
    await api.post(at(namespace), { upsert });
    await create(namespace, { name: "counted", key: "attributes.k", aggregate: {} });
    const uncounted = { name: "uncounted", key: "attributes.k", aggregate: { count: false, sum: ["attributes.k"] } };
    expect((await create(namespace, uncounted)).body.aggregate).toEqual(uncounted.aggregate);
    const counted = await ready(namespace, "counted");
    expect(counted.aggregate).toEqual({ count: true });
    const rows = (all: { key: unknown; values: object }[]) => all.map(({ key, values }) => [key, values]);
    expect(rows(counted.rows)).toEqual([
      [2, { count: 3 }],
      [3, { count: 2 }],
      [1, { count: 1 }],
      ["2", { count: 1 }],
    ]);
    const sum = (value: number) => ({ sum: { "attributes.k": value } });
    const { rows: sums } = await ready(namespace, "uncounted");
    expect(rows(sums)).toEqual([
      [2, sum(6)],
      [3, sum(6)],
      [1, sum(1)],
      ["2", sum(0)],
    ]);
  });

  it("of a template prefix shows no rows there, and is deleted there alone", async () => {
    const namespace = freshNamespace();
    const prefix = `${namespace}/*`;
    await api.post(at(`${namespace}/a`), { upsert: [{ id: "a", attributes: { customer: "c", status: "open" } }] });
    const { status, body } = await create(prefix);
    expect(status).toBe(201);
    expect(body).toMatchObject({ status: "building", live_keys: null, rows: null, warnings: [], readers: [] });
    expect(body).not.toHaveProperty("as_of");
    await ready(prefix);
    expect(await ready(`${namespace}/a`)).toMatchObject({ template: prefix, live_keys: 1, rows: [{ key: "c" }] });
    const refused = await remove(`${namespace}/a`);
    expect(refusal(refused)).toEqual({ status: 409, code: "conflict" });
    expect(refused.body.error.details).toEqual({ template: prefix });
    expect((await remove(prefix)).status).toBe(204);
    expect(refusal(await get(`${namespace}/a`)).status).toBe(404);
  });

  it("is not deleted while judgments read it, and names them", async () => {
    const namespace = freshNamespace();
    const prefix = `${namespace}/*`;
    await create(prefix);
    const context = { group: { name: "by-customer", aggregates: ["count"] } };
    expect((await judge(prefix, { name: "inherited", context })).status).toBe(201);
    expect((await judge(`${namespace}/a`, { name: "own", context })).status).toBe(201);
    expect((await get(prefix)).body.readers).toEqual(["inherited", "own"]);
    expect((await get(`${namespace}/a`)).body.readers).toEqual(["inherited", "own"]);
    expect((await get(`${namespace}/b`)).body.readers).toEqual(["inherited"]);
    const refused = await remove(prefix);
    expect(refusal(refused)).toEqual({ status: 409, code: "conflict" });
    expect(refused.body.error.details).toEqual({ readers: ["inherited", "own"] });
    // A namespace's own takes the template's place, so it is that which is read there.
    await create(`${namespace}/a`);
    expect((await get(prefix)).body.readers).toEqual(["inherited"]);
    expect((await remove(`${namespace}/a`)).body.error.details).toEqual({ readers: ["inherited", "own"] });
    await api.delete(at(`${namespace}/a`, "judgments", "own"));
    await api.post(at(prefix, "judgments", "inherited", "deactivate"));
    expect((await remove(`${namespace}/a`)).status).toBe(204);
    expect((await remove(prefix)).status).toBe(204);
  });
});

describe("creating a group", () => {
  it("refuses a name that is taken on the same owner", async () => {
    const namespace = freshNamespace();
    await create(namespace);
    expect(refusal(await create(namespace, { ...byCustomer, key: "attributes.other" }))).toEqual({
      status: 409,
      code: "conflict",
    });
    expect(await ready(namespace)).toMatchObject({ key: "attributes.customer" });
  });

  it("refuses what it cannot keep, and says what would be right", async () => {
    const namespace = freshNamespace();
    await judge(namespace, { name: "urgent", thresholds: { page: 0.5 } });
    await judge(namespace, { name: "topic", type: "choice", options: [{ value: "refund" }] });
    const related = [{ name: "itself", answers: [{ judgment: "urgent", cut: "page" }] }];
    await judge(namespace, { name: "reader", context: { related }, thresholds: { x: 0.5 } });
    const aggregate = (given: object) => ({ ...byCustomer, aggregate: given });
    const nine = Array.from({ length: 5 }, (_, n) => `attributes.a${n}`);
    const where = (label: object) => aggregate({ count_where: { label } });
    for (const [body, ...issues] of [
      [{ ...byCustomer, keep_keys: "99999d" }, "/keep_keys"],
      [{ ...byCustomer, keep_keys: "0d" }, "/keep_keys"],
      [{ ...byCustomer, key: "state.customer" }, "/key"],
      [{ ...byCustomer, more: 1 }, "/more"],
      [{ ...byCustomer, name: "a.b" }, "/name"],
      [aggregate({ count: false }), "/aggregate"],
      [aggregate({ sum: nine, avg: nine }), "/aggregate"],
      [aggregate({ max: ["attributes.a", "attributes.a"] }), "/aggregate/max/1"],
      [aggregate({ sum: ["answers.urgent.p"] }), "/aggregate/sum/0"],
      [aggregate({ avg: ["answers.urgent.p"] }), "/aggregate/avg/0"],
      [aggregate({ max: ["answers.urgent.score"] }), "/aggregate/max/0"],
      [aggregate({ quantiles: ["answers.none.p"] }), "/aggregate/quantiles/0"],
      [aggregate({ min: ["answers.reader.p"] }), "/aggregate/min/0"],
      [where({ judgment: "none", cut: "page" }), "/aggregate/count_where/label/judgment"],
      [where({ judgment: "urgent", cut: "none" }), "/aggregate/count_where/label/cut"],
      [where({ judgment: "urgent", value: "refund" }), "/aggregate/count_where/label/value"],
      [where({ judgment: "topic", value: "none" }), "/aggregate/count_where/label/value"],
      [where({ judgment: "reader", cut: "x" }), "/aggregate/count_where/label/judgment"],
    ] as const) {
      expect([body, refusal(await create(namespace, body))]).toEqual([body, invalid(...issues)]);
    }
    for (const value of ["refund", "none_of_the_above"]) {
      const { status } = await create(namespace, { ...where({ judgment: "topic", value }), name: value });
      expect(status).toBe(201);
    }
    const large = JSON.stringify({ ...byCustomer, match: { "attributes.a": "a".repeat(1024 * 1024) } });
    expect(refusal(await create(namespace, large))).toEqual({ status: 413, code: "too_large" });
  });

  it("refuses a key where the namespace has 32 indexes already", async () => {
    const namespace = freshNamespace();
    await api.post(at(namespace), { upsert: [{ id: "a" }] });
    await api.patch(at(namespace), { indexed_attributes: Array.from({ length: 32 }, (_, n) => `attributes.k-${n}`) });
    expect(refusal(await create(namespace))).toEqual(invalid("/key"));
    expect((await create(namespace, { ...byCustomer, key: "attributes.k-1" })).status).toBe(201);
  });
});

describe("a judgment that reads a group", () => {
  const group = (more: object = {}) => ({ context: { group: { name: "by-customer", ...more } } });

  it("must name a group of its place, and aggregates that this keeps", async () => {
    const namespace = freshNamespace();
    expect(refusal(await judge(namespace, { name: "a", ...group() }))).toEqual(invalid("/context/group/name"));
    await create(namespace);
    const bands = { "sum.attributes.amount": [{ label: "low", gte: 0 }] };
    expect(refusal(await judge(namespace, { name: "a", ...group({ aggregates: ["count", "max.attributes.amount"] }) }))).toEqual(
      invalid("/context/group/aggregates/1"),
    );
    expect(refusal(await judge(namespace, { name: "a", ...group({ bands }) }))).toEqual(
      invalid("/context/group/bands/sum.attributes.amount"),
    );
    const aggregates = ["count", "avg.attributes.amount", "quantiles.attributes.amount.p99"];
    expect((await judge(namespace, { name: "a", ...group({ aggregates }) })).status).toBe(201);
  });

  it("reads answers where the group aggregates some, and then is no plain judgment", async () => {
    const namespace = freshNamespace();
    await judge(namespace, { name: "urgent", thresholds: { page: 0.5 } });
    const answered = { name: "answered", key: "attributes.customer", aggregate: { max: ["answers.urgent.p"] } };
    await create(namespace, answered);
    const context = { group: { name: "answered" } };
    expect((await judge(namespace, { name: "risk", context, thresholds: { high: 0.5 } })).status).toBe(201);
    const again = { ...answered, name: "again", aggregate: { count_where: { high: { judgment: "risk", cut: "high" } } } };
    expect(refusal(await create(namespace, again))).toEqual(invalid("/aggregate/count_where/high/judgment"));
    const related = [{ name: "itself", answers: [{ judgment: "risk", cut: "high" }] }];
    expect(refusal(await judge(namespace, { name: "reader", context: { related } }))).toEqual(
      invalid("/context/related/0/answers/0/judgment"),
    );
    // Nor may one that is aggregated come to read what aggregates it.
    await api.post(at(namespace, "judgments", "urgent", "versions"), { question: "?", type: "bool", context });
    const refused = await api.post(at(namespace, "judgments", "urgent", "activate"), { version: 2, force: true });
    expect(refusal(refused)).toEqual({ status: 409, code: "conflict" });
    expect(refused.body.error.details).toEqual({ groups: ["answered"] });
  });
});

describe("a group that takes the place of a template's", () => {
  const shows = (more: object = {}) => ({ thresholds: { high: 0.5 }, context: { group: { name: "g", ...more } } });
  const over = (aggregate: object) => ({ name: "g", key: "attributes.k", aggregate });
  const itself = (judgment: string) => ({ context: { related: [{ name: "itself", answers: [{ judgment, cut: "high" }] }] } });
  const conflict = (readers: string[]) => ({ status: 409, readers });
  const made = ({ status, body }: { status: number; body: { error?: { details: { readers?: string[] } } } }) => ({
    status,
    readers: body.error?.details.readers,
  });
  let above: string;
  let below: string;
  beforeEach(async () => {
    above = `${freshNamespace()}/*`;
    below = above.replace("*", "a");
    await create(above, over({ avg: ["attributes.amount"] }));
    await judge(above, { name: "plain", thresholds: { high: 0.5 } });
  });

  it("keeps what whoever reads it there shows of it", async () => {
    await judge(above, { name: "risk", ...shows({ aggregates: ["avg.attributes.amount"] }) });
    const other = over({ max: ["attributes.amount"] });
    expect(made(await create(below, other))).toEqual(conflict(["risk"]));
    expect((await create(below, over({ max: ["attributes.amount"], avg: ["attributes.amount"] }))).status).toBe(201);
    // One that is another judgment there reads nothing of it.
    const elsewhere = above.replace("*", "b");
    await judge(elsewhere, { name: "risk" });
    expect((await create(elsewhere, other)).status).toBe(201);
    // It cannot be uncovered there. Nor can a judgment of the template begin to show an aggregate that is not kept beneath it.
    const uncovering = await api.delete(at(elsewhere, "judgments", "risk"));
    expect([uncovering.status, uncovering.body.error.details]).toEqual([409, { template: above }]);
    expect((await create(above.replace("*", "c"), other)).status).toBe(409);
    expect(refusal(await judge(above, { name: "more", ...shows({ aggregates: ["avg.attributes.amount"] }) }))).toEqual(
      invalid("/context/group/aggregates/0"),
    );
  });

  it("aggregates no answers of those who show it, nor of others where these are read", async () => {
    await judge(above, { name: "risk", ...shows() });
    const circular = over({ max: ["answers.risk.p"] });
    expect(refusal(await create(below, circular))).toEqual(invalid("/aggregate/max/0"));
    await judge(above, { name: "reader", ...itself("risk") });
    expect(made(await create(below, over({ max: ["answers.plain.p"] })))).toEqual(conflict(["risk"]));
    await api.delete(at(above, "judgments", "reader"));
    expect((await create(below, over({ max: ["answers.plain.p"] }))).status).toBe(201);
    // From now on it reads answers in that namespace, and so under the prefix.
    expect(refusal(await judge(above, { name: "reader", ...itself("risk") }))).toEqual(
      invalid("/context/related/0/answers/0/judgment"),
    );
    expect(refusal(await create(above, { ...circular, name: "again" }))).toEqual(invalid("/aggregate/max/0"));
    expect((await judge(above.replace("*", "b"), { name: "reader", ...itself("risk") })).status).toBe(201);
  });

  it("keeps judgments that it aggregates from coming to show it", async () => {
    await judge(above, { name: "risk", thresholds: { high: 0.5 } });
    expect((await create(below, over({ max: ["answers.risk.p"] }))).status).toBe(201);
    await api.post(at(above, "judgments", "risk", "versions"), { type: "bool", question: "?", context: shows().context });
    const activated = await api.post(at(above, "judgments", "risk", "activate"), { version: 2, force: true });
    expect([activated.status, activated.body.error.details]).toEqual([409, { groups: ["g"] }]);
  });
});

describe("a group of answers", () => {
  const hot = {
    name: "hot",
    key: "attributes.k",
    aggregate: { count_where: { hot: { judgment: "urgent", cut: "page" } }, max: ["answers.urgent.p"] },
  };
  const urgent = { name: "urgent", thresholds: { page: 0.5, other: 0.7 } };

  it("warns where what it aggregates is inactive, deleted, or without the threshold that it counts by", async () => {
    const namespace = freshNamespace();
    const [prefix, below] = [`${namespace}/*`, `${namespace}/a`];
    await judge(prefix, urgent);
    await create(prefix, hot);
    const warnings = async (owner: string) => {
      const { body } = await get(owner, "hot");
      expect((await api.get(at(owner, "groups"))).body.groups[0].warnings).toEqual(body.warnings);
      return body.warnings;
    };
    const settings = (owner: string, thresholds: object | null) => api.patch(at(owner, "judgments", "urgent"), { thresholds });
    expect([await warnings(prefix), await warnings(below)]).toEqual([[], []]);
    await settings(prefix, { page: null });
    expect([await warnings(prefix), await warnings(below)]).toEqual([["threshold_missing"], ["threshold_missing"]]);
    await settings(below, { page: 0.4 });
    expect([await warnings(prefix), await warnings(below)]).toEqual([["threshold_missing"], []]);
    await settings(prefix, { page: 0.3 });
    await api.post(at(prefix, "judgments", "urgent", "deactivate"));
    expect([await warnings(prefix), await warnings(below)]).toEqual([["judgment_inactive"], ["judgment_inactive"]]);
    expect((await judge(below, urgent)).status).toBe(201);
    expect([await warnings(prefix), await warnings(below)]).toEqual([["judgment_inactive"], []]);
    for (const owner of [below, prefix]) await api.delete(at(owner, "judgments", "urgent"));
    expect([await warnings(prefix), await warnings(below)]).toEqual([["judgment_inactive"], ["judgment_inactive"]]);
  });

  it("warns where a namespace's own judgment has another type than the one it aggregates, or an option is gone", async () => {
    const namespace = freshNamespace();
    const [prefix, below] = [`${namespace}/*`, `${namespace}/a`];
    const topic = (...values: string[]) => ({ name: "topic", type: "choice", options: values.map((value) => ({ value })) });
    await judge(prefix, { name: "urgent" });
    await judge(prefix, topic("refund"));
    await create(prefix, { name: "p", key: "attributes.k", aggregate: { avg: ["attributes.n"], max: ["answers.urgent.p"] } });
    await create(prefix, {
      name: "topics",
      key: "attributes.k",
      aggregate: { count_where: { r: { judgment: "topic", value: "refund" } } },
    });
    const warnings = async (owner: string) => [(await get(owner, "p")).body.warnings, (await get(owner, "topics")).body.warnings];
    expect([await warnings(prefix), await warnings(below)]).toEqual([
      [[], []],
      [[], []],
    ]);
    await judge(below, { name: "urgent", type: "score", criteria: ["low", "high"] });
    await judge(below, topic("delivery"));
    expect([await warnings(prefix), await warnings(below)]).toEqual([
      [[], []],
      [["field_missing"], ["field_missing"]],
    ]);
    for (const name of ["urgent", "topic"]) await api.delete(at(below, "judgments", name));
    expect(await warnings(below)).toEqual([[], []]);
  });
});

describe("the list of groups", () => {
  it("has those of the place by name, in pages, without rows", async () => {
    const namespace = freshNamespace();
    for (const name of ["c", "a"]) await create(namespace, { ...byCustomer, name });
    await create(`${namespace}/*`, { ...byCustomer, name: "b" });
    await create(`${namespace}/x`, { ...byCustomer, name: "d" });
    const list = async (owner: string, query = "") => api.get(at(owner, "groups") + query);
    const first = await list(`${namespace}/x`, "?limit=1");
    expect(first.body.groups).toEqual([expect.objectContaining({ name: "b", template: `${namespace}/*`, live_keys: 0 })]);
    expect(first.body.groups[0]).not.toHaveProperty("rows");
    expect(first.body.groups[0]).not.toHaveProperty("as_of");
    const second = await list(`${namespace}/x`, `?cursor=${first.body.next_cursor}`);
    expect(second.body).toMatchObject({ groups: [{ name: "d" }], next_cursor: null });
    expect((await list(namespace)).body.groups.map(({ name }: { name: string }) => name)).toEqual(["a", "c"]);
    expect((await list(`${namespace}/*`)).body.groups).toEqual([expect.objectContaining({ name: "b", live_keys: null })]);
    expect(refusal(await list(namespace, "?cursor=x"))).toEqual(invalid("query/cursor"));
    expect(refusal(await get(namespace, "a.b"))).toEqual(invalid("path/name"));
    expect(refusal(await remove(namespace, "a.b"))).toEqual(invalid("path/name"));
  });
});
