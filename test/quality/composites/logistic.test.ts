/** Weights against those of an independent computation with sixty digits (`test/calibration/fixtures/make.py`), and what holds of any. */
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, it } from "vitest";
import { type Composite, combined, equalWeights } from "#src/judging/numbers/combine.ts";
import { compositeMetrics, fitWeights, insufficient, type Labelled } from "#src/quality/composites/fit.ts";
import { fitWithout } from "#src/quality/composites/fit-without.ts";
import { fitLogistic } from "#src/quality/composites/logistic.ts";

const file = `${import.meta.dirname}/../calibration/fixtures/reference.json`;
const reference: { logistic: { columns: number[][]; came: boolean[]; intercept: number; weights: number[] }[] } = JSON.parse(
  readFileSync(file, "utf8"),
);
const definition = {
  name: "urgent",
  type: "bool",
  question: "?",
  parts: ["a", "b"].map((name) => ({ name, question: "?" })),
  features: ["attributes.amount", "attributes.vip"],
} as unknown as Composite;

it.each(reference.logistic)("fits what LogisticRegression fits", ({ columns, came, intercept, weights }) => {
  const fitted = fitLogistic(columns, came);
  expect(fitted.intercept).toBeCloseTo(intercept, 8);
  for (const [at, weight] of weights.entries()) expect(fitted.weights[at]).toBeCloseTo(weight, 8);
});

it("is at a minimum: no weight moved a little does better", () => {
  const rows = fc.array(
    fc.tuple(fc.double({ min: -9, max: 9, noNaN: true }), fc.double({ min: -1, max: 1, noNaN: true }), fc.boolean()),
    {
      minLength: 1,
      maxLength: 30,
    },
  );
  fc.assert(
    fc.property(rows, (drawn) => {
      const columns = drawn.map(([x, y]) => [x, y]);
      const loss = (beta: readonly number[]) =>
        drawn.reduce(
          (sum, [x, y, so]) => {
            const odds = (beta[0]! + beta[1]! * x + beta[2]! * y) * (so ? 1 : -1);
            return sum + Math.max(0, -odds) + Math.log1p(Math.exp(-Math.abs(odds)));
          },
          0.5 * (beta[1]! ** 2 + beta[2]! ** 2),
        );
      const { intercept, weights } = fitLogistic(
        columns,
        drawn.map(([, , so]) => so),
      );
      // Where all are alike the free intercept has no minimum; it is cut off where it hardly matters.
      if (new Set(drawn.map(([, , so]) => so)).size === 1) return;
      const found = [intercept, ...weights];
      const least = loss(found);
      for (const at of found.keys())
        for (const by of [-1e-3, 1e-3])
          expect(loss(found.map((one, n) => (n === at ? one + by : one)))).toBeGreaterThanOrEqual(least - 1e-9);
    }),
    { numRuns: 150 },
  );
});

it("answers with the mean of log-odds before any fit, whatever the features", () => {
  const odds = (p: number) => Math.log(p / (1 - p));
  const p = combined(definition, null, { a: 0.9, b: 0.3, "attributes.amount": 1e9 });
  expect(odds(p)).toBeCloseTo((odds(0.9) + odds(0.3)) / 2, 9);
  expect(combined(definition, equalWeights(definition), { a: 0.9, b: 0.3 })).toBe(p);
});

const labels: Labelled[] = Array.from({ length: 200 }, (_, n) => ({
  inputs: { a: ((n * 37) % 199) / 199, b: ((n * 71) % 193) / 193, ...(n % 5 ? { "attributes.amount": 100 * (n % 7) } : {}) },
  isSo: ((n * 37) % 199) / 199 + 0.1 * (n % 7) > 0.8,
  fold: n % 5,
}));

it("counts a feature that a document lacks as its mean, and one that none has not at all", () => {
  const weights = fitWeights(definition, labels);
  const { mean, weight } = weights.features["attributes.amount"]!;
  expect(weight).toBeGreaterThan(0.3);
  expect(combined(definition, weights, { a: 0.5, b: 0.5 })).toBeCloseTo(
    combined(definition, weights, { a: 0.5, b: 0.5, "attributes.amount": mean }),
    12,
  );
  expect(weights.features["attributes.vip"]).toEqual({ weight: 0, mean: 0, scale: 1 });
  expect(weights.parts.a).toBeGreaterThan(5 * Math.abs(weights.parts.b!));
});

/** Each label answered by weights without its fold. */
async function heldOut(of: readonly Labelled[]) {
  const without = await fitWithout(definition, of);
  const answered = of.map(({ inputs, isSo, fold }) => {
    return { isSo, answer: { type: "bool" as const, p: combined(definition, without[`${fold}`]!, inputs) } };
  });
  return compositeMetrics(answered)!;
}

it("is held against documents that a fit has not seen, and does better on them than parts that weigh alike", async () => {
  const { log_loss, accuracy } = await heldOut(labels);
  expect(accuracy).toBeGreaterThan(0.9);
  const alike = labels.reduce((sum, { inputs, isSo }) => {
    const p = combined(definition, null, inputs);
    return sum - Math.log(isSo ? p : 1 - p) / labels.length;
  }, 0);
  expect(log_loss).toBeLessThan(alike);
  // Only this fold has labels. Without it, nothing is left to fit.
  const one = labels.filter(({ fold }) => fold === 0);
  expect((await heldOut(one)).log_loss).toBeCloseTo(Math.log(2), 9);
});

it("leaves one fold out, or two, and knows of labels of one kind only their share", async () => {
  const without = await fitWithout(definition, labels);
  expect(Object.keys(without).sort()).toEqual(
    ["0", "1", "2", "3", "4", "0,1", "0,2", "0,3", "0,4", "1,2", "1,3", "1,4", "2,3", "2,4", "3,4"].sort(),
  );
  const seen = labels.filter(({ fold }) => fold !== 1 && fold !== 4);
  expect(without["1,4"]).toEqual(fitWeights(definition, seen));
  const alike = fitWeights(
    definition,
    labels.slice(0, 8).map((one) => ({ ...one, isSo: true })),
  );
  expect(combined(definition, alike, { a: 0.1, b: 0.2 })).toBeCloseTo(9 / 10, 12);
});

it("needs fifty labels, ten of either kind", () => {
  const of = (so: number, not: number) => insufficient([...Array(so + not)].map((_, n) => ({ isSo: n < so })));
  expect([of(25, 25), of(10, 40), of(40, 10)]).toEqual([null, null, null]);
  for (const [so, not] of [
    [24, 25],
    [9, 41],
    [100, 9],
  ] as const) {
    expect(of(so, not)).toMatch(/^insufficient_labels: /);
  }
});
