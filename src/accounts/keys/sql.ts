/** All statements on organizations and API keys. */

import type { KeyIdentity, PersonIdentity, Plan } from "#src/accounts/identity.ts";
import { built, knex } from "#src/foundation/db/built.ts";
import type { Session, Transaction } from "#src/foundation/db/database.ts";

export interface OrganizationRow {
  readonly organization_id: string;
  readonly name: string;
  readonly plan: Plan;
  readonly suggestions: boolean;
  readonly contacts: string[];
  readonly created_at: Date;
}

export interface ApiKeyRow {
  readonly key_id: string;
  readonly organization_id: string;
  readonly name: string;
  readonly role: KeyIdentity["role"];
  readonly admin: boolean;
  readonly scope: string | null;
  readonly previous_valid_until: Date | null;
  readonly expires_at: Date | null;
  /** CIDR blocks; null for all addresses. */
  readonly allowed_addresses: string[] | null;
  /** Rounded to the hour. */
  readonly last_used_at: Date | null;
  /** The key that created it; null if the operator did. */
  readonly created_by: string | null;
  readonly created_at: Date;
  /** Whose key it is; null for keys that have a value. */
  readonly person: PersonIdentity | null;
}

export interface NewApiKey extends Omit<ApiKeyRow, "previous_valid_until" | "last_used_at" | "person"> {
  readonly hash: Buffer;
  readonly pepper: string;
}

export const KEY = [
  "key_id",
  "organization_id",
  "name",
  "role",
  "admin",
  "scope",
  "previous_valid_until",
  "expires_at",
  "allowed_addresses",
  "last_used_at",
  "created_by",
  "created_at",
  "person",
];
const ORGANIZATION = ["organization_id", "name", "plan", "suggestions", "contacts", "created_at"];

/** Keys that are not revoked. */
const living = () => knex("api_keys").whereNull("revoked_at");

/** Those that have a value. */
const livingWithValue = () => living().whereNull("person_digest");

/** True if this call created it; false if the name exists. */
export async function insertOrganization(
  tx: Transaction,
  { organization_id, name, plan, created_at }: Pick<OrganizationRow, "organization_id" | "name" | "plan" | "created_at">,
): Promise<boolean> {
  const inserted = knex("organizations").insert({ organization_id, name, plan, created_at });
  const made = await built(tx, inserted.onConflict("name").ignore().returning("organization_id"));
  return made.length > 0;
}

export async function readOrganization(session: Session, organizationId: string): Promise<OrganizationRow | undefined> {
  const [row] = await built<OrganizationRow>(
    session,
    knex("organizations").select(ORGANIZATION).where({ organization_id: organizationId }),
  );
  return row;
}

/** Changes the given members. Returns the row after the change. */
export async function updateOrganization(
  session: Session,
  organizationId: string,
  { suggestions, contacts }: Partial<Pick<OrganizationRow, "suggestions" | "contacts">>,
): Promise<OrganizationRow | undefined> {
  if (suggestions === undefined && contacts === undefined) return readOrganization(session, organizationId);
  const [row] = await built<OrganizationRow>(
    session,
    knex("organizations")
      .update({ suggestions, contacts: contacts && JSON.stringify(contacts) })
      .where({ organization_id: organizationId })
      .returning(ORGANIZATION),
  );
  return row;
}

/** The oldest organization; undefined in an empty database. */
export async function firstOrganization(session: Session): Promise<OrganizationRow | undefined> {
  const [row] = await built<OrganizationRow>(
    session,
    knex("organizations").select(ORGANIZATION).orderBy(["created_at", "organization_id"]).limit(1),
  );
  return row;
}

/** The organization of that name; the oldest one if null. */
export async function findOrganizationId(session: Session, name: string | null): Promise<string | undefined> {
  const found = knex("organizations").select("organization_id").orderBy(["created_at", "organization_id"]).limit(1);
  const [row] = await built<{ organization_id: string }>(session, name === null ? found : found.where({ name }));
  return row?.organization_id;
}

export interface KeyOfOrganization extends ApiKeyRow {
  readonly plan: Plan;
}

export interface FoundKey extends KeyOfOrganization {
  readonly hash: Buffer;
  readonly previous_hash: Buffer | null;
}

const foundKey = `
      select k.key_id, k.organization_id, k.name, k.role, k.admin, k.scope, k.previous_valid_until, k.created_at,
             k.expires_at, k.allowed_addresses, k.last_used_at, k.created_by, k.person, k.hash, k.previous_hash, o.plan
      from api_keys k join organizations o on o.organization_id = k.organization_id`;

/** The key with this hash, including a key whose hash before its last rotation is still valid. */
export async function findApiKeyByHash(session: Session, hash: Buffer, now: Date): Promise<FoundKey | undefined> {
  const [row] = await session.query<FoundKey>({
    name: "api_key_by_hash",
    text: `
      ${foundKey}
      where (k.hash = $1 or (k.previous_hash = $1 and k.previous_valid_until > $2)) and k.revoked_at is null
        and (k.expires_at is null or k.expires_at > $2)`,
    values: [hash, now],
  });
  return row;
}

/** The key with this id, unless it is revoked or has expired. */
export async function findApiKey(session: Session, keyId: string, now: Date): Promise<FoundKey | undefined> {
  const [row] = await session.query<FoundKey>({
    name: "api_key_by_id",
    text: `
      ${foundKey}
      where k.key_id = $1 and k.revoked_at is null and (k.expires_at is null or k.expires_at > $2)`,
    values: [keyId, now],
  });
  return row;
}

/** The keys that have one of these hashes, or had it before their last rotation, valid or not. */
export async function findKeysByHashes(
  session: Session,
  hashes: readonly Buffer[],
): Promise<{ key_id: string; organization_id: string; hash: Buffer; previous_hash: Buffer | null }[]> {
  const columns = ["key_id", "organization_id", "hash", "previous_hash"];
  return built(session, knex("api_keys").select(columns).whereIn("hash", hashes).orWhereIn("previous_hash", hashes));
}

/** False if a key with that hash exists already, revoked or not. */
export async function insertApiKey(tx: Session, { allowed_addresses: allowed, ...row }: NewApiKey): Promise<boolean> {
  const inserted = knex("api_keys").insert({ ...row, allowed_addresses: allowed && JSON.stringify(allowed) });
  const made = await built(tx, inserted.onConflict("hash").ignore().returning("key_id"));
  return made.length > 0;
}

/** Records the use of a key, at most once per hour. */
export async function noteUse(session: Session, organizationId: string, keyId: string, hour: Date): Promise<void> {
  await built(
    session,
    knex("api_keys")
      .update({ last_used_at: hour })
      .where({ organization_id: organizationId, key_id: keyId })
      .where((use) => use.whereNull("last_used_at").orWhere("last_used_at", "<", hour)),
  );
}

/** Keys that are not revoked, oldest first, after the key `after`. */
export async function listApiKeys(session: Session, organizationId: string, after: string, limit: number): Promise<ApiKeyRow[]> {
  return built<ApiKeyRow>(
    session,
    living().select(KEY).where({ organization_id: organizationId }).where("key_id", ">", after).orderBy("key_id").limit(limit),
  );
}

export async function readApiKey(session: Session, organizationId: string, keyId: string): Promise<ApiKeyRow | undefined> {
  const [row] = await built<ApiKeyRow>(session, living().select(KEY).where({ organization_id: organizationId, key_id: keyId }));
  return row;
}

export async function revokeApiKey(tx: Transaction, organizationId: string, keyId: string, at: Date): Promise<void> {
  await built(tx, living().update({ revoked_at: at }).where({ organization_id: organizationId, key_id: keyId }));
}

/** Replaces a key's hash. The old one stays valid until `previousValidUntil`; null ends it at once. */
export async function replaceApiKey(
  tx: Transaction,
  organizationId: string,
  keyId: string,
  to: { hash: Buffer; pepper: string; previousValidUntil: Date | null },
): Promise<ApiKeyRow | undefined> {
  const [row] = await built<ApiKeyRow>(
    tx,
    living()
      .update({
        hash: to.hash,
        pepper: to.pepper,
        previous_hash: to.previousValidUntil === null ? null : knex.ref("hash"),
        previous_valid_until: to.previousValidUntil,
        given_digest: null,
        rotated_given_digest: knex.raw("coalesce(given_digest, rotated_given_digest)"),
      })
      .where({ organization_id: organizationId, key_id: keyId })
      .returning(KEY),
  );
  return row;
}

/** Whether a key exists, and is neither revoked nor expired. */
export async function isGoodKey(session: Session, keyId: string, now: Date): Promise<boolean> {
  const good = living()
    .where({ key_id: keyId })
    .where((keys) => keys.whereNull("expires_at").orWhere("expires_at", ">", now));
  const rows = await built(session, good.select("key_id"));
  return rows.length > 0;
}

/** The number of admin keys that are not revoked and never expire. With `pepper`, only those hashed with it. */
export async function countAdminKeys(
  session: Session,
  organizationId: string,
  peppers: readonly string[] | null,
): Promise<number> {
  const counted = living().count().where({ organization_id: organizationId, admin: true }).whereNull("expires_at");
  const [row] = await built<{ count: number }>(session, peppers === null ? counted : counted.whereIn("pepper", peppers));
  return row!.count;
}

/** Stores the hash of a key under another pepper, unless the hash has changed meanwhile. */
export async function rehash(
  session: Session,
  organizationId: string,
  keyId: string,
  from: Buffer,
  { hash, pepper }: { hash: Buffer; pepper: string },
): Promise<void> {
  await built(
    session,
    knex("api_keys").update({ hash, pepper }).where({ organization_id: organizationId, key_id: keyId, hash: from }),
  );
}

/** Keys that are not revoked, by the fingerprint of their pepper. */
export async function countKeysByPepper(session: Session): Promise<{ pepper: string; count: number }[]> {
  return built(session, livingWithValue().select("pepper").count().groupBy("pepper"));
}

/** Records that a key was given by the operator and not created here. */
export async function setGivenDigest(tx: Session, keyId: string, digest: Buffer): Promise<void> {
  await built(tx, knex("api_keys").update({ given_digest: digest }).where({ key_id: keyId }));
}

/** Whether a given key with this digest was revoked or rotated, under any pepper. */
export async function isGivenKeyEnded(tx: Session, organizationId: string, digest: Buffer): Promise<boolean> {
  const ended = await built(
    tx,
    knex("api_keys")
      .select("key_id")
      .where({ organization_id: organizationId })
      .where((key) =>
        key
          .where({ rotated_given_digest: digest })
          .orWhere((revoked) => revoked.where({ given_digest: digest }).whereNotNull("revoked_at")),
      )
      .limit(1),
  );
  return ended.length > 0;
}

/** The number of keys that are unusable while the server has this pepper. */
export async function countKeysUnderOtherPeppers(session: Session, peppers: readonly string[]): Promise<number> {
  const [row] = await built<{ count: number }>(session, livingWithValue().count().whereNotIn("pepper", peppers));
  return row!.count;
}
