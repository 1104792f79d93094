/**
 * Fits and metrics compared with numbers that were computed apart, by other means and with sixty digits (`fixtures/make.py`), and with
 * properties that hold for any outcomes.
 *
 * Only known properties are checked. Platt's targets pull towards the middle. So its log loss is less than the raw one for those targets,
 * and not always for the outcomes themselves.
 */
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CalibrationMap, calibrated, logOdds, mapped, mappedDist } from "#src/judging/numbers/maps.ts";
import { rawCut, rawRange } from "#src/judging/numbers/raw-bounds.ts";
import { type Example, fitMap, heldOut, methodsFor } from "#src/quality/fits/fit.ts";
import { fitIsotonic } from "#src/quality/fits/isotonic.ts";
import { measured } from "#src/quality/fits/measured.ts";
import { metricsOf, summed } from "#src/quality/fits/metrics.ts";
import { fitPlatt } from "#src/quality/fits/platt.ts";
import { fitTemperature } from "#src/quality/fits/temperature.ts";

interface Reference {
  bool: {
    p: number[];
    came: boolean[];
    platt: { a: number; b: number; at: Record<string, number> };
    isotonic: Record<string, number>;
    metrics: {
      log_loss: number;
      expected_calibration_error: number;
      accuracy: number;
      brier_score: number;
      reliability: [number, number | null, number | null][];
    };
  }[];
  three_way: { dists: number[][]; happened: number[]; temperature: { beta: number; first: number[] } }[];
}

const reference: Reference = JSON.parse(readFileSync(`${import.meta.dirname}/fixtures/reference.json`, "utf8"));

const bools = (p: readonly number[], came: readonly boolean[]): Example[] =>
  p.map((one, at) => ({ fold: at % 5, answer: { type: "bool", p: one }, value: came[at]! }));
const rawOf = (examples: readonly Example[]) =>
  summed(
    examples.map(({ answer, value }) => measured(answer, value)),
    examples[0]!.answer.type === "bool",
  );
const through = (map: CalibrationMap, examples: readonly Example[]): Example[] =>
  examples.map((one) => ({ ...one, answer: calibrated(map, one.answer) }));
const lossOf = (examples: readonly Example[]) => metricsOf(rawOf(examples), false).log_loss!;
const bits = (came: readonly boolean[]) => Uint8Array.from(came, Number);

describe.each(reference.bool.map((one, at) => ({ at, of: one.p.length, ...one })))("reference $at of $of outcomes", (given) => {
  const { p, came } = given;

  it("is fitted by Platt scaling as scikit-learn's objective has its minimum", () => {
    const map = fitPlatt(Float64Array.from(p, logOdds), bits(came));
    expect(map.a).toBeCloseTo(given.platt.a, 7);
    expect(map.b).toBeCloseTo(given.platt.b, 7);
    for (const [at, value] of Object.entries(given.platt.at)) expect(mapped(map, Number(at))).toBeCloseTo(value, 7);
  });

  it("is fitted by isotonic regression as by the max-min formula", () => {
    const map = fitIsotonic(Float64Array.from(p), bits(came));
    for (const [at, value] of Object.entries(given.isotonic)) expect(mapped(map, Number(at))).toBeCloseTo(value, 9);
  });

  it("has those metrics", () => {
    const metrics = metricsOf(rawOf(bools(p, came)), false);
    expect(metrics.log_loss).toBeCloseTo(given.metrics.log_loss, 9);
    expect(metrics.expected_calibration_error).toBeCloseTo(given.metrics.expected_calibration_error, 9);
    expect(metrics.accuracy).toBe(given.metrics.accuracy);
    expect(metrics.brier_score).toBeCloseTo(given.metrics.brier_score, 12);
    const { reliability, resolution, uncertainty, within_bins } = metrics.brier_decomposition!;
    expect(reliability - resolution + uncertainty + within_bins).toBeCloseTo(given.metrics.brier_score, 12);
    for (const [bin, [count, predicted, observed]] of given.metrics.reliability.entries()) {
      expect(metrics.reliability[bin]).toMatchObject({ lower: bin / 10, upper: (bin + 1) / 10, count });
      if (predicted === null) expect(metrics.reliability[bin]).toMatchObject({ mean_predicted: null, observed: null });
      else {
        expect(metrics.reliability[bin]!.mean_predicted).toBeCloseTo(predicted, 9);
        expect(metrics.reliability[bin]!.observed).toBeCloseTo(observed!, 9);
      }
    }
  });
});

it.each(reference.three_way)(
  "temperature scaling finds the minimum that scikit-learn's objective has",
  ({ dists, happened, temperature }) => {
    const map = fitTemperature(dists.map((masses, at) => ({ masses, happened: happened[at]! })));
    expect(map.beta).toBeCloseTo(temperature.beta, 8);
    const first = mappedDist(map, Object.fromEntries(dists[0]!.entries()));
    for (const [at, mass] of temperature.first.entries()) expect(first[at]).toBeCloseTo(mass, 8);
  },
);

const p = fc.oneof(
  fc.double({ min: 0, max: 1, noNaN: true }),
  fc.constantFrom(0, 1, 0.5, 1e-300, 5e-324),
  fc.integer({ min: 0, max: 20 }).map((n) => n / 20),
);
const outcomes = fc.array(fc.record({ p, came: fc.boolean() }), { minLength: 1, maxLength: 40 });
const dist = fc.array(fc.oneof(fc.nat({ max: 1_000 }), fc.constant(0)), { minLength: 3, maxLength: 3 }).map((parts) => {
  const sum = parts.reduce((total, one) => total + one, 0);
  return Object.fromEntries(parts.map((one, at) => [String(at), sum === 0 ? 1 / 3 : one / sum]));
});
const scores = fc.array(fc.record({ dist, level: fc.integer({ min: 0, max: 2 }) }), { minLength: 1, maxLength: 30 });
const exampleOf = ({ dist, level }: { dist: Record<string, number>; level: number }): Example => {
  const score = Object.entries(dist).reduce((sum, [at, mass]) => sum + Number(at) * mass, 0);
  return { fold: 0, answer: { type: "score", score, dist }, value: level };
};

/** The least squares by trying: the max-min formula, which needs no pooling. Then once more with the blocks of 0 and 1 smoothed. */
function bruteForce(points: readonly { p: number; came: boolean }[]): (at: number) => number {
  const first = points.map(({ p, came }) => ({ p, y: Number(came) }));
  const levels = points.map(({ p }) => maxMin(first, p));
  const sizes = [0, 1].map((end) => levels.filter((level) => level === end).length);
  const smoothed = points.map(({ p }, at) => {
    const level = levels[at]!;
    if (level !== 0 && level !== 1) return { p, y: level };
    const size = sizes[level]!;
    return { p, y: (level * size + 1) / (size + 2) };
  });
  return (at) => maxMin(smoothed, at);
}

function maxMin(points: readonly { p: number; y: number }[], at: number): number {
  const mean = (low: number, high: number) => {
    const inside = points.filter((one) => one.p >= low && one.p <= high);
    return inside.reduce((sum, { y }) => sum + y, 0) / inside.length;
  };
  const numbers = points.map((one) => one.p);
  return Math.max(
    ...numbers
      .filter((low) => low <= at)
      .map((low) => Math.min(...numbers.filter((high) => high >= at).map((high) => mean(low, high)))),
  );
}

describe("whatever the outcomes", () => {
  it("isotonic regression is that of brute force, with blocks of 0 and 1 smoothed", () => {
    fc.assert(
      fc.property(outcomes, (points) => {
        const map = fitIsotonic(
          Float64Array.from(points, (one) => one.p),
          bits(points.map(({ came }) => came)),
        );
        const expected = bruteForce(points);
        for (const one of points) if (one.p === 0 || one.p > 1e-12) expect(mapped(map, one.p)).toBeCloseTo(expected(one.p), 9);
      }),
      { numRuns: 200 },
    );
  });

  it("a fitted map is monotone and stays between 0 and 1", () => {
    fc.assert(
      fc.property(outcomes, fc.array(p, { minLength: 2, maxLength: 8 }), (points, tried) => {
        const examples = bools(
          points.map((one) => one.p),
          points.map(({ came }) => came),
        );
        for (const method of ["platt", "isotonic", "temperature"] as const) {
          const map = fitMap(method, examples);
          const values = tried.toSorted((one, other) => one - other).map((one) => mapped(map, one));
          const rises = method !== "platt" || (map as { a: number }).a <= 0;
          for (const [at, value] of values.entries()) {
            expect(value).toBeGreaterThanOrEqual(0);
            expect(value).toBeLessThanOrEqual(1 + 1e-9);
            if (at > 0) expect((value - values[at - 1]!) * (rises ? 1 : -1)).toBeGreaterThanOrEqual(-1e-12);
          }
        }
      }),
      { numRuns: 200 },
    );
  });

  it("log loss after temperature scaling is no more than before, on what it was fitted to", () => {
    fc.assert(
      fc.property(scores, (drawn) => {
        const levels = drawn.map(exampleOf);
        // Logarithms of 0 are cut otherwise in the fit than in the metric.
        if (drawn.some((one) => Object.values(one.dist).includes(0))) return;
        expect(lossOf(through(fitMap("temperature", levels), levels))).toBeLessThanOrEqual(lossOf(levels) + 1e-9);
      }),
      { numRuns: 300 },
    );
  });

  it("log loss for Platt's targets is no more after Platt scaling than before", () => {
    fc.assert(
      fc.property(outcomes, (points) => {
        const [f, came] = [points.map((one) => logOdds(one.p)), points.map((one) => one.came)];
        const positive = came.filter(Boolean).length;
        const target = (one: boolean) => (one ? (positive + 1) / (positive + 2) : 1 / (came.length - positive + 2));
        const loss = (a: number, b: number) =>
          f.reduce((sum, one, at) => {
            const z = a * one + b;
            const [t, large] = [target(came[at]!), Math.max(z, 0)];
            return sum + t * z + (large - z + Math.log(Math.exp(-large) + Math.exp(z - large)));
          }, 0);
        const { a, b } = fitPlatt(Float64Array.from(f), bits(came));
        expect(loss(a, b)).toBeLessThanOrEqual(loss(-1, 0) + 1e-9);
      }),
      { numRuns: 300 },
    );
  });

  it("Platt scaling has its minimum to the last digits, whatever the order of outcomes", () => {
    const one = fc.record({ f: fc.integer({ min: -600, max: 600 }), came: fc.boolean() });
    fc.assert(
      fc.property(fc.array(one, { minLength: 100, maxLength: 300 }), fc.infiniteStream(fc.nat()), (given, draws) => {
        // Where all log-odds are alike `a` says nothing.
        fc.pre(new Set(given.map(({ f }) => f)).size > 5);
        const fitted = (of: typeof given) =>
          fitPlatt(
            Float64Array.from(of, ({ f }) => f),
            Uint8Array.from(of, ({ came }) => Number(came)),
          );
        const shuffled = given.map((each) => ({ each, by: draws.next().value })).sort((a, b) => a.by - b.by);
        const [there, other] = [fitted(given), fitted(shuffled.map(({ each }) => each))];
        expect(other.a).toBeCloseTo(there.a, 11);
        expect(other.b).toBeCloseTo(there.b, 11);
      }),
      { numRuns: 60 },
    );
  });

  it("the likeliest stays the likeliest, and masses sum to 1", () => {
    fc.assert(
      fc.property(scores, dist, (drawn, other) => {
        const examples = drawn.map(exampleOf);
        for (const method of ["temperature", "isotonic"] as const) {
          const after = mappedDist(fitMap(method, examples), other);
          expect(Object.values(after).reduce((sum, mass) => sum + mass, 0)).toBeCloseTo(1, 9);
          const likeliest = Object.keys(other).reduce((best, level) => (other[level]! > other[best]! ? level : best));
          expect(after[likeliest]).toBeGreaterThanOrEqual(Math.max(...Object.values(after)) - 1e-12);
        }
      }),
      { numRuns: 200 },
    );
  });

  it("metrics of a pool are those of its parts together, whatever the order", () => {
    fc.assert(
      fc.property(outcomes, outcomes, (one, other) => {
        const of = (points: typeof one) =>
          bools(
            points.map((each) => each.p),
            points.map(({ came }) => came),
          );
        const pooled = metricsOf(rawOf(of([...one, ...other])), false);
        const turned = metricsOf(rawOf(of([...other, ...one].reverse())), false);
        expect(pooled.log_loss).toBeCloseTo(turned.log_loss!, 9);
        expect(pooled.expected_calibration_error).toBeCloseTo(turned.expected_calibration_error!, 9);
        const weighted = (lossOf(of(one)) * one.length + lossOf(of(other)) * other.length) / (one.length + other.length);
        expect(pooled.log_loss).toBeCloseTo(weighted, 9);
      }),
    );
  });

  it("a cut through calibrated numbers is one through raw ones", () => {
    fc.assert(
      fc.property(outcomes, fc.double({ min: 0, max: 1, noNaN: true }), p, fc.boolean(), (points, number, one, beyond) => {
        const examples = bools(
          points.map((each) => each.p),
          points.map(({ came }) => came),
        );
        for (const method of ["platt", "isotonic"] as const) {
          const map = fitMap(method, examples);
          for (const at of [number, mapped(map, one), mapped(map, points[0]!.p)]) {
            const cut = rawCut(map, at, beyond);
            const above = cut === "all" || (cut !== "none" && ("from" in cut ? one >= cut.from : one <= cut.upTo));
            expect(above).toBe(beyond ? mapped(map, one) > at : mapped(map, one) >= at);
            const range = rawRange(map, at);
            expect(range !== null && one >= range.from && one <= range.upTo).toBe(mapped(map, one) === at);
          }
        }
      }),
      { numRuns: 300 },
    );
  });
});

it("may calibrate by Platt or temperature from 100 documents, by isotonic regression from 1,000, and less than 100 not at all", () => {
  const methods = (type: "bool" | "choice" | "score") => [99, 100, 999, 1_000].map((count) => methodsFor(type, count));
  expect(methods("bool")).toEqual([[], ["platt"], ["platt"], ["platt", "isotonic"]]);
  for (const type of ["choice", "score"] as const)
    expect(methods(type)).toEqual([[], ["temperature"], ["temperature"], ["temperature", "isotonic"]]);
});

it("measures each fold by the map that has not seen it", () => {
  const maps: CalibrationMap[] = [0, 1, 2, 3, 4].map((fold) => ({ method: "isotonic", x: [0.5], y: [fold / 10] }));
  const examples = bools([0.5, 0.5, 0.5, 0.5, 0.5], [true, true, true, true, true]);
  expect(heldOut(maps, examples).map(({ bin, predicted }) => [bin, predicted])).toEqual(
    [0, 1, 2, 3, 4].map((fold) => [fold, fold / 10]),
  );
});
