// Generated from spec/ by `npm run generate`. Do not edit.
import type { AttributeScalar, DocumentId, GivenTimestamp, JsonObject, Name, Timestamp, Usage } from "../common/types.ts";
import type { Answers } from "../judgments/types.ts";

/**
 * The value of one attribute: a string, a finite number, a boolean, null, or an array of those. A number must fit into
 * a double. An integer beyond 2^53 that a double would change is refused. Send it as a string.
 */
export type AttributeValue = string | number | boolean | null | AttributeScalar[];

/** The part of a document that queries, `applies_to`, groups and joins use. At most 256 attributes, each with a Name. */
export interface Attributes {
  [name: string]: AttributeValue;
}

/** A document to delete, with the revision that it must have. */
export interface ConditionalDelete {
  /** The id of the document. */
  id: DocumentId;
  /**
   * The revision that the document must have before this write. 0 means that the document must not exist. If the
   * revision differs, the whole write is refused with `conflict`, and `details.documents` names each such document with
   * its current revision. If several operations name one document, all of them are compared with its revision before
   * the write.
   */
  if_revision?: number;
}

/** A document with its answers. */
export interface Document {
  /** The id of the document. */
  id: DocumentId;
  /**
   * The namespace's sequence at the commit that last wrote the document. Every write of the document raises it, even
   * with equal content. New answers do not change it.
   */
  revision: number;
  /**
   * The incarnation of the document: the sequence at which it was created. If you delete a document and write it again,
   * it gets a larger incarnation. Answers, group contributions and memberships of the earlier incarnation do not carry
   * over.
   */
  incarnation: number;
  /** The time when the document was created: as given, or the time of its first write. */
  created_at: Timestamp;
  /** The time when the document was last written. */
  updated_at: Timestamp;
  /** The attributes of the document. */
  attributes: Attributes;
  /** The state of the document. */
  state: JsonObject;
  /**
   * The answers by judgment. Their freshness is computed at read time. A judgment that is inactive or does not apply to
   * the document has no answer here.
   */
  answers: Answers;
  /** What the judging caused by this read has billed by the end of the wait. Absent when no judgment answers on read. */
  usage?: Usage;
}

/** Values to append to an array of a document. */
export interface DocumentAppend {
  /** The id of the document. If it does not exist, it is created. */
  id: DocumentId;
  /**
   * The path of the array: `attributes.<name>`, or a path of at most 100 members under `state.`. Missing or null
   * members on the path are created, and so is the array. If another value is there, this is `invalid_request`.
   */
  path: string;
  /**
   * The values to append, in this order. A value that the array already contains (equal as JSON) is skipped. Therefore
   * a retried append adds nothing while its values are there. You can append only scalars to an array in the
   * attributes.
   */
  values: unknown[];
  /**
   * The revision that the document must have before this write. 0 means that the document must not exist. If the
   * revision differs, the whole write is refused with `conflict`, and `details.documents` names each such document with
   * its current revision. If several operations name one document, all of them are compared with its revision before
   * the write.
   */
  if_revision?: number;
}

/** A document to delete: its id, or an object with its id and `if_revision`. */
export type DocumentDelete = DocumentId | ConditionalDelete;

/** A document to write. */
export interface DocumentWrite {
  /** The id of the document. */
  id: DocumentId;
  /**
   * The attributes of the document. An upsert replaces all of them; when absent, the document has none. A patch merges
   * them (RFC 7396: null removes).
   */
  attributes?: Attributes;
  /**
   * The state of the document: any JSON object. It is not indexed. An upsert replaces it; when absent, it is `{}`. A
   * patch merges it (RFC 7396: null removes).
   */
  state?: JsonObject;
  /** The time when the document was created. Defaults to the time of its first write. A later write without it keeps it. */
  created_at?: GivenTimestamp;
  /**
   * The revision that the document must have before this write. 0 means that the document must not exist. If the
   * revision differs, the whole write is refused with `conflict`, and `details.documents` names each such document with
   * its current revision. If several operations name one document, all of them are compared with its revision before
   * the write.
   */
  if_revision?: number;
}

/**
 * A write. The service applies its operations in the order upsert, patch, append, delete. All of them commit together,
 * or none does. Two operations on one document apply one after the other in that order. A write names at most 1,000
 * different documents and has at most 1,000 operations of each kind (otherwise `too_large`). A write without operations
 * is valid. It creates the namespace if there is none, raises its sequence, and has no results.
 */
export interface WriteRequest {
  /** Documents to create or replace. At most 1,000. */
  upsert?: DocumentWrite[];
  /** Documents to merge into (RFC 7396). A document that does not exist is created. At most 1,000. */
  patch?: DocumentWrite[];
  /** Values to append to arrays. At most 1,000 documents. */
  append?: DocumentAppend[];
  /** Documents to delete, by id or with a condition. A document that does not exist is no error. At most 1,000. */
  delete?: DocumentDelete[];
  /**
   * The judgments to wait for. The write waits until each has answered each document, for the revision of this write or
   * a later one. The first 16 documents are judged at interactive priority. The others are judged with ordinary
   * priority, so their answers are usually `pending`. An empty list equals an absent one. A judgment that is inactive,
   * or that the namespace neither has nor inherits, is `invalid_request`, and nothing is written.
   */
  wait_for?: Name[];
  /**
   * The longest wait, in milliseconds. A value above 10,000 is lowered to 10,000. After this time, the write still
   * stands, and missing answers are `pending`.
   *
   * @default 5000
   */
  wait_timeout_ms?: number;
}

/** The result of a write. */
export interface WriteResponse {
  /** Each document once, in the order in which the write first names it. */
  results: WriteResult[];
  /**
   * What the write billed, plus the judging that it waited for. That is every evaluation of its documents, at its
   * revision, by the judgments in `wait_for`, if it was billed before the response. When several requests commit
   * together and name the same document, each of them reports its evaluation. It is billed once.
   */
  usage: Usage;
}

/** The result for one document of a write. */
export interface WriteResult {
  /** The id of the document. */
  id: DocumentId;
  /**
   * The document's revision after this write. It is a position in the namespace's sequence. For a deleted document, it
   * is the position of the deletion. No other write gives the document the same revision, so you can use it as
   * `if_revision` of the next write.
   */
  revision: number;
  /**
   * The incarnation of the document: the sequence at which it was created. For a deleted document, it is the
   * incarnation that ended, or 0 if there was none.
   */
  incarnation: number;
  /** The document's answers to the judgments of `wait_for` that apply to it. Empty without `wait_for`. */
  answers: Answers;
}
