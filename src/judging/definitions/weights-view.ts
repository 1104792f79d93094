/** The current weights of a composite as the API returns them. */
import type { CompositeWeights } from "#generated/types.ts";
import { equalWeights, isComposite } from "#src/judging/numbers/combine.ts";
import type { ActiveJudgment } from "./judgment.ts";

/** Undefined if the active version is not a composite. */
export function weightsView({ definition, activeVersion, weights }: ActiveJudgment): CompositeWeights | undefined {
  if (!isComposite(definition)) return undefined;
  const { intercept, parts, features } = weights ?? equalWeights(definition);
  return {
    version: activeVersion,
    fitted_at: weights && new Date(weights.fittedAt).toISOString(),
    labels: weights?.labels ?? null,
    intercept,
    parts: definition.parts.map(({ name }) => ({ name, weight: parts[name] ?? 0 })),
    features: (definition.features ?? []).map((path) => ({ path, ...(features[path] ?? { weight: 0, mean: 0, scale: 1 }) })),
  };
}
