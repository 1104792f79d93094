// Generated from spec/ by `npm run generate`. Do not edit.
import type { DocumentId, Name, NamespaceName } from "../common/types.ts";
import type { Caller } from "../runtime/caller.ts";
import type { Operation } from "../runtime/operation.ts";
import type { CallOptions } from "../runtime/options.ts";
import type { Document, WriteRequest, WriteResponse } from "./types.ts";

export interface DocumentsGetOptions extends CallOptions {
  /** The namespace. Send `/` as `%2F`. */
  readonly ns: NamespaceName;
  /** The id of the document. Send `/` as `%2F`. */
  readonly id: DocumentId;
  /**
   * The judgments whose answers to return, separated by commas. Defaults to all. A judgment that the namespace
   * neither has nor inherits is `invalid_request`.
   */
  readonly judgments?: Name[];
  /**
   * The longest wait for `on_read` judgments, in milliseconds. A value above 10,000 is lowered to 10,000. 0 answers
   * none of them.
   *
   * @default 5000
   */
  readonly wait_timeout_ms?: number;
  /**
   * The revision that the document must have, in double quotes (`"7"`), or the `ETag` of a read. Only the revision in
   * the `ETag` counts. If the revision differs, this is a `conflict`, as with `if_revision`.
   */
  readonly ifMatch?: string;
}

export interface DocumentsWriteOptions extends CallOptions {
  /** The namespace. Send `/` as `%2F`. */
  readonly ns: NamespaceName;
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
  /**
   * The revision that the document must have, in double quotes (`"7"`), or the `ETag` of a read. Only the revision in
   * the `ETag` counts. If the revision differs, this is a `conflict`, as with `if_revision`.
   */
  readonly ifMatch?: string;
  readonly body: WriteRequest;
}

/** Documents. You write them in batches and read them one at a time with their answers. To find them, use a query. */
export interface DocumentsClient {
  /**
   * Read a document with its answers. Judgments that answer on read are answered first, within the wait. A judgment whose
   * context needs an index or a group that is still being built is not waited for. Other answers are returned as stored. If the namespace or the document does not exist, this is `not_found`. With `If-None-Match`
   * and the `ETag` of an earlier read, the response is 304 without a body when the document and its answers are
   * unchanged.
   *
   * `GET /namespaces/{ns}/documents/{id}`
   * Needs a `read_only` key.
   * Bills `judging`.
   *
   * @throws {JudgmentServiceError} conflict, forbidden, internal, invalid_request, not_found, rate_limited, unauthorized, unavailable
   */
  get(options: DocumentsGetOptions): Promise<Document>;
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
   *
   * `POST /namespaces/{ns}`
   * Needs a `read_write` key.
   * Accepts a body of up to 67,108,864 bytes.
   * Bills `writes`, `judging`.
   * Retries use one idempotency key. The client creates it for the call unless you give one.
   *
   * @throws {JudgmentServiceError} budget_exceeded, conflict, forbidden, internal, invalid_request, limit_exceeded, rate_limited, too_large, unauthorized, unavailable
   */
  write(options: DocumentsWriteOptions): Promise<WriteResponse>;
}

const getOperation: Operation = {
  id: "documents_get",
  method: "GET",
  path: "/namespaces/{ns}/documents/{id}",
  parameters: [
    { name: "ns", in: "path", option: "ns" },
    { name: "id", in: "path", option: "id" },
    { name: "judgments", in: "query", option: "judgments" },
    { name: "wait_timeout_ms", in: "query", option: "wait_timeout_ms" },
    { name: "If-Match", in: "header", option: "ifMatch" },
  ],
  body: false,
  repetition: "safe",
  statuses: [200],
};
const writeOperation: Operation = {
  id: "documents_write",
  method: "POST",
  path: "/namespaces/{ns}",
  parameters: [
    { name: "ns", in: "path", option: "ns" },
    { name: "Idempotency-Key", in: "header", option: "idempotencyKey" },
    { name: "If-Match", in: "header", option: "ifMatch" },
  ],
  body: true,
  repetition: "key",
  statuses: [200],
};

/** Calls are made by `caller`, which all resources of a client share. */
export function documentsClient(caller: Caller): DocumentsClient {
  return {
    get: (options) => caller.body(getOperation, options),
    write: (options) => caller.body(writeOperation, options),
  };
}
