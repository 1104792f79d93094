/** Groups while namespaces of their organization are written to for the first time. */
import { expect, it } from "vitest";
import { findOrCreate } from "#src/records/namespaces/sequence.ts";
import { type TestService, testService } from "#test/support/service.ts";

const group = { name: "by-customer", key: "attributes.customer", aggregate: { count: true } };

/** The locks of the organization that transactions have or wait for. Creations share them, the others do not. */
async function locksOf({ fresh, organizationId }: TestService) {
  const locks = await fresh.database.query<{ of: string; shared: boolean; granted: boolean }>({
    text: `
      select name as of, mode = 'ShareLock' as shared, granted
      from pg_locks join unnest(array['organization', 'declarations']) as n(name)
        on (classid::bigint << 32) | objid::bigint = hashtextextended(name || ' ' || $1, 0)
      where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`,
    values: [organizationId],
  });
  return {
    declares: locks.some(({ of, shared, granted }) => of === "declarations" && !shared && granted),
    created: locks.filter(({ shared }) => shared).map(({ of, granted }) => ({ of, granted })),
  };
}

it.each<["POST" | "DELETE", string, number]>([
  ["POST", "/namespaces/shop/groups", 201],
  ["DELETE", "/namespaces/shop/groups/by-customer", 204],
])("%s %s leaves a creation that waits for it without a lock", async (method, path, expected) => {
  const service = await testService({ role: "api" });
  const { fresh, organizationId, clock } = service;
  await service.request("POST", "/namespaces/shop", { body: { upsert: [{ id: "d" }] } });
  if (method === "DELETE") await service.request("POST", "/namespaces/shop/groups", { body: group });
  const database = fresh.database;
  const [changing, creating] = await database.transaction(async (tx) => {
    const namespaceId = await findOrCreate(tx, { organizationId, name: "shop" }, clock.now());
    // The group stops at the namespace, after it has the lock of its declarations.
    const held = "select 1 from namespaces where namespace_id = $1 for no key update";
    await tx.query({ text: held, values: [namespaceId] });
    const changing = service.request(method, path, method === "POST" ? { body: group } : {});
    const look = { timeout: 30_000, interval: 5 };
    await expect.poll(async () => (await locksOf(service)).declares, look).toBe(true);
    const creating = database.transaction((other) => findOrCreate(other, { organizationId, name: "other" }, clock.now()));
    await expect.poll(async () => (await locksOf(service)).created.some(({ granted }) => !granted), look).toBe(true);
    expect((await locksOf(service)).created).toEqual([{ of: "organization", granted: false }]);
    return [changing, creating];
  });
  expect((await changing).status).toBe(expected);
  await creating;
});
