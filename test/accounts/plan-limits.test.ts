/** What plans limit: counted exactly, whoever makes and ends it and wherever. */
import { beforeAll, describe, expect, it } from "vitest";
import { DEFAULT_LIMITS, type Resource } from "#src/accounts/limits/plan-limits.ts";
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

  async used(resource: Resource): Promise<{ limit: number; used: number }> {
    return (await this.send("GET", "/organization")).body.limits[resource];
  }
}

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

  it("is not used by what fails: a name that is taken", async () => {
    const small = await Small.make();
    const make = () => small.send("POST", "/namespaces/all%2F*/judgments", judgment("one"));
    expect((await make()).status).toBe(201);
    expect((await make()).status).toBe(409);
    expect(await small.used("judgments")).toEqual({ limit: LIMIT, used: 1 });
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

  it("is told to no key that is restricted to a part of the namespaces", async () => {
    const organization = await service.organization("developer");
    const key = await organization.key({ scope: "shop/*" });
    expect((await service.request("GET", "/organization", { key })).body.limits).toBeUndefined();
  });
});
