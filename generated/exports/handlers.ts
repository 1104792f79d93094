// Generated from spec/ by `npm run generate`. Do not edit.
import type { JobId, NamespaceOrTemplate } from "../common/types.ts";
import type { Reply } from "../contract.ts";
import type { Job } from "../jobs/types.ts";
import type { EvaluationExportRequest } from "./types.ts";

export interface ExportsCreateRequest {
  path: { ns: NamespaceOrTemplate };
  query: {};
  headers: { "Idempotency-Key"?: string };
  body: EvaluationExportRequest | undefined;
}

export type ExportsCreateReply = Reply<202, Job>;

export interface ExportsDeleteRequest {
  path: { id: JobId };
  query: {};
  headers: { "Idempotency-Key"?: string };
  body: undefined;
}

export type ExportsDeleteReply = Reply<204, undefined>;

/** Exports of the evaluation log. */
export interface ExportsHandlers<Context> {
  /**
   * Export a namespace's evaluation log, on a template prefix that of every namespace under it. The `evaluation_export` job
   * writes files of gzip JSON lines, one evaluation a line as the evaluation log shows it; its `export` lists signed links to
   * them, and the files are kept for 7 days, or until they are deleted. It never spends. A judgment that the namespace does not have is `invalid_request`.
   */
  create(context: Context, request: ExportsCreateRequest): Promise<ExportsCreateReply>;
  /**
   * Delete the files of an export before their time. Every link to them ends. The job stays: its `export` has no files, and `expires_at` is when they
   * were deleted. A job that is no export is `not_found`. One that has not ended is a `conflict`: cancel it, which deletes its files as well.
   */
  delete(context: Context, request: ExportsDeleteRequest): Promise<ExportsDeleteReply>;
}
