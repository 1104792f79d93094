/**
 * Promises of thresholds: how often they are broken on data sets of known truth, and that they are what their definition says.
 * `npm run bench -- honesty` draws more judges and many more data sets.
 */
import { describe, expect, it, vi } from "vitest";
import type { Certified, RecommendTarget } from "#generated/types.ts";
import { ranked, type Scored } from "#src/quality/fits/cuts.ts";
import { certificateOf } from "#src/quality/reports/certificate.ts";
import { judges, truthOf } from "#test/bench/honesty/judges.ts";
import { type Effect, effectOf, sampleOf } from "#test/bench/honesty/samples.ts";
import { chance, TIMES } from "./chance.ts";

vi.setConfig({ testTimeout: 60_000 * TIMES });

const SETS = 300 * TIMES;
const CONFIDENCE = 0.95;
const cutting = { threshold: (number: number) => number };
const certify = async (target: RecommendTarget, scored: Scored, confidence = CONFIDENCE) =>
  certificateOf(target, await ranked(scored, 1), confidence, cutting);
/** Five of a hundred, and what it may lie off by chance: three standard deviations. */
const most = 0.05 + 3 * Math.sqrt((0.05 * 0.95) / SETS);

const promises: Record<string, { target: RecommendTarget; isKept: (effect: Effect, certified: Certified) => boolean }> = {
  precision: { target: { precision: 0.8 }, isKept: ({ precision }) => precision >= 0.8 },
  recall: { target: { recall: 0.85 }, isKept: ({ recall }) => recall >= 0.85 },
  review: { target: { review: 0.3 }, isKept: ({ share }) => share <= 0.3 },
  cost: {
    target: { cost: { false_positive: 2, false_negative: 1 } },
    isKept: ({ falsely, missed }, { promised }) => 2 * falsely + missed <= promised!,
  },
};

describe.each(["good", "drifting", "saturated", "overconfident"])("with a judge that is %s", (name) => {
  const judge = judges.find((one) => one.name === name)!;
  const truth = truthOf(judge);

  it.each(Object.entries(promises))("a promise of %s is broken in at most 5 of 100 data sets", async (_, { target, isKept }) => {
    const random = chance(23);
    let [broken, found] = [0, 0];
    for (let set = 0; set < SETS; set++) {
      const { number, certified } = await certify(target, sampleOf(judge, 300, random));
      if (number === null) continue;
      found += 1;
      broken += Number(!isKept(effectOf(truth, number), certified));
    }
    // Of many equal numbers, none may be few enough to review.
    if (!(name === "saturated" && "review" in target)) expect(found).toBeGreaterThan(0);
    expect(broken / SETS).toBeLessThanOrEqual(most);
  });
});

const numbersOf = (count: number) => Float64Array.from({ length: count }, (_, at) => (count - at) / count);
const foldsOf = (count: number) => Uint8Array.from({ length: count }, (_, at) => at % 5);
/** The likeliest are right, the others are not. */
const parted = (right: number, count: number): Scored => ({
  numbers: numbersOf(count),
  so: Uint8Array.from({ length: count }, (_, at) => Number(at < right)),
  folds: foldsOf(count),
});

it("needs 59 documents without a mistake for 95% with confidence 95%", async () => {
  expect((await certify({ precision: 0.95 }, parted(58, 58))).certified).toMatchObject({ threshold: null, promised: null });
  const { certified } = await certify({ precision: 0.95 }, parted(59, 59));
  expect(certified).toEqual({
    confidence: 0.95,
    threshold: 0,
    promised: 0.95,
    estimate: 1,
    outcomes: 59,
    method: "fixed_sequence",
    labels_needed: null,
  });
  expect((await certify({ recall: 0.95 }, parted(58, 200))).number).toBeNull();
  // The last of the 59 positives.
  expect((await certify({ recall: 0.95 }, parted(59, 200))).number).toBeGreaterThan(141 / 200);
});

it("asks for more with more confidence", async () => {
  const scored = sampleOf(judges[0]!, 2_000, chance(3));
  const at = async (confidence: number) => (await certify({ precision: 0.9 }, scored, confidence)).number!;
  expect(await at(0.5)).toBeLessThan(await at(0.95));
  expect(await at(0.95)).toBeLessThan(await at(0.999));
});

it("says how many more labels help, and where none do", async () => {
  const few = (await certify({ precision: 0.9 }, sampleOf(judges[0]!, 60, chance(1)))).certified;
  expect(few).toMatchObject({ threshold: null, promised: null, estimate: null });
  expect(few.labels_needed).toBeGreaterThan(0);
  const hopeless = { ...parted(0, 400), so: Uint8Array.from({ length: 400 }, (_, at) => at % 2) };
  expect((await certify({ precision: 0.9 }, hopeless)).certified).toMatchObject({ threshold: null, labels_needed: null });
  const none = { numbers: new Float64Array(), so: new Uint8Array(), folds: new Uint8Array() };
  expect((await certify({ precision: 0.95 }, none)).certified).toMatchObject({ outcomes: 0, threshold: null, labels_needed: 59 });
  for (const target of [{ recall: 0.9 }, { review: 0.1 }, { cost: { false_positive: 1, false_negative: 1, at_most: 0.1 } }]) {
    const { certified } = await certify(target, none);
    expect(certified).toMatchObject({ threshold: null });
    expect(certified.labels_needed).toBeGreaterThan(0);
  }
});

it("promises a cost only where it is low enough", async () => {
  const cost = { false_positive: 1, false_negative: 3 };
  const scored = sampleOf(judges[0]!, 1_000, chance(9));
  const { certified } = await certify({ cost }, scored);
  expect(certified.promised!).toBeGreaterThan(certified.estimate!);
  expect((await certify({ cost: { ...cost, at_most: certified.promised! } }, scored)).certified.threshold).toBe(
    certified.threshold,
  );
  const refused = (await certify({ cost: { ...cost, at_most: certified.promised! * 0.95 } }, scored)).certified;
  expect(refused).toMatchObject({ threshold: null, promised: null });
  expect(refused.labels_needed).toBeGreaterThan(0);
  expect((await certify({ cost: { ...cost, at_most: certified.estimate! / 2 } }, scored)).certified.labels_needed).toBeNull();
});

describe("two thresholds", () => {
  it("part what is decided from what is left to people", async () => {
    const scored = sampleOf(judges[0]!, 3_000, chance(4));
    const { decide, number } = await certify({ decide: { accept: 0.9, reject: 0.9 } }, scored);
    expect(number).toBeNull();
    const { accept, reject, review } = decide!;
    const [upper, lower] = [accept!.threshold as number, reject!.threshold as number];
    expect(lower).toBeLessThan(upper);
    const shareOf = (is: (number: number) => boolean) => scored.numbers.filter(is).length / 3_000;
    expect(accept!.share.estimate).toBeCloseTo(
      shareOf((one) => one >= upper),
      12,
    );
    expect(reject!.share.estimate).toBeCloseTo(
      shareOf((one) => one < lower),
      12,
    );
    expect(review.estimate).toBeCloseTo(
      shareOf((one) => one < upper && one >= lower),
      12,
    );
    expect(accept!.estimate).toBeGreaterThan(0.9);
    expect(reject!.estimate).toBeGreaterThan(0.9);
  });

  it("meet and never cross where nothing is left", async () => {
    const scored = sampleOf(judges.find(({ name }) => name === "separable")!, 3_000, chance(4));
    const { accept, reject, review } = (await certify({ decide: { accept: 0.6, reject: 0.6 } }, scored)).decide!;
    expect(accept!.threshold as number).toBeGreaterThanOrEqual(reject!.threshold as number);
    expect(review.estimate).toBeLessThan(0.05);
  });

  it("may be one, if the other cannot be promised", async () => {
    const scored = sampleOf(judges.find(({ name }) => name === "rare")!, 500, chance(4));
    const { decide, certified } = await certify({ decide: { accept: 0.95, reject: 0.95 } }, scored);
    expect(decide).toMatchObject({ accept: null, reject: { promised: 0.95 } });
    expect(decide!.review.estimate).toBeCloseTo(1 - decide!.reject!.share.estimate, 12);
    expect(certified).toMatchObject({ threshold: null, promised: null, method: "fixed_sequence" });
  });
});
