// Generated from spec/ by `npm run generate`. Do not edit.
import type { Cursor, KeyId, NamespaceScope, Timestamp } from "../common/types.ts";
import type { Reply } from "../contract.ts";
import type { RequestLogEntryList, RequestLogOperation, RequestLogRequestId, RequestLogStatus } from "./types.ts";

export interface RequestLogsListRequest {
  path: {};
  query: { cursor?: Cursor; key?: KeyId; limit: number; namespace_prefix?: NamespaceScope; operation?: RequestLogOperation; request_id?: RequestLogRequestId; since?: Timestamp; status?: RequestLogStatus; until?: Timestamp };
  headers: {};
  body: undefined;
}

export type RequestLogsListReply = Reply<200, RequestLogEntryList>;

/**
 * The request log records the requests of the organization's API keys: who asked what, the status and the time. It has
 * no bodies. It keeps requests for 7 days unless the operator of the server set another time. Requests without a valid
 * key are in no organization's log.
 */
export interface RequestLogsHandlers<Context> {
  /**
   * Read the request log, newest first. Needs an admin key. A request appears about a second after its response. The
   * log has the newest 100,000 requests of each day. It may miss some when very many arrive at once. `left_out` counts
   * what is missing. If a node crashes, the log does not have its last second, and does not count it.
   */
  list(context: Context, request: RequestLogsListRequest): Promise<RequestLogsListReply>;
}
