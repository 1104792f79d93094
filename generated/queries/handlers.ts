// Generated from spec/ by `npm run generate`. Do not edit.
import type { NamespaceName } from "../common/types.ts";
import type { Filled, Reply } from "../contract.ts";
import type { QueryRequest, QueryResponse } from "./types.ts";

export interface QueriesQueryRequest {
  path: { ns: NamespaceName };
  query: {};
  headers: {};
  body: Filled<QueryRequest, "top_k" | "answers" | "consistency">;
}

export type QueriesQueryReply = Reply<200, QueryResponse>;

/** Queries find documents of one namespace, by attributes and answers. */
export interface QueriesHandlers<Context> {
  /**
   * Find documents. A query reads answers as stored and never waits for judging. For a judgment that answers on read,
   * it shows what was computed before.
   *
   * The cost of a query depends on the size of the documents that it has to read. `usage.bytes_scanned` reports it.
   * These fields are indexed for filters and ranking: ids, attributes with an index, `p`, `score` and `value` of
   * answers, and thresholds on `p` and `score`. An index helps when it bounds the whole filter: alone, in an `And`, or
   * in every branch of an `Or`. All other conditions (negations, null, `escape_p`, `dist`, `freshness`) are checked on
   * the remaining documents. Without an index, these are all documents.
   *
   * You can declare indexes of attributes with `indexed_attributes` of the namespace or a template prefix. The service
   * also learns them. When a query filters or ranks more than 5,000 documents by an attribute without an index, it
   * reads all of them. Then the service builds the index in the background, within seconds. A learned index is removed
   * when no query has used it for a week. `created_at` and `updated_at` are learned like attributes. They count towards
   * the limit, but are not listed.
   *
   * Where many queries of a day select one value of an attribute and rank by another attribute or a time, the service
   * also learns an index of the two together, at most two for a namespace. Such a query then reads no more documents
   * than it returns. These indexes are not listed either.
   *
   * A page ends early, with fewer rows than `top_k`, when its content would be larger than 64 MB.
   */
  query(context: Context, request: QueriesQueryRequest): Promise<QueriesQueryReply>;
}
