/** Rows as the interface shows them. */
import type { ApiKey } from "#generated/api-keys/types.ts";
import type { Organization } from "#generated/organization/types.ts";
import type { ApiKeyRow } from "./api-keys.ts";
import type { OrganizationRow } from "./organizations.ts";

export function organizationView(row: OrganizationRow): Organization {
  return {
    id: row.organization_id,
    name: row.name,
    plan: row.plan,
    suggestions: row.suggestions,
    contacts: row.contacts,
    created_at: row.created_at.toISOString(),
  };
}

/** `now` decides whether the key before the last rotation is still good. */
export function apiKeyView(row: ApiKeyRow, now: Date): ApiKey {
  const previous = row.previous_valid_until;
  return {
    id: row.key_id,
    name: row.name,
    role: row.role,
    admin: row.admin,
    scope: row.scope,
    previous_valid_until: previous !== null && previous > now ? previous.toISOString() : null,
    created_at: row.created_at.toISOString(),
  };
}
