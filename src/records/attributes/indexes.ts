/** Which attributes queries may look up in an index. */
import type { Session } from "#src/foundation/db/database.ts";
import { readReady, readReadyNames } from "./sql.ts";

export { countValues, type IndexEntry, readIdsUnder } from "./values-sql.ts";

/** Attributes whose index is complete, and combined indexes that are. */
export async function readyAttributes(session: Session, namespaceId: number): Promise<ReadonlySet<string>> {
  return new Set(await readReadyNames(session, namespaceId));
}

/** Attributes that contexts may use to find documents, and whether removed values are recorded. */
export async function joinableAttributes(
  session: Session,
  namespaceId: number,
): Promise<ReadonlyMap<string, { watched: boolean }>> {
  const ready = await readReady(session, namespaceId);
  return new Map(ready.map(({ attribute, watched }) => [attribute, { watched }]));
}
