/**
 * Statistical claims tested on samples with known truth: how often intervals contain it, and whether held-out figures are those of other
 * documents. The samples are seeded, so every run is the same. `npm run faults` draws many more (`SIMULATIONS`).
 */
import { describe, expect, it, vi } from "vitest";
import type { RawAnswer } from "#src/judging/engines/engine.ts";
import { type Composite, combined } from "#src/judging/numbers/combine.ts";
import { type CalibrationMap, calibrated } from "#src/judging/numbers/maps.ts";
import { answerWithout } from "#src/judging/numbers/without.ts";
import { fitWeights, type Labelled } from "#src/quality/composites/fit.ts";
import { fitWithout } from "#src/quality/composites/fit-without.ts";
import { crossFit, type Example, heldOut, methodsFor } from "#src/quality/fits/fit.ts";
import { FOLDS } from "#src/quality/fits/folds.ts";
import { agrestiCoull } from "#src/quality/fits/intervals.ts";
import { measured } from "#src/quality/fits/measured.ts";
import { metricsOf, summed } from "#src/quality/fits/metrics.ts";
import { recommended } from "#src/quality/reports/recommend.ts";
import { chance, TIMES } from "./chance.ts";
import { coverageOf } from "./exactly.ts";

// At length it takes as many times as long.
vi.setConfig({ testTimeout: 60_000 * TIMES });

const times = (count: number) => Array.from({ length: count * TIMES }, (_, n) => n);
const mean = (of: readonly number[]) => of.reduce((sum, one) => sum + one, 0) / of.length;
/** Of a share of so many samples, what it may lie off by chance: four standard deviations. */
const slack = (share: number, of: number) => 4 * Math.sqrt((share * (1 - share)) / of);
const metricsBy = (examples: readonly Example[]) =>
  metricsOf(
    summed(
      examples.map(({ answer, value }) => measured(answer, value)),
      true,
    ),
    false,
  );
const through = (map: CalibrationMap, examples: readonly Example[]): Example[] =>
  examples.map((one) => ({ ...one, answer: calibrated(map, one.answer) }));

type Truth = (p: number) => number;
const TRUTHS: Record<string, Truth> = {
  right: (p) => p,
  "too sure": (p) => 0.5 + (p - 0.5) * 0.5,
  "too high": (p) => Math.max(0, p - 0.08),
};

/** Answers of which a truth says how often they come true. */
function drawn(random: () => number, count: number, truth: Truth): Example[] {
  return Array.from({ length: count }, (_, at) => {
    const p = random() < 0.5 ? random() ** 2 : random();
    return { fold: at % FOLDS, answer: { type: "bool", p }, value: random() < truth(p) };
  });
}

describe.each(Object.entries(TRUTHS))("answers that are %s", (_, truth) => {
  const random = chance(11);
  const large = metricsBy(drawn(random, 300_000, truth));
  const samples = times(150).map(() => metricsBy(drawn(random, 400, truth)));

  it("have a calibration error within its interval in at least 95 of 100 samples", () => {
    // Of a large sample without its upward bias, which a right answer's true error of 0 shows.
    const error = truth(0.3) === 0.3 ? 0 : large.expected_calibration_error!;
    const within = samples.filter(
      (one) => one.expected_calibration_error_low! <= error && error <= one.expected_calibration_error_high!,
    );
    expect(within.length / samples.length).toBeGreaterThanOrEqual(0.95 - slack(0.95, samples.length));
    // Where they are right, the interval says so.
    if (error === 0)
      expect(samples.filter((one) => one.expected_calibration_error_low === 0).length / samples.length).toBeGreaterThan(0.93);
  });

  it("have the share of each bin within its interval in about 95 of 100 samples", () => {
    const bins = samples.flatMap(({ reliability }) =>
      reliability.flatMap(({ count, observed_low: low, observed_high: high }, at) => {
        const share = large.reliability[at]!.observed!;
        return count === 0 ? [] : [Number(low! <= share && share <= high!)];
      }),
    );
    expect(Math.abs(mean(bins) - 0.95)).toBeLessThan(0.01 + slack(0.95, bins.length));
  });
});

describe("figures that are held out", () => {
  const parts = Array.from({ length: 10 }, (_, at) => `p${at}`);
  const definition = {
    parts: parts.map((name) => ({ name, question: "?" })),
    features: parts.map((name) => `attributes.${name}`),
  } as unknown as Composite;
  const noise = (random: () => number, count: number): Labelled[] =>
    Array.from({ length: count }, (_, at) => ({
      inputs: Object.fromEntries(
        parts.flatMap((name) => [
          [name, 0.05 + 0.9 * random()],
          [`attributes.${name}`, random()],
        ]),
      ),
      isSo: random() < 0.5,
      fold: at % FOLDS,
    }));
  const answered = ({ inputs, isSo, fold }: Labelled, p: number): Example => ({
    fold,
    answer: { type: "bool", p, inputs },
    value: isSo,
  });

  it("of a composite are what comes of other documents, also where it learned noise by heart", async () => {
    const random = chance(5);
    const found: Record<"inSample" | "raw" | "rawTruly" | "calibrated" | "calibratedTruly", number>[] = [];
    for (const _ of times(12)) {
      const [labels, others] = [noise(random, 120), noise(random, 2_000)];
      const weights = fitWeights(definition, labels);
      const answer = answerWithout(definition, weights, await fitWithout(definition, labels));
      const examples = labels.map((one) => answered(one, combined(definition, weights, one.inputs)));
      const fit = await crossFit(["platt"], examples, answer);
      const raw = examples.map((one) => ({ ...one, answer: answer(one, [one.fold]) }));
      const fresh = others.map((one) => answered(one, combined(definition, weights, one.inputs)));
      found.push({
        inSample: metricsBy(examples).log_loss!,
        raw: metricsBy(raw).log_loss!,
        rawTruly: metricsBy(fresh).log_loss!,
        calibrated: metricsOf(fit.heldOut, false).log_loss!,
        calibratedTruly: metricsBy(through(fit.map, fresh)).log_loss!,
      });
    }
    const of = (key: keyof (typeof found)[number]) => mean(found.map((one) => one[key]));
    // What they were fitted to flatters; what they were not fitted to does not. Folds are fitted to four fifths, so they do somewhat worse.
    expect(of("inSample")).toBeLessThan(of("rawTruly") - 0.1);
    expect(of("raw")).toBeGreaterThan(of("rawTruly") - 0.03);
    expect(of("raw")).toBeLessThan(of("rawTruly") + 0.12);
    expect(Math.abs(of("calibrated") - of("calibratedTruly"))).toBeLessThan(0.03);
    // A coin that is flipped is known to no better than ln 2.
    expect(of("calibrated")).toBeGreaterThan(Math.log(2) - 0.01);
  });

  it("of a map that was chosen among methods are what comes of other documents", async () => {
    const random = chance(6);
    const differences: number[] = [];
    for (const _ of times(4)) {
      const fit = await crossFit(methodsFor("bool", 1_000), drawn(random, 1_000, TRUTHS["too sure"]!));
      differences.push(
        metricsOf(fit.heldOut, false).log_loss! -
          metricsBy(through(fit.map, drawn(random, 20_000, TRUTHS["too sure"]!))).log_loss!,
      );
    }
    expect(Math.abs(mean(differences))).toBeLessThan(0.02);
  });
});

describe("a calibration", () => {
  it("is not made worse by answers of exactly 0 or 1", async () => {
    const random = chance(7);
    // Of saturated answers a fifth are wrong, as of engines that round.
    const saturated = (count: number) =>
      drawn(random, count, TRUTHS.right!).map((one, at): Example => {
        if (at % 25 !== 0) return one;
        const so = random() < 0.5;
        return { ...one, answer: { type: "bool", p: Number(so) } as RawAnswer, value: random() < 0.8 ? so : !so };
      });
    for (const count of [400, 4_000]) {
      const examples = saturated(count);
      const { map } = await crossFit(["platt"], examples);
      const others = saturated(20_000);
      expect(metricsBy(through(map, others)).brier_score! - metricsBy(others).brier_score!).toBeLessThan(0.01);
    }
  });

  it("of a thousand answers that are right makes them no worse: isotonic regression is not taken where it does", async () => {
    const random = chance(8);
    const losses: number[] = [];
    for (const _ of times(4)) {
      const { map } = await crossFit(methodsFor("bool", 1_000), drawn(random, 1_000, TRUTHS.right!));
      const others = drawn(random, 20_000, TRUTHS.right!);
      losses.push(metricsBy(through(map, others)).log_loss! - metricsBy(others).log_loss!);
    }
    expect(mean(losses)).toBeLessThan(0.006);
  });

  it("is isotonic where no other method can follow", async () => {
    const random = chance(9);
    const steps: Truth = (p) => (p < 0.3 ? 0.1 : p < 0.35 ? 0.5 : 0.55);
    const examples = drawn(random, 1_500, steps);
    const { map, folds, heldOut: sums } = await crossFit(methodsFor("bool", 1_500), examples);
    expect(map.method).toBe("isotonic");
    expect(sums).toEqual(heldOut(folds, examples));
  });
});

describe("a recommendation", () => {
  const cutting = { top: 1, threshold: (at: number) => at };
  const outcomes = (random: () => number, count: number, truth: Truth) => {
    const examples = drawn(random, count, truth);
    return {
      numbers: Float64Array.from(examples, ({ answer }) => (answer as { p: number }).p),
      so: Uint8Array.from(examples, ({ value }) => Number(value)),
      folds: Uint8Array.from(examples, ({ fold }) => fold),
    };
  };
  const asked = (random: () => number, truth: Truth, precision: number) =>
    recommended({ precision }, { all: outcomes(random, 400, truth), without: null }, cutting, () => "");

  it("never says of itself that it does not meet its target, however little numbers tell", async () => {
    const random = chance(10);
    const reasons = new Map<string | null, number>();
    for (const _ of times(150)) {
      const { recommended: at, estimates, reason, message } = await asked(random, () => 0.5, 0.8);
      reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
      if (at !== null) expect(estimates!.precision.high).toBeGreaterThanOrEqual(0.8);
      else if (reason === "refuted") expect(message).toMatch(/95% interval .* on the others\. The target is 80%/);
    }
    expect(reasons.get("refuted")).toBeGreaterThan(5 * TIMES);
  });

  it("has the precision of its kind within its interval in about 95 of 100 samples", async () => {
    const random = chance(12);
    const truth = TRUTHS["too sure"]!;
    const large = outcomes(random, 300_000, truth);
    const precisionAt = (threshold: number) => {
      let [above, so] = [0, 0];
      for (const [at, number] of large.numbers.entries()) {
        if (number < threshold) continue;
        above += 1;
        so += large.so[at]!;
      }
      return so / above;
    };
    const within: number[] = [];
    for (const _ of times(60)) {
      const { recommended: at, estimates } = await asked(random, truth, 0.62);
      if (at === null) continue;
      const precision = precisionAt(at as number);
      within.push(Number(estimates!.precision.low <= precision && precision <= estimates!.precision.high));
    }
    expect(within.length).toBeGreaterThan(40 * TIMES);
    expect(mean(within)).toBeGreaterThan(0.95 - 0.02 - slack(0.95, within.length));
  });
});

it("a recipe that was chosen has its agreement within the interval, measured on documents that it was not chosen by", () => {
  const random = chance(13);
  const [truly, fresh, chosenBy]: [number[], number[], number[]] = [[], [], []];
  for (const _ of times(3_000)) {
    const agreement = 0.85 + 0.15 * random();
    const agreeing = () => Array.from({ length: 60 }, () => random() < agreement).filter(Boolean).length;
    const tried = agreeing();
    if (60 - tried > 1) continue;
    const holds = (agreed: number) => {
      const { low, high } = agrestiCoull(agreed, 60);
      return Number(low <= agreement && agreement <= high);
    };
    truly.push(agreement);
    chosenBy.push(holds(tried));
    fresh.push(holds(agreeing()));
  }
  expect(truly.length).toBeGreaterThan(500);
  // Exactly as often as the interval holds such shares, which is in more than 95 of 100 samples near 1.
  const exactly = mean(truly.map((agreement) => coverageOf(agrestiCoull, 60, [agreement])[0]!));
  expect(exactly).toBeGreaterThan(0.95);
  expect(Math.abs(mean(fresh) - exactly)).toBeLessThan(slack(exactly, fresh.length));
});
