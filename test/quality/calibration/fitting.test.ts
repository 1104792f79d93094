/**
 * Two processes calibrate the same judgment at the same time, while outcomes are posted and deleted. It is calibrated once, and never from
 * an incomplete state.
 */
import { expect, it, onTestFinished } from "vitest";
import { createLogger } from "#src/foundation/log/log.ts";
import { ApplicableJudgments } from "#src/judging/definitions/applicable.ts";
import type { CalibrationMap } from "#src/judging/numbers/maps.ts";
import { outcomesChanged } from "#src/quality/due/due.ts";
import { type Example, fitMap } from "#src/quality/fits/fit.ts";
import { FitThreads } from "#src/quality/fitting/fit-threads.ts";
import { calibrate } from "#src/quality/fitting/fitting.ts";
import { numbersChanged } from "#src/server/ports.ts";
import { at, freshNamespace } from "#test/api/support/api.ts";
import { testService } from "#test/support/service.ts";
import { happened, isSo, judged, numbers, pOf } from "./judged.ts";

const UNMATCHED = { version: null, engine: null, engineVersion: null };

it("lets one of several land, tells of it once, and fits the outcomes of one moment", async () => {
  const service = await testService();
  const { database } = service.fresh;
  const { clock } = service;
  const applicable = new ApplicableJudgments();
  const namespace = freshNamespace();
  await service.request("POST", at(namespace, "judgments"), { body: { name: "urgent", question: "?", type: "bool" } });
  const of = numbers(0, 150);
  await judged(service, namespace, of);
  await happened(service, namespace, of);
  const [run] = await database.query<{ judgment_id: string; claim_id: number }>({
    text: "select judgment_id, claim_id from calibration_runs",
  });
  const fits = new FitThreads({ above: 0, idleMs: 60_000, log: createLogger({ level: "silent" }) });
  onTestFinished(() => fits.stop());
  const at_once = () =>
    Promise.all(
      [0, 1, 2].map(() =>
        calibrate({ db: database, clock, applicable, fits, numbersChanged }, run!.claim_id, new AbortController().signal),
      ),
    );
  const stored = async () =>
    database.query<{ map: CalibrationMap; outcomes: number; fits: number; told: number }>({
      text: `
        select map, outcomes, (select fits from calibration_runs) as fits,
          (select count(*) from events where type = 'judgment.calibrated')
          + (select count(*) from recorded_events where type = 'judgment.calibrated') as told
        from calibrations`,
    });
  await at_once();
  expect(await stored()).toMatchObject([{ outcomes: 150, fits: 1, told: 1 }]);
  expect(fits.asked).toBeGreaterThan(0);
  // By night, while outcomes are posted and deleted.
  for (let round = 1; round <= 4; round++) {
    await clock.advance(86_400_000);
    await database.transaction((tx) =>
      outcomesChanged(tx, service.organizationId, [{ judgmentId: run!.judgment_id, ...UNMATCHED }], clock.now()),
    );
    const [rounds] = [numbers(round * 5, 10)];
    await Promise.all([
      at_once(),
      happened(service, namespace, rounds, "urgent", (n) => !isSo(n)),
      ...numbers(100 + round, 3).map((n) => service.request("DELETE", at(namespace, "outcomes", `urgent-${n}`))),
    ]);
  }
  const [between] = await stored();
  // Who fits what has not changed tells nothing.
  expect(between!.told).toBeLessThanOrEqual(between!.fits);
  expect(between!.fits).toBe(5);
  expect(between!.outcomes).toBeGreaterThanOrEqual(143);
  await clock.advance(86_400_000);
  await at_once();
  const rows = await database.query<{ document_id: string; value: boolean }>({ text: "select document_id, value from outcomes" });
  const examples = rows.map(({ document_id, value }): Example => {
    return { fold: 0, answer: { type: "bool", p: pOf(Number(document_id.slice(2))) }, value };
  });
  const [last] = await stored();
  const map = fitMap("platt", examples) as { a: number; b: number };
  expect(last!.map).toMatchObject({ a: expect.closeTo(map.a, 9), b: expect.closeTo(map.b, 9) });
  expect(last!.outcomes).toBe(rows.length);
}, 60_000);

it("fits the newest outcomes of a choice with many options, as many as have 200,000 masses together", async () => {
  const service = await testService();
  const { database } = service.fresh;
  const namespace = freshNamespace();
  const options = Array.from({ length: 99 }, (_, n) => ({ value: `o${n}` }));
  await service.request("POST", at(namespace, "judgments"), { body: { name: "topic", question: "?", type: "choice", options } });
  // As posting would leave them, of a hundred masses each: the first options came true of the newest, and never before.
  await service.request("POST", at(namespace), { body: { upsert: [{ id: "d-0" }] } });
  await database.query({
    text: `
      insert into outcomes (namespace_id, outcome_id, judgment_id, judgment, document_id, value, observed_at, created_at, version, engine,
                            engine_version, evaluated_at, answer, predicted, came_true, mass)
      select n.namespace_id, 'old-' || i, j.judgment_id, 'topic', 'd-' || i, case when i > 300 then '"o0"' else '"o1"' end::jsonb, $2, $2, 1, 'test',
             'test-1', $2::timestamptz - (3000 - i) * interval '1 second',
             jsonb_build_object('type', 'choice', 'value', 'o0', 'dist', (
               select jsonb_object_agg('o' || o, case o when 0 then 0.505 else 0.005 end) from generate_series(0, 99) o
             )), 0.505, i > 300, 0.505
      from namespaces n join judgments j on j.owner = n.name, generate_series(1, 2300) i where n.name = $1`,
    values: [namespace, service.clock.now()],
  });
  const parts = { db: database, clock: service.clock, applicable: new ApplicableJudgments(), numbersChanged };
  const [judgment] = await database.query<{ judgment_id: string }>({ text: "select judgment_id from judgments" });
  await database.transaction((tx) =>
    outcomesChanged(tx, service.organizationId, [{ judgmentId: judgment!.judgment_id, ...UNMATCHED }], service.clock.now()),
  );
  const [run] = await database.query<{ claim_id: number }>({ text: "select claim_id from calibration_runs" });
  await calibrate(parts, run!.claim_id, new AbortController().signal);
  const stored = await database.query({ text: "select outcomes, method, map from calibrations" });
  // The likeliest always came true of these, and of no others.
  const beta = expect.closeTo(Math.exp(10), 6);
  expect(stored).toEqual([{ outcomes: 2_000, method: "temperature", map: { method: "temperature", beta } }]);
}, 60_000);
