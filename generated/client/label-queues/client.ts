// Generated from spec/ by `npm run generate`. Do not edit.
import type { Name, NamespaceOrTemplate } from "../common/types.ts";
import type { LabelClaim, LabelClaimed, LabelGiven, LabelQueue, LabelQueueCreate, LabelQueueId, LabelQueueList, LabelSkip } from "../labels/types.ts";
import type { Outcome } from "../outcomes/types.ts";
import type { Caller } from "../runtime/caller.ts";
import type { Operation } from "../runtime/operation.ts";
import type { CallOptions } from "../runtime/options.ts";

export interface LabelQueuesClaimOptions extends CallOptions {
  /** The namespace, or a template prefix ending in `/*`. Send `/` as `%2F`. */
  readonly ns: NamespaceOrTemplate;
  /** The name of the judgment. */
  readonly name: Name;
  /** The id of the queue. */
  readonly queue: LabelQueueId;
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
  readonly body: LabelClaim;
}

export interface LabelQueuesCreateOptions extends CallOptions {
  /** The namespace, or a template prefix ending in `/*`. Send `/` as `%2F`. */
  readonly ns: NamespaceOrTemplate;
  /** The name of the judgment. */
  readonly name: Name;
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
  readonly body: LabelQueueCreate;
}

export interface LabelQueuesDeleteOptions extends CallOptions {
  /** The namespace, or a template prefix ending in `/*`. Send `/` as `%2F`. */
  readonly ns: NamespaceOrTemplate;
  /** The name of the judgment. */
  readonly name: Name;
  /** The id of the queue. */
  readonly queue: LabelQueueId;
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

export interface LabelQueuesGetOptions extends CallOptions {
  /** The namespace, or a template prefix ending in `/*`. Send `/` as `%2F`. */
  readonly ns: NamespaceOrTemplate;
  /** The name of the judgment. */
  readonly name: Name;
  /** The id of the queue. */
  readonly queue: LabelQueueId;
}

export interface LabelQueuesLabelOptions extends CallOptions {
  /** The namespace, or a template prefix ending in `/*`. Send `/` as `%2F`. */
  readonly ns: NamespaceOrTemplate;
  /** The name of the judgment. */
  readonly name: Name;
  /** The id of the queue. */
  readonly queue: LabelQueueId;
  /** The number of the document in the queue. */
  readonly item: number;
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
  readonly body: LabelGiven;
}

export interface LabelQueuesListOptions extends CallOptions {
  /** The namespace, or a template prefix ending in `/*`. Send `/` as `%2F`. */
  readonly ns: NamespaceOrTemplate;
  /** The name of the judgment. */
  readonly name: Name;
}

export interface LabelQueuesSkipOptions extends CallOptions {
  /** The namespace, or a template prefix ending in `/*`. Send `/` as `%2F`. */
  readonly ns: NamespaceOrTemplate;
  /** The name of the judgment. */
  readonly name: Name;
  /** The id of the queue. */
  readonly queue: LabelQueueId;
  /** The number of the document in the queue. */
  readonly item: number;
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
  readonly body: LabelSkip;
}

/**
 * Label queues let people say what is true of documents. Each document has a known chance of being drawn. Labels become outcomes with
 * `source: "label"`, and recommendations weigh by that chance. So a queue of hard documents does not make a judge look worse than it is.
 */
export interface LabelQueuesClient {
  /**
   * Claim a document to label.
   *
   * Get the next document to label, and a lease on it. Until the lease ends, nobody else gets it. A person with a lease gets the
   * same document again.
   *
   * `POST /namespaces/{ns}/judgments/{name}/label_queue/{queue}/claim`
   * Needs a `read_write` key.
   * Accepts a body of up to 1,048,576 bytes.
   * Retries use one idempotency key. The client creates it for the call unless you give one.
   *
   * @throws {JudgmentServiceError} conflict, forbidden, internal, invalid_request, not_found, rate_limited, too_large, unauthorized, unavailable
   */
  claim(options: LabelQueuesClaimOptions): Promise<LabelClaimed>;
  /**
   * Make a label queue.
   *
   * Draw documents to label. The frame is all documents with an answer of the active version. On a template prefix, it is that of all
   * namespaces under it. It is read page by page, so a namespace of a million documents takes some seconds. `conflict` when no
   * version is active, and when the judgment has 100 queues.
   *
   * `POST /namespaces/{ns}/judgments/{name}/label_queue`
   * Needs a `read_write` key.
   * Accepts a body of up to 1,048,576 bytes.
   * Retries use one idempotency key. The client creates it for the call unless you give one.
   *
   * @throws {JudgmentServiceError} conflict, forbidden, internal, invalid_request, not_found, rate_limited, too_large, unauthorized, unavailable
   */
  create(options: LabelQueuesCreateOptions): Promise<LabelQueue>;
  /**
   * Delete a label queue. Its labels remain as outcomes.
   *
   * `DELETE /namespaces/{ns}/judgments/{name}/label_queue/{queue}`
   * Needs a `read_write` key.
   * Retries use one idempotency key. The client creates it for the call unless you give one.
   *
   * @throws {JudgmentServiceError} conflict, forbidden, internal, invalid_request, not_found, rate_limited, unauthorized, unavailable
   */
  delete(options: LabelQueuesDeleteOptions): Promise<void>;
  /**
   * Read a label queue with its progress.
   *
   * `GET /namespaces/{ns}/judgments/{name}/label_queue/{queue}`
   * Needs a `read_only` key.
   *
   * @throws {JudgmentServiceError} forbidden, internal, invalid_request, not_found, rate_limited, unauthorized, unavailable
   */
  get(options: LabelQueuesGetOptions): Promise<LabelQueue>;
  /**
   * Label a document.
   *
   * Label a claimed document. The label becomes an outcome. A second label of the same person replaces the first one. `conflict` when
   * the person has not claimed it, when others have labelled it meanwhile as often as asked, or when its namespace was replaced or has its own
   * judgment of this name since it was drawn.
   *
   * `POST /namespaces/{ns}/judgments/{name}/label_queue/{queue}/items/{item}/label`
   * Needs a `read_write` key.
   * Accepts a body of up to 1,048,576 bytes.
   * Retries use one idempotency key. The client creates it for the call unless you give one.
   *
   * @throws {JudgmentServiceError} conflict, forbidden, internal, invalid_request, not_found, rate_limited, too_large, unauthorized, unavailable
   */
  label(options: LabelQueuesLabelOptions): Promise<Outcome>;
  /**
   * List label queues.
   *
   * List the label queues that were made on this namespace or template prefix.
   *
   * `GET /namespaces/{ns}/judgments/{name}/label_queue`
   * Needs a `read_only` key.
   *
   * @throws {JudgmentServiceError} forbidden, internal, invalid_request, not_found, rate_limited, unauthorized, unavailable
   */
  list(options: LabelQueuesListOptions): Promise<LabelQueueList>;
  /**
   * Skip a document.
   *
   * Skip a claimed document. This person does not get it again, others may. `conflict` when the person has not claimed it.
   *
   * `POST /namespaces/{ns}/judgments/{name}/label_queue/{queue}/items/{item}/skip`
   * Needs a `read_write` key.
   * Accepts a body of up to 1,048,576 bytes.
   * Retries use one idempotency key. The client creates it for the call unless you give one.
   *
   * @throws {JudgmentServiceError} conflict, forbidden, internal, invalid_request, not_found, rate_limited, too_large, unauthorized, unavailable
   */
  skip(options: LabelQueuesSkipOptions): Promise<LabelQueue>;
}

const claimOperation: Operation = {
  id: "label_queues_claim",
  method: "POST",
  path: "/namespaces/{ns}/judgments/{name}/label_queue/{queue}/claim",
  parameters: [
    { name: "ns", in: "path", option: "ns" },
    { name: "name", in: "path", option: "name" },
    { name: "queue", in: "path", option: "queue" },
    { name: "Idempotency-Key", in: "header", option: "idempotencyKey" },
  ],
  body: true,
  repetition: "key",
  statuses: [200],
};
const createOperation: Operation = {
  id: "label_queues_create",
  method: "POST",
  path: "/namespaces/{ns}/judgments/{name}/label_queue",
  parameters: [
    { name: "ns", in: "path", option: "ns" },
    { name: "name", in: "path", option: "name" },
    { name: "Idempotency-Key", in: "header", option: "idempotencyKey" },
  ],
  body: true,
  repetition: "key",
  statuses: [201],
};
const deleteOperation: Operation = {
  id: "label_queues_delete",
  method: "DELETE",
  path: "/namespaces/{ns}/judgments/{name}/label_queue/{queue}",
  parameters: [
    { name: "ns", in: "path", option: "ns" },
    { name: "name", in: "path", option: "name" },
    { name: "queue", in: "path", option: "queue" },
    { name: "Idempotency-Key", in: "header", option: "idempotencyKey" },
  ],
  body: false,
  repetition: "key",
  statuses: [204],
};
const getOperation: Operation = {
  id: "label_queues_get",
  method: "GET",
  path: "/namespaces/{ns}/judgments/{name}/label_queue/{queue}",
  parameters: [
    { name: "ns", in: "path", option: "ns" },
    { name: "name", in: "path", option: "name" },
    { name: "queue", in: "path", option: "queue" },
  ],
  body: false,
  repetition: "safe",
  statuses: [200],
};
const labelOperation: Operation = {
  id: "label_queues_label",
  method: "POST",
  path: "/namespaces/{ns}/judgments/{name}/label_queue/{queue}/items/{item}/label",
  parameters: [
    { name: "ns", in: "path", option: "ns" },
    { name: "name", in: "path", option: "name" },
    { name: "queue", in: "path", option: "queue" },
    { name: "item", in: "path", option: "item" },
    { name: "Idempotency-Key", in: "header", option: "idempotencyKey" },
  ],
  body: true,
  repetition: "key",
  statuses: [200],
};
const listOperation: Operation = {
  id: "label_queues_list",
  method: "GET",
  path: "/namespaces/{ns}/judgments/{name}/label_queue",
  parameters: [
    { name: "ns", in: "path", option: "ns" },
    { name: "name", in: "path", option: "name" },
  ],
  body: false,
  repetition: "safe",
  statuses: [200],
};
const skipOperation: Operation = {
  id: "label_queues_skip",
  method: "POST",
  path: "/namespaces/{ns}/judgments/{name}/label_queue/{queue}/items/{item}/skip",
  parameters: [
    { name: "ns", in: "path", option: "ns" },
    { name: "name", in: "path", option: "name" },
    { name: "queue", in: "path", option: "queue" },
    { name: "item", in: "path", option: "item" },
    { name: "Idempotency-Key", in: "header", option: "idempotencyKey" },
  ],
  body: true,
  repetition: "key",
  statuses: [200],
};

/** Calls are made by `caller`, which all resources of a client share. */
export function labelQueuesClient(caller: Caller): LabelQueuesClient {
  return {
    claim: (options) => caller.body(claimOperation, options),
    create: (options) => caller.body(createOperation, options),
    delete: (options) => caller.body(deleteOperation, options),
    get: (options) => caller.body(getOperation, options),
    label: (options) => caller.body(labelOperation, options),
    list: (options) => caller.body(listOperation, options),
    skip: (options) => caller.body(skipOperation, options),
  };
}
