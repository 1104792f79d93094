/** Figures against scikit-learn's own (`fixtures/against-sklearn.py` says which), recorded in a file. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Composite, combined } from "#src/judging/numbers/combine.ts";
import { mapped } from "#src/judging/numbers/maps.ts";
import { answerWithout } from "#src/judging/numbers/without.ts";
import { fitWeights, type Labelled } from "#src/quality/composites/fit.ts";
import { fitWithout } from "#src/quality/composites/fit-without.ts";
import { crossFit, type Example, fitMap } from "#src/quality/fits/fit.ts";
import { measured } from "#src/quality/fits/measured.ts";
import { metricsOf, summed } from "#src/quality/fits/metrics.ts";

interface Figures {
  log_loss: number;
  brier_score: number;
  accuracy: number;
  observed: number[];
  predicted: number[];
}
interface Recorded {
  bool: { metrics: Figures; platt: Record<string, number>; isotonic: Record<string, number> }[];
  composite: {
    parts: number[][];
    features: number[][];
    so: boolean[];
    folds: number[];
    in_sample: Figures;
    held_out: Figures;
    nested: Figures;
  };
}

const read = (name: string) => JSON.parse(readFileSync(`${import.meta.dirname}/fixtures/${name}.json`, "utf8"));
const recorded: Recorded = read("against-sklearn");
const given: { p: number[]; came: boolean[] }[] = read("reference").bool;

function metricsBy(answers: readonly { p: number; so: boolean }[]) {
  const each = answers.map(({ p, so }) => measured({ type: "bool", p }, so));
  return metricsOf(summed(each, true), false);
}

function expectFigures(metrics: ReturnType<typeof metricsOf>, figures: Figures, digits: number): void {
  expect(metrics.log_loss).toBeCloseTo(figures.log_loss, digits);
  expect(metrics.brier_score).toBeCloseTo(figures.brier_score, digits);
  expect(metrics.accuracy).toBeCloseTo(figures.accuracy, 12);
  const filled = metrics.reliability.filter(({ count }) => count > 0);
  for (const [at, bin] of filled.entries()) {
    expect(bin.observed).toBeCloseTo(figures.observed[at]!, digits);
    expect(bin.mean_predicted).toBeCloseTo(figures.predicted[at]!, digits);
  }
}

describe.each(recorded.bool.map((figures, at) => ({ at, figures, ...given[at]! })))("outcomes $at", ({ p, came, figures }) => {
  const examples = p.map((one, at): Example => ({ fold: at % 5, answer: { type: "bool", p: one }, value: came[at]! }));

  it("have the metrics that scikit-learn gives them", () => {
    // Its bins include their upper ends, so numbers on an edge may be in another bin.
    const onEdges = p.some((one) => Number.isInteger(Math.round(one * 1e9) / 1e8));
    const metrics = metricsBy(p.map((one, at) => ({ p: one, so: came[at]! })));
    if (onEdges) {
      expect(metrics.log_loss).toBeCloseTo(figures.metrics.log_loss, 9);
      expect(metrics.brier_score).toBeCloseTo(figures.metrics.brier_score, 12);
    } else expectFigures(metrics, figures.metrics, 9);
  });

  it("are calibrated as scikit-learn calibrates them", () => {
    const platt = fitMap("platt", examples);
    for (const [at, value] of Object.entries(figures.platt))
      expect(Math.abs(mapped(platt, Number(at)) - value)).toBeLessThan(1e-4);
    const isotonic = fitMap("isotonic", examples);
    for (const [at, value] of Object.entries(figures.isotonic)) expect(mapped(isotonic, Number(at))).toBeCloseTo(value, 6);
  });
});

describe("a composite of noise", () => {
  const { parts, features, so, folds, ...figures } = recorded.composite;
  const names = (of: readonly unknown[], prefix: string) => of.map((_, at) => `${prefix}${at}`);
  const definition = {
    name: "noise",
    type: "bool",
    question: "?",
    parts: names(parts[0]!, "p").map((name) => ({ name, question: "?" })),
    features: names(features[0]!, "attributes.f"),
  } as unknown as Composite;
  const inputsOf = (at: number) =>
    Object.fromEntries([
      ...parts[at]!.map((p, n) => [`p${n}`, p] as const),
      ...features[at]!.map((value, n) => [`attributes.f${n}`, value] as const),
    ]);
  const labels = so.map((isSo, at): Labelled => ({ inputs: inputsOf(at), isSo, fold: folds[at]! }));

  it("has the weights' figures on what they were fitted to, and on folds that they have not seen", async () => {
    const weights = fitWeights(definition, labels);
    expectFigures(
      metricsBy(labels.map(({ inputs, isSo }) => ({ p: combined(definition, weights, inputs), so: isSo }))),
      figures.in_sample,
      8,
    );
    const without = await fitWithout(definition, labels);
    const heldOut = labels.map(({ inputs, isSo, fold }) => ({ p: combined(definition, without[`${fold}`]!, inputs), so: isSo }));
    expectFigures(metricsBy(heldOut), figures.held_out, 8);
    // Coins that were flipped: what weights saw of them is no skill.
    expect(figures.in_sample.accuracy).toBeGreaterThan(0.6);
    expect(figures.held_out.log_loss).toBeGreaterThan(Math.log(2));
  });

  it("is calibrated around its weights: held out is outside of both", async () => {
    const answer = answerWithout(definition, fitWeights(definition, labels), await fitWithout(definition, labels));
    const examples = labels.map(
      ({ inputs, isSo, fold }): Example => ({ fold, answer: { type: "bool", p: 0.5, inputs }, value: isSo }),
    );
    const { heldOut } = await crossFit(["platt"], examples, answer);
    const metrics = metricsOf(heldOut, false);
    expect(metrics.log_loss).toBeCloseTo(figures.nested.log_loss, 4);
    expect(metrics.brier_score).toBeCloseTo(figures.nested.brier_score, 4);
  });
});
