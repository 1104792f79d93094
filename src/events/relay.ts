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
import { unawaited } from "#src/db/session.ts";
import { wake } from "#src/work/wakeups.ts";
import { batchPrefix, MOST_OF_BATCH, nextEventIds } from "./event-id.ts";
import { EVENTS, organizationRecords } from "./record.ts";
import { expiryOf, sweepFeed } from "./retention.ts";
import type { QueuedEvent } from "./sql.ts";
import * as sql from "./sql.ts";

export interface RelayParts {
  db: Database;
  clock: Clock;
  /** Whether all tables lie on one machine, so that one statement can move events to the feed. */
  together: boolean;
  /** Queues events that are new in the feed for the endpoints that they go to, in the transaction that puts them there. */
  queue(tx: Transaction, organizationId: string, events: readonly QueuedEvent[], at: Date): Promise<void>;
  /** Sweeps what else is kept of an organization for a time, with its feed. */
  sweepAlso(organizationId: string): Promise<void>;
  /** Tells this process's worker that deliveries may be due. */
  wakeDeliveries(): void;
}

/** Events of one transaction: others of the organization wait for it. */
const AT_ONCE = Math.min(1_000, MOST_OF_BATCH);

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

async function move(
  { clock, together, queue }: RelayParts,
  tx: Transaction,
  organizationId: string,
  namespaceId: number,
): Promise<void> {
  const now = clock.now();
  const recordsId = organizationRecords(organizationId);
  // One after the other, though sent together: another worker may have moved them while this one waited for the feed.
  const batch = { namespaceId, prefix: batchPrefix(now), limit: AT_ONCE };
  const [{ lastEventId }, moved] = await Promise.all([
    sql.holdFeed(tx, { organizationId, recordsId }),
    together ? sql.moveRecords(tx, organizationId, batch) : [],
  ]);
  // By a clock that is behind the last one's, or in the same millisecond, ids have to be counted on from the last.
  const carried = !together || (lastEventId !== null && lastEventId >= batch.prefix);
  const events = carried ? await carry(tx, organizationId, namespaceId, lastEventId, now) : moved;
  if (events.length === 0) return;
  await queue(tx, organizationId, events, now);
  unawaited(sql.setLastEvent(tx, organizationId, events.at(-1)!.eventId));
  if (lastEventId === null) await wake(tx, EVENTS, recordsId, expiryOf(now));
}

/** Moves events by taking them out and putting them in. */
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
