/** A shadow job's row is locked after the namespaces that its confirmation locks: what its page has asked is stored in that order. */
import { expect, it } from "vitest";
import type { JudgmentCreate } from "#generated/types.ts";
import { lockWaits } from "#test/support/lock-waits.ts";
import { testService } from "#test/support/service.ts";

it("waits for a namespace without the row of the job that is confirmed", async () => {
  const { fresh, request } = await testService({ role: "api" });
  await request("POST", "/namespaces/shop", { body: { upsert: [{ id: "d", state: { n: 1 } }] } });
  const related = [{ name: "same", join: { theirs: "attributes.k", mine: "attributes.k" }, fields: ["state.n"] }];
  const judgment: JudgmentCreate = { name: "urgent", type: "bool", question: "Is it?", context: { fields: ["state"], related } };
  await request("POST", "/namespaces/shop/judgments", { body: judgment });
  await request("POST", "/namespaces/shop/judgments/urgent/versions", { body: { ...judgment, question: "Is it so?" } });
  await request("POST", "/namespaces/shop/judgments/urgent/activate", { body: { version: 2 } });
  const [job] = await fresh.database.query<{ job_id: string }>({ text: "select job_id from jobs where type = 'shadow'" });
  const confirm = () => request("POST", `/jobs/${job!.job_id}/confirm`);
  const confirming = await fresh.database.transaction(async (tx) => {
    await tx.query({ text: "select 1 from namespaces where name = 'shop' for no key update" });
    const confirming = confirm();
    await expect.poll(async () => (await lockWaits(fresh)).length, { timeout: 30_000, interval: 5 }).toBeGreaterThan(0);
    const row = { text: "select 1 from jobs where job_id = $1 for update nowait", values: [job!.job_id] };
    expect(await tx.query(row)).toHaveLength(1);
    return { confirming };
  });
  const { status, body } = await confirming.confirming;
  expect([status, body.status]).toEqual([200, "done"]);
  expect((await confirm()).status).toBe(409);
  expect((await request("GET", "/namespaces/shop/judgments/urgent")).body.active_version).toBe(2);
});
