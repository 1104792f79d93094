/** Fits a composite's weights to labelled documents, and tells what they come to on documents that a fit has not seen. */
import type { CompositeMetrics } from "#generated/types.ts";
import { FOLDS } from "#src/calibration/fit.ts";
import { metricsOf, summed } from "#src/calibration/metrics.ts";
import type { RawAnswer } from "#src/judging/engine.ts";
import { measured } from "#src/outcomes/measured.ts";
import { type Composite, combined, deviations, type Inputs, partOdds, type Weights } from "./combine.ts";
import { fitLogistic } from "./logistic.ts";

/** A document of which it is known whether it is so. */
export interface Labelled {
  inputs: Inputs;
  isSo: boolean;
  fold: number;
}

export const FEWEST_LABELS = 50;
export const FEWEST_OF_EACH = 10;

/** Why labels do not suffice; null where they do. */
export function insufficient(labels: readonly { isSo: boolean }[]): string | null {
  const so = labels.filter(({ isSo }) => isSo).length;
  if (labels.length >= FEWEST_LABELS && so >= FEWEST_OF_EACH && labels.length - so >= FEWEST_OF_EACH) return null;
  const wanted = `It takes outcomes of ${FEWEST_LABELS} documents, at least ${FEWEST_OF_EACH} of either kind`;
  return `insufficient_labels: ${wanted}; there are ${labels.length}, ${so} true and ${labels.length - so} false.`;
}

export function fitWeights(definition: Composite, labels: readonly Labelled[]): Weights {
  const paths = definition.features ?? [];
  const scales = paths.map((path) => scaleOf(labels, path));
  const rows = labels.map(({ inputs }) => [
    ...definition.parts.map(({ name }) => partOdds(inputs[name]!)),
    ...paths.map((path, at) => (Object.hasOwn(inputs, path) ? deviations(scales[at]!, inputs[path]!) : 0)),
  ]);
  const { intercept, weights } = fitLogistic(
    rows,
    labels.map(({ isSo }) => isSo),
  );
  const count = definition.parts.length;
  return {
    intercept,
    parts: Object.fromEntries(definition.parts.map(({ name }, at) => [name, weights[at]!])),
    features: Object.fromEntries(paths.map((path, at) => [path, { weight: weights[count + at]!, ...scales[at]! }])),
  };
}

/** Beyond it squares would not be numbers any more. */
const FARTHEST = 1e150;

/** Mean and standard deviation over the documents that have the feature. */
function scaleOf(labels: readonly Labelled[], path: string): { mean: number; scale: number } {
  const values = labels.flatMap(({ inputs }) => (Object.hasOwn(inputs, path) ? [bounded(inputs[path]!)] : []));
  if (values.length === 0) return { mean: 0, scale: 1 };
  const mean = values.reduce((sum, value) => sum + value / values.length, 0);
  const variance = values.reduce((sum, value) => sum + ((value - mean) / values.length) * (value - mean), 0);
  const scale = Math.sqrt(variance);
  return { mean, scale: Number.isFinite(scale) && scale > 0 ? scale : 1 };
}

const bounded = (value: number) => Math.max(-FARTHEST, Math.min(FARTHEST, value));

/** Each fold of documents answered by weights that were fitted to the others. */
export function crossValidated(definition: Composite, labels: readonly Labelled[]): CompositeMetrics {
  const answers: { answer: RawAnswer; isSo: boolean }[] = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    const seen = labels.filter((one) => one.fold !== fold);
    const weights = seen.length === 0 ? null : fitWeights(definition, seen);
    for (const { inputs, isSo } of labels.filter((one) => one.fold === fold)) {
      answers.push({ answer: { type: "bool", p: combined(definition, weights, inputs) }, isSo });
    }
  }
  return compositeMetrics(answers)!;
}

/** Null over nothing. */
export function compositeMetrics(answers: readonly { answer: RawAnswer; isSo: boolean }[]): CompositeMetrics | null {
  const sums = summed(
    answers.map(({ answer, isSo }) => measured(answer, isSo)),
    true,
  );
  const { accuracy, log_loss, expected_calibration_error } = metricsOf(sums, false);
  return accuracy === null ? null : { accuracy, log_loss: log_loss!, expected_calibration_error: expected_calibration_error! };
}
