// Generated from spec/ by `npm run generate`. Do not edit.
import type { NamespaceOrTemplate } from "../common/types.ts";
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

/** Exports of the evaluation log. */
export interface ExportsHandlers<Context> {
  /**
   * Export a namespace's evaluation log, on a template prefix that of every namespace under it. The `evaluation_export` job
   * writes files of gzip JSON lines, one evaluation a line as the evaluation log shows it; its `export` lists signed links to
   * them, and the files are kept for 7 days. It never spends. A judgment that the namespace does not have is `invalid_request`.
   */
  create(context: Context, request: ExportsCreateRequest): Promise<ExportsCreateReply>;
}
