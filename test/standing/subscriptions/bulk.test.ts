/** How subscriptions report bulk changes of answers. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Filter } from "#generated/types.ts";
import { endBulk, lockNamespace, recordCommit } from "#src/records/namespaces/sequence.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { settled, short, subscribe, toldOf, write } from "./world.ts";

let service: TestService;
beforeAll(async () => {
  service = await testService({}, true);
  service.engine.answer = (_, { context }) => ({ type: "bool", p: Number(/0\.\d+/.exec(JSON.stringify(context))?.[0] ?? 0.5) });
});
afterAll(() => service.stop());

const PATIENT = { timeout: 30_000, interval: 25 };

let namespace: string;
let n = 0;
beforeEach(() => {
  namespace = `bulk-${n++}`;
});

const high: Filter = ["answers.high.p", "Gte", 0.5];
const doc = (id: string, p: number) => ({ id, attributes: {}, state: { text: String(p) } });
const judgment = { name: "high", type: "bool", question: "Is it?", freshness: { policy: "manual" } };
const path = (...parts: string[]) => `/namespaces/${[namespace, ...parts].join("/")}`;

async function told(subscriptionId: string): Promise<string[]> {
  await settled(service);
  return short(await toldOf(service, subscriptionId));
}

async function backfill(): Promise<string> {
  const { status, body } = await service.request("POST", path("judgments", "high", "backfill"), { body: { confirm: true } });
  expect(status).toBe(202);
  return body.id;
}

async function ended(job: string): Promise<string> {
  let status = "running";
  await vi.waitUntil(async () => {
    status = (await service.request("GET", `/jobs/${job}`)).body.status;
    return !["running", "estimating", "paused"].includes(status);
  }, PATIENT);
  return status;
}

describe("a backfill", () => {
  it("is reported in one event, or for each document if a subscription delivers; concurrent writes get their own events", async () => {
    await service.request("POST", path("judgments"), { body: judgment });
    const summary = await subscribe(service, namespace, { name: "summary", filters: high });
    const deliver = await subscribe(service, namespace, { name: "deliver", filters: high, bulk: "deliver" });
    const other = await subscribe(service, namespace, { name: "other", filters: ["id", "Glob", "d-*"] });
    const many = Array.from({ length: 300 }, (_, n) => doc(`d-${n}`, n % 3 === 0 ? 0.9 : 0.1));
    await write(service, namespace, { upsert: many });
    expect(await told(summary.subscriptionId)).toEqual([]);
    expect(await ended(await backfill())).toBe("done");
    expect(await told(summary.subscriptionId)).toEqual(["= backfill 100 +100 -0"]);
    const each = await told(deliver.subscriptionId);
    expect([each.length, new Set(each).size, each[0]]).toEqual([100, 100, "+d-0 backfill"]);
    // It reads no answer of the judgment.
    expect(await told(other.subscriptionId)).toHaveLength(300);
    await write(service, namespace, { delete: ["d-0"] });
    expect((await told(summary.subscriptionId)).slice(1)).toEqual(["-d-0 delete"]);
    // Nothing is left of it.
    for (const table of ["subscription_bulks", "subscription_bulk_counts"]) {
      expect(await service.fresh.database.query({ text: `select 1 from ${table}` })).toEqual([]);
    }
    const [synced] = await toldOf(service, summary.subscriptionId);
    expect(synced).toMatchObject({
      type: "subscription.synced",
      data: { subscription_name: "summary", namespace, cause: "backfill", members: 100, entered: 100, exited: 0 },
    });
  });

  it("that is cancelled is reported as far as it came", async () => {
    await service.request("POST", path("judgments"), { body: judgment });
    const { subscriptionId } = await subscribe(service, namespace, { name: "summary", filters: high });
    await write(service, namespace, { upsert: Array.from({ length: 600 }, (_, n) => doc(`d-${n}`, 0.9)) });
    await settled(service);
    // The second page waits for its answers when the job is cancelled.
    const { promise, resolve } = Promise.withResolvers<void>();
    let asked = 0;
    const answer = service.engine.answer;
    service.engine.answer = (question, request) => {
      asked += 1;
      if (asked === 256) service.engine.gate = promise;
      return answer(question, request);
    };
    const job = await backfill();
    await vi.waitUntil(async () => (await service.request("GET", `/jobs/${job}`)).body.progress.documents_done === 256, PATIENT);
    expect((await service.request("POST", `/jobs/${job}/cancel`)).status).toBe(200);
    resolve();
    service.engine.answer = answer;
    expect(await ended(job)).toBe("cancelled");
    // The answers that the engine was giving when the job was cancelled are stored before the report.
    await expect.poll(() => told(subscriptionId)).toHaveLength(1);
    const { documents_done: done } = (await service.request("GET", `/jobs/${job}`)).body.progress;
    expect(done).toBeGreaterThanOrEqual(256);
    expect(done).toBeLessThan(600);
    expect(await told(subscriptionId)).toEqual([`= backfill ${done} +${done} -0`]);
  });
});

describe("new weights", () => {
  it("are reported in one event, with their cause", async () => {
    await service.request("POST", path("judgments"), { body: { ...judgment, freshness: { policy: "on_write" } } });
    const { subscriptionId } = await subscribe(service, namespace, { name: "summary", filters: high });
    await write(service, namespace, { upsert: [doc("a", 0.9), doc("b", 0.1)] });
    expect(await told(subscriptionId)).toEqual(["+a answer"]);
    const { database } = service.fresh;
    const [row] = await database.query<{ id: number }>({
      text: "select namespace_id as id from namespace_names where name = $1",
      values: [namespace],
    });
    // Does what the recomputation of answers does: it stores them as parts of one bulk change, and reports its end.
    const bulk = { cause: "weights", id: "weights-1", judgment: "high" } as const;
    await database.transaction(async (tx) => {
      await tx.query({ text: "update answers set number = 1 - number where namespace_id = $1", values: [row!.id] });
      const held = (await lockNamespace(tx, row!.id))!;
      await recordCommit(tx, { ...held, at: service.clock.now(), documentIds: ["a", "b"], bulk });
    });
    await database.transaction((tx) => endBulk(tx, row!.id, bulk, service.clock.now()));
    expect((await told(subscriptionId)).slice(1)).toEqual(["= weights 1 +1 -1"]);
  });
});
