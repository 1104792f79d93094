// Generated from spec/ by `npm run generate`. Do not edit.
import type { Cursor, EventId, GivenTimestamp, SubscriptionId } from "../common/types.ts";
import type { Reply } from "../contract.ts";
import type { Delivery } from "../deliveries/types.ts";
import type { WebhookEvent } from "../event-bodies/types.ts";
import type { EventTypePattern } from "../event-types/types.ts";
import type { NamespaceScope } from "../namespace-scopes/types.ts";
import type { EventList, RedeliverRequest } from "./types.ts";

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

/** The feed: every event in recorded order, kept 30 days. The same events go to webhook endpoints. */
export interface EventsHandlers<Context> {
  /** Read one event, whole: what was left out of a webhook body over 64 KB is here. A test send can be read by its id too. */
  get(context: Context, request: EventsGetRequest): Promise<EventsGetReply>;
  /**
   * Follow the feed, oldest first. A reader that passes `after` sees every event once and none late: ids are handed out in the
   * order in which events become visible. A restricted key sees the events of the namespaces inside its scope, and those of its
   * endpoints.
   *
   * An `after` from which events have left the feed since is `invalid_request`: some may have been missed; begin again with
   * `since`. To a restricted key any `after` of more than 30 days ago is.
   *
   * Two ways to follow without asking all the time: `wait_ms` waits for the first events that fit (long poll), and `Accept: text/event-stream`
   * opens a stream of server-sent events. The stream sends each event as `id:` and `data:`, the data being the event as JSON, without an `event:`
   * field, so `onmessage` of an `EventSource` receives all types. It begins after `Last-Event-ID`, else where the query says. A client that
   * connects again with the last id that it has seen misses nothing and receives nothing twice. A comment comes every 15 seconds when nothing
   * else does. `limit` and `wait_ms` do not concern a stream. It ends when the key is revoked or the process stops. A key has at most 10 such
   * requests open at a process and an organization 100; one more is `rate_limited`.
   */
  list(context: Context, request: EventsListRequest): Promise<EventsListReply>;
  /** Queue a new delivery of an event, with the same `webhook-id`. A disabled endpoint: `conflict`. */
  redeliver(context: Context, request: EventsRedeliverRequest): Promise<EventsRedeliverReply>;
}
