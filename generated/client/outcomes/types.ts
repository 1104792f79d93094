// Generated from spec/ by `npm run generate`. Do not edit.
import type { Cursor, DocumentId, EngineName, GivenTimestamp, Name, Timestamp, VersionNumber } from "../common/types.ts";

/** How the document of a label was drawn. */
export interface DrawnWith {
  /** The label queue. */
  queue: string;
  /** The strategy of the queue: a `LabelStrategy`. */
  strategy: string;
  /** The document's chance of being drawn. */
  probability: number;
  /** How many documents of the frame the label stands for, relative to the mean label of the queue. 1 in a random queue. */
  weight: number;
}

/** The evaluation that an outcome is compared with. */
export interface MatchedEvaluation {
  /** The judgment's version that was evaluated. */
  version: VersionNumber;
  /** The engine that answered. */
  engine: EngineName;
  /** The version of the engine: the calibration epoch. */
  engine_version: string;
  /** The time of the evaluation. */
  evaluated_at: Timestamp;
}

/** An outcome: what really happened to a judged document. */
export interface Outcome {
  /** The id of the outcome. You chose it, or the server made it. */
  id: OutcomeId;
  /** The document. */
  document_id: DocumentId;
  /**
   * The incarnation of the document that the outcome is about. Null when it is not known: when the outcome was posted,
   * no document of this id existed, and none had been judged.
   */
  incarnation?: number | null;
  /** The judgment that the outcome is about. */
  judgment: Name;
  /** The true value. */
  value: OutcomeValue;
  /** The time of the observation. */
  observed_at: Timestamp;
  /** The origin of the outcome. Null when you gave none. */
  source: string | null;
  /** The note. Null when you gave none. */
  comment: string | null;
  /** The person who said so. Null when you gave none. */
  labeler?: string | null;
  /** How the document was drawn, for a label of a label queue. Otherwise null. */
  drawn_with?: DrawnWith | null;
  /**
   * The evaluation that the outcome is compared with. It is the newest one made at or before `observed_at` minus the
   * version's `horizon`. Shadow and failed evaluations do not count, carried ones do. Null while there is none. Then
   * the outcome is kept and reported as `unmatched`.
   */
  evaluation: MatchedEvaluation | null;
  /** The time when the outcome was first posted. */
  created_at: Timestamp;
}

/**
 * The id of an outcome. You choose it, or the server makes one of the form `out_…`. It is unique in its namespace. `.`
 * and `..` are `invalid_request`.
 */
export type OutcomeId = string;

/** A level of a `score`, from 0. */
export type OutcomeLevel = number;

/** One page of outcomes, newest observed first. */
export interface OutcomeList {
  /** The outcomes that pass the filters. */
  outcomes: Outcome[];
  /** Pass as `cursor` to get the next page. Null on the last page. */
  next_cursor: Cursor | null;
}

/** An option of a `choice`, or `none_of_the_above`. */
export type OutcomeOption = string;

/**
 * The true value. A boolean for a `bool` judgment, an option or `none_of_the_above` for a `choice`, a whole level from
 * 0 for a `score`.
 */
export type OutcomeValue = boolean | OutcomeOption | OutcomeLevel;

/** An outcome to post: what really happened to a judged document. */
export interface OutcomeWrite {
  /**
   * The id of the outcome. It replaces the outcome of the same id in this namespace. When absent, the server makes an
   * id, and a retry stores the outcome a second time.
   */
  id?: OutcomeId;
  /** The document. It may have been deleted. */
  document_id: DocumentId;
  /**
   * The incarnation of the document that the outcome is about: the document's `incarnation` at that time. Defaults to
   * the current one. If the document does not exist, it is the last one that was judged. The outcome is matched only
   * with evaluations of this incarnation.
   */
  incarnation?: number;
  /** The judgment that the outcome is about. */
  judgment: Name;
  /** The true value. A value that does not fit the judgment's type is `invalid_request`. */
  value: OutcomeValue;
  /** The time of the observation. Defaults to the time of the request. */
  observed_at?: GivenTimestamp;
  /** The origin of the outcome, for your own use. */
  source?: string;
  /** A note, for your own use. */
  comment?: string;
  /** The person who said so. */
  labeler?: string;
}

/** Outcomes to post. */
export interface OutcomesCreate {
  /** Up to 1,000 outcomes. If several have the same id, the last one counts. Either all of them are stored or none. */
  outcomes: OutcomeWrite[];
}

/** The outcomes as stored. */
export interface OutcomesCreated {
  /** One outcome for each posted one, in the same order. */
  outcomes: Outcome[];
}
