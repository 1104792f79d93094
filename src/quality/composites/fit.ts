/** Fits a composite's weights to labelled documents. */
import type { CompositeMetrics } from "#generated/types.ts";
import type { RawAnswer } from "#src/judging/engines/engine.ts";
import { type Composite, deviations, equalWeights, type Inputs, partOdds, type Weights } from "#src/judging/numbers/combine.ts";
import { measured } from "#src/quality/fits/measured.ts";
import { metricsOf, summed } from "#src/quality/fits/metrics.ts";
import { fitLogistic } from "./logistic.ts";

/** A document whose true value is known. */
export interface Labelled {
  inputs: Inputs;
  isSo: boolean;
  fold: number;
}

export const FEWEST_LABELS = 50;
export const FEWEST_OF_EACH = 10;

/** Why the labels are insufficient; null if they suffice. */
export function insufficient(labels: readonly { isSo: boolean }[]): string | null {
  const so = labels.filter(({ isSo }) => isSo).length;
  if (labels.length >= FEWEST_LABELS && so >= FEWEST_OF_EACH && labels.length - so >= FEWEST_OF_EACH) return null;
  const wanted = `A fit needs outcomes of ${FEWEST_LABELS} documents, at least ${FEWEST_OF_EACH} of them true and ${FEWEST_OF_EACH} false`;
  return `insufficient_labels: ${wanted}; there are ${labels.length}, ${so} true and ${labels.length - so} false.`;
}

/** If all labels are equal, no input separates them. Then only their share is known, by Laplace's rule of succession. */
function shareAlone(definition: Composite, labels: readonly Labelled[]): Weights {
  const so = labels.filter(({ isSo }) => isSo).length;
  const none = equalWeights(definition);
  const parts = Object.fromEntries(Object.keys(none.parts).map((name) => [name, 0]));
  return { ...none, intercept: Math.log(so + 1) - Math.log(labels.length - so + 1), parts };
}

export function fitWeights(definition: Composite, labels: readonly Labelled[]): Weights {
  if (labels.every(({ isSo }) => isSo === labels[0]!.isSo)) return shareAlone(definition, labels);
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

/** Beyond this, squares would overflow. */
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

/** Null for no answers. */
export function compositeMetrics(answers: readonly { answer: RawAnswer; isSo: boolean }[]): CompositeMetrics | null {
  const sums = summed(
    answers.map(({ answer, isSo }) => measured(answer, isSo)),
    true,
  );
  const found = metricsOf(sums, false);
  if (found.accuracy === null) return null;
  return {
    measured: found.measured!,
    accuracy: found.accuracy,
    log_loss: found.log_loss!,
    expected_calibration_error: found.expected_calibration_error!,
    expected_calibration_error_low: found.expected_calibration_error_low!,
    expected_calibration_error_high: found.expected_calibration_error_high!,
    brier_score: found.brier_score!,
  };
}
