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
   * what was computed before. Attributes that are filtered or ranked by are indexed, at once where declared, else from the second
   * time on; a scan shows in `usage.bytes_scanned`.
   *
   * `POST /namespaces/{ns}/query`
   * Needs a `read_only` key.
   * Takes a body of up to 1,048,576 bytes.
   * Bills `queries`.
   *
   * @throws {JudgmentServiceError} forbidden, internal, invalid_request, not_found, rate_limited, too_large, unauthorized, unavailable
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
