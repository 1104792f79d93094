// Generated from spec/ by `npm run generate`. Do not edit.
import type { ErrorCode, EventId, JobId, Month, NamespaceName, TemplatePrefix, Timestamp, Usd } from "../common/types.ts";

/** A budget and the spending against it. */
export interface NamespaceBudgetData {
  /** The namespace of the budget. */
  namespace: NamespaceName;
  /** The calendar month (UTC) of the budget. */
  month: Month;
  /** The namespace's own budget in US dollars. Null when it has none. */
  budget_usd_per_month: Usd | null;
  /** The spending of the namespace when the event was recorded, in US dollars. */
  spend_usd: Usd;
  /**
   * The prefix whose budget is used up; `*` for the organization. Absent when it is the namespace's own budget, and
   * when judging resumes.
   */
  budget_prefix?: string;
}

/**
 * Judging in a namespace is paused because a budget is used up. Writes continue unless `on_exceeded` is `reject`. Sent
 * once for each pause.
 */
export interface NamespaceBudgetPausedEvent {
  /** The id of the event. It is also a position in the feed: pass it as `after`. */
  id: EventId;
  /** The type of the event. */
  type: "namespace.budget_paused";
  /** The time of the event. */
  timestamp: Timestamp;
  /** The facts of the event, by type. */
  data: NamespaceBudgetData;
  /** True for a test delivery. Absent otherwise. */
  test?: boolean;
  /** True when the whole event is over 64 KB, so that `attributes` and `answers` were left out. Absent otherwise. */
  truncated?: boolean;
  /** The address of the whole event. Fetch it with your key. Present when `truncated`. */
  url?: string;
}

/**
 * Judging resumed: a new month began, the budget was raised or removed, or budgets no longer cover the namespace. Sent
 * once for each pause. After a new month, it is sent when there is something to judge.
 */
export interface NamespaceBudgetResumedEvent {
  /** The id of the event. It is also a position in the feed: pass it as `after`. */
  id: EventId;
  /** The type of the event. */
  type: "namespace.budget_resumed";
  /** The time of the event. */
  timestamp: Timestamp;
  /** The facts of the event, by type. */
  data: NamespaceBudgetData;
  /** True for a test delivery. Absent otherwise. */
  test?: boolean;
  /** True when the whole event is over 64 KB, so that `attributes` and `answers` were left out. Absent otherwise. */
  truncated?: boolean;
  /** The address of the whole event. Fetch it with your key. Present when `truncated`. */
  url?: string;
}

/** A deleted namespace. */
export interface NamespaceDeletedData {
  /** The name of the namespace. It is free again. */
  namespace: NamespaceName;
  /** The `namespace_delete` job that deleted it. */
  job_id: JobId;
}

/** A namespace was deleted with everything in it. */
export interface NamespaceDeletedEvent {
  /** The id of the event. It is also a position in the feed: pass it as `after`. */
  id: EventId;
  /** The type of the event. */
  type: "namespace.deleted";
  /** The time of the event. */
  timestamp: Timestamp;
  /** The facts of the event, by type. */
  data: NamespaceDeletedData;
  /** True for a test delivery. Absent otherwise. */
  test?: boolean;
  /** True when the whole event is over 64 KB, so that `attributes` and `answers` were left out. Absent otherwise. */
  truncated?: boolean;
  /** The address of the whole event. Fetch it with your key. Present when `truncated`. */
  url?: string;
}

/**
 * The template's own namespace refused the writes of a tenant summary run. For example, it was over its limits with
 * `on_exceeded: reject`.
 */
export interface NamespaceTenantSummaryFailedEvent {
  /** The id of the event. It is also a position in the feed: pass it as `after`. */
  id: EventId;
  /** The type of the event. */
  type: "namespace.tenant_summary_failed";
  /** The time of the event. */
  timestamp: Timestamp;
  /** The facts of the event, by type. */
  data: TenantSummaryFailedData;
  /** True for a test delivery. Absent otherwise. */
  test?: boolean;
  /** True when the whole event is over 64 KB, so that `attributes` and `answers` were left out. Absent otherwise. */
  truncated?: boolean;
  /** The address of the whole event. Fetch it with your key. Present when `truncated`. */
  url?: string;
}

/** A tenant summary run whose writes were refused. */
export interface TenantSummaryFailedData {
  /** The template's own namespace, which refused the writes. */
  namespace: NamespaceName;
  /** The template prefix of the summary. */
  template: TemplatePrefix;
  /** The error code of the refused writes. */
  code: ErrorCode;
  /** The reason, for people. */
  message: string;
}
