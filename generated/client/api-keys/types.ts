// Generated from spec/ by `npm run generate`. Do not edit.
import type { Cursor, KeyId, Timestamp } from "../common/types.ts";
import type { NamespaceScope } from "../namespace-scopes/types.ts";

/** A key, which itself is shown only when it is made or rotated: only a hash of it is stored. */
export interface ApiKey {
  /** Its id; rotation keeps it. */
  id: KeyId;
  /** A name for people; need not be one of a kind. */
  name: string;
  /** What it may do. */
  role: KeyRole;
  /** Whether it may change the organization and its keys. */
  admin: boolean;
  /** The namespaces it is restricted to; null for all. */
  scope: NamespaceScope | null;
  /** Until when the key before the last rotation is good too; null when only one is. */
  previous_valid_until: Timestamp | null;
  /** When it was made. */
  created_at: Timestamp;
}

/** A key to make. */
export interface ApiKeyCreate {
  /** A name for people; need not be one of a kind. */
  name: string;
  /** What it may do. */
  role: KeyRole;
  /**
   * Whether it may change the organization and its keys. Only together with `read_write` and without `scope`; else
   * `invalid_request`.
   *
   * @default false
   */
  admin?: boolean;
  /** The namespaces it is restricted to; absent or null for all. */
  scope?: NamespaceScope | null;
}

/** One page of keys, oldest first. */
export interface ApiKeyList {
  /** The keys that are good; revoked ones are gone. */
  api_keys: ApiKey[];
  /** Pass as `cursor` for the next page; null on the last. */
  next_cursor: Cursor | null;
}

/** A key as shown once. */
export interface ApiKeyWithSecret {
  /** Its id; rotation keeps it. */
  id: KeyId;
  /** A name for people; need not be one of a kind. */
  name: string;
  /** What it may do. */
  role: KeyRole;
  /** Whether it may change the organization and its keys. */
  admin: boolean;
  /** The namespaces it is restricted to; null for all. */
  scope: NamespaceScope | null;
  /** Until when the key before the last rotation is good too; null when only one is. */
  previous_valid_until: Timestamp | null;
  /** When it was made. */
  created_at: Timestamp;
  /** The key, to be sent as `Authorization: Bearer <key>`. Keep it: it is not shown again. */
  key: string;
}

/**
 * What a key may do.
 *
 * - `read_only`: Every GET that shows no secret, and the query routes.
 * - `read_write`: Everything but what needs an admin key.
 */
export type KeyRole = "read_only" | "read_write";
