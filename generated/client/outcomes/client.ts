// Generated from spec/ by `npm run generate`. Do not edit.
import type { Cursor, DocumentId, GivenTimestamp, Name, NamespaceName } from "../common/types.ts";
import type { Caller } from "../runtime/caller.ts";
import type { Operation } from "../runtime/operation.ts";
import type { CallOptions } from "../runtime/options.ts";
import type { Pages } from "../runtime/pages.ts";
import type { OutcomeId, OutcomeList, OutcomesCreate, OutcomesCreated } from "./types.ts";

export interface OutcomesCreateOptions extends CallOptions {
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
  readonly body: OutcomesCreate;
}

export interface OutcomesDeleteOptions extends CallOptions {
  /** The namespace; `/` is sent as `%2F`. */
  readonly ns: NamespaceName;
  /** The outcome. */
  readonly id: OutcomeId;
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

export interface OutcomesListOptions extends CallOptions {
  /** The namespace; `/` is sent as `%2F`. */
  readonly ns: NamespaceName;
  /** The `next_cursor` of the page before, with the same other parameters. */
  readonly cursor?: Cursor;
  /** Only outcomes for this document. */
  readonly document_id?: DocumentId;
  /** Only outcomes for the judgment that the namespace has under this name now. */
  readonly judgment?: Name;
  /**
   * The most entries of one page.
   *
   * @default 100
   */
  readonly limit?: number;
  /** True: only outcomes held against an evaluation; false: only unmatched ones. */
  readonly matched?: boolean;
  /** Only outcomes observed from this moment on. */
  readonly since?: GivenTimestamp;
  /** Only outcomes observed before this moment. */
  readonly until?: GivenTimestamp;
}

/** Outcomes: what actually happened to judged documents. Calibration and composite weights are fitted on them. */
export interface OutcomesClient {
  /**
   * Post outcomes.
   *
   * Post up to 1,000 outcomes, all or none. A repeated `id` replaces. A judgment that the namespace does not have is
   * `invalid_request`; a document that it does not have is not: outcomes outlive their documents. A judgment's first
   * calibration is fitted shortly after the outcomes of its first 100 documents.
   *
   * Of several outcomes of one document under one version and engine version, the one observed last counts in fits, figures and
   * recommendations. A later outcome corrects an earlier one, or depends on it; one document is one observation.
   *
   * `POST /namespaces/{ns}/outcomes`
   * Needs a `read_write` key.
   * Takes a body of up to 1,048,576 bytes.
   * Retried under one idempotency key, made for the call unless given.
   *
   * @throws {JudgmentServiceError} conflict, forbidden, internal, invalid_request, not_found, rate_limited, too_large, unauthorized, unavailable
   */
  create(options: OutcomesCreateOptions): Promise<OutcomesCreated>;
  /**
   * Delete an outcome; the next fit does without it.
   *
   * `DELETE /namespaces/{ns}/outcomes/{id}`
   * Needs a `read_write` key.
   * Retried under one idempotency key, made for the call unless given.
   *
   * @throws {JudgmentServiceError} conflict, forbidden, internal, invalid_request, not_found, rate_limited, unauthorized, unavailable
   */
  delete(options: OutcomesDeleteOptions): Promise<void>;
  /**
   * List outcomes, newest observed first.
   *
   * `GET /namespaces/{ns}/outcomes`
   * Needs a `read_only` key.
   *
   * @throws {JudgmentServiceError} forbidden, internal, invalid_request, not_found, rate_limited, unauthorized, unavailable
   */
  list(options: OutcomesListOptions): Promise<OutcomeList>;
  /**
   * Every entry of `outcomes`: what `list` answers, page after page, each fetched when its entries are wanted.
   * `.pages()` goes page by page.
   *
   * @throws {JudgmentServiceError} while it is read, as `list` does
   */
  listAll(options: OutcomesListOptions): Pages<OutcomeList, OutcomeList["outcomes"][number]>;
}

const createOperation: Operation = {
  id: "outcomes_create",
  method: "POST",
  path: "/namespaces/{ns}/outcomes",
  parameters: [
    { name: "ns", in: "path", option: "ns" },
    { name: "Idempotency-Key", in: "header", option: "idempotencyKey" },
  ],
  body: true,
  repetition: "key",
  statuses: [201],
};
const deleteOperation: Operation = {
  id: "outcomes_delete",
  method: "DELETE",
  path: "/namespaces/{ns}/outcomes/{id}",
  parameters: [
    { name: "ns", in: "path", option: "ns" },
    { name: "id", in: "path", option: "id" },
    { name: "Idempotency-Key", in: "header", option: "idempotencyKey" },
  ],
  body: false,
  repetition: "key",
  statuses: [204],
};
const listOperation: Operation = {
  id: "outcomes_list",
  method: "GET",
  path: "/namespaces/{ns}/outcomes",
  parameters: [
    { name: "ns", in: "path", option: "ns" },
    { name: "cursor", in: "query", option: "cursor" },
    { name: "document_id", in: "query", option: "document_id" },
    { name: "judgment", in: "query", option: "judgment" },
    { name: "limit", in: "query", option: "limit" },
    { name: "matched", in: "query", option: "matched" },
    { name: "since", in: "query", option: "since" },
    { name: "until", in: "query", option: "until" },
  ],
  body: false,
  repetition: "safe",
  statuses: [200],
  pages: { member: "outcomes", cursor: "query" },
};

/** Calls are made by `caller`, which all resources of a client share. */
export function outcomesClient(caller: Caller): OutcomesClient {
  return {
    create: (options) => caller.body(createOperation, options),
    delete: (options) => caller.body(deleteOperation, options),
    list: (options) => caller.body(listOperation, options),
    listAll: (options) => caller.pages(listOperation, options),
  };
}
