// Generated from spec/ by `npm run generate`. Do not edit.
import type { Cursor, KeyId, Rotation } from "../common/types.ts";
import type { Caller } from "../runtime/caller.ts";
import type { Operation } from "../runtime/operation.ts";
import type { CallOptions } from "../runtime/options.ts";
import type { Pages } from "../runtime/pages.ts";
import type { ApiKeyCreate, ApiKeyList, ApiKeyWithSecret } from "./types.ts";

export interface ApiKeysCreateOptions extends CallOptions {
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
  readonly body: ApiKeyCreate;
}

export interface ApiKeysDeleteOptions extends CallOptions {
  /** The id of the key. */
  readonly id: KeyId;
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

export interface ApiKeysListOptions extends CallOptions {
  /** The `next_cursor` of the previous page. Keep all other parameters the same. */
  readonly cursor?: Cursor;
  /**
   * The largest number of entries in one page.
   *
   * @default 100
   */
  readonly limit?: number;
}

export interface ApiKeysRotateOptions extends CallOptions {
  /** The id of the key. */
  readonly id: KeyId;
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

/**
 * API keys authenticate callers. A key is `jk_` and 43 letters and digits, so secret scanners can find it with
 * `\\bjk_[0-9A-Za-z]{43}\\b`. A request sends a key as `Authorization: Bearer <key>`. Only admin keys manage keys. Keys
 * belong to the whole organization.
 */
export interface ApiKeysClient {
  /**
   * Make an API key.
   *
   * Create a key. The response shows its value once, because the service stores only a hash. A retry with the same
   * `Idempotency-Key` shows the same value while the node still caches the first response.
   *
   * `POST /api-keys`
   * Needs an `admin` key.
   * Accepts a body of up to 1,048,576 bytes.
   * Retries use one idempotency key. The client creates it for the call unless you give one.
   *
   * @throws {JudgmentServiceError} conflict, forbidden, internal, invalid_request, limit_exceeded, rate_limited, too_large, unauthorized, unavailable
   */
  create(options: ApiKeysCreateOptions): Promise<ApiKeyWithSecret>;
  /**
   * Revoke an API key.
   *
   * Revoke a key. Within a second, the key is `unauthorized` on every node. A key may revoke itself. Revoking the
   * organization's last admin key that does not expire is a `conflict`.
   *
   * `DELETE /api-keys/{id}`
   * Needs an `admin` key.
   * Retries use one idempotency key. The client creates it for the call unless you give one.
   *
   * @throws {JudgmentServiceError} conflict, forbidden, internal, invalid_request, not_found, rate_limited, unauthorized, unavailable
   */
  delete(options: ApiKeysDeleteOptions): Promise<void>;
  /**
   * List API keys.
   *
   * List the organization's keys, without their values.
   *
   * `GET /api-keys`
   * Needs an `admin` key.
   *
   * @throws {JudgmentServiceError} forbidden, internal, invalid_request, rate_limited, unauthorized, unavailable
   */
  list(options?: ApiKeysListOptions): Promise<ApiKeyList>;
  /**
   * Iterates over every entry of `api_keys` that `list` returns. Each page is fetched when its entries are needed.
   * `.pages()` iterates over the pages.
   *
   * @throws {JudgmentServiceError} during the iteration, in the same cases as `list`
   */
  listAll(options?: ApiKeysListOptions): Pages<ApiKeyList, ApiKeyList["api_keys"][number]>;
  /**
   * Rotate an API key.
   *
   * Replace the value of a key. The id, role and scope stay the same. The response shows the new value once. The old
   * value stays valid for `previous_valid_for`. If you rotate again in that time, the older value ends at once. The key of a
   * person has no value, so rotating it is a `conflict`.
   *
   * `POST /api-keys/{id}/rotate`
   * Needs an `admin` key.
   * Accepts a body of up to 1,048,576 bytes.
   * Retries use one idempotency key. The client creates it for the call unless you give one.
   *
   * @throws {JudgmentServiceError} conflict, forbidden, internal, invalid_request, not_found, rate_limited, too_large, unauthorized, unavailable
   */
  rotate(options: ApiKeysRotateOptions): Promise<ApiKeyWithSecret>;
}

const createOperation: Operation = {
  id: "api_keys_create",
  method: "POST",
  path: "/api-keys",
  parameters: [
    { name: "Idempotency-Key", in: "header", option: "idempotencyKey" },
  ],
  body: true,
  repetition: "key",
  statuses: [201],
};
const deleteOperation: Operation = {
  id: "api_keys_delete",
  method: "DELETE",
  path: "/api-keys/{id}",
  parameters: [
    { name: "id", in: "path", option: "id" },
    { name: "Idempotency-Key", in: "header", option: "idempotencyKey" },
  ],
  body: false,
  repetition: "key",
  statuses: [204],
};
const listOperation: Operation = {
  id: "api_keys_list",
  method: "GET",
  path: "/api-keys",
  parameters: [
    { name: "cursor", in: "query", option: "cursor" },
    { name: "limit", in: "query", option: "limit" },
  ],
  body: false,
  repetition: "safe",
  statuses: [200],
  pages: { member: "api_keys", cursor: "query" },
};
const rotateOperation: Operation = {
  id: "api_keys_rotate",
  method: "POST",
  path: "/api-keys/{id}/rotate",
  parameters: [
    { name: "id", in: "path", option: "id" },
    { name: "Idempotency-Key", in: "header", option: "idempotencyKey" },
  ],
  body: true,
  repetition: "key",
  statuses: [200],
};

/** Calls are made by `caller`, which all resources of a client share. */
export function apiKeysClient(caller: Caller): ApiKeysClient {
  return {
    create: (options) => caller.body(createOperation, options),
    delete: (options) => caller.body(deleteOperation, options),
    list: (options) => caller.body(listOperation, options),
    listAll: (options) => caller.pages(listOperation, options),
    rotate: (options) => caller.body(rotateOperation, options),
  };
}
