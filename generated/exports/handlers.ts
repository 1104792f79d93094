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
   * Export the evaluation log of a namespace, or of every namespace under a template prefix. The `evaluation_export`
   * job writes files of gzip JSON lines. Each line is one evaluation, in the form of the evaluation log. The job's
   * `export` lists signed links to the files. The files are kept for 7 days, or until you delete them. The job never
   * spends. A judgment that the namespace does not have is `invalid_request`.
   */
  create(context: Context, request: ExportsCreateRequest): Promise<ExportsCreateReply>;
  /**
   * Delete the files of an export before they expire. Every link to them ends. The job stays: its `export` has no
   * files, and `expires_at` is the time of the deletion. A job that is no export is `not_found`. A job that has not
   * ended is a `conflict`. Cancel it instead, which also deletes its files.
   */
  delete(context: Context, request: ExportsDeleteRequest): Promise<ExportsDeleteReply>;
}
