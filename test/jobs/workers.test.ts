import { expect, it } from "vitest";
import { Courtesy } from "#src/foundation/jobs/courtesy.ts";
import type { Job, JobKind } from "#src/foundation/jobs/job.ts";
import { runJob } from "#src/foundation/jobs/runner.ts";
import { startJob } from "#src/foundation/jobs/start.ts";
import { createLogger } from "#src/foundation/log/log.ts";
import { leaseFairly, wake } from "#src/foundation/queue/wakeups.ts";
import { at, freshNamespace } from "#test/api/support/api.ts";
import { movableClock } from "#test/support/clock.ts";
import { freshDatabase } from "#test/support/database.ts";
import { testService } from "#test/support/service.ts";
import { documents, evaluations, jobWhen, judgment, write } from "./support/jobs.ts";

it("two processes work on the jobs of one database, and no page is done twice", { timeout: 60_000 }, async () => {
  const service = await testService();
  const other = await service.beside("worker");
  const namespaces = Array.from({ length: 6 }, freshNamespace);
  for (const ns of namespaces) {
    await write(service, ns, documents(300));
    await judgment(service, ns, "urgent", { freshness: { policy: "manual" } });
  }
  const path = (ns: string) => at(ns, "judgments", "urgent", "backfill");
  const started = await Promise.all(namespaces.map((ns) => service.request("POST", path(ns), { body: { confirm: true } })));
  for (const { body } of started) {
    expect(await jobWhen(service, body.id, "done")).toMatchObject({ progress: { documents_done: 300 }, spend_usd: 0.6 });
  }
  for (const ns of namespaces) expect(await evaluations(service, ns)).toHaveLength(300);
  expect(service.engine.requests.length + other.engine.requests.length).toBe(1_800);
});

/** A job of pages that count themselves, worked on by hand. */
async function counting(pages: number) {
  const { database: db } = await freshDatabase();
  const clock = movableClock();
  const prepared: number[] = [];
  const kind: JobKind = {
    type: "resync",
    async page(job) {
      prepared.push(job.pages);
      await new Promise((resolve) => setImmediate(resolve));
      return async () =>
        job.pages + 1 === pages ? { documents: 1, ended: "done" } : { documents: 1, checkpoint: { page: job.pages } };
    },
  };
  const asked = { organizationId: "org", type: "resync", namespace: "shop", judgment: null, settings: {} } as const;
  const job: Job = await db.transaction((tx) => startJob(tx, asked, clock.now()));
  // It is held by those who work on it.
  await db.query({ text: "delete from wakeups" });
  const parts = { db, clock, log: createLogger({ level: "fatal" }), kinds: [kind], courtesy: new Courtesy() };
  const read = async () =>
    (await db.query<{ status: string; pages: number; documents_done: number }>({ text: "select * from jobs" }))[0]!;
  return { db, clock, job, kind, parts, prepared, read };
}

it("of two that hold one job, as when a lease ran out, each page lands once", async () => {
  const { job, parts, read } = await counting(40);
  const signal = new AbortController().signal;
  await Promise.all([1, 2, 3].map(() => runJob(parts, job.claimId, signal)));
  expect(await read()).toMatchObject({ status: "done", pages: 40, documents_done: 40 });
});

it("goes on with another job after a page where one waits, and otherwise with its own", async () => {
  const { db, clock, job, parts, prepared } = await counting(4);
  await wake(db, "job", 7, clock.now(), "another");
  expect(await runJob(parts, job.claimId, new AbortController().signal)).toEqual(clock.now());
  expect(prepared).toEqual([0]);
  await db.query({ text: "delete from wakeups" });
  expect(await runJob(parts, job.claimId, new AbortController().signal)).toBeNull();
  expect(prepared).toEqual([0, 1, 2, 3]);
});

it("makes way between pages for those who wait for answers", async () => {
  const { job, parts, prepared, read } = await counting(3);
  const signal = new AbortController().signal;
  const quiet = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let asked = 0;
  const courtesy = { quiet: async (atMostMs: number) => (atMostMs > 0 ? quiet[asked++]?.promise : undefined) };
  const done = runJob({ ...parts, courtesy }, job.claimId, signal);
  for (const [page, { resolve }] of quiet.entries()) {
    await expect.poll(() => asked, { timeout: 30_000 }).toBe(page + 1);
    expect(prepared).toHaveLength(page + 1);
    resolve();
  }
  await done;
  expect(await read()).toMatchObject({ status: "done", pages: 3 });
});

it("gives an organization with one job its turn beside one with a hundred", async () => {
  const { db, clock } = await counting(1);
  const earlier = new Date(clock.now().getTime() - 1_000);
  for (let n = 0; n < 100; n++) await wake(db, "job", 1_000 + n, earlier, "busy");
  await wake(db, "job", 1, clock.now(), "quiet");
  await wake(db, "job", 2, clock.now(), "quiet");
  const lease = (owner: string, limit: number) =>
    leaseFairly(db, { kind: "job", owner, now: clock.now(), until: new Date(clock.now().getTime() + 20_000), limit });
  const first = (await lease("one", 4)).map(({ itemId }) => (itemId < 1_000 ? "quiet" : "busy"));
  expect(first.sort()).toEqual(["busy", "busy", "quiet", "quiet"]);
  const { length } = await lease("two", 200);
  expect(length).toBe(98);
});
