// Generated from spec/ by `npm run generate`. Do not edit.
import type { EndpointId, EventId, Timestamp } from "../common/types.ts";
import type { DeliveryError } from "../deliveries/types.ts";
import type { EndpointUrl } from "../endpoints/types.ts";

/**
 * Why an endpoint is disabled.
 *
 * - `failures`: 5 days passed without a successful delivery.
 * - `request`: A PATCH set `enabled: false`.
 */
export type DisabledReason = "failures" | "request";

/** An endpoint that no longer receives deliveries. */
export interface EndpointDisabledData {
  /** The endpoint. */
  endpoint: EndpointId;
  /** The URL of the endpoint. */
  url: EndpointUrl;
  /** Why the endpoint is disabled. */
  reason: DisabledReason;
  /** The time of the first failed attempt after the last success. Null when no attempt failed. */
  failing_since: Timestamp | null;
  /** The number of pending deliveries that became `skipped`. After you enable the endpoint, recover queues them again. */
  skipped: number;
}

/** An endpoint is disabled. If the reason is failures, the service also mails the organization's contacts. */
export interface EndpointDisabledEvent {
  /** The id of the event. It is also a position in the feed: pass it as `after`. */
  id: EventId;
  /** The type of the event. */
  type: "endpoint.disabled";
  /** The time of the event. */
  timestamp: Timestamp;
  /** The facts of the event, by type. */
  data: EndpointDisabledData;
  /** True for a test delivery. Absent otherwise. */
  test?: boolean;
  /** True when the whole event is over 64 KB, so that `attributes` and `answers` were left out. Absent otherwise. */
  truncated?: boolean;
  /** The address of the whole event. Fetch it with your key. Present when `truncated`. */
  url?: string;
}

/** An endpoint whose deliveries all fail. */
export interface EndpointFailingData {
  /** The endpoint. */
  endpoint: EndpointId;
  /** The URL of the endpoint. */
  url: EndpointUrl;
  /** The time of the first failed attempt after the last success. */
  failing_since: Timestamp;
  /** The number of failed attempts since that time. */
  failed_attempts: number;
  /** Why the latest attempt failed. */
  last_error: DeliveryError;
}

/**
 * For 24 hours no delivery to an endpoint succeeded, and at least 10 attempts failed. The service also mails the
 * organization's contacts.
 */
export interface EndpointFailingEvent {
  /** The id of the event. It is also a position in the feed: pass it as `after`. */
  id: EventId;
  /** The type of the event. */
  type: "endpoint.failing";
  /** The time of the event. */
  timestamp: Timestamp;
  /** The facts of the event, by type. */
  data: EndpointFailingData;
  /** True for a test delivery. Absent otherwise. */
  test?: boolean;
  /** True when the whole event is over 64 KB, so that `attributes` and `answers` were left out. Absent otherwise. */
  truncated?: boolean;
  /** The address of the whole event. Fetch it with your key. Present when `truncated`. */
  url?: string;
}

/** The endpoint that is tested. */
export interface WebhookTestData {
  /** The endpoint. */
  endpoint: EndpointId;
}

/** A test delivery: `test` is true. The feed never lists it. */
export interface WebhookTestEvent {
  /** The id of the event. It is also a position in the feed: pass it as `after`. */
  id: EventId;
  /** The type of the event. */
  type: "webhook.test";
  /** The time of the event. */
  timestamp: Timestamp;
  /** The facts of the event, by type. */
  data: WebhookTestData;
  /** True for a test delivery. Absent otherwise. */
  test?: boolean;
  /** True when the whole event is over 64 KB, so that `attributes` and `answers` were left out. Absent otherwise. */
  truncated?: boolean;
  /** The address of the whole event. Fetch it with your key. Present when `truncated`. */
  url?: string;
}
