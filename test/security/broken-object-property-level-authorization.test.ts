/** OWASP API3:2023, broken object property level authorization: parts of an object that a key may read, and that are not its to see. */
import { beforeAll, describe, expect, it } from "vitest";
import { withoutMember } from "#src/json-members.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { ROOT, World } from "#test/tenant-summaries/world.ts";

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
