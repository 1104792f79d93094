/** What a definition reads beside the document: its relations, in one form. */
import type { ContextRecipe, JudgmentDefinition } from "#generated/types.ts";

export type RelationRecipe = NonNullable<ContextRecipe["related"]>[number];

/** Documents of one relation; of a blocking one the newest of them. */
export const MOST_RELATED = 50;

const ATTRIBUTES = "attributes.";

export interface Relation {
  name: string;
  /**
   * - `self`: the document itself, for its answers
   * - `reference`: the documents whose ids the attribute `mine` has
   * - `blocking`: the documents that share a value of `mine` in their attribute `theirs`
   */
  join: { is: "self" } | { is: "reference"; mine: string } | { is: "blocking"; mine: string; theirs: string };
  /** Where they live; null for the namespace that the document is in. */
  namespace: string | null;
  recipe: RelationRecipe;
}

export function relationsOf({ context }: Pick<JudgmentDefinition, "context">): Relation[] {
  return (context?.related ?? []).map((recipe) => ({
    name: recipe.name,
    join: joinOf(recipe),
    namespace: recipe.namespace ?? null,
    recipe,
  }));
}

function joinOf({ join }: RelationRecipe): Relation["join"] {
  if (join === undefined) return { is: "self" };
  const mine = join.mine.slice(ATTRIBUTES.length);
  return join.theirs === "id"
    ? { is: "reference", mine }
    : { is: "blocking", mine, theirs: join.theirs.slice(ATTRIBUTES.length) };
}

/** What a join finds documents by, in words that tell it from all others. */
export function foundBy(join: Exclude<Relation["join"], { is: "self" }>): string {
  return join.is === "reference" ? "id" : `attributes.${join.theirs}`;
}

/** Whether other judgments' answers are shown; what is judged beside them had better be judged after them. */
export function readsAnswers(definition: Pick<JudgmentDefinition, "context">): boolean {
  return (definition.context?.related ?? []).some(({ answers }) => answers !== undefined);
}
