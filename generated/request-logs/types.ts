// Generated from spec/ by `npm run generate`. Do not edit.
import type { Cursor, ErrorCode, KeyId, NamespaceOrTemplate, Timestamp } from "../common/types.ts";
import type { SessionId } from "../sessions/types.ts";

/** One request in the request log. */
export interface RequestLogEntry {
  /** The id of the entry. */
  id: RequestLogEntryId;
  /** The time of the response. */
  at: Timestamp;
  /** The id of the request, as in the `X-Request-Id` of its response. A client may send the same id several times. */
  request_id: string;
  /** The API key that was used. */
  key: RequestLogKey;
  /** The session that was used in place of the key itself. Absent without one. */
  session?: SessionId;
  /** The IP address of the client. */
  address: string;
  /** The id of the operation, as in this document. */
  operation: string;
  /** The HTTP method. */
  method: string;
  /** The path of the operation, with the names of its parameters and without their values. */
  path: string;
  /** The namespace or template prefix in the path. Null when the path has none. */
  namespace: NamespaceOrTemplate | null;
  /** The status of the response. Null when the client disconnected before it. */
  status: number | null;
  /** The code of the error. Null without an error. */
  error: ErrorCode | null;
  /** The time from the request to its response, in milliseconds. */
  duration_ms: number;
  /** The size of the request body as sent. Null when the client did not say it. */
  bytes_in: number | null;
  /** The size of the response body as sent. Null for an event stream, and without a response. */
  bytes_out: number | null;
}

/** The id of an entry. */
export type RequestLogEntryId = string;

/** One page of the request log, newest first. */
export interface RequestLogEntryList {
  /** The requests. */
  requests: RequestLogEntry[];
  /** The days of which the log does not have all requests, newest first. It does not depend on the filters. */
  left_out: RequestLogGap[];
  /** Pass as `cursor` to get the next page. Null on the last page. */
  next_cursor: Cursor | null;
}

/** A day of which the log does not have all requests. */
export interface RequestLogGap {
  /** The day in UTC. */
  day: string;
  /** The number of requests that are not in the log. */
  requests: number;
}

/** The API key of a request. */
export interface RequestLogKey {
  /** The id of the key. */
  id: KeyId;
  /** The name of the key. Null when the key no longer exists. */
  name: string | null;
}

/** The id of an operation. */
export type RequestLogOperation = string;

/** The id of a request. */
export type RequestLogRequestId = string;

/** A status, such as `404`, or a class of statuses, such as `4xx`. */
export type RequestLogStatus = string;
