/**
 * The relay of the transactional outbox. It moves recorded events to the feed of their organization. It locks the feed's row
 * until the commit, so ids are assigned in the order in which events become visible. So a follower that has seen one event has
 * seen all before it.
 *
 *   recorded (with its cause) ── relay: offset and id ──▶ in the feed ── 30 days ──▶ swept
 *
 * One transaction removes an event from the outbox and inserts it into the feed. So an event is never in both, and never in
 * neither.
 */

import { eventsPublished } from "#src/events/counted.ts";
import type { Database, Transaction } from "#src/foundation/db/database.ts";
import { unawaited } from "#src/foundation/db/session.ts";
import { batchPrefix, MOST_OF_BATCH, nextEventIds } from "#src/foundation/events/event-id.ts";
import type { QueuedEvent } from "#src/foundation/events/event-rows.ts";
import * as sql from "#src/foundation/events/event-rows.ts";
import { EVENTS, organizationRecords } from "#src/foundation/events/record.ts";
import { wake } from "#src/foundation/queue/wakeups.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import { expiryOf, sweepFeed } from "./retention.ts";

export interface RelayParts {
  db: Database;
  clock: Clock;
  /** Whether all tables are on one machine, so that one statement can move events to the feed. */
  together: boolean;
  /**
   * Queues new events of the feed for their endpoints, in the transaction that adds them to the feed. It reads the endpoints at once, on the way of
   * the statements before.
   */
  queue(tx: Transaction, organizationId: string): (events: readonly QueuedEvent[], at: Date) => Promise<void>;
  /** Tells clients of this process that follow the feed. */
  moved(organizationId: string, lastEventId: string): void;
  /** Sweeps other expiring data of an organization together with its feed. */
  sweepAlso(organizationId: string): Promise<void>;
}

/** Events per transaction. Other events of the organization wait for it. */
const AT_ONCE = Math.min(1_000, MOST_OF_BATCH);

/** Moves everything recorded under an id. If the id is an organization's own, returns when to sweep its feed. */
export async function relay(parts: RelayParts, namespaceId: number, signal: AbortSignal): Promise<Date | null> {
  const { db, clock } = parts;
  while (!signal.aborted) {
    const organizationId = await sql.readRecorder(db, namespaceId);
    if (organizationId === undefined) break;
    const moved = await db.transaction((tx) => move(parts, tx, organizationId, namespaceId));
    for (const { type } of moved) eventsPublished.add({ type });
    if (moved.length > 0) parts.moved(organizationId, moved.at(-1)!.eventId);
    // What is recorded from now on wakes the relay again.
    if (moved.length < AT_ONCE) break;
  }
  return signal.aborted ? clock.now() : sweepFeed(parts, namespaceId, signal);
}

async function move(
  { clock, together, queue }: RelayParts,
  tx: Transaction,
  organizationId: string,
  namespaceId: number,
): Promise<readonly QueuedEvent[]> {
  const now = clock.now();
  const recordsId = organizationRecords(organizationId);
  // The statements are pipelined, but run in order. Another worker may have moved the events while this one waited for the feed.
  const batch = { namespaceId, prefix: batchPrefix(now), limit: AT_ONCE };
  const held = Promise.all([
    sql.holdFeed(tx, { organizationId, recordsId }),
    together ? sql.moveRecords(tx, organizationId, batch) : [],
  ]);
  const queued = queue(tx, organizationId);
  const [{ lastEventId }, moved] = await held;
  // If the clock is behind the last id's, or in the same millisecond, ids must continue from the last one.
  const carried = !together || (lastEventId !== null && lastEventId >= batch.prefix);
  const events = carried ? await carry(tx, organizationId, namespaceId, lastEventId, now) : moved;
  if (events.length === 0) return events;
  await queued(events, now);
  unawaited(sql.setLastEvent(tx, organizationId, events.at(-1)!.eventId));
  if (lastEventId === null) await wake(tx, EVENTS, recordsId, expiryOf(now));
  return events;
}

/** Moves events by deleting and inserting them. */
async function carry(
  tx: Transaction,
  organizationId: string,
  namespaceId: number,
  lastEventId: string | null,
  now: Date,
): Promise<QueuedEvent[]> {
  const records = await sql.takeRecords(tx, namespaceId, AT_ONCE);
  if (records.length === 0) return [];
  const ids = nextEventIds(lastEventId, now, records.length);
  const events = records.map((record, n) => ({ ...record, eventId: ids[n]!, testEndpoint: null }));
  unawaited(sql.insertEvents(tx, organizationId, events));
  return events;
}
