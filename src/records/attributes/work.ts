/**
 * The work of kind `attributes`: reconciles a namespace's indexes with the wanted ones, deletes dropped ones, and builds new
 * ones.
 */

import type { Database } from "#src/foundation/db/database.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import { buildPage } from "./build.ts";
import { reconcile } from "./reconcile.ts";
import * as sql from "./sql.ts";
import { deleteValues } from "./values-sql.ts";
import { UNUSED_MS } from "./wanted.ts";

export const KIND = "attributes";

/** Rows per deletion. */
const DELETED_AT_ONCE = 10_000;

/** Returns when there is more to do; null to wait for the next wakeup. */
export async function workOnAttributes(
  { db, clock }: { db: Database; clock: Clock },
  namespaceId: number,
  signal: AbortSignal,
): Promise<Date | null> {
  const indexes = await db.transaction(async (tx) => {
    const namespace = await sql.holdNamespace(tx, namespaceId);
    return namespace ? reconcile(tx, namespace, clock.now()) : [];
  });
  // A query that already uses one of these indexes continues in its snapshot. Later queries do not see the index.
  const dropped = indexes.filter(({ state }) => state === "dropping");
  for (const { attribute } of dropped) await deleteIndex(db, namespaceId, attribute, signal);
  while (!signal.aborted && (await buildPage(db, namespaceId)) !== null);
  // An index that was dropped and is wanted again is built after its old rows are deleted.
  if (signal.aborted || dropped.length > 0) return clock.now();
  const learned = indexes.filter(({ origin, state }) => origin === "learned" && state !== "dropping");
  return earliest(learned.map(({ last_used_at }) => new Date(last_used_at.getTime() + UNUSED_MS)));
}

function earliest(moments: readonly Date[]): Date | null {
  return moments.reduce<Date | null>((first, moment) => (first && first <= moment ? first : moment), null);
}

async function deleteIndex(db: Database, namespaceId: number, attribute: string, signal: AbortSignal): Promise<void> {
  while (await deleteValues(db, namespaceId, attribute, DELETED_AT_ONCE)) {
    if (signal.aborted) return;
  }
  await db.transaction((tx) => sql.deleteIndex(tx, namespaceId, attribute));
}
