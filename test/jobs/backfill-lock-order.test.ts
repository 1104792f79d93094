/** A backfill that ends in several namespaces locks them in the order of their ids, as commits to several do. */
import { expect, it } from "vitest";
import { backfill } from "#src/jobs/backfill/backfill.ts";
import { World } from "#test/judging/fanout/world.ts";
import { lockWaits } from "#test/support/lock-waits.ts";

it("waits for the first namespace without the second", async () => {
  const world = await World.open();
  const { database } = world.fresh;
  for (const name of ["p/a", "p/b"]) await world.write(name, { upsert: [{ id: "d" }] });
  const ids = (await world.namespaces("p/")).map(({ namespace_id }) => namespace_id).sort((one, other) => one - other);
  const [first, second] = ids as [number, number];
  const offset = (namespaceId: number) => ({ namespaceId, name: "p/a", until: 1, after: "" });
  const checkpoint = { at: offset(second), heldBack: [offset(first)], left: 0, name: "p/b" };
  const job = { jobId: "job_a", judgment: "plain", checkpoint };
  const kind = backfill({ db: database } as never);
  const lock = "select 1 from namespaces where namespace_id = $1 for no key update";
  const ending = await database.transaction(async (tx) => {
    await tx.query({ text: lock, values: [first] });
    const ending = database.transaction((other) => kind.abandon!(other, job as never, world.clock.now()));
    await expect.poll(async () => (await lockWaits(world.fresh)).length, { timeout: 30_000, interval: 5 }).toBeGreaterThan(0);
    expect(await tx.query({ text: `${lock} nowait`, values: [second] })).toHaveLength(1);
    return { ending };
  });
  await ending.ending;
  expect(await world.query("select namespace_id from commits where kind = 'answers' order by 1")).toHaveLength(2);
});
