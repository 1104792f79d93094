/** Which documents of a page a job judges: those that have no fresh answer and that nobody else is about to answer. */
import type { Database } from "#src/db/database.ts";
import type { DocumentRow } from "#src/documents/documents.ts";
import { readAnswers } from "#src/judging/answers.ts";
import { readDeferred } from "#src/judging/deferred.ts";
import { type Due, isAnswered, pairs } from "#src/judging/due.ts";
import type { ActiveJudgment } from "#src/judgments/judgment.ts";

/**
 * What was written after `caughtUpTo` is catch-up's, where the judgment answers on write; and what is put off is answered when its time comes.
 * Documents were read first, then what is put off, then answers: what lands in between is seen twice rather than not at all.
 */
export async function unfresh(
  db: Database,
  namespaceId: number,
  documents: readonly DocumentRow[],
  judgments: readonly ActiveJudgment[],
  caughtUpTo: number,
): Promise<Due[]> {
  const ids = documents.map(({ document_id }) => document_id);
  const deferred = await readDeferred(db, namespaceId, ids);
  const stored = await readAnswers(db, namespaceId, ids);
  return pairs(documents, judgments, { stored, deferred })
    .filter(({ due, waits }) => {
      if (due.judgment.freshness.policy === "on_write" && due.document.revision > caughtUpTo) return false;
      return waits.length === 0 && !isAnswered(due);
    })
    .map(({ due }) => due);
}
