/** OWASP API3:2023, broken object property level authorization: parts of an object that a key may read, and that are not its to see. */
import { createHash, createHmac } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { firstEventId } from "#src/foundation/events/event-id.ts";
import { withoutMember } from "#src/foundation/json/json-members.ts";
import { ROOT, World } from "#test/standing/tenant-summaries/world.ts";
import { type TestService, testService } from "#test/support/service.ts";

const SECRET = 48_151_623;
const EU = `${ROOT}/eu`;
const US = `${ROOT}/us`;
const groups = ["by-customer"];
const amount = "by-customer.avg.attributes.amount";
const steps = [
  { label: "low", gte: 0 },
  { label: "high", gte: 100 },
];

let service: TestService;
let world: World;
/** A key of the template's own namespace, and none of its tenants. */
let outside: string;

beforeAll(async () => {
  service = await testService({}, true);
  world = new World(service);
  outside = await service.key({ role: "read_write", scope: ROOT });
  await world.group({ name: "by-customer", key: "attributes.customer", aggregate: { avg: ["attributes.amount"] } });
  const upsert = Array.from({ length: 6 }, (_, n) => ({ id: `d-${n}`, attributes: { customer: "c-17", amount: SECRET } }));
  for (const tenant of [EU, US]) await world.write(tenant, { upsert });
  await world.grouped([EU, US], groups);
  await world.publish({ groups, bands: { [amount]: steps } });
  await world.anHour();
  return () => service.stop();
});

const path = (...parts: string[]) => ["", "namespaces", ROOT, ...parts].map(encodeURIComponent).join("/");
async function asked(key: string, method: string, to: string, body?: object) {
  const { status, text, body: answer } = await service.request(method, to, { key, ...(body ? { body } : {}) });
  expect(status, text).toBeLessThan(300);
  return { text, body: answer };
}
const query = { top_k: 1, include: { state: true } };
async function pages(key: string, to: string, body: object) {
  const first = await asked(key, "POST", to, body);
  const second = await asked(key, "POST", to, { ...body, cursor: first.body.next_cursor });
  return [first, second];
}

describe("the numbers that a tenant's bands were cut from", () => {
  const reads: Record<string, (key: string) => Promise<{ text: string }[]>> = {
    "read by id": async (key) => [await asked(key, "GET", path("documents", EU)), await asked(key, "GET", path("documents", US))],
    "queried, on a first page and on one as of its pin": (key) => pages(key, path("query"), query),
    "found by a subscription": async (key) => {
      const name = `of-${key.slice(-6)}`;
      await asked(key, "POST", path("subscriptions"), { name, filters: ["attributes.kind", "Eq", "tenant"] });
      return pages(key, path("subscriptions", name, "query"), query);
    },
  };

  it.each(Object.keys(reads))("are shown only to keys that cover the tenant: %s", async (how) => {
    const covering = await service.key({ role: "read_write", scope: `${ROOT}*` });
    for (const { text } of await reads[how]!(outside)) {
      expect(text).toContain('"high"');
      expect(text).not.toContain(String(SECRET));
    }
    for (const { text } of await reads[how]!(covering)) expect(text).toContain(String(SECRET));
  });

  it("do not reach a key by way of what engines are shown", async () => {
    const contexts: Record<string, object> = {
      whole: {},
      named: { context: { fields: ["attributes.kind", "state.source", "state.source.groups"] } },
      former: { context: { fields: ["attributes.kind"], previous: { fields: ["state", "state.source"], anchor: "created" } } },
      related: {
        context: {
          fields: ["attributes.tenant"],
          related: [{ name: "them", join: { mine: "attributes.tenant", theirs: "id" }, fields: ["state"] }],
        },
      },
    };
    await asked(outside, "POST", path(), { upsert: [{ id: "asks", attributes: { tenant: [EU] } }] });
    for (const [name, how] of Object.entries(contexts)) {
      await asked(outside, "POST", path("judgments"), { name, question: "How is it?", type: "bool", ...how });
    }
    // The index that the relation needs is built by a job.
    const running = async () => (await service.request("GET", "/jobs?status=running", { key: service.adminKey })).body.jobs;
    await expect.poll(running).toEqual([]);
    for (const name of Object.keys(contexts)) {
      const id = name === "related" ? "asks" : EU;
      const { text } = await asked(outside, "GET", path("documents", id, "answers", name, "explain"));
      if (name === "related" || name === "whole") expect(text).toContain("published_at");
      expect(text, name).not.toContain(String(SECRET));
    }
    expect(JSON.stringify(service.engine.requests)).not.toContain(String(SECRET));
  });

  it("stay hidden whatever else of the document a key changes", async () => {
    const patch = [{ id: EU, attributes: { kind: "mine" }, state: { source: { namespace: ROOT, as_of: null } } }];
    await asked(outside, "POST", path(), { patch });
    const { text } = await asked(outside, "GET", path("documents", EU));
    expect(text).toContain('"mine"');
    expect(text).not.toContain(String(SECRET));
    // Shows what the document was before it was changed.
    const { text: former } = await asked(outside, "GET", path("documents", EU, "answers", "former", "explain"));
    expect(former).toContain("published_at");
    expect(former).not.toContain(String(SECRET));
  });

  it("are taken out of the text of a state as they are out of the state", () => {
    const state = { 'a"}': 1, source: { "x]": ["{", { source: 1 }] }, b: { source: '"source":' }, "sour\\ce": [], z: null };
    const { source: _, ...rest } = state;
    expect(JSON.parse(withoutMember(JSON.stringify(state, null, 2), "source"))).toEqual(rest);
    expect(JSON.parse(withoutMember('{"s\\u006furce": 1, "source": 2}', "source"))).toEqual({});
    expect(withoutMember(" { } ", "source")).toBe("{}");
    expect(withoutMember('{"a": 1e400, "source": {}}', "source")).toBe('{"a": 1e400}');
  });
});

describe("the contacts of an organization", () => {
  it("are shown only to admins", async () => {
    await asked(service.adminKey, "PATCH", "/organization", { contacts: ["owner@acme.example"] });
    for (const key of [outside, await service.key({ role: "read_write" }), await service.key({ role: "read_only", scope: EU })]) {
      expect((await asked(key, "GET", "/organization")).body.contacts).toEqual([]);
    }
    expect((await asked(service.adminKey, "GET", "/organization")).body.contacts).toEqual(["owner@acme.example"]);
  });
});

describe("documents that a template relates tenants to", () => {
  const [tenant, hidden] = ["mall/tenant", "mall-customers"];
  const of = (namespace: string, ...parts: string[]) =>
    ["/namespaces", ...[namespace, ...parts].map(encodeURIComponent)].join("/");
  const join = { mine: "attributes.customer", theirs: "id" };

  it("are not shown to a tenant, which chooses by its own attribute which of them an engine is shown", async () => {
    const admin = service.adminKey;
    const customers = ["c-1", "c-2"].map((id) => ({ id, attributes: { customer: id, secret: SECRET } }));
    await asked(admin, "POST", of(hidden), { upsert: customers });
    const showing = (join: object) => ({
      fields: ["attributes.customer"],
      related: [{ name: "theirs", namespace: hidden, join }],
    });
    const shared = { mine: "attributes.customer", theirs: "attributes.customer" };
    const definitions = [
      { name: "risky", question: "Is it?", type: "bool", context: showing(join) },
      { name: "which", question: "Which?", type: "choice", context: showing(shared), options: { from: "theirs" } },
    ];
    for (const definition of definitions) {
      const { body } = await asked(admin, "POST", of("mall/*", "judgments"), definition);
      expect(body.warnings).toEqual(["tenants_choose_related"]);
    }
    const own = await asked(admin, "POST", of("mall-alone", "judgments"), definitions[0]);
    expect(own.body.warnings).toBeUndefined();
    const its = await service.key({ scope: tenant });
    await asked(its, "POST", of(tenant), { upsert: [{ id: "d", attributes: { customer: "c-2" } }] });
    const running = async () => (await service.request("GET", "/jobs?status=running", { key: admin })).body.jobs;
    await expect.poll(running).toEqual([]);
    for (const { name } of definitions) {
      const explain = (key: string) => service.request("GET", of(tenant, "documents", "d", "answers", name, "explain"), { key });
      const [shown, whole] = [await explain(its), await explain(admin)];
      expect([shown.status, whole.status]).toEqual([200, 200]);
      expect(whole.text).toContain(String(SECRET));
      expect(whole.body.hidden_relations).toBeUndefined();
      expect(shown.text).not.toContain(String(SECRET));
      expect(shown.body).toMatchObject({ hidden_relations: ["theirs"], context: { document: { "attributes.customer": "c-2" } } });
      expect(shown.body.context_hash).not.toBe(whole.body.context_hash);
      expect(shown.body.context_text).toBe(JSON.stringify(shown.body.context));
    }
  });
});

describe("rows of a tenant summary", () => {
  const root = "quiet";
  const tenants = [`${root}/a`, `${root}/b`];
  const count = "by-customer.count";
  const bands = { [count]: [{ label: "any", gte: 0 }] };
  const template = `/namespaces/${encodeURIComponent(`${root}/*`)}`;
  const said = async (tenant: string) => (await world.document(tenant, root))?.state;

  it("that few documents make up are kept back, and keys that are hashed are told by nothing", async () => {
    await world.group({ name: "by-customer", key: "attributes.customer", aggregate: {} }, `${root}/*`);
    // What five patients have in common may be told, and what four have may not.
    const rows = { flu: 5, rare: 4 };
    const upsert = Object.entries(rows).flatMap(([customer, number]) =>
      Array.from({ length: number }, (_, n) => ({ id: `${customer}-${n}`, attributes: { customer } })),
    );
    for (const tenant of tenants) await world.write(tenant, { upsert });
    await world.grouped(tenants, groups);
    expect(await world.call("POST", `${template}/tenant_summary`, { groups, bands })).toMatchObject({
      min_count: 5,
      keys: "plain",
    });
    await world.anHour(`${root}/*`);
    for (const tenant of tenants) {
      expect((await said(tenant)).groups).toEqual({ "by-customer": [{ key: "flu", bands: { count: "any" } }] });
      expect(JSON.stringify(await said(tenant))).not.toContain("rare");
    }

    const keys = "hashed";
    expect(await world.call("POST", `${template}/tenant_summary`, { groups, bands, keys, min_count: 1 })).toMatchObject({ keys });
    await world.anHour(`${root}/*`);
    const [one, other] = await Promise.all(tenants.map(said));
    expect(one.groups).toEqual(other.groups);
    const shown = one.groups["by-customer"].map(({ key }: { key: string }) => key);
    expect(shown).toEqual([expect.stringMatching(/^[\w-]{22}$/), expect.stringMatching(/^[\w-]{22}$/)]);
    expect(JSON.stringify(one.groups)).not.toMatch(/flu|rare/);
    // No digest of the key that anybody could make, not even the first bytes of one. Its last character has padding in it.
    for (const name of ["md5", "sha1", "sha256", "sha512"]) {
      for (const key of ["flu", "string flu", '"flu"', "rare", "string rare", '"rare"']) {
        for (const made of [createHash(name), createHmac(name, "")]) {
          const digest = made.update(key).digest("base64url");
          for (const one of shown) expect(digest, `${name} of ${key}`).not.toContain(one.slice(0, -1));
        }
      }
    }
    // Whoever covers the tenant reads them as they are, in the same places.
    const plain = one.source.groups["by-customer"].map(({ key }: { key: string }) => key);
    expect(plain.toSorted()).toEqual(["flu", "rare"]);
    const reader = await service.key({ role: "read_only", scope: root });
    const { text } = await service.request("GET", `/namespaces/${root}/documents/${encodeURIComponent(tenants[0]!)}`, {
      key: reader,
    });
    expect(text).toContain(shown[0]);
    expect(text).not.toMatch(/flu|rare/);
  });

  it("may not be asked for by none, or by words that are no way to show keys", async () => {
    for (const wrong of [{ min_count: 0 }, { min_count: 2.5 }, { keys: "sealed" }]) {
      const { status, text } = await service.request("POST", `${template}/tenant_summary`, {
        body: { groups, bands, ...wrong },
      });
      expect([status, text], JSON.stringify(wrong)).toEqual([400, expect.stringContaining(`"/${Object.keys(wrong)[0]}"`)]);
    }
  });
});

describe("the feed of an organization", () => {
  const OWN = "feed-own";
  const OTHERS = "feed-others";
  const asked = ["", "types=namespace.*", `namespace_prefix=${OWN}/*`, "subscription=sub_01k0z3v5n8q2r4t6w8x0y2a4c6", "limit=1"];

  it("tells a scoped key nothing of when others' events happened, by no id and no cursor", async () => {
    const scoped = await service.key({ scope: `${OWN}/*` });
    const feed = async (query: string, key = scoped) => (await service.request("GET", `/events?${query}`, { key })).body;
    const happens = async (namespace: string) => {
      const path = `/namespaces/${encodeURIComponent(namespace)}`;
      await service.request("POST", path, { body: { upsert: [{ id: "a" }] } });
      await service.request("DELETE", path);
      const told = async () =>
        (await feed(`namespace_prefix=${namespace}&types=namespace.deleted`, service.adminKey)).events.length;
      await expect.poll(told).toBe(1);
    };
    const answers = () => Promise.all(asked.map((query) => feed(query)));
    const before = await answers();
    await happens(OTHERS);
    await happens(`${OTHERS}/b`);
    const after = await answers();
    // The clock stands still: whatever differed would be due to what others have done.
    expect(after).toEqual(before);
    const ids = (await feed(`namespace_prefix=${OTHERS}*`, service.adminKey)).events.map(({ id }: { id: string }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(2);
    for (const id of ids) expect(JSON.stringify(after)).not.toContain(id);

    // Whoever goes on from there misses nothing.
    await happens(`${OWN}/a`);
    const page = await feed(`after=${after[0].last_event_id}`);
    expect(page.events.map(({ data }: { data: { namespace: string } }) => data.namespace)).toContain(`${OWN}/a`);
    expect(page.last_event_id).toBe(page.events.at(-1).id);
    // Nor is it told whether there was anything a long time ago.
    const old = "/events?after=evt_00000000000000000000000000";
    expect((await service.request("GET", old, { key: scoped })).status).toBe(400);
    expect((await service.request("GET", old, { key: service.adminKey })).status).toBe(200);
  });

  it("is looked through for what a scoped key may see, however many events of its siblings come before", async () => {
    const scope = `${OWN}/deep/er`;
    const scoped = await service.key({ scope: `${scope}/*` });
    const { fresh, organizationId, clock } = service;
    const prefix = firstEventId(new Date(clock.now().getTime() + 1_000)).slice(0, -12);
    await fresh.database.query({
      text: `
        insert into events (organization_id, event_id, namespace, type, recorded_at, data)
        select $1, $2 || lpad(n::text, 12, '0'), case n when 6000 then $3 || '/x' else $4 end, 'namespace.deleted', $5,
               jsonb_build_object('namespace', 'x', 'job_id', 'job_' || lpad(n::text, 26, '0'))
        from generate_series(1, 6001) n`,
      values: [organizationId, prefix, scope, `${OWN}/deep/other`, clock.now()],
    });
    const { body } = await service.request("GET", "/events", { key: scoped });
    const own = `${prefix}${"6000".padStart(12, "0")}`;
    expect([body.events.map(({ id }: { id: string }) => id), body.last_event_id, body.next_cursor]).toEqual([[own], own, null]);
  });
});
