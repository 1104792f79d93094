/** How many bytes of documents are read at once. */
import type { Database, Session, Statement } from "#src/foundation/db/database.ts";

/** The limit of what is read at once. The last document may exceed it. */
export const MOST_AT_ONCE = 64 * 1024 * 1024;

/** A database that notes how many bytes of documents each transaction has read. Documents without a size count nothing. */
export function counting(database: Database, sizeOf: ReadonlyMap<string, number>): { db: Database; most: () => number } {
  let most = 0;
  const querying = (session: Session, read: Map<string, number>) => async (statement: Statement) => {
    const rows = await session.query<{ document_id?: string; state?: unknown; piece?: string }>(statement);
    for (const { document_id, state } of rows)
      if (document_id && typeof state === "string") read.set(document_id, sizeOf.get(document_id) ?? 0);
    const [, id] = (statement.values ?? []) as [unknown, string];
    if (statement.name === "documents_read_large_state") read.set(id, sizeOf.get(id) ?? 0);
    most = Math.max(
      most,
      [...read.values()].reduce((sum, bytes) => sum + bytes, 0),
    );
    return rows;
  };
  const db: Database = {
    ...database,
    query: (statement) => querying(database, new Map())(statement) as never,
    transaction: (work, options) =>
      database.transaction((tx) => work({ ...tx, query: querying(tx, new Map()) as never }), options),
  };
  return { db, most: () => most };
}
