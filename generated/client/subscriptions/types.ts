// Generated from spec/ by `npm run generate`. Do not edit.
import type { Cursor, EndpointId, Name, SubscriptionId, TemplatePrefix, Timestamp } from "../common/types.ts";
import type { Filter } from "../queries/types.ts";

/** A saved filter. It sends an event when a document starts or stops matching. */
export interface Subscription {
  /** The id of the subscription. It is the same in every namespace that inherits the subscription. */
  id: SubscriptionId;
  /** The name of the subscription. */
  name: Name;
  /** The filter. Documents that match it are members. */
  filters: Filter;
  /** The transitions that are sent. */
  events: SubscriptionTransition[];
  /** The fields that events carry in addition to those that the filter reads. */
  include: SubscriptionInclude;
  /**
   * The webhook endpoint that receives the events. Null when there is none, or when it was deleted. Then events are in
   * the feed only.
   */
  endpoint: EndpointId | null;
  /** How transitions caused by bulk changes are sent. */
  bulk: SubscriptionBulk;
  /** The status in this namespace. Null on a template prefix path. */
  status: SubscriptionStatus | null;
  /** The time when the subscription became `live` in this namespace. Null before that, and on a template prefix path. */
  live_at: Timestamp | null;
  /**
   * The lag in milliseconds: how long the oldest change that was not evaluated yet has waited. 0 when the subscription
   * is up to date. A moved threshold counts as evaluated when all documents were compared again. Null
   * while `syncing` and on a template prefix path. A subscription without changes records its progress about once a
   * minute.
   */
  lag_ms: number | null;
  /** The problems of the subscription. Empty when there are none. */
  warnings: SubscriptionWarning[];
  /** The time when the subscription was created. */
  created_at: Timestamp;
  /** The template prefix that the subscription is inherited from. Absent when it belongs to the namespace itself. */
  template?: TemplatePrefix;
}

/**
 * How to send transitions caused by a bulk change. Bulk changes are a backfill, the first sync, and a resync after a
 * threshold edit, an activation or new composite weights.
 *
 * - `summary`: The service updates membership without events and sends one `subscription.synced` at the end.
 * - `deliver`: The service sends every transition, with its cause.
 */
export type SubscriptionBulk = "summary" | "deliver";

/** A subscription to create. */
export interface SubscriptionCreate {
  /** The name of the subscription. It is unique in the namespace or on the template prefix. */
  name: Name;
  /**
   * The filter. Documents that match it are members. Fields of a judgment with policy `on_read` are `invalid_request`.
   * If a judgment becomes `on_read` later, or loses what the filter names, the filter sees only what the stored answers
   * contain.
   *
   * A document is evaluated when it or one of its answers changes. All documents are evaluated when a judgment's
   * version or thresholds change. An answer may also turn from `pending` to `stale`, or back, for another reason. That
   * alone starts no evaluation: a condition on `.freshness` sees it at the next change.
   */
  filters: Filter;
  /**
   * The transitions to send.
   *
   * @default ["entered","exited"]
   */
  events?: SubscriptionTransition[];
  /** The fields that events carry in addition to those that the filter reads. */
  include?: SubscriptionIncludeInput;
  /** The webhook endpoint that receives the events. Without one, events are in the feed only. */
  endpoint?: EndpointId;
  /**
   * How to send transitions caused by bulk changes.
   *
   * @default "summary"
   */
  bulk?: SubscriptionBulk;
}

/**
 * The fields that an event carries in addition to those that the filter reads, which are always included. `state` is
 * never included. At most 24 fields in total, counting those that the filter reads.
 */
export interface SubscriptionInclude {
  /** The names of attributes to include. */
  attributes?: Name[];
  /** The judgments whose answers to include. A judgment with policy `on_read` is `invalid_request`. */
  answers?: Name[];
}

/**
 * The fields that an event carries in addition to those that the filter reads, which are always included. `state` is
 * never included. At most 24 fields in total, counting those that the filter reads.
 */
export interface SubscriptionIncludeInput {
  /** The names of attributes to include. */
  attributes?: Name[];
  /** The judgments whose answers to include. A judgment with policy `on_read` is `invalid_request`. */
  answers?: Name[];
}

/** One page of subscriptions, sorted by name. */
export interface SubscriptionList {
  /** The subscriptions, including inherited ones. */
  subscriptions: Subscription[];
  /** Pass as `cursor` to get the next page. Null on the last page. */
  next_cursor: Cursor | null;
}

/**
 * The status of a subscription in one namespace.
 *
 * - `syncing`: The service computes the first membership. Until that is complete, only `bulk: deliver` sends events.
 * - `live`: The subscription follows every change.
 */
export type SubscriptionStatus = "syncing" | "live";

/**
 * A change of membership that a subscription can send.
 *
 * - `entered`: A document starts to match. The event is `subscription.entered`.
 * - `exited`: A document stops matching or is deleted. The event is `subscription.exited`.
 */
export type SubscriptionTransition = "entered" | "exited";

/** The members to change. You cannot change the filter. To follow another filter, create another subscription. */
export interface SubscriptionUpdate {
  /** Replaces the whole of `events`. */
  events?: SubscriptionTransition[];
  /** Replaces the whole of `include`. Null removes it. */
  include?: SubscriptionIncludeInput | null;
  /** The endpoint that receives events recorded from now on. Null means the feed only. */
  endpoint?: EndpointId | null;
  /**
   * How to send transitions caused by bulk changes from now on. It also applies to a change in progress. If that had
   * transitions without events until now, one `subscription.synced` tells of them at the end.
   */
  bulk?: SubscriptionBulk;
}

/** A problem that keeps a subscription from doing its work. */
export interface SubscriptionWarning {
  /** The kind of problem. Let your program decide by this code. */
  code: SubscriptionWarningCode;
  /** A text for people: the problem and its solution. */
  message: string;
  /** The judgment with the problem, if there is one. */
  judgment?: Name;
}

/**
 * Why a subscription may not do its work.
 *
 * - `judgment_inactive`: The filter or `include` reads a judgment that has no active version.
 * - `judgment_on_read`: The filter or `include` reads a judgment that was later set to `on_read`. Its answers change only when somebody reads them.
 * - `field_missing`: The filter reads a field that the judgment's answers do not have. Examples are a removed threshold, an option of another version, or a part of another type. A namespace may have its own judgment of that name, with another type. Every document counts as if this field were null. Or the filter compares a choice's `value` with something that is no option of the active version. Then only answers of another version can match.
 * - `endpoint_disabled`: The endpoint is disabled. Until it is enabled, events go only to the feed.
 * - `endpoint_not_covering`: The endpoint's `namespace_prefix` was narrowed. Events about namespaces outside it go only to the feed.
 */
export type SubscriptionWarningCode =
  | "judgment_inactive"
  | "judgment_on_read"
  | "field_missing"
  | "endpoint_disabled"
  | "endpoint_not_covering";
