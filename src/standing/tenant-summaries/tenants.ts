/** The tenants of a template: the namespaces below it, and deleted namespaces with a recorded status. */
import type { Tenant } from "#generated/types.ts";
import type { Session } from "#src/foundation/db/database.ts";
import { namespacesUnder } from "#src/records/namespaces/namespaces.ts";
import type { SummaryRow, TenantRow } from "./sql.ts";
import * as sql from "./sql.ts";

export interface FoundTenant {
  name: string;
  /** Null if it is deleted. */
  namespaceId: number | null;
  /** Its recorded status. Null if no run has reached it yet. */
  noted: TenantRow | null;
}

/** A page of tenants by name. */
export async function tenantsAfter(
  session: Session,
  { organizationId, template, claimId }: SummaryRow,
  after: string,
  limit: number,
): Promise<{ tenants: FoundTenant[]; more: boolean }> {
  const living = await namespacesUnder(session, organizationId, template, after, limit + 1);
  const noted = await sql.readTenants(session, claimId, after, limit + 1);
  const found = new Map<string, FoundTenant>();
  for (const { name, namespaceId } of living) found.set(name, { name, namespaceId, noted: null });
  for (const row of noted) {
    const { namespaceId = null } = found.get(row.namespace) ?? {};
    found.set(row.namespace, { name: row.namespace, namespaceId, noted: row });
  }
  const tenants = [...found.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
  return { tenants: tenants.slice(0, limit), more: tenants.length > limit };
}

export function tenantView({ name, noted }: FoundTenant): Tenant {
  return {
    namespace: name,
    status: noted?.status ?? "pending",
    published_at: noted?.publishedAt?.toISOString() ?? null,
    source_as_of: noted?.sourceAsOf ?? null,
    reason: noted?.reason ?? null,
  };
}
