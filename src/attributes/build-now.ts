/** An index that somebody waits for: the next page of it, whether or not the worker of indexes has come to it. */
import type { Clock } from "#src/clock.ts";
import type { Database } from "#src/db/database.ts";
import { buildPage } from "./build.ts";
import { reconcile } from "./reconcile.ts";
import * as sql from "./sql.ts";

export type Built =
  /** So many more documents have been passed. */
  | { is: "building"; documents: number }
  /** It begins when what it was before has gone. */
  | { is: "dropping" }
  /** It is whole, or nobody wants it any more; the namespace has so many documents. */
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
