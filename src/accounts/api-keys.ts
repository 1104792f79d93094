/** Making, listing, revoking and rotating API keys. */
import type { Clock } from "#src/clock.ts";
import type { Database, Session, Transaction } from "#src/db/database.ts";
import { conflict, invalidRequest, notFound, ServiceError } from "#src/errors.ts";
import { newId } from "#src/ids.ts";
import { overlapMs } from "#src/overlap.ts";
import { newApiKeyToken, type Pepper } from "./api-key-token.ts";
import type { KeyIdentity } from "./identity.ts";
import * as sql from "./sql.ts";

export type { ApiKeyRow } from "./sql.ts";

export interface ApiKeyDefinition {
  readonly name: string;
  readonly role: KeyIdentity["role"];
  readonly admin: boolean;
  readonly scope: string | null;
}

export interface MadeKey {
  readonly row: sql.ApiKeyRow;
  /** The key itself, which nothing can show again. */
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
    refuseUnfit(definition);
    return makeApiKey(this.#database, this.#clock, this.#pepper, organizationId, definition);
  }

  /** Oldest first. */
  async list(organizationId: string, after: string, limit: number): Promise<{ rows: sql.ApiKeyRow[]; more: boolean }> {
    const rows = await sql.listApiKeys(this.#database, organizationId, after, limit + 1);
    return { rows: rows.slice(0, limit), more: rows.length > limit };
  }

  async revoke(organizationId: string, keyId: string): Promise<void> {
    await this.#database.transaction(async (tx) => {
      await sql.lockOrganization(tx, organizationId);
      const row = await existing(tx, organizationId, keyId);
      if (row.admin && (await sql.countAdminKeys(tx, organizationId, null)) === 1) {
        throw conflict("This is the organization's last admin key; make another before you revoke it.", { api_key: keyId });
      }
      await sql.revokeApiKey(tx, organizationId, keyId, this.#clock.now());
    });
  }

  /** `previousValidFor`: how long the present key stays good, as `24h`. */
  async rotate(organizationId: string, keyId: string, previousValidFor: string): Promise<MadeKey> {
    const overlap = overlapMs(previousValidFor);
    const token = newApiKeyToken();
    const now = this.#clock.now();
    const row = await this.#database.transaction(async (tx) => {
      await sql.lockOrganization(tx, organizationId);
      return sql.replaceApiKey(tx, organizationId, keyId, {
        hash: this.#pepper.hash(token),
        pepper: this.#pepper.fingerprint,
        previousValidUntil: overlap === 0 ? null : new Date(now.getTime() + overlap),
      });
    });
    if (row === undefined) throw unknownKey(keyId);
    return { row, token };
  }
}

/** Makes and stores a key, as it is defined. */
export async function makeApiKey(
  session: Session,
  clock: Clock,
  pepper: Pepper,
  organizationId: string,
  definition: ApiKeyDefinition,
): Promise<MadeKey> {
  const token = newApiKeyToken();
  const row = await storeApiKey(session, clock, pepper, organizationId, definition, token);
  if (row === null) throw new ServiceError("internal", "Two random keys came out equal.");
  return { row, token };
}

/** Null where a key of that text exists already, be it a revoked one. */
export async function storeApiKey(
  session: Session,
  clock: Clock,
  pepper: Pepper,
  organizationId: string,
  { name, role, admin, scope }: ApiKeyDefinition,
  token: string,
): Promise<sql.ApiKeyRow | null> {
  const now = clock.now();
  const row = { key_id: newId("key", now), organization_id: organizationId, name, role, admin, scope, created_at: now };
  const stored = await sql.insertApiKey(session, { ...row, hash: pepper.hash(token), pepper: pepper.fingerprint });
  return stored ? { ...row, previous_valid_until: null } : null;
}

function refuseUnfit({ role, admin, scope }: ApiKeyDefinition): void {
  if (!admin) return;
  const issues = [];
  if (role !== "read_write") issues.push({ path: "/role", message: "must be read_write for an admin key" });
  if (scope !== null)
    issues.push({ path: "/scope", message: "must be absent for an admin key, which reaches the whole organization" });
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
