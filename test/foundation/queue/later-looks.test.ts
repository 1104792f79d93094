/** If a wakeup may become visible before its change, a look that finds nothing is followed by one soon after, and by a last one. */
import { beforeAll, expect, it } from "vitest";
import { createLogger } from "#src/foundation/log/log.ts";
import { wake } from "#src/foundation/queue/wakeups.ts";
import { QueueWorker } from "#src/foundation/queue/worker.ts";
import { movableClock } from "#test/support/clock.ts";
import { type FreshDatabase, freshDatabase } from "#test/support/database.ts";

const KIND = "test";
const LAST_LOOK_MS = 10_000;
const clock = movableClock();
const log = createLogger({ level: "silent" });
let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await freshDatabase({ keep: true });
});

const rows = () => fresh.database.query({ text: "select 1 from wakeups where kind = $1", values: [KIND] });

/** Looks are counted; what a look finds is what can be seen by then. */
async function looking(work: (looks: number) => Promise<Date | null>, options: { local?: boolean; lastLookMs?: number | null }) {
  let looks = 0;
  const { lastLookMs = LAST_LOOK_MS, ...rest } = options;
  const parts = { db: fresh.database, clock, log, owner: "one", lastLookMs };
  const worker = new QueueWorker(parts, KIND, () => work(++looks), rest);
  await wake(fresh.database, KIND, 1, clock.now());
  worker.start();
  return { worker, looks: () => looks };
}

const left = { text: "select coalesce(quiet_generation = generation, false) as quiet from wakeups where lease_owner is null" };
const isQuiet = async () => (await fresh.database.query<{ quiet: boolean }>(left)).some(({ quiet }) => quiet);

it("is looked at again soon, once more when every commit has ended, then deleted", async () => {
  const { worker, looks } = await looking(async () => null, {});
  await expect.poll(isQuiet).toBe(true);
  expect(looks()).toBe(2);
  await clock.advance(LAST_LOOK_MS - 1);
  expect((await rows()).length).toBe(1);
  await clock.advance(1);
  await expect.poll(async () => (await rows()).length).toBe(0);
  expect(looks()).toBe(3);
  await worker.stop();
});

it("has all its looks anew where work arrives between the first two", async () => {
  const { worker, looks } = await looking(async (looks) => {
    // Seen by the worker after its first pause.
    if (looks === 1) setTimeout(() => void wake(fresh.database, KIND, 1, clock.now()), 1);
    return null;
  }, {});
  await expect.poll(isQuiet).toBe(true);
  expect(looks()).toBe(3);
  await worker.stop();
  await fresh.database.query({ text: "delete from wakeups" });
});

it("has all its looks anew where work arrives while it is quiet, also when the last one is due", async () => {
  const { worker, looks } = await looking(async () => null, {});
  await expect.poll(isQuiet).toBe(true);
  expect(looks()).toBe(2);
  await worker.stop();
  await clock.advance(LAST_LOOK_MS);
  await wake(fresh.database, KIND, 1, clock.now());
  const next = await looking(async () => null, {});
  await expect.poll(isQuiet).toBe(true);
  expect(next.looks()).toBe(2);
  await clock.advance(LAST_LOOK_MS);
  await expect.poll(async () => (await rows()).length).toBe(0);
  expect(next.looks()).toBe(3);
  await next.worker.stop();
});

it("does not wait for what is due much later", async () => {
  const later = new Date(clock.now().getTime() + 3_600_000);
  const { worker, looks } = await looking(async () => later, {});
  await expect.poll(isQuiet).toBe(true);
  expect(looks()).toBe(2);
  await clock.advance(LAST_LOOK_MS);
  await expect.poll(looks).toBe(3);
  const due = { text: "select due_at as at from wakeups where kind = $1 and lease_owner is null", values: [KIND] };
  await expect.poll(() => fresh.database.query(due)).toEqual([{ at: later }]);
  await fresh.database.query({ text: "delete from wakeups" });
  await worker.stop();
});

it("is deleted at once where its work is in local tables, or all tables are on one machine", async () => {
  for (const options of [{ local: true }, { lastLookMs: null }]) {
    const { worker, looks } = await looking(async () => null, options);
    await expect.poll(async () => (await rows()).length).toBe(0);
    expect(looks()).toBe(1);
    await worker.stop();
  }
});
