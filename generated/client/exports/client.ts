// Generated from spec/ by `npm run generate`. Do not edit.
import type { JobId, NamespaceOrTemplate } from "../common/types.ts";
import type { Job } from "../jobs/types.ts";
import type { Caller } from "../runtime/caller.ts";
import type { Operation } from "../runtime/operation.ts";
import type { CallOptions } from "../runtime/options.ts";
import type { EvaluationExportRequest } from "./types.ts";

export interface ExportsCreateOptions extends CallOptions {
  /** The namespace, or a template prefix ending in `/*`; `/` is sent as `%2F`. */
  readonly ns: NamespaceOrTemplate;
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
  readonly body?: EvaluationExportRequest;
}

export interface ExportsDeleteOptions extends CallOptions {
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

/** Exports of the evaluation log. */
export interface ExportsClient {
  /**
   * Export evaluations.
   *
   * Export a namespace's evaluation log, on a template prefix that of every namespace under it. The `evaluation_export` job
   * writes files of gzip JSON lines, one evaluation a line as the evaluation log shows it; its `export` lists signed links to
   * them, and the files are kept for 7 days, or until they are deleted. It never spends. A judgment that the namespace does not have is `invalid_request`.
   *
   * `POST /namespaces/{ns}/evaluations/export`
   * Needs a `read_write` key.
   * Takes a body of up to 1,048,576 bytes.
   * Retried under one idempotency key, made for the call unless given.
   *
   * @throws {JudgmentServiceError} conflict, forbidden, internal, invalid_request, not_found, rate_limited, too_large, unauthorized, unavailable
   */
  create(options: ExportsCreateOptions): Promise<Job>;
  /**
   * Delete exported files.
   *
   * Delete the files of an export before their time. Every link to them ends. The job stays: its `export` has no files, and `expires_at` is when they
   * were deleted. A job that is no export is `not_found`. One that has not ended is a `conflict`: cancel it, which deletes its files as well.
   *
   * `DELETE /jobs/{id}/export`
   * Needs a `read_write` key.
   * Retried under one idempotency key, made for the call unless given.
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
