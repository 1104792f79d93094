// Generated from spec/ by `npm run generate`. Do not edit.
import type { EndpointId, Name } from "../common/types.ts";
import type { Filter } from "../filters/types.ts";

/**
 * What becomes of transitions that a bulk change causes: a backfill, the first sync, or a resync after a threshold edit, an
 * activation or new composite weights.
 *
 * - `summary`: Membership is updated silently and one `subscription.synced` is sent at the end.
 * - `deliver`: Every transition is sent, with its cause.
 */
export type SubscriptionBulk = "summary" | "deliver";

/** A subscription to create. */
export interface SubscriptionCreate {
  /** Its name, one of a kind in the namespace or on the template prefix. */
  name: Name;
  /**
   * Which documents are members. Fields of a judgment that is judged `on_read` are `invalid_request`; of one that becomes so later, or
   * loses what the filter names, documents have no more than their answers say.
   *
   * A document is looked at when it, or an answer of it, changes, and all are when a judgment's version or thresholds do. That an answer
   * turns from `pending` to `stale`, or the other way, for another reason changes neither: a condition on `.freshness` takes
   * notice of it with the next change.
   */
  filters: Filter;
  /**
   * Which transitions to send.
   *
   * @default ["entered","exited"]
   */
  events?: SubscriptionTransition[];
  /** What the events carry besides the fields the filter reads. */
  include?: SubscriptionIncludeInput;
  /** The webhook endpoint to send to; without one the events are in the feed only. */
  endpoint?: EndpointId;
  /**
   * What becomes of transitions in bulk.
   *
   * @default "summary"
   */
  bulk?: SubscriptionBulk;
}

/**
 * The fields an event carries besides those the filter reads, which are always carried; `state` never is. At most 24 fields in
 * total, counting those the filter reads.
 */
export interface SubscriptionInclude {
  /** Attributes by name. */
  attributes?: Name[];
  /** Judgments whose answers to carry. One that is judged `on_read` is `invalid_request`. */
  answers?: Name[];
}

/**
 * The fields an event carries besides those the filter reads, which are always carried; `state` never is. At most 24 fields in
 * total, counting those the filter reads.
 */
export interface SubscriptionIncludeInput {
  /** Attributes by name. */
  attributes?: Name[];
  /** Judgments whose answers to carry. One that is judged `on_read` is `invalid_request`. */
  answers?: Name[];
}

/**
 * A change of membership that a subscription tells of.
 *
 * - `entered`: A document starts matching: the event `subscription.entered`.
 * - `exited`: A document stops matching or is deleted: the event `subscription.exited`.
 */
export type SubscriptionTransition = "entered" | "exited";

/** Changes to a subscription. Its filter is fixed: create another to follow another. */
export interface SubscriptionUpdate {
  /** Replaces the whole of `events`. */
  events?: SubscriptionTransition[];
  /** Replaces the whole of `include`; null removes it. */
  include?: SubscriptionIncludeInput | null;
  /** The endpoint to send to, for events that come to the feed from now on; null for the feed only. */
  endpoint?: EndpointId | null;
  /** What becomes of transitions in bulk from now on; of a change that is under way too. */
  bulk?: SubscriptionBulk;
}
