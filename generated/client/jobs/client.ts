// Generated from spec/ by `npm run generate`. Do not edit.
import type { Cursor, JobId, NamespaceOrTemplate } from "../common/types.ts";
import type { Caller } from "../runtime/caller.ts";
import type { Operation } from "../runtime/operation.ts";
import type { CallOptions } from "../runtime/options.ts";
import type { Pages } from "../runtime/pages.ts";
import type { Job, JobList, JobStatus, JobTypeInput } from "./types.ts";

export interface JobsCancelOptions extends CallOptions {
  /** The id of the job. */
  readonly id: JobId;
  /**
   * A string of 1 to 256 characters that identifies this request. For 24 hours, a retry with the same key returns the
   * first response word for word. This holds on every node and after restarts. Two requests are the same when their
   * path, query, `If-Match` and JSON body are equal. The order of members in the body does not matter. If the same operation gets
   * the same key with a different request, it fails with `conflict`. Keys of other operations or other API keys are
   * independent.
   *
   * - If a retry arrives while the first request is still running, it waits for that response.
   * - Refusals are stored too. Responses 402, 429 and 5xx are not stored, except an `unavailable` with
   * `details.outcome_unknown`. Nor are refusals because of the API key, the
   * parameters or the shape of the body, which come before the work begins. In these cases, a retry with the same key
   * runs the request anew.
   * - The service stores the last 100,000 responses of an organization, and at most 64 MB of them.
   * - If a node crashes after it did the work and before it stored the response, a retry runs the request again after
   * 30 seconds.
   * - Repeating a document write without conditions does no harm. Only the node that handled the write keeps its
   * response, as long as it has room. If the outcome is unknown, a retry writes again. A write with `if_revision` or
   * `If-Match` is stored as other requests are.
   */
  readonly idempotencyKey?: string;
}

export interface JobsConfirmOptions extends CallOptions {
  /** The id of the job. */
  readonly id: JobId;
  /**
   * A string of 1 to 256 characters that identifies this request. For 24 hours, a retry with the same key returns the
   * first response word for word. This holds on every node and after restarts. Two requests are the same when their
   * path, query, `If-Match` and JSON body are equal. The order of members in the body does not matter. If the same operation gets
   * the same key with a different request, it fails with `conflict`. Keys of other operations or other API keys are
   * independent.
   *
   * - If a retry arrives while the first request is still running, it waits for that response.
   * - Refusals are stored too. Responses 402, 429 and 5xx are not stored, except an `unavailable` with
   * `details.outcome_unknown`. Nor are refusals because of the API key, the
   * parameters or the shape of the body, which come before the work begins. In these cases, a retry with the same key
   * runs the request anew.
   * - The service stores the last 100,000 responses of an organization, and at most 64 MB of them.
   * - If a node crashes after it did the work and before it stored the response, a retry runs the request again after
   * 30 seconds.
   * - Repeating a document write without conditions does no harm. Only the node that handled the write keeps its
   * response, as long as it has room. If the outcome is unknown, a retry writes again. A write with `if_revision` or
   * `If-Match` is stored as other requests are.
   */
  readonly idempotencyKey?: string;
}

export interface JobsGetOptions extends CallOptions {
  /** The id of the job. */
  readonly id: JobId;
}

export interface JobsListOptions extends CallOptions {
  /** The `next_cursor` of the previous page. Keep all other parameters the same. */
  readonly cursor?: Cursor;
  /**
   * The largest number of entries in one page.
   *
   * @default 100
   */
  readonly limit?: number;
  /** Return only jobs of this namespace, or of exactly this template prefix. */
  readonly namespace?: NamespaceOrTemplate;
  /** Return only jobs in this status. */
  readonly status?: JobStatus;
  /** Return only jobs of this type. */
  readonly type?: JobTypeInput;
}

export interface JobsPauseOptions extends CallOptions {
  /** The id of the job. */
  readonly id: JobId;
  /**
   * A string of 1 to 256 characters that identifies this request. For 24 hours, a retry with the same key returns the
   * first response word for word. This holds on every node and after restarts. Two requests are the same when their
   * path, query, `If-Match` and JSON body are equal. The order of members in the body does not matter. If the same operation gets
   * the same key with a different request, it fails with `conflict`. Keys of other operations or other API keys are
   * independent.
   *
   * - If a retry arrives while the first request is still running, it waits for that response.
   * - Refusals are stored too. Responses 402, 429 and 5xx are not stored, except an `unavailable` with
   * `details.outcome_unknown`. Nor are refusals because of the API key, the
   * parameters or the shape of the body, which come before the work begins. In these cases, a retry with the same key
   * runs the request anew.
   * - The service stores the last 100,000 responses of an organization, and at most 64 MB of them.
   * - If a node crashes after it did the work and before it stored the response, a retry runs the request again after
   * 30 seconds.
   * - Repeating a document write without conditions does no harm. Only the node that handled the write keeps its
   * response, as long as it has room. If the outcome is unknown, a retry writes again. A write with `if_revision` or
   * `If-Match` is stored as other requests are.
   */
  readonly idempotencyKey?: string;
}

export interface JobsResumeOptions extends CallOptions {
  /** The id of the job. */
  readonly id: JobId;
  /**
   * A string of 1 to 256 characters that identifies this request. For 24 hours, a retry with the same key returns the
   * first response word for word. This holds on every node and after restarts. Two requests are the same when their
   * path, query, `If-Match` and JSON body are equal. The order of members in the body does not matter. If the same operation gets
   * the same key with a different request, it fails with `conflict`. Keys of other operations or other API keys are
   * independent.
   *
   * - If a retry arrives while the first request is still running, it waits for that response.
   * - Refusals are stored too. Responses 402, 429 and 5xx are not stored, except an `unavailable` with
   * `details.outcome_unknown`. Nor are refusals because of the API key, the
   * parameters or the shape of the body, which come before the work begins. In these cases, a retry with the same key
   * runs the request anew.
   * - The service stores the last 100,000 responses of an organization, and at most 64 MB of them.
   * - If a node crashes after it did the work and before it stored the response, a retry runs the request again after
   * 30 seconds.
   * - Repeating a document write without conditions does no harm. Only the node that handled the write keeps its
   * response, as long as it has room. If the outcome is unknown, a retry writes again. A write with `if_revision` or
   * `If-Match` is stored as other requests are.
   */
  readonly idempotencyKey?: string;
}

export interface JobsRetryOptions extends CallOptions {
  /** The id of the job. */
  readonly id: JobId;
  /**
   * A string of 1 to 256 characters that identifies this request. For 24 hours, a retry with the same key returns the
   * first response word for word. This holds on every node and after restarts. Two requests are the same when their
   * path, query, `If-Match` and JSON body are equal. The order of members in the body does not matter. If the same operation gets
   * the same key with a different request, it fails with `conflict`. Keys of other operations or other API keys are
   * independent.
   *
   * - If a retry arrives while the first request is still running, it waits for that response.
   * - Refusals are stored too. Responses 402, 429 and 5xx are not stored, except an `unavailable` with
   * `details.outcome_unknown`. Nor are refusals because of the API key, the
   * parameters or the shape of the body, which come before the work begins. In these cases, a retry with the same key
   * runs the request anew.
   * - The service stores the last 100,000 responses of an organization, and at most 64 MB of them.
   * - If a node crashes after it did the work and before it stored the response, a retry runs the request again after
   * 30 seconds.
   * - Repeating a document write without conditions does no harm. Only the node that handled the write keeps its
   * response, as long as it has room. If the outcome is unknown, a retry writes again. A write with `if_revision` or
   * `If-Match` is stored as other requests are.
   */
  readonly idempotencyKey?: string;
}

/** Jobs are long-running operations. Other operations start them, for example a backfill. Here you watch and control them. */
export interface JobsClient {
  /**
   * Cancel a job. A job whose status is final is a `conflict`. Its results so far stay: answers and their cost. It
   * sends no more requests to engines. Requests already sent still complete and are billed. After that comes the event
   * `job.cancelled`, with the whole `spend_usd`.
   *
   * - `shadow`: the active version stays. Such a job is also cancelled when its judgment or namespace is deleted.
   * - `reference_index` and `group_build`: the index or the group is built without the job.
   * - `namespace_delete` and `resync` cannot be cancelled (`conflict`), because they complete a change that has already
   * happened. The namespace is gone, or the thresholds apply.
   *
   * `POST /jobs/{id}/cancel`
   * Needs a `read_write` key.
   * Retries use one idempotency key. The client creates it for the call unless you give one.
   *
   * @throws {JudgmentServiceError} conflict, forbidden, internal, invalid_request, not_found, rate_limited, unauthorized, unavailable
   */
  cancel(options: JobsCancelOptions): Promise<Job>;
  /**
   * Confirm a job that is `awaiting_confirm`. A `shadow` job then activates its version and is `done`, even if its
   * report is not complete yet. Any other status is a `conflict`. If the job's estimate does not fit the namespace's
   * remaining budget, the request fails with `budget_exceeded`, and nothing changes.
   *
   * `POST /jobs/{id}/confirm`
   * Needs a `read_write` key.
   * Bills `judging`.
   * Retries use one idempotency key. The client creates it for the call unless you give one.
   *
   * @throws {JudgmentServiceError} budget_exceeded, conflict, forbidden, internal, invalid_request, not_found, rate_limited, unauthorized, unavailable
   */
  confirm(options: JobsConfirmOptions): Promise<Job>;
  /**
   * Get a job.
   *
   * Read a job. You can read it for 90 days after its end.
   *
   * `GET /jobs/{id}`
   * Needs a `read_only` key.
   *
   * @throws {JudgmentServiceError} forbidden, internal, invalid_request, not_found, rate_limited, unauthorized, unavailable
   */
  get(options: JobsGetOptions): Promise<Job>;
  /**
   * List jobs.
   *
   * List the jobs of the namespaces that the key may see, newest first. A job is listed for 90 days after its end and
   * then deleted.
   *
   * `GET /jobs`
   * Needs a `read_only` key.
   *
   * @throws {JudgmentServiceError} forbidden, internal, invalid_request, rate_limited, unauthorized, unavailable
   */
  list(options?: JobsListOptions): Promise<JobList>;
  /**
   * Iterates over every entry of `jobs` that `list` returns. Each page is fetched when its entries are needed.
   * `.pages()` iterates over the pages.
   *
   * @throws {JudgmentServiceError} during the iteration, in the same cases as `list`
   */
  listAll(options?: JobsListOptions): Pages<JobList, JobList["jobs"][number]>;
  /**
   * Pause a job that is `running`. It sends no more requests to engines. Requests already sent still complete: their
   * answers are stored, billed and added to `spend_usd`. Any other status is a `conflict`.
   *
   * `POST /jobs/{id}/pause`
   * Needs a `read_write` key.
   * Retries use one idempotency key. The client creates it for the call unless you give one.
   *
   * @throws {JudgmentServiceError} conflict, forbidden, internal, invalid_request, not_found, rate_limited, unauthorized, unavailable
   */
  pause(options: JobsPauseOptions): Promise<Job>;
  /**
   * Resume a job that is `paused`. Any other status is a `conflict`. If a budget paused the job and still does not
   * allow it, the request fails with `budget_exceeded`. The job resumes by itself when the budget allows.
   *
   * `POST /jobs/{id}/resume`
   * Needs a `read_write` key.
   * Bills `judging`.
   * Retries use one idempotency key. The client creates it for the call unless you give one.
   *
   * @throws {JudgmentServiceError} budget_exceeded, conflict, forbidden, internal, invalid_request, not_found, rate_limited, unauthorized, unavailable
   */
  resume(options: JobsResumeOptions): Promise<Job>;
  /**
   * Run the failed documents of a job again.
   *
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
   *
   * `POST /jobs/{id}/retry`
   * Needs a `read_write` key.
   * Bills `judging`.
   * Retries use one idempotency key. The client creates it for the call unless you give one.
   *
   * @throws {JudgmentServiceError} budget_exceeded, conflict, forbidden, internal, invalid_request, not_found, rate_limited, unauthorized, unavailable
   */
  retry(options: JobsRetryOptions): Promise<Job>;
}

const cancelOperation: Operation = {
  id: "jobs_cancel",
  method: "POST",
  path: "/jobs/{id}/cancel",
  parameters: [
    { name: "id", in: "path", option: "id" },
    { name: "Idempotency-Key", in: "header", option: "idempotencyKey" },
  ],
  body: false,
  repetition: "key",
  statuses: [200],
};
const confirmOperation: Operation = {
  id: "jobs_confirm",
  method: "POST",
  path: "/jobs/{id}/confirm",
  parameters: [
    { name: "id", in: "path", option: "id" },
    { name: "Idempotency-Key", in: "header", option: "idempotencyKey" },
  ],
  body: false,
  repetition: "key",
  statuses: [200],
};
const getOperation: Operation = {
  id: "jobs_get",
  method: "GET",
  path: "/jobs/{id}",
  parameters: [
    { name: "id", in: "path", option: "id" },
  ],
  body: false,
  repetition: "safe",
  statuses: [200],
};
const listOperation: Operation = {
  id: "jobs_list",
  method: "GET",
  path: "/jobs",
  parameters: [
    { name: "cursor", in: "query", option: "cursor" },
    { name: "limit", in: "query", option: "limit" },
    { name: "namespace", in: "query", option: "namespace" },
    { name: "status", in: "query", option: "status" },
    { name: "type", in: "query", option: "type" },
  ],
  body: false,
  repetition: "safe",
  statuses: [200],
  pages: { member: "jobs", cursor: "query" },
};
const pauseOperation: Operation = {
  id: "jobs_pause",
  method: "POST",
  path: "/jobs/{id}/pause",
  parameters: [
    { name: "id", in: "path", option: "id" },
    { name: "Idempotency-Key", in: "header", option: "idempotencyKey" },
  ],
  body: false,
  repetition: "key",
  statuses: [200],
};
const resumeOperation: Operation = {
  id: "jobs_resume",
  method: "POST",
  path: "/jobs/{id}/resume",
  parameters: [
    { name: "id", in: "path", option: "id" },
    { name: "Idempotency-Key", in: "header", option: "idempotencyKey" },
  ],
  body: false,
  repetition: "key",
  statuses: [200],
};
const retryOperation: Operation = {
  id: "jobs_retry",
  method: "POST",
  path: "/jobs/{id}/retry",
  parameters: [
    { name: "id", in: "path", option: "id" },
    { name: "Idempotency-Key", in: "header", option: "idempotencyKey" },
  ],
  body: false,
  repetition: "key",
  statuses: [202],
};

/** Calls are made by `caller`, which all resources of a client share. */
export function jobsClient(caller: Caller): JobsClient {
  return {
    cancel: (options) => caller.body(cancelOperation, options),
    confirm: (options) => caller.body(confirmOperation, options),
    get: (options) => caller.body(getOperation, options),
    list: (options) => caller.body(listOperation, options),
    listAll: (options) => caller.pages(listOperation, options),
    pause: (options) => caller.body(pauseOperation, options),
    resume: (options) => caller.body(resumeOperation, options),
    retry: (options) => caller.body(retryOperation, options),
  };
}
