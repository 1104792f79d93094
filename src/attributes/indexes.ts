/** Which attributes queries may look up. */
import type { Session } from "#src/db/database.ts";
import { countValues, type IndexEntry, readIdsUnder, readIndexes, readReady } from "./sql.ts";

export type { IndexEntry } from "./sql.ts";

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

/** How many rows each entry of indexes that are whole has, up to so many. */
export async function countUnder(
  session: Session,
  namespaceId: number,
  entries: readonly IndexEntry[],
  most: number,
): Promise<number[]> {
  return countValues(session, namespaceId, entries, most);
}

/** The documents under any of some entries, by id, the next after one. */
export async function idsUnder(
  session: Session,
  namespaceId: number,
  entries: readonly IndexEntry[],
  after: string,
  limit: number,
): Promise<string[]> {
  return readIdsUnder(session, namespaceId, entries, after, limit);
}
