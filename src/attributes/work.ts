/** The work of kind `attributes`: brings a namespace's indexes in line with what is wanted, deletes what is dropped, builds what is begun. */
import type { Clock } from "#src/clock.ts";
import type { Database } from "#src/db/database.ts";
import { buildPage } from "./build.ts";
import { reconcile } from "./reconcile.ts";
import * as sql from "./sql.ts";
import { UNUSED_MS } from "./wanted.ts";

export const KIND = "attributes";

/** Rows of one deletion. */
const DELETED_AT_ONCE = 10_000;

/**
 * A query that goes by what was known of the namespace up to a minute ago may still use an index that is being dropped. It is kept up no
 * more, but its rows stay for longer than that.
 */
export const DROPPED_AFTER_MS = 90_000;

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
  const dropped = indexes.filter(({ state }) => state === "dropping");
  const [due, waiting] = [
    dropped.filter((index) => dropAt(index) <= clock.now()),
    dropped.filter((index) => dropAt(index) > clock.now()),
  ];
  for (const { attribute } of due) await deleteIndex(db, namespaceId, attribute, signal);
  while (!signal.aborted && (await buildPage(db, namespaceId)) !== null);
  // What was dropped and is wanted again begins when its old rows are gone.
  if (signal.aborted || due.length > 0) return clock.now();
  const learned = indexes.filter(({ origin, state }) => origin === "learned" && state !== "dropping");
  return earliest([...waiting.map(dropAt), ...learned.map(({ last_used_at }) => new Date(last_used_at.getTime() + UNUSED_MS))]);
}

function dropAt({ last_used_at }: sql.IndexRow): Date {
  return new Date(last_used_at.getTime() + DROPPED_AFTER_MS);
}

function earliest(moments: readonly Date[]): Date | null {
  return moments.reduce<Date | null>((first, moment) => (first && first <= moment ? first : moment), null);
}

async function deleteIndex(db: Database, namespaceId: number, attribute: string, signal: AbortSignal): Promise<void> {
  while ((await sql.deleteValues(db, namespaceId, attribute, DELETED_AT_ONCE)) === DELETED_AT_ONCE) {
    if (signal.aborted) return;
  }
  await db.transaction((tx) => sql.deleteIndex(tx, namespaceId, attribute));
}
