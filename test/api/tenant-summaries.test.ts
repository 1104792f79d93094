/**
 * Tenant summaries as clients set them up and read them. `test/standing/tenant-summaries/` compares what is published with an oracle.
 */
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { State } from "#src/records/documents/state.ts";
import { HOUR_MS, statuses, World } from "#test/standing/tenant-summaries/world.ts";
import { apiOf, at, freshNamespace, invalid, refusal } from "./support/api.ts";

const api = apiOf(["tenant_summaries_create", "tenant_summaries_delete", "tenant_summaries_get"]);

const groups = ["by-customer"];
const count = [
  { label: "few", gte: 0 },
  { label: "many", gte: 2 },
];
const bands = { "by-customer.count": count };
const notFound = { status: 404, code: "not_found" };

let root: string;
let template: string;
let world: World;
beforeEach(async () => {
  root = freshNamespace();
  template = `${root}/*`;
  world = new World(api.service);
  await byCustomer();
});

const byCustomer = (owner = template, key = "attributes.customer") =>
  world.group({ name: "by-customer", key, aggregate: { avg: ["attributes.amount"] } }, owner);
/** Tenants here have a document or two. */
const create = (body: object | string = { groups, bands }, options = {}) =>
  api.post(at(template, "tenant_summary"), typeof body === "string" ? body : { min_count: 1, ...body }, options);
const get = (query = "") => api.get(`${at(template, "tenant_summary")}${query}`);
const remove = () => api.delete(at(template, "tenant_summary"));
/** A tenant with one document, once its group knows it. */
async function tenant(name: string, customer = "c-17"): Promise<string> {
  const namespace = `${root}/${name}`;
  await world.write(namespace, { upsert: [{ id: "d-1", attributes: { customer, amount: 4 } }] });
  await world.grouped([namespace], groups);
  return namespace;
}
const said = async (namespace: string) => (await world.document(namespace, root))?.state.groups;
const one = (label: string, key: unknown = "c-17") => ({ "by-customer": [{ key, bands: { count: label } }] });

describe("a tenant summary", () => {
  it("compares what each tenant has published in a turn of the event loop of its own", async () => {
    const names = ["a", "b"];
    for (const name of names) await tenant(name);
    await create();
    await world.anHour(template);
    // Another document, and the same label.
    for (const name of names) {
      await world.write(`${root}/${name}`, { upsert: [{ id: "d-2", attributes: { customer: "c-18" } }] });
      await world.grouped([`${root}/${name}`], groups);
    }
    let turns = 0;
    const parsedAt: number[] = [];
    const tree = Object.getOwnPropertyDescriptor(State.prototype, "tree")!.get!;
    const parsed = vi.spyOn(State.prototype, "tree", "get").mockImplementation(function (this: State) {
      if (this.text.includes(root) && this.text.includes("published_at")) {
        parsedAt.push(turns);
        setImmediate(() => turns++);
      }
      return tree.call(this);
    });
    onTestFinished(() => parsed.mockRestore());
    await world.anHour(template);
    expect(parsedAt).toHaveLength(names.length);
    expect(new Set(parsedAt).size).toBe(names.length);
  });

  it("is set up, runs within the hour, and is read with what was done about its tenants", async () => {
    const eu = await tenant("eu");
    const { status, body } = await create({ groups, bands: { ...bands, "by-customer.avg.attributes.amount": count } });
    expect(status).toBe(201);
    const settings = {
      template,
      groups,
      bands: { ...bands, "by-customer.avg.attributes.amount": count },
      min_count: 1,
      keys: "plain",
    };
    const created = { ...settings, created_at: api.service.clock.now().toISOString(), warnings: [] };
    const waits = { namespace: eu, status: "pending", published_at: null, source_as_of: null, reason: null };
    expect(body).toEqual({ ...created, last_run_at: null, tenants: [waits], next_cursor: null });
    expect((await get()).body).toEqual(body);
    const run = await world.anHour(template);
    const now = api.service.clock.now().toISOString();
    const published = { namespace: eu, status: "published", published_at: now, source_as_of: 1, reason: null };
    expect(run).toEqual({ ...created, last_run_at: now, tenants: [published], next_cursor: null });
    expect(await world.document(eu, root)).toMatchObject({
      id: eu,
      attributes: { kind: "tenant" },
      state: {
        groups: { "by-customer": [{ key: "c-17", bands: { count: "few", "avg.attributes.amount": "many" } }] },
        source: {
          namespace: eu,
          as_of: 1,
          groups: { "by-customer": [{ key: "c-17", values: { count: 1, "avg.attributes.amount": 4 } }] },
        },
        published_at: now,
      },
    });
    const { body: found } = await api.post(at(root, "query"), { filters: ["attributes.kind", "Eq", "tenant"] });
    expect(found.rows.map(({ id }: { id: string }) => id)).toEqual([eu]);
  });

  it("writes nothing where the labels stay, whatever becomes of the numbers", async () => {
    const eu = await tenant("eu");
    await create();
    const { tenants: first } = await world.anHour(template);
    await world.write(eu, { patch: [{ id: "d-1", attributes: { amount: 40 } }] });
    await world.grouped([eu], groups);
    const { tenants: second } = await world.anHour(template);
    expect(second).toEqual([{ ...first[0], status: "unchanged" }]);
    expect((await api.get(at(root))).body.sequence).toBe(1);
    await world.write(eu, { upsert: [{ id: "d-2", attributes: { customer: "c-17" } }] });
    await world.grouped([eu], groups);
    const { tenants: third } = await world.anHour(template);
    expect(third).toMatchObject([{ status: "published", published_at: api.service.clock.now().toISOString(), source_as_of: 3 }]);
    expect(await said(eu)).toEqual(one("many"));
    // What somebody else made of the document is made good.
    await api.post(at(root), { delete: [eu] });
    expect(statuses(await world.anHour(template))).toEqual({ [eu]: "published" });
    expect(await said(eu)).toEqual(one("many"));
  });

  it("passes tenants over that have nothing, are being deleted, still build, or have too long a name", async () => {
    const [eu, us] = [await tenant("eu"), await tenant("us")];
    const long = `${root}/${"x".repeat(128)}`;
    await world.write(long, { upsert: [{ id: "d-1", attributes: { customer: "c" } }] });
    await world.grouped([long], groups);
    await world.write(`${root}/none`, { upsert: [{ id: "d-1" }] });
    await world.grouped([`${root}/none`], groups);
    await create();
    expect(statuses(await world.anHour(template))).toEqual({
      [eu]: "published",
      [`${root}/none`]: "skipped: empty",
      [us]: "published",
      [long]: "skipped: too_long",
    });
    // It has nothing any more: neither has its document.
    await world.write(us, { delete: ["d-1"] });
    await world.grouped([us], groups);
    // A namespace's own group takes the place of the template's; here it is built no further, if it is not already.
    const { job_id: building } = await byCustomer(eu, "attributes.amount");
    await api.post(`/jobs/${building}/pause`);
    const stage = async () => (await api.get(at(eu, "groups/by-customer"))).body.status;
    const before = await stage();
    const run = statuses(await world.anHour(template));
    const possible = [
      ...(before === "building" ? ["skipped: building"] : []),
      ...((await stage()) === "ready" ? ["published"] : []),
    ];
    expect(run).toMatchObject({ [us]: "skipped: empty", [eu]: expect.toBeOneOf(possible) });
    expect(await world.document(us, root)).toBeUndefined();
    expect(await said(eu)).toBeDefined();
  });

  it("lets a deleted tenant's document go once the namespace is gone", async () => {
    const eu = await tenant("eu");
    await create();
    await world.anHour(template);
    const { body: job } = await api.delete(at(eu));
    const { body: paused } = await api.post(`/jobs/${job.id}/pause`);
    const run = await world.anHour(template);
    if (paused.status === "paused") {
      expect(run.tenants).toMatchObject([{ namespace: eu, status: "skipped", reason: "deleting", source_as_of: 1 }]);
      expect(await said(eu)).toEqual(one("few"));
      await api.post(`/jobs/${job.id}/resume`);
    }
    await vi.waitUntil(async () => (await api.get(`/jobs/${job.id}`)).body.status === "done", { timeout: 30_000 });
    const after = await world.anHour(template);
    expect(after.tenants).toEqual([]);
    expect(await world.document(eu, root)).toBeUndefined();
  });

  it("takes other settings, which the next run publishes by", async () => {
    const eu = await tenant("eu");
    const { body: first } = await create();
    await world.anHour(template);
    const other = { groups, bands: { "by-customer.count": [{ label: "any", gte: 0 }] } };
    const { status, body } = await create(other);
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...other, created_at: first.created_at, tenants: [{ status: "published" }] });
    expect(await said(eu)).toEqual(one("few"));
    await world.anHour(template);
    expect(await said(eu)).toEqual(one("any"));
  });

  it("is read in pages of tenants by name", async () => {
    const names = [await tenant("b"), await tenant("a/x"), await tenant("a"), await tenant("c")].sort();
    await create();
    await world.anHour(template);
    names.push(await tenant("d"));
    const seen: string[] = [];
    let cursor = "";
    do {
      const { body } = await get(`?limit=2${cursor}`);
      expect(body.tenants.length).toBeLessThanOrEqual(2);
      seen.push(...body.tenants.map(({ namespace, status }: { namespace: string; status: string }) => `${namespace} ${status}`));
      cursor = body.next_cursor === null ? "" : `&cursor=${body.next_cursor}`;
    } while (cursor !== "");
    expect(seen).toEqual(names.map((name) => `${name} ${name.endsWith("/d") ? "pending" : "published"}`));
    expect(refusal(await get("?limit=0"))).toEqual(invalid("query/limit"));
    expect(refusal(await get("?cursor=nonsense"))).toEqual(invalid("query/cursor"));
  });

  it("is ended; what it has published stays, and a new one goes on from there", async () => {
    const eu = await tenant("eu");
    await create();
    const { tenants } = await world.anHour(template);
    expect((await remove()).status).toBe(204);
    for (const gone of [await get(), await remove()]) expect(refusal(gone)).toEqual(notFound);
    await api.service.clock.advance(HOUR_MS);
    expect(await said(eu)).toEqual(one("few"));
    expect((await create()).body.tenants).toMatchObject([{ status: "pending" }]);
    expect((await world.anHour(template)).tenants).toEqual([{ ...tenants[0], status: "unchanged" }]);
  });

  it("bills its writes and what they store by a line of their own", async () => {
    const eu = await tenant("eu");
    await create();
    await world.anHour(template);
    await api.service.clock.advance(HOUR_MS);
    const { bytes } = (await api.get(at(root))).body;
    expect(bytes).toBeGreaterThan(100);
    const { body } = await api.get("/usage?limit=1000");
    const lines = body.namespaces.find(({ namespace }: { namespace: string }) => namespace === root).lines;
    expect(lines).toMatchObject([{ line: "tenant_summary", bytes_written: bytes, bytes_stored: expect.any(Number) }]);
    expect(lines[0].bytes_stored).toBeGreaterThan(0);
    expect((await api.get(at(eu))).body.sequence).toBe(1);
  });
});

describe("a run that the template's namespace refuses", () => {
  it("ends with a warning and an event, and the next one publishes", async () => {
    const eu = await tenant("eu");
    await api.post(at(root), { upsert: [{ id: "own", state: { text: "x".repeat(1_000) } }] });
    await create();
    await api.patch(at(root), { budget_usd_per_month: 0, on_exceeded: "reject" });
    const failed = await world.anHour(template);
    expect([failed.warnings, statuses(failed)]).toEqual([["tenant_summary_failed"], { [eu]: "pending" }]);
    expect(await world.document(eu, root)).toBeUndefined();
    const events = await vi.waitUntil(
      async () => {
        const { body } = await api.get(`/events?types=namespace.tenant_summary_failed&namespace_prefix=${root}`);
        return body.events.length > 0 ? body.events : undefined;
      },
      { timeout: 30_000 },
    );
    expect(events).toMatchObject([
      {
        type: "namespace.tenant_summary_failed",
        data: { namespace: root, template, code: "budget_exceeded", message: expect.stringContaining(root) },
      },
    ]);
    await api.patch(at(root), { budget_usd_per_month: null });
    const run = await world.anHour(template);
    expect([run.warnings, statuses(run)]).toEqual([[], { [eu]: "published" }]);
  });
});

describe("setting one up", () => {
  it.each<[string, object, string]>([
    ["a group that the template does not have", { groups: ["by-customer", "other"], bands }, "/groups/1"],
    ["a group twice", { groups: ["by-customer", "by-customer"], bands }, "/groups/1"],
    ["no group", { groups: [], bands }, "/groups"],
    ["bands of another group", { groups, bands: { ...bands, "other.count": count } }, "/bands/other.count"],
    [
      "bands of what is not aggregated",
      { groups, bands: { "by-customer.sum.attributes.amount": count } },
      "/bands/by-customer.sum.attributes.amount",
    ],
    ["what is no aggregate", { groups, bands: { "by-customer.mode": count } }, "/bands/by-customer.mode"],
    ["no bands at all", { groups, bands: {} }, "/bands"],
    ["bands that do not rise", { groups, bands: { "by-customer.count": count.toReversed() } }, "/bands/by-customer.count/1/gte"],
    ["what it does not know", { groups, bands, every: "day" }, "/every"],
  ])("is refused with %s", async (_, body, path) => {
    expect(refusal(await create(body))).toEqual(invalid(path));
    expect(refusal(await get())).toEqual(notFound);
  });

  it("is refused outside of template prefixes, of plans below team, and of bodies too large", async () => {
    expect(refusal(await api.post(at(root, "tenant_summary"), { groups, bands }))).toEqual(invalid("path/ns"));
    expect(refusal(await api.get(at(root, "tenant_summary")))).toEqual(invalid("path/ns"));
    expect(refusal(await api.delete(at(root, "tenant_summary")))).toEqual(invalid("path/ns"));
    const { adminKey: key } = await api.service.organization("developer");
    const answer = await create({ groups, bands }, { key });
    expect(refusal(answer)).toEqual({ status: 403, code: "plan_required" });
    expect(answer.body.error.details).toEqual({ plan: "team" });
    expect(refusal(await create(`{${" ".repeat(1024 * 1024)}}`))).toEqual({ status: 413, code: "too_large" });
  });

  it("is answered the same again with its Idempotency-Key", async () => {
    const headers = { "Idempotency-Key": `k-${root}` };
    const { body } = await create({ groups, bands }, { headers });
    expect((await create({ groups, bands }, { headers })).body).toEqual(body);
    expect(refusal(await create({ groups, bands: { "by-customer.count": [count[0]] } }, { headers })).code).toBe("conflict");
    const deleting = { headers: { "Idempotency-Key": `d-${root}` } };
    expect((await api.delete(at(template, "tenant_summary"), deleting)).status).toBe(204);
    expect(refusal(await api.delete(at(`${root}/x/*`, "tenant_summary"), deleting)).code).toBe("conflict");
  });

  it("may name a group that the template inherits from a prefix above it", async () => {
    const below = `${root}/eu/*`;
    expect((await api.post(at(below, "tenant_summary"), { groups, bands, min_count: 1 })).status).toBe(201);
    const tenant = `${root}/eu/1`;
    await world.write(tenant, { upsert: [{ id: "d-1", attributes: { customer: 7 } }] });
    await world.grouped([tenant], groups);
    await world.anHour(below);
    expect((await world.document(tenant, `${root}/eu`)).state.groups).toEqual(one("few", 7));
  });
});
