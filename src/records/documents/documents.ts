/** Documents as other modules read them. */
import type { Session } from "#src/foundation/db/database.ts";
import { readLargeState } from "./large-states.ts";
import * as sql from "./sql.ts";
import { State } from "./state.ts";

export { LARGE_BYTES, readLargeState, readLargeStateOnce } from "./large-states.ts";
export {
  type DocumentFields,
  type DocumentRow,
  documentIdsAfter,
  type FoundRow,
  failUnlessAtRevision,
  findDocuments,
  findDocumentsApart,
  readFields,
  readFieldsAfter,
} from "./sql.ts";
export { State, withState } from "./state.ts";
export { hidesSource, isTenant, pathsWithoutSource, withoutSource } from "./tenant-source.ts";

/**
 * Reads those of the documents that exist, in one statement, and each very large state in one more. A document that changes between the
 * two is read again, unless the transaction has one snapshot.
 */
export async function readDocuments(session: Session, namespaceId: number, ids: readonly string[]): Promise<sql.DocumentRow[]> {
  const documents: sql.DocumentRow[] = [];
  for (const { state: text, ...row } of await sql.readRows(session, namespaceId, ids)) {
    const { document_id: documentId, revision } = row;
    const state = text === null ? await readLargeState(session, { namespaceId, documentId, revision }) : State.stored(text);
    if (state !== null) documents.push({ ...row, state });
    else documents.push(...(await readDocuments(session, namespaceId, [documentId])));
  }
  return documents;
}

/** The incarnation (generation) of each of these documents that exists. */
export async function livingIncarnations(
  session: Session,
  namespaceId: number,
  documentIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await sql.readIncarnations(session, namespaceId, documentIds);
  return new Map(rows.map((row) => [row.document_id, row.incarnation]));
}
