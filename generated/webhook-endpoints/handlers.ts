// Generated from spec/ by `npm run generate`. Do not edit.
import type { Cursor, EndpointId } from "../common/types.ts";
import type { Filled, Reply } from "../contract.ts";
import type { Delivery, DeliveryList, DeliveryStatus, RecoverRequest, RecoverResponse, WebhookTestRequest } from "../deliveries/types.ts";
import type { WebhookEndpoint, WebhookEndpointCreate, WebhookEndpointList, WebhookEndpointUpdate, WebhookEndpointWithSecret } from "../endpoints/types.ts";
import type { Rotation } from "../rotation/types.ts";
import type { WebhookSecret } from "../webhook-secrets/types.ts";

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
 * Webhook endpoints: receivers of signed events, told at least once of everything they ask for. A key restricted to a part of
 * the namespaces sees and manages only endpoints whose `namespace_prefix` lies inside that part.
 *
 * A delivery succeeds when the endpoint answers any 2xx within 15 seconds, 5 of them at most to connect; redirects are not
 * followed. An answer of 429 or 503 pauses everything to the endpoint for its `Retry-After` (seconds or a date), up to 5
 * minutes, or for 5 seconds without one. Before each new connection the host is resolved, and where any of its addresses is not
 * public nothing is sent. Deliveries come from the addresses that `GET /webhook-egress-addresses` lists.
 */
export interface WebhookEndpointsHandlers<Context> {
  /**
   * Register an endpoint. The answer carries its secret; a retry with the same `Idempotency-Key` returns the first endpoint
   * with its secret. Plans set how many there may be: Developer 2, Team 20, Scale 100; one more is `plan_required`. Every plan
   * has webhooks, and deliveries are not billed. When a secret cannot be made right now: `unavailable`, nothing changed, retry.
   */
  create(context: Context, request: WebhookEndpointsCreateRequest): Promise<WebhookEndpointsCreateReply>;
  /** Delete an endpoint with its pending deliveries and its log. Subscriptions that named it keep sending events to the feed. */
  delete(context: Context, request: WebhookEndpointsDeleteRequest): Promise<WebhookEndpointsDeleteReply>;
  /** Read an endpoint, without its secret. */
  get(context: Context, request: WebhookEndpointsGetRequest): Promise<WebhookEndpointsGetReply>;
  /** Read the secret that signs now. Needs a `read_write` key that manages the endpoint. */
  getSecret(context: Context, request: WebhookEndpointsGetSecretRequest): Promise<WebhookEndpointsGetSecretReply>;
  /** List the endpoints inside the key's scope; never with secrets. */
  list(context: Context, request: WebhookEndpointsListRequest): Promise<WebhookEndpointsListReply>;
  /** List what was sent to an endpoint, newest first. Kept 30 days; of each delivery the latest attempt, and a summary of all. */
  listDeliveries(context: Context, request: WebhookEndpointsListDeliveriesRequest): Promise<WebhookEndpointsListDeliveriesReply>;
  /**
   * Queue every `failed` or `skipped` delivery since a moment again, each with its full retry schedule: reset in place, its
   * earlier attempts leave the log. Calling again queues nothing twice. A disabled endpoint: `conflict`.
   */
  recover(context: Context, request: WebhookEndpointsRecoverRequest): Promise<WebhookEndpointsRecoverReply>;
  /**
   * Make a new secret. The old one signs alongside for `previous_valid_for`, and every delivery in that time carries both
   * signatures. At most two secrets sign at once: rotating again ends the older one immediately.
   */
  rotateSecret(context: Context, request: WebhookEndpointsRotateSecretRequest): Promise<WebhookEndpointsRotateSecretReply>;
  /**
   * Queue a test send to this endpoint alone, whatever its `events`; it is never listed in the feed. A disabled endpoint:
   * `conflict`.
   */
  test(context: Context, request: WebhookEndpointsTestRequest): Promise<WebhookEndpointsTestReply>;
  /** Change an endpoint, disable it or bring it back. The answer never shows the secret. */
  update(context: Context, request: WebhookEndpointsUpdateRequest): Promise<WebhookEndpointsUpdateReply>;
}
