/** Which attributes queries may look up. */
import type { Session } from "#src/db/database.ts";
import { readIndexes } from "./sql.ts";

/** Those whose rows are whole. */
export async function readyAttributes(session: Session, namespaceId: number): Promise<ReadonlySet<string>> {
  const indexes = await readIndexes(session, namespaceId);
  return new Set(indexes.filter(({ state }) => state === "ready").map(({ attribute }) => attribute));
}
