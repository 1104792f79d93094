// Generated from spec/ by `npm run generate`. Do not edit.
import type { Cursor, KeyId } from "../common/types.ts";
import type { Rotation } from "../rotation/types.ts";
import type { Caller } from "../runtime/caller.ts";
import type { Operation } from "../runtime/operation.ts";
import type { CallOptions } from "../runtime/options.ts";
import type { Pages } from "../runtime/pages.ts";
import type { ApiKeyCreate, ApiKeyList, ApiKeyWithSecret } from "./types.ts";

export interface ApiKeysCreateOptions extends CallOptions {
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
  readonly body: ApiKeyCreate;
}

export interface ApiKeysDeleteOptions extends CallOptions {
  /** The key. */
  readonly id: KeyId;
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

export interface ApiKeysListOptions extends CallOptions {
  /** The `next_cursor` of the page before, with the same other parameters. */
  readonly cursor?: Cursor;
  /**
   * The most entries of one page.
   *
   * @default 100
   */
  readonly limit?: number;
}

export interface ApiKeysRotateOptions extends CallOptions {
  /** The key. */
  readonly id: KeyId;
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

/**
 * API keys: who may call. A key is `jk_` and 43 letters and digits, so secret scanners find it by `\\bjk_[0-9A-Za-z]{43}\\b`. A request sends one as `Authorization: Bearer <key>`. Only admin keys manage keys; they belong to the
 * whole organization.
 */
export interface ApiKeysClient {
  /**
   * Make an API key.
   *
   * Make a key. The answer shows it, once: only a hash is stored. A retry with the same `Idempotency-Key` shows the same key
   * while the node still caches the first answer.
   *
   * `POST /api-keys`
   * Needs an `admin` key.
   * Takes a body of up to 1,048,576 bytes.
   * Retried under one idempotency key, made for the call unless given.
   *
   * @throws {JudgmentServiceError} conflict, forbidden, internal, invalid_request, limit_exceeded, rate_limited, too_large, unauthorized, unavailable
   */
  create(options: ApiKeysCreateOptions): Promise<ApiKeyWithSecret>;
  /**
   * Revoke an API key.
   *
   * Revoke a key: within a second it is `unauthorized` everywhere. A key may revoke itself. The organization's last admin key that
   * does not expire is a `conflict`.
   *
   * `DELETE /api-keys/{id}`
   * Needs an `admin` key.
   * Retried under one idempotency key, made for the call unless given.
   *
   * @throws {JudgmentServiceError} conflict, forbidden, internal, invalid_request, not_found, rate_limited, unauthorized, unavailable
   */
  delete(options: ApiKeysDeleteOptions): Promise<void>;
  /**
   * List API keys.
   *
   * List the organization's keys, without the keys themselves.
   *
   * `GET /api-keys`
   * Needs an `admin` key.
   *
   * @throws {JudgmentServiceError} forbidden, internal, invalid_request, rate_limited, unauthorized, unavailable
   */
  list(options?: ApiKeysListOptions): Promise<ApiKeyList>;
  /**
   * Every entry of `api_keys`: what `list` answers, page after page, each fetched when its entries are wanted.
   * `.pages()` goes page by page.
   *
   * @throws {JudgmentServiceError} while it is read, as `list` does
   */
  listAll(options?: ApiKeysListOptions): Pages<ApiKeyList, ApiKeyList["api_keys"][number]>;
  /**
   * Rotate an API key.
   *
   * Replace a key by a new one with the same id, role and scope; the answer shows it, once. The old one stays good for
   * `previous_valid_for`; rotating again in that time ends the older one at once.
   *
   * `POST /api-keys/{id}/rotate`
   * Needs an `admin` key.
   * Takes a body of up to 1,048,576 bytes.
   * Retried under one idempotency key, made for the call unless given.
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
