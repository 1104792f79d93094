// Generated from spec/ by `npm run generate`. Do not edit.
import type { Cursor, EndpointId, Rotation } from "../common/types.ts";
import type { Filled, Reply } from "../contract.ts";
import type { Delivery, DeliveryList, DeliveryStatus, RecoverRequest, RecoverResponse, WebhookEndpoint, WebhookEndpointCreate, WebhookEndpointList, WebhookEndpointUpdate, WebhookEndpointWithSecret, WebhookSecret, WebhookTestRequest } from "./types.ts";

export interface WebhookEndpointsCreateRequest {
  path: {};
  query: {};
  headers: { "Idempotency-Key"?: string };
  body: Filled<WebhookEndpointCreate, "events" | "description">;
}

export type WebhookEndpointsCreateReply = Reply<201, WebhookEndpointWithSecret>;

export interface WebhookEndpointsDeleteRequest {
  path: { id: EndpointId };
  query: {};
  headers: { "Idempotency-Key"?: string };
  body: undefined;
}

export type WebhookEndpointsDeleteReply = Reply<204, undefined>;

export interface WebhookEndpointsGetRequest {
  path: { id: EndpointId };
  query: {};
  headers: {};
  body: undefined;
}

export type WebhookEndpointsGetReply = Reply<200, WebhookEndpoint>;

export interface WebhookEndpointsGetSecretRequest {
  path: { id: EndpointId };
  query: {};
  headers: {};
  body: undefined;
}

export type WebhookEndpointsGetSecretReply = Reply<200, WebhookSecret>;

export interface WebhookEndpointsListRequest {
  path: {};
  query: { cursor?: Cursor; limit: number };
  headers: {};
  body: undefined;
}

export type WebhookEndpointsListReply = Reply<200, WebhookEndpointList>;

export interface WebhookEndpointsListDeliveriesRequest {
  path: { id: EndpointId };
  query: { cursor?: Cursor; limit: number; status?: DeliveryStatus };
  headers: {};
  body: undefined;
}

export type WebhookEndpointsListDeliveriesReply = Reply<200, DeliveryList>;

export interface WebhookEndpointsRecoverRequest {
  path: { id: EndpointId };
  query: {};
  headers: { "Idempotency-Key"?: string };
  body: RecoverRequest;
}

export type WebhookEndpointsRecoverReply = Reply<200, RecoverResponse>;

export interface WebhookEndpointsRotateSecretRequest {
  path: { id: EndpointId };
  query: {};
  headers: { "Idempotency-Key"?: string };
  body: Filled<Rotation, "previous_valid_for"> | undefined;
}

export type WebhookEndpointsRotateSecretReply = Reply<200, WebhookSecret>;

export interface WebhookEndpointsTestRequest {
  path: { id: EndpointId };
  query: {};
  headers: { "Idempotency-Key"?: string };
  body: Filled<WebhookTestRequest, "type"> | undefined;
}

export type WebhookEndpointsTestReply = Reply<202, Delivery>;

export interface WebhookEndpointsUpdateRequest {
  path: { id: EndpointId };
  query: {};
  headers: { "Idempotency-Key"?: string };
  body: WebhookEndpointUpdate;
}

export type WebhookEndpointsUpdateReply = Reply<200, WebhookEndpoint>;

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
export interface WebhookEndpointsHandlers<Context> {
  /**
   * Create an endpoint. The response contains its secret. A retry with the same `Idempotency-Key` returns the first
   * endpoint with its secret. Plans limit the number of endpoints: Developer 2, Team 20, Scale 100. One more is
   * `plan_required`. Every plan includes webhooks, and deliveries are not billed. If the service cannot make a secret
   * right now, it returns `unavailable`. Then nothing changed, and you can retry.
   */
  create(context: Context, request: WebhookEndpointsCreateRequest): Promise<WebhookEndpointsCreateReply>;
  /** Delete an endpoint with its pending deliveries and its log. Subscriptions that named it keep sending events to the feed. */
  delete(context: Context, request: WebhookEndpointsDeleteRequest): Promise<WebhookEndpointsDeleteReply>;
  /** Read an endpoint, without its secret. */
  get(context: Context, request: WebhookEndpointsGetRequest): Promise<WebhookEndpointsGetReply>;
  /** Read the current signing secret. Needs a `read_write` key that manages the endpoint. */
  getSecret(context: Context, request: WebhookEndpointsGetSecretRequest): Promise<WebhookEndpointsGetSecretReply>;
  /** List the endpoints inside the key's scope. The list never contains secrets. */
  list(context: Context, request: WebhookEndpointsListRequest): Promise<WebhookEndpointsListReply>;
  /**
   * List the deliveries to an endpoint, newest first. Deliveries are kept 30 days. Each entry has the latest attempt in
   * full and a summary of all attempts.
   */
  listDeliveries(context: Context, request: WebhookEndpointsListDeliveriesRequest): Promise<WebhookEndpointsListDeliveriesReply>;
  /**
   * Queue again every `failed` or `skipped` delivery since a given time. Each one gets its full retry schedule. It is
   * reset in place, and its earlier attempts are removed from the log. If you call this again, nothing is queued twice.
   * Events that the endpoint may not receive any more are left out (`skipped_reason` says why).
   * For a disabled endpoint, this is a `conflict`.
   */
  recover(context: Context, request: WebhookEndpointsRecoverRequest): Promise<WebhookEndpointsRecoverReply>;
  /**
   * Create a new secret. The old secret also signs for `previous_valid_for`. In that time, every delivery has both
   * signatures. At most two secrets sign at once: if you rotate again, the older one ends immediately.
   */
  rotateSecret(context: Context, request: WebhookEndpointsRotateSecretRequest): Promise<WebhookEndpointsRotateSecretReply>;
  /**
   * Queue a test delivery to this endpoint only, independent of its `events`. The feed never lists it. For a disabled
   * endpoint, this is a `conflict`.
   */
  test(context: Context, request: WebhookEndpointsTestRequest): Promise<WebhookEndpointsTestReply>;
  /** Change an endpoint, disable it or enable it again. The response never contains the secret. */
  update(context: Context, request: WebhookEndpointsUpdateRequest): Promise<WebhookEndpointsUpdateReply>;
}
