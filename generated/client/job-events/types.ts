// Generated from spec/ by `npm run generate`. Do not edit.
import type { EventId, JobId, Name, NamespaceOrTemplate, Timestamp, Usd } from "../common/types.ts";
import type { Estimate } from "../estimates/types.ts";
import type { JobStatus, JobType } from "../job-states/types.ts";

/** A job waits to be confirmed. */
export interface JobAwaitingConfirmEvent {
  /** The event, which is also a place in the feed: pass it as `after`. */
  id: EventId;
  /** What happened. */
  type: "job.awaiting_confirm";
  /** When it happened. */
  timestamp: Timestamp;
  /** What happened to what. */
  data: JobEventData;
  /** True for a test send; absent otherwise. */
  test?: boolean;
  /** True where the whole is over 64 KB and `attributes` and `answers` were left out; absent otherwise. */
  truncated?: boolean;
  /** Where the whole event can be fetched with your key; present when `truncated`. */
  url?: string;
}

/** A job was cancelled. */
export interface JobCancelledEvent {
  /** The event, which is also a place in the feed: pass it as `after`. */
  id: EventId;
  /** What happened. */
  type: "job.cancelled";
  /** When it happened. */
  timestamp: Timestamp;
  /** What happened to what. */
  data: JobEventData;
  /** True for a test send; absent otherwise. */
  test?: boolean;
  /** True where the whole is over 64 KB and `attributes` and `answers` were left out; absent otherwise. */
  truncated?: boolean;
  /** Where the whole event can be fetched with your key; present when `truncated`. */
  url?: string;
}

/** A job is `done`. */
export interface JobCompletedEvent {
  /** The event, which is also a place in the feed: pass it as `after`. */
  id: EventId;
  /** What happened. */
  type: "job.completed";
  /** When it happened. */
  timestamp: Timestamp;
  /** What happened to what. */
  data: JobEventData;
  /** True for a test send; absent otherwise. */
  test?: boolean;
  /** True where the whole is over 64 KB and `attributes` and `answers` were left out; absent otherwise. */
  truncated?: boolean;
  /** Where the whole event can be fetched with your key; present when `truncated`. */
  url?: string;
}

/** The job at the moment of the event; `GET /jobs/{id}` has the whole of it, reports and proposals included. */
export interface JobEventData {
  /** The job. */
  job_id: JobId;
  /** What the job does. */
  job_type: JobType;
  /** Its status after the event. */
  status: JobStatus;
  /** Its namespace, or the prefix of a template job. */
  namespace: NamespaceOrTemplate;
  /** Its judgment, where it concerns one. */
  judgment: Name | null;
  /** What it is expected to cost; null where it was not estimated. */
  estimate: Estimate | null;
  /** Judging billed by it so far. */
  spend_usd: Usd;
  /** Documents it has finished. */
  documents_done: number;
  /** Why it failed or was paused; null otherwise. */
  error: string | null;
  /** Documents that it could not judge. */
  failed_count?: number;
}

/** A job has failed; `error` says why. */
export interface JobFailedEvent {
  /** The event, which is also a place in the feed: pass it as `after`. */
  id: EventId;
  /** What happened. */
  type: "job.failed";
  /** When it happened. */
  timestamp: Timestamp;
  /** What happened to what. */
  data: JobEventData;
  /** True for a test send; absent otherwise. */
  test?: boolean;
  /** True where the whole is over 64 KB and `attributes` and `answers` were left out; absent otherwise. */
  truncated?: boolean;
  /** Where the whole event can be fetched with your key; present when `truncated`. */
  url?: string;
}

/** A job was paused, by hand or by a budget; in that case `error` says so and it resumes by itself when the budget allows. */
export interface JobPausedEvent {
  /** The event, which is also a place in the feed: pass it as `after`. */
  id: EventId;
  /** What happened. */
  type: "job.paused";
  /** When it happened. */
  timestamp: Timestamp;
  /** What happened to what. */
  data: JobEventData;
  /** True for a test send; absent otherwise. */
  test?: boolean;
  /** True where the whole is over 64 KB and `attributes` and `answers` were left out; absent otherwise. */
  truncated?: boolean;
  /** Where the whole event can be fetched with your key; present when `truncated`. */
  url?: string;
}
