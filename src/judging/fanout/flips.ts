/** Finds answers whose shown value changes when new outcomes are stored. */
import type { Transaction } from "#src/foundation/db/database.ts";
import type { Due } from "#src/judging/asking/due.ts";
import type { Judged } from "#src/judging/asking/judged.ts";
import { type ShownAnswer, shownAnswer } from "#src/judging/contexts/rendering.ts";
import type { ApplicableJudgments } from "#src/judging/definitions/applicable.ts";
import type { Judgment } from "#src/judging/definitions/judgment.ts";
import type { RawAnswer } from "#src/judging/engines/engine.ts";
import { rawAnswer, readAnswers } from "#src/records/answers/answers.ts";
import type { DocumentFields } from "#src/records/documents/documents.ts";
import type { NamespaceIdentity } from "#src/records/namespaces/namespaces.ts";
import { type ShowingRelation, showingRelations, shownAnswers } from "./showing.ts";

/** An outcome of which only the answer matters. Contents of its document do not. */
export type Landing = { due: Due<DocumentFields> } & (
  | { kind: "answered"; answer: RawAnswer }
  | { kind: Exclude<Judged["kind"], "answered"> }
);

export interface Flip {
  documentId: string;
  judgmentId: string;
  /**
   * Whether the contexts of the same document that show it take it into account, because they are stored in the same transaction.
   */
  seen: boolean;
}

/** Whether the value that some context shows of an answer changes. A first answer counts as a change. */
export function isShownOtherwise(
  shown: readonly ShownAnswer[],
  judgment: Pick<Judgment, "thresholds">,
  before: RawAnswer | undefined,
  after: RawAnswer,
): boolean {
  return shown.some((one) => (before && shownAnswer(one, judgment, before)) !== shownAnswer(one, judgment, after));
}

/** The caller holds the namespace lock, so the stored answers are what contexts show now. */
export async function flipsOf(
  tx: Transaction,
  namespace: NamespaceIdentity,
  landing: readonly Landing[],
  applicable: ApplicableJudgments,
): Promise<Flip[]> {
  const answered = landing.filter((one) => one.kind === "answered");
  if (answered.length === 0) return [];
  const readers = await showingRelations(tx, applicable, namespace);
  const shown = shownAnswers(readers);
  const asked = answered.filter(({ due }) => shown.has(due.judgment.name));
  if (asked.length === 0) return [];
  const stored = await readAnswers(tx, namespace.namespaceId, [...new Set(asked.map(({ due }) => due.document.document_id))]);
  const before = new Map(stored.map((answer) => [nameOf(answer.document_id, answer.judgment_id), answer]));
  const landed = new Set(landing.map(({ due }) => nameOf(due.document.document_id, due.judgment.judgmentId)));
  return asked.flatMap(({ due: { document, judgment }, answer }): Flip[] => {
    const held = before.get(nameOf(document.document_id, judgment.judgmentId));
    const raw = held?.incarnation === document.incarnation ? rawAnswer(judgment.type, held) : undefined;
    if (!isShownOtherwise(shown.get(judgment.name)!, judgment, raw, answer)) return [];
    const itself = readers.filter((reader) => showsItself(reader, judgment.name)).map(({ judgmentId }) => judgmentId);
    const seen = itself.every((judgmentId) => landed.has(nameOf(document.document_id, judgmentId)));
    return [{ documentId: document.document_id, judgmentId: judgment.judgmentId, seen }];
  });
}

function showsItself({ own, relation: { join, recipe } }: ShowingRelation, judgment: string): boolean {
  return own && join.is === "self" && (recipe.answers ?? []).some((one) => one.judgment === judgment);
}

function nameOf(documentId: string, judgmentId: string): string {
  return `${judgmentId}\n${documentId}`;
}
