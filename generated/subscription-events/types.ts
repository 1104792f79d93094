// Generated from spec/ by `npm run generate`. Do not edit.
import type { Answers } from "../answers/types.ts";
import type { DocumentId, EventId, Name, NamespaceName, SubscriptionId, Timestamp } from "../common/types.ts";
import type { Attributes } from "../documents/types.ts";

/** A document starts matching a subscription. */
export interface SubscriptionEnteredEvent {
  /** The event, which is also a place in the feed: pass it as `after`. */
  id: EventId;
  /** What happened. */
  type: "subscription.entered";
  /** When it happened. */
  timestamp: Timestamp;
  /** What happened to what. */
  data: SubscriptionTransitionData;
  /** True for a test send; absent otherwise. */
  test?: boolean;
  /** True where the whole is over 64 KB and `attributes` and `answers` were left out; absent otherwise. */
  truncated?: boolean;
  /** Where the whole event can be fetched with your key; present when `truncated`. */
  url?: string;
}

/** A document stops matching a subscription or is deleted. */
export interface SubscriptionExitedEvent {
  /** The event, which is also a place in the feed: pass it as `after`. */
  id: EventId;
  /** What happened. */
  type: "subscription.exited";
  /** When it happened. */
  timestamp: Timestamp;
  /** What happened to what. */
  data: SubscriptionTransitionData;
  /** True for a test send; absent otherwise. */
  test?: boolean;
  /** True where the whole is over 64 KB and `attributes` and `answers` were left out; absent otherwise. */
  truncated?: boolean;
  /** Where the whole event can be fetched with your key; present when `truncated`. */
  url?: string;
}

/** A bulk change of members that is done. */
export interface SubscriptionSyncedData {
  /** The subscription. */
  subscription: SubscriptionId;
  /** The subscription's name, for its query. */
  subscription_name: Name;
  /** The namespace that is in step. */
  namespace: NamespaceName;
  /** The namespace's sequence that membership is worked out to. */
  sequence: number;
  /**
   * What made the change: `backfill`, `sync`, `threshold`, `activation`, `weights` or `calibration`. `delete`: the namespace was deleted, and
   * `members` is 0.
   */
  cause: TransitionCause;
  /** Members now. */
  members: number;
  /** Documents that started matching in the change. */
  entered: number;
  /** Documents that stopped matching in the change. */
  exited: number;
}

/** A bulk change of a subscription's members is done: read them again with its query. */
export interface SubscriptionSyncedEvent {
  /** The event, which is also a place in the feed: pass it as `after`. */
  id: EventId;
  /** What happened. */
  type: "subscription.synced";
  /** When it happened. */
  timestamp: Timestamp;
  /** What happened to what. */
  data: SubscriptionSyncedData;
  /** True for a test send; absent otherwise. */
  test?: boolean;
  /** True where the whole is over 64 KB and `attributes` and `answers` were left out; absent otherwise. */
  truncated?: boolean;
  /** Where the whole event can be fetched with your key; present when `truncated`. */
  url?: string;
}

/** A document that started or stopped matching. */
export interface SubscriptionTransitionData {
  /** The subscription. */
  subscription: SubscriptionId;
  /** The subscription's name, for its query. */
  subscription_name: Name;
  /** The document's namespace, which for a template's subscription is the tenant's. */
  namespace: NamespaceName;
  /** The document. */
  document_id: DocumentId;
  /** The document's revision at that sequence; for a deleted document the last that the subscription has looked at. */
  revision: number;
  /** Which life of the document. */
  incarnation: number;
  /**
   * The sequence of the commit or landing that changed membership, of the deletion where the document was deleted. It grows with each change in
   * the namespace, also where the namespace was deleted and written again. One document never has two events with one sequence in a
   * subscription: keep the highest seen.
   */
  sequence: number;
  /** What made it so. */
  cause: TransitionCause;
  /** The attributes that the filter reads and `include` names; left out of a truncated event and for a deleted document. */
  attributes?: Attributes;
  /** The answers that the filter reads and `include` names; left out of a truncated event and for a deleted document. */
  answers?: Answers;
}

/**
 * What made a document start or stop matching.
 *
 * - `write`: A write to the document.
 * - `answer`: An answer that landed.
 * - `backfill`: A backfill.
 * - `sync`: The subscription's first sync. Also where a more specific subscription of its name hides it in a namespace, which its members leave, and where it comes back.
 * - `threshold`: An edit of a threshold.
 * - `activation`: An activation of a judgment's version.
 * - `weights`: New weights of a composite judgment.
 * - `calibration`: A new calibration of a judgment whose calibrated numbers the filter reads.
 * - `delete`: The document's deletion, or that of its namespace.
 */
export type TransitionCause =
  | "write"
  | "answer"
  | "backfill"
  | "sync"
  | "threshold"
  | "activation"
  | "weights"
  | "calibration"
  | "delete";
