// Generated from spec/ by `npm run generate`. Do not edit.
import type { Cursor, EndpointId, Rotation } from "../common/types.ts";
import type { Caller } from "../runtime/caller.ts";
import type { Operation } from "../runtime/operation.ts";
import type { CallOptions } from "../runtime/options.ts";
import type { Pages } from "../runtime/pages.ts";
import type { Delivery, DeliveryList, DeliveryStatus, RecoverRequest, RecoverResponse, WebhookEndpoint, WebhookEndpointCreate, WebhookEndpointList, WebhookEndpointUpdate, WebhookEndpointWithSecret, WebhookSecret, WebhookTestRequest } from "./types.ts";

export interface WebhookEndpointsCreateOptions extends CallOptions {
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
  readonly body: WebhookEndpointCreate;
}

export interface WebhookEndpointsDeleteOptions extends CallOptions {
  /** The id of the endpoint. An endpoint outside the key's scope is `not_found`. */
  readonly id: EndpointId;
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

export interface WebhookEndpointsGetOptions extends CallOptions {
  /** The id of the endpoint. An endpoint outside the key's scope is `not_found`. */
  readonly id: EndpointId;
}

export interface WebhookEndpointsGetSecretOptions extends CallOptions {
  /** The id of the endpoint. An endpoint outside the key's scope is `not_found`. */
  readonly id: EndpointId;
}

export interface WebhookEndpointsListOptions extends CallOptions {
  /** The `next_cursor` of the previous page. Keep all other parameters the same. */
  readonly cursor?: Cursor;
  /**
   * The largest number of entries in one page.
   *
   * @default 100
   */
  readonly limit?: number;
}

export interface WebhookEndpointsListDeliveriesOptions extends CallOptions {
  /** The id of the endpoint. An endpoint outside the key's scope is `not_found`. */
  readonly id: EndpointId;
  /** The `next_cursor` of the previous page. */
  readonly cursor?: Cursor;
  /**
   * The largest number of entries in one page.
   *
   * @default 100
   */
  readonly limit?: number;
  /** Return only deliveries in this state. */
  readonly status?: DeliveryStatus;
}

export interface WebhookEndpointsRecoverOptions extends CallOptions {
  /** The id of the endpoint. An endpoint outside the key's scope is `not_found`. */
  readonly id: EndpointId;
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
  readonly body: RecoverRequest;
}

export interface WebhookEndpointsRotateSecretOptions extends CallOptions {
  /** The id of the endpoint. An endpoint outside the key's scope is `not_found`. */
  readonly id: EndpointId;
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
  readonly body?: Rotation;
}

export interface WebhookEndpointsTestOptions extends CallOptions {
  /** The id of the endpoint. An endpoint outside the key's scope is `not_found`. */
  readonly id: EndpointId;
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
  readonly body?: WebhookTestRequest;
}

export interface WebhookEndpointsUpdateOptions extends CallOptions {
  /** The id of the endpoint. An endpoint outside the key's scope is `not_found`. */
  readonly id: EndpointId;
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
  readonly body: WebhookEndpointUpdate;
}

/**
 * Webhook endpoints receive signed events. Each event that an endpoint asks for is delivered at least once. A key
 * restricted to a part of the namespaces sees and manages only endpoints whose `namespace_prefix` lies inside that
 * part.
 *
 * A delivery succeeds when the endpoint returns any 2xx within 15 seconds, including at most 5 seconds to connect. The
 * service does not follow redirects. A response of 429 or 503 pauses all deliveries to the endpoint for its
 * `Retry-After` (seconds or a date), up to 5 minutes. Without `Retry-After`, the pause is 5 seconds. Before each new
 * connection, the service resolves the host. If any of its addresses is not public, nothing is sent. Deliveries come
 * from the addresses that `GET /webhook-egress-addresses` lists.
 */
export interface WebhookEndpointsClient {
  /**
   * Register a webhook endpoint.
   *
   * Create an endpoint. The response contains its secret. A retry with the same `Idempotency-Key` returns the first
   * endpoint with its secret. Plans limit the number of endpoints: Developer 2, Team 20, Scale 100. One more is
   * `plan_required`. Every plan includes webhooks, and deliveries are not billed. If the service cannot make a secret
   * right now, it returns `unavailable`. Then nothing changed, and you can retry.
   *
   * `POST /webhook-endpoints`
   * Needs a `read_write` key.
   * Accepts a body of up to 1,048,576 bytes.
   * Retries use one idempotency key. The client creates it for the call unless you give one.
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
   * Retries use one idempotency key. The client creates it for the call unless you give one.
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
   * Read the current signing secret. Needs a `read_write` key that manages the endpoint.
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
   * List the endpoints inside the key's scope. The list never contains secrets.
   *
   * `GET /webhook-endpoints`
   * Needs a `read_only` key.
   *
   * @throws {JudgmentServiceError} forbidden, internal, invalid_request, rate_limited, unauthorized, unavailable
   */
  list(options?: WebhookEndpointsListOptions): Promise<WebhookEndpointList>;
  /**
   * Iterates over every entry of `webhook_endpoints` that `list` returns. Each page is fetched when its entries are needed.
   * `.pages()` iterates over the pages.
   *
   * @throws {JudgmentServiceError} during the iteration, in the same cases as `list`
   */
  listAll(options?: WebhookEndpointsListOptions): Pages<WebhookEndpointList, WebhookEndpointList["webhook_endpoints"][number]>;
  /**
   * List deliveries.
   *
   * List the deliveries to an endpoint, newest first. Deliveries are kept 30 days. Each entry has the latest attempt in
   * full and a summary of all attempts.
   *
   * `GET /webhook-endpoints/{id}/deliveries`
   * Needs a `read_only` key.
   *
   * @throws {JudgmentServiceError} forbidden, internal, invalid_request, not_found, rate_limited, unauthorized, unavailable
   */
  listDeliveries(options: WebhookEndpointsListDeliveriesOptions): Promise<DeliveryList>;
  /**
   * Iterates over every entry of `deliveries` that `listDeliveries` returns. Each page is fetched when its entries are needed.
   * `.pages()` iterates over the pages.
   *
   * @throws {JudgmentServiceError} during the iteration, in the same cases as `listDeliveries`
   */
  listDeliveriesAll(options: WebhookEndpointsListDeliveriesOptions): Pages<DeliveryList, DeliveryList["deliveries"][number]>;
  /**
   * Recover failed deliveries.
   *
   * Queue again every `failed` or `skipped` delivery since a given time. Each one gets its full retry schedule. It is
   * reset in place, and its earlier attempts are removed from the log. If you call this again, nothing is queued twice.
   * Events that the endpoint may not receive any more are left out (`skipped_reason` says why).
   * For a disabled endpoint, this is a `conflict`.
   *
   * `POST /webhook-endpoints/{id}/recover`
   * Needs a `read_write` key.
   * Accepts a body of up to 1,048,576 bytes.
   * Retries use one idempotency key. The client creates it for the call unless you give one.
   *
   * @throws {JudgmentServiceError} conflict, forbidden, internal, invalid_request, not_found, rate_limited, too_large, unauthorized, unavailable
   */
  recover(options: WebhookEndpointsRecoverOptions): Promise<RecoverResponse>;
  /**
   * Rotate a webhook secret.
   *
   * Create a new secret. The old secret also signs for `previous_valid_for`. In that time, every delivery has both
   * signatures. At most two secrets sign at once: if you rotate again, the older one ends immediately.
   *
   * `POST /webhook-endpoints/{id}/rotate-secret`
   * Needs a `read_write` key.
   * Accepts a body of up to 1,048,576 bytes.
   * Retries use one idempotency key. The client creates it for the call unless you give one.
   *
   * @throws {JudgmentServiceError} conflict, forbidden, internal, invalid_request, not_found, rate_limited, too_large, unauthorized, unavailable
   */
  rotateSecret(options: WebhookEndpointsRotateSecretOptions): Promise<WebhookSecret>;
  /**
   * Send a test event.
   *
   * Queue a test delivery to this endpoint only, independent of its `events`. The feed never lists it. For a disabled
   * endpoint, this is a `conflict`.
   *
   * `POST /webhook-endpoints/{id}/test`
   * Needs a `read_write` key.
   * Accepts a body of up to 1,048,576 bytes.
   * Retries use one idempotency key. The client creates it for the call unless you give one.
   *
   * @throws {JudgmentServiceError} conflict, forbidden, internal, invalid_request, not_found, rate_limited, too_large, unauthorized, unavailable
   */
  test(options: WebhookEndpointsTestOptions): Promise<Delivery>;
  /**
   * Change a webhook endpoint.
   *
   * Change an endpoint, disable it or enable it again. The response never contains the secret.
   *
   * `PATCH /webhook-endpoints/{id}`
   * Needs a `read_write` key.
   * Accepts a body of up to 1,048,576 bytes.
   * Retries use one idempotency key. The client creates it for the call unless you give one.
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
