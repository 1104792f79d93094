// Generated from spec/ by `npm run generate`. Do not edit.
import type { Cursor, DocumentId, GivenTimestamp, Name, NamespaceName } from "../common/types.ts";
import type { Caller } from "../runtime/caller.ts";
import type { Operation } from "../runtime/operation.ts";
import type { CallOptions } from "../runtime/options.ts";
import type { Pages } from "../runtime/pages.ts";
import type { OutcomeId, OutcomeList, OutcomesCreate, OutcomesCreated } from "./types.ts";

export interface OutcomesCreateOptions extends CallOptions {
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
  readonly body: OutcomesCreate;
}

export interface OutcomesDeleteOptions extends CallOptions {
  /** The namespace. Send `/` as `%2F`. */
  readonly ns: NamespaceName;
  /** The id of the outcome. */
  readonly id: OutcomeId;
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
}

export interface OutcomesListOptions extends CallOptions {
  /** The namespace. Send `/` as `%2F`. */
  readonly ns: NamespaceName;
  /** The `next_cursor` of the previous page. Keep all other parameters the same. */
  readonly cursor?: Cursor;
  /** Return only outcomes for this document. */
  readonly document_id?: DocumentId;
  /** Return only outcomes for the judgment that has this name in the namespace now. */
  readonly judgment?: Name;
  /**
   * The largest number of entries in one page.
   *
   * @default 100
   */
  readonly limit?: number;
  /** True returns only outcomes that are matched with an evaluation. False returns only unmatched ones. */
  readonly matched?: boolean;
  /** Return only outcomes observed at or after this time. */
  readonly since?: GivenTimestamp;
  /** Return only outcomes observed before this time. */
  readonly until?: GivenTimestamp;
}

/** Outcomes record what really happened to judged documents. Calibration and composite weights are fitted to them. */
export interface OutcomesClient {
  /**
   * Post outcomes.
   *
   * Post up to 1,000 outcomes. Either all of them are stored or none. A repeated `id` replaces the earlier outcome. A
   * judgment that the namespace does not have is `invalid_request`. A document that it does not have is no error,
   * because outcomes outlive their documents. The first calibration of a judgment is fitted shortly after its first 100
   * documents have outcomes.
   *
   * One document may have several outcomes under one version and engine version. Then fits, figures and recommendations
   * use the one with the latest `observed_at`. A later outcome corrects an earlier one or depends on it, so one
   * document counts as one observation.
   *
   * `POST /namespaces/{ns}/outcomes`
   * Needs a `read_write` key.
   * Accepts a body of up to 1,048,576 bytes.
   * Retries use one idempotency key. The client creates it for the call unless you give one.
   *
   * @throws {JudgmentServiceError} conflict, forbidden, internal, invalid_request, not_found, rate_limited, too_large, unauthorized, unavailable
   */
  create(options: OutcomesCreateOptions): Promise<OutcomesCreated>;
  /**
   * Delete an outcome. The next fit does not use it.
   *
   * `DELETE /namespaces/{ns}/outcomes/{id}`
   * Needs a `read_write` key.
   * Retries use one idempotency key. The client creates it for the call unless you give one.
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
   * Iterates over every entry of `outcomes` that `list` returns. Each page is fetched when its entries are needed.
   * `.pages()` iterates over the pages.
   *
   * @throws {JudgmentServiceError} during the iteration, in the same cases as `list`
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
