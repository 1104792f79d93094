// Generated from spec/ by `npm run generate`. Do not edit.
import type { Answers } from "../answers/types.ts";
import type { Cursor, DocumentId, JsonObject, Name, Usage } from "../common/types.ts";
import type { Attributes } from "../documents/types.ts";
import type { Filter, RankBy } from "../filters/types.ts";

/** Names of attributes; at most 256. */
export type AttributeNames = Name[];

/**
 * The consistency of a query.
 *
 * - `strong`: The query sees every write whose response was sent before the query.
 * - `eventual`: The query may use the judgments, with their versions and thresholds, as they were up to 60 seconds ago. It always sees the current documents and answers.
 */
export type Consistency = "strong" | "eventual";

/** The names of the attributes; `true` for all attributes of the document; `false` for none. */
export type IncludedAttributes = AttributeNames | boolean;

/**
 * Selects rows by the freshness of their answers.
 *
 * - `any`: All rows that match.
 * - `fresh_only`: Only rows whose included answers are all `fresh`. A row without one of the included answers is left out. If the query includes no answers, all rows are returned.
 */
export type QueryAnswers = "any" | "fresh_only";

/** The fields of each row in addition to id and revision. */
export interface QueryInclude {
  /** The names of the attributes, or `true` for all of them. */
  attributes?: IncludedAttributes;
  /** The judgments whose answers to return. A judgment that the namespace neither has nor inherits is `invalid_request`. */
  answers?: Name[];
  /**
   * Whether each row contains the whole state.
   *
   * @default false
   */
  state?: boolean;
}

/** All options of a query except its filter. */
export interface QueryOptions {
  /** The order of the rows. Default `["id", "asc"]`. */
  rank_by?: RankBy;
  /**
   * The largest number of rows in one page.
   *
   * @default 500
   */
  top_k?: number;
  /**
   * The `next_cursor` of the previous page. Send everything else unchanged except `top_k` (otherwise
   * `invalid_request`). All pages of a query read one snapshot: the contents and answers at the time of the first page.
   * Later writes, deletions, answers and changes of judgments do not affect them. A cursor is valid for 10 minutes
   * after it was issued, for any number of requests. It ends at most one hour after the query's first page. After that,
   * it is `invalid_request`.
   */
  cursor?: Cursor;
  /** The fields of each row in addition to id and revision. Default: none. */
  include?: QueryInclude;
  /**
   * Selects rows by the freshness of their answers.
   *
   * @default "any"
   */
  answers?: QueryAnswers;
  /**
   * The consistency of the first page. Later pages always read the snapshot of the first page.
   *
   * @default "strong"
   */
  consistency?: Consistency;
  /**
   * The time limit of one database statement for this page, in milliseconds. Beyond it, the query fails with
   * `too_expensive`, which says what would make it cheap. The default is the server's configured limit, initially 60
   * seconds. It is also the maximum. Time spent waiting for a database connection does not count.
   */
  timeout_ms?: number;
}

/** A query. */
export interface QueryRequest {
  /** The filter that documents must match. Default: all documents. */
  filters?: Filter;
  /** The order of the rows. Default `["id", "asc"]`. */
  rank_by?: RankBy;
  /**
   * The largest number of rows in one page.
   *
   * @default 500
   */
  top_k?: number;
  /**
   * The `next_cursor` of the previous page. Send everything else unchanged except `top_k` (otherwise
   * `invalid_request`). All pages of a query read one snapshot: the contents and answers at the time of the first page.
   * Later writes, deletions, answers and changes of judgments do not affect them. A cursor is valid for 10 minutes
   * after it was issued, for any number of requests. It ends at most one hour after the query's first page. After that,
   * it is `invalid_request`.
   */
  cursor?: Cursor;
  /** The fields of each row in addition to id and revision. Default: none. */
  include?: QueryInclude;
  /**
   * Selects rows by the freshness of their answers.
   *
   * @default "any"
   */
  answers?: QueryAnswers;
  /**
   * The consistency of the first page. Later pages always read the snapshot of the first page.
   *
   * @default "strong"
   */
  consistency?: Consistency;
  /**
   * The time limit of one database statement for this page, in milliseconds. Beyond it, the query fails with
   * `too_expensive`, which says what would make it cheap. The default is the server's configured limit, initially 60
   * seconds. It is also the maximum. Time spent waiting for a database connection does not count.
   */
  timeout_ms?: number;
}

/** One page of query results. */
export interface QueryResponse {
  /** The documents, in order. */
  rows: QueryRow[];
  /** Pass as `cursor` to get the next page. Null on the last page. */
  next_cursor: Cursor | null;
  /** Whether there is a next page. */
  more: boolean;
  /** What this page billed. */
  usage: Usage;
}

/** A document that matches a query. */
export interface QueryRow {
  /** The id of the document. */
  id: DocumentId;
  /** The revision of the document. */
  revision: number;
  /** The included attributes that the document has. Absent when `include` names none. */
  attributes?: Attributes;
  /** The answers to the included judgments that apply to the document. Absent when `include` names none. */
  answers?: Answers;
  /** The state of the document. Absent unless included. */
  state?: JsonObject;
}
