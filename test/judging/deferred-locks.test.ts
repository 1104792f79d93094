/**
 * Whoever changes deferred rows holds their namespace, as commits and landings do. Otherwise two that change the same rows in other orders wait for
 * each other, and so do a commit and a landing.
 */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { JudgmentCreate } from "#generated/types.ts";
import type { Database, Transaction } from "#src/foundation/db/database.ts";
import { DEFAULT_LEASE_MS, setLease } from "#src/foundation/queue/lease.ts";
import { type Due, pairs } from "#src/judging/asking/due.ts";
import type { Judged } from "#src/judging/asking/judged.ts";
import { catchUp } from "#src/judging/catch-up/catch-up.ts";
import { look } from "#src/judging/catch-up/look.ts";
import { type ActiveJudgment, isActive } from "#src/judging/definitions/judgment.ts";
import { Behind } from "#src/judging/interactive/behind.ts";
import { Interactive } from "#src/judging/interactive/interactive.ts";
import { land } from "#src/judging/landing/landing.ts";
import { holdInteractive } from "#src/records/answers/holds.ts";
import { type NamespaceIdentity, namespaceById } from "#src/records/namespaces/namespaces.ts";
import { lockWaits } from "#test/support/lock-waits.ts";
import { answerOf, World } from "./fanout/world.ts";

const here = "p/a";
const plain: JudgmentCreate = { name: "plain", type: "bool", question: "plain?", context: { fields: ["state.n"] } };
const onRead: JudgmentCreate = { ...plain, name: "read", question: "read?", freshness: { policy: "on_read" } };
const { signal } = new AbortController();

let world: World;
let namespace: NamespaceIdentity;

beforeEach(async () => {
  world = await World.open();
  world.engine.answer = (_, request) => answerOf(request);
  await world.judgment(here, plain);
  await world.judgment(here, onRead);
  await world.write(here, { upsert: ["a", "b"].map((id) => ({ id, state: { n: 1 } })) });
  await world.settle("p/");
  namespace = (await namespaceById(world.parts.db, (await world.namespaces("p/"))[0]!.namespace_id))!;
});

async function dueOf(name: string): Promise<Due[]> {
  const found = await look(world.parts, namespace, ["a", "b"]);
  return pairs(found.documents, found.judgments, found)
    .map(({ due }) => due)
    .filter(({ judgment }) => judgment.name === name);
}

async function judgmentNamed(name: string): Promise<ActiveJudgment> {
  const judgments = await world.parts.applicable.of(world.parts.db, namespace.organizationId, namespace.name);
  return [...judgments.values()].filter(isActive).find((one) => one.name === name)!;
}

async function deferAll(judgment: string, reason: string): Promise<void> {
  const { judgmentId } = await judgmentNamed(judgment);
  await world.query(`
    insert into deferred (namespace_id, document_id, judgment_id, reason, revision, due_at)
    select namespace_id, document_id, '${judgmentId}', '${reason}', revision, '${world.clock.now().toISOString()}' from documents`);
}

/** Does something while a transaction has the namespace. Once it waits, that transaction can lock all deferred rows there are. */
async function waitsForNamespace(work: () => Promise<unknown>, rows: number): Promise<void> {
  const { fresh } = world;
  const working = await fresh.database.transaction(async (tx: Transaction) => {
    const values = [namespace.namespaceId];
    await tx.query({ text: "select 1 from namespaces where namespace_id = $1 for no key update", values });
    let ended = false;
    const working = work().finally(() => {
      ended = true;
    });
    working.catch(() => {});
    await expect.poll(async () => ended || (await lockWaits(fresh)).length > 0, { timeout: 30_000, interval: 5 }).toBe(true);
    expect(ended).toBe(false);
    const free = await tx.query({ text: "select 1 from deferred where namespace_id = $1 for update nowait", values });
    expect(free).toHaveLength(rows);
    return { working };
  });
  await working.working;
}

const landed = (judged: readonly Judged[]) => world.parts.db.transaction((tx) => land(tx, world.parts, namespace, judged));

describe("a landing", () => {
  beforeEach(() => deferAll("plain", "read"));

  it("of questions that wait", async () => {
    const judged = (await dueOf("plain")).map((due): Judged => ({ due, kind: "waiting", afterMs: 2_000 }));
    await waitsForNamespace(() => landed(judged), 2);
    expect(await world.query("select reason from deferred")).toEqual([{ reason: "retry" }, { reason: "retry" }]);
  });

  it("of such questions and an answer", async () => {
    const [waiting, other] = await dueOf("plain");
    const answered = await world.parts.judge.judge(namespace, [other!], "catch-up", signal);
    const judged: Judged[] = [{ due: waiting!, kind: "waiting", afterMs: 2_000 }, ...answered];
    await waitsForNamespace(() => landed(judged), 2);
    expect(await world.query("select reason from deferred")).toEqual([{ reason: "retry" }]);
  });

  it("of nothing locks nothing", async () => {
    await world.parts.db.transaction(async (tx) => {
      await land(tx, world.parts, namespace, []);
      await world.fresh.database.transaction((other) =>
        other.query({
          text: "select 1 from namespaces where namespace_id = $1 for no key update nowait",
          values: [namespace.namespaceId],
        }),
      );
    });
  });
});

it("catch-up, of rows that need no more work", async () => {
  await deferAll("plain", "read");
  await waitsForNamespace(() => catchUp(world.parts, namespace.namespaceId, signal), 2);
  expect(await world.query("select 1 from deferred")).toEqual([]);
});

it("a read that judges", async () => {
  await deferAll("plain", "read");
  const { judgmentId } = await judgmentNamed("read");
  const interactive = new Interactive(world.parts, () => {});
  await waitsForNamespace(() => interactive.judgeRead(namespace, "a", new Set([judgmentId])), 2);
  expect(await world.query(`select 1 from answers where judgment_id = '${judgmentId}'`)).toHaveLength(1);
});

it("a query that leaves documents to catch-up", async () => {
  await deferAll("plain", "read");
  const behind = new Behind({ ...world.parts, wakeJudging() {} });
  await waitsForNamespace(async () => {
    behind.ask(namespace.namespaceId, ["a", "b"], [await judgmentNamed("read")]);
    await behind.settled();
  }, 2);
  expect(await world.query("select 1 from deferred")).toHaveLength(4);
});

/** Does something while another transaction has locked the namespace. */
function whileLocked<T>(work: () => Promise<T>): Promise<T> {
  return world.fresh.database.transaction(async (tx) => {
    const values = [namespace.namespaceId];
    await tx.query({ text: "select 1 from namespaces where namespace_id = $1 for no key update", values });
    return work();
  });
}

const asked = (times: number) => expect.poll(() => world.engine.requests.length, { timeout: 30_000, interval: 5 }).toBe(times);

describe("a hold, while its engine works", () => {
  let answers: PromiseWithResolvers<void>;
  beforeEach(() => {
    setLease(40);
    answers = Promise.withResolvers();
    world.engine.gate = answers.promise;
    world.engine.requests.length = 0;
  });
  afterEach(() => setLease(DEFAULT_LEASE_MS));

  async function reads(db: Database): Promise<Promise<unknown>> {
    const { judgmentId } = await judgmentNamed("read");
    return new Interactive({ ...world.parts, db }, () => {}).judgeRead(namespace, "a", new Set([judgmentId]));
  }

  it("is prolonged while another transaction has the namespace", async () => {
    const reading = reads(world.parts.db);
    await asked(1);
    const dueAt = async () => JSON.stringify(await world.query("select due_at from deferred"));
    await whileLocked(async () => {
      const before = await dueAt();
      await world.clock.advance(60_000);
      await expect.poll(dueAt, { timeout: 5_000, interval: 5 }).not.toBe(before);
    });
    answers.resolve();
    await reading;
    expect(await world.query("select 1 from deferred")).toEqual([]);
  });

  it("is prolonged once at a time", async () => {
    const { db } = world.parts;
    const release = Promise.withResolvers<void>();
    let waiting = 0;
    const slow: Database = {
      ...db,
      async transaction(work, options) {
        if (world.engine.requests.length > 0) {
          waiting += 1;
          await release.promise;
        }
        return db.transaction(work, options);
      },
    };
    const reading = reads(slow);
    await asked(1);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(waiting).toBe(1);
    release.resolve();
    answers.resolve();
    await reading;
  });
});

it("a write that waits asks its engine before it drops holds that it does not need", async () => {
  const plainOne = await judgmentNamed("plain");
  await world.write(here, { upsert: [{ id: "a", state: { n: 2 } }], delete: ["b"] });
  const [{ sequence }] = (await world.query("select sequence from namespaces where sequence > 0")) as [{ sequence: number }];
  const until = new Date(world.clock.now().getTime() + 60_000);
  const { namespaceId } = namespace;
  const documentIds = ["a", "b"];
  const held = { judgmentIds: [plainOne.judgmentId], documentIds, until };
  await world.parts.db.transaction((tx) => holdInteractive(tx, { namespaceId, sequence }, held));
  world.engine.requests.length = 0;
  const interactive = new Interactive(world.parts, () => {});
  const written = { documentIds, judgments: [plainOne], beside: [], revision: sequence, at: performance.now() };
  const { judging } = await whileLocked(async () => {
    const judging = interactive.judgeWritten(namespace, written);
    await expect.poll(() => world.engine.requests.length, { timeout: 5_000, interval: 5 }).toBe(1);
    return { judging };
  });
  expect(await judging).toMatchObject({ whole: true });
  expect(await world.query("select 1 from deferred")).toEqual([]);
});
