/** The limits of plans. They are counted exactly, in every process and for every way to create and delete a resource. */
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { DEFAULT_LIMITS, type Resource } from "#src/accounts/limits/plan-limits.ts";
import { toolCalls } from "#test/security/support/tools.ts";
import { rawClient } from "#test/support/raw-request.ts";
import { type TestOrganization, type TestResponse, type TestService, testService } from "#test/support/service.ts";

const LIMIT = 4;
const few = {
  namespaces: LIMIT,
  judgments: LIMIT,
  subscriptions: LIMIT,
  groups: LIMIT,
  api_keys: LIMIT,
  webhook_endpoints: 2,
  open_cursors: 2,
  retained_bytes: 3_000_000,
};

let service: TestService;
let other: TestService;

beforeAll(async () => {
  service = await testService({ planLimits: { ...DEFAULT_LIMITS, developer: few } }, true);
  other = await service.beside("api");
  return () => service.stop();
});

/** Of a developer's organization of the test's own; requests go to two processes in turn. */
class Small {
  readonly #organization: TestOrganization;
  #sent = 0;

  private constructor(organization: TestOrganization) {
    this.#organization = organization;
  }

  static async make(): Promise<Small> {
    return new Small(await service.organization("developer"));
  }

  send(method: string, path: string, body?: unknown): Promise<TestResponse> {
    const to = this.#sent++ % 2 === 0 ? service : other;
    const key = this.#organization.adminKey;
    return to.request(method, path, body === undefined ? { key } : { key, body });
  }

  get id(): string {
    return this.#organization.organizationId;
  }

  get key(): string {
    return this.#organization.adminKey;
  }

  async used(resource: Resource): Promise<{ limit: number; used: number }> {
    return (await this.send("GET", "/organization")).body.limits[resource];
  }
}

/** The bytes of the versions in history that are counted, by namespace, summed up anew. */
async function retained(organizationId: string): Promise<Record<string, number>> {
  const sum = (table: string, bytes: string) => `
    (select coalesce(sum(${bytes}), 0) from ${table} h where h.namespace_id = n.namespace_id and superseded <= n.retained_to)`;
  const answer = "400 + coalesce(octet_length(dist::text), 0) + coalesce(octet_length(warnings::text), 0)";
  const rows = await service.fresh.database.query<{ name: string; bytes: number; counted: number; used: number }>({
    text: `
      select name, (${sum("document_history", "bytes")} + ${sum("answer_history", answer)})::bigint as bytes, retained_bytes as counted,
             (select used from resource_counts where organization_id = $1 and resource = 'retained_bytes') as used
      from namespaces n where organization_id = $1 and deleted_at is null`,
    values: [organizationId],
  });
  expect(rows.map(({ counted }) => counted)).toEqual(rows.map(({ bytes }) => bytes));
  expect(rows.reduce((all, { bytes }) => all + bytes, 0)).toBe(rows[0]?.used ?? 0);
  return Object.fromEntries(rows.map(({ name, bytes }) => [name, bytes]));
}

/** The count is what the tables hold, at whatever moment. */
const holdsCount = ({ id }: Small) => retained(id);

const judgment = (name: string) => ({ name, type: "bool", question: "Is it urgent?" });

interface Case {
  readonly resource: Resource;
  readonly make: (small: Small, n: number) => Promise<TestResponse>;
  readonly end: (small: Small, made: TestResponse, n: number) => Promise<TestResponse>;
  /** How many there are before the test makes any. */
  readonly before?: number;
}

const cases: Case[] = [
  {
    resource: "namespaces",
    make: (small, n) => small.send("POST", `/namespaces/n${n}`, { upsert: [{ id: "a" }] }),
    end: (small, _, n) => small.send("DELETE", `/namespaces/n${n}`),
  },
  {
    resource: "judgments",
    make: (small, n) => small.send("POST", "/namespaces/all%2F*/judgments", judgment(`j${n}`)),
    end: (small, _, n) => small.send("DELETE", `/namespaces/all%2F*/judgments/j${n}`),
  },
  {
    resource: "groups",
    make: (small, n) =>
      small.send("POST", "/namespaces/all%2F*/groups", { name: `g${n}`, key: "attributes.k", aggregate: { count: true } }),
    end: (small, _, n) => small.send("DELETE", `/namespaces/all%2F*/groups/g${n}`),
  },
  {
    resource: "subscriptions",
    make: (small, n) =>
      small.send("POST", "/namespaces/all%2F*/subscriptions", { name: `s${n}`, filters: ["attributes.k", "Eq", n] }),
    end: (small, _, n) => small.send("DELETE", `/namespaces/all%2F*/subscriptions/s${n}`),
  },
  {
    resource: "api_keys",
    make: (small, n) => small.send("POST", "/api-keys", { name: `k${n}`, role: "read_only" }),
    end: (small, { body }) => small.send("DELETE", `/api-keys/${body.id}`),
    before: 1,
  },
];

describe("what a plan limits", () => {
  it.each(cases)(
    "is refused at the limit and not before, also where many come at once to two processes: $resource",
    async (one) => {
      const { resource, make, end, before = 0 } = one;
      const small = await Small.make();
      expect(await small.used(resource)).toEqual({ limit: LIMIT, used: before });
      const answers = await Promise.all(Array.from({ length: LIMIT + 3 }, (_, n) => make(small, n)));
      const made = answers.flatMap((answer, n) => (answer.status < 300 ? [{ answer, n }] : []));
      expect(made).toHaveLength(LIMIT - before);
      const [refused] = answers.filter(({ status }) => status >= 300);
      expect(refused).toMatchObject({ status: 403, body: { error: { code: "limit_exceeded" } } });
      expect(refused!.body.error.details).toEqual({ resource, limit: LIMIT, used: LIMIT, plan: "team" });
      expect(await small.used(resource)).toEqual({ limit: LIMIT, used: LIMIT });
      const [first] = made;
      expect((await end(small, first!.answer, first!.n)).status).toBeLessThan(300);
      expect(await small.used(resource)).toEqual({ limit: LIMIT, used: LIMIT - 1 });
      expect((await make(small, 100)).status).toBeLessThan(300);
      expect((await make(small, 101)).status).toBe(403);
    },
  );

  it("is refused to tools of agents as to others", async () => {
    const small = await Small.make();
    const client = rawClient(service.address);
    onTestFinished(() => client.close());
    const callTool = toolCalls(client);
    const making: Partial<Record<Resource, [tool: string, given: (n: number) => object]>> = {
      namespaces: ["documents_write", (n) => ({ ns: `n${n}`, upsert: [{ id: "a" }] })],
      judgments: ["judgments_create", (n) => ({ ns: "all/*", ...judgment(`j${n}`) })],
    };
    for (const [resource, [tool, given]] of Object.entries(making)) {
      const said: unknown[] = [];
      for (let n = 0; n < LIMIT + 2; n++) said.push((await callTool(small.key, tool, given(n))).said);
      expect(said).toEqual([...Array.from({ length: LIMIT }, () => "ok"), "limit_exceeded", "limit_exceeded"]);
      expect(await small.used(resource as Resource)).toEqual({ limit: LIMIT, used: LIMIT });
    }
  });

  it("is not used by what fails: a name that is taken", async () => {
    const small = await Small.make();
    const make = () => small.send("POST", "/namespaces/all%2F*/judgments", judgment("one"));
    expect((await make()).status).toBe(201);
    expect((await make()).status).toBe(409);
    expect(await small.used("judgments")).toEqual({ limit: LIMIT, used: 1 });
  });

  it("leaves nothing of a System One request for whose questions, or whose namespace, there is no room", async () => {
    const small = await Small.make();
    const questions = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, n) => [`q${n}`, { type: "noul", instructions: `Is it ${n}?` }]));
    const refused = async (count: number, resource: Resource) =>
      expect(await small.send("POST", "/systemone", { state: "new", questions: questions(count) })).toMatchObject({
        status: 403,
        body: { error: { code: "limit_exceeded", details: { resource } } },
      });
    await refused(LIMIT + 1, "judgments");
    expect([(await small.used("judgments")).used, (await small.used("namespaces")).used]).toEqual([0, 0]);
    for (let n = 0; n < LIMIT; n++) await small.send("POST", `/namespaces/n${n}`, { upsert: [{ id: "a" }] });
    await refused(1, "namespaces");
    expect([(await small.used("judgments")).used, (await small.used("namespaces")).used]).toEqual([0, LIMIT]);
    await small.send("DELETE", "/namespaces/n0");
    const { status } = await small.send("POST", "/systemone", { state: "new", questions: questions(LIMIT) });
    expect(status).toBe(200);
    expect((await small.used("judgments")).used).toBe(LIMIT);
  });

  it("is free again for what ends with its namespace", async () => {
    const small = await Small.make();
    await small.send("POST", "/namespaces/n", { upsert: [{ id: "a" }, { id: "b" }] });
    await small.send("POST", "/namespaces/n/judgments", judgment("one"));
    await small.send("POST", "/namespaces/n/groups", { name: "g", key: "attributes.k", aggregate: { count: true } });
    await small.send("POST", "/namespaces/n/subscriptions", { name: "s", filters: ["attributes.k", "Eq", 1] });
    await small.send("POST", "/namespaces/n/query", { top_k: 1 });
    const all = ["namespaces", "judgments", "groups", "subscriptions", "open_cursors"] as const;
    for (const resource of all) expect((await small.used(resource)).used, resource).toBe(1);
    await small.send("DELETE", "/namespaces/n");
    for (const resource of all) expect((await small.used(resource)).used, resource).toBe(0);
  });

  it("is told of webhook endpoints by the older code, with the same details", async () => {
    const small = await Small.make();
    const make = () => small.send("POST", "/webhook-endpoints", { url: "https://hooks.example/a" });
    const { body } = await make();
    await make();
    expect((await make()).body.error).toMatchObject({ code: "plan_required", details: { limit: 2, used: 2, plan: "team" } });
    await small.send("DELETE", `/webhook-endpoints/${body.id}`);
    expect(await small.used("webhook_endpoints")).toEqual({ limit: 2, used: 1 });
  });

  it("is free again for cursors once they have expired", async () => {
    const small = await Small.make();
    const first = async (n: number) => {
      await small.send("POST", `/namespaces/c${n}`, { upsert: [{ id: "a" }, { id: "b" }] });
      return small.send("POST", `/namespaces/c${n}/query`, { top_k: 1 });
    };
    for (let n = 0; n < 2; n++) expect((await first(n)).body.next_cursor).not.toBeNull();
    const refused = await first(2);
    expect(refused).toMatchObject({ status: 403, body: { error: { code: "limit_exceeded" } } });
    expect(refused.body.error.details).toEqual({ resource: "open_cursors", limit: 2, used: 2, plan: "team" });
    expect(await small.used("open_cursors")).toEqual({ limit: 2, used: 2 });
    expect((await small.send("POST", "/namespaces/c2/query", {})).status).toBe(200);
    await service.clock.advance(12 * 60_000);
    await expect.poll(() => small.used("open_cursors")).toEqual({ limit: 2, used: 0 });
    expect((await small.send("POST", "/namespaces/c2/query", { top_k: 1 })).status).toBe(200);
  });

  it("ends the cursors of the namespace in which they retain too much, and no others, and lets go of what they retained", async () => {
    const small = await Small.make();
    const documents = Array.from({ length: 10 }, (_, n) => ({ id: `d${n}`, state: { text: "x".repeat(250_000) } }));
    const begin = async (namespace: string) => {
      await small.send("POST", `/namespaces/${namespace}`, { upsert: documents });
      return (await small.send("POST", `/namespaces/${namespace}/query`, { top_k: 1 })).body.next_cursor as string;
    };
    const cursors = { calm: await begin("calm"), busy: await begin("busy") };
    const next = (namespace: "calm" | "busy") =>
      small.send("POST", `/namespaces/${namespace}/query`, { top_k: 1, cursor: cursors[namespace] });
    const change = (namespace: string, from: number, to: number) =>
      Promise.all(
        documents
          .slice(from, to)
          .map(({ id }) => small.send("POST", `/namespaces/${namespace}`, { patch: [{ id, state: { id } }] })),
      );
    await change("calm", 0, 5);
    await expect.poll(async () => (await small.used("retained_bytes")).used).toBeGreaterThanOrEqual(1_000_000);
    await change("busy", 0, 4);
    await expect.poll(async () => (await small.used("retained_bytes")).used).toBeGreaterThanOrEqual(2_000_000);
    expect((await next("busy")).status).toBe(200);
    await change("busy", 4, 10);
    await expect.poll(async () => (await next("busy")).status).toBe(400);
    const { body } = await next("busy");
    expect(body.error.code).toBe("invalid_request");
    expect(body.error.details.issues).toEqual([
      { path: "/cursor", message: expect.stringMatching(/^has ended before its time.*limits\.retained_bytes.*top_k/) },
    ]);
    // The resources of the other namespace are still counted.
    expect((await next("calm")).status).toBe(200);
    expect(await small.used("open_cursors")).toEqual({ limit: 2, used: 1 });
    await expect.poll(async () => (await retained(small.id)).busy).toBe(0);
    await holdsCount(small);
    expect((await small.used("retained_bytes")).used).toBeGreaterThanOrEqual(1_000_000);
    await small.send("DELETE", "/namespaces/calm");
    expect((await small.used("retained_bytes")).used).toBe(0);
  });

  it("counts what cursors retain by what the tables hold, whatever is written, judged, deleted and expires", async () => {
    const small = await Small.make();
    await small.send("POST", "/namespaces/n%2F*/judgments", { ...judgment("urgent"), engine: { name: "test" } });
    const places = ["n/a", "n/b"].map((name) => `/namespaces/${encodeURIComponent(name)}`);
    const text = "x".repeat(300_000);
    for (let n = 0; n < 16; n++) {
      const place = places[n % 2]!;
      const upsert = Array.from({ length: 3 }, (_, at) => ({ id: `d${(n + at) % 5}`, state: { n, text: n % 3 ? text : "" } }));
      await small.send("POST", place, { upsert, ...(n % 4 ? {} : { delete: [`d${(n + 4) % 5}`] }), wait_for: ["urgent"] });
      if (n % 3 === 0) await small.send("POST", `${place}/query`, { top_k: 1, include: { judgments: ["urgent"] } });
      if (n % 5 === 4) await service.clock.advance(6 * 60_000);
      if (n === 12) await small.send("DELETE", place);
      await holdsCount(small);
    }
    await service.clock.advance(80 * 60_000);
    await expect.poll(() => small.used("retained_bytes").then(({ used }) => used)).toBe(0);
    await holdsCount(small);
  });

  it("is told to no key that is restricted to a part of the namespaces", async () => {
    const organization = await service.organization("developer");
    const key = await organization.key({ scope: "shop/*" });
    expect((await service.request("GET", "/organization", { key })).body.limits).toBeUndefined();
  });
});
