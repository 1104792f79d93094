/**
 * Sweeps what nobody reads any more: pins that have expired, and the history of documents and answers below the lowest pin that is left.
 * Whoever takes a pin wakes the sweep for when it expires, in the same transaction, so history ends where its readers do.
 */
import type { Clock } from "#src/clock.ts";
import type { Database, Session, Transaction } from "./database.ts";

/** The kind of its wakeups. */
export const HISTORY = "history";

/** Rows of one deletion. */
const AT_ONCE = 5_000;
/** Pins may outlive their time so long, so that many that expire one after the other are swept together. */
const AT_MOST_EVERY_MS = 10_000;

export interface HistoryParts {
  db: Database;
  clock: Clock;
  /** Pins of an organization have gone. */
  unpinned?(tx: Transaction, organizationId: string, count: number): Promise<void>;
}

/** Sweeps a namespace; answers when there will be more to sweep, null where nothing is pinned. */
export async function sweepHistory(
  { db, clock, unpinned = async () => {} }: HistoryParts,
  namespaceId: number,
  signal: AbortSignal,
): Promise<Date | null> {
  const now = clock.now();
  const { readable, nextExpiry } = await db.transaction((tx) => sweepPins(tx, namespaceId, now, unpinned));
  for (const table of ["document_history", "answer_history"] as const) {
    while (!signal.aborted && (await deleteBelow(db, table, namespaceId, readable)) === AT_ONCE);
  }
  if (signal.aborted) return now;
  return nextExpiry && new Date(Math.max(nextExpiry.getTime(), now.getTime() + AT_MOST_EVERY_MS));
}

/** Removes pins that have expired. What ceased at or before `readable` is read by nobody. */
async function sweepPins(
  tx: Transaction,
  namespaceId: number,
  now: Date,
  unpinned: NonNullable<HistoryParts["unpinned"]>,
): Promise<{ readable: number; nextExpiry: Date | null }> {
  // Held: no pin is taken meanwhile, and no commit goes by the pins that were.
  const [namespace] = await tx.query<{ sequence: number; organization_id: string }>({
    name: "history_hold",
    text: "select sequence, organization_id from namespaces where namespace_id = $1 for no key update",
    values: [namespaceId],
  });
  if (!namespace) return { readable: Number.MAX_SAFE_INTEGER, nextExpiry: null };
  const expired = await tx.query({
    name: "history_delete_expired",
    text: "delete from pins where namespace_id = $1 and expires_at <= $2 returning 1",
    values: [namespaceId, now],
  });
  if (expired.length > 0) await unpinned(tx, namespace.organization_id, expired.length);
  const [left] = await tx.query<{ lowest: number | null; highest: number | null; expires_at: Date | null }>({
    name: "history_pins_left",
    text: `
      select min(sequence) as lowest, max(sequence) as highest, min(expires_at) as expires_at
      from pins where namespace_id = $1`,
    values: [namespaceId],
  });
  const { lowest, highest, expires_at } = left!;
  await tx.query({
    name: "history_set_pins",
    text: `
      update namespaces set lowest_pin = $2, highest_pin = $3
      where namespace_id = $1 and (lowest_pin is distinct from $2 or highest_pin is distinct from $3)`,
    values: [namespaceId, lowest, highest],
  });
  return { readable: lowest ?? namespace.sequence, nextExpiry: expires_at };
}

/** Deletes some of what ceased up to a sequence; answers how much that was. */
async function deleteBelow(
  session: Session,
  table: "document_history" | "answer_history",
  namespaceId: number,
  readable: number,
): Promise<number> {
  const deleted = await session.query({
    name: `history_delete_from_${table}`,
    text: `
      delete from ${table} where namespace_id = $1 and ctid = any(array(
        select ctid from ${table} where namespace_id = $1 and superseded <= $2 limit $3
      )) returning 1`,
    values: [namespaceId, readable, AT_ONCE],
  });
  return deleted.length;
}
