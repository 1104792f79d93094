// Generated from spec/ by `npm run generate`. Do not edit.
import type { AuditActionPattern, AuditEntryList } from "../audit-log/types.ts";
import type { Cursor, KeyId, Timestamp } from "../common/types.ts";
import type { NamespaceScope } from "../namespace-scopes/types.ts";
import type { Caller } from "../runtime/caller.ts";
import type { Operation } from "../runtime/operation.ts";
import type { CallOptions } from "../runtime/options.ts";
import type { Pages } from "../runtime/pages.ts";

export interface AuditLogsListOptions extends CallOptions {
  /** Only these actions. */
  readonly action?: AuditActionPattern;
  /** The `next_cursor` of the page before, with the same other parameters. */
  readonly cursor?: Cursor;
  /** Only changes by this key. */
  readonly key?: KeyId;
  /**
   * The most entries of one page.
   *
   * @default 100
   */
  readonly limit?: number;
  /** Only changes in this namespace or under this prefix. */
  readonly namespace_prefix?: NamespaceScope;
  /** Only changes at this moment or later. */
  readonly since?: Timestamp;
  /** Only changes before this moment. */
  readonly until?: Timestamp;
}

/** Who changed what in the organization. Each entry is written in the transaction of the change and kept for a year. The event `audit.recorded` tells of it. */
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
   * Every entry of `entries`: what `list` answers, page after page, each fetched when its entries are wanted.
   * `.pages()` goes page by page.
   *
   * @throws {JudgmentServiceError} while it is read, as `list` does
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
