// Generated from spec/ by `npm run generate`. Do not edit.
import type { Cursor, KeyId, NamespaceScope, Timestamp } from "../common/types.ts";
import type { Caller } from "../runtime/caller.ts";
import type { Operation } from "../runtime/operation.ts";
import type { CallOptions } from "../runtime/options.ts";
import type { Pages } from "../runtime/pages.ts";
import type { RequestLogEntryList, RequestLogOperation, RequestLogRequestId, RequestLogStatus } from "./types.ts";

export interface RequestLogsListOptions extends CallOptions {
  /** The `next_cursor` of the previous page. Keep all other parameters the same. */
  readonly cursor?: Cursor;
  /** Return only requests with this key. */
  readonly key?: KeyId;
  /**
   * The largest number of entries in one page.
   *
   * @default 100
   */
  readonly limit?: number;
  /** Return only requests whose path has this namespace or one under this prefix. */
  readonly namespace_prefix?: NamespaceScope;
  /** Return only requests of this operation. */
  readonly operation?: RequestLogOperation;
  /** Return only requests with this id. */
  readonly request_id?: RequestLogRequestId;
  /** Return only requests at or after this time. */
  readonly since?: Timestamp;
  /** Return only requests with this status, or with a status of this class. */
  readonly status?: RequestLogStatus;
  /** Return only requests before this time. */
  readonly until?: Timestamp;
}

/**
 * The request log records the requests of the organization's API keys: who asked what, the status and the time. It has
 * no bodies. It keeps requests for 7 days unless the operator of the server set another time. Requests without a valid
 * key are in no organization's log.
 */
export interface RequestLogsClient {
  /**
   * Read the request log, newest first. Needs an admin key. A request appears about a second after its response. The
   * log has the newest 100,000 requests of each day. It may miss some when very many arrive at once. `left_out` counts
   * what is missing. If a node crashes, the log does not have its last second, and does not count it.
   *
   * `GET /request-log`
   * Needs an `admin` key.
   *
   * @throws {JudgmentServiceError} forbidden, internal, invalid_request, rate_limited, unauthorized, unavailable
   */
  list(options?: RequestLogsListOptions): Promise<RequestLogEntryList>;
  /**
   * Iterates over every entry of `requests` that `list` returns. Each page is fetched when its entries are needed.
   * `.pages()` iterates over the pages.
   *
   * @throws {JudgmentServiceError} during the iteration, in the same cases as `list`
   */
  listAll(options?: RequestLogsListOptions): Pages<RequestLogEntryList, RequestLogEntryList["requests"][number]>;
}

const listOperation: Operation = {
  id: "request_logs_list",
  method: "GET",
  path: "/request-log",
  parameters: [
    { name: "cursor", in: "query", option: "cursor" },
    { name: "key", in: "query", option: "key" },
    { name: "limit", in: "query", option: "limit" },
    { name: "namespace_prefix", in: "query", option: "namespace_prefix" },
    { name: "operation", in: "query", option: "operation" },
    { name: "request_id", in: "query", option: "request_id" },
    { name: "since", in: "query", option: "since" },
    { name: "status", in: "query", option: "status" },
    { name: "until", in: "query", option: "until" },
  ],
  body: false,
  repetition: "safe",
  statuses: [200],
  pages: { member: "requests", cursor: "query" },
};

/** Calls are made by `caller`, which all resources of a client share. */
export function requestLogsClient(caller: Caller): RequestLogsClient {
  return {
    list: (options) => caller.body(listOperation, options),
    listAll: (options) => caller.pages(listOperation, options),
  };
}
