/** All statements on the keys of people. */
import type { PersonIdentity } from "#src/accounts/identity.ts";
import { built, knex } from "#src/foundation/db/built.ts";
import type { Session, Transaction } from "#src/foundation/db/database.ts";
import { type ApiKeyRow, KEY } from "./sql.ts";

export interface PersonKeyFacts extends Pick<ApiKeyRow, "name" | "role" | "admin" | "scope" | "expires_at"> {
  readonly person: PersonIdentity;
}

export interface NewPersonKey extends PersonKeyFacts, Pick<ApiKeyRow, "key_id" | "organization_id" | "created_at"> {
  readonly hash: Buffer;
  readonly pepper: string;
  readonly person_digest: Buffer;
}

/** Two sign-ins of one person take turns, so that the person gets one key. */
export async function lockPerson(tx: Transaction, organizationId: string, digest: Buffer): Promise<void> {
  await tx.query({
    name: "api_keys_lock_person",
    text: "select pg_advisory_xact_lock(hashtextextended('person ' || $1::text || $2::text, 0)) is null as held",
    values: [organizationId, digest.toString("hex")],
  });
}

/** The key that is not revoked. */
export async function readPersonKey(session: Session, organizationId: string, digest: Buffer): Promise<ApiKeyRow | undefined> {
  const [row] = await built<ApiKeyRow>(
    session,
    knex("api_keys").select(KEY).where({ organization_id: organizationId, person_digest: digest }).whereNull("revoked_at"),
  );
  return row;
}

export async function insertPersonKey(tx: Transaction, { person, ...row }: NewPersonKey): Promise<ApiKeyRow> {
  const [made] = await built<ApiKeyRow>(
    tx,
    knex("api_keys")
      .insert({ ...row, person: JSON.stringify(person) })
      .returning(KEY),
  );
  return made!;
}

/** Undefined if the key was revoked meanwhile. */
export async function updatePersonKey(
  tx: Transaction,
  organizationId: string,
  keyId: string,
  { person, ...facts }: PersonKeyFacts,
): Promise<ApiKeyRow | undefined> {
  const [row] = await built<ApiKeyRow>(
    tx,
    knex("api_keys")
      .update({ ...facts, person: JSON.stringify(person) })
      .where({ organization_id: organizationId, key_id: keyId })
      .whereNull("revoked_at")
      .returning(KEY),
  );
  return row;
}
