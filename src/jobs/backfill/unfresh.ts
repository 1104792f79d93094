/** Which documents of a page a job judges: those without a fresh answer that no other worker is about to judge. */
import type { Database } from "#src/foundation/db/database.ts";
import { type Due, isAnsweredForJob, pairs } from "#src/judging/asking/due.ts";
import type { ActiveJudgment } from "#src/judging/definitions/judgment.ts";
import { isCompared } from "#src/judging/fanout/outdate.ts";
import { readAnswers } from "#src/records/answers/answers.ts";
import { type Deferred, readDeferred } from "#src/records/answers/deferred.ts";
import { type DocumentRow, livingIncarnations } from "#src/records/documents/documents.ts";

/**
 * If the judgment answers on write, catch-up judges what was written after `caughtUpTo`. Postponed documents are judged at their
 * time, if they do not wait for a mere comparison. The order of reading is documents, postponed judging, answers. So results persisted in between are seen twice and not
 * missed. The answers of a document that was deleted in between are gone with it, so the document is looked for once more.
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
  const lacking = pairs(documents, judgments, { stored, deferred })
    .filter(({ due, waits }) => {
      if (due.judgment.freshness.policy === "on_write" && due.document.revision > caughtUpTo) return false;
      return waits.every(isOnlyCompared(due)) && !isAnsweredForJob(due);
    })
    .map(({ due }) => due);
  if (lacking.length === 0) return [];
  const lackingIds = [...new Set(lacking.map(({ document }) => document.document_id))];
  const living = await livingIncarnations(db, namespaceId, lackingIds);
  return lacking.filter(({ document }) => living.get(document.document_id) === document.incarnation);
}

/** For a wait after which nothing is asked, even if the context is another one. */
const isOnlyCompared =
  ({ judgment }: Due) =>
  ({ reason }: Deferred) =>
    reason === "fanout" && isCompared(judgment);
