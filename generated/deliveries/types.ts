// Generated from spec/ by `npm run generate`. Do not edit.
import type { Cursor, EndpointId, EventId, GivenTimestamp, Timestamp } from "../common/types.ts";
import type { EventType } from "../event-types/types.ts";

/** One attempt of a delivery, without the response body. */
export interface AttemptSummary {
  /** The time of the attempt. */
  at: Timestamp;
  /** The HTTP status that the endpoint returned. Null when it returned none. */
  status_code: number | null;
  /** The duration of the attempt, in milliseconds. */
  latency_ms: number;
  /** Why the attempt failed. Null when it succeeded. */
  error: DeliveryError | null;
}

/**
 * The delivery of one event to one endpoint. The service makes up to nine attempts over about 2.8 days. The first is
 * immediate. The next ones follow after waits of 5 seconds, 5 minutes, 30 minutes, 2, 6, 12, 24 and 24 hours. Each wait
 * varies by up to 20% either way. A `Retry-After` with a 429 or 503 delays the next attempt, at most until the next
 * scheduled one.
 */
export interface Delivery {
  /** The event. The delivery carries its id as `webhook-id`. */
  event_id: EventId;
  /** The type of the event. */
  event_type: EventType;
  /** The endpoint that receives the delivery. */
  endpoint: EndpointId;
  /** The state of the delivery. */
  status: DeliveryStatus;
  /** The number of attempts made. */
  attempts: number;
  /** The time when the next attempt is due. Null unless `pending`. */
  next_attempt_at: Timestamp | null;
  /** The latest attempt. Null before the first one. */
  last_attempt: DeliveryAttempt | null;
  /** All attempts since the delivery was queued or recovered, oldest first, including the latest. At most nine. */
  attempt_history?: AttemptSummary[];
  /** The time when the delivery was queued. */
  created_at: Timestamp;
}

/** The latest attempt of a delivery. */
export interface DeliveryAttempt {
  /** The time of the attempt. */
  at: Timestamp;
  /** The HTTP status that the endpoint returned. Null when it returned none. */
  status_code: number | null;
  /** The duration of the attempt, in milliseconds. */
  latency_ms: number;
  /** Why the attempt failed. Null when it succeeded. */
  error: DeliveryError | null;
  /** The first 1 KB of the response body as UTF-8. Invalid bytes are replaced. Null when there was no response. */
  response: string | null;
}

/**
 * Why an attempt failed.
 *
 * - `timeout`: No complete response within 15 seconds, or no connection within 5.
 * - `dns`: The host name did not resolve.
 * - `tls`: The TLS handshake or the certificate failed.
 * - `connect`: The connection was refused or broke.
 * - `blocked_address`: The host resolves to an address that is not public. Nothing was sent.
 * - `http_status`: The endpoint returned a status other than 2xx. Redirects are not followed.
 */
export type DeliveryError = "timeout" | "dns" | "tls" | "connect" | "blocked_address" | "http_status";

/** One page of deliveries, newest first. */
export interface DeliveryList {
  /** The deliveries. Each has the latest attempt in full and a summary of all attempts. */
  deliveries: Delivery[];
  /** Pass as `cursor` to get the next page. Null on the last page. */
  next_cursor: Cursor | null;
}

/**
 * The state of a delivery.
 *
 * - `pending`: The delivery waits for its first or next attempt.
 * - `succeeded`: The endpoint returned a 2xx in time.
 * - `failed`: All nine attempts failed. Recover or redeliver queues the delivery again.
 * - `skipped`: The endpoint was disabled before the delivery succeeded. An attempt that was in progress at that time is still logged, and if it succeeds, the delivery becomes `succeeded`. Recover or redeliver queues the delivery again.
 */
export type DeliveryStatus = "pending" | "succeeded" | "failed" | "skipped";

/** The period to recover. */
export interface RecoverRequest {
  /**
   * Recover the deliveries queued since this time. It must be at most 30 days ago and not in the future (otherwise
   * `invalid_request`).
   */
  since: GivenTimestamp;
}

/** The result of a recovery. */
export interface RecoverResponse {
  /** The number of deliveries queued again. 0 when there was nothing to recover, or when it was recovered before. */
  queued: number;
}

/** What to send as a test. */
export interface WebhookTestRequest {
  /**
   * The event type of the test. With a type other than `webhook.test`, the service sends an example of that type, with
   * `test: true`.
   *
   * @default "webhook.test"
   */
  type?: EventType;
}
