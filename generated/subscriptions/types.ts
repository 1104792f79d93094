// Generated from spec/ by `npm run generate`. Do not edit.
import type { Cursor, EndpointId, Name, SubscriptionId, TemplatePrefix, Timestamp } from "../common/types.ts";
import type { Filter } from "../filters/types.ts";
import type { SubscriptionBulk, SubscriptionInclude, SubscriptionTransition } from "../subscription-settings/types.ts";

/** A saved filter that sends an event when a document starts or stops matching. */
export interface Subscription {
  /** Its id; the same in every namespace that inherits it. */
  id: SubscriptionId;
  /** Its name. */
  name: Name;
  /** Which documents are members. */
  filters: Filter;
  /** Which transitions are sent. */
  events: SubscriptionTransition[];
  /** What the events carry besides the fields the filter reads. */
  include: SubscriptionInclude;
  /** The webhook endpoint it sends to; null when it has none or its endpoint was deleted, and events are in the feed only. */
  endpoint: EndpointId | null;
  /** What becomes of transitions in bulk. */
  bulk: SubscriptionBulk;
  /** How far it is in this namespace; null on a template prefix path. */
  status: SubscriptionStatus | null;
  /** When it went live in this namespace; null before, and on a template prefix path. */
  live_at: Timestamp | null;
  /**
   * How long the oldest change that it has not looked at has waited, in milliseconds; 0 when it is up to date. Null while
   * `syncing` and on a template prefix path. A quiet subscription records its progress about once a minute.
   */
  lag_ms: number | null;
  /** What is wrong with it; empty when nothing is. */
  warnings: SubscriptionWarning[];
  /** When it was created. */
  created_at: Timestamp;
  /** The template prefix it is inherited from; absent where it is the namespace's own. */
  template?: TemplatePrefix;
}

/** One page of subscriptions, by name. */
export interface SubscriptionList {
  /** Inherited ones included. */
  subscriptions: Subscription[];
  /** Pass as `cursor` for the next page; null on the last. */
  next_cursor: Cursor | null;
}

/**
 * How far a subscription is in one namespace.
 *
 * - `syncing`: Its first membership is being worked out; until it is, only `bulk: deliver` sends anything.
 * - `live`: It follows every change.
 */
export type SubscriptionStatus = "syncing" | "live";

/** Something that keeps a subscription from doing its work. */
export interface SubscriptionWarning {
  /** What it is, for programs. */
  code: SubscriptionWarningCode;
  /** What it is and what helps, for people. */
  message: string;
  /** The judgment it concerns, where it concerns one. */
  judgment?: Name;
}

/**
 * Why a subscription may not do what it was made for.
 *
 * - `judgment_inactive`: Its filter or `include` reads a judgment that has no active version.
 * - `judgment_on_read`: Its filter or `include` reads a judgment that has become `on_read` since: its answers change only when somebody reads them.
 * - `field_missing`: Its filter reads something that the judgment's answers do not have: a threshold that was removed, an option of another version, or a part of another type where a namespace has a judgment of its own under the name. No document has it, as if it were null. Or it compares a choice's `value` with what is no option of the active version: only answers of another version can be that.
 * - `endpoint_disabled`: Its endpoint is disabled: events go to the feed only until it is enabled.
 * - `endpoint_not_covering`: Its endpoint's `namespace_prefix` has been narrowed since: events about what that does not cover go to the feed only.
 */
export type SubscriptionWarningCode =
  | "judgment_inactive"
  | "judgment_on_read"
  | "field_missing"
  | "endpoint_disabled"
  | "endpoint_not_covering";
