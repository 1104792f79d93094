/** Documents with their answers as one state of a namespace has them, as filters and events see them. */
import type { Answer, Attributes } from "#generated/types.ts";
import type { Transaction } from "#src/db/database.ts";
import type { DocumentFields } from "#src/documents/documents.ts";
import { completeAnswerViews } from "#src/judging/answer-view.ts";
import { readAnswers } from "#src/judging/answers.ts";
import type { Judgment } from "#src/judgments/judgment.ts";
import type { Matchable } from "#src/queries/match.ts";
import type { Carried } from "./subscription.ts";

export interface Seen extends Matchable {
  readonly answers: Readonly<Record<string, Answer>>;
  readonly revision: number;
  readonly incarnation: number;
  /** The last sequence that changed it, or an answer of it that is read. */
  readonly changed: number;
}

/** @param judgments those whose answers are read */
export async function seen(
  tx: Transaction,
  namespaceId: number,
  documents: readonly DocumentFields[],
  judgments: readonly Judgment[],
): Promise<Map<string, Seen>> {
  const ids = documents.map(({ document_id }) => document_id);
  const stored = judgments.length === 0 || ids.length === 0 ? [] : await readAnswers(tx, namespaceId, ids);
  const views = await completeAnswerViews(tx, namespaceId, documents, judgments, stored);
  const read = new Set(judgments.map(({ judgmentId }) => judgmentId));
  const changed = new Map(documents.map(({ document_id, revision }) => [document_id, revision]));
  for (const { document_id: id, judgment_id, sequence } of stored) {
    if (read.has(judgment_id)) changed.set(id, Math.max(changed.get(id)!, sequence));
  }
  return new Map(
    documents.map((document) => {
      const { document_id: id, revision, incarnation, created_at, updated_at } = document;
      const attributes = document.attributes as Matchable["attributes"];
      const answers = views.get(id)!;
      return [id, { id, revision, incarnation, created_at, updated_at, attributes, answers, changed: changed.get(id)! }];
    }),
  );
}

/** What an event carries of a document. */
export function carriedOf(
  { attributes, answers }: Seen,
  carried: Carried,
): { attributes: Attributes; answers: Record<string, Answer> } {
  return { attributes: chosen(attributes, carried.attributes) as Attributes, answers: chosen(answers, carried.answers) };
}

function chosen<T>(members: Readonly<Record<string, T>>, names: readonly string[]): Record<string, T> {
  return Object.fromEntries(names.filter((name) => Object.hasOwn(members, name)).map((name) => [name, members[name]!]));
}
