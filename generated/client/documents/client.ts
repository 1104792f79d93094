// Generated from spec/ by `npm run generate`. Do not edit.
import type { DocumentId, Name, NamespaceName } from "../common/types.ts";
import type { Caller } from "../runtime/caller.ts";
import type { Operation } from "../runtime/operation.ts";
import type { CallOptions } from "../runtime/options.ts";
import type { Document, WriteRequest, WriteResponse } from "./types.ts";

export interface DocumentsGetOptions extends CallOptions {
  /** The namespace; `/` is sent as `%2F`. */
  readonly ns: NamespaceName;
  /** The document; `/` is sent as `%2F`. */
  readonly id: DocumentId;
  /**
   * The judgments whose answers to show, separated by commas; all where absent. One that the namespace neither has nor inherits
   * is `invalid_request`.
   */
  readonly judgments?: Name[];
  /**
   * How long an `on_read` judgment may take, in milliseconds; above 10,000 it is lowered to 10,000. 0 answers none.
   *
   * @default 5000
   */
  readonly wait_timeout_ms?: number;
  /**
   * The revision that the document must have, in double quotes (`"7"`), or the `ETag` of a read, of which the revision counts. Otherwise
   * `conflict`, as with `if_revision`.
   */
  readonly ifMatch?: string;
}

export interface DocumentsWriteOptions extends CallOptions {
  /** The namespace; `/` is sent as `%2F`. */
  readonly ns: NamespaceName;
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
  /**
   * The revision that the document must have, in double quotes (`"7"`), or the `ETag` of a read, of which the revision counts. Otherwise
   * `conflict`, as with `if_revision`.
   */
  readonly ifMatch?: string;
  readonly body: WriteRequest;
}

/** Documents: written in batches, read one at a time with their answers. Find them with a query. */
export interface DocumentsClient {
  /**
   * Read a document with its answers. Judgments that are answered on read are answered first, within the wait; the others are
   * shown as they stand. `not_found` where the namespace or the document does not exist. With `If-None-Match` and the `ETag` of an earlier
   * read, an unchanged document with unchanged answers is 304 without a body.
   *
   * `GET /namespaces/{ns}/documents/{id}`
   * Needs a `read_only` key.
   * Bills `judging`.
   *
   * @throws {JudgmentServiceError} conflict, forbidden, internal, invalid_request, not_found, rate_limited, unauthorized, unavailable
   */
  get(options: DocumentsGetOptions): Promise<Document>;
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
   *
   * `POST /namespaces/{ns}`
   * Needs a `read_write` key.
   * Takes a body of up to 67,108,864 bytes.
   * Bills `writes`, `judging`.
   * Retried under one idempotency key, made for the call unless given.
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
