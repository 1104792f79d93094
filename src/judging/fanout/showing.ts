/**
 * Finds the dependents of a namespace: the relations of judgments that answer there, and of judgments in other namespaces that name it.
 */
import type { Session } from "#src/foundation/db/database.ts";
import { type Relation, relationsOf } from "#src/judging/contexts/relations.ts";
import type { ShownAnswer } from "#src/judging/contexts/rendering.ts";
import type { ApplicableJudgments } from "#src/judging/definitions/applicable.ts";
import { isActive, type Judgment } from "#src/judging/definitions/judgment.ts";
import type { NamespaceRef } from "#src/records/namespace-ref.ts";
import type { NamespaceIdentity } from "#src/records/namespaces/namespaces.ts";
import { readNaming } from "./sql.ts";

/** A relation that shows documents of the namespace. */
export interface ShowingRelation {
  judgmentId: string;
  /** Whether the documents whose contexts show them are in the same namespace. */
  own: boolean;
  relation: Relation;
}

/** The relations of the judgments of a namespace to its own documents. */
export function ownShowingRelations(judgments: ReadonlyMap<string, Judgment>, namespace: string): ShowingRelation[] {
  return [...judgments.values()].filter(isActive).flatMap(({ judgmentId, definition }) =>
    relationsOf(definition)
      .filter((relation) => relation.namespace === null || relation.namespace === namespace)
      .map((relation): ShowingRelation => ({ judgmentId, own: true, relation })),
  );
}

/** The relations of active judgments in other namespaces. */
export async function showingRelationsElsewhere(
  session: Session,
  { organizationId, name }: NamespaceRef,
): Promise<ShowingRelation[]> {
  const judgments = await readNaming(session, organizationId, name);
  return judgments.flatMap(({ judgmentId, definition }) =>
    relationsOf(definition)
      .filter(({ namespace }) => namespace === name)
      .map((relation): ShowingRelation => ({ judgmentId, own: false, relation })),
  );
}

/** All relations that show something of a namespace. */
export async function showingRelations(
  session: Session,
  applicable: ApplicableJudgments,
  namespace: NamespaceIdentity,
): Promise<ShowingRelation[]> {
  const judgments = await applicable.of(session, namespace.organizationId, namespace.name);
  // A template's judgment that names this very namespace answers here and elsewhere. It is in both lists.
  return [...ownShowingRelations(judgments, namespace.name), ...(await showingRelationsElsewhere(session, namespace))];
}

/** How contexts show the answers of each judgment, by its name. */
export function shownAnswers(readers: readonly ShowingRelation[]): ReadonlyMap<string, ShownAnswer[]> {
  const shown = readers.flatMap(({ relation }) => relation.recipe.answers ?? []);
  return Map.groupBy(shown, ({ judgment }) => judgment);
}
