// Generated from spec/ by `npm run generate`. Do not edit.
import type { Cursor, JobId, NamespaceOrTemplate } from "../common/types.ts";
import type { Reply } from "../contract.ts";
import type { JobStatus, JobTypeInput } from "../job-states/types.ts";
import type { Job, JobList } from "./types.ts";

export interface JobsCancelRequest {
  path: { id: JobId };
  query: {};
  headers: { "Idempotency-Key"?: string };
  body: undefined;
}

export type JobsCancelReply = Reply<200, Job>;

export interface JobsConfirmRequest {
  path: { id: JobId };
  query: {};
  headers: { "Idempotency-Key"?: string };
  body: undefined;
}

export type JobsConfirmReply = Reply<200, Job>;

export interface JobsGetRequest {
  path: { id: JobId };
  query: {};
  headers: {};
  body: undefined;
}

export type JobsGetReply = Reply<200, Job>;

export interface JobsListRequest {
  path: {};
  query: { cursor?: Cursor; limit: number; namespace?: NamespaceOrTemplate; status?: JobStatus; type?: JobTypeInput };
  headers: {};
  body: undefined;
}

export type JobsListReply = Reply<200, JobList>;

export interface JobsPauseRequest {
  path: { id: JobId };
  query: {};
  headers: { "Idempotency-Key"?: string };
  body: undefined;
}

export type JobsPauseReply = Reply<200, Job>;

export interface JobsResumeRequest {
  path: { id: JobId };
  query: {};
  headers: { "Idempotency-Key"?: string };
  body: undefined;
}

export type JobsResumeReply = Reply<200, Job>;

export interface JobsRetryRequest {
  path: { id: JobId };
  query: {};
  headers: { "Idempotency-Key"?: string };
  body: undefined;
}

export type JobsRetryReply = Reply<202, Job>;

/** Jobs: long-running operations. They start with what they do, for instance a backfill; here they are watched and steered. */
export interface JobsHandlers<Context> {
  /**
   * End a job in any status that is not final; a final one is a `conflict`. What it has done stays: answers, and what they cost.
   * It asks nothing more. What engines have been asked by then lands and is billed when they have answered; the event `job.cancelled` comes
   * after that, with the whole `spend_usd`.
   * Of a `shadow` job the active version stays; the index of a `reference_index` job and the group of a `group_build` job are built without it. A
   * `shadow` job is cancelled as well when its judgment or namespace is deleted. Jobs that finish what has happened already cannot be cancelled: `namespace_delete`, whose namespace is gone, and `resync`, whose thresholds hold: `conflict`.
   */
  cancel(context: Context, request: JobsCancelRequest): Promise<JobsCancelReply>;
  /**
   * Start a job that is `awaiting_confirm`. A `shadow` job activates its version and is `done`, whether its report is there yet
   * or not. Any other status is a `conflict`. `budget_exceeded` where the job's estimate does not fit the namespace's remaining
   * budget; nothing changes then.
   */
  confirm(context: Context, request: JobsConfirmRequest): Promise<JobsConfirmReply>;
  /** Get a job. It can be read for 90 days after it ended. */
  get(context: Context, request: JobsGetRequest): Promise<JobsGetReply>;
  /** List the jobs of the namespaces that the key may see, newest first. A job is listed for 90 days after it ended, and then deleted. */
  list(context: Context, request: JobsListRequest): Promise<JobsListReply>;
  /**
   * Hold a job that is `running`. It asks nothing more; what engines have been asked by then lands, is billed, and is in `spend_usd` when they
   * have answered. Any other status is a `conflict`.
   */
  pause(context: Context, request: JobsPauseRequest): Promise<JobsPauseReply>;
  /**
   * Let a job that is `paused` go on. Any other status is a `conflict`. `budget_exceeded` where a budget holds it that still does
   * not allow it; it resumes by itself when that does.
   */
  resume(context: Context, request: JobsResumeRequest): Promise<JobsResumeReply>;
  /**
   * Run again the documents that a `backfill` or `periodic` job could not judge: all of them, not only those that `failures` lists. A new
   * `backfill` job begins, whose `retry_of` is this one; it asks only those whose answer still has the error. `conflict` while the job has not
   * ended, where it failed to judge nothing, where the judgment is gone, is another by now or is inactive, and while a backfill of the judgment is at
   * work there, with `details.job_id`. `budget_exceeded` where the estimate does not fit the namespace's remaining budget; for a template prefix each
   * namespace keeps to its own as the job comes to it.
   */
  retry(context: Context, request: JobsRetryRequest): Promise<JobsRetryReply>;
}
