/** Events as other rooms need them: those in the feed by their ids, and test sends, which are in it without being listed. */
import type { EventType } from "#generated/types.ts";
import type { Session, Transaction } from "#src/db/database.ts";
import type { Json } from "#src/json.ts";
import { nextEventIds } from "./event-id.ts";
import { organizationRecords } from "./record.ts";
import type { EventRow } from "./sql.ts";
import * as sql from "./sql.ts";

export type { EventRow } from "./sql.ts";

export async function eventById(session: Session, organizationId: string, eventId: string): Promise<EventRow | undefined> {
  return sql.readEvent(session, organizationId, eventId);
}

/** Those that are still kept, by their ids. */
export async function eventsByIds(
  session: Session,
  organizationId: string,
  eventIds: readonly string[],
): Promise<ReadonlyMap<string, EventRow>> {
  return new Map((await sql.readEvents(session, organizationId, eventIds)).map((event) => [event.eventId, event]));
}

/** Ids for what takes its place among the events of an organization, whose feed is held until the end of the transaction. */
export async function takeEventIds(tx: Transaction, organizationId: string, now: Date, count: number): Promise<string[]> {
  const feed = await sql.holdFeed(tx, { organizationId, recordsId: organizationRecords(organizationId) });
  const ids = nextEventIds(feed.lastEventId, now, count);
  await sql.setLastEvent(tx, organizationId, ids.at(-1)!);
  return ids;
}

/** Makes an event for one endpoint alone. */
export async function addTestEvent(
  tx: Transaction,
  organizationId: string,
  { endpointId, namespace, type, data }: { endpointId: string; namespace: string | null; type: EventType; data: Json },
  now: Date,
): Promise<EventRow> {
  const [eventId] = await takeEventIds(tx, organizationId, now, 1);
  const event = { eventId: eventId!, namespace, type, timestamp: now, data, testEndpoint: endpointId };
  await sql.insertEvents(tx, organizationId, [event]);
  return event;
}
