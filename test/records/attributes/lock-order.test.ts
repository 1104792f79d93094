/**
 * Who changes definitions locks them, then the organization and its declarations, then the namespace, then the wakeups of its consumers. Whoever does
 * otherwise may wait without end.
 */
import { expect, it } from "vitest";
import type { Transaction } from "#src/foundation/db/database.ts";
import { holdDeclarations } from "#src/foundation/db/organization-locks.ts";
import { wake } from "#src/foundation/queue/wakeups.ts";
import { findOrCreate } from "#src/records/namespaces/sequence.ts";
import { holdDefinitions } from "#src/records/templates/epochs.ts";
import { lockWaits } from "#test/support/lock-waits.ts";
import { type TestService, testService } from "#test/support/service.ts";

const group = { name: "by-customer", key: "attributes.customer", aggregate: { count: true } };
const subscription = { name: "open", filters: ["attributes.status", "Eq", "open"] };
const related = [{ name: "to", join: { theirs: "id", mine: "attributes.to" }, fields: ["state.text"] }];
const judgment = {
  name: "urgent",
  type: "bool",
  question: "Is it?",
  context: { fields: ["state"], related, previous: { fields: ["attributes.status"], anchor: "created" } },
};

const LOCK = "select 1 from namespaces where namespace_id = $1 for no key update";

/** What a request answers that is sent while a transaction holds something, and what that finds once the request waits for a lock. */
async function beside<T>(
  service: TestService,
  send: () => Promise<{ status: number }>,
  { hold, look }: { hold: (tx: Transaction, id: number) => Promise<unknown>; look: (tx: Transaction, id: number) => Promise<T> },
): Promise<{ status: number; seen: T }> {
  const { fresh } = service;
  const [answer, seen] = await fresh.database.transaction(async (tx) => {
    const namespaceId = await shopOf(service, tx);
    await hold(tx, namespaceId);
    const answer = send();
    await expect.poll(async () => (await lockWaits(fresh)).length, { timeout: 30_000, interval: 5 }).toBeGreaterThan(0);
    return [answer, await look(tx, namespaceId)] as const;
  });
  return { status: (await answer).status, seen };
}

async function started(): Promise<TestService> {
  const service = await testService({ role: "api" });
  await service.request("POST", "/namespaces/shop", { body: { upsert: [{ id: "d" }] } });
  return service;
}

it.each<["PATCH" | "POST", string, object, number]>([
  ["PATCH", "/namespaces/shop", { indexed_attributes: ["attributes.status"] }, 200],
  ["POST", "/namespaces/shop/judgments", judgment, 201],
  ["POST", "/namespaces/shop/groups", group, 201],
  ["POST", "/namespaces/shop/subscriptions", subscription, 201],
])("%s %s waits for the declarations without the namespace", async (method, path, body, expected) => {
  const service = await started();
  const { status, seen } = await beside(service, () => service.request(method, path, { body }), {
    hold: (tx) => holdDeclarations(tx, service.organizationId),
    look: (tx, id) => tx.query({ text: `${LOCK} nowait`, values: [id] }),
  });
  expect([status, seen.length]).toEqual([expected, 1]);
});

/** Of a consumer's work in a namespace, the row that a commit changes once it has locked the namespace. */
const freeWakeup = (kind: string) => (tx: Transaction, id: number) =>
  tx.query({ text: "select 1 from wakeups where kind = $1 and namespace_id = $2 for update nowait", values: [kind, id] });

it.each([
  ["groups", group],
  ["subscriptions", subscription],
])("POST %s waits for the namespace without the wakeup of its consumer", async (kind, body) => {
  const service = await started();
  const { database } = service.fresh;
  await wake(database, kind, await database.transaction((tx) => shopOf(service, tx)), service.clock.now());
  const { status, seen } = await beside(service, () => service.request("POST", `/namespaces/shop/${kind}`, { body }), {
    hold: (tx, id) => tx.query({ text: LOCK, values: [id] }),
    look: freeWakeup(kind),
  });
  expect([status, seen.length]).toEqual([201, 1]);
});

it.each([
  ["groups", group],
  ["subscriptions", subscription],
])("POST judgments waits for the namespace without the wakeup of its %s", async (kind, body) => {
  const service = await started();
  await service.request("POST", `/namespaces/shop/${kind}`, { body });
  const { status, seen } = await beside(
    service,
    () => service.request("POST", "/namespaces/shop/judgments", { body: judgment }),
    {
      hold: (tx, id) => tx.query({ text: LOCK, values: [id] }),
      look: freeWakeup(kind),
    },
  );
  expect([status, seen.length]).toEqual([201, 1]);
});

const COUNT = "select 1 from resource_counts where organization_id = $1 and resource = 'namespaces' for update nowait";

it("the creation of a namespace waits for a change of definitions without the count of namespaces", async () => {
  const service = await started();
  const { organizationId } = service;
  const { status, seen } = await beside(
    service,
    () => service.request("POST", "/namespaces/other", { body: { upsert: [{ id: "d" }] } }),
    {
      hold: (tx) => holdDeclarations(tx, organizationId),
      look: (tx) => tx.query({ text: COUNT, values: [organizationId] }),
    },
  );
  expect([status, seen.length]).toEqual([200, 1]);
});

it.each([
  ["definitions", holdDefinitions],
  ["declarations", holdDeclarations],
])("DELETE of a namespace waits for the %s without the namespace and its count", async (_, hold) => {
  const service = await started();
  const { organizationId } = service;
  const other = { ...related[0], namespace: "other" };
  await service.request("POST", "/namespaces/other", { body: { upsert: [{ id: "d" }] } });
  const reading = { ...judgment, context: { fields: ["state"], related: [other] } };
  expect((await service.request("POST", "/namespaces/shop/judgments", { body: reading })).status).toBe(201);
  const { status, seen } = await beside(service, () => service.request("DELETE", "/namespaces/shop"), {
    hold: (tx) => hold(tx, organizationId),
    look: async (tx, id) => [
      ...(await tx.query({ text: `${LOCK} nowait`, values: [id] })),
      ...(await tx.query({ text: COUNT, values: [organizationId] })),
    ],
  });
  expect([status, seen.length]).toEqual([202, 2]);
});

it("POST confirm waits for the definitions without the job", async () => {
  const service = await started();
  const { organizationId } = service;
  const plain = { name: "urgent", type: "bool", question: "Is it?" };
  await service.request("POST", "/namespaces/shop/judgments", { body: plain });
  await service.request("POST", "/namespaces/shop/judgments/urgent/versions", { body: { ...plain, question: "Is it really?" } });
  const { body: job } = await service.request("POST", "/namespaces/shop/judgments/urgent/activate", { body: { version: 2 } });
  const { status, seen } = await beside(service, () => service.request("POST", `/jobs/${job.id}/confirm`), {
    hold: (tx) => holdDefinitions(tx, organizationId),
    look: (tx) => tx.query({ text: "select 1 from jobs where job_id = $1 for update nowait", values: [job.id] }),
  });
  expect([status, seen.length]).toEqual([200, 1]);
});

it("a commit of several namespaces wakes their consumers in the order in which a change of definitions does", async () => {
  const service = await testService({ role: "api" });
  const write = (name: string) => service.request("POST", `/namespaces/${name}`, { body: { upsert: [{ id: "d" }] } });
  await Promise.all(["grouped", "subscribed"].map(write));
  await service.request("POST", "/namespaces/grouped/groups", { body: group });
  await service.request("POST", "/namespaces/subscribed/subscriptions", { body: subscription });
  await service.fresh.database.query({ text: "update namespaces set grouped_epoch = 0 where name = 'grouped'" });
  await service.fresh.database.query({ text: "update namespaces set subscribed_epoch = 0 where name = 'subscribed'" });
  await Promise.all(["grouped", "subscribed"].map(write));
  await Promise.all(["grouped", "subscribed"].map(write));
  // What the service has sent is judged when it stops.
});

it.each([
  ["PUT", `/budgets/${encodeURIComponent("shop/*")}`, { budget_usd_per_month: 100 }],
  ["PUT", `/non-production-prefixes/${encodeURIComponent("shop/*")}`, undefined],
])("%s %s locks all namespaces before it wakes jobs that were paused", async (method, path, body) => {
  const service = await testService({ role: "api", distributed: true });
  const { database } = service.fresh;
  for (const name of ["shop/a", "shop/b"].map(encodeURIComponent)) {
    await service.request("POST", `/namespaces/${name}`, { body: { upsert: [{ id: "d" }] } });
    await service.request("PATCH", `/namespaces/${name}`, { body: { budget_usd_per_month: 1 } });
  }
  await service.request("POST", `/namespaces/${encodeURIComponent("shop/a")}/groups`, { body: group });
  await database.query({ text: "update namespaces set budget_paused = true, budget_month = '1970-01'" });
  await database.query({ text: "update jobs set status = 'paused', held_by = 'budget'" });
  expect((await service.request(method, path, { body })).status).toBeLessThan(300);
  expect(await database.query({ text: "select budget_paused from namespaces" })).toEqual([
    { budget_paused: false },
    { budget_paused: false },
  ]);
  // What the service has sent is judged when it stops.
});

function shopOf({ organizationId, clock }: TestService, tx: Transaction): Promise<number> {
  return findOrCreate(tx, { organizationId, name: "shop" }, clock.now());
}
