// Generated from spec/ by `npm run generate`. Do not edit.
import type { DocumentId, Name, NamespaceName } from "../common/types.ts";
import type { Filled, Reply } from "../contract.ts";
import type { Document, WriteRequest, WriteResponse } from "./types.ts";

export interface DocumentsGetRequest {
  path: { ns: NamespaceName; id: DocumentId };
  query: { judgments?: Name[]; wait_timeout_ms: number };
  headers: {};
  body: undefined;
}

export type DocumentsGetReply = Reply<200, Document>;

export interface DocumentsWriteRequest {
  path: { ns: NamespaceName };
  query: {};
  headers: { "Idempotency-Key"?: string };
  body: Filled<WriteRequest, "wait_timeout_ms">;
}

export type DocumentsWriteReply = Reply<200, WriteResponse>;

/** Documents: written in batches, read one at a time with their answers. Find them with a query. */
export interface DocumentsHandlers<Context> {
  /**
   * Read a document with its answers. Judgments that are answered on read are answered first, within the wait; the others are
   * shown as they stand. `not_found` where the namespace or the document does not exist.
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
   */
  write(context: Context, request: DocumentsWriteRequest): Promise<DocumentsWriteReply>;
}
