import type { EventType } from "#generated/types.ts";
import type { Session, Transaction } from "#src/foundation/db/database.ts";
import type { Json } from "#src/foundation/json/json.ts";
import { DIGITS } from "./event-id.ts";

/** @param records a JSON array of `{ id, type, data }` */
export async function insertRecords(
  tx: Transaction,
  origin: { namespaceId: number; organizationId: string; namespace: string | null },
  records: string,
  at: Date,
): Promise<void> {
  await tx.query({
    name: "events_insert_records",
    text: `
      insert into recorded_events (namespace_id, record_id, organization_id, namespace, type, data, recorded_at)
      select $1, r.id, $2, $3, r.type, r.data, $5 from jsonb_to_recordset($4) as r(id text, type text, data jsonb)`,
    values: [origin.namespaceId, origin.organizationId, origin.namespace, records, at],
  });
}

/** The organization whose events are recorded under an id; undefined if there are none. */
export async function readRecorder(session: Session, namespaceId: number): Promise<string | undefined> {
  const [row] = await session.query<{ organization_id: string }>({
    name: "events_read_recorder",
    text: "select organization_id from recorded_events where namespace_id = $1 limit 1",
    values: [namespaceId],
  });
  return row?.organization_id;
}

/** An event as it is queued for webhook endpoints. */
export interface QueuedEvent {
  eventId: string;
  namespace: string | null;
  type: EventType;
  /** The subscription of the event; null if it has none. */
  subscription: string | null;
}

/** An event that is being moved. Its data stays text on the way from the outbox to the feed and is never parsed. */
export interface TakenRecord extends Omit<QueuedEvent, "eventId"> {
  timestamp: Date;
  text: string;
}

const subscriptionOf = "case when type like 'subscription.%' then data ->> 'subscription' end";

/**
 * Moves the first records of a namespace to the feed, which the caller has locked. Their ids are the prefix plus two digits.
 * Moves nothing if the feed is already beyond the prefix. It works only if all tables are on one machine, because the rows do not
 * leave the server.
 */
export async function moveRecords(
  tx: Transaction,
  organizationId: string,
  { namespaceId, prefix, limit }: { namespaceId: number; prefix: string; limit: number },
): Promise<QueuedEvent[]> {
  return tx.query<QueuedEvent>({
    name: "events_move_records",
    text: `
      with taken as (
        delete from recorded_events where namespace_id = $1 and record_id = any(array(
          select record_id from recorded_events where namespace_id = $1 order by record_id limit $2
        )) and exists (select 1 from feeds where organization_id = $3 and (last_event_id is null or last_event_id < $4))
        returning record_id, namespace, type, data, recorded_at
      ), numbered as (
        select namespace, type, data, recorded_at, ${subscriptionOf} as subscription,
               (row_number() over (order by record_id) - 1)::integer as n from taken
      ), named as (
        select *, $4 || substr('${DIGITS}', n / 32 + 1, 1) || substr('${DIGITS}', n % 32 + 1, 1) as event_id from numbered
      ), moved as (
        insert into events (organization_id, event_id, namespace, type, subscription_id, recorded_at, data)
        select $3, event_id, namespace, type, subscription, recorded_at, data from named
      )
      select event_id as "eventId", namespace, type, subscription from named order by n`,
    values: [namespaceId, limit, organizationId, prefix],
  });
}

/** Removes the first records of a namespace from the outbox and returns them. */
export async function takeRecords(tx: Transaction, namespaceId: number, limit: number): Promise<TakenRecord[]> {
  return tx.query<TakenRecord>({
    name: "events_take_records",
    text: `
      with taken as (
        delete from recorded_events where namespace_id = $1 and record_id = any(array(
          select record_id from recorded_events where namespace_id = $1 order by record_id limit $2
        )) returning record_id, namespace, type, data, recorded_at
      )
      select namespace, type, ${subscriptionOf} as subscription,
             recorded_at as "timestamp", data::text as text
      from taken order by record_id`,
    values: [namespaceId, limit],
  });
}

/**
 * Locks an organization's feed until the transaction ends, and creates it if it is missing. Two processes may create one at once:
 * both of its keys are unique, so the insert gives way to a conflict with either.
 */
export async function holdFeed(
  tx: Transaction,
  feed: { organizationId: string; recordsId: number },
): Promise<{ lastEventId: string | null }> {
  // Both are sent at once, before what the caller sends next.
  const made = tx.query({
    name: "events_make_feed",
    text: "insert into feeds (organization_id, records_id) values ($1, $2) on conflict do nothing",
    values: [feed.organizationId, feed.recordsId],
  });
  const [, row] = await Promise.all([made, lockFeed(tx, feed.organizationId)]);
  return row!;
}

async function lockFeed(tx: Transaction, organizationId: string): Promise<{ lastEventId: string | null } | undefined> {
  const [row] = await tx.query<{ lastEventId: string | null }>({
    name: "events_hold_feed",
    text: 'select last_event_id as "lastEventId" from feeds where organization_id = $1 for update',
    values: [organizationId],
  });
  return row;
}

export async function setLastEvent(tx: Transaction, organizationId: string, eventId: string): Promise<void> {
  await tx.query({
    name: "events_set_last",
    text: "update feeds set last_event_id = $2 where organization_id = $1",
    values: [organizationId, eventId],
  });
}

/** The organization whose own records are stored under an id, if it has a feed. */
export async function readFeedOf(session: Session, recordsId: number): Promise<string | undefined> {
  const [row] = await session.query<{ organization_id: string }>({
    name: "events_read_feed_of",
    text: "select organization_id from feeds where records_id = $1",
    values: [recordsId],
  });
  return row?.organization_id;
}

export interface EventRow {
  eventId: string;
  namespace: string | null;
  type: EventType;
  /** When the event was recorded. */
  timestamp: Date;
  data: Json;
  /** The endpoint that a test send is for; null for a real event. */
  testEndpoint: string | null;
}

export interface NewEvent extends QueuedEvent {
  timestamp: Date;
  testEndpoint: string | null;
  /** The data as JSON text. */
  text: string;
}

export async function insertEvents(tx: Transaction, organizationId: string, events: readonly NewEvent[]): Promise<void> {
  const rows = events.map(({ text, ...event }) => `${JSON.stringify(event).slice(0, -1)},"data":${text}}`);
  await tx.query({
    name: "events_insert",
    text: `
      insert into events (organization_id, event_id, namespace, type, subscription_id, recorded_at, data, test_endpoint)
      select $1, e."eventId", e.namespace, e.type, e.subscription, e."timestamp", e.data, e."testEndpoint"
      from jsonb_to_recordset($2) as e("eventId" text, namespace text, type text, subscription text, "timestamp" timestamptz,
           data jsonb, "testEndpoint" text)`,
    values: [organizationId, `[${rows.join(",")}]`],
  });
}

export const columns = `event_id as "eventId", namespace, type, recorded_at as "timestamp", data, test_endpoint as "testEndpoint"`;

export async function readEvent(session: Session, organizationId: string, eventId: string): Promise<EventRow | undefined> {
  const [row] = await session.query<EventRow>({
    name: "events_read",
    text: `select ${columns} from events where organization_id = $1 and event_id = $2`,
    values: [organizationId, eventId],
  });
  return row;
}

/**
 * Returns events with their data as text. It includes the data of the oldest events up to a total of stored bytes, and of one
 * more. The data of the others is null.
 */
export async function readEventTexts(
  session: Session,
  organizationId: string,
  eventIds: readonly string[],
  bytes: number,
): Promise<(Omit<EventRow, "data"> & { text: string | null })[]> {
  return session.query({
    name: "events_read_texts",
    text: `
      select event_id as "eventId", namespace, type, recorded_at as "timestamp", test_endpoint as "testEndpoint",
             case when before < $3 then data::text end as text
      from (
        select *, sum(pg_column_size(data)) over (order by event_id) - pg_column_size(data) as before
        from events where organization_id = $1 and event_id = any($2)
      ) found`,
    values: [organizationId, eventIds, bytes],
  });
}

/** What an event is about, without its data. */
export type EventConcern = Pick<EventRow, "eventId" | "namespace" | "type" | "testEndpoint">;

export async function readConcerns(
  session: Session,
  organizationId: string,
  eventIds: readonly string[],
): Promise<EventConcern[]> {
  return session.query<EventConcern>({
    name: "events_read_concerns",
    text: `
      select event_id as "eventId", namespace, type, test_endpoint as "testEndpoint" from events
      where organization_id = $1 and event_id = any($2)`,
    values: [organizationId, eventIds],
  });
}

/** The last event that was swept; null if none was. */
export async function readSwept(session: Session, organizationId: string): Promise<string | null> {
  const [row] = await session.query<{ swept_to: string | null }>({
    name: "events_read_swept",
    text: "select swept_to from feeds where organization_id = $1",
    values: [organizationId],
  });
  return row?.swept_to ?? null;
}

export async function existsBetween(session: Session, organizationId: string, after: string, before: string): Promise<boolean> {
  const [row] = await session.query<{ exists: boolean }>({
    name: "events_exists_between",
    text: "select exists (select 1 from events where organization_id = $1 and event_id > $2 and event_id < $3)",
    values: [organizationId, after, before],
  });
  return row!.exists;
}

/** Deletes some of the events before an id. Returns their number. */
export async function sweepEvents(tx: Transaction, organizationId: string, oldest: string, limit: number): Promise<number> {
  const [row] = await tx.query<{ swept: number; last: string | null }>({
    name: "events_sweep",
    text: `
      with swept as (
        delete from events where organization_id = $1 and event_id = any(array(
          select event_id from events where organization_id = $1 and event_id < $2 order by event_id limit $3
        )) returning event_id
      )
      select count(*) as swept, max(event_id) as last from swept`,
    values: [organizationId, oldest, limit],
  });
  const { swept, last } = row!;
  if (last !== null) {
    await tx.query({
      name: "events_set_swept",
      text: "update feeds set swept_to = $2 where organization_id = $1",
      values: [organizationId, last],
    });
  }
  return swept;
}

/** The last event of an organization's feed; null if the feed is empty. */
export async function readLastEvents(
  session: Session,
  organizationIds: readonly string[],
): Promise<{ organizationId: string; last: string | null }[]> {
  return session.query({
    name: "events_read_last",
    text: `select organization_id as "organizationId", last_event_id as last from feeds where organization_id = any($1)`,
    values: [organizationIds],
  });
}
