/** New weights while two processes write and judge documents. In the end, no answer uses the former weights. */
import { expect, it, vi } from "vitest";
import type { JudgmentDefinition, WriteResponse } from "#generated/types.ts";
import { ApplicableJudgments } from "#src/judging/definitions/applicable.ts";
import { type Composite, combined, type Inputs, type Weights } from "#src/judging/numbers/combine.ts";
import { calibrate } from "#src/quality/fitting/fitting.ts";
import { numbersChanged } from "#src/server/ports.ts";
import { at, freshNamespace } from "#test/api/support/api.ts";
import { write } from "#test/jobs/support/jobs.ts";
import { counting } from "#test/judging/read-bytes.ts";
import { numbers, pOf } from "#test/quality/calibration/judged.ts";
import { testService } from "#test/support/service.ts";

const definition = {
  name: "urgent",
  type: "bool",
  question: "Urgent?",
  parts: [
    { name: "a", question: "A?" },
    { name: "b", question: "B?" },
  ],
  context: { fields: ["state.n"] },
};

it("leaves every answer combined by the weights of now", async () => {
  const service = await testService();
  const other = await service.beside();
  for (const { engine } of [service, other]) {
    engine.answer = (question, { contextText }) => {
      const n = Number(/"state.n":(\d+)/.exec(contextText)![1]);
      return { type: "bool", p: 0.01 + 0.98 * pOf((question as { question: string }).question === "A?" ? n : n + 3_001) };
    };
  }
  const namespace = freshNamespace();
  await service.request("POST", at(namespace, "judgments"), { body: definition });
  const of = numbers(0, 600);
  const upserts = (some: readonly number[], more: number) => some.map((n) => ({ id: `d-${n}`, state: { n: n + more } }));
  await write(service, namespace, upserts(of, 0));
  const outcomes = of.slice(0, 80).map((n) => ({ document_id: `d-${n}`, judgment: "urgent", value: pOf(n) > 0.6 }));
  expect((await service.request("POST", at(namespace, "outcomes"), { body: { outcomes } })).status).toBe(201);
  let over = false;
  const writing = (async () => {
    for (let round = 1; !over; round++) {
      const some = Array.from({ length: 8 }, (_, k) => (round * 97 + k * 61) % 600);
      const by = round % 2 ? service : other;
      await by.request("POST", at(namespace), { body: { upsert: upserts([...new Set(some)], round) } });
    }
  })();
  await service.clock.advance(86_400_000);
  const state = async () => {
    const [row] = await service.fresh.database.query<{ walk: object | null; weights: Weights | null }>({
      text: "select (select walk from calibration_runs) as walk, (select weights from composite_weights) as weights",
    });
    return row!;
  };
  await vi.waitUntil(async () => (await state()).weights !== null, { timeout: 30_000 });
  await vi.waitUntil(async () => (await state()).walk === null, { timeout: 30_000 });
  over = true;
  await writing;
  await write(service, namespace, [{ id: "last", state: { n: 1 } }]);
  const { weights } = await state();
  const answers = await service.fresh.database.query<{ document_id: string; number: number; dist: Inputs }>({
    text: "select document_id, number, dist from answers",
  });
  expect(answers).toHaveLength(601);
  const composite = definition as unknown as JudgmentDefinition as Composite;
  const wrong = answers.filter(({ number, dist }) => Math.abs(number - combined(composite, weights, dist)) > 1e-12);
  expect(wrong).toEqual([]);
  expect(Math.abs(weights!.parts.a! - weights!.parts.b!)).toBeGreaterThan(0.1);
}, 90_000);

it.each([
  ["", {}],
  [", also where the write waits for the answer", { wait_for: ["urgent"] }],
])("answers by them what was on its way to an engine when they changed%s", async (_, waiting) => {
  const service = await testService();
  const { database } = service.fresh;
  service.engine.answer = (question, { contextText }) => {
    const n = Number(/"state.n":(\d+)/.exec(contextText)![1]);
    return { type: "bool", p: 0.01 + 0.98 * pOf((question as { question: string }).question === "A?" ? n : n + 3_001) };
  };
  const namespace = freshNamespace();
  await service.request("POST", at(namespace, "judgments"), { body: definition });
  const of = numbers(0, 80);
  await write(
    service,
    namespace,
    of.map((n) => ({ id: `d-${n}`, state: { n } })),
  );
  const outcomes = of.map((n) => ({ document_id: `d-${n}`, judgment: "urgent", value: pOf(n) > 0.6 }));
  await service.request("POST", at(namespace, "outcomes"), { body: { outcomes } });
  // Outcomes that are observed later than the answer would be compared with it, so it could not land in one round trip.
  await service.clock.advance(1);
  let release = () => {};
  service.engine.gate = new Promise((resolve) => {
    release = resolve;
  });
  const asked = service.engine.requests.length;
  const writing = service.request("POST", at(namespace), { body: { upsert: [{ id: "held", state: { n: 900 } }], ...waiting } });
  await vi.waitUntil(() => service.engine.requests.length > asked, { timeout: 30_000 });
  const [run] = await database.query<{ claim_id: number }>({ text: "select claim_id from calibration_runs" });
  // Under the namespace's lock, contents of documents are not read.
  const { db, most } = counting(database, new Map(of.map((n) => [`d-${n}`, 1])));
  const parts = { db, clock: service.clock, applicable: new ApplicableJudgments(), numbersChanged };
  for (let visit = 0; visit < 4; visit++) await calibrate(parts, run!.claim_id, new AbortController().signal);
  const [state] = await database.query<{ walk: object | null; weights: Weights }>({
    text: "select (select walk from calibration_runs) as walk, (select weights from composite_weights) as weights",
  });
  expect(state!.walk).toBeNull();
  expect(most()).toBe(0);
  release();
  const written = await writing;
  const held = async () =>
    (
      await database.query<{ number: number; dist: Inputs }>({
        text: "select number, dist from answers where document_id = 'held'",
      })
    )[0];
  await vi.waitUntil(async () => (await held()) !== undefined, { timeout: 30_000 });
  const { number, dist } = (await held())!;
  const composite = definition as unknown as JudgmentDefinition as Composite;
  expect(number).toBeCloseTo(combined(composite, state!.weights, dist), 12);
  expect(Math.abs(number - combined(composite, null, dist))).toBeGreaterThan(0.01);
  // Without `wait_for`, or after its time, the response tells no answer.
  expect((written.body as WriteResponse).results[0]!.answers.urgent?.p ?? number).toBe(number);
});

it("applies them to answers of a template that were hidden by a namespace's own judgment, as soon as that is deleted", async () => {
  const service = await testService();
  const { database } = service.fresh;
  service.engine.answer = (question, { contextText }) => {
    const n = Number(/"state.n":(\d+)/.exec(contextText)![1]);
    return { type: "bool", p: 0.01 + 0.98 * pOf((question as { question: string }).question === "A?" ? n : n + 3_001) };
  };
  const root = freshNamespace();
  const [fitted, hiding] = [`${root}/fitted`, `${root}/hiding`];
  await service.request("POST", at(`${root}/*`, "judgments"), { body: definition });
  await write(service, hiding, [{ id: "hidden", state: { n: 900 } }]);
  const plain = { name: "urgent", type: "bool", question: "Urgent here?", context: definition.context };
  expect((await service.request("POST", at(hiding, "judgments"), { body: plain })).status).toBe(201);
  const of = numbers(0, 80);
  await write(
    service,
    fitted,
    of.map((n) => ({ id: `d-${n}`, state: { n } })),
  );
  const outcomes = of.map((n) => ({ document_id: `d-${n}`, judgment: "urgent", value: pOf(n) > 0.6 }));
  await service.request("POST", at(fitted, "outcomes"), { body: { outcomes } });
  const parts = { db: database, clock: service.clock, applicable: new ApplicableJudgments(), numbersChanged };
  const reweighed = async () => {
    const [run] = await database.query<{ claim_id: number }>({ text: "select claim_id from calibration_runs" });
    const walk = async () =>
      (await database.query<{ walk: object | null }>({ text: "select walk from calibration_runs" }))[0]!.walk;
    for (let visit = 0; visit < 4 || (await walk()) !== null; visit++)
      await calibrate(parts, run!.claim_id, new AbortController().signal);
    const [state] = await database.query<{ weights: Weights; number: number; dist: Inputs }>({
      text: "select (select weights from composite_weights) as weights, number, dist from answers where document_id = 'hidden' and dist is not null",
    });
    return state!;
  };
  const composite = definition as unknown as JudgmentDefinition as Composite;
  const before = await reweighed();
  expect(before.number).toBeCloseTo(combined(composite, null, before.dist), 12);
  expect((await service.request("DELETE", at(hiding, "judgments", "urgent"))).status).toBe(204);
  const after = await reweighed();
  expect(after.number).toBeCloseTo(combined(composite, after.weights, after.dist), 12);
  expect(Math.abs(after.number - before.number)).toBeGreaterThan(0.01);
});
