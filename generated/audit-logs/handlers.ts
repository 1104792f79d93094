// Generated from spec/ by `npm run generate`. Do not edit.
import type { AuditActionPattern, AuditEntryList } from "../audit-log/types.ts";
import type { Cursor, KeyId, Timestamp } from "../common/types.ts";
import type { Reply } from "../contract.ts";
import type { NamespaceScope } from "../namespace-scopes/types.ts";

export interface AuditLogsListRequest {
  path: {};
  query: { action?: AuditActionPattern; cursor?: Cursor; key?: KeyId; limit: number; namespace_prefix?: NamespaceScope; since?: Timestamp; until?: Timestamp };
  headers: {};
  body: undefined;
}

export type AuditLogsListReply = Reply<200, AuditEntryList>;

/** Who changed what in the organization. Each entry is written in the transaction of the change and kept for a year. The event `audit.recorded` tells of it. */
export interface AuditLogsHandlers<Context> {
  /** Read the audit log, newest first. Needs an admin key. */
  list(context: Context, request: AuditLogsListRequest): Promise<AuditLogsListReply>;
}
