/** Documents as other modules read them. */
import type { Session } from "#src/foundation/db/database.ts";
import * as sql from "./sql.ts";

export {
  type DocumentFields,
  type DocumentRow,
  documentIdsAfter,
  type FoundRow,
  failUnlessAtRevision,
  findDocuments,
  findDocumentsApart,
  readDocuments,
  readFields,
  readFieldsAfter,
} from "./sql.ts";
export { State, withState } from "./state.ts";
export { hidesSource, isTenant, pathsWithoutSource, withoutSource } from "./tenant-source.ts";

/** The incarnation (generation) of each of these documents that exists. */
export async function livingIncarnations(
  session: Session,
  namespaceId: number,
  documentIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await sql.readIncarnations(session, namespaceId, documentIds);
  return new Map(rows.map((row) => [row.document_id, row.incarnation]));
}
