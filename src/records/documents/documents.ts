/** Documents as other modules read them. */
import type { Session } from "#src/foundation/db/database.ts";
import { readLargeState } from "./large-states.ts";
import * as rows from "./rows-sql.ts";
import * as sql from "./sql.ts";
import { State } from "./state.ts";

export { LARGE_BYTES, readLargeState, readLargeStateOnce } from "./large-states.ts";
export type { StoredText } from "./rows-sql.ts";
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
  return withStates(session, namespaceId, await rows.readRows(session, namespaceId, ids));
}

/**
 * The same of as many documents as a process should hold at once: at least one. `left` are the ids of the others that exist.
 */
export async function readDocumentsWithin(
  session: Session,
  namespaceId: number,
  ids: readonly string[],
  mostBytes: number,
): Promise<{ documents: sql.DocumentRow[]; left: string[] }> {
  const read = await rows.readRowsWithin(session, namespaceId, ids, mostBytes);
  const fitting = read.filter(({ fits }) => fits).map(({ fits: _, ...row }) => row);
  const documents = await withStates(session, namespaceId, fitting);
  return { documents, left: read.filter(({ fits }) => !fits).map(({ document_id }) => document_id) };
}

/** Documents that a process reads at once take about this many bytes. The last one may exceed the limit. */
export const BYTES_AT_ONCE = 64 * 1024 * 1024;

/** The first documents of a list that a process should read at once: at least one. Those that do not exist take nothing. */
export async function readableAtOnce(session: Session, namespaceId: number, ids: readonly string[]): Promise<string[]> {
  if (ids.length <= 1) return [...ids];
  const sizes = new Map((await sql.readSizes(session, namespaceId, ids)).map((row) => [row.document_id, row.bytes]));
  return fittingAtOnce(ids, (id) => sizes.get(id) ?? 0);
}

/** The first entries of a list whose documents a process should read at once: at least one. */
export function fittingAtOnce<One>(list: readonly One[], bytesOf: (one: One) => number): One[] {
  let bytes = 0;
  const end = list.findIndex((one) => {
    const isFull = bytes >= BYTES_AT_ONCE;
    bytes += bytesOf(one);
    return isFull;
  });
  return end === -1 ? [...list] : list.slice(0, end);
}

/** The ids of documents that a process reads in parts. Each part is found when the last one is done. */
export async function* partsAtOnce(session: Session, namespaceId: number, ids: readonly string[]): AsyncGenerator<string[]> {
  for (let left = ids; left.length > 0; ) {
    const part = await readableAtOnce(session, namespaceId, left);
    yield part;
    left = left.slice(part.length);
  }
}

/** Adds very large states to rows that were read without them. */
export async function withStates(
  session: Session,
  namespaceId: number,
  read: readonly rows.StoredText[],
): Promise<sql.DocumentRow[]> {
  const documents: sql.DocumentRow[] = [];
  for (const { state: text, ...row } of read) {
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
