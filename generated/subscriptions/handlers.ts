// Generated from spec/ by `npm run generate`. Do not edit.
import type { Cursor, Name, NamespaceName, NamespaceOrTemplate } from "../common/types.ts";
import type { Filled, Reply } from "../contract.ts";
import type { QueryOptions, QueryResponse } from "../queries/types.ts";
import type { Subscription, SubscriptionCreate, SubscriptionList, SubscriptionUpdate } from "./types.ts";

export interface SubscriptionsCreateRequest {
  path: { ns: NamespaceOrTemplate };
  query: {};
  headers: { "Idempotency-Key"?: string };
  body: Filled<SubscriptionCreate, "events" | "bulk">;
}

export type SubscriptionsCreateReply = Reply<201, Subscription>;

export interface SubscriptionsDeleteRequest {
  path: { ns: NamespaceOrTemplate; name: Name };
  query: {};
  headers: { "Idempotency-Key"?: string };
  body: undefined;
}

export type SubscriptionsDeleteReply = Reply<204, undefined>;

export interface SubscriptionsGetRequest {
  path: { ns: NamespaceOrTemplate; name: Name };
  query: {};
  headers: {};
  body: undefined;
}

export type SubscriptionsGetReply = Reply<200, Subscription>;

export interface SubscriptionsListRequest {
  path: { ns: NamespaceOrTemplate };
  query: { cursor?: Cursor; limit: number };
  headers: {};
  body: undefined;
}

export type SubscriptionsListReply = Reply<200, SubscriptionList>;

export interface SubscriptionsQueryRequest {
  path: { ns: NamespaceName; name: Name };
  query: {};
  headers: {};
  body: Filled<QueryOptions, "top_k" | "answers" | "consistency">;
}

export type SubscriptionsQueryReply = Reply<200, QueryResponse>;

export interface SubscriptionsUpdateRequest {
  path: { ns: NamespaceOrTemplate; name: Name };
  query: {};
  headers: { "Idempotency-Key"?: string };
  body: SubscriptionUpdate;
}

export type SubscriptionsUpdateReply = Reply<200, Subscription>;

/**
 * Subscriptions are saved filters. The service keeps track of their members. Membership is level-triggered: a document
 * is a member at a sequence when it matches at that sequence. The service evaluates membership at some sequences. Each
 * transition between two of them is one event, exactly once in the feed.
 */
export interface SubscriptionsHandlers<Context> {
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
   */
  create(context: Context, request: SubscriptionsCreateRequest): Promise<SubscriptionsCreateReply>;
  /**
   * Delete a subscription. On a template prefix, this deletes it for every namespace under the prefix. The service
   * sends no `exited` events for its members. You can delete an inherited subscription only on its template prefix.
   * Otherwise it is a `conflict`, and `details.template` names the prefix.
   */
  delete(context: Context, request: SubscriptionsDeleteRequest): Promise<SubscriptionsDeleteReply>;
  /** Read a subscription with its progress in this namespace. */
  get(context: Context, request: SubscriptionsGetRequest): Promise<SubscriptionsGetReply>;
  /** List the subscriptions of a namespace, including inherited ones, or those created on a template prefix. */
  list(context: Context, request: SubscriptionsListRequest): Promise<SubscriptionsListReply>;
  /**
   * Run the subscription's filter as a query. You choose the ranking, page size, cursor and fields. It is billed like a
   * query. Use it to load a receiver for the first time, and to read the members again after `subscription.synced`. For
   * a template's subscription, call it on the namespace that an event names.
   */
  query(context: Context, request: SubscriptionsQueryRequest): Promise<SubscriptionsQueryReply>;
  /**
   * Change what a subscription sends and where it sends it. Members stay as they are. You can change an inherited
   * subscription only on its template prefix. Otherwise it is a `conflict`, and `details.template` names the prefix.
   */
  update(context: Context, request: SubscriptionsUpdateRequest): Promise<SubscriptionsUpdateReply>;
}
