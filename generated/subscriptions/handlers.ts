// Generated from spec/ by `npm run generate`. Do not edit.
import type { Cursor, Name, NamespaceName, NamespaceOrTemplate } from "../common/types.ts";
import type { Filled, Reply } from "../contract.ts";
import type { QueryOptions, QueryResponse } from "../queries/types.ts";
import type { SubscriptionCreate, SubscriptionUpdate } from "../subscription-settings/types.ts";
import type { Subscription, SubscriptionList } from "./types.ts";

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
 * Subscriptions: saved filters whose members are followed. Membership is level-triggered: at a sequence a document is a member
 * when it matches at that sequence, and every transition between two sequences that were looked at is one event, exactly once
 * in the feed.
 */
export interface SubscriptionsHandlers<Context> {
  /**
   * Create a subscription; it is `syncing` until its first membership is worked out. On a template prefix every namespace under
   * it inherits the subscription, those to come included. A name that is taken on the same namespace or prefix is a `conflict`;
   * a filter or `include` that names an unknown judgment, or an endpoint that does not exist or does not cover the namespace,
   * is `invalid_request`. The namespace need not have been written to. Plans do not limit how many there are.
   *
   * The attributes that filters name are indexed for queries as far as the 32 of a namespace have room for them.
   */
  create(context: Context, request: SubscriptionsCreateRequest): Promise<SubscriptionsCreateReply>;
  /**
   * Delete a subscription, on a template prefix for every namespace under it. No `exited` is sent for its members. An inherited
   * subscription can only be deleted on its template prefix: `conflict`, with `details.template` naming it.
   */
  delete(context: Context, request: SubscriptionsDeleteRequest): Promise<SubscriptionsDeleteReply>;
  /** Read a subscription with its progress in this namespace. */
  get(context: Context, request: SubscriptionsGetRequest): Promise<SubscriptionsGetReply>;
  /** List the subscriptions of a namespace, inherited ones included, or those created on a template prefix. */
  list(context: Context, request: SubscriptionsListRequest): Promise<SubscriptionsListReply>;
  /**
   * Run the subscription's filter as a query, with ranking, page size, cursor and fields of your choice; it bills like a query.
   * Use it to seed a receiver, and to read the members again after `subscription.synced`. For a template's subscription, call
   * it on the namespace that an event names.
   */
  query(context: Context, request: SubscriptionsQueryRequest): Promise<SubscriptionsQueryReply>;
  /**
   * Change what a subscription sends and where to; members stay as they are. An inherited subscription can only be changed on
   * its template prefix: `conflict`, with `details.template` naming it.
   */
  update(context: Context, request: SubscriptionsUpdateRequest): Promise<SubscriptionsUpdateReply>;
}
