/**
 * Weights that were fitted without some folds of documents: what a composite can be expected to do on documents that its weights have not seen. They are kept
 * with the weights, for outcomes that come later would be others than those that the weights were fitted to.
 */
import { setImmediate as turn } from "node:timers/promises";
import type { JudgmentDefinition } from "#generated/types.ts";
import { type AnswerWithout, FOLDS } from "#src/calibration/fit.ts";
import { byWeights } from "./by-weights.ts";
import type { Composite, Weights } from "./combine.ts";
import { fitWeights, type Labelled } from "./fit.ts";

/** By the folds left out, one or two that rise: `3`, `1,4`. */
export type WeightsWithout = Readonly<Record<string, Weights>>;

/** How a composite is weighed. */
export interface Weighted {
  definition: JudgmentDefinition;
  /** Those in force; null where none were fitted. */
  weights: Weights | null;
  without: WeightsWithout | null | undefined;
}

export interface FittedWeights {
  weights: Weights;
  without: WeightsWithout;
}

export async function fitAllWeights(definition: Composite, labels: readonly Labelled[]): Promise<FittedWeights> {
  return { weights: fitWeights(definition, labels), without: await fitWithout(definition, labels) };
}

/** Undefined for what is no composite: it answers as it did. */
export function answerBy(composite: Weighted | null): AnswerWithout | undefined {
  return composite === null ? undefined : answerWithout(composite.definition, composite.weights, composite.without);
}

/** Each in a turn of its own. */
export async function fitWithout(definition: Composite, labels: readonly Labelled[]): Promise<WeightsWithout> {
  const found: Record<string, Weights> = {};
  for (let one = 0; one < FOLDS; one++) {
    for (let other = one; other < FOLDS; other++) {
      await turn();
      const seen = labels.filter(({ fold }) => fold !== one && fold !== other);
      found[one === other ? `${one}` : `${one},${other}`] = fitWeights(definition, seen);
    }
  }
  return found;
}

/**
 * How a version answers, without some folds where its weights were fitted.
 * @param weights those in force; null where none were fitted
 */
export function answerWithout(
  definition: JudgmentDefinition,
  weights: Weights | null,
  without: WeightsWithout | null | undefined,
): AnswerWithout {
  return ({ answer }, folds) => byWeights(definition, without?.[folds.join()] ?? weights, answer);
}
