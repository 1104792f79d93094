/** A process that stops in the middle of a visit leaves the rest due for another worker. */
import { beforeEach, expect, it, vi } from "vitest";
import type { Database } from "#src/foundation/db/database.ts";
import { createLogger } from "#src/foundation/log/log.ts";
import { type Lease, wake } from "#src/foundation/queue/wakeups.ts";
import { QueueWorker } from "#src/foundation/queue/worker.ts";
import { Engines } from "#src/judging/engines/engines.ts";
import { createModules, type Modules } from "#src/server/modules.ts";
import { movableClock } from "#test/support/clock.ts";
import { freshDatabase } from "#test/support/database.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { forgottenIn } from "#test/support/wakeful.ts";

const log = createLogger({ level: "fatal" });
const CLAIM = "wakeups_claim";

/** A database that calls `then` when a statement has been answered; of claims, one that claims something. */
function told(database: Database, statement: string, then: () => void): Database {
  const query: Database["query"] = async <Row>(asked: Parameters<Database["query"]>[0]) => {
    const rows = await database.query<Row>(asked);
    if (asked.name === statement && (rows.length > 0 || statement !== CLAIM)) then();
    return rows;
  };
  return { ...database, query };
}

/** Runs one worker of another process, which stops at a statement of its first visit. */
async function stoppedAt(service: TestService, worker: "judging" | "following" | "merging", statement: string): Promise<void> {
  const stopped = Promise.withResolvers<void>();
  const db = told(service.fresh.database, statement, () => stopped.resolve(modules[worker].stop()));
  const { clock, engine, fresh } = service;
  const engines = new Engines([engine], new Map());
  const { distributed } = fresh;
  const modules: Modules = createModules({ db, clock, log, engines, defaultEngine: engine.name, distributed });
  modules[worker].start();
  await stopped.promise;
  await modules.stopInteractive();
}

async function asked(service: TestService, method: string, path: string, body: object): Promise<void> {
  const answer = await service.request(method, path, { body });
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
}

/** Another process does all there is to do, and stops. */
async function settle(service: TestService): Promise<void> {
  const other = await service.beside("worker");
  const left = "select from wakeups where due_at <= $1";
  await vi.waitUntil(
    async () => (await service.fresh.database.query({ text: left, values: [service.clock.now()] })).length === 0,
    { timeout: 30_000 },
  );
  await other.stop();
}

const due = async ({ fresh: { database }, clock }: TestService) => {
  const text = `
    select kind, (select name from namespace_names n where n.namespace_id = w.namespace_id) as name from wakeups w
    where due_at <= $1 and lease_owner is null order by 1, 2`;
  return (await database.query<{ kind: string; name: string }>({ text, values: [clock.now()] })).map(
    ({ kind, name }) => `${kind} of ${name}`,
  );
};

let service: TestService;

beforeEach(async () => {
  service = await testService({ role: "api" });
});

it("judging: changes that contexts of another namespace show", async () => {
  const customer = { name: "customer", namespace: "plans", join: { theirs: "id", mine: "attributes.customer" } };
  const related = [{ ...customer, fields: ["state.plan"] }];
  const judgment = { name: "risk", type: "bool", question: "Is it at risk?", context: { fields: ["state.text"], related } };
  await asked(service, "POST", "/namespaces/shop/judgments", judgment);
  await asked(service, "POST", "/namespaces/plans", { upsert: [{ id: "c", state: { plan: "free" } }] });
  await asked(service, "POST", "/namespaces/shop", { upsert: [{ id: "t", attributes: { customer: "c" } }] });
  await settle(service);
  await asked(service, "POST", "/namespaces/plans", { patch: [{ id: "c", state: { plan: "pro" } }] });
  await stoppedAt(service, "judging", CLAIM);
  expect(await due(service)).toEqual(["judging of plans"]);
});

it("judging: changed answers that contexts show, after the last question", async () => {
  const shown = { name: "own", answers: [{ judgment: "urgent", cut: "yes" }] };
  const urgent = { name: "urgent", type: "bool", question: "Is it urgent?", thresholds: { yes: 0.5 } };
  await asked(service, "POST", "/namespaces/shop/judgments", urgent);
  const reader = { name: "reader", type: "bool", question: "Is it so?", context: { fields: ["state.none"], related: [shown] } };
  await asked(service, "POST", "/namespaces/shop/judgments", reader);
  service.engine.answer = () => ({ type: "bool", p: 0.9 });
  await asked(service, "POST", "/namespaces/shop", { upsert: [{ id: "t", state: { n: 1 } }] });
  await settle(service);
  // Whoever waits for an answer lands it, and leaves what it changes elsewhere to catch-up.
  service.engine.answer = () => ({ type: "bool", p: 0.1 });
  await asked(service, "POST", "/namespaces/shop", { patch: [{ id: "t", state: { n: 2 } }], wait_for: ["urgent"] });
  const changed = { text: "select from changed_sources" };
  expect(await service.fresh.database.query(changed)).not.toEqual([]);
  await stoppedAt(service, "judging", "deferred_next_due");
  expect(await service.fresh.database.query(changed)).not.toEqual([]);
  expect(await due(service)).toEqual(["judging of shop"]);
});

it("subscriptions: documents that come to match", async () => {
  const open = { name: "open", filters: ["attributes.status", "Eq", "open"] };
  await asked(service, "POST", "/namespaces/shop/subscriptions", open);
  await asked(service, "POST", "/namespaces/shop", { upsert: [{ id: "a", attributes: { status: "open" } }] });
  await settle(service);
  await asked(service, "POST", "/namespaces/shop", { upsert: [{ id: "b", attributes: { status: "open" } }] });
  await stoppedAt(service, "following", CLAIM);
  expect(await due(service)).toContain("subscriptions of shop");
  expect(await forgottenIn(service.fresh)).toEqual([]);
});

it("groups: documents that change a row", async () => {
  const group = { name: "by-plan", key: "attributes.plan", aggregate: { sum: ["attributes.seats"] } };
  await asked(service, "POST", "/namespaces/shop/groups", group);
  await asked(service, "POST", "/namespaces/shop", { upsert: [{ id: "a", attributes: { plan: "pro", seats: 2 } }] });
  await settle(service);
  await asked(service, "POST", "/namespaces/shop", { upsert: [{ id: "b", attributes: { plan: "pro", seats: 3 } }] });
  await stoppedAt(service, "merging", CLAIM);
  expect(await due(service)).toContain("groups of shop");
  expect(await forgottenIn(service.fresh)).toEqual([]);
});

it("whatever the work answers that was cut short", async () => {
  const { database } = await freshDatabase();
  const clock = movableClock();
  const later = new Date(clock.now().getTime() + 3_600_000);
  for (const answer of [null, later, { restMs: 60_000 }]) {
    const at = clock.now();
    await wake(database, "test", 1, at);
    await clock.advance(1_000);
    const stopped = Promise.withResolvers<void>();
    const db = told(database, CLAIM, () => stopped.resolve(worker.stop()));
    const worker = new QueueWorker({ db, clock, log, owner: "one" }, "test", async () => answer);
    worker.start();
    await stopped.promise;
    const rows = await database.query<Lease>({ text: "delete from wakeups where kind = 'test' returning due_at, lease_owner" });
    expect(rows, JSON.stringify(answer)).toEqual([{ due_at: at, lease_owner: null }]);
  }
});
