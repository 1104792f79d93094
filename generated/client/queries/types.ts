// Generated from spec/ by `npm run generate`. Do not edit.
import type { Cursor, DocumentId, JsonObject, Name, Usage } from "../common/types.ts";
import type { Attributes } from "../documents/types.ts";
import type { Answers } from "../judgments/types.ts";

/** Names of attributes; at most 256. */
export type AttributeNames = Name[];

/**
 * The consistency of a query.
 *
 * - `strong`: The query sees every write whose response was sent before the query.
 * - `eventual`: The query may use the judgments, with their versions and thresholds, as they were up to 60 seconds ago. It always sees the current documents and answers.
 */
export type Consistency = "strong" | "eventual";

/**
 * A filter at the second level inside others. What is inside this one is also a filter and follows the same rules. The
 * schema does not describe it further, because common client generators cannot write a type that contains itself in an
 * array.
 */
export type DeepFilter = FilterCondition | ["And" | "Or", unknown[][]] | ["Not", unknown[]];

/**
 * A condition on documents: `[field, operator, value]`, `["And" | "Or", [filters]]` or `["Not", filter]`. A filter has
 * at most 64 conditions and is at most 8 levels deep. A single condition has depth 1.
 *
 * Fields: `id`, `created_at`, `updated_at`, `attributes.<name>`. Fields of an answer: `answers.<judgment>.p`, `.value`,
 * `.score`, `.escape_p`, `.freshness`, `.dist.<option or level>`, `.thresholds.<name>`, `.calibrated.p` and
 * `.calibrated.score`. It is `invalid_request` to name a judgment that the namespace neither has nor inherits, or a
 * part that its answers do not have.
 *
 * Values are compared within one JSON type: `5` neither equals nor precedes `"5"`. A missing attribute or answer equals
 * null.
 *
 * | Operator | Value | True when |
 * |---|---|---|
 * | `Eq`, `NotEq` | a scalar, or an array for an attribute | the two are equal; arrays are compared element by element |
 * | `In`, `NotIn` | an array of up to 1,000 scalars | one of them is equal |
 * | `Lt`, `Lte`, `Gt`, `Gte` | a number, a string, or a timestamp for a time field | both have the same type and are in that order; strings by code point |
 * | `Glob`, `NotGlob`, `IGlob`, `NotIGlob` | a pattern of up to 1,024 characters: `*` matches any text, `?` one character, `[a-z]` and `[!a-z]` one character in or not in the set, `\\` escapes; at most 64 characters between two `*` if `?` or brackets are among them; a string of more than 500,000 bytes matches no pattern; `I` ignores the case of A to Z | the whole string matches |
 * | `Contains` | a scalar | the attribute is an array with an equal element |
 * | `ContainsAny` | an array of up to 1,000 scalars | the attribute is an array with one of them |
 *
 * An operator with `Not`, and `["Not", filter]`, are true exactly when the positive form is false. Therefore a missing
 * value matches `Eq null`, `NotEq x`, `NotIn` and `NotGlob`. Otherwise it matches only lists that contain null:
 * `In [null]` is true for it, and `NotIn [null]` is false.
 */
export type Filter = FilterCondition | ["And" | "Or", NestedFilter[]] | ["Not", NestedFilter];

/** One condition: a field, an operator and a value, as described in `Filter`. */
export type FilterCondition = [string, 
  | "Eq"
  | "NotEq"
  | "In"
  | "NotIn"
  | "Lt"
  | "Lte"
  | "Gt"
  | "Gte"
  | "Glob"
  | "NotGlob"
  | "IGlob"
  | "NotIGlob"
  | "Contains"
  | "ContainsAny", string | number | boolean | null | (string | number | boolean | null)[]];

/** The names of the attributes; `true` for all attributes of the document; `false` for none. */
export type IncludedAttributes = AttributeNames | boolean;

/** A filter inside another. */
export type NestedFilter = FilterCondition | ["And" | "Or", DeepFilter[]] | ["Not", DeepFilter];

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
   * Later writes, deletions of documents, answers and changes of judgments do not affect them. A cursor is valid for 10 minutes
   * after it was issued, for any number of requests. It ends at most one hour after the query's first page, and earlier where
   * changes of its namespace exceed `limits.retained_bytes` of `GET /organization`. It ends at once if a judgment is deleted
   * whose answers the query reads. After its end, it is `invalid_request`.
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
   * Later writes, deletions of documents, answers and changes of judgments do not affect them. A cursor is valid for 10 minutes
   * after it was issued, for any number of requests. It ends at most one hour after the query's first page, and earlier where
   * changes of its namespace exceed `limits.retained_bytes` of `GET /organization`. It ends at once if a judgment is deleted
   * whose answers the query reads. After its end, it is `invalid_request`.
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

/**
 * A field, named as in filters, and a direction. Ascending order is: numbers, then strings (by code point), then
 * booleans. `desc` is the reverse. Documents with no value or an array come last in both directions. Ties are sorted by
 * id, ascending. Default `["id", "asc"]`.
 */
export type RankBy = [string, "asc" | "desc"];
