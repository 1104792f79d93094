/** Which attributes queries may look up. */
import type { Session } from "#src/db/database.ts";
import { readIndexes, readReady } from "./sql.ts";

export { countValues, type IndexEntry, readIdsUnder } from "./values-sql.ts";

/** Those whose rows are whole. */
export async function readyAttributes(session: Session, namespaceId: number): Promise<ReadonlySet<string>> {
  const indexes = await readIndexes(session, namespaceId);
  return new Set(indexes.filter(({ state }) => state === "ready").map(({ attribute }) => attribute));
}

/** Those by which contexts may find documents, and whether it is noted what leaves them. */
export async function joinableAttributes(
  session: Session,
  namespaceId: number,
): Promise<ReadonlyMap<string, { watched: boolean }>> {
  const ready = await readReady(session, namespaceId);
  return new Map(ready.map(({ attribute, watched }) => [attribute, { watched }]));
}
