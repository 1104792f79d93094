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
  readonly created_at: Date;
}

export interface NewApiKey extends Omit<ApiKeyRow, "previous_valid_until"> {
  readonly hash: Buffer;
  readonly pepper: string;
}

const KEY = "key_id, organization_id, name, role, admin, scope, previous_valid_until, created_at";
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
             k.hash, k.previous_hash, o.plan
      from api_keys k join organizations o on o.organization_id = k.organization_id
      where (k.hash = $1 or (k.previous_hash = $1 and k.previous_valid_until > $2)) and k.revoked_at is null`,
    values: [hash, now],
  });
  return row;
}

/** False where a key with that hash exists already, revoked or not. */
export async function insertApiKey(tx: Session, row: NewApiKey): Promise<boolean> {
  const made = await tx.query({
    text: `
      insert into api_keys (key_id, organization_id, name, hash, pepper, role, admin, scope, created_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
      on conflict (hash) do nothing returning key_id`,
    values: [row.key_id, row.organization_id, row.name, row.hash, row.pepper, row.role, row.admin, row.scope, row.created_at],
  });
  return made.length > 0;
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
          hash = $3, pepper = $4
      where organization_id = $1 and key_id = $2 and revoked_at is null
      returning ${KEY}`,
    values: [organizationId, keyId, to.hash, to.pepper, to.previousValidUntil],
  });
  return row;
}

/** Admin keys that are not revoked; with `pepper`, those only that were hashed under it. */
export async function countAdminKeys(session: Session, organizationId: string, pepper: string | null): Promise<number> {
  const [row] = await session.query<{ count: number }>({
    text: `
      select count(*) as count from api_keys
      where organization_id = $1 and admin and revoked_at is null and ($2::text is null or pepper = $2)`,
    values: [organizationId, pepper],
  });
  return row?.count ?? 0;
}

/** Keys that nobody can use while the server has this pepper. */
export async function countKeysUnderOtherPeppers(session: Session, pepper: string): Promise<number> {
  const [row] = await session.query<{ count: number }>({
    text: "select count(*) as count from api_keys where revoked_at is null and pepper <> $1",
    values: [pepper],
  });
  return row?.count ?? 0;
}
