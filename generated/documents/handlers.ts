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

/** Documents: written in batches, read one at a time with their answers. Find them with a query. */
export interface DocumentsHandlers<Context> {
  /**
   * Read a document with its answers. Judgments that are answered on read are answered first, within the wait; the others are
   * shown as they stand. `not_found` where the namespace or the document does not exist. With `If-None-Match` and the `ETag` of an earlier
   * read, an unchanged document with unchanged answers is 304 without a body.
   */
  get(context: Context, request: DocumentsGetRequest): Promise<DocumentsGetReply>;
  /**
   * Write documents: upsert, patch, append and delete in one atomic commit, at most 1,000 documents and 64 MB a request. The
   * namespace is created by its first write. With `wait_for` the answer carries the judgments' answers as far as they are there
   * within the wait; on a timeout the write stands.
   *
   * The body may be sent with `Content-Encoding: gzip`; its limit holds for what it inflates to. `too_large` also where a body over 1 MB
   * consists of so many objects, arrays and values that they would take more than 1 GB in memory (tens of millions of empty objects, say).
   * `unavailable` where too many large bodies are under way at once; nothing is written then.
   *
   * `budget_exceeded` where the namespace's budget is used up and its `on_exceeded` is `reject`; nothing is written then.
   *
   * Each operation may require a revision of its document by `if_revision`. If one document has another revision, nothing is written, and
   * `conflict` lists the present revisions. To change a document by what you read of it: read it, write with its revision, and on
   * `conflict` read again. A retry of a conditional write whose answer was lost is a `conflict` with its own result: send an
   * `Idempotency-Key` to tell the two apart. For a write of exactly one document, `If-Match` says the same as `if_revision`.
   */
  write(context: Context, request: DocumentsWriteRequest): Promise<DocumentsWriteReply>;
}
