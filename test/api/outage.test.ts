/**
 * The database goes away and comes back. The tests check what clients are told and what remains of their requests. No restart is needed.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { operations } from "#generated/routes.ts";
import { type Database, openDatabase } from "#src/foundation/db/database.ts";
import { openProbe, type Probe } from "#src/foundation/db/probe.ts";
import { createLogger } from "#src/foundation/log/log.ts";
import { createHealth, type Health } from "#src/server/operating/health.ts";
import { probeMounts } from "#src/server/operating/pages.ts";
import { freshDatabase } from "#test/support/database.ts";
import { type DatabaseProxy, databaseProxy } from "#test/support/database-proxy.ts";
import { type TestResponse, type TestService, testService } from "#test/support/service.ts";
import { forgottenIn } from "#test/support/wakeful.ts";
import { at, freshNamespace, refusal } from "./support/api.ts";
import { NOTHING, operationCases } from "./support/operation-cases.ts";

let proxy: DatabaseProxy;
let probe: Probe;
let health: Health;
let database: Database;
let service: TestService;
let namespace: string;

beforeAll(async () => {
  const fresh = await freshDatabase();
  proxy = await databaseProxy(fresh.connection);
  const limits = { poolSize: 8, poolTimeoutMs: 5_000, statementTimeoutMs: 5_000 };
  database = openDatabase({ connection: proxy.connection, ...limits, log: createLogger({ level: "silent" }) });
  probe = openProbe(proxy.connection);
  health = createHealth({
    probe: () => probe.ask(),
    recover: async () => {},
    log: createLogger({ level: "silent" }),
    intervalMs: 20,
  });
  // Without workers nothing but the requests of a test meets its traps.
  service = await testService({ fresh: { ...fresh, database }, role: "api", mounts: probeMounts(health) }, true);
});
afterAll(async () => {
  await service.stop();
  await database.close();
  await proxy.close();
});
beforeEach(() => {
  namespace = freshNamespace();
});

const write = (body: unknown, ns = namespace) => service.request("POST", at(ns), { body });
const read = (...parts: string[]) => service.request("GET", at(namespace, ...parts));
const gone = { status: 503, code: "unavailable" };

/** Repeats a request until the service has found its database again. */
async function recovered(request: () => Promise<TestResponse>): Promise<TestResponse> {
  for (;;) {
    const response = await request();
    if (response.status !== 503) return response;
  }
}

describe("while the database is gone", () => {
  beforeAll(async () => {
    await service.request("GET", "/organization");
    await proxy.cut();
    // Nothing is known of keys any more either.
    await service.clock.advance(10_000);
  });
  afterAll(() => proxy.restore());

  it.each(operations.map(({ id, method }) => [id, method]))("%s answers 503 unavailable, in the envelope", async (id, method) => {
    const { path, body, reach } = operationCases[id]!;
    const answer = await service.request(
      method,
      path(reach === "prefix" ? "shop/*" : "shop", NOTHING),
      body ? { body: body(NOTHING) } : {},
    );
    expect(refusal(answer)).toEqual(gone);
    expect(answer.body.error.message).toContain("database");
    expect(JSON.stringify(answer.body)).not.toMatch(/ECONN|127\.0\.0\.1|password|select/);
  });

  it("unknown routes are still told from known ones", async () => {
    expect(refusal(await service.request("GET", "/nowhere", { key: null }))).toEqual({ status: 404, code: "not_found" });
  });
});

it("serves again without a restart once the database is back", async () => {
  await write({ upsert: [{ id: "before" }] });
  await proxy.cut();
  expect(refusal(await write({ upsert: [{ id: "meanwhile" }] }))).toEqual(gone);
  await proxy.restore();
  expect((await recovered(() => write({ upsert: [{ id: "after" }] }))).status).toBe(200);
  expect(
    (await Promise.all(["before", "meanwhile", "after"].map((id) => read("documents", id)))).map(({ status }) => status),
  ).toEqual([200, 404, 200]);
  expect((await read()).body).toMatchObject({ sequence: 2, document_count: 2 });
});

it("is not ready while the database is gone, and ready again after, and lives all the while", async () => {
  onTestFinished(() => {
    health.stop();
    return probe.close();
  });
  health.started();
  const status = async (path: string) => (await fetch(`${service.address}${path}`)).status;
  await expect.poll(() => status("/readyz")).toBe(200);
  await proxy.cut();
  await expect.poll(() => status("/readyz")).toBe(503);
  expect(await status("/healthz")).toBe(200);
  await proxy.restore();
  await expect.poll(() => status("/readyz")).toBe(200);
});

it("serves again after the server has ended all connections", async () => {
  await write({ upsert: [{ id: "a" }] });
  await service.fresh.database.query({ text: "select 1" });
  // On a cluster, other files have theirs in the same database.
  await service.fresh.database
    .query({
      text: `
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and (client_port = -1 or client_port = any($1))`,
      values: [proxy.ports],
    })
    .catch(() => undefined);
  expect((await recovered(() => read("documents", "a"))).status).toBe(200);
});

it("answers after an outage what was written before it", async () => {
  await service.request("POST", at(namespace, "judgments"), { body: { name: "urgent", question: "?", type: "bool" } });
  const worker = await service.beside("worker");
  const { promise, resolve: release } = Promise.withResolvers<void>();
  worker.engine.gate = promise;
  await write({ upsert: [{ id: "a" }] });
  await expect.poll(() => worker.engine.requests.length).toBe(1);
  await proxy.cut();
  release();
  await proxy.restore();
  const freshness = async () => {
    await service.clock.advance(5_000);
    return (await recovered(() => read("documents", "a"))).body.answers.urgent.freshness;
  };
  await expect.poll(freshness, { timeout: 30_000 }).toBe("fresh");
  expect((await read()).body.sequence).toBe(2);
  // The outage met other work too. It is put off for a while, and done when that is over.
  const waiting = async () => {
    await service.clock.advance(5_000);
    return forgottenIn(service.fresh);
  };
  await expect.poll(waiting).toEqual([]);
  await worker.stop();
});

describe("a write whose connection is lost", () => {
  const body = {
    upsert: [{ id: "a", attributes: { x: 1 } }],
    patch: [{ id: "b" }],
    append: [{ id: "c", path: "state.l", values: [1] }],
  };

  const revisions = (answer: TestResponse) => answer.body.results.map(({ revision }: { revision: number }) => revision);

  it("before any of its statements is refused and leaves nothing behind, not even the namespace", async () => {
    expect((await write(body)).status).toBe(200);
    let refused = 0;
    for (let passed = 0; ; passed++) {
      namespace = freshNamespace();
      proxy.cutAfter(passed);
      const answer = await write(body);
      if (proxy.disarm()) {
        // It has fewer statements than that.
        expect(answer.status).toBe(200);
        expect(passed).toBeGreaterThan(5);
        expect(refused).toBeGreaterThan(0);
        return;
      }
      // On a cluster, its machine may be lost: until the namespace is there, another is tried.
      if (service.fresh.distributed && refused === 0 && answer.status === 200) {
        expect(revisions(answer)).toEqual([1, 1, 1]);
        continue;
      }
      refused += 1;
      expect(refusal(answer), `cut after ${passed} statements`).toEqual(gone);
      expect(refusal(await recovered(() => read()))).toEqual({ status: 404, code: "not_found" });
      expect(revisions(await recovered(() => write(body)))).toEqual([1, 1, 1]);
    }
  });

  it("at the answer to its commit is refused, has happened all the same, and may be sent again", async () => {
    proxy.cutAtCommit();
    expect(refusal(await write(body))).toEqual(gone);
    expect((await recovered(() => read("documents", "c"))).body).toMatchObject({ state: { l: [1] }, revision: 1 });
    expect((await recovered(() => write(body))).status).toBe(200);
    expect((await read("documents", "c")).body).toMatchObject({ state: { l: [1] }, revision: 2 });
  });
});

describe("a change whose commit is not confirmed", () => {
  const inDoubt = /^It is not known whether the change was made/;
  const unknown = { message: expect.stringMatching(inDoubt), details: { outcome_unknown: true } };
  const keyed = (path: string, body: unknown) =>
    service.request("POST", path, { body, headers: { "Idempotency-Key": namespace } });
  const make = () => keyed("/api-keys", { name: namespace, role: "read_only" });
  const made = async () => {
    const { api_keys } = (await recovered(() => service.request("GET", "/api-keys?limit=1000"))).body;
    return api_keys.filter(({ name }: { name: string }) => name === namespace);
  };
  const replayed = (answer: TestResponse) => answer.headers.get("Idempotent-Replayed");

  it("is told as such, and is not made again for a retry with its Idempotency-Key", async () => {
    proxy.cutAtCommit();
    const first = await make();
    expect([refusal(first), replayed(first)]).toEqual([gone, null]);
    expect(first.body.error).toMatchObject(unknown);
    const again = await make();
    expect([refusal(again), replayed(again), again.body]).toEqual([gone, "true", first.body]);
    expect(await made()).toHaveLength(1);
  });

  it("is so too where the database is away when the answer is to be kept", async () => {
    proxy.cutAtCommit("and all others");
    const first = await make();
    await proxy.restore();
    expect(first.body.error.message).toMatch(inDoubt);
    // A retry that finds no database is told so, and changes nothing.
    const retried = async () => {
      const answer = await make();
      return replayed(answer) ? answer.body : null;
    };
    await expect.poll(retried, { timeout: 30_000 }).toEqual(first.body);
    expect(await made()).toHaveLength(1);
  });

  it("is a conditional write that a retry does not conflict with", async () => {
    const conditional = () => keyed(at(namespace), { upsert: [{ id: "a", if_revision: 0 }] });
    proxy.cutAtCommit();
    const first = await conditional();
    expect(first.body.error.message).toMatch(inDoubt);
    const again = await conditional();
    expect([refusal(again), replayed(again), again.body]).toEqual([gone, "true", first.body]);
    expect((await recovered(() => read("documents", "a"))).body).toMatchObject({ revision: 1 });
  });

  it("is a write without conditions that a retry makes again, which does no harm", async () => {
    const plain = () => keyed(at(namespace), { upsert: [{ id: "a" }] });
    proxy.cutAtCommit();
    expect((await plain()).body.error.message).toMatch(inDoubt);
    expect((await recovered(plain)).status).toBe(200);
  });

  it("is none where the connection is lost before the commit", async () => {
    const told: boolean[] = [];
    for (let passed = 0; ; passed++) {
      namespace = freshNamespace();
      proxy.cutAfter(passed);
      const answer = await make();
      proxy.disarm();
      if (answer.status === 201) break;
      told.push(inDoubt.test(answer.body.error.message));
      if (!told.at(-1)) expect(await made(), `cut after ${passed} statements`).toEqual([]);
    }
    expect([told[0], told.at(-1)]).toEqual([false, true]);
    // At last, the answer itself could not be kept at first.
    expect(replayed(await recovered(make))).toBe("true");
  });
});

it("leaves of many writes under way each whole or nothing, and of those that were acknowledged all", async () => {
  const batches = Array.from({ length: 30 }, (_, batch) => Array.from({ length: 10 }, (_, n) => ({ id: `${batch}-${n}` })));
  const sent: Promise<TestResponse>[] = [];
  for (const [at, upsert] of batches.entries()) {
    sent.push(write({ upsert }));
    if (at === 10) proxy.cutAfter(7);
    if (at === 20) {
      await Promise.race(sent);
      await proxy.cut();
      await proxy.restore();
    }
  }
  const statuses = (await Promise.all(sent)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  const { body } = await recovered(() => service.request("POST", at(namespace, "query"), { body: { top_k: 1000 } }));
  const found = new Map<string, Set<number>>();
  for (const { id, revision } of body.rows) {
    const batch = id.split("-")[0];
    found.set(batch, (found.get(batch) ?? new Set()).add(revision));
  }
  for (const [batch, status] of statuses.entries()) {
    const rows = body.rows.filter(({ id }: { id: string }) => id.startsWith(`${batch}-`));
    if (status === 200) expect(rows).toHaveLength(10);
    else expect([0, 10]).toContain(rows.length);
    expect(found.get(String(batch))?.size ?? 1).toBe(1);
  }
});
