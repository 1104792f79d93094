// Generated from spec/ by `npm run generate`. Do not edit.
import type { Cursor, EventId, GivenTimestamp, SubscriptionId } from "../common/types.ts";
import type { Delivery } from "../deliveries/types.ts";
import type { WebhookEvent } from "../event-bodies/types.ts";
import type { EventTypePattern } from "../event-types/types.ts";
import type { NamespaceScope } from "../namespace-scopes/types.ts";
import type { Caller } from "../runtime/caller.ts";
import type { Operation } from "../runtime/operation.ts";
import type { CallOptions } from "../runtime/options.ts";
import type { Pages } from "../runtime/pages.ts";
import type { EventList, RedeliverRequest } from "./types.ts";

export interface EventsGetOptions extends CallOptions {
  /** The event; one outside the key's scope is `not_found`. */
  readonly id: EventId;
}

export interface EventsListOptions extends CallOptions {
  /** Only events after this one. From the feed's start where absent. */
  readonly after?: EventId;
  /** The `next_cursor` of the page before, or any event's id; not together with `after`. */
  readonly cursor?: Cursor;
  /**
   * The most entries of one page.
   *
   * @default 100
   */
  readonly limit?: number;
  /** Only events of these namespaces. Outside the key's scope it is `forbidden`. */
  readonly namespace_prefix?: NamespaceScope;
  /** Only events from this moment on. */
  readonly since?: GivenTimestamp;
  /** Only events of this subscription. */
  readonly subscription?: SubscriptionId;
  /**
   * Only these types, by type or pattern, separated by commas; all but `audit.recorded` where absent. A value that matches no type is
   * `invalid_request`. `audit.*` needs an admin key.
   */
  readonly types?: EventTypePattern[];
  /** Only events before this moment. */
  readonly until?: GivenTimestamp;
  /**
   * Milliseconds to wait where no event fits yet: the answer comes with the first that do, and without events when the time is over. Up to 30
   * seconds; 0 answers at once.
   *
   * @default 0
   */
  readonly wait_ms?: number;
}

export interface EventsRedeliverOptions extends CallOptions {
  /** The event; one outside the key's scope is `not_found`. */
  readonly id: EventId;
  /**
   * Any string that names this attempt, 1 to 256 characters. For 24 hours a retry with the same key gets the first answer word for word, from
   * every node and after restarts. The same request is the same path and query and a body that is equal as JSON, whatever the order of its
   * members. The same key with another request of the operation is a `conflict`; with another operation or API key it is another key.
   *
   * - A retry that comes while the first is under way waits for its answer.
   * - Refusals are kept as well. 402, 429 and 5xx are not, nor is what was refused for its API key, its parameters or the shape of its body
   * before it began: the same key then begins anew.
   * - Of one organization the last 100,000 answers are kept, and 64 MB of them at most.
   * - Where a node dies between carrying a request out and keeping its answer, a retry is carried out again after 30 seconds.
   * - A write of documents does no harm when it is repeated: its answer is kept by the node alone, while it has room.
   */
  readonly idempotencyKey?: string;
  readonly body: RedeliverRequest;
}

/** The feed: every event in recorded order, kept 30 days. The same events go to webhook endpoints. */
export interface EventsClient {
  /**
   * Read an event.
   *
   * Read one event, whole: what was left out of a webhook body over 64 KB is here. A test send can be read by its id too.
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
   *
   * `GET /events`
   * Needs a `read_only` key.
   *
   * @throws {JudgmentServiceError} forbidden, internal, invalid_request, rate_limited, unauthorized, unavailable
   */
  list(options?: EventsListOptions): Promise<EventList>;
  /**
   * Every entry of `events`: what `list` answers, page after page, each fetched when its entries are wanted.
   * `.pages()` goes page by page.
   *
   * @throws {JudgmentServiceError} while it is read, as `list` does
   */
  listAll(options?: EventsListOptions): Pages<EventList, EventList["events"][number]>;
  /**
   * Deliver an event again.
   *
   * Queue a new delivery of an event, with the same `webhook-id`. A disabled endpoint: `conflict`.
   *
   * `POST /events/{id}/redeliver`
   * Needs a `read_write` key.
   * Takes a body of up to 1,048,576 bytes.
   * Retried under one idempotency key, made for the call unless given.
   *
   * @throws {JudgmentServiceError} conflict, forbidden, internal, invalid_request, not_found, rate_limited, too_large, unauthorized, unavailable
   */
  redeliver(options: EventsRedeliverOptions): Promise<Delivery>;
}

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
    get: (options) => caller.body(getOperation, options),
    list: (options) => caller.body(listOperation, options),
    listAll: (options) => caller.pages(listOperation, options),
    redeliver: (options) => caller.body(redeliverOperation, options),
  };
}
