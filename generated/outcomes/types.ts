// Generated from spec/ by `npm run generate`. Do not edit.
import type { Cursor, DocumentId, EngineName, GivenTimestamp, Name, Timestamp, VersionNumber } from "../common/types.ts";

/** The evaluation an outcome is held against. */
export interface MatchedEvaluation {
  /** The judgment's version that was evaluated. */
  version: VersionNumber;
  /** The engine that answered. */
  engine: EngineName;
  /** The engine's version: the calibration epoch. */
  engine_version: string;
  /** When it was evaluated. */
  evaluated_at: Timestamp;
}

/** What really happened to a judged document. */
export interface Outcome {
  /** Its id: yours, or one made by the server. */
  id: OutcomeId;
  /** The document. */
  document_id: DocumentId;
  /**
   * The life of the document that it is about; null where that is not known: no document of this id was there when it was posted, and none had been
   * judged.
   */
  incarnation?: number | null;
  /** The judgment it speaks to. */
  judgment: Name;
  /** What really was. */
  value: OutcomeValue;
  /** When it was observed. */
  observed_at: Timestamp;
  /** Where it comes from; null where not said. */
  source: string | null;
  /** A note; null without. */
  comment: string | null;
  /**
   * The evaluation it is held against: the newest, not a shadow one, made at or before `observed_at` minus the version's
   * `horizon`; one that failed is none, one that was carried is. Null while there is none: the outcome is kept and reported as
   * `unmatched`.
   */
  evaluation: MatchedEvaluation | null;
  /** When it was first posted. */
  created_at: Timestamp;
}

/** An outcome's id: yours, or one of the form `out_…` made by the server. One of a kind in its namespace; `.` and `..` are `invalid_request`. */
export type OutcomeId = string;

/** A level of a `score`, from 0. */
export type OutcomeLevel = number;

/** One page of outcomes, newest observed first. */
export interface OutcomeList {
  /** Those that the filters leave. */
  outcomes: Outcome[];
  /** Pass as `cursor` for the next page; null on the last. */
  next_cursor: Cursor | null;
}

/** An option of a `choice`, or `none_of_the_above`. */
export type OutcomeOption = string;

/**
 * What really was: a boolean for a `bool` judgment, an option or `none_of_the_above` for a `choice`, a whole level from 0 for a
 * `score`.
 */
export type OutcomeValue = boolean | OutcomeOption | OutcomeLevel;

/** What really happened to a judged document, as posted. */
export interface OutcomeWrite {
  /** Replaces the outcome of the same id in this namespace; made by the server where absent, and then a retry posts it again. */
  id?: OutcomeId;
  /** The document; it need not exist any more. */
  document_id: DocumentId;
  /**
   * Which life of the document it is about: the document's `incarnation` then. Where absent it is the present one; of a document that is not there,
   * the last one that was judged. It is matched with evaluations of that life alone.
   */
  incarnation?: number;
  /** The judgment it speaks to. */
  judgment: Name;
  /** What really was; one that does not fit the judgment's type is `invalid_request`. */
  value: OutcomeValue;
  /** When it was observed; the time of the request where absent. */
  observed_at?: GivenTimestamp;
  /** Where it comes from, for you. */
  source?: string;
  /** A note, for you. */
  comment?: string;
}

/** Outcomes to post. */
export interface OutcomesCreate {
  /** Up to 1,000; of several with the same id the last stands. They are stored together or not at all. */
  outcomes: OutcomeWrite[];
}

/** The outcomes as stored. */
export interface OutcomesCreated {
  /** One for each posted, in the same order. */
  outcomes: Outcome[];
}
