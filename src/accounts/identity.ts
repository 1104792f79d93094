/** The caller: an organization's API key, with everything that decides about a request. */

import type { AddressBlocks } from "typespec-koa-runtime/addresses";

export type Plan = "developer" | "team" | "scale";

/** A person whom a provider of identities knows. */
export interface PersonIdentity {
  readonly issuer: string;
  readonly subject: string;
  readonly name: string | null;
  readonly email: string | null;
}

export interface KeyIdentity {
  /** `key_…` */
  readonly id: string;
  readonly role: "read_only" | "read_write";
  /** Whether it may change the organization and its keys. */
  readonly admin: boolean;
  /** A namespace, or a prefix ending in `*` (see `scope.ts`); null for the whole organization. */
  readonly scope: string | null;
  /** Its expiry; null for never. */
  readonly expiresAt: Date | null;
  /** The addresses it may be used from; null for all. */
  readonly allowedAddresses: AddressBlocks | null;
  /** Whose key it is; absent for keys that have a value. */
  readonly person?: PersonIdentity;
}

/** A session of a browser, which stands for its key. */
export interface SessionIdentity {
  /** `ses_…` */
  readonly id: string;
  readonly createdAt: Date;
  /** Its end, however much it is used. */
  readonly expiresAt: Date;
  /** Its end without another request. */
  readonly idleExpiresAt: Date;
}

export interface Identity {
  readonly organizationId: string;
  readonly plan: Plan;
  readonly key: KeyIdentity;
  /** Absent if the request sent the key itself. */
  readonly session?: SessionIdentity;
  /** The stored hash that the key's value matched; absent for a session. A session that this request makes ends with that value. */
  readonly keyHash?: Buffer;
}
