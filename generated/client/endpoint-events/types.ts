// Generated from spec/ by `npm run generate`. Do not edit.
import type { EndpointId, EventId, Timestamp } from "../common/types.ts";
import type { DeliveryError } from "../deliveries/types.ts";
import type { EndpointUrl } from "../endpoints/types.ts";

/**
 * Why an endpoint is disabled.
 *
 * - `failures`: 5 days passed without a successful delivery.
 * - `request`: PATCH set `enabled: false`.
 */
export type DisabledReason = "failures" | "request";

/** An endpoint that nothing is sent to any more. */
export interface EndpointDisabledData {
  /** The endpoint. */
  endpoint: EndpointId;
  /** Where it is. */
  url: EndpointUrl;
  /** Why. */
  reason: DisabledReason;
  /** The first failed attempt after the last success; null where none failed. */
  failing_since: Timestamp | null;
  /** Pending deliveries that became `skipped`; recover queues them again once the endpoint is enabled. */
  skipped: number;
}

/** An endpoint is disabled. After failures the organization's contacts are mailed too. */
export interface EndpointDisabledEvent {
  /** The event, which is also a place in the feed: pass it as `after`. */
  id: EventId;
  /** What happened. */
  type: "endpoint.disabled";
  /** When it happened. */
  timestamp: Timestamp;
  /** What happened to what. */
  data: EndpointDisabledData;
  /** True for a test send; absent otherwise. */
  test?: boolean;
  /** True where the whole is over 64 KB and `attributes` and `answers` were left out; absent otherwise. */
  truncated?: boolean;
  /** Where the whole event can be fetched with your key; present when `truncated`. */
  url?: string;
}

/** An endpoint that nothing reaches. */
export interface EndpointFailingData {
  /** The endpoint. */
  endpoint: EndpointId;
  /** Where it is. */
  url: EndpointUrl;
  /** The first failed attempt after the last success. */
  failing_since: Timestamp;
  /** Attempts that failed since. */
  failed_attempts: number;
  /** Why the latest attempt failed. */
  last_error: DeliveryError;
}

/** Nothing reached an endpoint for 24 hours and at least 10 attempts failed. The organization's contacts are mailed too. */
export interface EndpointFailingEvent {
  /** The event, which is also a place in the feed: pass it as `after`. */
  id: EventId;
  /** What happened. */
  type: "endpoint.failing";
  /** When it happened. */
  timestamp: Timestamp;
  /** What happened to what. */
  data: EndpointFailingData;
  /** True for a test send; absent otherwise. */
  test?: boolean;
  /** True where the whole is over 64 KB and `attributes` and `answers` were left out; absent otherwise. */
  truncated?: boolean;
  /** Where the whole event can be fetched with your key; present when `truncated`. */
  url?: string;
}

/** The endpoint that is tested. */
export interface WebhookTestData {
  /** The endpoint. */
  endpoint: EndpointId;
}

/** A test send: `test` is true. Never listed in the feed. */
export interface WebhookTestEvent {
  /** The event, which is also a place in the feed: pass it as `after`. */
  id: EventId;
  /** What happened. */
  type: "webhook.test";
  /** When it happened. */
  timestamp: Timestamp;
  /** What happened to what. */
  data: WebhookTestData;
  /** True for a test send; absent otherwise. */
  test?: boolean;
  /** True where the whole is over 64 KB and `attributes` and `answers` were left out; absent otherwise. */
  truncated?: boolean;
  /** Where the whole event can be fetched with your key; present when `truncated`. */
  url?: string;
}
