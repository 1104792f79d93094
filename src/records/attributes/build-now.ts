/** Builds the next page of an index for a caller that waits for it, without waiting for the index worker. */

import type { Database } from "#src/foundation/db/database.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import { buildPage } from "./build.ts";
import { reconcile } from "./reconcile.ts";
import * as sql from "./sql.ts";

export type Built =
  /** This many more documents were processed. */
  | { is: "building"; documents: number }
  /** The build begins after the rows of the former index are deleted. */
  | { is: "dropping" }
  /** The index is complete or no longer wanted. The namespace has this many documents. */
  | { is: "done"; documents: number };

export async function buildIndex(
  { db, clock }: { db: Database; clock: Clock },
  namespaceId: number,
  attribute: string,
): Promise<Built> {
  const found = await db.transaction(async (tx) => {
    const namespace = await sql.holdNamespace(tx, namespaceId);
    if (!namespace) return { documents: 0, index: undefined };
    const indexes = await reconcile(tx, namespace, clock.now());
    return { documents: namespace.document_count, index: indexes.find((index) => index.attribute === attribute) };
  });
  if (found.index?.state === "dropping") return { is: "dropping" };
  if (found.index?.state !== "building") return { is: "done", documents: found.documents };
  return { is: "building", documents: (await buildPage(db, namespaceId)) ?? 0 };
}
