/** Which answers are shown otherwise by what is about to land. */
import type { Transaction } from "#src/db/database.ts";
import type { ApplicableJudgments } from "#src/judgments/applicable.ts";
import type { Judgment } from "#src/judgments/judgment.ts";
import type { NamespaceIdentity } from "#src/namespaces/namespaces.ts";
import { rawAnswer, readAnswers } from "../answers.ts";
import { type ShownAnswer, shownAnswer } from "../context/rendering.ts";
import type { RawAnswer } from "../engine.ts";
import type { Judged } from "../judged.ts";
import { type Reader, readersOf, shownAnswers } from "./readers.ts";

export interface Flip {
  documentId: string;
  judgmentId: string;
  /** Whether the document's own contexts that show it know of it: they land with it. */
  seen: boolean;
}

/** Whether a cut or a band that somebody shows of an answer is another than before; one that comes into being is. */
export function isShownOtherwise(
  shown: readonly ShownAnswer[],
  judgment: Pick<Judgment, "thresholds">,
  before: RawAnswer | undefined,
  after: RawAnswer,
): boolean {
  return shown.some((one) => (before && shownAnswer(one, judgment, before)) !== shownAnswer(one, judgment, after));
}

/** The namespace is held, so what is stored now is what was shown before. */
export async function flipsOf(
  tx: Transaction,
  namespace: NamespaceIdentity,
  landing: readonly Judged[],
  applicable: ApplicableJudgments,
): Promise<Flip[]> {
  const answered = landing.filter((one) => one.kind === "answered");
  if (answered.length === 0) return [];
  const readers = await readersOf(tx, applicable, namespace);
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

function showsItself({ own, relation: { join, recipe } }: Reader, judgment: string): boolean {
  return own && join.is === "self" && (recipe.answers ?? []).some((one) => one.judgment === judgment);
}

function nameOf(documentId: string, judgmentId: string): string {
  return `${judgmentId}\n${documentId}`;
}
