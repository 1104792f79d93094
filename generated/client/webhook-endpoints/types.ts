// Generated from spec/ by `npm run generate`. Do not edit.
import type { Cursor, EndpointId, EventId, GivenTimestamp, NamespaceScope, Timestamp } from "../common/types.ts";
import type { EventType, EventTypePattern } from "../events/types.ts";

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
  /** Why the delivery was skipped. Present if and only if it is `skipped`. */
  skipped_reason?: SkippedReason;
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

/** The largest number of deliveries per second. Any positive number: `0.2` means one delivery in five seconds. */
export type DeliveryRate = number;

/**
 * The state of a delivery.
 *
 * - `pending`: The delivery waits for its first or next attempt.
 * - `succeeded`: The endpoint returned a 2xx in time.
 * - `failed`: All nine attempts failed. Recover or redeliver queues the delivery again.
 * - `skipped`: The endpoint was disabled before the delivery succeeded, or it may not receive the event any more. `skipped_reason` says which. An attempt that was in progress at that time is still logged, and if it succeeds, the delivery becomes `succeeded`. Recover or redeliver queues the delivery again, if the endpoint may receive the event then.
 */
export type DeliveryStatus = "pending" | "succeeded" | "failed" | "skipped";

/** The recent results of an endpoint. Test deliveries count. */
export interface EndpointStats {
  /** Deliveries in the last 24 hours that succeeded or finally failed. */
  deliveries_24h: number;
  /** The share of those deliveries that succeeded, 0 to 1. Null when there were none. */
  success_rate_24h: number | null;
  /** Attempts in the last 24 hours, including those of deliveries that are still pending. */
  attempts_24h?: number;
  /** The share of those attempts that succeeded, 0 to 1. Null when there were none. */
  attempt_success_rate_24h?: number | null;
  /** The time of the last successful delivery. Null when there was none yet. */
  last_delivery_at: Timestamp | null;
}

/**
 * The health of an endpoint.
 *
 * - `active`: The service sends deliveries.
 * - `failing`: For 24 hours no delivery succeeded, and at least 10 attempts failed. The service still sends deliveries. After any success, the endpoint is `active` again.
 * - `disabled`: The service sends nothing. Either 5 days passed without a success, or a PATCH set `enabled: false`. A PATCH with `enabled: true` enables it again.
 */
export type EndpointStatus = "active" | "failing" | "disabled";

/**
 * The URL of an endpoint: `https://` with a certificate from a public CA, without user or password. `http://` is
 * `invalid_request`, and addresses that are not public are `invalid_request` or fail as `blocked_address`. The operator
 * may allow both for development.
 */
export type EndpointUrl = string;

/** The deliveries of one event, the latest first. */
export interface EventDeliveries {
  /** One for each endpoint that receives the event, and one for each time that it was sent again. */
  deliveries: Delivery[];
}

/**
 * The URL of an endpoint in a request. It must be an `https://` URL. Letter case does not matter, and the host may
 * contain letters outside ASCII. The service stores and shows it normalized: scheme and host in lower case, the host in
 * Punycode, the path percent-encoded. Anything else is `invalid_request`.
 */
export type GivenEndpointUrl = string;

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

/** A signing secret: `whsec_` and base64. To get the HMAC-SHA256 key, base64-decode the part after the prefix. */
export type SigningSecret = string;

/**
 * Why a delivery was skipped.
 *
 * - `endpoint_disabled`: The endpoint was disabled before the delivery succeeded.
 * - `not_covered`: The event is about a namespace, or about the whole organization, that the endpoint does not cover any more.
 * - `not_requested`: The event is of the audit log, and the endpoint's `events` do not include `audit.recorded` any more.
 */
export type SkippedReason = "endpoint_disabled" | "not_covered" | "not_requested";

/** A receiver of signed events. A separate route reads its secret. */
export interface WebhookEndpoint {
  /** The id of the endpoint. */
  id: EndpointId;
  /** The URL of the endpoint. */
  url: EndpointUrl;
  /** The event types and patterns that the endpoint receives, in addition to what subscriptions send to it. */
  events: EventTypePattern[];
  /** The namespaces that the endpoint covers. Null means the whole organization. */
  namespace_prefix: NamespaceScope | null;
  /** A note for people. Empty when there is none. */
  description: string;
  /** The largest number of deliveries per second. Null means no limit. */
  max_per_second: DeliveryRate | null;
  /** The health of the endpoint. */
  status: EndpointStatus;
  /** Whether the endpoint is enabled. PATCH sets it. It is false exactly when `status` is `disabled`. */
  enabled: boolean;
  /**
   * The time of the first failed attempt after the last success. It is updated at each attempt. Null while deliveries
   * succeed.
   */
  failing_since: Timestamp | null;
  /** The time until which the secret before the last rotation also signs. Null when only one secret signs. */
  previous_secret_expires_at: Timestamp | null;
  /** The recent results of the endpoint. */
  stats: EndpointStats;
  /** The time when the endpoint was created. */
  created_at: Timestamp;
}

/** An endpoint to create. */
export interface WebhookEndpointCreate {
  /** The URL that receives the events. */
  url: GivenEndpointUrl;
  /**
   * The events to send, by type or pattern (`job.*`). A pattern is `invalid_request` if it matches nothing, or only
   * subscription events or `webhook.test`. `*` means every event except those and `audit.recorded`. Subscriptions name
   * their endpoint themselves. Without `events`, the endpoint receives only what subscriptions send to it.
   *
   * `audit.*` needs an admin key (otherwise `forbidden`). After that, every change of the endpoint and every reading of
   * its secret also needs an admin key. The endpoint must be for the whole organization.
   *
   * @default []
   */
  events?: EventTypePattern[];
  /**
   * The namespaces whose events the endpoint receives. A subscription may name the endpoint when its namespace or
   * template prefix lies inside. Defaults to the key's scope. A prefix outside that scope is `forbidden`. Null means
   * the whole organization.
   */
  namespace_prefix?: NamespaceScope | null;
  /**
   * A note for people, up to 256 characters.
   *
   * @default ""
   */
  description?: string;
  /**
   * The largest number of deliveries per second. Absent or null means no limit. In every case, at most 16 deliveries
   * are in flight at once.
   */
  max_per_second?: DeliveryRate | null;
}

/** One page of endpoints, oldest first. */
export interface WebhookEndpointList {
  /** The endpoints inside the key's scope. */
  webhook_endpoints: WebhookEndpoint[];
  /** Pass as `cursor` to get the next page. Null on the last page. */
  next_cursor: Cursor | null;
}

/** The members to change. Absent members stay as they are. */
export interface WebhookEndpointUpdate {
  /** The URL that receives the events, from the next attempt on. */
  url?: GivenEndpointUrl;
  /**
   * Replaces the whole of `events`, for events recorded from now on. The same rules apply as at creation. Deliveries of
   * `audit.recorded` that are still pending are skipped if `events` do not include that type any more.
   */
  events?: EventTypePattern[];
  /**
   * The namespaces whose events the endpoint receives from now on. This includes events of subscriptions that name it.
   * Pending deliveries about other namespaces are skipped. A prefix outside the key's scope is `forbidden`. Null means
   * the whole organization.
   */
  namespace_prefix?: NamespaceScope | null;
  /** A note for people, up to 256 characters. An empty string removes it. */
  description?: string;
  /** The largest number of deliveries per second. Null removes the limit. */
  max_per_second?: DeliveryRate | null;
  /**
   * False disables the endpoint, and its pending deliveries become `skipped`. True enables it again and clears its
   * failure count.
   */
  enabled?: boolean;
}

/** An endpoint with its secret: the response to its creation. */
export interface WebhookEndpointWithSecret {
  /** The id of the endpoint. */
  id: EndpointId;
  /** The URL of the endpoint. */
  url: EndpointUrl;
  /** The event types and patterns that the endpoint receives, in addition to what subscriptions send to it. */
  events: EventTypePattern[];
  /** The namespaces that the endpoint covers. Null means the whole organization. */
  namespace_prefix: NamespaceScope | null;
  /** A note for people. Empty when there is none. */
  description: string;
  /** The largest number of deliveries per second. Null means no limit. */
  max_per_second: DeliveryRate | null;
  /** The health of the endpoint. */
  status: EndpointStatus;
  /** Whether the endpoint is enabled. PATCH sets it. It is false exactly when `status` is `disabled`. */
  enabled: boolean;
  /**
   * The time of the first failed attempt after the last success. It is updated at each attempt. Null while deliveries
   * succeed.
   */
  failing_since: Timestamp | null;
  /** The time until which the secret before the last rotation also signs. Null when only one secret signs. */
  previous_secret_expires_at: Timestamp | null;
  /** The recent results of the endpoint. */
  stats: EndpointStats;
  /** The time when the endpoint was created. */
  created_at: Timestamp;
  /** The secret that verifies the signatures of deliveries. Store it. `GET /webhook-endpoints/{id}/secret` shows it again. */
  secret: SigningSecret;
}

/** The secret of an endpoint. */
export interface WebhookSecret {
  /** The current signing secret. */
  secret: SigningSecret;
  /** The time until which the previous secret also signs. Null when only one secret signs. */
  previous_secret_expires_at: Timestamp | null;
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
