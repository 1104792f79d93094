// Generated from spec/ by `npm run generate`. Do not edit.
import type { Cursor, EventId, GivenTimestamp, NamespaceScope, SubscriptionId } from "../common/types.ts";
import type { Caller } from "../runtime/caller.ts";
import type { Operation } from "../runtime/operation.ts";
import type { CallOptions } from "../runtime/options.ts";
import type { Pages } from "../runtime/pages.ts";
import type { Delivery, EventDeliveries } from "../webhook-endpoints/types.ts";
import type { EventList, EventTypePattern, RedeliverRequest, WebhookEvent } from "./types.ts";

export interface EventsDeliveriesOptions extends CallOptions {
  /** The id of the event. An event outside the key's scope is `not_found`. */
  readonly id: EventId;
}

export interface EventsGetOptions extends CallOptions {
  /** The id of the event. An event outside the key's scope is `not_found`. */
  readonly id: EventId;
}

export interface EventsListOptions extends CallOptions {
  /** Return only events after this one. When absent, the feed is read from its start. */
  readonly after?: EventId;
  /** The `next_cursor` of the previous page, or the id of any event. You cannot combine it with `after`. */
  readonly cursor?: Cursor;
  /**
   * The largest number of entries in one page.
   *
   * @default 100
   */
  readonly limit?: number;
  /** Return only events of these namespaces. Namespaces outside the key's scope are `forbidden`. */
  readonly namespace_prefix?: NamespaceScope;
  /** Return only events at or after this time. */
  readonly since?: GivenTimestamp;
  /** Return only events of this subscription. */
  readonly subscription?: SubscriptionId;
  /**
   * Return only these types: event types or patterns, separated by commas. Defaults to all types except
   * `audit.recorded`. A value that matches no type is `invalid_request`. `audit.*` needs an admin key.
   */
  readonly types?: EventTypePattern[];
  /** Return only events before this time. */
  readonly until?: GivenTimestamp;
  /**
   * How long to wait when no event matches yet, in milliseconds. The response comes with the first events that match,
   * or without events when the time is over. Up to 30 seconds. 0 returns at once.
   *
   * @default 0
   */
  readonly wait_ms?: number;
}

export interface EventsRedeliverOptions extends CallOptions {
  /** The id of the event. An event outside the key's scope is `not_found`. */
  readonly id: EventId;
  /**
   * A string of 1 to 256 characters that identifies this request. For 24 hours, a retry with the same key returns the
   * first response word for word. This holds on every node and after restarts. Two requests are the same when their
   * path, query, `If-Match` and JSON body are equal. The order of members in the body does not matter. If the same operation gets
   * the same key with a different request, it fails with `conflict`. Keys of other operations or other API keys are
   * independent.
   *
   * - If a retry arrives while the first request is still running, it waits for that response.
   * - Refusals are stored too. Responses 402, 429 and 5xx are not stored, except an `unavailable` with
   * `details.outcome_unknown`. Nor are refusals because of the API key, the
   * parameters or the shape of the body, which come before the work begins. In these cases, a retry with the same key
   * runs the request anew.
   * - The service stores the last 100,000 responses of an organization, and at most 64 MB of them.
   * - If a node crashes after it did the work and before it stored the response, a retry runs the request again after
   * 30 seconds.
   * - Repeating a document write without conditions does no harm. Only the node that handled the write keeps its
   * response, as long as it has room. If the outcome is unknown, a retry writes again. A write with `if_revision` or
   * `If-Match` is stored as other requests are.
   */
  readonly idempotencyKey?: string;
  readonly body: RedeliverRequest;
}

/** The event feed: every event in recorded order, kept 30 days. Webhook endpoints receive the same events. */
export interface EventsClient {
  /**
   * List the deliveries of an event.
   *
   * List the deliveries of one event to the endpoints that the key may see, the latest first. These are at most the latest
   * 100 of the last 30 days. An event that no endpoint receives has none.
   *
   * `GET /events/{id}/deliveries`
   * Needs a `read_only` key.
   *
   * @throws {JudgmentServiceError} forbidden, internal, invalid_request, not_found, rate_limited, unauthorized, unavailable
   */
  deliveries(options: EventsDeliveriesOptions): Promise<EventDeliveries>;
  /**
   * Read an event.
   *
   * Read one event in full. It includes what was left out of a webhook body over 64 KB. You can also read a test
   * delivery by its id.
   *
   * `GET /events/{id}`
   * Needs a `read_only` key.
   *
   * @throws {JudgmentServiceError} forbidden, internal, invalid_request, not_found, rate_limited, unauthorized, unavailable
   */
  get(options: EventsGetOptions): Promise<WebhookEvent>;
  /**
   * Follow the event feed.
   *
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
   *
   * `GET /events`
   * Needs a `read_only` key.
   *
   * @throws {JudgmentServiceError} forbidden, internal, invalid_request, rate_limited, unauthorized, unavailable
   */
  list(options?: EventsListOptions): Promise<EventList>;
  /**
   * Iterates over every entry of `events` that `list` returns. Each page is fetched when its entries are needed.
   * `.pages()` iterates over the pages.
   *
   * @throws {JudgmentServiceError} during the iteration, in the same cases as `list`
   */
  listAll(options?: EventsListOptions): Pages<EventList, EventList["events"][number]>;
  /**
   * Deliver an event again.
   *
   * Queue a new delivery of an event, with the same `webhook-id`. For a disabled endpoint, this is a `conflict`.
   *
   * `POST /events/{id}/redeliver`
   * Needs a `read_write` key.
   * Accepts a body of up to 1,048,576 bytes.
   * Retries use one idempotency key. The client creates it for the call unless you give one.
   *
   * @throws {JudgmentServiceError} conflict, forbidden, internal, invalid_request, not_found, rate_limited, too_large, unauthorized, unavailable
   */
  redeliver(options: EventsRedeliverOptions): Promise<Delivery>;
}

const deliveriesOperation: Operation = {
  id: "events_deliveries",
  method: "GET",
  path: "/events/{id}/deliveries",
  parameters: [
    { name: "id", in: "path", option: "id" },
  ],
  body: false,
  repetition: "safe",
  statuses: [200],
};
const getOperation: Operation = {
  id: "events_get",
  method: "GET",
  path: "/events/{id}",
  parameters: [
    { name: "id", in: "path", option: "id" },
  ],
  body: false,
  repetition: "safe",
  statuses: [200],
};
const listOperation: Operation = {
  id: "events_list",
  method: "GET",
  path: "/events",
  parameters: [
    { name: "after", in: "query", option: "after" },
    { name: "cursor", in: "query", option: "cursor" },
    { name: "limit", in: "query", option: "limit" },
    { name: "namespace_prefix", in: "query", option: "namespace_prefix" },
    { name: "since", in: "query", option: "since" },
    { name: "subscription", in: "query", option: "subscription" },
    { name: "types", in: "query", option: "types" },
    { name: "until", in: "query", option: "until" },
    { name: "wait_ms", in: "query", option: "wait_ms" },
  ],
  body: false,
  repetition: "safe",
  statuses: [200],
  pages: { member: "events", cursor: "query" },
};
const redeliverOperation: Operation = {
  id: "events_redeliver",
  method: "POST",
  path: "/events/{id}/redeliver",
  parameters: [
    { name: "id", in: "path", option: "id" },
    { name: "Idempotency-Key", in: "header", option: "idempotencyKey" },
  ],
  body: true,
  repetition: "key",
  statuses: [200],
};

/** Calls are made by `caller`, which all resources of a client share. */
export function eventsClient(caller: Caller): EventsClient {
  return {
    deliveries: (options) => caller.body(deliveriesOperation, options),
    get: (options) => caller.body(getOperation, options),
    list: (options) => caller.body(listOperation, options),
    listAll: (options) => caller.pages(listOperation, options),
    redeliver: (options) => caller.body(redeliverOperation, options),
  };
}
