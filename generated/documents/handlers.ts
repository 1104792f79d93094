// Generated from spec/ by `npm run generate`. Do not edit.
import type { DocumentId, Name, NamespaceName } from "../common/types.ts";
import type { Filled, Reply } from "../contract.ts";
import type { Document, WriteRequest, WriteResponse } from "./types.ts";

export interface DocumentsGetRequest {
  path: { ns: NamespaceName; id: DocumentId };
  query: { judgments?: Name[]; wait_timeout_ms: number };
  headers: { "If-Match"?: string };
  body: undefined;
}

export type DocumentsGetReply = Reply<200, Document>;

export interface DocumentsWriteRequest {
  path: { ns: NamespaceName };
  query: {};
  headers: { "Idempotency-Key"?: string; "If-Match"?: string };
  body: Filled<WriteRequest, "wait_timeout_ms">;
}

export type DocumentsWriteReply = Reply<200, WriteResponse>;

/** Documents. You write them in batches and read them one at a time with their answers. To find them, use a query. */
export interface DocumentsHandlers<Context> {
  /**
   * Read a document with its answers. Judgments that answer on read are answered first, within the wait. A judgment whose
   * context needs an index or a group that is still being built is not waited for. Other answers are returned as stored. If the namespace or the document does not exist, this is `not_found`. With `If-None-Match`
   * and the `ETag` of an earlier read, the response is 304 without a body when the document and its answers are
   * unchanged.
   */
  get(context: Context, request: DocumentsGetRequest): Promise<DocumentsGetReply>;
  /**
   * Write documents: upsert, patch, append and delete in one atomic commit. A request has at most 1,000 documents and
   * 64 MB. The first write creates the namespace. With `wait_for`, the response contains the judgments' answers that
   * are ready within the wait. After a timeout, the write still stands.
   *
   * You may send the body with `Content-Encoding: gzip`. The size limit applies to the decompressed body. A body over 1
   * MB is also `too_large` if its objects, arrays and values would take more than 1 GB of memory. An example is tens of
   * millions of empty objects. If too many large bodies are in progress at once, the request fails with `unavailable`,
   * and nothing is written.
   *
   * If the namespace's budget is used up and its `on_exceeded` is `reject`, the request fails with `budget_exceeded`,
   * and nothing is written.
   *
   * With `if_revision`, each operation may require a revision of its document. If one document has another revision,
   * nothing is written, and `conflict` lists the current revisions. This gives you optimistic concurrency control: read
   * a document, write it with its revision, and on `conflict` read it again. If the response to a conditional write is
   * lost, its retry conflicts with its own result. Send an `Idempotency-Key` to tell the two cases apart. For a write
   * of exactly one document, `If-Match` has the same effect as `if_revision`.
   */
  write(context: Context, request: DocumentsWriteRequest): Promise<DocumentsWriteReply>;
}
