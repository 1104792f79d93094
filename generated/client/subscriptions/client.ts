// Generated from spec/ by `npm run generate`. Do not edit.
import type { Cursor, Name, NamespaceName, NamespaceOrTemplate } from "../common/types.ts";
import type { QueryOptions, QueryResponse } from "../queries/types.ts";
import type { Caller } from "../runtime/caller.ts";
import type { Operation } from "../runtime/operation.ts";
import type { CallOptions } from "../runtime/options.ts";
import type { Pages } from "../runtime/pages.ts";
import type { Subscription, SubscriptionCreate, SubscriptionList, SubscriptionUpdate } from "./types.ts";

export interface SubscriptionsCreateOptions extends CallOptions {
  /** The namespace, or a template prefix ending in `/*`. Send `/` as `%2F`. */
  readonly ns: NamespaceOrTemplate;
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
  readonly body: SubscriptionCreate;
}

export interface SubscriptionsDeleteOptions extends CallOptions {
  /** The namespace, or a template prefix ending in `/*`. Send `/` as `%2F`. */
  readonly ns: NamespaceOrTemplate;
  /** The name of the subscription. */
  readonly name: Name;
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
}

export interface SubscriptionsGetOptions extends CallOptions {
  /** The namespace, or a template prefix ending in `/*`. Send `/` as `%2F`. */
  readonly ns: NamespaceOrTemplate;
  /** The name of the subscription. */
  readonly name: Name;
}

export interface SubscriptionsListOptions extends CallOptions {
  /** The namespace, or a template prefix ending in `/*`. Send `/` as `%2F`. */
  readonly ns: NamespaceOrTemplate;
  /** The `next_cursor` of the previous page. Keep all other parameters the same. */
  readonly cursor?: Cursor;
  /**
   * The largest number of entries in one page.
   *
   * @default 100
   */
  readonly limit?: number;
}

export interface SubscriptionsQueryOptions extends CallOptions {
  /** The namespace. Send `/` as `%2F`. */
  readonly ns: NamespaceName;
  /** The name of the subscription. */
  readonly name: Name;
  readonly body: QueryOptions;
}

export interface SubscriptionsUpdateOptions extends CallOptions {
  /** The namespace, or a template prefix ending in `/*`. Send `/` as `%2F`. */
  readonly ns: NamespaceOrTemplate;
  /** The name of the subscription. */
  readonly name: Name;
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
  readonly body: SubscriptionUpdate;
}

/**
 * Subscriptions are saved filters. The service keeps track of their members. Membership is level-triggered: a document
 * is a member at a sequence when it matches at that sequence. The service evaluates membership at some sequences. Each
 * transition between two of them is one event, exactly once in the feed.
 */
export interface SubscriptionsClient {
  /**
   * Create a subscription. It is `syncing` until its first membership is computed. On a template prefix, every
   * namespace under it inherits the subscription, including namespaces created later. A name that is taken on the same
   * namespace or prefix is a `conflict`. The request is `invalid_request` if the filter or `include` names an unknown
   * judgment. The same holds for an endpoint that does not exist or does not cover the namespace. The namespace need
   * not have a first write. A plan limits the number of subscriptions; one more is `limit_exceeded`.
   *
   * The filters of all subscriptions of one namespace, or of one prefix, may have 32 MB of JSON together. One more is
   * `invalid_request`, unless its filter has at most 256 bytes. Those inherited from prefixes count there.
   *
   * The service indexes the attributes in filters for queries, as long as the namespace has fewer than 32 indexed
   * attributes.
   *
   * `POST /namespaces/{ns}/subscriptions`
   * Needs a `read_write` key.
   * Accepts a body of up to 1,048,576 bytes.
   * Retries use one idempotency key. The client creates it for the call unless you give one.
   *
   * @throws {JudgmentServiceError} conflict, forbidden, internal, invalid_request, limit_exceeded, rate_limited, too_large, unauthorized, unavailable
   */
  create(options: SubscriptionsCreateOptions): Promise<Subscription>;
  /**
   * Delete a subscription. On a template prefix, this deletes it for every namespace under the prefix. The service
   * sends no `exited` events for its members. You can delete an inherited subscription only on its template prefix.
   * Otherwise it is a `conflict`, and `details.template` names the prefix.
   *
   * `DELETE /namespaces/{ns}/subscriptions/{name}`
   * Needs a `read_write` key.
   * Retries use one idempotency key. The client creates it for the call unless you give one.
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
   * List the subscriptions of a namespace, including inherited ones, or those created on a template prefix.
   *
   * `GET /namespaces/{ns}/subscriptions`
   * Needs a `read_only` key.
   *
   * @throws {JudgmentServiceError} forbidden, internal, invalid_request, rate_limited, unauthorized, unavailable
   */
  list(options: SubscriptionsListOptions): Promise<SubscriptionList>;
  /**
   * Iterates over every entry of `subscriptions` that `list` returns. Each page is fetched when its entries are needed.
   * `.pages()` iterates over the pages.
   *
   * @throws {JudgmentServiceError} during the iteration, in the same cases as `list`
   */
  listAll(options: SubscriptionsListOptions): Pages<SubscriptionList, SubscriptionList["subscriptions"][number]>;
  /**
   * Query a subscription's members.
   *
   * Run the subscription's filter as a query. You choose the ranking, page size, cursor and fields. It is billed like a
   * query. Use it to load a receiver for the first time, and to read the members again after `subscription.synced`. For
   * a template's subscription, call it on the namespace that an event names.
   *
   * `POST /namespaces/{ns}/subscriptions/{name}/query`
   * Needs a `read_only` key.
   * Accepts a body of up to 1,048,576 bytes.
   * Bills `queries`.
   *
   * @throws {JudgmentServiceError} forbidden, internal, invalid_request, limit_exceeded, not_found, rate_limited, too_expensive, too_large, unauthorized, unavailable
   */
  query(options: SubscriptionsQueryOptions): Promise<QueryResponse>;
  /**
   * Iterates over every entry of `rows` that `query` returns. Each page is fetched when its entries are needed.
   * `.pages()` iterates over the pages.
   *
   * @throws {JudgmentServiceError} during the iteration, in the same cases as `query`
   */
  queryAll(options: SubscriptionsQueryOptions): Pages<QueryResponse, QueryResponse["rows"][number]>;
  /**
   * Change a subscription.
   *
   * Change what a subscription sends and where it sends it. Members stay as they are. You can change an inherited
   * subscription only on its template prefix. Otherwise it is a `conflict`, and `details.template` names the prefix.
   *
   * `PATCH /namespaces/{ns}/subscriptions/{name}`
   * Needs a `read_write` key.
   * Accepts a body of up to 1,048,576 bytes.
   * Retries use one idempotency key. The client creates it for the call unless you give one.
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
