/** Who shows what of a namespace: the relations of judgments that answer there, and of judgments elsewhere that name it. */
import type { Session } from "#src/db/database.ts";
import type { ApplicableJudgments } from "#src/judgments/applicable.ts";
import { isActive, type Judgment } from "#src/judgments/judgment.ts";
import type { NamespaceIdentity } from "#src/namespaces/namespaces.ts";
import type { NamespaceRef } from "#src/namespaces/sequence.ts";
import { type Relation, relationsOf } from "../context/relations.ts";
import type { ShownAnswer } from "../context/rendering.ts";
import { readNaming } from "./sql.ts";

/** A relation that shows documents of the namespace. */
export interface Reader {
  judgmentId: string;
  /** Whether the documents that it is shown to live in the namespace too. */
  own: boolean;
  relation: Relation;
}

/** Relations of the judgments that answer in a namespace to its own documents. */
export function ownReaders(judgments: ReadonlyMap<string, Judgment>, namespace: string): Reader[] {
  return [...judgments.values()].filter(isActive).flatMap(({ judgmentId, definition }) =>
    relationsOf(definition)
      .filter((relation) => relation.namespace === null || relation.namespace === namespace)
      .map((relation): Reader => ({ judgmentId, own: true, relation })),
  );
}

/** Relations of judgments elsewhere, active ones. */
export async function readersElsewhere(session: Session, { organizationId, name }: NamespaceRef): Promise<Reader[]> {
  const judgments = await readNaming(session, organizationId, name);
  return judgments.flatMap(({ judgmentId, definition }) =>
    relationsOf(definition)
      .filter(({ namespace }) => namespace === name)
      .map((relation): Reader => ({ judgmentId, own: false, relation })),
  );
}

/** Everybody who shows something of a namespace. */
export async function readersOf(
  session: Session,
  applicable: ApplicableJudgments,
  namespace: NamespaceIdentity,
): Promise<Reader[]> {
  const judgments = await applicable.of(session, namespace.organizationId, namespace.name);
  // A template's that names this very namespace answers here and elsewhere: it is among both.
  return [...ownReaders(judgments, namespace.name), ...(await readersElsewhere(session, namespace))];
}

/** How answers to a judgment are shown, by whomever. */
export function shownAnswers(readers: readonly Reader[]): ReadonlyMap<string, ShownAnswer[]> {
  const shown = readers.flatMap(({ relation }) => relation.recipe.answers ?? []);
  return Map.groupBy(shown, ({ judgment }) => judgment);
}
