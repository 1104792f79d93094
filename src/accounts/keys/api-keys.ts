/** Creates, lists, revokes and rotates API keys. */

import { isAddressOrBlock } from "typespec-koa-runtime/addresses";
import { audit } from "#src/accounts/audit/audit.ts";
import type { KeyIdentity } from "#src/accounts/identity.ts";
import { countEnded, countMade, countUnbounded } from "#src/accounts/limits/plan-limits.ts";
import type { Database, Session, Transaction } from "#src/foundation/db/database.ts";
import { lockOrganization } from "#src/foundation/db/organization-locks.ts";
import { conflict, invalidRequest, notFound, ServiceError } from "#src/foundation/errors.ts";
import { newId } from "#src/foundation/ids.ts";
import { overlapMs } from "#src/foundation/rotation-overlap.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import { newApiKeyToken, type Pepper } from "./api-key-token.ts";
import * as sql from "./sql.ts";
import { apiKeyView } from "./views.ts";

export { isGoodKey } from "./sql.ts";

export interface ApiKeyDefinition {
  readonly name: string;
  readonly role: KeyIdentity["role"];
  readonly admin: boolean;
  readonly scope: string | null;
  readonly expiresAt?: Date | null;
  /** Addresses and CIDR blocks. */
  readonly allowedAddresses?: readonly string[] | null;
  /** The key that creates it. */
  readonly createdBy?: string | null;
}

export interface MadeKey {
  readonly row: sql.ApiKeyRow;
  /** The key itself. It is shown only once. */
  readonly token: string;
}

export class ApiKeys {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #pepper: Pepper;

  constructor(database: Database, clock: Clock, pepper: Pepper) {
    this.#database = database;
    this.#clock = clock;
    this.#pepper = pepper;
  }

  async make(organizationId: string, definition: ApiKeyDefinition): Promise<MadeKey> {
    refuseUnfit(definition, this.#clock.now());
    return this.#database.transaction(async (tx) => {
      const made = await makeApiKey(tx, this.#clock, this.#pepper, organizationId, definition, countMade);
      await this.#audit(tx, "api_key.created", null, made.row);
      return made;
    });
  }

  /** Oldest first. */
  async list(organizationId: string, after: string, limit: number): Promise<{ rows: sql.ApiKeyRow[]; more: boolean }> {
    const rows = await sql.listApiKeys(this.#database, organizationId, after, limit + 1);
    return { rows: rows.slice(0, limit), more: rows.length > limit };
  }

  async revoke(organizationId: string, keyId: string): Promise<void> {
    await this.#database.transaction(async (tx) => {
      await lockOrganization(tx, organizationId);
      const row = await existing(tx, organizationId, keyId);
      if (row.admin && row.expires_at === null && (await sql.countAdminKeys(tx, organizationId, null)) === 1) {
        const message =
          "This is the organization's last admin key that does not expire. Create another one before you revoke it.";
        throw conflict(message, { api_key: keyId });
      }
      await sql.revokeApiKey(tx, organizationId, keyId, this.#clock.now());
      // Keys of people are not counted.
      if (row.person === null) await countEnded(tx, organizationId, "api_keys", 1);
      await this.#audit(tx, "api_key.revoked", row, null);
    });
  }

  /** `previousValidFor`: how long the present key stays valid, for example `24h`. */
  async rotate(organizationId: string, keyId: string, previousValidFor: string): Promise<MadeKey> {
    const overlap = overlapMs(previousValidFor);
    const token = newApiKeyToken();
    const now = this.#clock.now();
    const row = await this.#database.transaction(async (tx) => {
      await lockOrganization(tx, organizationId);
      const { person } = await existing(tx, organizationId, keyId);
      if (person !== null) {
        const message =
          "This key belongs to a person who signs in through OpenID Connect. It has no value. Revoke it to sign the person out.";
        throw conflict(message, { api_key: keyId });
      }
      const replaced = await sql.replaceApiKey(tx, organizationId, keyId, {
        hash: this.#pepper.hash(token),
        pepper: this.#pepper.fingerprint,
        previousValidUntil: overlap === 0 ? null : new Date(now.getTime() + overlap),
      });
      if (replaced) await this.#audit(tx, "api_key.rotated", { ...replaced, previous_valid_until: null }, replaced);
      return replaced;
    });
    if (row === undefined) throw unknownKey(keyId);
    return { row, token };
  }

  async #audit(
    tx: Transaction,
    action: "api_key.created" | "api_key.rotated" | "api_key.revoked",
    before: sql.ApiKeyRow | null,
    after: sql.ApiKeyRow | null,
  ): Promise<void> {
    const now = this.#clock.now();
    const { organization_id: organizationId, key_id: subject } = (after ?? before)!;
    const [was, is] = [before, after].map((row) => row && apiKeyView(row, now));
    await audit(tx, organizationId, { action, namespace: null, subject, before: was!, after: is! }, now);
  }
}

/**
 * Creates and stores a key with the given properties.
 * @param count counts the key against the plan in the same transaction. Keys of the operator are counted but never refused.
 */
export async function makeApiKey<S extends Session>(
  session: S,
  clock: Clock,
  pepper: Pepper,
  organizationId: string,
  definition: ApiKeyDefinition,
  count: (session: S, organizationId: string, resource: "api_keys") => Promise<void> = countUnbounded,
): Promise<MadeKey> {
  const token = newApiKeyToken();
  await count(session, organizationId, "api_keys");
  const row = await storeApiKey(session, clock, pepper, organizationId, definition, token);
  if (row === null) throw new ServiceError("internal", "Two random API keys were equal.");
  return { row, token };
}

/** Null if a key with that text already exists, even a revoked one. */
export async function storeApiKey(
  session: Session,
  clock: Clock,
  pepper: Pepper,
  organizationId: string,
  { name, role, admin, scope, expiresAt, allowedAddresses, createdBy }: ApiKeyDefinition,
  token: string,
): Promise<sql.ApiKeyRow | null> {
  const now = clock.now();
  const row = {
    key_id: newId("key", now),
    organization_id: organizationId,
    name,
    role,
    admin,
    scope,
    expires_at: expiresAt ?? null,
    allowed_addresses: allowedAddresses ? [...allowedAddresses] : null,
    created_by: createdBy ?? null,
    created_at: now,
  };
  const stored = await sql.insertApiKey(session, { ...row, hash: pepper.hash(token), pepper: pepper.fingerprint });
  return stored ? { ...row, previous_valid_until: null, last_used_at: null, person: null } : null;
}

function refuseUnfit({ role, admin, scope, expiresAt, allowedAddresses }: ApiKeyDefinition, now: Date): void {
  const issues = [];
  if (expiresAt && expiresAt <= now) issues.push({ path: "/expires_at", message: "must be in the future" });
  for (const [at, block] of (allowedAddresses ?? []).entries()) {
    if (isAddressOrBlock(block)) continue;
    const message = "must be an IP address or a CIDR block, for example 203.0.113.0/24 or 2001:db8::/32";
    issues.push({ path: `/allowed_addresses/${at}`, message });
  }
  if (admin && role !== "read_write") issues.push({ path: "/role", message: "must be read_write for an admin key" });
  if (admin && scope !== null)
    issues.push({
      path: "/scope",
      message: "must be absent for an admin key, because an admin key always covers the whole organization",
    });
  if (issues.length > 0) throw invalidRequest(issues);
}

async function existing(tx: Transaction, organizationId: string, keyId: string): Promise<sql.ApiKeyRow> {
  const row = await sql.readApiKey(tx, organizationId, keyId);
  if (row === undefined) throw unknownKey(keyId);
  return row;
}

function unknownKey(keyId: string): ServiceError {
  return notFound(`API key ${keyId}`);
}
