/** Two workers end one run of a sentinel, and the second one is late. */
import { expect, it, vi } from "vitest";
import type { Sentinel } from "#generated/types.ts";
import { endRun } from "#src/jobs/sentinels/ending.ts";
import { beginRun, putAnswers, readAnswers, readRuns } from "#src/jobs/sentinels/runs-sql.ts";
import { readSentinel } from "#src/jobs/sentinels/sentinels-sql.ts";
import { ApplicableJudgments } from "#src/judging/definitions/applicable.ts";
import { isActive } from "#src/judging/definitions/judgment.ts";
import { judgmentById } from "#src/judging/definitions/lookup.ts";
import { dependents } from "#src/server/ports.ts";
import { at, freshNamespace } from "#test/api/support/api.ts";
import { write } from "#test/jobs/support/jobs.ts";
import { testService } from "#test/support/service.ts";

const SIZE = 40;

it("leaves a judgment as it is by now where another worker has ended the run that drifted", async () => {
  const service = await testService({ role: "api" });
  const worker = await service.beside("worker");
  const { clock, fresh } = service;
  const db = fresh.database;
  const ns = freshNamespace();
  const judgment = at(ns, "judgments", "urgent");
  const activeVersion = async () => (await service.request("GET", judgment)).body.active_version;
  const documents = Array.from({ length: SIZE }, (_, n) => ({ id: `d-${n}`, state: { n } }));
  await service.request("POST", at(ns, "judgments"), { body: { name: "urgent", question: "Is it?", type: "bool" } });
  await write(service, ns, documents);
  const settings = { size: SIZE, budget_usd_a_month: 5, on_drift: "pause" };
  expect((await service.request("PUT", `${judgment}/sentinel`, { body: settings })).status).toBe(200);
  const ended = async () => {
    await clock.advance(300);
    const { runs } = (await service.request("GET", `${judgment}/sentinel`)).body as Sentinel;
    return runs.filter(({ ended_at }) => ended_at !== null).length;
  };
  await vi.waitUntil(async () => (await ended()) === 2, { timeout: 20_000 });
  await worker.stop();

  // A third run, whose answers are all others.
  const [{ judgment_id: judgmentId } = { judgment_id: "" }] = await db.query<{ judgment_id: string }>({
    text: "select judgment_id from sentinels",
  });
  const sentinel = await readSentinel(db, judgmentId);
  const key = { judgmentId, claimId: sentinel!.claimId, run: 3 };
  const answers = (await readAnswers(db, judgmentId, 2)).map((one) => ({
    ...one,
    engineVersion: "test-2",
    answer: { type: "bool" as const, p: 0.1 },
  }));
  await db.transaction(async (tx) => {
    await beginRun(tx, { ...key, version: 1 }, "engine_version", clock.now());
    await putAnswers(tx, { ...key, month: "2026-01" }, answers, "0");
  });
  const [run] = await readRuns(db, judgmentId);
  const active = await judgmentById(db, judgmentId);
  if (!active || !isActive(active)) throw new Error("It is active.");

  // The late worker has compared the run when the other one ends it, and somebody activates the judgment again.
  const parts = { db, clock, applicable: new ApplicableJudgments(), dependents };
  const late: typeof db = {
    ...db,
    async transaction(work, options) {
      await endRun(parts, sentinel!, active, run!);
      expect(await activeVersion()).toBeNull();
      expect((await service.request("POST", `${judgment}/activate`, { body: { version: 1 } })).status).toBe(200);
      return db.transaction(work, options);
    },
  };
  await endRun({ ...parts, db: late }, sentinel!, active, run!);
  expect(await activeVersion()).toBe(1);
});
