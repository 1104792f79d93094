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
import type { EventRow } from "./sql.ts";
import * as sql from "./sql.ts";

export interface RelayParts {
  db: Database;
  clock: Clock;
  /** Queues events that are new in the feed for the endpoints that they go to, in the transaction that puts them there. */
  queue(tx: Transaction, organizationId: string, events: readonly EventRow[], at: Date): Promise<void>;
  /** Tells this process's worker that deliveries may be due. */
  wakeDeliveries(): void;
}

/** Events of one transaction: others of the organization wait for it. */
const AT_ONCE = 1_000;

/** Moves all that is recorded under an id; answers when the organization's feed is to be swept, where the id is an organization's own. */
export async function relay(parts: RelayParts, namespaceId: number, signal: AbortSignal): Promise<Date | null> {
  const { db, clock } = parts;
  while (!signal.aborted) {
    const organizationId = await sql.readRecorder(db, namespaceId);
    if (organizationId === undefined) break;
    await db.transaction((tx) => move(parts, tx, organizationId, namespaceId));
    parts.wakeDeliveries();
  }
  return signal.aborted ? clock.now() : sweepFeed(parts, namespaceId, signal);
}

async function move({ clock, queue }: RelayParts, tx: Transaction, organizationId: string, namespaceId: number): Promise<void> {
  const recordsId = organizationRecords(organizationId);
  const feed = await sql.holdFeed(tx, { organizationId, recordsId });
  // Another worker may have moved them while this one waited.
  const records = await sql.takeRecords(tx, namespaceId, AT_ONCE);
  if (records.length === 0) return;
  const now = clock.now();
  const ids = nextEventIds(feed.lastEventId, now, records.length);
  const events = records.map((record, n) => ({ ...record, eventId: ids[n]!, testEndpoint: null }));
  await sql.insertEvents(tx, organizationId, events);
  await sql.setLastEvent(tx, organizationId, ids.at(-1)!);
  await queue(tx, organizationId, events, now);
  if (feed.lastEventId === null) await wake(tx, EVENTS, recordsId, expiryOf(now));
}
