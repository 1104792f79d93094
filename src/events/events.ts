/** Events as other rooms need them: those in the feed by their ids, and test sends, which are in it without being listed. */
import type { EventType } from "#generated/types.ts";
import type { Session, Transaction } from "#src/db/database.ts";
import type { Json } from "#src/json.ts";
import { nextEventIds } from "./event-id.ts";
import { organizationRecords } from "./record.ts";
import type { EventRow } from "./sql.ts";
import * as sql from "./sql.ts";

export type { EventRow, QueuedEvent } from "./sql.ts";

/** An event whose data is sent on as it is kept. */
export interface EventText extends Omit<EventRow, "data"> {
  text: string;
}

export async function eventById(session: Session, organizationId: string, eventId: string): Promise<EventRow | undefined> {
  return sql.readEvent(session, organizationId, eventId);
}

/**
 * Those that are still kept, with their data as a text. Of large ones only as many of the oldest as are about so many bytes together, at
 * least one: the others are null.
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
  const event = { eventId: eventId!, namespace, type, timestamp: now, testEndpoint: endpointId };
  const subscription = subscriptionOf(type, data);
  await sql.insertEvents(tx, organizationId, [{ ...event, subscription, text: JSON.stringify(data) }]);
  return { ...event, data };
}

function subscriptionOf(type: EventType, data: Json): string | null {
  return type.startsWith("subscription.") ? (data as { subscription: string }).subscription : null;
}
