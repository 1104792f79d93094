// Generated from spec/ by `npm run generate`. Do not edit.
import type { AuditEntry } from "../audit-log/types.ts";
import type { EventId, Timestamp } from "../common/types.ts";

/**
 * Something was noted in the audit log. `data` is the entry. Only admin keys see it in the feed, and only endpoints of the whole organization
 * receive it: where `types` or `events` ask for it by `audit.recorded` or `audit.*`. `*` does not.
 */
export interface AuditRecordedEvent {
  /** The event, which is also a place in the feed: pass it as `after`. */
  id: EventId;
  /** What happened. */
  type: "audit.recorded";
  /** When it happened. */
  timestamp: Timestamp;
  /** What happened to what. */
  data: AuditEntry;
  /** True for a test send; absent otherwise. */
  test?: boolean;
  /** True where the whole is over 64 KB and `attributes` and `answers` were left out; absent otherwise. */
  truncated?: boolean;
  /** Where the whole event can be fetched with your key; present when `truncated`. */
  url?: string;
}
