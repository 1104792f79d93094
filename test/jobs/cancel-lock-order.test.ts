/** The row of a job that builds a group is locked after the consumers of its namespaces: a page has its consumer when it moves the job. */
import { expect, it } from "vitest";
import { lockWaits } from "#test/support/lock-waits.ts";
import { testService } from "#test/support/service.ts";

it("waits for a namespace's consumer without the row of the build that is cancelled", async () => {
  const { fresh, request } = await testService({ role: "api" });
  await request("POST", "/namespaces/shop", { body: { upsert: [{ id: "d", attributes: { kind: "a" }, state: {} }] } });
  const group = { name: "kinds", key: "attributes.kind", aggregate: { count: true } };
  const { body: made } = await request("POST", "/namespaces/shop/groups", { body: group });
  const [woken] = await fresh.database.query<{ id: number }>({
    text: "select namespace_id as id from wakeups where kind = 'groups'",
  });
  const cancel = () => request("POST", `/jobs/${made.job_id}/cancel`);
  const cancelling = await fresh.database.transaction(async (tx) => {
    await tx.query({ text: "select 1 from wakeups where kind = 'groups' and namespace_id = $1 for update", values: [woken!.id] });
    const cancelling = cancel();
    await expect.poll(async () => (await lockWaits(fresh)).length, { timeout: 30_000, interval: 5 }).toBeGreaterThan(0);
    const row = { text: "select 1 from jobs where job_id = $1 for update nowait", values: [made.job_id] };
    expect(await tx.query(row)).toHaveLength(1);
    return { cancelling };
  });
  const { status, body } = await cancelling.cancelling;
  expect([status, body.status]).toEqual([200, "cancelled"]);
  expect((await cancel()).status).toBe(409);
});
