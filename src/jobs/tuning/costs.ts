/** The cost of answers with a recipe in judgment units, from the contexts that it makes of a sample. */
import type { ContextRecipe, JudgmentDefinition, SuggestedContext } from "#generated/types.ts";
import type { Drawn } from "#src/jobs/sampling/drawing.ts";
import { type SampledParts, tokensOf } from "#src/jobs/sampling/judged.ts";
import type { FieldProfile } from "#src/judging/contexts/field-profiles.ts";
import { MOST_UNITS, sizeClass } from "#src/judging/engines/tokens.ts";

export interface Cost {
  /** Judgment units and tokens per answer, on average. */
  units: number;
  tokens: number;
}

/** The definition with another recipe. */
export function withRecipe(definition: JudgmentDefinition, recipe: ContextRecipe): JudgmentDefinition {
  return { ...definition, context: recipe };
}

export async function costOf(
  parts: SampledParts,
  asked: { judgment: string; judgmentId: string; version: number },
  definition: JudgmentDefinition,
  drawn: readonly Drawn[],
): Promise<Cost> {
  const contexts = await tokensOf(parts, asked.judgment, { ...asked, definition }, drawn);
  const sum = (of: (tokens: number) => number) =>
    contexts.reduce((all, tokens) => all + of(tokens), 0) / Math.max(1, contexts.length);
  // A context that no engine accepts costs as much as the largest.
  return { units: sum((tokens) => sizeClass(tokens) ?? MOST_UNITS), tokens: sum((tokens) => tokens) };
}

/** The suggestion of a recipe whose answers agree. */
export function suggestionOf(
  recipe: ContextRecipe,
  costs: { recipe: Cost; whole: Cost },
  { documents, profiles }: { documents: number; profiles: readonly FieldProfile[] },
): SuggestedContext {
  const shown = (path: string) =>
    recipe.fields === undefined || recipe.fields.some((one) => path === one || path.startsWith(`${one}.`));
  const excluded = profiles.filter(({ path }) => !shown(path) && !recipe.fields!.some((one) => one.startsWith(`${path}.`)));
  return {
    recipe,
    cost_per_answer: costs.recipe.units,
    whole_state_cost_per_answer: costs.whole.units,
    sampled_documents: documents,
    excluded: excluded.map(({ path, useless }) => ({ path, reason: useless ?? "large" })),
  };
}
