/**
 * Garbage collection of history. It removes expired pins (retained snapshots) and all versions of documents and answers below the
 * lowest remaining pin. The transaction that takes a pin also schedules this sweep for its expiry. So no history outlives its
 * last reader.
 *
 * The sweep also counts the bytes that pins retain, of a namespace and of its organization. Whoever replaces much that is pinned wakes it
 * (`records/namespaces/retained.ts`). Where an organization retains more than it may, the pins of the namespace that grew are removed at once.
 */
import type { Clock } from "#src/foundation/time/clock.ts";
import type { Database, Transaction } from "./database.ts";
import * as sql from "./history-sql.ts";

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
  /** Counts bytes that an organization retains, or no longer does. Returns whether it retains more than it may. */
  retained?(tx: Transaction, organizationId: string, bytes: number): Promise<boolean>;
}

/** Sweeps a namespace. Returns when to sweep next; null if no pin is left. */
export async function sweepHistory(
  { db, clock, unpinned = async () => {}, retained = async () => false }: HistoryParts,
  namespaceId: number,
  signal: AbortSignal,
): Promise<Date | null> {
  const now = clock.now();
  const parts = { db, clock, unpinned, retained };
  const { readable, nextExpiry } = await db.transaction((tx) => sweepPins(tx, parts, namespaceId, now));
  for (const table of sql.HISTORIES) {
    while (!signal.aborted && (await db.transaction((tx) => deleteSome(tx, parts, table, namespaceId, readable))) === AT_ONCE);
  }
  if (signal.aborted) return now;
  return nextExpiry && new Date(Math.max(nextExpiry.getTime(), now.getTime() + AT_MOST_EVERY_MS));
}

/** Removes expired pins, and all of them where too much is retained. Nobody can read versions that ended at or before `readable`. */
async function sweepPins(
  tx: Transaction,
  { unpinned, retained }: Required<HistoryParts>,
  namespaceId: number,
  now: Date,
): Promise<{ readable: number; nextExpiry: Date | null }> {
  // The row lock blocks new pins, and blocks commits that would rely on the old ones.
  const namespace = await sql.holdNamespace(tx, namespaceId);
  if (!namespace) return { readable: Number.MAX_SAFE_INTEGER, nextExpiry: null };
  const { sequence, organizationId } = namespace;
  let removed = await sql.deletePins(tx, namespaceId, now);
  const grown = await sql.bytesAfter(tx, namespaceId, namespace.retainedTo);
  if (grown > 0 && (await retained(tx, organizationId, grown))) removed += await sql.deletePins(tx, namespaceId, null);
  if (removed > 0) await unpinned(tx, organizationId, removed);
  const left = await sql.pinsLeft(tx, namespaceId);
  await sql.setPins(tx, namespaceId, { ...left, grown, sequence });
  return { readable: left.lowest ?? sequence, nextExpiry: left.expiresAt };
}

/** Deletes some of the versions that ended at or before a sequence. Returns their number. */
async function deleteSome(
  tx: Transaction,
  { retained }: Required<HistoryParts>,
  table: sql.History,
  namespaceId: number,
  readable: number,
): Promise<number> {
  const { versions, bytes } = await sql.deleteBelow(tx, table, namespaceId, readable, AT_ONCE);
  // The namespace's row is locked last, because deleting may take seconds.
  const organizationId = bytes === 0 ? undefined : await sql.subtractBytes(tx, namespaceId, bytes);
  if (organizationId !== undefined) await retained(tx, organizationId, -bytes);
  return versions;
}
