/** The relations of a definition in a uniform form: what it reads beside the document. */
import type { ContextRecipe, JudgmentDefinition } from "#generated/types.ts";

export type RelationRecipe = NonNullable<ContextRecipe["related"]>[number];

/** The most documents that a relation shows. A blocking relation shows the newest. */
export const MOST_RELATED = 50;

const ATTRIBUTES = "attributes.";

export interface Relation {
  name: string;
  /**
   * How the relation finds its documents:
   *
   * - `self`: the document itself, for its answers.
   * - `reference`: the documents whose ids are in the attribute `mine`.
   * - `blocking`: the documents whose attribute `theirs` shares a value with `mine`.
   */
  join: { is: "self" } | { is: "reference"; mine: string } | { is: "blocking"; mine: string; theirs: string };
  /** The namespace of the documents. Null means the namespace of the document itself. */
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

/** Identifies the key that a join uses to find documents. */
export function foundBy(join: Exclude<Relation["join"], { is: "self" }>): string {
  return join.is === "reference" ? "id" : `attributes.${join.theirs}`;
}

/** Whether a context shows answers of other judgments. Such a judgment should be judged after those. */
export function readsAnswers(definition: Pick<JudgmentDefinition, "context">): boolean {
  return (definition.context?.related ?? []).some(({ answers }) => answers !== undefined);
}
