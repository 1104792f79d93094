/** What a composite said of a document, as it would say it by the weights of now. */
import type { JudgmentDefinition } from "#generated/types.ts";
import type { RawAnswer } from "#src/judging/engine.ts";
import { combined, isComposite, type Weights } from "./combine.ts";
import { fits } from "./labels.ts";

/** The answer itself where nothing is combined, or a part is missing. */
export function byWeights(definition: JudgmentDefinition, weights: Weights | null, answer: RawAnswer): RawAnswer {
  if (answer.type !== "bool" || !isComposite(definition) || !fits(definition, answer.inputs)) return answer;
  return { ...answer, p: combined(definition, weights, answer.inputs) };
}
