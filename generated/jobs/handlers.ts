// Generated from spec/ by `npm run generate`. Do not edit.
import type { Cursor, JobId, NamespaceOrTemplate } from "../common/types.ts";
import type { Reply } from "../contract.ts";
import type { Job, JobList, JobStatus, JobTypeInput } from "./types.ts";

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

/** Jobs are long-running operations. Other operations start them, for example a backfill. Here you watch and control them. */
export interface JobsHandlers<Context> {
  /**
   * Cancel a job. A job whose status is final is a `conflict`. Its results so far stay: answers and their cost. It
   * sends no more requests to engines. Requests already sent still complete and are billed. After that comes the event
   * `job.cancelled`, with the whole `spend_usd`.
   *
   * - `shadow`: the active version stays. Such a job is also cancelled when its judgment or namespace is deleted.
   * - `reference_index` and `group_build`: the index or the group is built without the job.
   * - `namespace_delete` and `resync` cannot be cancelled (`conflict`), because they complete a change that has already
   * happened. The namespace is gone, or the thresholds apply.
   */
  cancel(context: Context, request: JobsCancelRequest): Promise<JobsCancelReply>;
  /**
   * Confirm a job that is `awaiting_confirm`. A `shadow` job then activates its version and is `done`, even if its
   * report is not complete yet. Any other status is a `conflict`. If the job's estimate does not fit the namespace's
   * remaining budget, the request fails with `budget_exceeded`, and nothing changes.
   */
  confirm(context: Context, request: JobsConfirmRequest): Promise<JobsConfirmReply>;
  /** Read a job. You can read it for 90 days after its end. */
  get(context: Context, request: JobsGetRequest): Promise<JobsGetReply>;
  /**
   * List the jobs of the namespaces that the key may see, newest first. A job is listed for 90 days after its end and
   * then deleted.
   */
  list(context: Context, request: JobsListRequest): Promise<JobsListReply>;
  /**
   * Pause a job that is `running`. It sends no more requests to engines. Requests already sent still complete: their
   * answers are stored, billed and added to `spend_usd`. Any other status is a `conflict`.
   */
  pause(context: Context, request: JobsPauseRequest): Promise<JobsPauseReply>;
  /**
   * Resume a job that is `paused`. Any other status is a `conflict`. If a budget paused the job and still does not
   * allow it, the request fails with `budget_exceeded`. The job resumes by itself when the budget allows.
   */
  resume(context: Context, request: JobsResumeRequest): Promise<JobsResumeReply>;
  /**
   * Judge again the documents that a `backfill` or `periodic` job could not judge. This covers all of them, not only
   * those in `failures`. It starts a new `backfill` job, whose `retry_of` is this job. The new job judges only
   * documents whose answer still has the error. It is a `conflict` in these cases:
   *
   * - The job has not ended, or it judged every document.
   * - The judgment was deleted, replaced or deactivated.
   * - A backfill of the judgment is running there; `details.job_id` names it.
   *
   * If the estimate does not fit the namespace's remaining budget, it is `budget_exceeded`. On a template prefix, each
   * namespace follows its own budget when the job comes to it.
   */
  retry(context: Context, request: JobsRetryRequest): Promise<JobsRetryReply>;
}
