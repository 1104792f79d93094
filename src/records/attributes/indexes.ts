/** Which attributes queries may look up in an index. */
import type { Session } from "#src/foundation/db/database.ts";
import { readIndexes, readReady } from "./sql.ts";

export { countValues, type IndexEntry, readIdsUnder } from "./values-sql.ts";

/** Attributes whose index is complete. */
export async function readyAttributes(session: Session, namespaceId: number): Promise<ReadonlySet<string>> {
  const indexes = await readIndexes(session, namespaceId);
  return new Set(indexes.filter(({ state }) => state === "ready").map(({ attribute }) => attribute));
}

/** Attributes that contexts may use to find documents, and whether removed values are recorded. */
export async function joinableAttributes(
  session: Session,
  namespaceId: number,
): Promise<ReadonlyMap<string, { watched: boolean }>> {
  const ready = await readReady(session, namespaceId);
  return new Map(ready.map(({ attribute, watched }) => [attribute, { watched }]));
}
