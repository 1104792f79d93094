/** Calibration: the report, and its effect on answers, filters and rankings. */
import { describe, expect, it, vi } from "vitest";
import type { Answer, QueryRow } from "#generated/types.ts";
import { calibrated } from "#src/judging/numbers/maps.ts";
import { type Example, fitMap } from "#src/quality/fits/fit.ts";
import { shown } from "#test/quality/calibration/exactly.ts";
import { happened, isSo, judged, numbers, pOf, reportOf, reportWhen } from "#test/quality/calibration/judged.ts";
import { apiOf, at, freshNamespace, refusal } from "./support/api.ts";

const api = apiOf(["calibration_get"]);

const urgent = { name: "urgent", question: "Is it urgent?", type: "bool", thresholds: { page: 0.5 } };
const create = (owner: string, body: object = urgent) => api.post(at(owner, "judgments"), body);
const answerTo = async (namespace: string, n: number, judgment = "urgent"): Promise<Answer> =>
  (await api.get(at(namespace, "documents", `d-${n}`))).body.answers[judgment];
const query = async (namespace: string, body: object): Promise<QueryRow[]> => {
  const { status, body: answer } = await api.post(at(namespace, "query"), {
    top_k: 1_000,
    include: { answers: ["urgent"] },
    ...body,
  });
  expect({ status, answer }).toMatchObject({ status: 200 });
  return answer.rows;
};
const pOfRow = ({ answers }: QueryRow) => answers!.urgent!.calibrated!.p!;
const examplesOf = (of: readonly number[]): Example[] =>
  of.map((n) => ({ fold: 0, answer: { type: "bool", p: pOf(n) }, value: isSo(n) }));

describe("a calibration report", () => {
  it("has raw metrics of every outcome at once and no calibration below a hundred", async () => {
    const namespace = freshNamespace();
    await create(namespace);
    expect(await reportOf(api.service, namespace)).toEqual({
      judgment: "urgent",
      type: "bool",
      version: 1,
      outcomes: 0,
      unmatched: 0,
      epochs: [],
    });
    const of = numbers(1, 99);
    await judged(api.service, namespace, of);
    await happened(api.service, namespace, of);
    await happened(api.service, namespace, [5_000, 5_001]);
    await api.service.clock.advance(60_000);
    const report = await reportOf(api.service, namespace);
    expect(report).toMatchObject({ version: 1, outcomes: 99, unmatched: 2 });
    const [epoch, ...others] = report.epochs;
    expect(others).toEqual([]);
    expect(epoch).toMatchObject({
      engine: "test",
      engine_version: "test-1",
      outcomes: 99,
      method: null,
      fitted_at: null,
      from_previous_epoch: false,
      calibrated: null,
    });
    const loss = of.reduce((sum, n) => sum - Math.log(isSo(n) ? pOf(n) : 1 - pOf(n)), 0) / 99;
    expect(epoch!.raw.log_loss).toBeCloseTo(loss, 9);
    expect(epoch!.raw.accuracy).toBeCloseTo(of.filter((n) => pOf(n) >= 0.5 === isSo(n)).length / 99, 9);
    const inBin = of.filter((n) => pOf(n) >= 0.3 && pOf(n) < 0.4);
    expect(epoch!.raw.reliability[3]).toMatchObject({ lower: 0.3, upper: 0.4, count: inBin.length });
    expect(epoch!.raw.reliability[3]!.observed).toBeCloseTo(inBin.filter(isSo).length / inBin.length, 9);
    expect(epoch!.raw.mean_level_distance).toBeNull();
    expect(await answerTo(namespace, 1)).toMatchObject({ p: pOf(1), calibrated: null });
  });

  it("is refused where there is no such judgment, and empty where none is active", async () => {
    const namespace = freshNamespace();
    const missing = await api.get(at(namespace, "judgments", "urgent", "calibration"));
    expect(refusal(missing)).toEqual({ status: 404, code: "not_found" });
    expect(refusal(await api.get(`${at(namespace, "judgments", "urgent", "calibration")}?x=1`)).status).toBe(400);
    await create(namespace);
    await api.post(at(namespace, "judgments", "urgent", "deactivate"));
    expect(await reportOf(api.service, namespace)).toMatchObject({ version: null, outcomes: 0, epochs: [] });
  });
});

describe("calibration", () => {
  it("comes shortly after a hundred outcomes: answers, explanations, filters and rankings have it, and thresholds go on without it", async () => {
    const namespace = freshNamespace();
    await create(namespace);
    const of = numbers(0, 140);
    await judged(api.service, namespace, of);
    const fitted = of.slice(0, 120);
    await happened(api.service, namespace, fitted);
    const { epochs } = await reportWhen(api.service, namespace, (report) => report.epochs[0]?.method !== null);
    expect(epochs).toMatchObject([{ outcomes: 120, method: "platt", from_previous_epoch: false }]);
    expect(epochs[0]!.calibrated!.log_loss).toBeLessThan(epochs[0]!.raw.log_loss!);
    expect(epochs[0]!.calibrated!.reliability.reduce((sum, { count }) => sum + count, 0)).toBe(120);

    const map = fitMap("platt", examplesOf(fitted));
    const expected = (n: number) => (calibrated(map, { type: "bool", p: pOf(n) }) as { p: number }).p;
    for (const n of [0, 3, 130]) {
      const answer = await answerTo(namespace, n);
      expect(answer.calibrated!.p).toBeCloseTo(expected(n), 12);
      expect(answer).toMatchObject({ p: pOf(n), thresholds: { page: pOf(n) >= 0.5 } });
    }
    const { body: explained } = await api.get(at(namespace, "documents", "d-1", "answers", "urgent", "explain"));
    expect(explained.calibration).toEqual({
      engine: { name: "test", version: "test-1" },
      method: "platt",
      outcomes: 120,
      fitted_at: epochs[0]!.fitted_at,
    });
    expect(explained.thresholds.page.number).toBe(pOf(1));

    const all = await query(namespace, {});
    expect(all).toHaveLength(140);
    // The very numbers that answers show, taken as bounds.
    for (const bound of [0, 7, 70, 139].map((at) => pOfRow(all[at]!))) {
      for (const [op, holds] of [
        ["Gte", (p: number) => p >= bound],
        ["Gt", (p: number) => p > bound],
        ["Lte", (p: number) => p <= bound],
        ["Lt", (p: number) => p < bound],
        ["Eq", (p: number) => p === bound],
        ["NotEq", (p: number) => p !== bound],
      ] as const) {
        const rows = await query(namespace, { filters: ["answers.urgent.calibrated.p", op, bound] });
        expect(rows.map(({ id }) => id)).toEqual(all.filter((row) => holds(pOfRow(row))).map(({ id }) => id));
      }
    }
    const ranked = await query(namespace, { rank_by: ["answers.urgent.calibrated.p", "desc"] });
    expect(ranked.map(pOfRow)).toEqual(all.map(pOfRow).sort((one, other) => other - one));
    const paged: string[] = [];
    for (let cursor: string | undefined; ; ) {
      const page = { rank_by: ["answers.urgent.calibrated.p", "desc"], top_k: 50, ...(cursor ? { cursor } : {}) };
      const { body } = await api.post(at(namespace, "query"), page);
      paged.push(...body.rows.map(({ id }: QueryRow) => id));
      if (body.next_cursor === null) break;
      cursor = body.next_cursor;
    }
    expect(paged).toEqual(ranked.map(({ id }) => id));

    const told = async () =>
      (await api.get("/events?types=judgment.calibrated&limit=1000")).body.events.filter(
        ({ data }: { data: { namespace: string } }) => data.namespace === namespace,
      );
    await vi.waitUntil(async () => (await told()).length > 0, { timeout: 30_000 });
    expect(await told()).toMatchObject([
      { data: { judgment: "urgent", version: 1, engine: "test", engine_version: "test-1", method: "platt", outcomes: 120 } },
    ]);
  });

  it("comes nightly after that: what is posted or deleted by day is in the raw metrics at once, and in the fit by the morning", async () => {
    const namespace = freshNamespace();
    await create(namespace);
    const of = numbers(0, 110);
    await judged(api.service, namespace, of);
    await happened(api.service, namespace, of.slice(0, 101));
    const first = await reportWhen(api.service, namespace, (report) => report.epochs[0]?.method === "platt");
    await happened(api.service, namespace, of.slice(101));
    await api.delete(at(namespace, "outcomes", "urgent-0"));
    await api.service.clock.advance(600_000);
    await new Promise((resolve) => setTimeout(resolve, 500));
    const day = await reportOf(api.service, namespace);
    expect(day).toMatchObject({ outcomes: 109 });
    expect(day.epochs[0]!.fitted_at).toBe(first.epochs[0]!.fitted_at);
    expect(day.epochs[0]!.calibrated).toEqual(first.epochs[0]!.calibrated);
    await api.service.clock.advance(86_400_000);
    const next = await reportWhen(api.service, namespace, (report) => report.epochs[0]!.fitted_at !== first.epochs[0]!.fitted_at);
    expect(new Date(next.epochs[0]!.fitted_at!).getTime()).toBeGreaterThan(Date.parse(first.epochs[0]!.fitted_at!) + 86_000_000);
    const map = fitMap("platt", examplesOf(of.slice(1)));
    expect((await answerTo(namespace, 5)).calibrated!.p).toBeCloseTo(
      (calibrated(map, { type: "bool", p: pOf(5) }) as { p: number }).p,
      12,
    );
    // With too few left there is none, without waiting for the night.
    for (const n of of.slice(1, 12)) await api.delete(at(namespace, "outcomes", `urgent-${n}`));
    await reportWhen(api.service, namespace, (report) => report.epochs[0]!.method === null);
    expect((await answerTo(namespace, 5)).calibrated).toBeNull();
  });

  it("comes again by day where documents with outcomes have grown by a half", async () => {
    const namespace = freshNamespace();
    await create(namespace);
    await judged(api.service, namespace, numbers(0, 160));
    const fitted = async (count: number) =>
      (await reportWhen(api.service, namespace, (report) => report.epochs[0]?.fitted === count)).epochs[0]!;
    await happened(api.service, namespace, numbers(0, 100));
    const first = await fitted(100);
    await happened(api.service, namespace, numbers(100, 49));
    await happened(api.service, namespace, numbers(149, 1));
    const second = await fitted(150);
    expect(Date.parse(second.fitted_at!) - Date.parse(first.fitted_at!)).toBeLessThan(3_600_000);
    expect(second).toMatchObject({ documents: 150, raw: { measured: 150 }, calibrated: { measured: 150 } });
  });

  it("counts the newest outcome of each document: a hundred of one document are one observation", async () => {
    const namespace = freshNamespace();
    await create(namespace);
    await judged(api.service, namespace, numbers(0, 100));
    await happened(api.service, namespace, numbers(0, 99));
    await api.service.clock.advance(1_000);
    const outcomes = numbers(0, 120).map((n) => ({
      document_id: "d-3",
      judgment: "urgent",
      value: n === 119 ? !isSo(3) : isSo(3),
    }));
    for (const outcome of [outcomes.slice(0, 119), outcomes.slice(119)]) {
      await api.post(at(namespace, "outcomes"), { outcomes: outcome });
      await api.service.clock.advance(1_000);
    }
    await api.service.clock.advance(86_400_000);
    const report = await reportOf(api.service, namespace);
    expect(report).toMatchObject({ outcomes: 219, epochs: [{ outcomes: 219, documents: 99, fitted: null, method: null }] });
    const { raw } = report.epochs[0]!;
    expect(raw.measured).toBe(99);
    expect(raw.reliability.reduce((sum, { count }) => sum + count, 0)).toBe(99);
    // Of document 3 what was observed last.
    const right = numbers(0, 99).filter((n) => pOf(n) >= 0.5 === (n === 3 ? !isSo(3) : isSo(n))).length;
    expect(raw.accuracy).toBeCloseTo(right / 99, 12);
    await happened(api.service, namespace, [99]);
    const enough = await reportWhen(api.service, namespace, (one) => one.epochs[0]!.method !== null);
    expect(enough.epochs[0]).toMatchObject({ documents: 100, fitted: 100, calibrated: { measured: 100 } });
  });

  it("says how sure its figures are, and what the Brier score is made of", async () => {
    const namespace = freshNamespace();
    await create(namespace);
    const of = numbers(0, 200);
    await judged(api.service, namespace, of);
    await happened(api.service, namespace, of);
    const { epochs } = await reportWhen(api.service, namespace, (report) => report.epochs[0]?.method != null);
    const { raw, calibrated: held } = epochs[0]!;
    const brier = of.reduce((sum, n) => sum + (pOf(n) - Number(isSo(n))) ** 2, 0) / 200;
    expect(raw.brier_score).toBeCloseTo(brier, 12);
    for (const metrics of [raw, held!]) {
      const { reliability, resolution, uncertainty, within_bins } = metrics.brier_decomposition!;
      expect(reliability - resolution + uncertainty + within_bins).toBeCloseTo(metrics.brier_score!, 12);
      expect(metrics.expected_calibration_error_low).toBeLessThanOrEqual(metrics.expected_calibration_error!);
      expect(metrics.expected_calibration_error_high).toBeGreaterThan(metrics.expected_calibration_error!);
      for (const { count, observed, observed_low, observed_high } of metrics.reliability) {
        if (count === 0) expect([observed, observed_low, observed_high]).toEqual([null, null, null]);
        else {
          expect(observed_low! <= observed! && observed! <= observed_high!).toBe(true);
          expect({ estimate: observed, low: observed_low, high: observed_high }).toEqual(shown(observed! * count, count));
        }
      }
    }
    // Numbers that are too sure of themselves: more than chance explains before, and not after.
    expect(raw.expected_calibration_error_low).toBeGreaterThan(0);
    expect(held!.expected_calibration_error_low).toBe(0);
  });

  it("is carried over to a new version of the engine until that has outcomes enough of its own", async () => {
    const namespace = freshNamespace();
    await create(namespace);
    const [old, young] = [numbers(0, 120), numbers(200, 130)];
    await judged(api.service, namespace, old);
    await happened(api.service, namespace, old);
    await reportWhen(api.service, namespace, (report) => report.epochs[0]?.method === "platt");
    const before = (await answerTo(namespace, 3)).calibrated!.p!;
    api.service.engine.currentVersion = "test-2";
    try {
      await judged(api.service, namespace, young);
      const carried = await reportOf(api.service, namespace);
      expect(carried.epochs).toMatchObject([
        {
          engine_version: "test-2",
          outcomes: 0,
          method: "platt",
          from_previous_epoch: true,
          calibrated: null,
          raw: { log_loss: null },
        },
        { engine_version: "test-1", outcomes: 120, method: "platt", from_previous_epoch: false },
      ]);
      const map = fitMap("platt", examplesOf(old));
      const through = (n: number) => (calibrated(map, { type: "bool", p: pOf(n) }) as { p: number }).p;
      expect((await answerTo(namespace, 203)).calibrated!.p).toBeCloseTo(through(203), 12);
      const found = await query(namespace, { filters: ["answers.urgent.calibrated.p", "Eq", null] });
      expect(found).toEqual([]);
      // Its own fit comes by day: whatever the version before has is not its own.
      await happened(api.service, namespace, young, "urgent", (n) => !isSo(n));
      const own = await reportWhen(api.service, namespace, (report) => report.epochs[0]?.from_previous_epoch === false);
      expect(own.epochs).toMatchObject([
        { engine_version: "test-2", outcomes: 130 },
        { engine_version: "test-1", outcomes: 120 },
      ]);
      expect((await answerTo(namespace, 3)).calibrated!.p).toBe(before);
      const turned = fitMap(
        "platt",
        examplesOf(young).map((one) => ({ ...one, value: !one.value })),
      );
      expect((await answerTo(namespace, 203)).calibrated!.p).toBeCloseTo(
        (calibrated(turned, { type: "bool", p: pOf(203) }) as { p: number }).p,
        12,
      );
      // Two maps at once, one of which falls.
      const all = await query(namespace, {});
      const bound = pOfRow(all[20]!);
      const above = await query(namespace, { filters: ["answers.urgent.calibrated.p", "Gte", bound] });
      expect(above.map(({ id }) => id)).toEqual(all.filter((row) => pOfRow(row) >= bound).map(({ id }) => id));
    } finally {
      api.service.engine.currentVersion = "test-1";
    }
  });

  it("of a template is fitted to the outcomes of all who inherit, and each has its own figures", async () => {
    const tenant = freshNamespace();
    const [one, other, whole] = [`${tenant}/one`, `${tenant}/other`, `${freshNamespace()}/whole`];
    await create(`${tenant}/*`);
    await create(whole);
    await judged(api.service, one, numbers(0, 130));
    await judged(api.service, other, numbers(130, 60));
    await judged(api.service, whole, numbers(0, 190));
    await happened(api.service, one, numbers(0, 130));
    await happened(api.service, other, numbers(130, 60));
    await happened(api.service, whole, numbers(0, 190));
    const pooled = await reportWhen(api.service, `${tenant}/*`, (report) => report.epochs[0]?.method === "platt");
    const union = await reportWhen(api.service, whole, (report) => report.epochs[0]?.method === "platt");
    expect(pooled).toMatchObject({ outcomes: 190, epochs: [{ outcomes: 190 }] });
    expect(pooled.epochs[0]!.raw.log_loss).toBeCloseTo(union.epochs[0]!.raw.log_loss!, 12);
    expect(pooled.epochs[0]!.raw.expected_calibration_error).toBeCloseTo(union.epochs[0]!.raw.expected_calibration_error!, 12);
    for (const n of [4, 150]) {
      const inherited = await answerTo(n < 130 ? one : other, n);
      expect(inherited.calibrated!.p).toBeCloseTo((await answerTo(whole, n)).calibrated!.p!, 9);
    }
    const [of, few] = [await reportOf(api.service, one), await reportOf(api.service, other)];
    expect(of).toMatchObject({ outcomes: 130, epochs: [{ outcomes: 130, method: "platt" }] });
    expect(of.epochs[0]!.calibrated!.reliability.reduce((sum, { count }) => sum + count, 0)).toBe(130);
    expect(few).toMatchObject({ outcomes: 60, epochs: [{ outcomes: 60, method: "platt", calibrated: null }] });
  });

  it("of a template is fitted without a namespace that was deleted, by the morning after", async () => {
    const tenant = freshNamespace();
    const [stays, goes] = [`${tenant}/stays`, `${tenant}/goes`];
    await create(`${tenant}/*`);
    await judged(api.service, stays, numbers(0, 110));
    await judged(api.service, goes, numbers(110, 60));
    await happened(api.service, stays, numbers(0, 110));
    await happened(api.service, goes, numbers(110, 60));
    const both = await reportWhen(api.service, `${tenant}/*`, (report) => report.epochs[0]?.method === "platt");
    const fitted = (of: readonly number[]) =>
      (calibrated(fitMap("platt", examplesOf(of)), { type: "bool", p: pOf(5) }) as { p: number }).p;
    expect((await answerTo(stays, 5)).calibrated!.p).toBeCloseTo(fitted(numbers(0, 170)), 9);
    expect((await api.delete(at(goes))).status).toBe(202);
    await api.service.clock.advance(86_400_000);
    const fittedAt = both.epochs[0]!.fitted_at;
    await reportWhen(api.service, `${tenant}/*`, (report) => report.epochs[0]!.fitted_at !== fittedAt);
    expect((await answerTo(stays, 5)).calibrated!.p).toBeCloseTo(fitted(numbers(0, 110)), 9);
  });

  it("sends documents that come to match a filter over calibrated numbers", async () => {
    const namespace = freshNamespace();
    await create(namespace);
    const of = numbers(0, 110);
    await judged(api.service, namespace, of);
    const filters = ["answers.urgent.calibrated.p", "Gte", 0.5];
    await api.post(at(namespace, "subscriptions"), { name: "likely", filters, bulk: "deliver" });
    const live = async () => (await api.get(at(namespace, "subscriptions", "likely"))).body.status === "live";
    await vi.waitUntil(live, { timeout: 30_000 });
    await happened(api.service, namespace, of);
    await reportWhen(api.service, namespace, (report) => report.epochs[0]?.method === "platt");
    const expected = (await query(namespace, { filters })).map(({ id }) => id);
    expect(expected.length).toBeGreaterThan(10);
    const entered = async () => {
      const path = `/events?types=subscription.entered&namespace_prefix=${encodeURIComponent(namespace)}&limit=1000`;
      return (await api.get(path)).body.events.map(({ data }: { data: { document_id: string; cause: string } }) => data);
    };
    await vi.waitUntil(async () => (await entered()).length >= expected.length, { timeout: 30_000 });
    const told = await entered();
    expect(told.map(({ document_id }: { document_id: string }) => document_id).sort()).toEqual(expected.toSorted());
    expect(new Set(told.map(({ cause }: { cause: string }) => cause))).toEqual(new Set(["calibration"]));
  });
});
