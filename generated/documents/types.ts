// Generated from spec/ by `npm run generate`. Do not edit.
import type { Answers } from "../answers/types.ts";
import type { AttributeScalar, DocumentId, GivenTimestamp, JsonObject, Name, Timestamp, Usage } from "../common/types.ts";

/**
 * One attribute: a string, a finite number, a boolean, null, or an array of those. A number is one that a double can hold; an integer beyond
 * 2^53 that it would change is refused, and can be sent as a string.
 */
export type AttributeValue = string | number | boolean | null | AttributeScalar[];

/** The part of a document that queries, `applies_to`, groups and joins work on: at most 256 attributes, each under a Name. */
export interface Attributes {
  [name: string]: AttributeValue;
}

/** A document to delete, with the revision that it must have. */
export interface ConditionalDelete {
  /** The document. */
  id: DocumentId;
  /**
   * The revision that the document must have before this write; 0: it must not exist. If it differs, the whole write is refused with
   * `conflict`, and `details.documents` names each such document with its present revision. Several operations on one document are all
   * compared with its revision before the write.
   */
  if_revision?: number;
}

/** A document with its answers. */
export interface Document {
  /** Its id. */
  id: DocumentId;
  /**
   * The namespace's sequence at the commit that last wrote it. Every write of the document raises it, also one of equal content. Answers that
   * land do not change it.
   */
  revision: number;
  /**
   * The sequence at which this life of the document began. One deleted and written again has a larger one, and no answer, group
   * contribution or membership of the earlier life.
   */
  incarnation: number;
  /** When it came to be: as given, or the time of its first write. */
  created_at: Timestamp;
  /** When it was last written. */
  updated_at: Timestamp;
  /** Its attributes. */
  attributes: Attributes;
  /** Its state. */
  state: JsonObject;
  /**
   * Its answers by judgment, their freshness computed at this moment. A judgment that does not apply to it, or is inactive, has
   * none.
   */
  answers: Answers;
  /** What judging on this read has billed, as far as it was there within the wait; absent where no judgment answers on read. */
  usage?: Usage;
}

/** Values to add to an array of a document. */
export interface DocumentAppend {
  /** The document; it is created where it is missing. */
  id: DocumentId;
  /**
   * The array: `attributes.<name>`, or a path of at most 100 members under `state.`. It and the members on the way are created
   * where missing or null; where something else is in the way, `invalid_request`.
   */
  path: string;
  /**
   * What to add, in this order. A value that the array already holds (equal as JSON) is skipped, so a retried append adds nothing
   * while its values are there. To an array of attributes only scalars can be added.
   */
  values: unknown[];
  /**
   * The revision that the document must have before this write; 0: it must not exist. If it differs, the whole write is refused with
   * `conflict`, and `details.documents` names each such document with its present revision. Several operations on one document are all
   * compared with its revision before the write.
   */
  if_revision?: number;
}

/** A document to delete: its id, or an object with its id and `if_revision`. */
export type DocumentDelete = DocumentId | ConditionalDelete;

/** A document to write. */
export interface DocumentWrite {
  /** The document. */
  id: DocumentId;
  /** Its attributes. An upsert sets these and no others, none where absent; a patch merges them (RFC 7396: null removes). */
  attributes?: Attributes;
  /**
   * Its state, any JSON object, which is not indexed. An upsert sets it, `{}` where absent; a patch merges it (RFC 7396: null
   * removes).
   */
  state?: JsonObject;
  /** When it came to be. The time of its first write where it is never given; a write that does not give it keeps it. */
  created_at?: GivenTimestamp;
  /**
   * The revision that the document must have before this write; 0: it must not exist. If it differs, the whole write is refused with
   * `conflict`, and `details.documents` names each such document with its present revision. Several operations on one document are all
   * compared with its revision before the write.
   */
  if_revision?: number;
}

/**
 * A write. Its operations apply in the order upsert, patch, append, delete, and commit together or not at all; two operations on
 * one document compose in that order. They name at most 1,000 documents together, where one that several name counts once, and there are
 * at most 1,000 of each kind (else `too_large`). One without any operation is a write like any other: it creates the namespace where
 * there is none, raises its sequence, and has no results.
 */
export interface WriteRequest {
  /** Documents to set as given; at most 1,000. */
  upsert?: DocumentWrite[];
  /** Documents to merge into (RFC 7396); one that is missing is created. At most 1,000. */
  patch?: DocumentWrite[];
  /** Values to add to arrays; at most 1,000 documents. */
  append?: DocumentAppend[];
  /** Documents to delete, by id or with a condition; one that is not there is no error. At most 1,000. */
  delete?: DocumentDelete[];
  /**
   * Judgments to wait for: until each has answered each document, for a revision at or after the one this write made. The first
   * 16 documents are judged at interactive priority, the others with ordinary catch-up, so those usually come back `pending`.
   * Empty equals absent. A judgment that the namespace neither has nor inherits, or that is inactive, is `invalid_request`, and
   * nothing is written.
   */
  wait_for?: Name[];
  /**
   * The longest wait, in milliseconds; above 10,000 it is lowered to 10,000. When it is over, the write stands and answers are
   * `pending`.
   *
   * @default 5000
   */
  wait_timeout_ms?: number;
}

/** What became of a write. */
export interface WriteResponse {
  /** Each document once, in the order of first mention. */
  results: WriteResult[];
  /**
   * What the write billed, and the judging that it waited for: all evaluations of its documents, at its revision, by the judgments in `wait_for` that
   * were billed before the response. Requests that were committed together and name the same document each tell its evaluation; it is billed once.
   */
  usage: Usage;
}

/** What became of one document of a write. */
export interface WriteResult {
  /** The document. */
  id: DocumentId;
  /**
   * The document's revision after this write: a place in the namespace's sequence. For a deleted document it is the place of the deletion.
   * No other write gives the document the same revision, so it can be used as `if_revision` of the next write.
   */
  revision: number;
  /** The sequence at which this life of the document began; of a deleted one that of the life that ended, 0 where there was none. */
  incarnation: number;
  /** Its answers to the judgments of `wait_for` that apply to it; empty without `wait_for`. */
  answers: Answers;
}
