// Generated from spec/ by `npm run generate`. Do not edit.
import type { ErrorCode, EventId, JobId, Month, NamespaceName, TemplatePrefix, Timestamp, Usd } from "../common/types.ts";

/** A budget and what was spent of it. */
export interface NamespaceBudgetData {
  /** Whose budget. */
  namespace: NamespaceName;
  /** The calendar month (UTC) the budget counts for. */
  month: Month;
  /** The namespace's own budget in US dollars; null where it has none. */
  budget_usd_per_month: Usd | null;
  /** What the namespace had spent when the event was recorded, in US dollars. */
  spend_usd: Usd;
  /** The prefix whose budget is used up; `*` for the organization. Absent where it is the namespace's own, and when judging goes on. */
  budget_prefix?: string;
}

/** Judging is paused at the namespace's budget. Writes go on, unless its `on_exceeded` is `reject`. Sent once for each pause. */
export interface NamespaceBudgetPausedEvent {
  /** The event, which is also a place in the feed: pass it as `after`. */
  id: EventId;
  /** What happened. */
  type: "namespace.budget_paused";
  /** When it happened. */
  timestamp: Timestamp;
  /** What happened to what. */
  data: NamespaceBudgetData;
  /** True for a test send; absent otherwise. */
  test?: boolean;
  /** True where the whole is over 64 KB and `attributes` and `answers` were left out; absent otherwise. */
  truncated?: boolean;
  /** Where the whole event can be fetched with your key; present when `truncated`. */
  url?: string;
}

/**
 * Judging goes on: a new month began, the budget was raised or removed, or the namespace stands outside budgets now. Sent once for each
 * pause, of a new month when something is to be judged.
 */
export interface NamespaceBudgetResumedEvent {
  /** The event, which is also a place in the feed: pass it as `after`. */
  id: EventId;
  /** What happened. */
  type: "namespace.budget_resumed";
  /** When it happened. */
  timestamp: Timestamp;
  /** What happened to what. */
  data: NamespaceBudgetData;
  /** True for a test send; absent otherwise. */
  test?: boolean;
  /** True where the whole is over 64 KB and `attributes` and `answers` were left out; absent otherwise. */
  truncated?: boolean;
  /** Where the whole event can be fetched with your key; present when `truncated`. */
  url?: string;
}

/** A namespace that is gone. */
export interface NamespaceDeletedData {
  /** Its name, free again. */
  namespace: NamespaceName;
  /** The `namespace_delete` job that did it. */
  job_id: JobId;
}

/** A namespace is deleted with all it held. */
export interface NamespaceDeletedEvent {
  /** The event, which is also a place in the feed: pass it as `after`. */
  id: EventId;
  /** What happened. */
  type: "namespace.deleted";
  /** When it happened. */
  timestamp: Timestamp;
  /** What happened to what. */
  data: NamespaceDeletedData;
  /** True for a test send; absent otherwise. */
  test?: boolean;
  /** True where the whole is over 64 KB and `attributes` and `answers` were left out; absent otherwise. */
  truncated?: boolean;
  /** Where the whole event can be fetched with your key; present when `truncated`. */
  url?: string;
}

/** A template's namespace refused the writes of a tenant summary run, for instance over its limits with `on_exceeded: reject`. */
export interface NamespaceTenantSummaryFailedEvent {
  /** The event, which is also a place in the feed: pass it as `after`. */
  id: EventId;
  /** What happened. */
  type: "namespace.tenant_summary_failed";
  /** When it happened. */
  timestamp: Timestamp;
  /** What happened to what. */
  data: TenantSummaryFailedData;
  /** True for a test send; absent otherwise. */
  test?: boolean;
  /** True where the whole is over 64 KB and `attributes` and `answers` were left out; absent otherwise. */
  truncated?: boolean;
  /** Where the whole event can be fetched with your key; present when `truncated`. */
  url?: string;
}

/** A tenant summary run whose writes were refused. */
export interface TenantSummaryFailedData {
  /** The template's own namespace, which refused the writes. */
  namespace: NamespaceName;
  /** The summary's template prefix. */
  template: TemplatePrefix;
  /** Why, by the code the writes were refused with. */
  code: ErrorCode;
  /** Why, for people. */
  message: string;
}
