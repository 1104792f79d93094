/** The deletion of a namespace changes the counts of its organization in the order in which the sweep of history does. */
import { expect, it } from "vitest";
import { lockWaits } from "#test/support/lock-waits.ts";
import { testService } from "#test/support/service.ts";

const count = (resource: string, wait = "") => ({
  text: `select 1 from resource_counts where organization_id = $1 and resource = '${resource}' for update ${wait}`,
});

it("waits for the count of retained bytes without that of open cursors", async () => {
  const { fresh, organizationId, request } = await testService({ role: "api" });
  const { database } = fresh;
  const upsert = ["a", "b"].map((id) => ({ id, state: { text: "x".repeat(1_000) } }));
  await request("POST", "/namespaces/shop", { body: { upsert } });
  const { body } = await request("POST", "/namespaces/shop/query", { body: { top_k: 1 } });
  expect(body.next_cursor).toBeTruthy();
  // As after a sweep that has counted what the cursor retains.
  await database.query({ text: "update namespaces set retained_bytes = 1000" });
  await database.query({
    text: "insert into resource_counts (organization_id, resource, used) values ($1, 'retained_bytes', 1000)",
    values: [organizationId],
  });
  const values = [organizationId];
  const deleting = await database.transaction(async (tx) => {
    await tx.query({ ...count("retained_bytes"), values });
    const deleting = request("DELETE", "/namespaces/shop");
    await expect.poll(async () => (await lockWaits(fresh)).length, { timeout: 30_000, interval: 5 }).toBeGreaterThan(0);
    expect(await tx.query({ ...count("open_cursors", "nowait"), values })).toHaveLength(1);
    return { deleting };
  });
  expect((await deleting.deleting).status).toBe(202);
  expect(
    await database.query({
      text: "select resource, used from resource_counts where resource in ('open_cursors', 'retained_bytes') order by 1",
    }),
  ).toEqual([
    { resource: "open_cursors", used: 0 },
    { resource: "retained_bytes", used: 0 },
  ]);
});
