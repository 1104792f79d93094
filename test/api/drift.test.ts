/** Answers of one version of an engine beside those of the version before, and months beside months. */
import { describe, expect, it } from "vitest";
import type { DriftReport } from "#generated/types.ts";
import type { RawAnswer } from "#src/judging/engines/engine.ts";
import { write } from "#test/jobs/support/jobs.ts";
import { shown } from "#test/quality/calibration/exactly.ts";
import { answerByNumber, judged, numbers, pOf } from "#test/quality/calibration/judged.ts";
import { apiOf, at, freshNamespace, invalid, refusal } from "./support/api.ts";

const api = apiOf(["drift_get"]);

const urgent = { name: "urgent", question: "Is it urgent?", type: "bool", thresholds: { page: 0.8 } };
const drift = async (place: string, query: Record<string, string> = {}): Promise<DriftReport> => {
  const { status, body } = await api.get(`${at(place, "judgments", "urgent", "drift")}?${new URLSearchParams(query)}`);
  expect({ status, body }).toMatchObject({ status: 200 });
  return body;
};
const mean = (of: readonly number[]) => of.reduce((sum, one) => sum + one, 0) / of.length;

async function furnished(definition: object = urgent): Promise<string> {
  const namespace = freshNamespace();
  const { status, body } = await api.post(at(namespace, "judgments"), definition);
  expect({ status, body }).toMatchObject({ status: 201 });
  return namespace;
}

/** Judges documents by another version of the engine, which answers in its own way. */
async function judgedBy(
  version: string,
  place: string,
  of: readonly number[],
  answer?: (n: number) => RawAnswer | null,
  more = {},
): Promise<void> {
  const { engine, clock } = api.service;
  const before = engine.currentVersion;
  await clock.advance(1_000);
  engine.currentVersion = version;
  try {
    if (!answer) return await judged(api.service, place, of);
    engine.answer = (_, request) => answer(Number(/"n":(\d+)/.exec(request.contextText)?.[1] ?? 0));
    await write(
      api.service,
      place,
      of.map((n) => ({ id: `d-${n}`, state: { n, ...more } })),
    );
  } finally {
    engine.currentVersion = before;
    engine.answer = answerByNumber;
  }
}

/** The log of a namespace, changed where only time or an accident could. */
const log = (place: string, change: string, values: readonly unknown[] = []) =>
  api.service.fresh.database.query({
    text: `${change} where namespace_id = (select namespace_id from namespace_names where name = $1)`,
    values: [place, ...values],
  });

const yes = (p: number): RawAnswer => ({ type: "bool", p });
const higher = (n: number) => Math.min(1, pOf(n) + 0.3);

describe("drift", () => {
  it("is told where a new version of the engine answers otherwise, and on what that rests", async () => {
    const namespace = await furnished();
    expect(await drift(namespace)).toEqual({
      judgment: "urgent",
      type: "bool",
      version: 1,
      by: "engine_version",
      periods: [],
      is_complete: true,
    });
    const [old, young] = [numbers(0, 120), numbers(200, 100)];
    await judgedBy("test-1", namespace, old);
    await judgedBy("test-2", namespace, young, (n) => yes(higher(n)));
    const { periods, is_complete } = await drift(namespace);
    expect(is_complete).toBe(true);
    expect(periods).toMatchObject([
      { engine: "test", engine_version: "test-1", month: null, evaluations: 120, documents: 120, failures: 0, compared: null },
      { engine: "test", engine_version: "test-2", month: null, evaluations: 100, documents: 100, none_of_the_above: null },
    ]);
    expect(periods[0]!.mean).toBeCloseTo(mean(old.map(pOf)), 9);
    expect(periods[1]!.mean).toBeCloseTo(mean(young.map(higher)), 9);
    expect(periods[1]!.tokens).toBeGreaterThan(0);
    const compared = periods[1]!.compared!;
    expect(compared).toMatchObject({ before_first_at: periods[0]!.first_at, before_documents: 120, drifted: true });
    expect(compared.stability_index).toBeGreaterThan(0.25);
    expect(compared.p_value).toBeLessThan(0.001);
    expect(compared.same_contexts).toMatchObject({ documents: 0, flips: 0, agreement: null, kappa: null });
  });

  it("is not told where the new version answers as the old one did", async () => {
    const namespace = await furnished();
    await judgedBy("test-1", namespace, numbers(0, 150));
    await judgedBy("test-2", namespace, numbers(200, 150));
    const [, now] = (await drift(namespace)).periods;
    expect(now!.compared).toMatchObject({ drifted: false });
    expect(now!.compared!.p_value).toBeGreaterThan(0.05);
  });

  it("compares the same contexts: flips, kappa, and moves across thresholds", async () => {
    const namespace = await furnished();
    const all = numbers(0, 60);
    await judgedBy("test-1", namespace, all);
    // Other contexts, and then the first ones again. Of these, some are no more.
    await judgedBy("test-2", namespace, all, () => yes(0.1), { else: true });
    const again = all.filter((n) => n % 3 > 0);
    await judgedBy("test-2", namespace, again, (n) => yes(higher(n)));
    const { periods } = await drift(namespace);
    expect(periods.map(({ evaluations, documents }) => [evaluations, documents])).toEqual([
      [60, 60],
      [100, 60],
    ]);
    const { same_contexts } = periods[1]!.compared!;
    const count = (holds: (n: number) => boolean) => again.filter(holds).length;
    const [was, is] = [(n: number) => pOf(n) >= 0.5, (n: number) => higher(n) >= 0.5];
    const flips = count((n) => was(n) !== is(n));
    expect(flips).toBeGreaterThan(0);
    const up = count((n) => pOf(n) < 0.8 && higher(n) >= 0.8);
    expect(same_contexts).toMatchObject({ documents: 40, flips, thresholds: [{ threshold: "page", up, down: 0 }] });
    expect(up).toBeGreaterThan(0);
    expect(same_contexts.agreement!.estimate).toBeCloseTo(1 - flips / 40, 9);
    expect(same_contexts.agreement).toEqual(shown(40 - flips, 40));
    const [before, now] = [count(was) / 40, count(is) / 40];
    const chance = before * now + (1 - before) * (1 - now);
    expect(same_contexts.kappa!.estimate).toBeCloseTo((1 - flips / 40 - chance) / (1 - chance), 9);
  });

  it("of a choice is of its options, with the share of none of them", async () => {
    const options = ["a", "b"];
    const named = options.map((value) => ({ value, description: value }));
    const namespace = await furnished({
      ...urgent,
      type: "choice",
      options: named,
      thresholds: { sure: { value: "a", gte: 0.5 } },
    });
    const all = numbers(0, 60);
    const choice = (value: string): RawAnswer => ({
      type: "choice",
      value,
      dist: Object.fromEntries([...options, "none_of_the_above"].map((option) => [option, option === value ? 0.8 : 0.1])),
    });
    await judgedBy("test-1", namespace, all, (n) => choice(n % 2 === 0 ? "a" : "b"));
    await judgedBy("test-2", namespace, all, () => choice("a"), { else: true });
    await judgedBy("test-2", namespace, all, (n) => choice(n % 4 === 0 ? "none_of_the_above" : n % 2 === 0 ? "a" : "b"));
    const { periods } = await drift(namespace);
    expect(periods.map(({ none_of_the_above, mean: of }) => [none_of_the_above, of])).toEqual([
      [0, null],
      [0.25, null],
    ]);
    expect(periods[1]!.compared).toMatchObject({
      drifted: true,
      same_contexts: { documents: 60, flips: 15, thresholds: [{ threshold: "sure", up: 0, down: 15 }] },
    });
  });

  it("of a score is of its mean, and of the most probable level", async () => {
    const namespace = await furnished({ ...urgent, type: "score", criteria: ["no", "some", "much"], thresholds: {} });
    const all = numbers(0, 40);
    const score = (level: number): RawAnswer => ({
      type: "score",
      score: level,
      dist: Object.fromEntries([0, 1, 2].map((one) => [String(one), Number(one === level)])),
    });
    await judgedBy("test-1", namespace, all, (n) => score(n % 3));
    await judgedBy("test-2", namespace, all, () => score(0), { else: true });
    await judgedBy("test-2", namespace, all, (n) => score(Math.min(2, (n % 3) + 1)));
    const { periods } = await drift(namespace);
    expect(periods[0]!.mean).toBeCloseTo(mean(all.map((n) => n % 3)), 9);
    expect(periods[1]!.compared).toMatchObject({ drifted: true });
    expect(periods[1]!.compared!.same_contexts).toMatchObject({ documents: 40, flips: all.filter((n) => n % 3 < 2).length });
  });

  it("counts failures of no version with the version before them, and never compares with them", async () => {
    const namespace = await furnished();
    await judgedBy("test-1", namespace, numbers(0, 40));
    await judgedBy("test-1", namespace, numbers(50, 10), () => null);
    await log(namespace, "update evaluations set engine_version = case when answer is null then null else engine_version end");
    await judgedBy("test-2", namespace, numbers(100, 40));
    const { periods } = await drift(namespace);
    expect(periods).toMatchObject([
      { engine_version: "test-1", evaluations: 50, documents: 40, failures: 0.2 },
      { engine_version: "test-2", evaluations: 40, documents: 40, failures: 0, compared: { before_documents: 40 } },
    ]);
    // Those of a version that has not answered anything.
    await judgedBy("test-3", namespace, numbers(200, 5), () => null);
    await judgedBy("test-4", namespace, numbers(300, 40));
    const later = (await drift(namespace)).periods.at(-1)!;
    expect(later).toMatchObject({ engine_version: "test-4", compared: { before_documents: 40 } });
    expect(later.compared!.before_first_at).toBe(periods[1]!.first_at);
  });

  it("is told where all failed, without anything to compare", async () => {
    const namespace = await furnished();
    await judgedBy("test-1", namespace, numbers(0, 3), () => null);
    await log(namespace, "update evaluations set engine_version = null");
    expect((await drift(namespace)).periods).toMatchObject([
      { engine: null, engine_version: null, evaluations: 3, documents: 0, mean: null, failures: 1, tokens: null, compared: null },
    ]);
  });

  it("by month is beside the last month with enough documents, in the time asked for", async () => {
    const namespace = await furnished();
    await judgedBy("test-1", namespace, numbers(0, 90));
    await log(
      namespace,
      `update evaluations set at = case
         when substr(document_id, 3)::integer < 40 then '2025-01-31T23:59:59Z'
         when substr(document_id, 3)::integer < 50 then '2025-02-01T00:00:00Z' else '2025-03-05T00:00:00Z' end::timestamptz`,
    );
    const found = await drift(namespace, { by: "month" });
    expect(found.by).toBe("month");
    const months = (periods: DriftReport["periods"]) => periods.map(({ month, documents }) => [month, documents]);
    expect(months(found.periods)).toEqual([
      ["2025-01", 40],
      ["2025-02", 10],
      ["2025-03", 40],
    ]);
    expect(found.periods[1]!.compared).toBeNull();
    expect(found.periods[2]).toMatchObject({
      engine: null,
      engine_version: null,
      compared: { before_documents: 40, drifted: false },
    });
    expect(found.periods[2]!.compared!.before_first_at).toBe("2025-01-31T23:59:59.000Z");
    const some = await drift(namespace, { by: "month", since: "2025-02-01T00:00:00Z", until: "2025-03-05T00:00:00Z" });
    expect(months(some.periods)).toEqual([["2025-02", 10]]);
  });

  it("of a template is that of all namespaces that inherit it", async () => {
    const prefix = freshNamespace();
    await api.post(at(`${prefix}/*`, "judgments"), urgent);
    const [one, other] = [`${prefix}/one`, `${prefix}/other`];
    await judgedBy("test-1", one, numbers(0, 12));
    await judgedBy("test-1", other, numbers(20, 12));
    await judgedBy("test-2", one, numbers(0, 12), () => yes(0.1), { else: true });
    for (const [place, from] of [
      [one, 0],
      [other, 20],
    ] as const)
      await judgedBy("test-2", place, numbers(from, 12), (n) => yes(higher(n)), place === other ? { else: true } : {});
    const { periods } = await drift(`${prefix}/*`);
    expect(periods).toMatchObject([
      { documents: 24, compared: null },
      { documents: 24, compared: { before_documents: 24, same_contexts: { documents: 12 } } },
    ]);
  });

  it("leaves out shadow answers and answers that were carried forward", async () => {
    const namespace = await furnished();
    await judgedBy("test-1", namespace, numbers(0, 30));
    await log(namespace, "update evaluations set shadow = document_id = 'd-0', carried = document_id = 'd-1'");
    expect((await drift(namespace)).periods).toMatchObject([{ evaluations: 28, documents: 28 }]);
  });

  it("refuses what it does not know", async () => {
    const namespace = await furnished();
    const of = (query: string, name = "urgent") => api.get(`${at(namespace, "judgments", name, "drift")}${query}`);
    expect(refusal(await of("?by=week"))).toEqual(invalid("query/by"));
    expect(refusal(await of("?since=yesterday"))).toEqual(invalid("query/since"));
    expect(refusal(await of("", "nothing"))).toEqual({ status: 404, code: "not_found" });
  });
});
