// Generated from spec/ by `npm run generate`. Do not edit.
import type { NamespaceName } from "../common/types.ts";
import type { Caller } from "../runtime/caller.ts";
import type { Operation } from "../runtime/operation.ts";
import type { CallOptions } from "../runtime/options.ts";
import type { Pages } from "../runtime/pages.ts";
import type { QueryRequest, QueryResponse } from "./types.ts";

export interface QueriesQueryOptions extends CallOptions {
  /** The namespace. Send `/` as `%2F`. */
  readonly ns: NamespaceName;
  readonly body: QueryRequest;
}

/** Queries find documents of one namespace, by attributes and answers. */
export interface QueriesClient {
  /**
   * Query documents.
   *
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
   *
   * `POST /namespaces/{ns}/query`
   * Needs a `read_only` key.
   * Accepts a body of up to 1,048,576 bytes.
   * Bills `queries`.
   *
   * @throws {JudgmentServiceError} forbidden, internal, invalid_request, limit_exceeded, not_found, rate_limited, too_expensive, too_large, unauthorized, unavailable
   */
  query(options: QueriesQueryOptions): Promise<QueryResponse>;
  /**
   * Iterates over every entry of `rows` that `query` returns. Each page is fetched when its entries are needed.
   * `.pages()` iterates over the pages.
   *
   * @throws {JudgmentServiceError} during the iteration, in the same cases as `query`
   */
  queryAll(options: QueriesQueryOptions): Pages<QueryResponse, QueryResponse["rows"][number]>;
}

const queryOperation: Operation = {
  id: "queries_query",
  method: "POST",
  path: "/namespaces/{ns}/query",
  parameters: [
    { name: "ns", in: "path", option: "ns" },
  ],
  body: true,
  repetition: "safe",
  statuses: [200],
  pages: { member: "rows", cursor: "body" },
};

/** Calls are made by `caller`, which all resources of a client share. */
export function queriesClient(caller: Caller): QueriesClient {
  return {
    query: (options) => caller.body(queryOperation, options),
    queryAll: (options) => caller.pages(queryOperation, options),
  };
}
