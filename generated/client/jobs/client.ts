// Generated from spec/ by `npm run generate`. Do not edit.
import type { Cursor, JobId, NamespaceOrTemplate } from "../common/types.ts";
import type { JobStatus, JobTypeInput } from "../job-states/types.ts";
import type { Caller } from "../runtime/caller.ts";
import type { Operation } from "../runtime/operation.ts";
import type { CallOptions } from "../runtime/options.ts";
import type { Pages } from "../runtime/pages.ts";
import type { Job, JobList } from "./types.ts";

export interface JobsCancelOptions extends CallOptions {
  /** The job. */
  readonly id: JobId;
  /**
   * Any string that names this attempt, 1 to 256 characters. For 24 hours a retry with the same key gets the first answer word for word, from
   * every node and after restarts. The same request is the same path and query and a body that is equal as JSON, whatever the order of its
   * members. The same key with another request of the operation is a `conflict`; with another operation or API key it is another key.
   *
   * - A retry that comes while the first is under way waits for its answer.
   * - Refusals are kept as well. 402, 429 and 5xx are not, nor is what was refused for its API key, its parameters or the shape of its body
   * before it began: the same key then begins anew.
   * - Of one organization the last 100,000 answers are kept, and 64 MB of them at most.
   * - Where a node dies between carrying a request out and keeping its answer, a retry is carried out again after 30 seconds.
   * - A write of documents does no harm when it is repeated: its answer is kept by the node alone, while it has room.
   */
  readonly idempotencyKey?: string;
}

export interface JobsConfirmOptions extends CallOptions {
  /** The job. */
  readonly id: JobId;
  /**
   * Any string that names this attempt, 1 to 256 characters. For 24 hours a retry with the same key gets the first answer word for word, from
   * every node and after restarts. The same request is the same path and query and a body that is equal as JSON, whatever the order of its
   * members. The same key with another request of the operation is a `conflict`; with another operation or API key it is another key.
   *
   * - A retry that comes while the first is under way waits for its answer.
   * - Refusals are kept as well. 402, 429 and 5xx are not, nor is what was refused for its API key, its parameters or the shape of its body
   * before it began: the same key then begins anew.
   * - Of one organization the last 100,000 answers are kept, and 64 MB of them at most.
   * - Where a node dies between carrying a request out and keeping its answer, a retry is carried out again after 30 seconds.
   * - A write of documents does no harm when it is repeated: its answer is kept by the node alone, while it has room.
   */
  readonly idempotencyKey?: string;
}

export interface JobsGetOptions extends CallOptions {
  /** The job. */
  readonly id: JobId;
}

export interface JobsListOptions extends CallOptions {
  /** The `next_cursor` of the page before, with the same other parameters. */
  readonly cursor?: Cursor;
  /**
   * The most entries of one page.
   *
   * @default 100
   */
  readonly limit?: number;
  /** Only of this namespace, or of this very template prefix. */
  readonly namespace?: NamespaceOrTemplate;
  /** Only in this status. */
  readonly status?: JobStatus;
  /** Only of this type. */
  readonly type?: JobTypeInput;
}

export interface JobsPauseOptions extends CallOptions {
  /** The job. */
  readonly id: JobId;
  /**
   * Any string that names this attempt, 1 to 256 characters. For 24 hours a retry with the same key gets the first answer word for word, from
   * every node and after restarts. The same request is the same path and query and a body that is equal as JSON, whatever the order of its
   * members. The same key with another request of the operation is a `conflict`; with another operation or API key it is another key.
   *
   * - A retry that comes while the first is under way waits for its answer.
   * - Refusals are kept as well. 402, 429 and 5xx are not, nor is what was refused for its API key, its parameters or the shape of its body
   * before it began: the same key then begins anew.
   * - Of one organization the last 100,000 answers are kept, and 64 MB of them at most.
   * - Where a node dies between carrying a request out and keeping its answer, a retry is carried out again after 30 seconds.
   * - A write of documents does no harm when it is repeated: its answer is kept by the node alone, while it has room.
   */
  readonly idempotencyKey?: string;
}

export interface JobsResumeOptions extends CallOptions {
  /** The job. */
  readonly id: JobId;
  /**
   * Any string that names this attempt, 1 to 256 characters. For 24 hours a retry with the same key gets the first answer word for word, from
   * every node and after restarts. The same request is the same path and query and a body that is equal as JSON, whatever the order of its
   * members. The same key with another request of the operation is a `conflict`; with another operation or API key it is another key.
   *
   * - A retry that comes while the first is under way waits for its answer.
   * - Refusals are kept as well. 402, 429 and 5xx are not, nor is what was refused for its API key, its parameters or the shape of its body
   * before it began: the same key then begins anew.
   * - Of one organization the last 100,000 answers are kept, and 64 MB of them at most.
   * - Where a node dies between carrying a request out and keeping its answer, a retry is carried out again after 30 seconds.
   * - A write of documents does no harm when it is repeated: its answer is kept by the node alone, while it has room.
   */
  readonly idempotencyKey?: string;
}

export interface JobsRetryOptions extends CallOptions {
  /** The job. */
  readonly id: JobId;
  /**
   * Any string that names this attempt, 1 to 256 characters. For 24 hours a retry with the same key gets the first answer word for word, from
   * every node and after restarts. The same request is the same path and query and a body that is equal as JSON, whatever the order of its
   * members. The same key with another request of the operation is a `conflict`; with another operation or API key it is another key.
   *
   * - A retry that comes while the first is under way waits for its answer.
   * - Refusals are kept as well. 402, 429 and 5xx are not, nor is what was refused for its API key, its parameters or the shape of its body
   * before it began: the same key then begins anew.
   * - Of one organization the last 100,000 answers are kept, and 64 MB of them at most.
   * - Where a node dies between carrying a request out and keeping its answer, a retry is carried out again after 30 seconds.
   * - A write of documents does no harm when it is repeated: its answer is kept by the node alone, while it has room.
   */
  readonly idempotencyKey?: string;
}

/** Jobs: long-running operations. They start with what they do, for instance a backfill; here they are watched and steered. */
export interface JobsClient {
  /**
   * Cancel a job.
   *
   * End a job in any status that is not final; a final one is a `conflict`. What it has done stays: answers, and what they cost.
   * It asks nothing more. What engines have been asked by then lands and is billed when they have answered; the event `job.cancelled` comes
   * after that, with the whole `spend_usd`.
   * Of a `shadow` job the active version stays; the index of a `reference_index` job and the group of a `group_build` job are built without it. A
   * `shadow` job is cancelled as well when its judgment or namespace is deleted. Jobs that finish what has happened already cannot be cancelled: `namespace_delete`, whose namespace is gone, and `resync`, whose thresholds hold: `conflict`.
   *
   * `POST /jobs/{id}/cancel`
   * Needs a `read_write` key.
   * Retried under one idempotency key, made for the call unless given.
   *
   * @throws {JudgmentServiceError} conflict, forbidden, internal, invalid_request, not_found, rate_limited, unauthorized, unavailable
   */
  cancel(options: JobsCancelOptions): Promise<Job>;
  /**
   * Confirm a job.
   *
   * Start a job that is `awaiting_confirm`. A `shadow` job activates its version and is `done`, whether its report is there yet
   * or not. Any other status is a `conflict`. `budget_exceeded` where the job's estimate does not fit the namespace's remaining
   * budget; nothing changes then.
   *
   * `POST /jobs/{id}/confirm`
   * Needs a `read_write` key.
   * Bills `judging`.
   * Retried under one idempotency key, made for the call unless given.
   *
   * @throws {JudgmentServiceError} budget_exceeded, conflict, forbidden, internal, invalid_request, not_found, rate_limited, unauthorized, unavailable
   */
  confirm(options: JobsConfirmOptions): Promise<Job>;
  /**
   * Get a job. It can be read for 90 days after it ended.
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
   * List the jobs of the namespaces that the key may see, newest first. A job is listed for 90 days after it ended, and then deleted.
   *
   * `GET /jobs`
   * Needs a `read_only` key.
   *
   * @throws {JudgmentServiceError} forbidden, internal, invalid_request, rate_limited, unauthorized, unavailable
   */
  list(options?: JobsListOptions): Promise<JobList>;
  /**
   * Every entry of `jobs`: what `list` answers, page after page, each fetched when its entries are wanted.
   * `.pages()` goes page by page.
   *
   * @throws {JudgmentServiceError} while it is read, as `list` does
   */
  listAll(options?: JobsListOptions): Pages<JobList, JobList["jobs"][number]>;
  /**
   * Pause a job.
   *
   * Hold a job that is `running`. It asks nothing more; what engines have been asked by then lands, is billed, and is in `spend_usd` when they
   * have answered. Any other status is a `conflict`.
   *
   * `POST /jobs/{id}/pause`
   * Needs a `read_write` key.
   * Retried under one idempotency key, made for the call unless given.
   *
   * @throws {JudgmentServiceError} conflict, forbidden, internal, invalid_request, not_found, rate_limited, unauthorized, unavailable
   */
  pause(options: JobsPauseOptions): Promise<Job>;
  /**
   * Resume a job.
   *
   * Let a job that is `paused` go on. Any other status is a `conflict`. `budget_exceeded` where a budget holds it that still does
   * not allow it; it resumes by itself when that does.
   *
   * `POST /jobs/{id}/resume`
   * Needs a `read_write` key.
   * Bills `judging`.
   * Retried under one idempotency key, made for the call unless given.
   *
   * @throws {JudgmentServiceError} budget_exceeded, conflict, forbidden, internal, invalid_request, not_found, rate_limited, unauthorized, unavailable
   */
  resume(options: JobsResumeOptions): Promise<Job>;
  /**
   * Run the failed documents of a job again.
   *
   * Run again the documents that a `backfill` or `periodic` job could not judge: all of them, not only those that `failures` lists. A new
   * `backfill` job begins, whose `retry_of` is this one; it asks only those whose answer still has the error. `conflict` while the job has not
   * ended, where it failed to judge nothing, where the judgment is gone, is another by now or is inactive, and while a backfill of the judgment is at
   * work there, with `details.job_id`. `budget_exceeded` where the estimate does not fit the namespace's remaining budget; for a template prefix each
   * namespace keeps to its own as the job comes to it.
   *
   * `POST /jobs/{id}/retry`
   * Needs a `read_write` key.
   * Bills `judging`.
   * Retried under one idempotency key, made for the call unless given.
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
