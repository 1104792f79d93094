// Generated from spec/ by `npm run generate`. Do not edit.
import type { Cursor, KeyId, NamespaceScope, Timestamp } from "../common/types.ts";
import type { Caller } from "../runtime/caller.ts";
import type { Operation } from "../runtime/operation.ts";
import type { CallOptions } from "../runtime/options.ts";
import type { Pages } from "../runtime/pages.ts";
import type { AuditActionPattern, AuditEntryList } from "./types.ts";

export interface AuditLogsListOptions extends CallOptions {
  /** Return only these actions. */
  readonly action?: AuditActionPattern;
  /** The `next_cursor` of the previous page. Keep all other parameters the same. */
  readonly cursor?: Cursor;
  /** Return only changes by this key. */
  readonly key?: KeyId;
  /**
   * The largest number of entries in one page.
   *
   * @default 100
   */
  readonly limit?: number;
  /** Return only changes in this namespace or under this prefix. */
  readonly namespace_prefix?: NamespaceScope;
  /** Return only changes at or after this time. */
  readonly since?: Timestamp;
  /** Return only changes before this time. */
  readonly until?: Timestamp;
}

/**
 * The audit log records who changed what in the organization. The service writes each entry in the same transaction as
 * the change, and keeps it for a year. Each entry also makes an `audit.recorded` event.
 */
export interface AuditLogsClient {
  /**
   * Read the audit log, newest first. Needs an admin key.
   *
   * `GET /audit-log`
   * Needs an `admin` key.
   *
   * @throws {JudgmentServiceError} forbidden, internal, invalid_request, rate_limited, unauthorized, unavailable
   */
  list(options?: AuditLogsListOptions): Promise<AuditEntryList>;
  /**
   * Iterates over every entry of `entries` that `list` returns. Each page is fetched when its entries are needed.
   * `.pages()` iterates over the pages.
   *
   * @throws {JudgmentServiceError} during the iteration, in the same cases as `list`
   */
  listAll(options?: AuditLogsListOptions): Pages<AuditEntryList, AuditEntryList["entries"][number]>;
}

const listOperation: Operation = {
  id: "audit_logs_list",
  method: "GET",
  path: "/audit-log",
  parameters: [
    { name: "action", in: "query", option: "action" },
    { name: "cursor", in: "query", option: "cursor" },
    { name: "key", in: "query", option: "key" },
    { name: "limit", in: "query", option: "limit" },
    { name: "namespace_prefix", in: "query", option: "namespace_prefix" },
    { name: "since", in: "query", option: "since" },
    { name: "until", in: "query", option: "until" },
  ],
  body: false,
  repetition: "safe",
  statuses: [200],
  pages: { member: "entries", cursor: "query" },
};

/** Calls are made by `caller`, which all resources of a client share. */
export function auditLogsClient(caller: Caller): AuditLogsClient {
  return {
    list: (options) => caller.body(listOperation, options),
    listAll: (options) => caller.pages(listOperation, options),
  };
}
