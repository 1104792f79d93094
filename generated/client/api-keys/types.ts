// Generated from spec/ by `npm run generate`. Do not edit.
import type { Cursor, KeyId, NamespaceScope, Timestamp } from "../common/types.ts";

/** An IP address, or a block of them in CIDR form, for example `203.0.113.0/24` or `2001:db8::/32`. */
export type AddressBlock = string;

/** A key without its value. The service stores only a hash, so it shows the value only when the key is created or rotated. */
export interface ApiKey {
  /** The id of the key. Rotation keeps it. */
  id: KeyId;
  /** A name for people. It need not be unique. */
  name: string;
  /** The role of the key. */
  role: KeyRole;
  /** Whether the key may change the organization and its keys. */
  admin: boolean;
  /** The namespaces that the key is restricted to. Null means all namespaces. */
  scope: NamespaceScope | null;
  /** The time until which the value before the last rotation is also valid. Null when only one value is valid. */
  previous_valid_until: Timestamp | null;
  /** The time when the key expires. Null means never. */
  expires_at: Timestamp | null;
  /** The IP addresses and CIDR blocks that may use the key. Null means all. */
  allowed_addresses: AddressBlock[] | null;
  /** The hour in which the key was last used. Null before its first use. */
  last_used_at: Timestamp | null;
  /** The key that created this one. Null when the operator created it. */
  created_by: KeyId | null;
  /**
   * The person whose key this is. Absent for other keys. The service makes such a key when the person first signs in, and sets its
   * role and scope at each sign-in. Nobody can send it, because it has no value: only sessions of the person use it. It expires with
   * them. If you revoke it, the person is signed out everywhere, and gets another key at the next sign-in.
   */
  person?: Person;
  /** The time when the key was created. */
  created_at: Timestamp;
}

/** A key to create. */
export interface ApiKeyCreate {
  /** A name for people. It need not be unique. */
  name: string;
  /** The role of the key. */
  role: KeyRole;
  /**
   * Whether the key may change the organization and its keys. Needs `read_write` and no `scope` (otherwise
   * `invalid_request`).
   *
   * @default false
   */
  admin?: boolean;
  /** The namespaces that the key is restricted to. Absent or null means all namespaces. */
  scope?: NamespaceScope | null;
  /** The time when the key expires. It must be in the future. Absent or null means never. */
  expires_at?: Timestamp | null;
  /**
   * The IP addresses and CIDR blocks that may use the key, for example `203.0.113.0/24`. Absent or null means all. A
   * request from another address is `forbidden`. If the service runs behind a proxy, the operator must name the proxy
   * in `TRUSTED_PROXIES`. Otherwise the proxy's address counts as the caller's.
   */
  allowed_addresses?: AddressBlock[] | null;
}

/** One page of keys, oldest first. */
export interface ApiKeyList {
  /** The valid keys. Revoked keys are not listed. */
  api_keys: ApiKey[];
  /** Pass as `cursor` to get the next page. Null on the last page. */
  next_cursor: Cursor | null;
}

/** A key with its value. This is shown once. */
export interface ApiKeyWithSecret {
  /** The id of the key. Rotation keeps it. */
  id: KeyId;
  /** A name for people. It need not be unique. */
  name: string;
  /** The role of the key. */
  role: KeyRole;
  /** Whether the key may change the organization and its keys. */
  admin: boolean;
  /** The namespaces that the key is restricted to. Null means all namespaces. */
  scope: NamespaceScope | null;
  /** The time until which the value before the last rotation is also valid. Null when only one value is valid. */
  previous_valid_until: Timestamp | null;
  /** The time when the key expires. Null means never. */
  expires_at: Timestamp | null;
  /** The IP addresses and CIDR blocks that may use the key. Null means all. */
  allowed_addresses: AddressBlock[] | null;
  /** The hour in which the key was last used. Null before its first use. */
  last_used_at: Timestamp | null;
  /** The key that created this one. Null when the operator created it. */
  created_by: KeyId | null;
  /**
   * The person whose key this is. Absent for other keys. The service makes such a key when the person first signs in, and sets its
   * role and scope at each sign-in. Nobody can send it, because it has no value: only sessions of the person use it. It expires with
   * them. If you revoke it, the person is signed out everywhere, and gets another key at the next sign-in.
   */
  person?: Person;
  /** The time when the key was created. */
  created_at: Timestamp;
  /** The value of the key. Send it as `Authorization: Bearer <key>`. Store it: the service does not show it again. */
  key: string;
}

/**
 * The role of a key: what it may do.
 *
 * - `read_only`: Every GET that shows no secret, the query routes, and signing in and out.
 * - `read_write`: Everything except what needs an admin key.
 */
export type KeyRole = "read_only" | "read_write";

/** A person who signs in through the OpenID Connect provider of the operator. */
export interface Person {
  /** The provider, by its issuer. */
  issuer: string;
  /** The provider's id of the person. */
  subject: string;
  /** The name of the person. Null when the provider does not tell it. */
  name: string | null;
  /** The mail address of the person. Null when the provider does not tell it. */
  email: string | null;
}
