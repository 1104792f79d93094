/**
 * The relay: moves recorded events to the feed of their organization. Whoever moves some holds the feed's row until the commit, so ids are
 * handed out in the order in which events become visible, and a follower that has seen one has seen all before it.
 *
 *   recorded (beside what caused it) ── relay: place and id ──▶ in the feed ── 30 days ──▶ swept
 *
 * An event is taken from where it was recorded and put into the feed in one transaction: never in both, never in neither.
 */
import type { Clock } from "#src/clock.ts";
import type { Database, Transaction } from "#src/db/database.ts";
import { wake } from "#src/work/wakeups.ts";
import { nextEventIds } from "./event-id.ts";
import { EVENTS, organizationRecords } from "./record.ts";
import { expiryOf, sweepFeed } from "./retention.ts";
import * as sql from "./sql.ts";

export interface RelayParts {
  db: Database;
  clock: Clock;
}

/** Events of one transaction: others of the organization wait for it. */
const AT_ONCE = 1_000;

/** Moves all that is recorded under an id; answers when the organization's feed is to be swept, where the id is an organization's own. */
export async function relay(parts: RelayParts, namespaceId: number, signal: AbortSignal): Promise<Date | null> {
  const { db, clock } = parts;
  while (!signal.aborted) {
    const organizationId = await sql.readRecorder(db, namespaceId);
    if (organizationId === undefined) break;
    await db.transaction((tx) => move(tx, organizationId, namespaceId, clock.now()));
  }
  return signal.aborted ? clock.now() : sweepFeed(parts, namespaceId, signal);
}

async function move(tx: Transaction, organizationId: string, namespaceId: number, now: Date): Promise<void> {
  const feed = await sql.holdFeed(tx, { organizationId, recordsId: organizationRecords(organizationId) });
  // Another worker may have moved them while this one waited.
  const records = await sql.takeRecords(tx, namespaceId, AT_ONCE);
  if (records.length === 0) return;
  const ids = nextEventIds(feed.lastEventId, now, records.length);
  await sql.insertEvents(
    tx,
    organizationId,
    records.map((record, n) => ({ ...record, eventId: ids[n]! })),
  );
  await sql.setLastEvent(tx, organizationId, ids.at(-1)!);
  if (feed.lastEventId === null) await wake(tx, EVENTS, organizationRecords(organizationId), expiryOf(now));
}
