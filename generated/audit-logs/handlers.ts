// Generated from spec/ by `npm run generate`. Do not edit.
import type { Cursor, KeyId, NamespaceScope, Timestamp } from "../common/types.ts";
import type { Reply } from "../contract.ts";
import type { AuditActionPattern, AuditEntryList } from "./types.ts";

export interface AuditLogsListRequest {
  path: {};
  query: { action?: AuditActionPattern; cursor?: Cursor; key?: KeyId; limit: number; namespace_prefix?: NamespaceScope; since?: Timestamp; until?: Timestamp };
  headers: {};
  body: undefined;
}

export type AuditLogsListReply = Reply<200, AuditEntryList>;

/**
 * The audit log records who changed what in the organization. The service writes each entry in the same transaction as
 * the change, and keeps it for a year. Each entry also makes an `audit.recorded` event.
 */
export interface AuditLogsHandlers<Context> {
  /** Read the audit log, newest first. Needs an admin key. */
  list(context: Context, request: AuditLogsListRequest): Promise<AuditLogsListReply>;
}
