// Generated from spec/ by `npm run generate`. Do not edit.
import type { AuditEntry } from "../audit-log/types.ts";
import type { EventId, Timestamp } from "../common/types.ts";

/**
 * The audit log has a new entry. `data` is the entry. In the feed, only admin keys see this event. Among webhook
 * endpoints, only those of the whole organization receive it. You must ask for it in `types` or `events`, as
 * `audit.recorded` or `audit.*`. `*` does not include it.
 */
export interface AuditRecordedEvent {
  /** The id of the event. It is also a position in the feed: pass it as `after`. */
  id: EventId;
  /** The type of the event. */
  type: "audit.recorded";
  /** The time of the event. */
  timestamp: Timestamp;
  /** The facts of the event, by type. */
  data: AuditEntry;
  /** True for a test delivery. Absent otherwise. */
  test?: boolean;
  /** True when the whole event is over 64 KB, so that `attributes` and `answers` were left out. Absent otherwise. */
  truncated?: boolean;
  /** The address of the whole event. Fetch it with your key. Present when `truncated`. */
  url?: string;
}
