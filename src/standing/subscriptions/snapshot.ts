/** Documents with their answers in one snapshot of a namespace, as filters and events see them. */
import type { Answer, Attributes } from "#generated/types.ts";
import type { Transaction } from "#src/foundation/db/database.ts";
import type { Judgment } from "#src/judging/definitions/judgment.ts";
import { completeAnswerViews } from "#src/judging/reading/answer-view.ts";
import type { Matchable } from "#src/queries/filters/match.ts";
import { readAnswers } from "#src/records/answers/answers.ts";
import type { DocumentFields } from "#src/records/documents/documents.ts";
import type { Carried } from "./subscription.ts";

export interface Seen extends Matchable {
  readonly answers: Readonly<Record<string, Answer>>;
  readonly revision: number;
  readonly incarnation: number;
  /** For each judgment, the sequence at which its answer last changed. */
  readonly answered: ReadonlyMap<string, number>;
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
  const names = new Map(judgments.map(({ judgmentId, name }) => [judgmentId, name]));
  const answered = new Map(documents.map(({ document_id }) => [document_id, new Map<string, number>()]));
  for (const { document_id: id, judgment_id, sequence } of stored) {
    const name = names.get(judgment_id);
    if (name !== undefined) answered.get(id)!.set(name, sequence);
  }
  return new Map(
    documents.map((document) => {
      const { document_id: id, revision, incarnation, created_at, updated_at } = document;
      const attributes = document.attributes as Matchable["attributes"];
      const answers = views.get(id)!;
      return [id, { id, revision, incarnation, created_at, updated_at, attributes, answers, answered: answered.get(id)! }];
    }),
  );
}

/** The last sequence that changed the document, or one of its answers to these judgments (by default to all). */
export function changedAt({ revision, answered }: Seen, judgments: Iterable<string> = answered.keys()): number {
  let at = revision;
  for (const name of judgments) at = Math.max(at, answered.get(name) ?? 0);
  return at;
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
