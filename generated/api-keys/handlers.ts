// Generated from spec/ by `npm run generate`. Do not edit.
import type { Cursor, KeyId, Rotation } from "../common/types.ts";
import type { Filled, Reply } from "../contract.ts";
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
 * API keys authenticate callers. A key is `jk_` and 43 letters and digits, so secret scanners can find it with
 * `\\bjk_[0-9A-Za-z]{43}\\b`. A request sends a key as `Authorization: Bearer <key>`. Only admin keys manage keys. Keys
 * belong to the whole organization.
 */
export interface ApiKeysHandlers<Context> {
  /**
   * Create a key. The response shows its value once, because the service stores only a hash. A retry with the same
   * `Idempotency-Key` shows the same value while the node still caches the first response.
   */
  create(context: Context, request: ApiKeysCreateRequest): Promise<ApiKeysCreateReply>;
  /**
   * Revoke a key. Within a second, the key is `unauthorized` on every node. A key may revoke itself. Revoking the
   * organization's last admin key that does not expire is a `conflict`.
   */
  delete(context: Context, request: ApiKeysDeleteRequest): Promise<ApiKeysDeleteReply>;
  /** List the organization's keys, without their values. */
  list(context: Context, request: ApiKeysListRequest): Promise<ApiKeysListReply>;
  /**
   * Replace the value of a key. The id, role and scope stay the same. The response shows the new value once. The old
   * value stays valid for `previous_valid_for`. If you rotate again in that time, the older value ends at once. The key of a
   * person has no value, so rotating it is a `conflict`.
   */
  rotate(context: Context, request: ApiKeysRotateRequest): Promise<ApiKeysRotateReply>;
}
