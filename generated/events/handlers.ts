// Generated from spec/ by `npm run generate`. Do not edit.
import type { Cursor, EventId, GivenTimestamp, NamespaceScope, SubscriptionId } from "../common/types.ts";
import type { Reply } from "../contract.ts";
import type { Delivery, EventDeliveries } from "../webhook-endpoints/types.ts";
import type { EventList, EventTypePattern, RedeliverRequest, WebhookEvent } from "./types.ts";

export interface EventsDeliveriesRequest {
  path: { id: EventId };
  query: {};
  headers: {};
  body: undefined;
}

export type EventsDeliveriesReply = Reply<200, EventDeliveries>;

export interface EventsGetRequest {
  path: { id: EventId };
  query: {};
  headers: {};
  body: undefined;
}

export type EventsGetReply = Reply<200, WebhookEvent>;

export interface EventsListRequest {
  path: {};
  query: { after?: EventId; cursor?: Cursor; limit: number; namespace_prefix?: NamespaceScope; since?: GivenTimestamp; subscription?: SubscriptionId; types?: EventTypePattern[]; until?: GivenTimestamp; wait_ms: number };
  headers: {};
  body: undefined;
}

export type EventsListReply = Reply<200, EventList>;

export interface EventsRedeliverRequest {
  path: { id: EventId };
  query: {};
  headers: { "Idempotency-Key"?: string };
  body: RedeliverRequest;
}

export type EventsRedeliverReply = Reply<200, Delivery>;

/** The event feed: every event in recorded order, kept 30 days. Webhook endpoints receive the same events. */
export interface EventsHandlers<Context> {
  /**
   * List the deliveries of one event to the endpoints that the key may see, the latest first. These are at most the latest
   * 100 of the last 30 days. An event that no endpoint receives has none.
   */
  deliveries(context: Context, request: EventsDeliveriesRequest): Promise<EventsDeliveriesReply>;
  /**
   * Read one event in full. It includes what was left out of a webhook body over 64 KB. You can also read a test
   * delivery by its id.
   */
  get(context: Context, request: EventsGetRequest): Promise<EventsGetReply>;
  /**
   * Follow the feed, oldest first. A reader that passes `after` sees every event exactly once and misses none, because
   * ids are assigned in the order in which events become visible. A restricted key sees the events of the namespaces
   * inside its scope, and the events of its endpoints.
   *
   * If events after your `after` have already left the feed, the request is `invalid_request`. You may have missed
   * some, so begin again with `since`. For a restricted key, this applies to any `after` that is more than 30 days old.
   *
   * There are two ways to follow the feed without polling all the time:
   *
   * - Long poll: `wait_ms` waits for the first events that match.
   * - Stream: `Accept: text/event-stream` opens a stream of server-sent events.
   *
   * The stream sends each event as `id:` and `data:`. The data is the event as JSON. There is no `event:` field, so the
   * `onmessage` of an `EventSource` receives all types. The stream begins after `Last-Event-ID`, or else where the
   * query says. A client that reconnects with the last id it has seen misses nothing and receives nothing twice. When
   * there is nothing else to send, a comment comes every 15 seconds. `limit` and `wait_ms` have no effect on a stream.
   * A stream ends when the key is revoked or the process stops.
   *
   * A key may have at most 10 such requests open on one process, and an organization 100. One more is `rate_limited`.
   */
  list(context: Context, request: EventsListRequest): Promise<EventsListReply>;
  /** Queue a new delivery of an event, with the same `webhook-id`. For a disabled endpoint, this is a `conflict`. */
  redeliver(context: Context, request: EventsRedeliverRequest): Promise<EventsRedeliverReply>;
}
