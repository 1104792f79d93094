/**
 * Garbage collection of history. It removes expired pins (retained snapshots) and all versions of documents and answers below the
 * lowest remaining pin. The transaction that takes a pin also schedules this sweep for its expiry. So no history outlives its
 * last reader.
 */
import type { Clock } from "#src/foundation/time/clock.ts";
import type { Database, Session, Transaction } from "./database.ts";

/** The kind of its work-queue rows. */
export const HISTORY = "history";

/** Rows per deletion. */
const AT_ONCE = 5_000;
/** A pin may outlive its expiry by this much, so that one sweep removes many pins. */
const AT_MOST_EVERY_MS = 10_000;

export interface HistoryParts {
  db: Database;
  clock: Clock;
  /** Called when pins of an organization were removed. */
  unpinned?(tx: Transaction, organizationId: string, count: number): Promise<void>;
}

/** Sweeps a namespace. Returns when to sweep next; null if no pin is left. */
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

/** Removes expired pins. Nobody can read versions that ended at or before `readable`. */
async function sweepPins(
  tx: Transaction,
  namespaceId: number,
  now: Date,
  unpinned: NonNullable<HistoryParts["unpinned"]>,
): Promise<{ readable: number; nextExpiry: Date | null }> {
  // The row lock blocks new pins, and blocks commits that would rely on the old ones.
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

/** Deletes some of the versions that ended at or before a sequence. Returns their number. */
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
