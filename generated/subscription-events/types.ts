// Generated from spec/ by `npm run generate`. Do not edit.
import type { Answers } from "../answers/types.ts";
import type { DocumentId, EventId, Name, NamespaceName, SubscriptionId, Timestamp } from "../common/types.ts";
import type { Attributes } from "../documents/types.ts";

/** A document started to match a subscription. */
export interface SubscriptionEnteredEvent {
  /** The id of the event. It is also a position in the feed: pass it as `after`. */
  id: EventId;
  /** The type of the event. */
  type: "subscription.entered";
  /** The time of the event. */
  timestamp: Timestamp;
  /** The facts of the event, by type. */
  data: SubscriptionTransitionData;
  /** True for a test delivery. Absent otherwise. */
  test?: boolean;
  /** True when the whole event is over 64 KB, so that `attributes` and `answers` were left out. Absent otherwise. */
  truncated?: boolean;
  /** The address of the whole event. Fetch it with your key. Present when `truncated`. */
  url?: string;
}

/** A document stopped matching a subscription, or was deleted. */
export interface SubscriptionExitedEvent {
  /** The id of the event. It is also a position in the feed: pass it as `after`. */
  id: EventId;
  /** The type of the event. */
  type: "subscription.exited";
  /** The time of the event. */
  timestamp: Timestamp;
  /** The facts of the event, by type. */
  data: SubscriptionTransitionData;
  /** True for a test delivery. Absent otherwise. */
  test?: boolean;
  /** True when the whole event is over 64 KB, so that `attributes` and `answers` were left out. Absent otherwise. */
  truncated?: boolean;
  /** The address of the whole event. Fetch it with your key. Present when `truncated`. */
  url?: string;
}

/** A bulk change of members that is complete. */
export interface SubscriptionSyncedData {
  /** The subscription. */
  subscription: SubscriptionId;
  /** The name of the subscription. Use it in the subscription's query. */
  subscription_name: Name;
  /** The namespace whose members are now up to date. */
  namespace: NamespaceName;
  /** The sequence of the namespace that membership is computed up to. */
  sequence: number;
  /**
   * The cause of the change: `backfill`, `sync`, `threshold`, `activation`, `weights` or `calibration`. With `delete`,
   * the namespace was deleted and `members` is 0.
   */
  cause: TransitionCause;
  /** The number of members now. */
  members: number;
  /** The number of documents that started matching in the change. */
  entered: number;
  /** The number of documents that stopped matching in the change. */
  exited: number;
}

/** A bulk change of a subscription's members is complete. Read them again with the subscription's query. */
export interface SubscriptionSyncedEvent {
  /** The id of the event. It is also a position in the feed: pass it as `after`. */
  id: EventId;
  /** The type of the event. */
  type: "subscription.synced";
  /** The time of the event. */
  timestamp: Timestamp;
  /** The facts of the event, by type. */
  data: SubscriptionSyncedData;
  /** True for a test delivery. Absent otherwise. */
  test?: boolean;
  /** True when the whole event is over 64 KB, so that `attributes` and `answers` were left out. Absent otherwise. */
  truncated?: boolean;
  /** The address of the whole event. Fetch it with your key. Present when `truncated`. */
  url?: string;
}

/** A document that started or stopped matching. */
export interface SubscriptionTransitionData {
  /** The subscription. */
  subscription: SubscriptionId;
  /** The name of the subscription. Use it in the subscription's query. */
  subscription_name: Name;
  /** The namespace of the document. For a template's subscription, it is the tenant's namespace. */
  namespace: NamespaceName;
  /** The document. */
  document_id: DocumentId;
  /**
   * The revision of the document at that sequence. For a deleted document, it is the last revision that the
   * subscription evaluated.
   */
  revision: number;
  /** The incarnation of the document. It changes when a deleted document is written again. */
  incarnation: number;
  /**
   * The sequence of the commit or the stored answers that changed membership. For a deleted document, it is the
   * sequence of the deletion. It grows with each change in the namespace, even when the namespace was deleted and
   * written again. In one subscription, a document never has two events with the same sequence. Keep the event with the
   * highest sequence you have seen.
   */
  sequence: number;
  /** Why the document started or stopped matching. */
  cause: TransitionCause;
  /** The attributes that the filter reads and that `include` names. Left out of a truncated event and for a deleted document. */
  attributes?: Attributes;
  /** The answers that the filter reads and that `include` names. Left out of a truncated event and for a deleted document. */
  answers?: Answers;
}

/**
 * Why a document started or stopped matching.
 *
 * - `write`: The document was written.
 * - `answer`: A new answer was stored.
 * - `backfill`: A backfill changed an answer.
 * - `sync`: The first sync of the subscription. Also used when a more specific subscription of the same name hides this one in a namespace. Its members then leave, and they enter again when it returns.
 * - `threshold`: A threshold was changed.
 * - `activation`: A version of a judgment was activated.
 * - `weights`: A composite judgment got new weights.
 * - `calibration`: A judgment whose calibrated numbers the filter reads got a new calibration.
 * - `delete`: The document or its namespace was deleted.
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
