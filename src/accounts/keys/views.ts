/** Converts rows to the representations of the interface. */
import type { ApiKey } from "#generated/api-keys/types.ts";
import type { CallingKey, Organization } from "#generated/organizations/types.ts";
import type { Session } from "#generated/sessions/types.ts";
import type { KeyIdentity, SessionIdentity } from "../identity.ts";
import type { OrganizationRow } from "./organizations.ts";
import type { ApiKeyRow } from "./sql.ts";

/** Contacts are people: only admins see them. */
export function organizationView(row: OrganizationRow, key: KeyIdentity): Organization {
  return {
    id: row.organization_id,
    name: row.name,
    plan: row.plan,
    suggestions: row.suggestions,
    contacts: key.admin ? row.contacts : [],
    key: callingKeyView(key),
    created_at: row.created_at.toISOString(),
  };
}

export function callingKeyView({ id, role, admin, scope, expiresAt }: KeyIdentity): CallingKey {
  return { id, role, admin, scope, expires_at: expiresAt?.toISOString() ?? null };
}

export function sessionView({ id, createdAt, expiresAt, idleExpiresAt }: SessionIdentity): Session {
  return {
    id,
    created_at: createdAt.toISOString(),
    expires_at: expiresAt.toISOString(),
    idle_expires_at: idleExpiresAt.toISOString(),
  };
}

/** `now` decides whether the key before the last rotation is still valid. */
export function apiKeyView(row: ApiKeyRow, now: Date): ApiKey {
  const previous = row.previous_valid_until;
  return {
    id: row.key_id,
    name: row.name,
    role: row.role,
    admin: row.admin,
    scope: row.scope,
    previous_valid_until: previous !== null && previous > now ? previous.toISOString() : null,
    expires_at: row.expires_at?.toISOString() ?? null,
    allowed_addresses: row.allowed_addresses,
    last_used_at: row.last_used_at?.toISOString() ?? null,
    created_by: row.created_by,
    ...(row.person === null ? {} : { person: row.person }),
    created_at: row.created_at.toISOString(),
  };
}
