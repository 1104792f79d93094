// Generated from spec/ by `npm run generate`. Do not edit.
import type { Cursor, KeyId, Timestamp } from "../common/types.ts";
import type { NamespaceScope } from "../namespace-scopes/types.ts";

/** An IP address, or a block of them in CIDR form, for example `203.0.113.0/24` or `2001:db8::/32`. */
export type AddressBlock = string;

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
  /** When it ends by itself; null for never. */
  expires_at: Timestamp | null;
  /** Addresses and CIDR blocks that it may be used from; null for all. */
  allowed_addresses: AddressBlock[] | null;
  /** The hour in which it was last used; null before its first use. */
  last_used_at: Timestamp | null;
  /** The key that made it; null where the operator did. */
  created_by: KeyId | null;
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
  /** When it ends by itself; must be in the future. Absent or null for never. */
  expires_at?: Timestamp | null;
  /**
   * IP addresses and CIDR blocks that it may be used from, for example `203.0.113.0/24`; absent or null for all. A request from
   * elsewhere is `forbidden`. Behind a proxy the operator names it in `TRUSTED_PROXIES`, or the proxy's address counts.
   */
  allowed_addresses?: AddressBlock[] | null;
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
  /** When it ends by itself; null for never. */
  expires_at: Timestamp | null;
  /** Addresses and CIDR blocks that it may be used from; null for all. */
  allowed_addresses: AddressBlock[] | null;
  /** The hour in which it was last used; null before its first use. */
  last_used_at: Timestamp | null;
  /** The key that made it; null where the operator did. */
  created_by: KeyId | null;
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
