/** Every statement on organizations and API keys. */
import type { Session, Transaction } from "#src/db/database.ts";
import type { KeyIdentity, Plan } from "./identity.ts";

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
  /** CIDR blocks; null for everywhere. */
  readonly allowed_addresses: string[] | null;
  /** To the hour. */
  readonly last_used_at: Date | null;
  /** The key that made it; null where the operator did. */
  readonly created_by: string | null;
  readonly created_at: Date;
}

export interface NewApiKey extends Omit<ApiKeyRow, "previous_valid_until" | "last_used_at"> {
  readonly hash: Buffer;
  readonly pepper: string;
}

const KEY = `
  key_id, organization_id, name, role, admin, scope, previous_valid_until, expires_at, allowed_addresses, last_used_at, created_by, created_at`;
const ORGANIZATION = "organization_id, name, plan, suggestions, contacts, created_at";

/** True where this call made it; false where one of that name exists. */
export async function insertOrganization(
  tx: Transaction,
  row: Pick<OrganizationRow, "organization_id" | "name" | "plan" | "created_at">,
): Promise<boolean> {
  const made = await tx.query({
    text: `
      insert into organizations (organization_id, name, plan, created_at) values ($1, $2, $3, $4)
      on conflict (name) do nothing returning organization_id`,
    values: [row.organization_id, row.name, row.plan, row.created_at],
  });
  return made.length > 0;
}

export async function readOrganization(session: Session, organizationId: string): Promise<OrganizationRow | undefined> {
  const [row] = await session.query<OrganizationRow>({
    name: "organization_read",
    text: `select ${ORGANIZATION} from organizations where organization_id = $1`,
    values: [organizationId],
  });
  return row;
}

/** Changes what is given; answers it as it is then. */
export async function updateOrganization(
  session: Session,
  organizationId: string,
  { suggestions, contacts }: Partial<Pick<OrganizationRow, "suggestions" | "contacts">>,
): Promise<OrganizationRow | undefined> {
  const [row] = await session.query<OrganizationRow>({
    name: "organization_update",
    text: `
      update organizations set suggestions = coalesce($2::boolean, suggestions), contacts = coalesce($3::jsonb, contacts)
      where organization_id = $1 returning ${ORGANIZATION}`,
    values: [organizationId, suggestions ?? null, contacts === undefined ? null : JSON.stringify(contacts)],
  });
  return row;
}

/** The organization that was made first; undefined in a fresh database. */
export async function firstOrganization(session: Session): Promise<OrganizationRow | undefined> {
  const [row] = await session.query<OrganizationRow>({
    text: `select ${ORGANIZATION} from organizations order by created_at, organization_id limit 1`,
  });
  return row;
}

/** Makes whoever else holds the organization so, or makes namespaces of it, wait until the transaction ends. */
export async function lockOrganization(tx: Transaction, organizationId: string): Promise<void> {
  await tx.query({ text: "select 1 from organizations where organization_id = $1 for update", values: [organizationId] });
}

export interface FoundKey extends ApiKeyRow {
  readonly plan: Plan;
  readonly hash: Buffer;
  readonly previous_hash: Buffer | null;
}

/** The key with this hash, or whose one before the last rotation has it and is still good. */
export async function findApiKeyByHash(session: Session, hash: Buffer, now: Date): Promise<FoundKey | undefined> {
  const [row] = await session.query<FoundKey>({
    name: "api_key_by_hash",
    text: `
      select k.key_id, k.organization_id, k.name, k.role, k.admin, k.scope, k.previous_valid_until, k.created_at,
             k.expires_at, k.allowed_addresses, k.last_used_at, k.created_by, k.hash, k.previous_hash, o.plan
      from api_keys k join organizations o on o.organization_id = k.organization_id
      where (k.hash = $1 or (k.previous_hash = $1 and k.previous_valid_until > $2)) and k.revoked_at is null
        and (k.expires_at is null or k.expires_at > $2)`,
    values: [hash, now],
  });
  return row;
}

/** The keys that have, or had before their last rotation, one of these hashes, whether or not they are still good. */
export async function findKeysByHashes(
  session: Session,
  hashes: readonly Buffer[],
): Promise<{ key_id: string; organization_id: string; hash: Buffer; previous_hash: Buffer | null }[]> {
  return session.query({
    name: "api_keys_by_hashes",
    text: `
      select key_id, organization_id, hash, previous_hash from api_keys
      where hash = any($1::bytea[]) or previous_hash = any($1::bytea[])`,
    values: [hashes],
  });
}

/** False where a key with that hash exists already, revoked or not. */
export async function insertApiKey(tx: Session, row: NewApiKey): Promise<boolean> {
  const made = await tx.query({
    text: `
      insert into api_keys
        (key_id, organization_id, name, hash, pepper, role, admin, scope, expires_at, allowed_addresses, created_by, created_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
      on conflict (hash) do nothing returning key_id`,
    values: [
      row.key_id,
      row.organization_id,
      row.name,
      row.hash,
      row.pepper,
      row.role,
      row.admin,
      row.scope,
      row.expires_at,
      row.allowed_addresses === null ? null : JSON.stringify(row.allowed_addresses),
      row.created_by,
      row.created_at,
    ],
  });
  return made.length > 0;
}

/** Notes that a key was used, no more often than once an hour. */
export async function noteUse(session: Session, organizationId: string, keyId: string, hour: Date): Promise<void> {
  await session.query({
    text: `
      update api_keys set last_used_at = $3
      where organization_id = $1 and key_id = $2 and (last_used_at is null or last_used_at < $3)`,
    values: [organizationId, keyId, hour],
  });
}

/** Keys that are not revoked, oldest first, after the one named `after`. */
export async function listApiKeys(session: Session, organizationId: string, after: string, limit: number): Promise<ApiKeyRow[]> {
  return session.query<ApiKeyRow>({
    name: "api_key_list",
    text: `
      select ${KEY} from api_keys
      where organization_id = $1 and revoked_at is null and key_id > $2
      order by key_id limit $3`,
    values: [organizationId, after, limit],
  });
}

export async function readApiKey(session: Session, organizationId: string, keyId: string): Promise<ApiKeyRow | undefined> {
  const [row] = await session.query<ApiKeyRow>({
    text: `select ${KEY} from api_keys where organization_id = $1 and key_id = $2 and revoked_at is null`,
    values: [organizationId, keyId],
  });
  return row;
}

export async function revokeApiKey(tx: Transaction, organizationId: string, keyId: string, at: Date): Promise<void> {
  await tx.query({
    text: "update api_keys set revoked_at = $3 where organization_id = $1 and key_id = $2 and revoked_at is null",
    values: [organizationId, keyId, at],
  });
}

/** Replaces a key's hash; the one it had stays good until `previousValidUntil`, or not at all where that is null. */
export async function replaceApiKey(
  tx: Transaction,
  organizationId: string,
  keyId: string,
  to: { hash: Buffer; pepper: string; previousValidUntil: Date | null },
): Promise<ApiKeyRow | undefined> {
  const [row] = await tx.query<ApiKeyRow>({
    text: `
      update api_keys
      set previous_hash = case when $5::timestamptz is null then null else hash end, previous_valid_until = $5,
          hash = $3, pepper = $4,
          rotated_given_digest = coalesce(given_digest, rotated_given_digest), given_digest = null
      where organization_id = $1 and key_id = $2 and revoked_at is null
      returning ${KEY}`,
    values: [organizationId, keyId, to.hash, to.pepper, to.previousValidUntil],
  });
  return row;
}

/** Whether a key is there, and neither revoked nor expired. */
export async function isGoodKey(session: Session, keyId: string, now: Date): Promise<boolean> {
  const rows = await session.query({
    name: "keys_is_good",
    text: "select from api_keys where key_id = $1 and revoked_at is null and (expires_at is null or expires_at > $2)",
    values: [keyId, now],
  });
  return rows.length > 0;
}

/** Admin keys that neither are revoked nor ever expire; with `pepper`, those only that were hashed under it. */
export async function countAdminKeys(
  session: Session,
  organizationId: string,
  peppers: readonly string[] | null,
): Promise<number> {
  const [row] = await session.query<{ count: number }>({
    text: `
      select count(*) as count from api_keys
      where organization_id = $1 and admin and revoked_at is null and ($2::text[] is null or pepper = any($2))
        and expires_at is null`,
    values: [organizationId, peppers],
  });
  return row?.count ?? 0;
}

/** Stores the hash of a key under another pepper, unless it has another hash by now. */
export async function rehash(
  session: Session,
  organizationId: string,
  keyId: string,
  from: Buffer,
  to: { hash: Buffer; pepper: string },
): Promise<void> {
  await session.query({
    name: "api_key_rehash",
    text: "update api_keys set hash = $4, pepper = $5 where organization_id = $1 and key_id = $2 and hash = $3",
    values: [organizationId, keyId, from, to.hash, to.pepper],
  });
}

/** Keys that are not revoked, by the fingerprint of the pepper that they are hashed under. */
export async function countKeysByPepper(session: Session): Promise<{ pepper: string; count: number }[]> {
  return session.query({ text: "select pepper, count(*) as count from api_keys where revoked_at is null group by 1" });
}

/** Notes that a key was given and not made. */
export async function setGivenDigest(tx: Session, keyId: string, digest: Buffer): Promise<void> {
  await tx.query({ text: "update api_keys set given_digest = $2 where key_id = $1", values: [keyId, digest] });
}

/** Whether a key that was given with this digest has been revoked, or rotated to another, under whichever pepper. */
export async function isGivenKeyEnded(tx: Session, organizationId: string, digest: Buffer): Promise<boolean> {
  const [row] = await tx.query<{ ended: boolean }>({
    text: `
      select exists (
        select from api_keys
        where organization_id = $1 and (rotated_given_digest = $2 or (given_digest = $2 and revoked_at is not null))
      ) as ended`,
    values: [organizationId, digest],
  });
  return row?.ended ?? false;
}

/** Keys that nobody can use while the server has this pepper. */
export async function countKeysUnderOtherPeppers(session: Session, peppers: readonly string[]): Promise<number> {
  const [row] = await session.query<{ count: number }>({
    text: "select count(*) as count from api_keys where revoked_at is null and pepper <> all($1)",
    values: [peppers],
  });
  return row?.count ?? 0;
}
