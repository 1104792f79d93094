// Generated from spec/ by `npm run generate`. Do not edit.
import type { DocumentId, Duration, Name, NamespaceName, Timestamp } from "../common/types.ts";
import type { OutcomeValue } from "../outcomes/types.ts";
import type { Filter } from "../queries/types.ts";

/** Who wants to label. */
export interface LabelClaim {
  /** The person. */
  labeler: Labeler;
  /** How long nobody else gets the document. Defaults to `10m`, at most `24h`. */
  lease?: Duration;
  /** Whether the answer is hidden. Defaults to true, because people who see an answer tend to agree with it. */
  blind?: boolean;
}

/** The next document. */
export interface LabelClaimed {
  /** Null when there is none for this person at present: each is labelled, skipped by this person, or leased by others. */
  item: LabelItem | null;
}

/** A label. */
export interface LabelGiven {
  /** The person, who must have claimed the document. */
  labeler: Labeler;
  /** The true value. A value that does not fit the judgment's type is `invalid_request`. */
  value: OutcomeValue;
  /** A note. */
  comment?: string;
}

/** A document to label. */
export interface LabelItem {
  /** Its number in the queue, from 1. */
  item: number;
  /** The namespace of the document. */
  namespace: NamespaceName;
  /** The document. */
  document_id: DocumentId;
  /** The incarnation that was drawn. */
  incarnation: number;
  /** Its attributes. */
  attributes: {
    [name: string]: unknown;
  };
  /** Its state. */
  state: {
    [name: string]: unknown;
  };
  /** The most probable answer as it was drawn. Null when it is hidden. */
  answer: OutcomeValue | null;
  /** Its chance of being drawn. */
  probability: number;
  /** Until when nobody else gets it. */
  leased_until: Timestamp;
}

/** How far a queue is. */
export interface LabelProgress {
  /** Documents that as many people have labelled as asked. */
  done: number;
  /** Labels given. */
  labels: number;
  /** Times that a person skipped a document. */
  skips: number;
  /**
   * Documents that were deleted or replaced since they were drawn, and those of a namespace that has its own judgment of this name since then. Nobody
   * is asked about them.
   */
  gone: number;
}

/** A queue of documents to label. */
export interface LabelQueue {
  /** The id of the queue. */
  id: LabelQueueId;
  /** The name of the judgment. */
  judgment: Name;
  /** How the documents were drawn. */
  strategy: LabelStrategy;
  /** How many people label each document. */
  labelers: number;
  /** For `uncertain`: the probability around which documents are hard. Otherwise null. */
  near: number | null;
  /** The number of documents that could be drawn: those that match and have an answer of the active version. */
  population: number;
  /** The number of documents that were drawn. */
  items: number;
  /** How far it is. */
  progress: LabelProgress;
  /** The time when the documents were drawn. */
  created_at: Timestamp;
}

/** The queue to make. */
export interface LabelQueueCreate {
  /** How documents are drawn. */
  strategy: LabelStrategy;
  /**
   * The number of documents to draw. There may be fewer. A small queue may have more, up to ten: each stratum that has documents gives at least one, so
   * that every document has a chance.
   */
  size: number;
  /** For `uncertain`: the probability around which documents are hard. Defaults to 0.5. `invalid_request` with other strategies. */
  near?: number;
  /** How many people label each document. Defaults to 1. With 2 or more, people can be compared with each other. */
  labelers?: number;
  /** Draw only from documents that match this filter. */
  where?: Filter;
}

/** The id of a label queue. */
export type LabelQueueId = string;

/** The queues of a judgment, newest first. */
export interface LabelQueueList {
  /** The queues. A judgment keeps up to 100. */
  queues: LabelQueue[];
}

/** A skip. */
export interface LabelSkip {
  /** The person, who must have claimed the document. */
  labeler: Labeler;
  /** Why. */
  reason: string;
}

/**
 * How the documents of a queue are drawn. Every document of the frame has a chance above 0.
 *
 * - `random`: Every document has the same chance. Use it for the fairest figures.
 * - `stratified`: The same number from each tenth of the probability: `p` of a `bool`, that of the most probable answer of a `choice`, the share of the highest level of a `score`.
 * - `uncertain`: Four fifths within 0.15 of `near`, one fifth from all others. Use it to move a threshold.
 * - `disagreement`: Four fifths of documents that another version or engine, shadow ones included, last answered otherwise. One fifth from all others.
 * - `new_epoch`: Only documents answered by the newest engine version, each with the same chance.
 */
export type LabelStrategy = "random" | "stratified" | "uncertain" | "disagreement" | "new_epoch";

/** The name of a person who labels: you choose it, for example an address or a user's id. */
export type Labeler = string;
