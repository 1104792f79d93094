/** Access to events for other modules: events of the feed by id, and test sends, which are stored in the feed but not listed. */
import type { EventType } from "#generated/types.ts";
import type { Session, Transaction } from "#src/foundation/db/database.ts";
import type { Json } from "#src/foundation/json/json.ts";
import { nextEventIds } from "./event-id.ts";
import type { EventRow } from "./event-rows.ts";
import * as sql from "./event-rows.ts";
import { organizationRecords } from "./record.ts";

export type { EventRow, QueuedEvent } from "./event-rows.ts";

/** An event whose data is sent on as stored text. */
export interface EventText extends Omit<EventRow, "data"> {
  text: string;
}

export async function eventById(session: Session, organizationId: string, eventId: string): Promise<EventRow | undefined> {
  return sql.readEvent(session, organizationId, eventId);
}

/**
 * The events that are still retained, with their data as text. Large data is limited to about a number of bytes in total, oldest
 * first, with at least one event. The data of the others is null.
 */
export async function eventTexts(
  session: Session,
  organizationId: string,
  eventIds: readonly string[],
  bytes: number,
): Promise<ReadonlyMap<string, EventText | null>> {
  const rows = await sql.readEventTexts(session, organizationId, eventIds, bytes);
  return new Map(rows.map(({ text, ...event }) => [event.eventId, text === null ? null : { ...event, text }]));
}

/** Those of these events that are still retained, by id, without their data. */
export async function eventsConcerned(
  session: Session,
  organizationId: string,
  eventIds: readonly string[],
): Promise<ReadonlyMap<string, sql.EventConcern>> {
  const rows = await sql.readConcerns(session, organizationId, eventIds);
  return new Map(rows.map((row) => [row.eventId, row]));
}

/** Allocates ids at the end of an organization's feed, and locks the feed until the transaction ends. */
export async function takeEventIds(tx: Transaction, organizationId: string, now: Date, count: number): Promise<string[]> {
  const feed = await sql.holdFeed(tx, { organizationId, recordsId: organizationRecords(organizationId) });
  const ids = nextEventIds(feed.lastEventId, now, count);
  await sql.setLastEvent(tx, organizationId, ids.at(-1)!);
  return ids;
}

/** Creates a test event for one endpoint. */
export async function addTestEvent(
  tx: Transaction,
  organizationId: string,
  { endpointId, namespace, type, data }: { endpointId: string; namespace: string | null; type: EventType; data: Json },
  now: Date,
): Promise<EventRow> {
  const [eventId] = await takeEventIds(tx, organizationId, now, 1);
  const event = { eventId: eventId!, namespace, type, timestamp: now, testEndpoint: endpointId };
  const subscription = subscriptionOf(type, data);
  await sql.insertEvents(tx, organizationId, [{ ...event, subscription, text: JSON.stringify(data) }]);
  return { ...event, data };
}

function subscriptionOf(type: EventType, data: Json): string | null {
  return type.startsWith("subscription.") ? (data as { subscription: string }).subscription : null;
}
