// Generated from spec/ by `npm run generate`. Do not edit.
import type { EndpointId, Name } from "../common/types.ts";
import type { Filter } from "../filters/types.ts";

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
  /** How to send transitions caused by bulk changes from now on. It also applies to a change in progress. */
  bulk?: SubscriptionBulk;
}
