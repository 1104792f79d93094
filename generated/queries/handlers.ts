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

/** Queries over the documents of one namespace, by attributes and answers. */
export interface QueriesHandlers<Context> {
  /**
   * Find documents. A query reads answers as they stand and never waits for judging: a judgment that is answered on read shows
   * what was computed before.
   *
   * What a query costs follows from what it has to read, which `usage.bytes_scanned` tells: the sizes of the documents that were looked at.
   * Ids, attributes that the namespace has an index of, `p`, `score` and `value` of answers and thresholds on `p` and `score` are found and
   * ranked by indexes, where they bound the whole filter: alone, in an `And`, or in each branch of an `Or`. Everything else (negations, null,
   * `escape_p`, `dist`, `freshness`) is looked for among the documents that are left, which without an index are all of them.
   *
   * Indexes of attributes are declared by `indexed_attributes` of the namespace or a template prefix, or learned: a query over more than 5,000
   * documents that filters or ranks by an attribute without one reads them all, and the index is built behind it, in seconds. One that was
   * learned goes when no query has used it for a week. `created_at` and `updated_at` are learned like attributes, of whose number they then are, and
   * not listed. A page whose content is larger than 64 MB ends there, with fewer rows than `top_k`.
   */
  query(context: Context, request: QueriesQueryRequest): Promise<QueriesQueryReply>;
}
