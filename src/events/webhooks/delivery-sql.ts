import type { AttemptSummary, DeliveryError, DeliveryStatus, EventType, SkippedReason } from "#generated/types.ts";
import { column, textArray } from "#src/foundation/db/array-literals.ts";
import { built, knex } from "#src/foundation/db/built.ts";
import type { Session, Transaction } from "#src/foundation/db/database.ts";
import type { Skipped } from "./skipped-reason.ts";

export interface DeliveryRow {
  endpointId: string;
  queuedId: string;
  eventId: string;
  organizationId: string;
  eventType: EventType;
  status: DeliveryStatus;
  attempts: number;
  nextAttemptAt: Date | null;
  attemptedAt: Date | null;
  statusCode: number | null;
  latencyMs: number | null;
  error: DeliveryError | null;
  response: string | null;
  /** Null if it began before attempts were stored, or has no attempt yet. */
  history: AttemptSummary[] | null;
  /** Null if the endpoint was disabled. */
  skippedReason: SkippedReason | null;
  createdAt: Date;
}

const columns = [
  "endpoint_id as endpointId",
  "queued_id as queuedId",
  "event_id as eventId",
  "organization_id as organizationId",
  "event_type as eventType",
  "status",
  "attempts",
  "next_attempt_at as nextAttemptAt",
  "attempted_at as attemptedAt",
  "status_code as statusCode",
  "latency_ms as latencyMs",
  "error",
  "response",
  "history",
  "skipped_reason as skippedReason",
  "created_at as createdAt",
];

export type NewDelivery = Pick<DeliveryRow, "endpointId" | "queuedId" | "eventId" | "eventType" | "status">;

/** Pending ones are due at once. */
export async function insertDeliveries(
  tx: Transaction,
  organizationId: string,
  deliveries: readonly NewDelivery[],
  at: Date,
): Promise<void> {
  const [endpoint, endpoints] = column(
    deliveries.map(({ endpointId }) => endpointId),
    textArray,
  );
  const [type, types] = column(
    deliveries.map(({ eventType }) => eventType),
    textArray,
  );
  const [status, statuses] = column(
    deliveries.map(({ status }) => status),
    textArray,
  );
  const queued = textArray(deliveries.map(({ queuedId }) => queuedId));
  const events = textArray(deliveries.map(({ eventId }) => eventId));
  await tx.query({
    name: "deliveries_insert",
    text: `
      insert into deliveries (endpoint_id, queued_id, event_id, organization_id, event_type, status, next_attempt_at, created_at)
      select coalesce(d.endpoint, $3), d.queued, d.event, $1, coalesce(d.type, $5), coalesce(d.status, $7),
             case when coalesce(d.status, $7) = 'pending' then $2::timestamptz end, $2
      from unnest($9::text[], $10::text[], $4::text[], $6::text[], $8::text[]) as d(queued, event, endpoint, type, status)`,
    values: [organizationId, at, endpoint, endpoints, type, types, status, statuses, queued, events],
  });
}

/** Deliveries before a given one, newest first. */
export async function listDeliveries(
  session: Session,
  endpointId: string,
  { status, keptSince, before, limit }: { status: DeliveryStatus | null; keptSince: string; before: string; limit: number },
): Promise<DeliveryRow[]> {
  const listed = knex("deliveries").select(columns).where({ endpoint_id: endpointId }).where("queued_id", ">=", keptSince);
  if (before !== "") listed.where("queued_id", "<", before);
  if (status !== null) listed.where({ status });
  return built<DeliveryRow>(session, listed.orderBy("queued_id", "desc").limit(limit));
}

/** An event's deliveries to these endpoints, the latest first. The key finds the first delivery, and an index those that were sent again. */
export async function listDeliveriesOf(
  session: Session,
  endpointIds: readonly string[],
  { eventId, keptSince, limit }: { eventId: string; keptSince: string; limit: number },
): Promise<DeliveryRow[]> {
  const ofEvent = knex("deliveries")
    .select(columns)
    .whereIn("endpoint_id", endpointIds)
    .where("queued_id", ">=", keptSince)
    .where((rows) =>
      rows
        .where({ queued_id: eventId })
        .orWhere((again) => again.where({ event_id: eventId }).where("queued_id", "<>", knex.ref("event_id"))),
    );
  return built<DeliveryRow>(session, ofEvent.orderBy([{ column: "queued_id", order: "desc" }, "endpoint_id"]).limit(limit));
}

/** An event's pending deliveries to an endpoint. */
export async function readPendingOf(tx: Transaction, endpointId: string, eventId: string): Promise<DeliveryRow | undefined> {
  const ofEvent = knex("deliveries")
    .select(columns)
    .where({ endpoint_id: endpointId, status: "pending" })
    .where((rows) =>
      rows
        .where({ queued_id: eventId })
        .orWhere((again) => again.where({ event_id: eventId }).where("queued_id", "<>", knex.ref("event_id"))),
    );
  const [row] = await built<DeliveryRow>(tx, ofEvent.limit(1));
  return row;
}

/** The position of a delivery among the due ones of its endpoint. */
export interface DuePlace {
  nextAttemptAt: Date | "-infinity";
  queuedId: string;
}

export interface DueRow extends DuePlace {
  eventId: string;
  attempts: number;
}

/** Due deliveries after a position, except some, the longest waiting first. */
export async function readDue(
  session: Session,
  endpointId: string,
  { now, after, except, limit }: { now: Date; after: DuePlace; except: readonly string[]; limit: number },
): Promise<DueRow[]> {
  return session.query<DueRow>({
    name: "deliveries_read_due",
    text: `
      select queued_id as "queuedId", event_id as "eventId", attempts, next_attempt_at as "nextAttemptAt" from deliveries
      where endpoint_id = $1 and status = 'pending' and next_attempt_at <= $2 and (next_attempt_at, queued_id) > ($3, $4)
        and not (queued_id = any($5))
      order by next_attempt_at, queued_id limit $6`,
    values: [endpointId, now, after.nextAttemptAt, after.queuedId, except, limit],
  });
}

/** When the next attempt to an endpoint is due. */
export async function readNextDue(session: Session, endpointId: string): Promise<Date | null> {
  const [row] = await session.query<{ next: Date }>({
    name: "deliveries_read_next_due",
    text: `
      select next_attempt_at as next from deliveries where endpoint_id = $1 and status = 'pending' order by next_attempt_at limit 1`,
    values: [endpointId],
  });
  return row?.next ?? null;
}

/** The outcome of an attempt. */
export interface Attempted {
  queuedId: string;
  /** The number of attempts before it. */
  attempts: number;
  status: "pending" | "succeeded" | "failed";
  nextAttemptAt: Date | null;
  attemptedAt: Date;
  statusCode: number | null;
  latencyMs: number;
  error: DeliveryError | null;
  response: string | null;
}

/**
 * Writes the outcomes of attempts. If a delivery was queued again or deleted meanwhile, its outcome is dropped. A delivery that
 * was skipped during its attempt still gets the attempt, and has succeeded if the attempt did.
 */
export async function recordAttempts(tx: Transaction, endpointId: string, attempted: readonly Attempted[]): Promise<void> {
  await tx.query({
    name: "deliveries_record_attempts",
    // Finds rows only by their ids. The index of pending deliveries would be read from end to end, however large it is.
    text: `
      update deliveries d
      set status = case when d.status = 'skipped' and a.status <> 'succeeded' then 'skipped' else a.status end, attempts = a.attempts + 1,
          next_attempt_at = case when d.status = 'skipped' then null else a."nextAttemptAt" end, attempted_at = a."attemptedAt",
          status_code = a."statusCode", latency_ms = a."latencyMs", error = a.error, response = a.response,
          history = coalesce(d.history, '[]') || jsonb_build_object(
            'at', a."attemptedAt", 'status_code', a."statusCode", 'latency_ms', a."latencyMs", 'error', a.error)
      from jsonb_to_recordset($2) as a("queuedId" text, attempts integer, status text, "nextAttemptAt" timestamptz,
           "attemptedAt" timestamptz, "statusCode" integer, "latencyMs" integer, error text, response text)
      where d.endpoint_id = $1 and d.queued_id = any($3) and d.queued_id = a."queuedId" and d.status || '' in ('pending', 'skipped')
        and d.attempts = a.attempts`,
    values: [endpointId, JSON.stringify(attempted), attempted.map(({ queuedId }) => queuedId)],
  });
}

/** Marks pending deliveries as skipped. Returns their number. */
export async function skipPending(tx: Transaction, endpointId: string, limit: number): Promise<number> {
  const rows = await tx.query({
    name: "deliveries_skip_pending",
    text: `
      update deliveries set status = 'skipped', next_attempt_at = null
      where endpoint_id = $1 and status = 'pending' and queued_id = any(array(
        select queued_id from deliveries where endpoint_id = $1 and status = 'pending' order by queued_id limit $2))
      returning 1`,
    values: [endpointId, limit],
  });
  return rows.length;
}

/** Marks some pending deliveries as skipped, each for its reason. */
export async function skipDeliveries(tx: Transaction, endpointId: string, skipped: readonly Skipped[]): Promise<void> {
  await tx.query({
    name: "deliveries_skip",
    text: `
      update deliveries d set status = 'skipped', next_attempt_at = null, skipped_reason = s.reason
      from unnest($2::text[], $3::text[]) as s(queued, reason)
      where d.endpoint_id = $1 and d.queued_id = any($2) and d.queued_id = s.queued and d.status || '' = 'pending'`,
    values: [endpointId, textArray(skipped.map(({ queuedId }) => queuedId)), textArray(skipped.map(({ reason }) => reason))],
  });
}

export async function countPending(tx: Transaction, endpointId: string): Promise<number> {
  const [row] = await tx.query<{ pending: number }>({
    name: "deliveries_count_pending",
    text: "select count(*) as pending from deliveries where endpoint_id = $1 and status = 'pending'",
    values: [endpointId],
  });
  return row!.pending;
}

/**
 * When the first of an endpoint's deliveries was queued that wait, or have finally failed since a moment. That may be long before the moment: a
 * delivery waits for its first attempt, and it has many.
 */
export async function readFirstMissed(tx: Transaction, endpointId: string, failedSince: Date): Promise<Date | null> {
  const [row] = await tx.query<{ first: Date | null }>({
    name: "deliveries_read_first_missed",
    text: `
      select min(created_at) as first from deliveries
      where endpoint_id = $1 and (status = 'pending' or status = 'failed' and attempted_at >= $2)`,
    values: [endpointId, failedSince],
  });
  return row!.first;
}

/** A delivery that has failed or was skipped. */
export type Unsent = Pick<DeliveryRow, "queuedId" | "eventId">;

/** The first deliveries after an id that were queued since a moment, and failed or were skipped. */
export async function readUnsent(
  tx: Transaction,
  endpointId: string,
  { since, after, limit }: { since: Date; after: string; limit: number },
): Promise<Unsent[]> {
  return tx.query<Unsent>({
    name: "deliveries_read_unsent",
    text: `
      select queued_id as "queuedId", event_id as "eventId" from deliveries
      where endpoint_id = $1 and status in ('failed', 'skipped') and created_at >= $2 and queued_id > $3
      order by queued_id limit $4`,
    values: [endpointId, since, after, limit],
  });
}

/** Queues deliveries that failed or were skipped again, from the first attempt. Returns their number. */
export async function queueAgain(tx: Transaction, endpointId: string, queuedIds: readonly string[], at: Date): Promise<number> {
  const rows = await tx.query({
    name: "deliveries_queue_again",
    text: `
      update deliveries set status = 'pending', attempts = 0, next_attempt_at = $3, attempted_at = null, status_code = null,
             latency_ms = null, error = null, response = null, history = null, skipped_reason = null
      where endpoint_id = $1 and status in ('failed', 'skipped') and queued_id = any($2)
      returning 1`,
    values: [endpointId, queuedIds, at],
  });
  return rows.length;
}

/** Deletes some of an endpoint's deliveries before an id; null means any. */
export async function deleteDeliveries(
  session: Session,
  endpointId: string,
  before: string | null,
  limit: number,
): Promise<number> {
  const rows = await session.query({
    name: "deliveries_delete",
    text: `
      delete from deliveries where endpoint_id = $1 and queued_id = any(array(
        select queued_id from deliveries where endpoint_id = $1 and ($2::text is null or queued_id < $2) order by queued_id limit $3))
      returning 1`,
    values: [endpointId, before, limit],
  });
  return rows.length;
}

/** When an endpoint's oldest delivery was queued. */
export async function readOldest(session: Session, endpointId: string): Promise<Date | null> {
  const [row] = await session.query<{ at: Date }>({
    name: "deliveries_read_oldest",
    text: "select created_at as at from deliveries where endpoint_id = $1 order by queued_id limit 1",
    values: [endpointId],
  });
  return row?.at ?? null;
}

/** Removes deliveries whose events are no longer retained. */
export async function forgetDeliveries(session: Session, endpointId: string, queuedIds: readonly string[]): Promise<void> {
  await session.query({
    name: "deliveries_forget",
    text: "delete from deliveries where endpoint_id = $1 and queued_id = any($2)",
    values: [endpointId, queuedIds],
  });
}
