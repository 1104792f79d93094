// Generated from spec/ by `npm run generate`. Do not edit.
import type { Answers } from "../answers/types.ts";
import type { Cursor, DocumentId, JsonObject, Name, Usage } from "../common/types.ts";
import type { Attributes } from "../documents/types.ts";
import type { Filter, RankBy } from "../filters/types.ts";

/** Names of attributes; at most 256. */
export type AttributeNames = Name[];

/**
 * How current a query is.
 *
 * - `strong`: It sees every write that was answered before it was sent.
 * - `eventual`: It may go by the judgments, with their versions and thresholds, as they were up to 60 seconds ago. Documents and answers it sees as they are.
 */
export type Consistency = "strong" | "eventual";

/** Attributes by name; or `true`: all that the document has. `false`: none. */
export type IncludedAttributes = AttributeNames | boolean;

/**
 * Which rows a query returns, by the freshness of the answers they carry.
 *
 * - `any`: All that match.
 * - `fresh_only`: Only rows whose included answers are all `fresh`: one that lacks an included answer is left out. Without included answers, all.
 */
export type QueryAnswers = "any" | "fresh_only";

/** The fields that rows carry besides id and revision. */
export interface QueryInclude {
  /** Attributes by name, or `true` for all of them. */
  attributes?: IncludedAttributes;
  /** Answers by judgment. A judgment that the namespace neither has nor inherits is `invalid_request`. */
  answers?: Name[];
  /**
   * Whether rows carry the state, all of it.
   *
   * @default false
   */
  state?: boolean;
}

/** Everything that a query takes but its filter. */
export interface QueryOptions {
  /** The order of the rows. Default `["id", "asc"]`. */
  rank_by?: RankBy;
  /**
   * The most rows of a page.
   *
   * @default 500
   */
  top_k?: number;
  /**
   * The `next_cursor` of the page before; send everything else unchanged but `top_k` (else `invalid_request`). A query's pages
   * together are what the whole query would have returned at the moment of its first page, its contents and answers included, also while
   * writes, deletions, judging and changes of judgments go on. Valid for 10 minutes from when it was handed out, as often as it is sent,
   * and no longer than an hour after the query's first page; then `invalid_request`.
   */
  cursor?: Cursor;
  /** The fields that rows carry besides id and revision. Default: none. */
  include?: QueryInclude;
  /**
   * Which rows, by the freshness of the answers they carry.
   *
   * @default "any"
   */
  answers?: QueryAnswers;
  /**
   * How current. A page after the first is as of the first, whatever this says.
   *
   * @default "strong"
   */
  consistency?: Consistency;
  /**
   * The most milliseconds that the database may take for a statement of this page; then `too_expensive`, which says what would make the query
   * cheap. Default, and at most: what the server is configured with, 60 seconds as it comes. Waiting for a turn at the database does not count.
   */
  timeout_ms?: number;
}

/** A query. */
export interface QueryRequest {
  /** Which documents. Default: all. */
  filters?: Filter;
  /** The order of the rows. Default `["id", "asc"]`. */
  rank_by?: RankBy;
  /**
   * The most rows of a page.
   *
   * @default 500
   */
  top_k?: number;
  /**
   * The `next_cursor` of the page before; send everything else unchanged but `top_k` (else `invalid_request`). A query's pages
   * together are what the whole query would have returned at the moment of its first page, its contents and answers included, also while
   * writes, deletions, judging and changes of judgments go on. Valid for 10 minutes from when it was handed out, as often as it is sent,
   * and no longer than an hour after the query's first page; then `invalid_request`.
   */
  cursor?: Cursor;
  /** The fields that rows carry besides id and revision. Default: none. */
  include?: QueryInclude;
  /**
   * Which rows, by the freshness of the answers they carry.
   *
   * @default "any"
   */
  answers?: QueryAnswers;
  /**
   * How current. A page after the first is as of the first, whatever this says.
   *
   * @default "strong"
   */
  consistency?: Consistency;
  /**
   * The most milliseconds that the database may take for a statement of this page; then `too_expensive`, which says what would make the query
   * cheap. Default, and at most: what the server is configured with, 60 seconds as it comes. Waiting for a turn at the database does not count.
   */
  timeout_ms?: number;
}

/** A page of a query. */
export interface QueryResponse {
  /** The documents, in order. */
  rows: QueryRow[];
  /** Pass as `cursor` for the next page; null on the last. */
  next_cursor: Cursor | null;
  /** Whether there is a next page. */
  more: boolean;
  /** What this page billed. */
  usage: Usage;
}

/** A document that a query found. */
export interface QueryRow {
  /** The document. */
  id: DocumentId;
  /** Its revision. */
  revision: number;
  /** Those of the included attributes that it has; absent where `include` names none. */
  attributes?: Attributes;
  /** Its answers to the included judgments that apply to it; absent where `include` names none. */
  answers?: Answers;
  /** Its state; absent unless included. */
  state?: JsonObject;
}
