/** Many transactions wake the relay of an organization. Each does so last: whoever waits for it has what it needs, and nobody waits for that. */
import { expect, it } from "vitest";
import type { JudgmentCreate } from "#generated/types.ts";
import type { Transaction } from "#src/foundation/db/database.ts";
import { lockOrganization } from "#src/foundation/db/organization-locks.ts";
import { EVENTS, organizationRecords, recordEvents } from "#src/foundation/events/record.ts";
import { wake } from "#src/foundation/queue/wakeups.ts";
import { freshDatabase } from "#test/support/database.ts";
import { lockWaits } from "#test/support/lock-waits.ts";
import { type TestService, testService } from "#test/support/service.ts";

const lockRelay = (tx: Transaction, organizationId: string) =>
  tx.query({
    text: "select 1 from wakeups where kind = $1 and namespace_id = $2 for update nowait",
    values: [EVENTS, organizationRecords(organizationId)],
  });

it("locks the wakeups of the relay at the end of a transaction, and wakes each once", async () => {
  const { database } = await freshDatabase();
  const [organizationId, now] = ["org_a", new Date()];
  const generations = async () =>
    (
      await database.query<{ generation: number }>({
        text: "select generation from wakeups where kind = $1 order by namespace_id",
        values: [EVENTS],
      })
    ).map(({ generation }) => generation);
  for (const id of [organizationRecords(organizationId), 7]) await wake(database, EVENTS, id, now);
  await database.query({ text: "update wakeups set due_at = $1", values: [new Date(now.getTime() + 60_000)] });
  const before = await generations();
  await database.transaction(async (tx) => {
    const event = { type: "namespace.deleted", data: { namespace: "a", job_id: "job_a" } } as const;
    for (const namespaceId of [null, 7, null])
      await recordEvents(tx, { organizationId, namespaceId, namespace: null }, [event], now);
    expect(await database.transaction((other) => lockRelay(other, organizationId))).toHaveLength(1);
  });
  expect(await generations()).toEqual(before.map((generation) => generation + 1));
  expect(await database.query({ text: "select 1 from wakeups where due_at <= $1", values: [now] })).toHaveLength(2);
});

/** What a request finds locked that waits for what a transaction holds. */
async function waiting(
  { fresh, organizationId }: TestService,
  hold: (tx: Transaction) => Promise<unknown>,
  work: () => Promise<unknown>,
): Promise<void> {
  const working = await fresh.database.transaction(async (tx) => {
    await hold(tx);
    const working = work();
    await expect.poll(async () => (await lockWaits(fresh)).length, { timeout: 30_000, interval: 5 }).toBeGreaterThan(0);
    expect(await lockRelay(tx, organizationId)).toHaveLength(1);
    return { working };
  });
  await working.working;
}

it("waits for its organization without the wakeup of the relay, where a group that is being built is deleted", async () => {
  const service = await testService({ role: "api" });
  await service.request("POST", "/namespaces/shop", { body: { upsert: [{ id: "d" }] } });
  const group = { name: "by-customer", key: "attributes.customer", aggregate: { count: true } };
  await service.request("POST", "/namespaces/shop/groups", { body: group });
  await waiting(
    service,
    (tx) => lockOrganization(tx, service.organizationId),
    async () => expect((await service.request("DELETE", "/namespaces/shop/groups/by-customer")).status).toBe(204),
  );
});

it("waits for a namespace without it, where a judgment is deleted and its version was being tried", async () => {
  const service = await testService({ role: "api" });
  for (const name of ["shop", "source"])
    await service.request("POST", `/namespaces/${name}`, { body: { upsert: [{ id: "d", state: { n: 1 } }] } });
  const related = [
    { name: "same", namespace: "source", join: { theirs: "attributes.k", mine: "attributes.k" }, fields: ["state.n"] },
  ];
  const judgment: JudgmentCreate = { name: "urgent", type: "bool", question: "Is it?", context: { fields: ["state"], related } };
  await service.request("POST", "/namespaces/shop/judgments", { body: judgment });
  await service.request("POST", "/namespaces/shop/judgments/urgent/versions", { body: { ...judgment, question: "Is it so?" } });
  await service.request("POST", "/namespaces/shop/judgments/urgent/activate", { body: { version: 2 } });
  expect(await service.fresh.database.query({ text: "select 1 from jobs where type = 'shadow'" })).toHaveLength(1);
  await waiting(
    service,
    (tx) => tx.query({ text: "select 1 from namespaces where name = 'source' for no key update" }),
    async () => expect((await service.request("DELETE", "/namespaces/shop/judgments/urgent")).status).toBe(204),
  );
});
