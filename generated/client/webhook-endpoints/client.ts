// Generated from spec/ by `npm run generate`. Do not edit.
import type { Cursor, EndpointId } from "../common/types.ts";
import type { Delivery, DeliveryList, DeliveryStatus, RecoverRequest, RecoverResponse, WebhookTestRequest } from "../deliveries/types.ts";
import type { WebhookEndpoint, WebhookEndpointCreate, WebhookEndpointList, WebhookEndpointUpdate, WebhookEndpointWithSecret } from "../endpoints/types.ts";
import type { Rotation } from "../rotation/types.ts";
import type { Caller } from "../runtime/caller.ts";
import type { Operation } from "../runtime/operation.ts";
import type { CallOptions } from "../runtime/options.ts";
import type { Pages } from "../runtime/pages.ts";
import type { WebhookSecret } from "../webhook-secrets/types.ts";

export interface WebhookEndpointsCreateOptions extends CallOptions {
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
  readonly body: WebhookEndpointCreate;
}

export interface WebhookEndpointsDeleteOptions extends CallOptions {
  /** The endpoint; one outside the key's scope is `not_found`. */
  readonly id: EndpointId;
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

export interface WebhookEndpointsGetOptions extends CallOptions {
  /** The endpoint; one outside the key's scope is `not_found`. */
  readonly id: EndpointId;
}

export interface WebhookEndpointsGetSecretOptions extends CallOptions {
  /** The endpoint; one outside the key's scope is `not_found`. */
  readonly id: EndpointId;
}

export interface WebhookEndpointsListOptions extends CallOptions {
  /** The `next_cursor` of the page before, with the same other parameters. */
  readonly cursor?: Cursor;
  /**
   * The most entries of one page.
   *
   * @default 100
   */
  readonly limit?: number;
}

export interface WebhookEndpointsListDeliveriesOptions extends CallOptions {
  /** The endpoint; one outside the key's scope is `not_found`. */
  readonly id: EndpointId;
  /** The `next_cursor` of the page before. */
  readonly cursor?: Cursor;
  /**
   * The most entries of one page.
   *
   * @default 100
   */
  readonly limit?: number;
  /** Only deliveries in this state. */
  readonly status?: DeliveryStatus;
}

export interface WebhookEndpointsRecoverOptions extends CallOptions {
  /** The endpoint; one outside the key's scope is `not_found`. */
  readonly id: EndpointId;
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
  readonly body: RecoverRequest;
}

export interface WebhookEndpointsRotateSecretOptions extends CallOptions {
  /** The endpoint; one outside the key's scope is `not_found`. */
  readonly id: EndpointId;
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
  readonly body?: Rotation;
}

export interface WebhookEndpointsTestOptions extends CallOptions {
  /** The endpoint; one outside the key's scope is `not_found`. */
  readonly id: EndpointId;
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
  readonly body?: WebhookTestRequest;
}

export interface WebhookEndpointsUpdateOptions extends CallOptions {
  /** The endpoint; one outside the key's scope is `not_found`. */
  readonly id: EndpointId;
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
  readonly body: WebhookEndpointUpdate;
}

/**
 * Webhook endpoints: receivers of signed events, told at least once of everything they ask for. A key restricted to a part of
 * the namespaces sees and manages only endpoints whose `namespace_prefix` lies inside that part.
 *
 * A delivery succeeds when the endpoint answers any 2xx within 15 seconds, 5 of them at most to connect; redirects are not
 * followed. An answer of 429 or 503 pauses everything to the endpoint for its `Retry-After` (seconds or a date), up to 5
 * minutes, or for 5 seconds without one. Before each new connection the host is resolved, and where any of its addresses is not
 * public nothing is sent. Deliveries come from the addresses that `GET /webhook-egress-addresses` lists.
 */
export interface WebhookEndpointsClient {
  /**
   * Register a webhook endpoint.
   *
   * Register an endpoint. The answer carries its secret; a retry with the same `Idempotency-Key` returns the first endpoint
   * with its secret. Plans set how many there may be: Developer 2, Team 20, Scale 100; one more is `plan_required`. Every plan
   * has webhooks, and deliveries are not billed. When a secret cannot be made right now: `unavailable`, nothing changed, retry.
   *
   * `POST /webhook-endpoints`
   * Needs a `read_write` key.
   * Takes a body of up to 1,048,576 bytes.
   * Retried under one idempotency key, made for the call unless given.
   *
   * @throws {JudgmentServiceError} conflict, forbidden, internal, invalid_request, plan_required, rate_limited, too_large, unauthorized, unavailable
   */
  create(options: WebhookEndpointsCreateOptions): Promise<WebhookEndpointWithSecret>;
  /**
   * Delete a webhook endpoint.
   *
   * Delete an endpoint with its pending deliveries and its log. Subscriptions that named it keep sending events to the feed.
   *
   * `DELETE /webhook-endpoints/{id}`
   * Needs a `read_write` key.
   * Retried under one idempotency key, made for the call unless given.
   *
   * @throws {JudgmentServiceError} conflict, forbidden, internal, invalid_request, not_found, rate_limited, unauthorized, unavailable
   */
  delete(options: WebhookEndpointsDeleteOptions): Promise<void>;
  /**
   * Read a webhook endpoint.
   *
   * Read an endpoint, without its secret.
   *
   * `GET /webhook-endpoints/{id}`
   * Needs a `read_only` key.
   *
   * @throws {JudgmentServiceError} forbidden, internal, invalid_request, not_found, rate_limited, unauthorized, unavailable
   */
  get(options: WebhookEndpointsGetOptions): Promise<WebhookEndpoint>;
  /**
   * Read a webhook secret.
   *
   * Read the secret that signs now. Needs a `read_write` key that manages the endpoint.
   *
   * `GET /webhook-endpoints/{id}/secret`
   * Needs a `read_write` key.
   *
   * @throws {JudgmentServiceError} forbidden, internal, invalid_request, not_found, rate_limited, unauthorized, unavailable
   */
  getSecret(options: WebhookEndpointsGetSecretOptions): Promise<WebhookSecret>;
  /**
   * List webhook endpoints.
   *
   * List the endpoints inside the key's scope; never with secrets.
   *
   * `GET /webhook-endpoints`
   * Needs a `read_only` key.
   *
   * @throws {JudgmentServiceError} forbidden, internal, invalid_request, rate_limited, unauthorized, unavailable
   */
  list(options?: WebhookEndpointsListOptions): Promise<WebhookEndpointList>;
  /**
   * Every entry of `webhook_endpoints`: what `list` answers, page after page, each fetched when its entries are wanted.
   * `.pages()` goes page by page.
   *
   * @throws {JudgmentServiceError} while it is read, as `list` does
   */
  listAll(options?: WebhookEndpointsListOptions): Pages<WebhookEndpointList, WebhookEndpointList["webhook_endpoints"][number]>;
  /**
   * List deliveries.
   *
   * List what was sent to an endpoint, newest first. Kept 30 days; of each delivery the latest attempt, and a summary of all.
   *
   * `GET /webhook-endpoints/{id}/deliveries`
   * Needs a `read_only` key.
   *
   * @throws {JudgmentServiceError} forbidden, internal, invalid_request, not_found, rate_limited, unauthorized, unavailable
   */
  listDeliveries(options: WebhookEndpointsListDeliveriesOptions): Promise<DeliveryList>;
  /**
   * Every entry of `deliveries`: what `listDeliveries` answers, page after page, each fetched when its entries are wanted.
   * `.pages()` goes page by page.
   *
   * @throws {JudgmentServiceError} while it is read, as `listDeliveries` does
   */
  listDeliveriesAll(options: WebhookEndpointsListDeliveriesOptions): Pages<DeliveryList, DeliveryList["deliveries"][number]>;
  /**
   * Recover failed deliveries.
   *
   * Queue every `failed` or `skipped` delivery since a moment again, each with its full retry schedule: reset in place, its
   * earlier attempts leave the log. Calling again queues nothing twice. A disabled endpoint: `conflict`.
   *
   * `POST /webhook-endpoints/{id}/recover`
   * Needs a `read_write` key.
   * Takes a body of up to 1,048,576 bytes.
   * Retried under one idempotency key, made for the call unless given.
   *
   * @throws {JudgmentServiceError} conflict, forbidden, internal, invalid_request, not_found, rate_limited, too_large, unauthorized, unavailable
   */
  recover(options: WebhookEndpointsRecoverOptions): Promise<RecoverResponse>;
  /**
   * Rotate a webhook secret.
   *
   * Make a new secret. The old one signs alongside for `previous_valid_for`, and every delivery in that time carries both
   * signatures. At most two secrets sign at once: rotating again ends the older one immediately.
   *
   * `POST /webhook-endpoints/{id}/rotate-secret`
   * Needs a `read_write` key.
   * Takes a body of up to 1,048,576 bytes.
   * Retried under one idempotency key, made for the call unless given.
   *
   * @throws {JudgmentServiceError} conflict, forbidden, internal, invalid_request, not_found, rate_limited, too_large, unauthorized, unavailable
   */
  rotateSecret(options: WebhookEndpointsRotateSecretOptions): Promise<WebhookSecret>;
  /**
   * Send a test event.
   *
   * Queue a test send to this endpoint alone, whatever its `events`; it is never listed in the feed. A disabled endpoint:
   * `conflict`.
   *
   * `POST /webhook-endpoints/{id}/test`
   * Needs a `read_write` key.
   * Takes a body of up to 1,048,576 bytes.
   * Retried under one idempotency key, made for the call unless given.
   *
   * @throws {JudgmentServiceError} conflict, forbidden, internal, invalid_request, not_found, rate_limited, too_large, unauthorized, unavailable
   */
  test(options: WebhookEndpointsTestOptions): Promise<Delivery>;
  /**
   * Change a webhook endpoint.
   *
   * Change an endpoint, disable it or bring it back. The answer never shows the secret.
   *
   * `PATCH /webhook-endpoints/{id}`
   * Needs a `read_write` key.
   * Takes a body of up to 1,048,576 bytes.
   * Retried under one idempotency key, made for the call unless given.
   *
   * @throws {JudgmentServiceError} conflict, forbidden, internal, invalid_request, not_found, rate_limited, too_large, unauthorized, unavailable
   */
  update(options: WebhookEndpointsUpdateOptions): Promise<WebhookEndpoint>;
}

const createOperation: Operation = {
  id: "webhook_endpoints_create",
  method: "POST",
  path: "/webhook-endpoints",
  parameters: [
    { name: "Idempotency-Key", in: "header", option: "idempotencyKey" },
  ],
  body: true,
  repetition: "key",
  statuses: [201],
};
const deleteOperation: Operation = {
  id: "webhook_endpoints_delete",
  method: "DELETE",
  path: "/webhook-endpoints/{id}",
  parameters: [
    { name: "id", in: "path", option: "id" },
    { name: "Idempotency-Key", in: "header", option: "idempotencyKey" },
  ],
  body: false,
  repetition: "key",
  statuses: [204],
};
const getOperation: Operation = {
  id: "webhook_endpoints_get",
  method: "GET",
  path: "/webhook-endpoints/{id}",
  parameters: [
    { name: "id", in: "path", option: "id" },
  ],
  body: false,
  repetition: "safe",
  statuses: [200],
};
const getSecretOperation: Operation = {
  id: "webhook_endpoints_get_secret",
  method: "GET",
  path: "/webhook-endpoints/{id}/secret",
  parameters: [
    { name: "id", in: "path", option: "id" },
  ],
  body: false,
  repetition: "safe",
  statuses: [200],
};
const listOperation: Operation = {
  id: "webhook_endpoints_list",
  method: "GET",
  path: "/webhook-endpoints",
  parameters: [
    { name: "cursor", in: "query", option: "cursor" },
    { name: "limit", in: "query", option: "limit" },
  ],
  body: false,
  repetition: "safe",
  statuses: [200],
  pages: { member: "webhook_endpoints", cursor: "query" },
};
const listDeliveriesOperation: Operation = {
  id: "webhook_endpoints_list_deliveries",
  method: "GET",
  path: "/webhook-endpoints/{id}/deliveries",
  parameters: [
    { name: "id", in: "path", option: "id" },
    { name: "cursor", in: "query", option: "cursor" },
    { name: "limit", in: "query", option: "limit" },
    { name: "status", in: "query", option: "status" },
  ],
  body: false,
  repetition: "safe",
  statuses: [200],
  pages: { member: "deliveries", cursor: "query" },
};
const recoverOperation: Operation = {
  id: "webhook_endpoints_recover",
  method: "POST",
  path: "/webhook-endpoints/{id}/recover",
  parameters: [
    { name: "id", in: "path", option: "id" },
    { name: "Idempotency-Key", in: "header", option: "idempotencyKey" },
  ],
  body: true,
  repetition: "key",
  statuses: [200],
};
const rotateSecretOperation: Operation = {
  id: "webhook_endpoints_rotate_secret",
  method: "POST",
  path: "/webhook-endpoints/{id}/rotate-secret",
  parameters: [
    { name: "id", in: "path", option: "id" },
    { name: "Idempotency-Key", in: "header", option: "idempotencyKey" },
  ],
  body: true,
  repetition: "key",
  statuses: [200],
};
const testOperation: Operation = {
  id: "webhook_endpoints_test",
  method: "POST",
  path: "/webhook-endpoints/{id}/test",
  parameters: [
    { name: "id", in: "path", option: "id" },
    { name: "Idempotency-Key", in: "header", option: "idempotencyKey" },
  ],
  body: true,
  repetition: "key",
  statuses: [202],
};
const updateOperation: Operation = {
  id: "webhook_endpoints_update",
  method: "PATCH",
  path: "/webhook-endpoints/{id}",
  parameters: [
    { name: "id", in: "path", option: "id" },
    { name: "Idempotency-Key", in: "header", option: "idempotencyKey" },
  ],
  body: true,
  repetition: "key",
  statuses: [200],
};

/** Calls are made by `caller`, which all resources of a client share. */
export function webhookEndpointsClient(caller: Caller): WebhookEndpointsClient {
  return {
    create: (options) => caller.body(createOperation, options),
    delete: (options) => caller.body(deleteOperation, options),
    get: (options) => caller.body(getOperation, options),
    getSecret: (options) => caller.body(getSecretOperation, options),
    list: (options) => caller.body(listOperation, options),
    listAll: (options) => caller.pages(listOperation, options),
    listDeliveries: (options) => caller.body(listDeliveriesOperation, options),
    listDeliveriesAll: (options) => caller.pages(listDeliveriesOperation, options),
    recover: (options) => caller.body(recoverOperation, options),
    rotateSecret: (options) => caller.body(rotateSecretOperation, options),
    test: (options) => caller.body(testOperation, options),
    update: (options) => caller.body(updateOperation, options),
  };
}
