// Generated from spec/ by `npm run generate`. Do not edit.
import type { Cursor, KeyId } from "../common/types.ts";
import type { Filled, Reply } from "../contract.ts";
import type { Rotation } from "../rotation/types.ts";
import type { ApiKeyCreate, ApiKeyList, ApiKeyWithSecret } from "./types.ts";

export interface ApiKeysCreateRequest {
  path: {};
  query: {};
  headers: { "Idempotency-Key"?: string };
  body: Filled<ApiKeyCreate, "admin">;
}

export type ApiKeysCreateReply = Reply<201, ApiKeyWithSecret>;

export interface ApiKeysDeleteRequest {
  path: { id: KeyId };
  query: {};
  headers: { "Idempotency-Key"?: string };
  body: undefined;
}

export type ApiKeysDeleteReply = Reply<204, undefined>;

export interface ApiKeysListRequest {
  path: {};
  query: { cursor?: Cursor; limit: number };
  headers: {};
  body: undefined;
}

export type ApiKeysListReply = Reply<200, ApiKeyList>;

export interface ApiKeysRotateRequest {
  path: { id: KeyId };
  query: {};
  headers: { "Idempotency-Key"?: string };
  body: Filled<Rotation, "previous_valid_for"> | undefined;
}

export type ApiKeysRotateReply = Reply<200, ApiKeyWithSecret>;

/**
 * API keys: who may call. A key is `jk_` and 43 letters and digits, so secret scanners find it by `\\bjk_[0-9A-Za-z]{43}\\b`. A request sends one as `Authorization: Bearer <key>`. Only admin keys manage keys; they belong to the
 * whole organization.
 */
export interface ApiKeysHandlers<Context> {
  /**
   * Make a key. The answer shows it, once: only a hash is stored. A retry with the same `Idempotency-Key` shows the same key
   * while the node still caches the first answer.
   */
  create(context: Context, request: ApiKeysCreateRequest): Promise<ApiKeysCreateReply>;
  /**
   * Revoke a key: within a second it is `unauthorized` everywhere. A key may revoke itself. The organization's last admin key that
   * does not expire is a `conflict`.
   */
  delete(context: Context, request: ApiKeysDeleteRequest): Promise<ApiKeysDeleteReply>;
  /** List the organization's keys, without the keys themselves. */
  list(context: Context, request: ApiKeysListRequest): Promise<ApiKeysListReply>;
  /**
   * Replace a key by a new one with the same id, role and scope; the answer shows it, once. The old one stays good for
   * `previous_valid_for`; rotating again in that time ends the older one at once.
   */
  rotate(context: Context, request: ApiKeysRotateRequest): Promise<ApiKeysRotateReply>;
}
