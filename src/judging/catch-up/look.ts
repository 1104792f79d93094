/** Reads documents before they are judged, with their stored answers and deferred rows. */
import type { Database, Transaction } from "#src/foundation/db/database.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import type { ApplicableJudgments } from "#src/judging/definitions/applicable.ts";
import type { Judgment } from "#src/judging/definitions/judgment.ts";
import { readAnswers } from "#src/records/answers/answers.ts";
import { type Deferred, readDeferred } from "#src/records/answers/deferred.ts";
import { type DocumentRow, readDocuments, readDocumentsWithin } from "#src/records/documents/documents.ts";
import type { NamespaceIdentity } from "#src/records/namespaces/namespaces.ts";

export interface Found {
  documents: DocumentRow[];
  /** Documents that were not read, because together with these they are too large. */
  left: string[];
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
 *
 * @param mostBytes reads no more documents than take about this many bytes, but at least one. If absent, it reads them all
 */
export async function look(
  { db, applicable }: LookParts,
  { namespaceId, organizationId, name }: NamespaceIdentity,
  documentIds: readonly string[],
  mostBytes?: number,
): Promise<Found> {
  const at = performance.now();
  const reading = async (tx: Transaction): Promise<Found> => {
    const [judgments, { documents, left }, deferred, stored] = await Promise.all([
      applicable.of(tx, organizationId, name),
      mostBytes === undefined
        ? readDocuments(tx, namespaceId, documentIds).then((documents) => ({ documents, left: [] }))
        : readDocumentsWithin(tx, namespaceId, documentIds, mostBytes),
      readDeferred(tx, namespaceId, documentIds),
      readAnswers(tx, namespaceId, documentIds),
    ]);
    return { documents, left, judgments: [...judgments.values()], stored, deferred, at };
  };
  return db.transaction(reading, { isolation: "repeatable read", readOnly: true });
}

/**
 * Looks at documents in several parts if they are too large to be held at once. Each part is as of a moment of its own. `now` is just before it.
 */
export async function* lookInParts(
  parts: LookParts & { clock: Clock },
  namespace: NamespaceIdentity,
  documentIds: readonly string[],
  mostBytes: number,
): AsyncGenerator<{ found: Found; ids: string[]; now: Date }> {
  for (let left = documentIds; left.length > 0; ) {
    const now = parts.clock.now();
    const found = await look(parts, namespace, left, mostBytes);
    const later = new Set(found.left);
    yield { found, ids: left.filter((id) => !later.has(id)), now };
    left = found.left;
  }
}
