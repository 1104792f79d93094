/** Statements that read whole documents by their ids. */
import { textArray } from "#src/foundation/db/array-literals.ts";
import type { Session } from "#src/foundation/db/database.ts";
import { LARGE_BYTES } from "./large-states.ts";
import type { DocumentRow } from "./sql.ts";

/** A document as it is read. The state of a very large one is null. */
export type StoredText = Omit<DocumentRow, "state"> & { state: string | null };

export function readRows(session: Session, namespaceId: number, ids: readonly string[]): Promise<StoredText[]> {
  return session.query({
    name: "documents_read",
    text: `
      select document_id, revision, incarnation, created_at, updated_at, attributes,
             case when bytes <= ${LARGE_BYTES} then state::text end as state, bytes
      from documents where namespace_id = $1 and document_id = any($2)`,
    values: [namespaceId, textArray(ids)],
  });
}

/**
 * Like `readRows`, in the order of ids, but only the first documents that take about this many bytes together: at least one, and the last
 * may exceed the limit. Of the others only their ids.
 */
export function readRowsWithin(
  session: Session,
  namespaceId: number,
  ids: readonly string[],
  mostBytes: number,
): Promise<(StoredText & { fits: boolean })[]> {
  return session.query({
    name: "documents_read_within",
    text: `
      select document_id, fits, revision, incarnation, created_at, updated_at, case when fits then attributes end as attributes,
             case when fits and bytes <= ${LARGE_BYTES} then state::text end as state, bytes
      from (
        select *, sum(bytes) over (order by document_id) - bytes < $3::bigint as fits
        from documents where namespace_id = $1 and document_id = any($2)
      ) d
      order by document_id`,
    values: [namespaceId, textArray(ids), mostBytes],
  });
}
