/** Large writes when threads are few, die, or are idle. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { DEFAULT_LIMITS } from "#src/accounts/limits/plan-limits.ts";
import { defaultPrices } from "#src/accounts/money/prices.ts";
import { HourCounts } from "#src/foundation/counts/hour-counts.ts";
import { createLogger } from "#src/foundation/log/log.ts";
import { ThreadEnded } from "#src/foundation/threads/asked-thread.ts";
import { largeWriteLimits } from "#src/server/large-writes/large-writes.ts";
import { Thread } from "#src/server/large-writes/thread.ts";
import { Threads, type ThreadsOptions } from "#src/server/large-writes/threads.ts";
import { needs } from "#test/support/needs.ts";
import { oneMachine } from "#test/support/one-machine.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { at, freshNamespace, refusal } from "../../api/support/api.ts";
import { holdNamespace, waitingBackends } from "./held-namespace.ts";

let service: TestService;

beforeAll(async () => {
  service = await testService({ role: "api" }, true);
});
afterAll(() => service.stop());

function threadsOf(options: Partial<ThreadsOptions> = {}, longestPauseMs = largeWriteLimits.longestPauseMs): Threads {
  const threads = new Threads({
    settings: {
      connection: service.fresh.connection,
      statementTimeoutMs: 20_000,
      poolTimeoutMs: 10_000,
      longestPauseMs,
      distributed: false,
      mostParsedBytes: largeWriteLimits.mostParsedBytes,
      prices: defaultPrices.plain(),
      planLimits: DEFAULT_LIMITS,
      compileCache: undefined,
    },
    hours: new HourCounts(),
    ...largeWriteLimits,
    most: 1,
    idleMs: 600_000,
    log: createLogger({ level: "silent" }),
    ...options,
  });
  onTestFinished(() => threads.stop());
  return threads;
}

const always = new AbortController().signal;
const bodyOf = (request: unknown) => {
  const bytes = new TextEncoder().encode(JSON.stringify(request));
  return { bytes: bytes.buffer, length: bytes.length, digest: false };
};

const seen = oneMachine("has a commit wait for a row on a worker, where the coordinator's list of sessions does not show it");

describe("threads", () => {
  it("are given to those who wait in the order of their arrival; one who has left is passed over", async () => {
    const threads = threadsOf();
    const first = await threads.take("org_a", always);
    const leaving = new AbortController();
    const got: string[] = [];
    const waits = [
      threads.take("org_a", leaving.signal).then(
        () => got.push("left"),
        (reason: unknown) => got.push(String(reason)),
      ),
      threads.take("org_a", always).then((thread) => {
        got.push("second");
        threads.give(thread);
      }),
      threads.take("org_a", always).then((thread) => {
        got.push("third");
        threads.give(thread);
      }),
    ];
    leaving.abort("gone");
    threads.give(first);
    await Promise.all(waits);
    expect(got).toEqual(["gone", "second", "third"]);
    expect(threads.size).toBe(1);
  });

  it("are not begun for one who has left already", async () => {
    const threads = threadsOf();
    await expect(threads.take("org_a", AbortSignal.abort("gone"))).rejects.toBe("gone");
    expect(threads.size).toBe(0);
  });

  it("end when they have had nothing to do for a while, and begin again when there is something", async () => {
    const threads = threadsOf({ idleMs: 1 });
    for (let time = 0; time < 2; time++) {
      const thread = await threads.take("org_a", always);
      expect(await thread.ask("giveBack", null)).toBeNull();
      threads.give(thread);
      await expect.poll(() => threads.size, { timeout: 30_000 }).toBe(0);
    }
  });

  it("that die fail what they have been asked, and those who wait get another", async () => {
    const threads = threadsOf();
    const dying = await threads.take("org_a", always);
    const next = threads.take("org_a", always);
    const asked = dying.ask("giveBack", null);
    const death = expect(asked).rejects.toMatchObject({ code: "unavailable" });
    await dying.end();
    await death;
    await expect(dying.ask("giveBack", null)).rejects.toMatchObject({ code: "unavailable" });
    threads.give(dying);
    expect(await (await next).ask("giveBack", null)).toBeNull();
    expect(threads.size).toBe(1);
  });

  it("say of a body that is wrong what is wrong with it, and go on", async () => {
    const threads = threadsOf();
    const thread = await threads.take("org_a", always);
    const body = bodyOf({ upsert: [{ id: "a", extra: 1 }] });
    await expect(thread.ask("parse", body, [body.bytes])).rejects.toMatchObject({
      name: "ServiceError",
      code: "invalid_request",
      details: { issues: [{ path: "/upsert/0/extra" }] },
    });
    const right = bodyOf({ upsert: [{ id: "a" }], delete: ["b", "a"], wait_timeout_ms: 60_000 });
    expect(await thread.ask("parse", right, [right.bytes])).toEqual({
      digest: null,
      conditional: false,
      facts: { documents: 2, longest: 2, ids: ["a", "b"], waitFor: [], waitTimeoutMs: 10_000 },
    });
  });

  it("are connected before they are asked anything, as they give way to others from then on", async () => {
    const backends = async () => {
      const text = "select pid from pg_stat_activity where datname = current_database() and query = 'select 1'";
      return (await service.fresh.database.query<{ pid: number }>({ text })).map(({ pid }) => pid);
    };
    // Those of threads that other tests have ended may go at any time.
    const before = new Set(await backends());
    const thread = await threadsOf().take("org_a", always);
    await thread.ask("giveBack", null);
    expect((await backends()).filter((pid) => !before.has(pid))).toHaveLength(1);
  });

  it("that compose for longer than they may say so, and leave nothing of the write", async () => {
    const namespace = { organizationId: service.organizationId, name: freshNamespace() };
    const state = { text: "x".repeat(4 * 2 ** 20) };
    await service.request("POST", at(namespace.name), { body: { upsert: [{ id: "a", state }, { id: "b" }] } });
    const thread = await threadsOf({}, 1).take("org_a", always);
    const body = bodyOf({ patch: [{ id: "a", state: { more: 1 } }], delete: ["b"] });
    await thread.ask("parse", body, [body.bytes]);
    await expect(
      thread.ask("commit", { namespace, at: service.clock.now(), interactive: [], ifMatch: null }),
    ).rejects.toMatchObject({
      code: "unavailable",
      message: expect.stringMatching(/^The service was too busy .* send fewer or smaller ones\.$/),
    });
    expect((await service.request("GET", at(namespace.name))).body).toMatchObject({ document_count: 2, sequence: 1 });
  });

  it("hand over what they have counted with the answer to a commit", async () => {
    const namespace = { organizationId: service.organizationId, name: freshNamespace() };
    const hours = new HourCounts();
    const thread = await threadsOf({ hours }).take("org_a", always);
    const body = bodyOf({ upsert: [{ id: "a", attributes: { a: 1 } }] });
    await thread.ask("parse", body, [body.bytes]);
    await thread.ask("commit", { namespace, at: service.clock.now(), interactive: [], ifMatch: null });
    expect(hours.take()).toEqual([
      {
        organization_id: service.organizationId,
        hour: Date.parse("2030-01-01T00:00:00.000Z"),
        measure: "usage",
        name: "bytes_written",
        value: '{"a":1}{}'.length,
        largest: false,
      },
    ]);
  });

  it("that die while they commit leave nothing of the write, and no lock", needs(seen), async () => {
    const namespace = { organizationId: service.organizationId, name: freshNamespace() };
    await service.request("POST", at(namespace.name), { body: { upsert: [{ id: "before" }] } });
    const threads = threadsOf();
    const thread = await threads.take("org_a", always);
    const body = bodyOf({ upsert: [{ id: "a" }, { id: "b" }], delete: ["before"] });
    await thread.ask("parse", body, [body.bytes]);
    const held = await holdNamespace(service, namespace.name);
    const committed = thread.ask("commit", { namespace, at: service.clock.now(), interactive: [], ifMatch: null });
    const death = expect(committed).rejects.toMatchObject({ code: "unavailable" });
    await expect.poll(() => waitingBackends(service), { timeout: 30_000 }).toHaveLength(1);
    await thread.end();
    await death;
    // The store learns of it when it has got the lock.
    await held.release();
    const written = await service.request("POST", at(namespace.name), { body: { upsert: [{ id: "c" }] } });
    expect(written.body.results).toMatchObject([{ id: "c", revision: 2 }]);
    expect((await service.request("GET", at(namespace.name))).body).toMatchObject({ document_count: 2, sequence: 2 });
  });
});

/** How many statements that insert documents this process has sent: on a cluster, the statement has another name. */
const insertsOf = ({ routing }: TestService) =>
  [...routing.mostNamespaces.keys()].filter((name) => name.startsWith("documents_insert")).length;

describe("a write", () => {
  const large = (id: string, bytes = 2 ** 20) => ({ upsert: [{ id, state: { text: "x".repeat(bytes) } }] });

  it("of more than 1 MB is committed in a thread, one of less where requests are served", async () => {
    const alone = await testService({ role: "api" });
    const seenHere = () => insertsOf(alone) > 0;
    const namespace = freshNamespace();
    const { status, body } = await alone.request("POST", at(namespace), { body: large("large") });
    expect(status).toBe(200);
    expect(body.results).toEqual([{ id: "large", revision: 1, incarnation: 1, answers: {} }]);
    expect(body.usage.bytes_written).toBe(2 ** 20 + '{}{"text":""}'.length);
    expect(seenHere()).toBe(false);
    expect((await alone.request("POST", at(namespace), { body: large("small", 1_000_000) })).status).toBe(200);
    expect(seenHere()).toBe(true);
    expect((await alone.request("GET", at(namespace, "documents", "large"))).body.state.text).toHaveLength(2 ** 20);
  });

  it("of fewer bytes is committed in a thread where it has many values", async () => {
    const alone = await testService({ role: "api" });
    const state = { values: Array.from({ length: 60_000 }, () => ({})) };
    const body = { upsert: [{ id: "dense", state }] };
    expect(JSON.stringify(body).length).toBeLessThan(200_000);
    expect((await alone.request("POST", at(freshNamespace()), { body })).status).toBe(200);
    expect(insertsOf(alone)).toBe(0);
  });

  it("of fewer bytes is committed in a thread where it has many numbers of 17 digits", async () => {
    const alone = await testService({ role: "api" });
    const numbers = Array(7_000).fill("0.10000000000000001,12345678901234567,-1.0000000000000001e-7");
    const body = `{"upsert":[{"id":"exact","state":{"values":[${numbers.join(",")}]}}]}`;
    expect(body.length).toBeLessThan(500_000);
    const headers = { Authorization: `Bearer ${alone.adminKey}`, "Content-Type": "application/json" };
    expect((await fetch(`${alone.baseUrl}${at(freshNamespace())}`, { method: "POST", headers, body })).status).toBe(200);
    expect(alone.routing.mostNamespaces.has("documents_insert")).toBe(false);
  });

  it("whose thread dies after its commit is not known to be made; a retry under its key does not conflict with it", async () => {
    const namespace = freshNamespace();
    const { ask } = Thread.prototype;
    const asked = vi.spyOn(Thread.prototype, "ask").mockImplementation(async function (this: Thread, kind, ...rest) {
      const reply = await ask.call(this, kind, ...rest);
      if (kind === "commit") throw new ThreadEnded(new Error("killed"));
      return reply as never;
    });
    const body = { upsert: [{ id: "a", state: { text: "x".repeat(2 ** 20) }, if_revision: 0 }] };
    const headers = { "Idempotency-Key": namespace };
    const first = await service.request("POST", at(namespace), { body, headers });
    expect(refusal(first)).toEqual({ status: 503, code: "unavailable" });
    expect(first.body.error.details).toEqual({ outcome_unknown: true });
    asked.mockRestore();
    const again = await service.request("POST", at(namespace), { body, headers });
    expect([again.status, again.headers.get("Idempotent-Replayed"), again.body]).toEqual([503, "true", first.body]);
    expect((await service.request("GET", at(namespace, "documents", "a"))).body.revision).toBe(1);
  });

  it("of more values than fit into memory is refused for it, and the next one is served", async () => {
    const narrow = await testService({ role: "api", largeWrites: { mostParsedBytes: 4_000_000 } });
    const namespace = freshNamespace();
    const empty = (count: number) => ({
      upsert: [{ id: "a", state: { x: Array.from({ length: count }, () => ({})), text: "x".repeat(2 ** 20) } }],
    });
    expect(refusal(await narrow.request("POST", at(namespace), { body: empty(50_000) }))).toEqual({
      status: 413,
      code: "too_large",
    });
    expect((await narrow.request("GET", at(namespace))).status).toBe(404);
    expect((await narrow.request("POST", at(namespace), { body: empty(20_000) })).status).toBe(200);
  });

  it("is refused where the budget of its namespace is used up, as any write is", async () => {
    const namespace = freshNamespace();
    await service.request("POST", at(namespace), { body: large("first") });
    await service.request("PATCH", at(namespace), { body: { budget_usd_per_month: 0, on_exceeded: "reject" } });
    expect(refusal(await service.request("POST", at(namespace), { body: large("second") }))).toMatchObject({
      status: 402,
      code: "budget_exceeded",
    });
    expect((await service.request("GET", at(namespace))).body).toMatchObject({ sequence: 1, document_count: 1 });
  });

  it(
    "that loses its connection while it commits is `unavailable`; a duplicate that waited for it is written in its stead",
    needs(seen),
    async () => {
      const namespace = freshNamespace();
      await service.request("POST", at(namespace), { body: { upsert: [{ id: "before" }] } });
      const held = await holdNamespace(service, namespace);
      const send = () =>
        service.request("POST", at(namespace), { body: large("a"), headers: { "Idempotency-Key": `key ${namespace}` } });
      const first = send();
      await expect.poll(() => waitingBackends(service), { timeout: 30_000 }).toHaveLength(1);
      const duplicate = send();
      const [pid] = await waitingBackends(service);
      await service.fresh.database.query({ text: "select pg_terminate_backend($1)", values: [pid] });
      expect(refusal(await first)).toMatchObject({ status: 503, code: "unavailable" });
      await held.release();
      const answer = await duplicate;
      expect(answer.status).toBe(200);
      expect(answer.headers.get("idempotent-replayed")).toBeNull();
      expect(answer.body.results).toMatchObject([{ id: "a", revision: 2 }]);
    },
  );

  it("whose client goes while it is committed is committed all the same", needs(seen), async () => {
    const namespace = `${freshNamespace()}/${randomUUID()}`;
    await service.request("POST", at(namespace), { body: { upsert: [{ id: "before" }] } });
    const held = await holdNamespace(service, namespace);
    const client = new AbortController();
    const sent = fetch(`${service.baseUrl}${at(namespace)}`, {
      method: "POST",
      headers: { Authorization: `Bearer ${service.adminKey}`, "Content-Type": "application/json" },
      body: JSON.stringify(large("a")),
      signal: client.signal,
    });
    const gone = expect(sent).rejects.toThrow();
    await expect.poll(() => waitingBackends(service), { timeout: 30_000 }).toHaveLength(1);
    client.abort();
    await gone;
    await held.release();
    await expect
      .poll(async () => (await service.request("GET", at(namespace, "documents", "a"))).status, { timeout: 30_000 })
      .toBe(200);
  });
});
