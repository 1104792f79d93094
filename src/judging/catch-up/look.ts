/** Reads documents before they are judged, with their stored answers and deferred rows. */
import type { Database } from "#src/foundation/db/database.ts";
import type { ApplicableJudgments } from "#src/judging/definitions/applicable.ts";
import type { Judgment } from "#src/judging/definitions/judgment.ts";
import { readAnswers } from "#src/records/answers/answers.ts";
import { type Deferred, readDeferred } from "#src/records/answers/deferred.ts";
import { type DocumentRow, readDocuments, wereReadLater } from "#src/records/documents/documents.ts";
import type { NamespaceIdentity } from "#src/records/namespaces/namespaces.ts";

export interface Found {
  documents: DocumentRow[];
  judgments: Judgment[];
  stored: Awaited<ReturnType<typeof readAnswers>>;
  deferred: Deferred[];
  /** A moment just before these reads, on the process's monotonic clock. */
  at: number;
}

interface LookParts {
  db: Database;
  applicable: ApplicableJudgments;
}

/** Reads documents and the judgments that apply, in one round trip. Statements of one session run in their order. */
export async function look(
  { db, applicable }: LookParts,
  { namespaceId, organizationId, name }: NamespaceIdentity,
  documentIds: readonly string[],
): Promise<Found> {
  const at = performance.now();
  return db.transaction(async (tx) => {
    // The order matters. If an answer is stored between two of these reads, it is seen twice rather than not at all, and judged once.
    const [judgments, documents, deferred, stored] = await Promise.all([
      applicable.of(tx, organizationId, name),
      readDocuments(tx, namespaceId, documentIds),
      readDeferred(tx, namespaceId, documentIds),
      readAnswers(tx, namespaceId, documentIds),
    ]);
    if (!wereReadLater(documents)) return { documents, judgments: [...judgments.values()], stored, deferred, at };
    const again = await Promise.all([readDeferred(tx, namespaceId, documentIds), readAnswers(tx, namespaceId, documentIds)]);
    return { documents, judgments: [...judgments.values()], deferred: again[0], stored: again[1], at };
  });
}
