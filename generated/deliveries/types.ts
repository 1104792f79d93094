// Generated from spec/ by `npm run generate`. Do not edit.
import type { Cursor, EndpointId, EventId, GivenTimestamp, Timestamp } from "../common/types.ts";
import type { EventType } from "../event-types/types.ts";

/** One attempt of a delivery, without what was answered. */
export interface AttemptSummary {
  /** When it was made. */
  at: Timestamp;
  /** The status that the endpoint answered; null when it answered none. */
  status_code: number | null;
  /** How long it took, in milliseconds. */
  latency_ms: number;
  /** Why it failed; null when it succeeded. */
  error: DeliveryError | null;
}

/**
 * One event on its way to one endpoint. Nine attempts over about 2.8 days: at once, then after waits of 5 seconds, 5 minutes,
 * 30 minutes, 2, 6, 12, 24 and 24 hours, each varied by up to 20% either way. A `Retry-After` with a 429 or 503 puts the next
 * attempt off, at most to the next scheduled one.
 */
export interface Delivery {
  /** The event, which the delivery carries as `webhook-id`. */
  event_id: EventId;
  /** The event's type. */
  event_type: EventType;
  /** The endpoint it goes to. */
  endpoint: EndpointId;
  /** How far it is. */
  status: DeliveryStatus;
  /** Attempts made. */
  attempts: number;
  /** When the next attempt is due; null unless `pending`. */
  next_attempt_at: Timestamp | null;
  /** The latest attempt; null before the first. */
  last_attempt: DeliveryAttempt | null;
  /** All attempts since it was queued, or recovered, oldest first, the latest among them: at most nine. */
  attempt_history?: AttemptSummary[];
  /** When it was queued. */
  created_at: Timestamp;
}

/** The latest attempt of a delivery. */
export interface DeliveryAttempt {
  /** When it was made. */
  at: Timestamp;
  /** The status that the endpoint answered; null when it answered none. */
  status_code: number | null;
  /** How long it took, in milliseconds. */
  latency_ms: number;
  /** Why it failed; null when it succeeded. */
  error: DeliveryError | null;
  /** The first 1 KB of the answer's body as UTF-8, bytes that are none replaced; null without an answer. */
  response: string | null;
}

/**
 * Why an attempt failed.
 *
 * - `timeout`: No complete answer within 15 seconds, or no connection within 5.
 * - `dns`: The host's name did not resolve.
 * - `tls`: The TLS handshake or the certificate failed.
 * - `connect`: The connection was refused or broke.
 * - `blocked_address`: The host resolves to an address that is not public; nothing was sent.
 * - `http_status`: The endpoint answered something other than a 2xx; redirects are not followed.
 */
export type DeliveryError = "timeout" | "dns" | "tls" | "connect" | "blocked_address" | "http_status";

/** One page of deliveries, newest first. */
export interface DeliveryList {
  /** Of each delivery the latest attempt, and a summary of all. */
  deliveries: Delivery[];
  /** Pass as `cursor` for the next page; null on the last. */
  next_cursor: Cursor | null;
}

/**
 * How far a delivery is.
 *
 * - `pending`: Waiting for its first or next attempt.
 * - `succeeded`: The endpoint answered a 2xx in time.
 * - `failed`: All nine attempts failed. Recover or redeliver queues it again.
 * - `skipped`: The endpoint was disabled before it got through. An attempt that was on its way then is in the log, and the delivery has succeeded where it did. Recover or redeliver queues it again.
 */
export type DeliveryStatus = "pending" | "succeeded" | "failed" | "skipped";

/** From when to recover. */
export interface RecoverRequest {
  /** Deliveries queued since then. At most 30 days back and not in the future, else `invalid_request`. */
  since: GivenTimestamp;
}

/** What a recovery did. */
export interface RecoverResponse {
  /** Deliveries queued again; 0 when there was nothing to recover or it was recovered before. */
  queued: number;
}

/** What to send as a test. */
export interface WebhookTestRequest {
  /**
   * Send an example of this event type, with `test: true`, instead of `webhook.test`.
   *
   * @default "webhook.test"
   */
  type?: EventType;
}
