/** Who may call what: every operation of the contract, built or not, against keys of every kind. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operations } from "#generated/routes.ts";
import type { JobStatus } from "#generated/types.ts";
import { DEFAULT_LIMITS } from "#src/accounts/limits/plan-limits.ts";
import { exportRow, jobRow } from "#test/jobs/support/rows.ts";
import { fileDefaults, type TestOrganization, type TestResponse, type TestService, testService } from "#test/support/service.ts";
import { at, invalid, refusal } from "./support/api.ts";
import { furnish as furnished } from "./support/furnish.ts";
import { anEndpoint, anEvent, NOTHING, type OperationCase, type Own, operationCases } from "./support/operation-cases.ts";

// An operation needs an endpoint of its own. There are more of them than a plan has.
const endpoints = { webhook_endpoints: 1_000 };
fileDefaults.planLimits = { ...DEFAULT_LIMITS, scale: { ...DEFAULT_LIMITS.scale, ...endpoints } };

const SECRET = "only-of-the-first-organization";
const namespaces = ["shop", "shop/eu", "shop/us", "shopping"];
const prefixes = ["shop/*", "shop/eu/*", "shopping/*"];

let service: TestService;
let developer: TestOrganization;
let limited: TestService;
const keys = new Map<string, string>();
let jobId: string;
let eventId: string;
let endpointId: string;

const furnish = (owner: string) => furnished(service, owner, SECRET);

beforeAll(async () => {
  // Without catch-up nothing changes but by requests.
  service = await testService({ role: "api" }, true);
  await service.request("PATCH", "/organization", { body: { suggestions: true } });
  for (const owner of [...namespaces, ...prefixes, "shop/gone"]) await furnish(owner);
  jobId = (await service.request("DELETE", at("shop/gone"))).body.id;
  eventId = await anEvent(service, "shop/eu");
  endpointId = await anEndpoint(service, null);
  developer = await service.organization("developer");
  limited = await testService({ rateLimits: { developer: 0, team: 0, scale: 0 } }, true);
});
afterAll(() => Promise.all([service.stop(), limited.stop()]));

/** A key of the first organization, made once. */
async function key(role: "read_only" | "read_write", scope: string | null = null): Promise<string> {
  const id = `${role} ${scope}`;
  if (!keys.has(id)) keys.set(id, await service.key({ role, scope }));
  return keys.get(id)!;
}

const keyFor = ({ needs }: OperationCase, scope: string | null = null) =>
  needs === "admin" ? Promise.resolve(service.adminKey) : key(needs, scope);

/** Makes an operation's good request with a key, in a namespace or on a prefix. */
async function call(
  id: string,
  by: string | null,
  ns: string,
  own = { ...NOTHING, name: randomUUID(), jobId, eventId, endpointId },
): Promise<TestResponse> {
  const { method } = operations.find((operation) => operation.id === id)!;
  const { path, body, status, removes } = operationCases[id]!;
  const answer = await service.request(method, path(ns, own), { key: by, ...(body ? { body: body(own) } : {}) });
  if (removes && answer.status === status) await furnish(ns);
  return answer;
}

const aKeyId = async () => {
  await service.key({ name: "to be changed", role: "read_only" });
  const { body } = await service.request("GET", "/api-keys?limit=1000");
  return body.api_keys.at(-1).id as string;
};

async function jobsToSteer() {
  const row = (status: JobStatus) => jobRow(service, { type: "backfill", status, namespace: "shop" });
  const [running, paused, awaiting_confirm] = [await row("running"), await row("paused"), await row("awaiting_confirm")];
  return { running, paused, awaiting_confirm, done: await failedJob() };
}

/** One that can be run again: of a judgment of its own, of which no other job is at work. */
async function failedJob() {
  const name = `j-${randomUUID()}`;
  await service.request("POST", at("shop", "judgments"), { body: { name, question: "Is it?", type: "bool" } });
  const [row] = await service.fresh.database.query<{ judgmentId: string }>({
    text: `select judgment_id as "judgmentId" from judgments where name = $1`,
    values: [name],
  });
  return jobRow(service, { type: "backfill", status: "done", namespace: "shop", judgment: name, settings: row!, failed: 1 });
}

/** All that a response says, without the texts that it was asked with, and without ids and keys that were made for it. */
function words({ status, body }: TestResponse, ...asked: string[]): string {
  const texts = asked.toSorted((one, other) => other.length - one.length);
  const said = texts.reduce(
    (text, one) => text.replaceAll(one, `<${asked.indexOf(one)}>`),
    JSON.stringify([status, body ?? null]),
  );
  // When a key was last used is noted after its answer, at some moment.
  const noted = said.replaceAll(/"last_used_at":(?:null|"[^"]*")/g, '"last_used_at":"<noted>"');
  return noted.replaceAll(/(?:key|job|evt|we|sub|lq|ses)_[0-9a-z]{26}|jk_[0-9A-Za-z]{43}|whsec_[A-Za-z0-9+/]{43}=/g, "<made>");
}

describe.each(operations.map(({ id, unbuilt }) => ({ id, unbuilt })))("$id", ({ id, unbuilt }) => {
  const operation = operations.find((one) => one.id === id)!;
  const one = operationCases[id]!;
  const success = unbuilt ? 501 : one?.status;
  /** Where its good request goes. */
  const home = one?.reach === "prefix" ? "shop/*" : "shop";

  it("has a case that says of it what the contract says", () => {
    expect(one).toBeDefined();
    expect([one.needs, one.plan ?? null]).toEqual([operation.role, operation.plan]);
    const scopes = {
      namespace: "path",
      either: "path",
      prefix: "path",
      list: "list",
      resource: "resource",
      body: "body",
      organization: "organization",
    };
    expect(scopes[one.reach]).toBe(operation.scope);
    if (!unbuilt) expect(operation.statuses).toContain(one.status);
  });

  it("is refused without a key, with one that is unknown, and with what is no key", async () => {
    for (const by of [null, `jk_${"0".repeat(43)}`, "", "two words"]) {
      const answer = await call(id, by, home);
      expect(refusal(answer)).toEqual({ status: 401, code: "unauthorized" });
      expect(answer.headers.get("www-authenticate")).toMatch(/^Bearer/);
      const { limit, remaining } = {
        limit: answer.headers.get("x-ratelimit-limit"),
        remaining: answer.headers.get("x-ratelimit-remaining"),
      };
      expect([limit, remaining]).toEqual(["1000000", "1000000"]);
    }
  });

  if (one?.needs !== "read_only") {
    it("is refused to a key that only reads", async () => {
      const answer = await call(id, await key("read_only"), home);
      expect(refusal(answer)).toEqual({ status: 403, code: "forbidden" });
      expect(answer.body.error.details).toEqual({ required_role: one.needs });
    });
  }

  if (one?.needs === "admin") {
    it("is refused to a key that is no admin's", async () => {
      const answer = await call(id, await key("read_write"), home);
      expect(refusal(answer)).toEqual({ status: 403, code: "forbidden" });
      expect(answer.body.error.details).toEqual({ required_role: "admin" });
    });
  }

  it(unbuilt ? "is not served yet to a key that may call it" : "is open to a key that may call it", async () => {
    const jobs = await jobsToSteer();
    const exportId = await exportRow(service, "shop");
    const own = {
      keyId: await aKeyId(),
      name: randomUUID(),
      jobId,
      eventId,
      endpointId: await anEndpoint(service, null),
      jobs,
      exportId,
    };
    expect((await call(id, await keyFor(one), home, own)).status).toBe(success);
  });

  it("is refused to a key that has used up its requests of the minute", async () => {
    const { path, body } = one;
    const answer = await limited.request(operation.method, path(home, NOTHING), body ? { body: body(NOTHING) } : {});
    expect(refusal(answer)).toEqual({ status: 429, code: "rate_limited" });
    expect(answer.headers.get("retry-after")).toBe(String(answer.body.error.details.retry_after));
  });

  if (one?.plan !== undefined) {
    it("is refused to an organization on a smaller plan, and says which plan would do", async () => {
      const answer = await call(id, developer.adminKey, home);
      expect(refusal(answer)).toEqual({ status: 403, code: "plan_required" });
      expect(answer.body.error.details).toEqual({ plan: one.plan });
    });
  }

  if (["namespace", "either", "prefix"].includes(one?.reach)) {
    const asked = (ns: string) => (one.reach === "prefix" ? `${ns}/*` : ns);

    it.each([
      ["shop/*", "shopping", "shopless"],
      ["shop*", "shopping", "shopless"],
      ["shop/eu/*", "shop/us", "shop/xx"],
      ["shop/eu/*", "shop", "ship"],
      ["shop", "shop/eu", "shop/xx"],
    ])(
      "is refused to a key restricted to %s in %s, in the same words as where there is nothing",
      async (scope, there, nowhere) => {
        const by = await key(one.needs === "read_only" ? "read_only" : "read_write", scope);
        const answer = await call(id, by, asked(there));
        expect(refusal(answer)).toEqual({ status: 403, code: "forbidden" });
        expect(answer.body.error.details).toEqual({ scope, namespace: asked(there) });
        expect(words(answer, there, scope)).toBe(words(await call(id, by, asked(nowhere)), nowhere, scope));
      },
    );

    it("is open to a key restricted to a prefix, in all that the prefix covers", async () => {
      for (const scope of ["shop/*", "shop*", "shop/eu/*"]) {
        const answer = await call(id, await keyFor(one, scope), asked("shop/eu"));
        expect(answer.status).toBe(success);
      }
      expect((await call(id, await keyFor(one, "shop/*"), asked("shop"))).status).toBe(success);
      if (one.reach !== "prefix") expect((await call(id, await keyFor(one, "shop"), "shop")).status).toBe(success);
    });

    if (one.reach === "either") {
      it("is held against the whole of a template prefix", async () => {
        for (const scope of ["shop/eu/*", "shop", "shopping/*"]) {
          expect(refusal(await call(id, await key(one.needs as "read_only", scope), "shop/*"))).toEqual({
            status: 403,
            code: "forbidden",
          });
        }
        expect((await call(id, await keyFor(one, "shop/*"), "shop/eu/*")).status).toBe(success);
      });
    }
  }

  if (one?.reach === "list") {
    it("shows a key with a scope nothing of what lies outside", async () => {
      const answer = await call(id, await keyFor(one, "shop/eu/*"), "");
      expect(answer.status).toBe(success);
      for (const outside of ["shopping", "shop/us"]) expect(words(answer)).not.toContain(outside);
    });
  }

  if (one?.reach === "resource" || one?.reach === "body") {
    it("is held against a key's scope by what it names", async () => {
      if (unbuilt) {
        expect((await call(id, await keyFor(one, "shop/*"), "")).status).toBe(501);
        return;
      }
      expect(one.outside, "say in its case what a key gets for something outside of its scope").toBeDefined();
      expect([403, 404]).toContain((await one.outside!(service)).status);
    });
  }

  if (one?.reach === "organization" && one.needs !== "admin") {
    it("is open to keys with a scope too", async () => {
      expect((await call(id, await keyFor(one, "shop/*"), "")).status).toBe(success);
    });
  }

  it("tells a key of another organization nothing, and changes nothing, of what is there", async () => {
    const stranger = await service.organization("scale");
    const [keyId, name] = [await aKeyId(), randomUUID()];
    const before = await everythingStored();
    const ask = (where: string, own: Own) =>
      call(id, stranger.adminKey, one.reach === "prefix" ? `${where}/*` : where, { ...own, name });
    const there = await ask("shop/eu", { ...NOTHING, keyId, jobId, eventId, endpointId });
    for (const own of [SECRET, service.organizationId]) expect(words(there)).not.toContain(own);
    expect(await everythingStored()).toEqual(before);
    if (one.reach !== "list") expect(words(there, "shop/eu")).toBe(words(await ask("nowhere", NOTHING), "nowhere"));
  });
});

/** What the database holds of the first organization and its namespaces, in rows that requests change. */
async function everythingStored(): Promise<unknown[][]> {
  const read = (text: string) => service.fresh.database.query<unknown>({ text, values: [service.organizationId] });
  // A statement for each: a cluster does not aggregate the rows of several machines in an order.
  return Promise.all([
    read("select * from namespaces where organization_id = $1 order by name, namespace_id"),
    read(`
      select d.* from documents d join namespaces n on n.namespace_id = d.namespace_id
      where n.organization_id = $1 order by d.namespace_id, d.document_id`),
    read("select * from judgments where organization_id = $1 order by judgment_id"),
    read(`
      select v.* from judgment_versions v join judgments j on j.judgment_id = v.judgment_id
      where j.organization_id = $1 order by v.judgment_id, v.version`),
    (await read("select * from api_keys where organization_id = $1 order by key_id")).map((row) => ({
      ...(row as object),
      // The hour of the last use is stored after the answer to the request.
      last_used_at: undefined,
    })),
    read("select * from organizations where organization_id = $1"),
  ]);
}

describe("a key of another organization", () => {
  it("has namespaces, judgments and documents of its own under the same names", async () => {
    const { adminKey: key } = await service.organization("scale");
    await service.request("POST", at("shop"), { body: { upsert: [{ id: "t-1", attributes: { mine: true } }] }, key });
    const { body } = await service.request("GET", at("shop", "documents", "t-1"), { key });
    expect(body).toMatchObject({ attributes: { mine: true }, answers: {}, incarnation: 1 });
    const { body: first } = await service.request("GET", at("shop", "documents", "t-1"));
    expect(first).toMatchObject({ attributes: { secret: SECRET } });
  });

  it("cannot go on with a cursor, neither of a list nor of a query", async () => {
    const { adminKey: key } = await service.organization("scale");
    for (const by of [key, service.adminKey]) {
      await service.request("POST", at("shop/us"), { body: { upsert: [{ id: "t-1" }, { id: "t-2" }] }, key: by });
    }
    const { body: list } = await service.request("GET", "/namespaces?limit=1");
    const { body: foreign } = await service.request("GET", `/namespaces?cursor=${list.next_cursor}`, { key });
    expect(foreign.namespaces.map(({ name }: { name: string }) => name)).toEqual(["shop/us"]);
    const { body: page } = await service.request("POST", at("shop/us", "query"), { body: { top_k: 1 } });
    const answer = await service.request("POST", at("shop/us", "query"), { body: { cursor: page.next_cursor }, key });
    expect(refusal(answer)).toEqual(invalid("/cursor"));
  });
});
