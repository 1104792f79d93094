/** Reads documents before they are judged, with their stored answers and deferred rows. */
import type { Database, Transaction } from "#src/foundation/db/database.ts";
import type { ApplicableJudgments } from "#src/judging/definitions/applicable.ts";
import type { Judgment } from "#src/judging/definitions/judgment.ts";
import { readAnswers } from "#src/records/answers/answers.ts";
import { type Deferred, readDeferred } from "#src/records/answers/deferred.ts";
import { type DocumentRow, readDocuments } from "#src/records/documents/documents.ts";
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

/**
 * Reads documents and the judgments that apply, in one round trip, and all of them as of one moment. Otherwise an answer that is stored
 * between two reads, or is deleted with its document, could look as if it had never been given, and would be asked for again.
 */
export async function look(
  { db, applicable }: LookParts,
  { namespaceId, organizationId, name }: NamespaceIdentity,
  documentIds: readonly string[],
): Promise<Found> {
  const at = performance.now();
  const reading = async (tx: Transaction): Promise<Found> => {
    const [judgments, documents, deferred, stored] = await Promise.all([
      applicable.of(tx, organizationId, name),
      readDocuments(tx, namespaceId, documentIds),
      readDeferred(tx, namespaceId, documentIds),
      readAnswers(tx, namespaceId, documentIds),
    ]);
    return { documents, judgments: [...judgments.values()], stored, deferred, at };
  };
  return db.transaction(reading, { isolation: "repeatable read", readOnly: true });
}
