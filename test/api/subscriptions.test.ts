/** Subscriptions as a client makes, reads, changes, queries and ends them. What they tell of is in `test/subscriptions/`. */
import { beforeEach, describe, expect, it } from "vitest";
import { settled } from "#test/standing/subscriptions/world.ts";
import { apiOf, at, freshNamespace, invalid, refusal } from "./support/api.ts";

const api = apiOf([
  "subscriptions_create",
  "subscriptions_list",
  "subscriptions_get",
  "subscriptions_update",
  "subscriptions_delete",
  "subscriptions_query",
]);

const open = ["attributes.status", "Eq", "open"];
const hook = "https://hooks.example.com/judgments";
const TOO_LARGE = { status: 413, code: "too_large" };
const NOT_FOUND = { status: 404, code: "not_found" };
const huge = " ".repeat(1024 * 1024 + 1);

let ns: string;
beforeEach(() => {
  ns = freshNamespace();
});

const path = (owner: string, ...parts: string[]) => at(owner, "subscriptions", ...parts);
const create = (owner: string, body: object) => api.post(path(owner), body);
const write = (to: string, body: object) => api.post(at(to), body);
const judge = (owner: string, body: object) => api.post(at(owner, "judgments"), { type: "bool", question: "?", ...body });
const endpoint = async (namespace_prefix: string | null) =>
  (await api.post("/webhook-endpoints", { url: hook, namespace_prefix })).body.id as string;

describe("creating", () => {
  it("answers the subscription with what was left out; where nothing was written it is live at once", async () => {
    const { status, body } = await create(ns, { name: "open", filters: open });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^sub_[0-9a-z]{26}$/),
      name: "open",
      filters: open,
      events: ["entered", "exited"],
      include: {},
      endpoint: null,
      bulk: "summary",
      status: "live",
      live_at: body.created_at,
      lag_ms: 0,
      warnings: [],
      created_at: "2030-01-01T00:00:00.000Z",
    });
    expect((await api.get(path(ns, "open"))).body).toEqual(body);
  });

  it("syncs first where documents are, and says so until it is live", async () => {
    await write(ns, { upsert: [{ id: "a", attributes: { status: "open" } }] });
    const { body } = await create(ns, { name: "open", filters: open });
    expect(["syncing", "live"]).toContain(body.status);
    await settled(api.service);
    const { body: live } = await api.get(path(ns, "open"));
    expect(live).toMatchObject({ status: "live", live_at: expect.any(String), lag_ms: 0 });
  });

  it("keeps what was asked for", async () => {
    await judge(ns, { name: "urgent" });
    const asked = {
      name: "all-of-it",
      filters: ["And", [open, ["answers.urgent.p", "Gte", 0.5]]],
      events: ["exited"],
      include: { attributes: ["customer"], answers: ["urgent"] },
      endpoint: await endpoint(null),
      bulk: "deliver",
    };
    expect((await create(ns, asked)).body).toMatchObject(asked);
    expect((await api.get(path(ns, "all-of-it"))).body).toMatchObject(asked);
  });

  it("refuses a name that is taken there, and takes it on a prefix above", async () => {
    expect((await create(ns, { name: "open", filters: open })).status).toBe(201);
    expect(refusal(await create(ns, { name: "open", filters: open }))).toEqual({ status: 409, code: "conflict" });
    expect((await create(`${ns}/*`, { name: "open", filters: open })).status).toBe(201);
  });

  it("says of everything that does not fit where it is", async () => {
    await judge(ns, { name: "read", freshness: { policy: "on_read" } });
    await judge(ns, { name: "urgent" });
    const wrong = async (body: object) => refusal(await create(ns, { name: "wrong", filters: open, ...body }));
    expect(await wrong({ filters: ["attributes.status", "Equals", 1] })).toEqual(invalid("/filters/1"));
    expect(await wrong({ filters: ["answers.unknown.p", "Gt", 0.5] })).toEqual(invalid("/filters/0"));
    expect(await wrong({ filters: ["answers.urgent.thresholds.none", "Eq", true] })).toEqual(invalid("/filters/0"));
    expect(await wrong({ filters: ["answers.read.p", "Gt", 0.5] })).toEqual(invalid("/filters"));
    expect(await wrong({ include: { answers: ["urgent", "unknown"] } })).toEqual(invalid("/include/answers/1"));
    expect(await wrong({ include: { answers: ["read"] } })).toEqual(invalid("/include/answers/0"));
    expect(await wrong({ events: [] })).toEqual(invalid("/events"));
    expect(await wrong({ bulk: "each" })).toEqual(invalid("/bulk"));
    expect(await wrong({ unheard_of: 1 })).toEqual(invalid("/unheard_of"));
    expect(await wrong({ endpoint: `we_${"0".repeat(26)}` })).toEqual(invalid("/endpoint"));
    expect(await wrong({ filters: ["answers.unknown.p", "Gt", 1], endpoint: `we_${"0".repeat(26)}` })).toEqual(
      invalid("/filters/0", "/endpoint"),
    );
    expect(refusal(await api.post(path(ns), huge))).toEqual(TOO_LARGE);
    expect(refusal(await api.get(path(ns, "wrong")))).toEqual(NOT_FOUND);
  });

  it("carries at most 24 fields, those of the filter among them", async () => {
    const names = (count: number) => Array.from({ length: count }, (_, n) => `a${n}`);
    const body = { name: "many", filters: ["And", [open, ["attributes.a0", "Eq", 1]]] };
    expect(refusal(await create(ns, { ...body, include: { attributes: names(24) } }))).toEqual(invalid("/include"));
    expect((await create(ns, { ...body, include: { attributes: names(23) } })).status).toBe(201);
  });

  it("names an endpoint that covers it and that its key may see", async () => {
    const [whole, inside, aside] = [await endpoint(null), await endpoint(ns), await endpoint(`${ns}-aside`)];
    const made = async (name: string, owner: string, endpoint: string, key?: string) =>
      refusalOr201(await api.post(path(owner), { name, filters: open, endpoint }, key ? { key } : {}));
    expect(await made("whole", ns, whole)).toBe(201);
    expect(await made("inside", ns, inside)).toBe(201);
    expect(await made("aside", ns, aside)).toEqual(invalid("/endpoint"));
    expect(await made("below", `${ns}/*`, inside)).toEqual(invalid("/endpoint"));
    const key = await api.service.key({ scope: ns });
    expect(await made("hidden", ns, whole, key)).toEqual(invalid("/endpoint"));
    expect(await made("shown", ns, inside, key)).toBe(201);
    const stranger = await api.service.organization("team");
    expect(await made("foreign", ns, whole, stranger.adminKey)).toEqual(invalid("/endpoint"));
  });

  it("is not refused for the number of attributes that filters name", async () => {
    for (let n = 0; n < 40; n++) {
      const { status } = await create(ns, { name: `s-${n}`, filters: ["attributes.x".concat(String(n)), "Eq", 1] });
      expect(status).toBe(201);
    }
    await write(ns, { upsert: [{ id: "a", attributes: { x39: 1, x0: 1 } }] });
    const { body } = await api.get(at(ns));
    expect(body.indexed_attributes).toHaveLength(32);
    // What somebody declares comes first.
    const declared = await api.patch(at(ns), { indexed_attributes: ["attributes.own"] });
    expect(declared.status).toBe(200);
    expect(JSON.stringify(declared.body.indexed_attributes)).toContain("attributes.own");
    expect((await api.post(path(ns, "s-39", "query"), {})).body.rows).toMatchObject([{ id: "a" }]);
  });
});

describe("on a template prefix", () => {
  it("is inherited by every namespace below, also later ones, until one of its name is more specific", async () => {
    const { body: made } = await create(`${ns}/*`, { name: "open", filters: open });
    expect(made).toMatchObject({ status: null, live_at: null, lag_ms: null });
    expect(made).not.toHaveProperty("template");
    const { body: inherited } = await api.get(path(`${ns}/later`, "open"));
    expect(inherited).toMatchObject({ id: made.id, template: `${ns}/*`, status: "live", lag_ms: 0 });
    const { body: own } = await create(`${ns}/later`, { name: "open", filters: ["id", "Eq", "x"] });
    expect((await api.get(path(`${ns}/later`, "open"))).body).toMatchObject({ id: own.id });
    expect((await api.get(path(`${ns}/other`, "open"))).body).toMatchObject({ id: made.id });
    expect(refusal(await api.get(path(ns, "open")))).toEqual(NOT_FOUND);
  });

  it("can be changed and deleted there alone", async () => {
    await create(`${ns}/*`, { name: "open", filters: open });
    const changed = await api.patch(path(`${ns}/a`, "open"), { bulk: "deliver" });
    expect(refusal(changed)).toEqual({ status: 409, code: "conflict" });
    expect(changed.body.error.details).toEqual({ template: `${ns}/*` });
    expect(refusal(await api.delete(path(`${ns}/a`, "open")))).toEqual({ status: 409, code: "conflict" });
    expect((await api.patch(path(`${ns}/*`, "open"), { bulk: "deliver" })).body).toMatchObject({ bulk: "deliver", status: null });
    expect((await api.get(path(`${ns}/a`, "open"))).body).toMatchObject({ bulk: "deliver" });
    expect((await api.delete(path(`${ns}/*`, "open"))).status).toBe(204);
    expect(refusal(await api.get(path(`${ns}/a`, "open")))).toEqual(NOT_FOUND);
  });
});

describe("listing", () => {
  it("goes by name, inherited ones included, the most specific of each, a page at a time", async () => {
    for (const name of ["b", "d", "e"]) await create(`${ns}/*`, { name, filters: open });
    for (const name of ["a", "d", "f"]) await create(`${ns}/x`, { name, filters: open });
    const names: string[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const page: { body: { subscriptions: { name: string; template?: string }[]; next_cursor: string | null } } = await api.get(
        `${path(`${ns}/x`)}?limit=2${cursor ? `&cursor=${cursor}` : ""}`,
      );
      expect(page.body.subscriptions.length).toBeLessThanOrEqual(2);
      names.push(...page.body.subscriptions.map(({ name, template }) => (template ? `${name} of the template` : name)));
      cursor = page.body.next_cursor;
    }
    expect(names).toEqual(["a", "b of the template", "d", "e of the template", "f"]);
    const { body: above } = await api.get(path(`${ns}/*`));
    expect(above.subscriptions.map(({ name }: { name: string }) => name)).toEqual(["b", "d", "e"]);
    expect((await api.get(path(ns))).body).toEqual({ subscriptions: [], next_cursor: null });
    expect(refusal(await api.get(`${path(ns)}?cursor=nonsense`))).toEqual(invalid("query/cursor"));
  });
});

describe("changing", () => {
  it("replaces what is given and leaves the rest; null takes away", async () => {
    const id = await endpoint(ns);
    await create(ns, { name: "open", filters: open, include: { attributes: ["a"] }, endpoint: id });
    const change = async (body: object) => (await api.patch(path(ns, "open"), body)).body;
    expect(await change({ events: ["exited", "exited"] })).toMatchObject({ events: ["exited"], endpoint: id });
    expect(await change({ include: { attributes: ["b"] } })).toMatchObject({
      include: { attributes: ["b"] },
      events: ["exited"],
    });
    expect(await change({ include: null, endpoint: null, bulk: "deliver" })).toMatchObject({
      include: {},
      endpoint: null,
      bulk: "deliver",
    });
    expect(await change({})).toMatchObject({ bulk: "deliver", filters: open });
  });

  it("holds what is given to the same rules, and changes nothing where it does not fit", async () => {
    await judge(ns, { name: "read", freshness: { policy: "on_read" } });
    await create(ns, { name: "open", filters: open });
    const wrong = async (body: object) => refusal(await api.patch(path(ns, "open"), body));
    expect(await wrong({ filters: open })).toEqual(invalid("/filters"));
    expect(await wrong({ include: { answers: ["unknown"] } })).toEqual(invalid("/include/answers/0"));
    expect(await wrong({ include: { answers: ["read"] } })).toEqual(invalid("/include/answers/0"));
    expect(await wrong({ endpoint: `we_${"0".repeat(26)}`, bulk: "deliver" })).toEqual(invalid("/endpoint"));
    expect(refusal(await api.patch(path(ns, "open"), huge))).toEqual(TOO_LARGE);
    expect(refusal(await api.patch(path(ns, "other"), {}))).toEqual(NOT_FOUND);
    expect((await api.get(path(ns, "open"))).body).toMatchObject({ bulk: "summary", include: {}, endpoint: null });
  });
});

describe("changing what one carries", () => {
  it("is not refused for a judgment of the filter that has become on_read since", async () => {
    await judge(ns, { name: "urgent" });
    await create(ns, { name: "watch", filters: ["answers.urgent.p", "Gt", 0.5] });
    await api.patch(at(ns, "judgments", "urgent"), { freshness: { policy: "on_read" } });
    expect((await api.patch(path(ns, "watch"), { include: { attributes: ["a"] } })).status).toBe(200);
    const named = await api.patch(path(ns, "watch"), { include: { answers: ["urgent"] } });
    expect(refusal(named)).toEqual(invalid("/include/answers/0"));
  });
});

describe("deleting", () => {
  it("ends it; one of its name is another", async () => {
    const { body: first } = await create(ns, { name: "open", filters: open });
    expect((await api.delete(path(ns, "open"))).status).toBe(204);
    expect(refusal(await api.get(path(ns, "open")))).toEqual(NOT_FOUND);
    expect(refusal(await api.delete(path(ns, "open")))).toEqual(NOT_FOUND);
    const { body: second } = await create(ns, { name: "open", filters: open });
    expect(second.id).not.toBe(first.id);
  });

  it("of the namespace ends its own, and not what it inherits", async () => {
    await write(`${ns}/a`, { upsert: [{ id: "a" }] });
    await create(`${ns}/a`, { name: "own", filters: open });
    await create(`${ns}/*`, { name: "inherited", filters: open });
    expect((await api.delete(at(`${ns}/a`))).status).toBe(202);
    const { body } = await api.get(path(`${ns}/a`));
    expect(body.subscriptions).toMatchObject([{ name: "inherited", status: "live" }]);
  });

  it("refuses a path that is none", async () => {
    for (const bad of ["a.b", "x".repeat(129)]) {
      expect(refusal(await api.delete(path(ns, bad)))).toEqual(invalid("path/name"));
      expect(refusal(await api.get(path(ns, bad)))).toEqual(invalid("path/name"));
    }
  });
});

describe("its query", () => {
  it("finds its members, ranked, paged and with what is asked for, and is billed", async () => {
    const upsert = ["a", "b", "c", "d"].map((id, n) => ({ id, attributes: { status: n === 1 ? "closed" : "open", n } }));
    await write(ns, { upsert });
    await create(ns, { name: "open", filters: open });
    const ask = (body: object) => api.post(path(ns, "open", "query"), body);
    const first = await ask({ rank_by: ["attributes.n", "desc"], top_k: 2, include: { attributes: ["n"] } });
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({ more: true, rows: [{ id: "d", attributes: { n: 3 } }, { id: "c" }] });
    expect(first.body.usage.bytes_scanned).toBeGreaterThan(0);
    await write(ns, { patch: [{ id: "b", attributes: { status: "open" } }] });
    const second = await ask({
      rank_by: ["attributes.n", "desc"],
      top_k: 2,
      include: { attributes: ["n"] },
      cursor: first.body.next_cursor,
    });
    expect(second.body).toMatchObject({ more: false, rows: [{ id: "a" }] });
    expect(refusal(await ask({ filters: open }))).toEqual(invalid("/filters"));
    expect(refusal(await ask({ cursor: "nonsense" }))).toEqual(invalid("/cursor"));
    expect(refusal(await api.post(path(ns, "open", "query"), huge))).toEqual(TOO_LARGE);
    expect(refusal(await api.post(path(ns, "other", "query"), {}))).toEqual(NOT_FOUND);
    expect(refusal(await api.post(path(`${ns}/*`, "open", "query"), {}))).toEqual(invalid("path/ns"));
  });

  it("is of the namespace that inherits it", async () => {
    await create(`${ns}/*`, { name: "open", filters: open });
    await write(`${ns}/a`, { upsert: [{ id: "a", attributes: { status: "open" } }] });
    await write(`${ns}/b`, { upsert: [{ id: "b", attributes: { status: "open" } }] });
    expect((await api.post(path(`${ns}/b`, "open", "query"), {})).body.rows).toMatchObject([{ id: "b" }]);
  });

  it("finds those that are members though a judgment or threshold that it names is gone", async () => {
    await judge(ns, { name: "urgent", thresholds: { page: 0.4 } });
    await write(ns, { upsert: [{ id: "a" }, { id: "b" }], wait_for: ["urgent"] });
    await create(ns, { name: "paged", filters: ["answers.urgent.thresholds.page", "Eq", true] });
    await create(ns, { name: "others", filters: ["Not", ["And", [["answers.urgent.thresholds.page", "Eq", true]]]] });
    const ask = async (name: string) => {
      const { status, body } = await api.post(path(ns, name, "query"), {});
      expect(status, JSON.stringify(body)).toBe(200);
      return body.rows.map(({ id }: { id: string }) => id);
    };
    expect([await ask("paged"), await ask("others")]).toEqual([["a", "b"], []]);
    await api.patch(at(ns, "judgments", "urgent"), { thresholds: { page: null } });
    expect([await ask("paged"), await ask("others")]).toEqual([[], ["a", "b"]]);
    await api.delete(at(ns, "judgments", "urgent"));
    expect([await ask("paged"), await ask("others")]).toEqual([[], ["a", "b"]]);
  });
});

describe("what is wrong with one", () => {
  it("is told: a judgment that does not answer or is judged on_read, an endpoint that is disabled or does not cover it; one that is deleted is null", async () => {
    await judge(ns, { name: "urgent" });
    await judge(ns, { name: "shown" });
    const id = await endpoint(null);
    const include = { answers: ["shown"] };
    await create(ns, { name: "watch", filters: ["answers.urgent.p", "Gt", 0.5], include, endpoint: id });
    const warnings = async () =>
      (await api.get(path(ns, "watch"))).body.warnings.map(
        ({ code, judgment }: { code: string; judgment?: string }) => `${code} ${judgment ?? ""}`,
      );
    expect(await warnings()).toEqual([]);
    await api.post(at(ns, "judgments", "urgent", "deactivate"), undefined);
    await api.delete(at(ns, "judgments", "shown"));
    await api.patch(`/webhook-endpoints/${id}`, { enabled: false });
    expect((await warnings()).sort()).toEqual(["endpoint_disabled ", "judgment_inactive shown", "judgment_inactive urgent"]);
    await api.patch(`/webhook-endpoints/${id}`, { enabled: true, namespace_prefix: `${ns}/elsewhere` });
    expect(await warnings()).toContain("endpoint_not_covering ");
    await judge(ns, { name: "shown", freshness: { policy: "on_read" } });
    expect(await warnings()).toContain("judgment_on_read shown");
    await api.delete(at(ns, "judgments", "shown"));
    await api.delete(`/webhook-endpoints/${id}`);
    expect((await api.get(path(ns, "watch"))).body.endpoint).toBeNull();
    expect((await warnings()).sort()).toEqual(["judgment_inactive shown", "judgment_inactive urgent"]);
  });
});

describe("what a filter reads and answers do not have", () => {
  it("is told where a threshold or an option goes, or a namespace has another judgment of the name, and not once it is there again", async () => {
    const above = `${ns.split("/")[0]}-lacking/*`;
    const below = above.replace("*", "a");
    await judge(above, { name: "urgent", thresholds: { page: 0.5 } });
    await judge(above, { name: "topic", type: "choice", options: [{ value: "refund" }] });
    const read = [
      "answers.urgent.thresholds.page",
      "answers.urgent.p",
      "answers.topic.dist.refund",
      "answers.topic.value",
    ] as const;
    const [page, p, refund, value] = read;
    await create(above, {
      name: "watch",
      filters: [
        "Or",
        [
          [page, "Eq", true],
          ["Not", [page, "Eq", null]],
          [p, "Gt", 0.5],
          [refund, "Gt", 0.5],
          [value, "In", ["refund", "none_of_the_above", null]],
        ],
      ],
    });
    const lacking = async () => {
      const { body } = await api.get(path(below, "watch"));
      return body.warnings.map(({ code, message }: { code: string; message: string }) => {
        expect(code).toBe("field_missing");
        return read.find((one) => message.includes(one));
      });
    };
    expect(await lacking()).toEqual([]);
    await api.patch(at(above, "judgments", "urgent"), { thresholds: { page: null } });
    expect(await lacking()).toEqual([page]);
    await judge(below, { name: "urgent", type: "score", criteria: ["low", "high"], thresholds: { page: 0.5 } });
    expect(await lacking()).toEqual([p]);
    await api.delete(at(below, "judgments", "urgent"));
    await judge(below, { name: "topic", type: "choice", options: [{ value: "delivery" }] });
    expect(await lacking()).toEqual([page, refund, value]);
    await api.post(at(below, "judgments", "topic", "deactivate"), undefined);
    const { body } = await api.get(path(below, "watch"));
    expect(body.warnings.map(({ code, judgment }: { code: string; judgment: string }) => `${code} ${judgment}`)).toEqual([
      "judgment_inactive topic",
      "field_missing urgent",
    ]);
  });
});

function refusalOr201(answer: Awaited<ReturnType<typeof create>>) {
  return answer.status === 201 ? 201 : refusal(answer);
}
