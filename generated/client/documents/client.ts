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
}

export interface DocumentsWriteOptions extends CallOptions {
  /** The namespace; `/` is sent as `%2F`. */
  readonly ns: NamespaceName;
  /**
   * Any string that names this attempt, 1 to 256 characters. While the node still caches the first answer, 24 hours at most, a retry
   * with the same key returns it verbatim; the same key with another payload is a `conflict`, and with another operation another key. A
   * retry that comes while the first is under way waits for its answer. Refusals are kept as well, but 402, 429 and 5xx are not, nor is
   * what was refused for its API key, its parameters or the shape of its body before it began: the same key then begins anew. It saves
   * work and never carries correctness: a retry that meets another node is carried out again.
   */
  readonly idempotencyKey?: string;
  readonly body: WriteRequest;
}

/** Documents: written in batches, read one at a time with their answers. Find them with a query. */
export interface DocumentsClient {
  /**
   * Read a document with its answers. Judgments that are answered on read are answered first, within the wait; the others are
   * shown as they stand. `not_found` where the namespace or the document does not exist.
   *
   * `GET /namespaces/{ns}/documents/{id}`
   * Needs a `read_only` key.
   * Bills `judging`.
   *
   * @throws {JudgmentServiceError} forbidden, internal, invalid_request, not_found, rate_limited, unauthorized, unavailable
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
   * `POST /namespaces/{ns}`
   * Needs a `read_write` key.
   * Takes a body of up to 67,108,864 bytes.
   * Bills `writes`, `judging`.
   * Retried under one idempotency key, made for the call unless given.
   *
   * @throws {JudgmentServiceError} budget_exceeded, conflict, forbidden, internal, invalid_request, rate_limited, too_large, unauthorized, unavailable
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
