// Generated from spec/ by `npm run generate`. Do not edit.
import type { NamespaceName } from "../common/types.ts";
import type { Caller } from "../runtime/caller.ts";
import type { Operation } from "../runtime/operation.ts";
import type { CallOptions } from "../runtime/options.ts";
import type { Pages } from "../runtime/pages.ts";
import type { QueryRequest, QueryResponse } from "./types.ts";

export interface QueriesQueryOptions extends CallOptions {
  /** The namespace; `/` is sent as `%2F`. */
  readonly ns: NamespaceName;
  readonly body: QueryRequest;
}

/** Queries over the documents of one namespace, by attributes and answers. */
export interface QueriesClient {
  /**
   * Query documents.
   *
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
   *
   * `POST /namespaces/{ns}/query`
   * Needs a `read_only` key.
   * Takes a body of up to 1,048,576 bytes.
   * Bills `queries`.
   *
   * @throws {JudgmentServiceError} forbidden, internal, invalid_request, limit_exceeded, not_found, rate_limited, too_expensive, too_large, unauthorized, unavailable
   */
  query(options: QueriesQueryOptions): Promise<QueryResponse>;
  /**
   * Every entry of `rows`: what `query` answers, page after page, each fetched when its entries are wanted.
   * `.pages()` goes page by page.
   *
   * @throws {JudgmentServiceError} while it is read, as `query` does
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
