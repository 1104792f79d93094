// Generated from spec/ by `npm run generate`. Do not edit.
import type { AuditEntry } from "../audit-logs/types.ts";
import type { CalibrationMethod, Share } from "../calibration/types.ts";
import type { Cursor, DocumentId, EndpointId, EngineName, ErrorCode, EventId, JobId, Month, Name, NamespaceName, NamespaceOrTemplate, SubscriptionId, TemplatePrefix, Timestamp, Usd, VersionNumber } from "../common/types.ts";
import type { Attributes } from "../documents/types.ts";
import type { Estimate, JobStatus, JobType } from "../jobs/types.ts";
import type { Answers } from "../judgments/types.ts";
import type { IntervalEstimate } from "../shares/types.ts";
import type { DeliveryError, EndpointUrl } from "../webhook-endpoints/types.ts";

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

/**
 * Why an endpoint is disabled.
 *
 * - `failures`: 5 days passed without a successful delivery.
 * - `request`: A PATCH set `enabled: false`.
 */
export type DisabledReason = "failures" | "request";

/**
 * What showed a drift.
 *
 * - `engine_version`: Answers of a version of an engine, beside those of the version before.
 * - `month`: Answers of a month, beside those of the month before.
 * - `sentinel`: The contexts of a sentinel, beside its run before. `documents` are contexts, and all of them are the same.
 */
export type DriftEvidence = "engine_version" | "month" | "sentinel";

/** An endpoint that no longer receives deliveries. */
export interface EndpointDisabledData {
  /** The endpoint. */
  endpoint: EndpointId;
  /** The URL of the endpoint. */
  url: EndpointUrl;
  /** Why the endpoint is disabled. */
  reason: DisabledReason;
  /** The time of the first failed attempt after the last success. Null when no attempt failed. */
  failing_since: Timestamp | null;
  /** The number of pending deliveries that became `skipped`. After you enable the endpoint, recover queues them again. */
  skipped: number;
}

/** An endpoint is disabled. If the reason is failures, the service also mails the organization's contacts. */
export interface EndpointDisabledEvent {
  /** The id of the event. It is also a position in the feed: pass it as `after`. */
  id: EventId;
  /** The type of the event. */
  type: "endpoint.disabled";
  /** The time of the event. */
  timestamp: Timestamp;
  /** The facts of the event, by type. */
  data: EndpointDisabledData;
  /** True for a test delivery. Absent otherwise. */
  test?: boolean;
  /** True when the whole event is over 64 KB, so that `attributes` and `answers` were left out. Absent otherwise. */
  truncated?: boolean;
  /** The address of the whole event. Fetch it with your key. Present when `truncated`. */
  url?: string;
}

/** An endpoint whose deliveries all fail. */
export interface EndpointFailingData {
  /** The endpoint. */
  endpoint: EndpointId;
  /** The URL of the endpoint. */
  url: EndpointUrl;
  /** The time of the first failed attempt after the last success. */
  failing_since: Timestamp;
  /** The number of failed attempts since that time. */
  failed_attempts: number;
  /** Why the latest attempt failed. */
  last_error: DeliveryError;
}

/**
 * For 24 hours no delivery to an endpoint succeeded, and at least 10 attempts failed. The service also mails the
 * organization's contacts.
 */
export interface EndpointFailingEvent {
  /** The id of the event. It is also a position in the feed: pass it as `after`. */
  id: EventId;
  /** The type of the event. */
  type: "endpoint.failing";
  /** The time of the event. */
  timestamp: Timestamp;
  /** The facts of the event, by type. */
  data: EndpointFailingData;
  /** True for a test delivery. Absent otherwise. */
  test?: boolean;
  /** True when the whole event is over 64 KB, so that `attributes` and `answers` were left out. Absent otherwise. */
  truncated?: boolean;
  /** The address of the whole event. Fetch it with your key. Present when `truncated`. */
  url?: string;
}

/** One page of the feed, oldest first. */
export interface EventList {
  /** The events, in the order in which they became visible. */
  events: FeedEvent[];
  /** Pass as `cursor` to get the next page now. Null when you have read to the current end of the feed. */
  next_cursor: Cursor | null;
  /**
   * The position up to which this page has read, whether or not the last events matched. Pass it as `after` to continue
   * later without reading those events again. Null when you gave no `after` and there were no events to read. A
   * restricted key gets the id of an event that it may see, or an id made from a time. Such an id reveals nothing about
   * events outside its scope. At the end of the feed, it is five minutes ago, or the last visible event if that is
   * later.
   */
  last_event_id: EventId | null;
}

/**
 * The type of an event. More types may be added. Ignore those you do not know.
 *
 * - `subscription.entered`: A document started to match a subscription.
 * - `subscription.exited`: A document stopped matching a subscription, or was deleted.
 * - `subscription.synced`: A bulk change of a subscription's members is complete. Read the members again.
 * - `job.awaiting_confirm`: A job waits for your confirmation.
 * - `job.completed`: A job is `done`.
 * - `job.failed`: A job has failed.
 * - `job.cancelled`: A job was cancelled.
 * - `job.paused`: A job was paused, by a request or by a budget.
 * - `namespace.budget_paused`: Judging in a namespace is paused because a budget is used up.
 * - `namespace.budget_resumed`: Judging in a namespace resumed after a budget pause.
 * - `namespace.deleted`: A namespace was deleted with everything in it.
 * - `namespace.tenant_summary_failed`: The template's own namespace refused the writes of a tenant summary run.
 * - `judgment.activated`: A version of a judgment became active.
 * - `judgment.calibrated`: A judgment has a new calibration.
 * - `judgment.drift_detected`: The answers of a judgment have drifted.
 * - `judgment.learned`: The engine of a judgment has learned from outcomes, or no longer uses what it had learned.
 * - `judgment.agreement_dropped`: A new version of the engine agrees with labels less often than the one before.
 * - `endpoint.failing`: For 24 hours no delivery to an endpoint succeeded, and at least 10 attempts failed.
 * - `endpoint.disabled`: An endpoint was disabled, after 5 days without a success or by PATCH.
 * - `audit.recorded`: The audit log has a new entry. You receive it only when you ask for it by name or by `audit.*`. `*` means every type except this one.
 * - `webhook.test`: A test delivery. The feed never lists it.
 */
export type EventType =
  | "subscription.entered"
  | "subscription.exited"
  | "subscription.synced"
  | "job.awaiting_confirm"
  | "job.completed"
  | "job.failed"
  | "job.cancelled"
  | "job.paused"
  | "namespace.budget_paused"
  | "namespace.budget_resumed"
  | "namespace.deleted"
  | "namespace.tenant_summary_failed"
  | "judgment.activated"
  | "judgment.calibrated"
  | "judgment.drift_detected"
  | "judgment.learned"
  | "judgment.agreement_dropped"
  | "endpoint.failing"
  | "endpoint.disabled"
  | "audit.recorded"
  | "webhook.test";

/** An event type, or a pattern. `job.*` means every type that begins with `job.`. `*` means all types except `audit.recorded`. */
export type EventTypePattern = string;

/** Every event of the feed. `type` tells the variants apart. */
export type FeedEvent =
  | SubscriptionEnteredEvent
  | SubscriptionExitedEvent
  | SubscriptionSyncedEvent
  | JobAwaitingConfirmEvent
  | JobCompletedEvent
  | JobFailedEvent
  | JobCancelledEvent
  | JobPausedEvent
  | NamespaceBudgetPausedEvent
  | NamespaceBudgetResumedEvent
  | NamespaceDeletedEvent
  | NamespaceTenantSummaryFailedEvent
  | JudgmentActivatedEvent
  | JudgmentCalibratedEvent
  | JudgmentDriftDetectedEvent
  | JudgmentLearnedEvent
  | JudgmentAgreementDroppedEvent
  | EndpointFailingEvent
  | EndpointDisabledEvent
  | AuditRecordedEvent;

/** A job waits for your confirmation. */
export interface JobAwaitingConfirmEvent {
  /** The id of the event. It is also a position in the feed: pass it as `after`. */
  id: EventId;
  /** The type of the event. */
  type: "job.awaiting_confirm";
  /** The time of the event. */
  timestamp: Timestamp;
  /** The facts of the event, by type. */
  data: JobEventData;
  /** True for a test delivery. Absent otherwise. */
  test?: boolean;
  /** True when the whole event is over 64 KB, so that `attributes` and `answers` were left out. Absent otherwise. */
  truncated?: boolean;
  /** The address of the whole event. Fetch it with your key. Present when `truncated`. */
  url?: string;
}

/** A job was cancelled. */
export interface JobCancelledEvent {
  /** The id of the event. It is also a position in the feed: pass it as `after`. */
  id: EventId;
  /** The type of the event. */
  type: "job.cancelled";
  /** The time of the event. */
  timestamp: Timestamp;
  /** The facts of the event, by type. */
  data: JobEventData;
  /** True for a test delivery. Absent otherwise. */
  test?: boolean;
  /** True when the whole event is over 64 KB, so that `attributes` and `answers` were left out. Absent otherwise. */
  truncated?: boolean;
  /** The address of the whole event. Fetch it with your key. Present when `truncated`. */
  url?: string;
}

/** A job is `done`. */
export interface JobCompletedEvent {
  /** The id of the event. It is also a position in the feed: pass it as `after`. */
  id: EventId;
  /** The type of the event. */
  type: "job.completed";
  /** The time of the event. */
  timestamp: Timestamp;
  /** The facts of the event, by type. */
  data: JobEventData;
  /** True for a test delivery. Absent otherwise. */
  test?: boolean;
  /** True when the whole event is over 64 KB, so that `attributes` and `answers` were left out. Absent otherwise. */
  truncated?: boolean;
  /** The address of the whole event. Fetch it with your key. Present when `truncated`. */
  url?: string;
}

/** The job at the time of the event. `GET /jobs/{id}` returns all of it, including reports and proposals. */
export interface JobEventData {
  /** The job. */
  job_id: JobId;
  /** The type of the job. */
  job_type: JobType;
  /** The status of the job after the event. */
  status: JobStatus;
  /** The namespace of the job, or the prefix of a template job. */
  namespace: NamespaceOrTemplate;
  /** The judgment of the job. Null when the job has none. */
  judgment: Name | null;
  /** The estimate of the job. Null when there was no estimate. */
  estimate: Estimate | null;
  /** The cost of judging billed by the job so far. */
  spend_usd: Usd;
  /** The number of documents that the job has finished. */
  documents_done: number;
  /** Why the job failed or was paused. Null otherwise. */
  error: string | null;
  /** The number of documents that the job could not judge. */
  failed_count?: number;
}

/** A job has failed. `error` says why. */
export interface JobFailedEvent {
  /** The id of the event. It is also a position in the feed: pass it as `after`. */
  id: EventId;
  /** The type of the event. */
  type: "job.failed";
  /** The time of the event. */
  timestamp: Timestamp;
  /** The facts of the event, by type. */
  data: JobEventData;
  /** True for a test delivery. Absent otherwise. */
  test?: boolean;
  /** True when the whole event is over 64 KB, so that `attributes` and `answers` were left out. Absent otherwise. */
  truncated?: boolean;
  /** The address of the whole event. Fetch it with your key. Present when `truncated`. */
  url?: string;
}

/**
 * A job was paused, by a request or by a budget. If a budget paused it, `error` says so, and the job resumes by itself
 * when the budget allows.
 */
export interface JobPausedEvent {
  /** The id of the event. It is also a position in the feed: pass it as `after`. */
  id: EventId;
  /** The type of the event. */
  type: "job.paused";
  /** The time of the event. */
  timestamp: Timestamp;
  /** The facts of the event, by type. */
  data: JobEventData;
  /** True for a test delivery. Absent otherwise. */
  test?: boolean;
  /** True when the whole event is over 64 KB, so that `attributes` and `answers` were left out. Absent otherwise. */
  truncated?: boolean;
  /** The address of the whole event. Fetch it with your key. Present when `truncated`. */
  url?: string;
}

/**
 * A version that an activation made active. Creating a judgment sends no such event, although its first version is
 * active at once.
 */
export interface JudgmentActivatedData {
  /** The namespace, or the template prefix for a template's judgment. */
  namespace: NamespaceOrTemplate;
  /** The judgment. */
  judgment: Name;
  /** The version that is active now. */
  version: VersionNumber;
  /** The version that was active before. Null when there was none. */
  previous_version: VersionNumber | null;
  /** The shadow job that led to the activation. Null when there was none. */
  job_id: JobId | null;
}

/** A version of a judgment was activated. */
export interface JudgmentActivatedEvent {
  /** The id of the event. It is also a position in the feed: pass it as `after`. */
  id: EventId;
  /** The type of the event. */
  type: "judgment.activated";
  /** The time of the event. */
  timestamp: Timestamp;
  /** The facts of the event, by type. */
  data: JudgmentActivatedData;
  /** True for a test delivery. Absent otherwise. */
  test?: boolean;
  /** True when the whole event is over 64 KB, so that `attributes` and `answers` were left out. Absent otherwise. */
  truncated?: boolean;
  /** The address of the whole event. Fetch it with your key. Present when `truncated`. */
  url?: string;
}

/** A version of the engine whose answers agree with labels less often. */
export interface JudgmentAgreementDroppedData {
  /** The namespace, or the template prefix for a template's judgment. */
  namespace: NamespaceOrTemplate;
  /** The judgment. */
  judgment: Name;
  /** The version whose answers were compared. */
  version: VersionNumber;
  /** The engine. */
  engine: EngineName;
  /** The version of the engine that answers now. */
  engine_version: string;
  /** The documents with an outcome that this version of the engine has answered. */
  documents: number;
  /** The share of these whose most probable answer is the outcome, with the interval of Agresti & Coull (1998). Outcomes of label queues weigh as in reports. */
  agreement: IntervalEstimate;
  /** The engine before. */
  before_engine: EngineName;
  /** The version of the engine before. */
  before_engine_version: string;
  /** The documents with an outcome that the version before has answered. */
  before_documents: number;
  /** The same share for these. */
  before_agreement: IntervalEstimate;
  /** The chance of so large a drop without any, adjusted for the number of comparisons of this version: Fisher's exact test (1935). */
  p_value: number;
}

/**
 * A new version of the engine agrees with outcomes less often than the last version before it that has 20 documents with outcomes. The service compares when 20 documents of the new
 * version have outcomes, and again whenever these have doubled: soon after the outcomes arrive, and at the latest in the next night. If agreement has not changed, the
 * chance of this event is at most 5% for each new version of the engine. The engines of a cascade answer different documents and are not compared.
 */
export interface JudgmentAgreementDroppedEvent {
  /** The id of the event. It is also a position in the feed: pass it as `after`. */
  id: EventId;
  /** The type of the event. */
  type: "judgment.agreement_dropped";
  /** The time of the event. */
  timestamp: Timestamp;
  /** The facts of the event, by type. */
  data: JudgmentAgreementDroppedData;
  /** True for a test delivery. Absent otherwise. */
  test?: boolean;
  /** True when the whole event is over 64 KB, so that `attributes` and `answers` were left out. Absent otherwise. */
  truncated?: boolean;
  /** The address of the whole event. Fetch it with your key. Present when `truncated`. */
  url?: string;
}

/** A new calibration. */
export interface JudgmentCalibratedData {
  /** The namespace, or the template prefix for a template's judgment. */
  namespace: NamespaceOrTemplate;
  /** The judgment. */
  judgment: Name;
  /** The version that was calibrated. */
  version: VersionNumber;
  /** The engine whose evaluations the calibration was fitted on. */
  engine: EngineName;
  /** The version of the engine whose evaluations the calibration was fitted on: the epoch. */
  engine_version: string;
  /** The calibration method. */
  method: CalibrationMethod;
  /** The number of outcomes that the calibration was fitted on. */
  outcomes: number;
}

/** A judgment has a new calibration. */
export interface JudgmentCalibratedEvent {
  /** The id of the event. It is also a position in the feed: pass it as `after`. */
  id: EventId;
  /** The type of the event. */
  type: "judgment.calibrated";
  /** The time of the event. */
  timestamp: Timestamp;
  /** The facts of the event, by type. */
  data: JudgmentCalibratedData;
  /** True for a test delivery. Absent otherwise. */
  test?: boolean;
  /** True when the whole event is over 64 KB, so that `attributes` and `answers` were left out. Absent otherwise. */
  truncated?: boolean;
  /** The address of the whole event. Fetch it with your key. Present when `truncated`. */
  url?: string;
}

/** A period of answers that differs from the one before it. */
export interface JudgmentDriftDetectedData {
  /** The namespace, or the template prefix for a template's judgment. */
  namespace: NamespaceOrTemplate;
  /** The judgment. */
  judgment: Name;
  /** The version whose answers were compared. */
  version: VersionNumber;
  /** What was compared. */
  by: DriftEvidence;
  /** The engine. Null for months. */
  engine: EngineName | null;
  /** The version of the engine that answers now. Null for months. */
  engine_version: string | null;
  /** The month that was compared with the one before it. Null for versions of engines. */
  month: Month | null;
  /** The documents with an answer in this period. Of each, the newest counts. */
  documents: number;
  /** The documents of the period before. */
  before_documents: number;
  /** The population stability index, as in the drift report. */
  stability_index: number;
  /** The chance of so large a difference if both periods were alike, adjusted for the number of comparisons of this period. */
  p_value: number;
  /** The contexts that were answered in both periods, word for word the same. */
  same_contexts: number;
  /** How many of these have another most probable answer now. */
  flips: number;
  /** The run of the sentinel. Absent if no sentinel found it. */
  sentinel_run?: number;
}

/**
 * The answers of a judgment have drifted: `p_value` is at most 0.05 and `stability_index` at least 0.1. The service compares by itself, and asks no
 * engine. It compares a new version of the engine with the one before after an hour, a day and a week, and each month with the one before
 * when the next month begins. It needs 20 documents in both. If nothing has changed, the chance of this event is at most 5% for each new
 * version of the engine, and for each month. For a template's judgment, at most 200 namespaces are read, drawn by chance. Nothing is judged
 * again by itself. Read the drift report for details. A sentinel compares the same contexts instead. Its chance of a false alarm is at most 1% for each run.
 */
export interface JudgmentDriftDetectedEvent {
  /** The id of the event. It is also a position in the feed: pass it as `after`. */
  id: EventId;
  /** The type of the event. */
  type: "judgment.drift_detected";
  /** The time of the event. */
  timestamp: Timestamp;
  /** The facts of the event, by type. */
  data: JudgmentDriftDetectedData;
  /** True for a test delivery. Absent otherwise. */
  test?: boolean;
  /** True when the whole event is over 64 KB, so that `attributes` and `answers` were left out. Absent otherwise. */
  truncated?: boolean;
  /** The address of the whole event. Fetch it with your key. Present when `truncated`. */
  url?: string;
}

/** What an engine has learned. Figures are means over documents, each of them held out of what was learned. */
export interface JudgmentLearnedData {
  /** The namespace, or the template prefix for a template's judgment. */
  namespace: NamespaceOrTemplate;
  /** The judgment. */
  judgment: Name;
  /** The version of the judgment. */
  version: VersionNumber;
  /** The engine. */
  engine: EngineName;
  /** The version of the engine that answers from now on. */
  engine_version: string;
  /** The documents that it learned from. */
  documents: number;
  /** The log loss with what was learned, in nats. */
  log_loss: number;
  /** The log loss without, calibrated if that is better. */
  log_loss_before: number;
  /** The share of documents whose likeliest answer is right, with what was learned. */
  accuracy: Share;
  /** The same without. */
  accuracy_before: Share;
}

/**
 * The engine of a judgment with `learn` has learned from outcomes, and new answers use it. If later outcomes show that answers are no better with
 * it, it is no longer used. Then `engine_version` is that of the engine alone. Nothing is judged again by itself: run a backfill.
 */
export interface JudgmentLearnedEvent {
  /** The id of the event. It is also a position in the feed: pass it as `after`. */
  id: EventId;
  /** The type of the event. */
  type: "judgment.learned";
  /** The time of the event. */
  timestamp: Timestamp;
  /** The facts of the event, by type. */
  data: JudgmentLearnedData;
  /** True for a test delivery. Absent otherwise. */
  test?: boolean;
  /** True when the whole event is over 64 KB, so that `attributes` and `answers` were left out. Absent otherwise. */
  truncated?: boolean;
  /** The address of the whole event. Fetch it with your key. Present when `truncated`. */
  url?: string;
}

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

/** The endpoint that receives the event again. */
export interface RedeliverRequest {
  /**
   * An endpoint that covers the event's namespace. A test delivery can go again only to the endpoint that it tested.
   * Otherwise `invalid_request`.
   */
  endpoint: EndpointId;
}

/** A document started to match a subscription. */
export interface SubscriptionEnteredEvent {
  /** The id of the event. It is also a position in the feed: pass it as `after`. */
  id: EventId;
  /** The type of the event. */
  type: "subscription.entered";
  /** The time of the event. */
  timestamp: Timestamp;
  /** The facts of the event, by type. */
  data: SubscriptionTransitionData;
  /** True for a test delivery. Absent otherwise. */
  test?: boolean;
  /** True when the whole event is over 64 KB, so that `attributes` and `answers` were left out. Absent otherwise. */
  truncated?: boolean;
  /** The address of the whole event. Fetch it with your key. Present when `truncated`. */
  url?: string;
}

/** A document stopped matching a subscription, or was deleted. */
export interface SubscriptionExitedEvent {
  /** The id of the event. It is also a position in the feed: pass it as `after`. */
  id: EventId;
  /** The type of the event. */
  type: "subscription.exited";
  /** The time of the event. */
  timestamp: Timestamp;
  /** The facts of the event, by type. */
  data: SubscriptionTransitionData;
  /** True for a test delivery. Absent otherwise. */
  test?: boolean;
  /** True when the whole event is over 64 KB, so that `attributes` and `answers` were left out. Absent otherwise. */
  truncated?: boolean;
  /** The address of the whole event. Fetch it with your key. Present when `truncated`. */
  url?: string;
}

/** A bulk change of members that is complete. */
export interface SubscriptionSyncedData {
  /** The subscription. */
  subscription: SubscriptionId;
  /** The name of the subscription. Use it in the subscription's query. */
  subscription_name: Name;
  /** The namespace whose members are now up to date. */
  namespace: NamespaceName;
  /** The sequence of the namespace that membership is computed up to. */
  sequence: number;
  /**
   * The cause of the change: `backfill`, `sync`, `threshold`, `activation`, `weights` or `calibration`. With `delete`,
   * the namespace was deleted and `members` is 0.
   */
  cause: TransitionCause;
  /** The number of members now. */
  members: number;
  /**
   * The number of documents that started matching in the change. If `bulk` of the subscription was switched
   * meanwhile, those with an event of their own are not counted. An earlier change that ends with
   * this one is counted too.
   */
  entered: number;
  /** The number of documents that stopped matching in the change. They are counted like `entered`. */
  exited: number;
}

/** A bulk change of a subscription's members is complete. Read them again with the subscription's query. */
export interface SubscriptionSyncedEvent {
  /** The id of the event. It is also a position in the feed: pass it as `after`. */
  id: EventId;
  /** The type of the event. */
  type: "subscription.synced";
  /** The time of the event. */
  timestamp: Timestamp;
  /** The facts of the event, by type. */
  data: SubscriptionSyncedData;
  /** True for a test delivery. Absent otherwise. */
  test?: boolean;
  /** True when the whole event is over 64 KB, so that `attributes` and `answers` were left out. Absent otherwise. */
  truncated?: boolean;
  /** The address of the whole event. Fetch it with your key. Present when `truncated`. */
  url?: string;
}

/** A document that started or stopped matching. */
export interface SubscriptionTransitionData {
  /** The subscription. */
  subscription: SubscriptionId;
  /** The name of the subscription. Use it in the subscription's query. */
  subscription_name: Name;
  /** The namespace of the document. For a template's subscription, it is the tenant's namespace. */
  namespace: NamespaceName;
  /** The document. */
  document_id: DocumentId;
  /**
   * The revision of the document at that sequence. For a deleted document, it is the last revision that the
   * subscription evaluated.
   */
  revision: number;
  /** The incarnation of the document. It changes when a deleted document is written again. */
  incarnation: number;
  /**
   * The sequence of the commit or the stored answers that changed membership. For a deleted document, it is the
   * sequence of the deletion. It grows with each change in the namespace, even when the namespace was deleted and
   * written again. In one subscription, a document never has two events with the same sequence. Keep the event with the
   * highest sequence you have seen.
   */
  sequence: number;
  /** Why the document started or stopped matching. */
  cause: TransitionCause;
  /** The attributes that the filter reads and that `include` names. Left out of a truncated event and for a deleted document. */
  attributes?: Attributes;
  /** The answers that the filter reads and that `include` names. Left out of a truncated event and for a deleted document. */
  answers?: Answers;
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

/**
 * Why a document started or stopped matching.
 *
 * - `write`: The document was written.
 * - `answer`: A new answer was stored.
 * - `backfill`: A backfill changed an answer.
 * - `sync`: The first sync of the subscription. Also used when a more specific subscription of the same name hides this one in a namespace. Its members then leave, and they enter again when it returns.
 * - `threshold`: A threshold was changed.
 * - `activation`: A version of a judgment was activated.
 * - `weights`: A composite judgment got new weights.
 * - `calibration`: A judgment whose calibrated numbers the filter reads got a new calibration.
 * - `delete`: The document or its namespace was deleted.
 */
export type TransitionCause =
  | "write"
  | "answer"
  | "backfill"
  | "sync"
  | "threshold"
  | "activation"
  | "weights"
  | "calibration"
  | "delete";

/**
 * The body of every webhook delivery: the events of the feed and the test delivery. `type` tells the variants apart. A
 * body has at most 64 KB. If an event is larger, `attributes` and `answers` are left out, `truncated` is true, and
 * `url` fetches the whole event with your key.
 *
 * Deliveries are `POST` requests with `content-type: application/json`. Each event is delivered at least once, in no
 * particular order. Deliveries are signed by the Standard Webhooks scheme:
 *
 * - `webhook-id` is the id of the event. It is the same on every retry and redelivery.
 * - `webhook-timestamp` is the Unix second when this attempt was signed. Refuse it when it is more than 5 minutes from
 * your clock.
 * - `webhook-signature` contains `v1,` and the base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`. The
 * HMAC key is the base64-decoded part of the secret after `whsec_`. During a rotation there are two such entries,
 * separated by a space. Accept the delivery when any entry equals yours. Compare in constant time.
 * - `user-agent` names the sender.
 */
export type WebhookEvent =
  | SubscriptionEnteredEvent
  | SubscriptionExitedEvent
  | SubscriptionSyncedEvent
  | JobAwaitingConfirmEvent
  | JobCompletedEvent
  | JobFailedEvent
  | JobCancelledEvent
  | JobPausedEvent
  | NamespaceBudgetPausedEvent
  | NamespaceBudgetResumedEvent
  | NamespaceDeletedEvent
  | NamespaceTenantSummaryFailedEvent
  | JudgmentActivatedEvent
  | JudgmentCalibratedEvent
  | JudgmentDriftDetectedEvent
  | JudgmentLearnedEvent
  | JudgmentAgreementDroppedEvent
  | EndpointFailingEvent
  | EndpointDisabledEvent
  | AuditRecordedEvent
  | WebhookTestEvent;

/** The endpoint that is tested. */
export interface WebhookTestData {
  /** The endpoint. */
  endpoint: EndpointId;
}

/** A test delivery: `test` is true. The feed never lists it. */
export interface WebhookTestEvent {
  /** The id of the event. It is also a position in the feed: pass it as `after`. */
  id: EventId;
  /** The type of the event. */
  type: "webhook.test";
  /** The time of the event. */
  timestamp: Timestamp;
  /** The facts of the event, by type. */
  data: WebhookTestData;
  /** True for a test delivery. Absent otherwise. */
  test?: boolean;
  /** True when the whole event is over 64 KB, so that `attributes` and `answers` were left out. Absent otherwise. */
  truncated?: boolean;
  /** The address of the whole event. Fetch it with your key. Present when `truncated`. */
  url?: string;
}
