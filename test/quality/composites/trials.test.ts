/** The forecast of a composite's trial, compared with the answers once its version is active. */
import { expect, it, vi } from "vitest";
import type { CompositeShadowReport, Estimate, QueryRow } from "#generated/types.ts";
import type { Weights } from "#src/judging/numbers/combine.ts";
import { at, freshNamespace } from "#test/api/support/api.ts";
import { evaluations, jobWhen, judgment, write } from "#test/jobs/support/jobs.ts";
import { numbers, pOf } from "#test/quality/calibration/judged.ts";
import { type TestService, testService } from "#test/support/service.ts";

const bool = { question: "Urgent?", context: { fields: ["state.n"] }, thresholds: { page: 0.5, call: 0.8 } };
const composite = {
  ...bool,
  type: "bool",
  parts: [
    { name: "one", question: "One?" },
    { name: "other", question: "Other?" },
  ],
};
const isSo = (n: number) => pOf(n + 4_001) > 0.6;

async function post(service: TestService, path: string, body?: object) {
  const answer = await service.request("POST", path, body ? { body } : {});
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  return answer.body;
}

function answerByParts({ engine }: TestService): void {
  engine.answer = (question, { contextText }) => {
    const n = Number(/"state.n":(\d+)/.exec(contextText)?.[1] ?? 0);
    return { type: "bool", p: (question as { question: string }).question === "Other?" ? pOf(n + 4_001) : pOf(n) };
  };
}

/** Tries the composite and waits for its report. */
async function tried(service: TestService, place: string) {
  const { thresholds: _, ...version } = composite;
  await post(service, at(place, "judgments", "urgent", "versions"), version);
  const { id } = await post(service, at(place, "judgments", "urgent", "activate"), { version: 2 });
  const job = await jobWhen(service, id, (one) => one.report !== null);
  return job as { id: string; spend_usd: number; estimate: Estimate; report: CompositeShadowReport };
}

async function labelled(service: TestService, place: string, of: readonly number[]): Promise<void> {
  const outcomes = of.map((n) => ({ document_id: `d-${n}`, judgment: "urgent", value: isSo(n) }));
  await post(service, at(place, "outcomes"), { outcomes });
}

/** By document, the booleans of its answer. */
async function booleans(service: TestService, place: string): Promise<Map<string, Record<string, boolean>>> {
  const { rows } = await post(service, at(place, "query"), { include: { answers: ["urgent"] }, top_k: 1_000 });
  return new Map(rows.map(({ id, answers }: QueryRow) => [id, answers!.urgent!.thresholds!]));
}

it("tells which booleans flip, and whom that has judged anew, by the weights that the version then answers with", async () => {
  const service = await testService();
  answerByParts(service);
  const root = freshNamespace();
  const [eu, us] = [`${root}/eu`, `${root}/us`];
  await judgment(service, `${root}/*`, "urgent", bool);
  const its = { name: "it", answers: [{ judgment: "urgent", cut: "page" }] };
  await judgment(service, `${root}/*`, "reader", { context: { fields: ["attributes.none"], related: [its] } });
  const places = [eu, us] as const;
  for (const [place, from] of [[eu, 0] as const, [us, 150] as const])
    await write(
      service,
      place,
      numbers(from, 80).map((n) => ({ id: `d-${n}`, state: { n } })),
    );
  // Thresholds of a namespace are its own.
  await service.request("PATCH", at(us, "judgments", "urgent"), { body: { thresholds: { call: 0.2 } } });
  await labelled(service, eu, numbers(0, 60));
  await labelled(service, us, numbers(150, 40));
  const before = await Promise.all(places.map((place) => booleans(service, place)));
  const { body } = await service.request("POST", at(`${root}/*`, "judgments", "urgent", "backfill"), { body: {} });
  const { id, report } = await tried(service, `${root}/*`);
  expect(report).toMatchObject({ documents: 160, labels: 100 });

  await post(service, `/jobs/${id}/confirm`);
  for (const place of places)
    await jobWhen(service, (await post(service, at(place, "judgments", "urgent", "backfill"), { confirm: true })).id, "done");
  const after = await Promise.all(places.map((place) => booleans(service, place)));
  const flipped = (name: string) =>
    before.flatMap((some, place) => [...some].filter(([one, was]) => after[place]!.get(one)![name] !== was[name])).length;
  expect(report.threshold_flips).toEqual({ page: flipped("page"), call: flipped("call") });
  expect(flipped("page")).toBeGreaterThan(10);
  const perMonth = (flipped("page") * body.replay.judgments_per_month) / 160;
  expect(report.downstream).toEqual([
    {
      judgment: "reader",
      judgments_per_month: expect.closeTo(perMonth, 6),
      cost_usd: expect.closeTo(Math.round(perMonth) * 0.002, 6),
    },
  ]);
}, 60_000);

it("says nothing of readers that nobody is shown otherwise", async () => {
  const service = await testService();
  answerByParts(service);
  const place = freshNamespace();
  await judgment(service, place, "urgent", { ...bool, thresholds: { always: 0 } });
  const its = { name: "it", answers: [{ judgment: "urgent", cut: "always" }] };
  await judgment(service, place, "reader", { context: { fields: ["attributes.none"], related: [its] } });
  await write(
    service,
    place,
    numbers(0, 60).map((n) => ({ id: `d-${n}`, state: { n } })),
  );
  await labelled(service, place, numbers(0, 60));
  const { report } = await tried(service, place);
  expect(report.threshold_flips).toEqual({ always: 0 });
  expect(report).not.toHaveProperty("downstream");
});

it("asks about labelled documents beside the sample for the weights alone, and estimates that too", async () => {
  const service = await testService();
  answerByParts(service);
  const place = freshNamespace();
  await judgment(service, place, "urgent", bool);
  const of = numbers(0, 1_400);
  await write(
    service,
    place,
    of.map((n) => ({ id: `d-${n}`, state: { n } })),
  );
  await labelled(service, place, of.slice(0, 300));
  // Nothing is fresh, so that the active version is asked about the sample as well.
  const { thresholds: _, ...version } = bool;
  await post(service, at(place, "judgments", "urgent", "versions"), { ...version, type: "bool", question: "Really urgent?" });
  await post(service, at(place, "judgments", "urgent", "activate"), { version: 2, force: true });
  await post(service, at(place, "judgments", "urgent", "versions"), { ...version, type: "bool", parts: composite.parts });
  const { id } = await post(service, at(place, "judgments", "urgent", "activate"), { version: 3 });
  const job = await jobWhen(service, id, (one) => one.report !== null);
  const asked = (await evaluations(service, place)).filter(({ shadow }) => shadow);
  const by = (wanted: number) => new Set(asked.filter((one) => one.version === wanted).map((one) => one.document_id));
  const [sample, all] = [by(2), by(3)];
  expect(sample.size).toBe(1_000);
  const beside = [...all].filter((one) => !sample.has(one));
  expect(beside.length).toBeGreaterThan(20);
  expect(beside.every((one) => Number(one.slice(2)) < 300)).toBe(true);
  expect(all.size).toBe(1_000 + beside.length);
  expect(job.report).toMatchObject({ documents: 1_000, labels: 300 });
  expect(job).toMatchObject({ estimate: { documents: all.size }, progress: { documents_done: all.size } });
  expect(job.estimate.judgment_units).toBe(asked.length);
  expect(job.spend_usd).toBeCloseTo(job.estimate.cost_usd, 9);
}, 60_000);

it("of a version that answers again has what is stored of it combined by its new weights", async () => {
  const service = await testService();
  answerByParts(service);
  const place = freshNamespace();
  await judgment(service, place, "urgent", bool);
  const of = numbers(0, 80);
  const contents = of.map((n) => ({ id: `d-${n}`, state: { n } }));
  await write(service, place, contents);
  await labelled(service, place, of);
  const { id } = await tried(service, place);
  await post(service, `/jobs/${id}/confirm`);
  await jobWhen(service, (await post(service, at(place, "judgments", "urgent", "backfill"), { confirm: true })).id, "done");
  const before = await numbersOf(service, place);
  // Another version answers meanwhile, and things turn out otherwise.
  await post(service, at(place, "judgments", "urgent", "activate"), { version: 1, force: true });
  const outcomes = of.map((n) => ({ document_id: `d-${n}`, judgment: "urgent", value: pOf(n) > 0.7 }));
  await service.clock.advance(1_000);
  await post(service, at(place, "outcomes"), { outcomes });
  const again = await post(service, at(place, "judgments", "urgent", "activate"), { version: 2 });
  await jobWhen(service, again.id, (one) => one.report !== null);
  const asked = service.engine.requests.length;
  await post(service, `/jobs/${again.id}/confirm`);
  const [stored] = await service.fresh.database.query<{ weights: Weights }>({ text: "select weights from composite_weights" });
  const { intercept, parts } = stored!.weights;
  const odds = (p: number) => Math.log(p / (1 - p));
  const expected = (n: number) => {
    const bounded = (p: number) => Math.max(-Math.log(9_999), Math.min(Math.log(9_999), odds(p)));
    return 1 / (1 + Math.exp(-(intercept + parts.one! * bounded(pOf(n)) + parts.other! * bounded(pOf(n + 4_001)))));
  };
  await vi.waitUntil(async () => Math.abs((await numbersOf(service, place)).get("d-7")! - expected(7)) < 1e-9, {
    timeout: 30_000,
  });
  const after = await numbersOf(service, place);
  for (const n of of) expect(after.get(`d-${n}`)).toBeCloseTo(expected(n), 9);
  expect(of.filter((n) => Math.abs(after.get(`d-${n}`)! - before.get(`d-${n}`)!) > 0.1).length).toBeGreaterThan(20);
  expect(service.engine.requests.length).toBe(asked);
}, 60_000);

/** By document, the number of its answer, which is fresh. */
async function numbersOf(service: TestService, place: string): Promise<Map<string, number>> {
  const { rows } = await post(service, at(place, "query"), { include: { answers: ["urgent"] }, top_k: 1_000 });
  return new Map(rows.map(({ id, answers }: QueryRow) => [id, answers!.urgent!.p!]));
}
