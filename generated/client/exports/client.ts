// Generated from spec/ by `npm run generate`. Do not edit.
import type { JobId, NamespaceOrTemplate } from "../common/types.ts";
import type { Job } from "../jobs/types.ts";
import type { Caller } from "../runtime/caller.ts";
import type { Operation } from "../runtime/operation.ts";
import type { CallOptions } from "../runtime/options.ts";
import type { EvaluationExportRequest } from "./types.ts";

export interface ExportsCreateOptions extends CallOptions {
  /** The namespace, or a template prefix ending in `/*`. Send `/` as `%2F`. */
  readonly ns: NamespaceOrTemplate;
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
  readonly body?: EvaluationExportRequest;
}

export interface ExportsDeleteOptions extends CallOptions {
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

/** Exports of the evaluation log. */
export interface ExportsClient {
  /**
   * Export evaluations.
   *
   * Export the evaluation log of a namespace, or of every namespace under a template prefix. The `evaluation_export`
   * job writes files of gzip JSON lines. Each line is one evaluation, in the form of the evaluation log. The job's
   * `export` lists signed links to the files. The files are kept for 7 days, or until you delete them. The job never
   * spends. A judgment that the namespace does not have is `invalid_request`.
   *
   * `POST /namespaces/{ns}/evaluations/export`
   * Needs a `read_write` key.
   * Accepts a body of up to 1,048,576 bytes.
   * Retries use one idempotency key. The client creates it for the call unless you give one.
   *
   * @throws {JudgmentServiceError} conflict, forbidden, internal, invalid_request, not_found, rate_limited, too_large, unauthorized, unavailable
   */
  create(options: ExportsCreateOptions): Promise<Job>;
  /**
   * Delete exported files.
   *
   * Delete the files of an export before they expire. Every link to them ends. The job stays: its `export` has no
   * files, and `expires_at` is the time of the deletion. A job that is no export is `not_found`. A job that has not
   * ended is a `conflict`. Cancel it instead, which also deletes its files.
   *
   * `DELETE /jobs/{id}/export`
   * Needs a `read_write` key.
   * Retries use one idempotency key. The client creates it for the call unless you give one.
   *
   * @throws {JudgmentServiceError} conflict, forbidden, internal, invalid_request, not_found, rate_limited, unauthorized, unavailable
   */
  delete(options: ExportsDeleteOptions): Promise<void>;
}

const createOperation: Operation = {
  id: "exports_create",
  method: "POST",
  path: "/namespaces/{ns}/evaluations/export",
  parameters: [
    { name: "ns", in: "path", option: "ns" },
    { name: "Idempotency-Key", in: "header", option: "idempotencyKey" },
  ],
  body: true,
  repetition: "key",
  statuses: [202],
};
const deleteOperation: Operation = {
  id: "exports_delete",
  method: "DELETE",
  path: "/jobs/{id}/export",
  parameters: [
    { name: "id", in: "path", option: "id" },
    { name: "Idempotency-Key", in: "header", option: "idempotencyKey" },
  ],
  body: false,
  repetition: "key",
  statuses: [204],
};

/** Calls are made by `caller`, which all resources of a client share. */
export function exportsClient(caller: Caller): ExportsClient {
  return {
    create: (options) => caller.body(createOperation, options),
    delete: (options) => caller.body(deleteOperation, options),
  };
}
