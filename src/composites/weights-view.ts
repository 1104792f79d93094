/** The weights that a composite answers with, as they are read. */
import type { CompositeWeights } from "#generated/types.ts";
import type { ActiveJudgment } from "#src/judgments/judgment.ts";
import { equalWeights, isComposite } from "./combine.ts";

/** Undefined where the active version is no composite. */
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
