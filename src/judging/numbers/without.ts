/**
 * Weights that were fitted without some folds of documents (cross-validation). They show how a composite performs on documents that its
 * weights have not seen. They are stored with the weights, because outcomes that arrive later differ from those of the fit.
 */
import type { JudgmentDefinition } from "#generated/types.ts";
import type { RawAnswer } from "#src/judging/engines/engine.ts";
import { byWeights } from "./by-weights.ts";
import type { Weights } from "./combine.ts";

/** By the folds left out: one or two, in ascending order, such as `3` or `1,4`. */
export type WeightsWithout = Readonly<Record<string, Weights>>;

/** The weights of a composite. */
export interface Weighted {
  definition: JudgmentDefinition;
  /** The weights in use. Null if none were fitted. */
  weights: Weights | null;
  without: WeightsWithout | null | undefined;
}

/**
 * The answer to an example by a model fitted without some folds. For a composite, the weights differ. Folds ascend, and there are at most
 * two.
 */
export type AnswerWithout = (example: { readonly answer: RawAnswer }, without: readonly number[]) => RawAnswer;

/** Undefined if it is not a composite: its answers do not change. */
export function answerBy(composite: Weighted | null): AnswerWithout | undefined {
  return composite === null ? undefined : answerWithout(composite.definition, composite.weights, composite.without);
}

/**
 * How a version answers without some folds, if its weights were fitted.
 *
 * @param weights the weights in use; null if none were fitted
 */
export function answerWithout(
  definition: JudgmentDefinition,
  weights: Weights | null,
  without: WeightsWithout | null | undefined,
): AnswerWithout {
  return ({ answer }, folds) => byWeights(definition, without?.[folds.join()] ?? weights, answer);
}
