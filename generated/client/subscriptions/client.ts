// Generated from spec/ by `npm run generate`. Do not edit.
import type { Cursor, Name, NamespaceName, NamespaceOrTemplate } from "../common/types.ts";
import type { QueryOptions, QueryResponse } from "../queries/types.ts";
import type { Caller } from "../runtime/caller.ts";
import type { Operation } from "../runtime/operation.ts";
import type { CallOptions } from "../runtime/options.ts";
import type { Pages } from "../runtime/pages.ts";
import type { SubscriptionCreate, SubscriptionUpdate } from "../subscription-settings/types.ts";
import type { Subscription, SubscriptionList } from "./types.ts";

export interface SubscriptionsCreateOptions extends CallOptions {
  /** The namespace, or a template prefix ending in `/*`; `/` is sent as `%2F`. */
  readonly ns: NamespaceOrTemplate;
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
  readonly body: SubscriptionCreate;
}

export interface SubscriptionsDeleteOptions extends CallOptions {
  /** The namespace, or a template prefix ending in `/*`; `/` is sent as `%2F`. */
  readonly ns: NamespaceOrTemplate;
  /** The subscription. */
  readonly name: Name;
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
}

export interface SubscriptionsGetOptions extends CallOptions {
  /** The namespace, or a template prefix ending in `/*`; `/` is sent as `%2F`. */
  readonly ns: NamespaceOrTemplate;
  /** The subscription. */
  readonly name: Name;
}

export interface SubscriptionsListOptions extends CallOptions {
  /** The namespace, or a template prefix ending in `/*`; `/` is sent as `%2F`. */
  readonly ns: NamespaceOrTemplate;
  /** The `next_cursor` of the page before, with the same other parameters. */
  readonly cursor?: Cursor;
  /**
   * The most entries of one page.
   *
   * @default 100
   */
  readonly limit?: number;
}

export interface SubscriptionsQueryOptions extends CallOptions {
  /** The namespace; `/` is sent as `%2F`. */
  readonly ns: NamespaceName;
  /** The subscription. */
  readonly name: Name;
  readonly body: QueryOptions;
}

export interface SubscriptionsUpdateOptions extends CallOptions {
  /** The namespace, or a template prefix ending in `/*`; `/` is sent as `%2F`. */
  readonly ns: NamespaceOrTemplate;
  /** The subscription. */
  readonly name: Name;
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
  readonly body: SubscriptionUpdate;
}

/**
 * Subscriptions: saved filters whose members are followed. Membership is level-triggered: at a sequence a document is a member
 * when it matches at that sequence, and every transition between two sequences that were looked at is one event, exactly once
 * in the feed.
 */
export interface SubscriptionsClient {
  /**
   * Create a subscription; it is `syncing` until its first membership is worked out. On a template prefix every namespace under
   * it inherits the subscription, those to come included. A name that is taken on the same namespace or prefix is a `conflict`;
   * a filter or `include` that names an unknown judgment, or an endpoint that does not exist or does not cover the namespace,
   * is `invalid_request`. The namespace need not have been written to. Plans do not limit how many there are.
   *
   * The attributes that filters name are indexed for queries as far as the 32 of a namespace have room for them.
   *
   * `POST /namespaces/{ns}/subscriptions`
   * Needs a `read_write` key.
   * Takes a body of up to 1,048,576 bytes.
   * Retried under one idempotency key, made for the call unless given.
   *
   * @throws {JudgmentServiceError} conflict, forbidden, internal, invalid_request, limit_exceeded, rate_limited, too_large, unauthorized, unavailable
   */
  create(options: SubscriptionsCreateOptions): Promise<Subscription>;
  /**
   * Delete a subscription, on a template prefix for every namespace under it. No `exited` is sent for its members. An inherited
   * subscription can only be deleted on its template prefix: `conflict`, with `details.template` naming it.
   *
   * `DELETE /namespaces/{ns}/subscriptions/{name}`
   * Needs a `read_write` key.
   * Retried under one idempotency key, made for the call unless given.
   *
   * @throws {JudgmentServiceError} conflict, forbidden, internal, invalid_request, not_found, rate_limited, unauthorized, unavailable
   */
  delete(options: SubscriptionsDeleteOptions): Promise<void>;
  /**
   * Read a subscription with its progress in this namespace.
   *
   * `GET /namespaces/{ns}/subscriptions/{name}`
   * Needs a `read_only` key.
   *
   * @throws {JudgmentServiceError} forbidden, internal, invalid_request, not_found, rate_limited, unauthorized, unavailable
   */
  get(options: SubscriptionsGetOptions): Promise<Subscription>;
  /**
   * List subscriptions.
   *
   * List the subscriptions of a namespace, inherited ones included, or those created on a template prefix.
   *
   * `GET /namespaces/{ns}/subscriptions`
   * Needs a `read_only` key.
   *
   * @throws {JudgmentServiceError} forbidden, internal, invalid_request, rate_limited, unauthorized, unavailable
   */
  list(options: SubscriptionsListOptions): Promise<SubscriptionList>;
  /**
   * Every entry of `subscriptions`: what `list` answers, page after page, each fetched when its entries are wanted.
   * `.pages()` goes page by page.
   *
   * @throws {JudgmentServiceError} while it is read, as `list` does
   */
  listAll(options: SubscriptionsListOptions): Pages<SubscriptionList, SubscriptionList["subscriptions"][number]>;
  /**
   * Query a subscription's members.
   *
   * Run the subscription's filter as a query, with ranking, page size, cursor and fields of your choice; it bills like a query.
   * Use it to seed a receiver, and to read the members again after `subscription.synced`. For a template's subscription, call
   * it on the namespace that an event names.
   *
   * `POST /namespaces/{ns}/subscriptions/{name}/query`
   * Needs a `read_only` key.
   * Takes a body of up to 1,048,576 bytes.
   * Bills `queries`.
   *
   * @throws {JudgmentServiceError} forbidden, internal, invalid_request, limit_exceeded, not_found, rate_limited, too_expensive, too_large, unauthorized, unavailable
   */
  query(options: SubscriptionsQueryOptions): Promise<QueryResponse>;
  /**
   * Every entry of `rows`: what `query` answers, page after page, each fetched when its entries are wanted.
   * `.pages()` goes page by page.
   *
   * @throws {JudgmentServiceError} while it is read, as `query` does
   */
  queryAll(options: SubscriptionsQueryOptions): Pages<QueryResponse, QueryResponse["rows"][number]>;
  /**
   * Change a subscription.
   *
   * Change what a subscription sends and where to; members stay as they are. An inherited subscription can only be changed on
   * its template prefix: `conflict`, with `details.template` naming it.
   *
   * `PATCH /namespaces/{ns}/subscriptions/{name}`
   * Needs a `read_write` key.
   * Takes a body of up to 1,048,576 bytes.
   * Retried under one idempotency key, made for the call unless given.
   *
   * @throws {JudgmentServiceError} conflict, forbidden, internal, invalid_request, not_found, rate_limited, too_large, unauthorized, unavailable
   */
  update(options: SubscriptionsUpdateOptions): Promise<Subscription>;
}

const createOperation: Operation = {
  id: "subscriptions_create",
  method: "POST",
  path: "/namespaces/{ns}/subscriptions",
  parameters: [
    { name: "ns", in: "path", option: "ns" },
    { name: "Idempotency-Key", in: "header", option: "idempotencyKey" },
  ],
  body: true,
  repetition: "key",
  statuses: [201],
};
const deleteOperation: Operation = {
  id: "subscriptions_delete",
  method: "DELETE",
  path: "/namespaces/{ns}/subscriptions/{name}",
  parameters: [
    { name: "ns", in: "path", option: "ns" },
    { name: "name", in: "path", option: "name" },
    { name: "Idempotency-Key", in: "header", option: "idempotencyKey" },
  ],
  body: false,
  repetition: "key",
  statuses: [204],
};
const getOperation: Operation = {
  id: "subscriptions_get",
  method: "GET",
  path: "/namespaces/{ns}/subscriptions/{name}",
  parameters: [
    { name: "ns", in: "path", option: "ns" },
    { name: "name", in: "path", option: "name" },
  ],
  body: false,
  repetition: "safe",
  statuses: [200],
};
const listOperation: Operation = {
  id: "subscriptions_list",
  method: "GET",
  path: "/namespaces/{ns}/subscriptions",
  parameters: [
    { name: "ns", in: "path", option: "ns" },
    { name: "cursor", in: "query", option: "cursor" },
    { name: "limit", in: "query", option: "limit" },
  ],
  body: false,
  repetition: "safe",
  statuses: [200],
  pages: { member: "subscriptions", cursor: "query" },
};
const queryOperation: Operation = {
  id: "subscriptions_query",
  method: "POST",
  path: "/namespaces/{ns}/subscriptions/{name}/query",
  parameters: [
    { name: "ns", in: "path", option: "ns" },
    { name: "name", in: "path", option: "name" },
  ],
  body: true,
  repetition: "safe",
  statuses: [200],
  pages: { member: "rows", cursor: "body" },
};
const updateOperation: Operation = {
  id: "subscriptions_update",
  method: "PATCH",
  path: "/namespaces/{ns}/subscriptions/{name}",
  parameters: [
    { name: "ns", in: "path", option: "ns" },
    { name: "name", in: "path", option: "name" },
    { name: "Idempotency-Key", in: "header", option: "idempotencyKey" },
  ],
  body: true,
  repetition: "key",
  statuses: [200],
};

/** Calls are made by `caller`, which all resources of a client share. */
export function subscriptionsClient(caller: Caller): SubscriptionsClient {
  return {
    create: (options) => caller.body(createOperation, options),
    delete: (options) => caller.body(deleteOperation, options),
    get: (options) => caller.body(getOperation, options),
    list: (options) => caller.body(listOperation, options),
    listAll: (options) => caller.pages(listOperation, options),
    query: (options) => caller.body(queryOperation, options),
    queryAll: (options) => caller.pages(queryOperation, options),
    update: (options) => caller.body(updateOperation, options),
  };
}
