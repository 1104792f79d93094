/** The work of kind `attributes`: brings a namespace's indexes in line with what is wanted, deletes what is dropped, builds what is begun. */
import type { Clock } from "#src/clock.ts";
import type { Database } from "#src/db/database.ts";
import { buildPage } from "./build.ts";
import { reconcile } from "./reconcile.ts";
import * as sql from "./sql.ts";
import { deleteValues } from "./values-sql.ts";
import { UNUSED_MS } from "./wanted.ts";

export const KIND = "attributes";

/** Rows of one deletion. */
const DELETED_AT_ONCE = 10_000;

/** Answers when there will be more to do, null for not before something wakes it. */
export async function workOnAttributes(
  { db, clock }: { db: Database; clock: Clock },
  namespaceId: number,
  signal: AbortSignal,
): Promise<Date | null> {
  const indexes = await db.transaction(async (tx) => {
    const namespace = await sql.holdNamespace(tx, namespaceId);
    return namespace ? reconcile(tx, namespace, clock.now()) : [];
  });
  // A query that has begun by one of these goes on in its snapshot; the next finds that it is no longer there.
  const dropped = indexes.filter(({ state }) => state === "dropping");
  for (const { attribute } of dropped) await deleteIndex(db, namespaceId, attribute, signal);
  while (!signal.aborted && (await buildPage(db, namespaceId)) !== null);
  // What was dropped and is wanted again begins when its old rows are gone.
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
