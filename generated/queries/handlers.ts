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
   * what was computed before. Attributes that are filtered or ranked by are indexed, at once where declared, else from the second
   * time on; a scan shows in `usage.bytes_scanned`.
   */
  query(context: Context, request: QueriesQueryRequest): Promise<QueriesQueryReply>;
}
