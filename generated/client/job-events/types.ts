// Generated from spec/ by `npm run generate`. Do not edit.
import type { EventId, JobId, Name, NamespaceOrTemplate, Timestamp, Usd } from "../common/types.ts";
import type { Estimate } from "../estimates/types.ts";
import type { JobStatus, JobType } from "../job-states/types.ts";

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
