/** Recombines a composite's answer with other weights. */
import type { JudgmentDefinition } from "#generated/types.ts";
import type { RawAnswer } from "#src/judging/engines/engine.ts";
import { combined, fits, isComposite, type Weights } from "./combine.ts";

/** Returns the answer unchanged if it is not a composite's or if a part is missing. */
export function byWeights(definition: JudgmentDefinition, weights: Weights | null, answer: RawAnswer): RawAnswer {
  if (answer.type !== "bool" || !isComposite(definition) || !fits(definition, answer.inputs)) return answer;
  return { ...answer, p: combined(definition, weights, answer.inputs) };
}
