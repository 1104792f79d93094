/** What has been used in a month, as it counts against budgets: without what is for no production. */
import { numberArray } from "#src/db/array-literals.ts";
import type { Session } from "#src/db/database.ts";

export interface UsedRow {
  line: string;
  bytes: number;
  units: number;
}

export async function readUsed(
  session: Session,
  namespaceIds: readonly number[],
  month: string,
): Promise<(UsedRow & { namespaceId: number })[]> {
  return session.query({
    name: "usage_read_used",
    text: `
      select namespace_id as "namespaceId", line, bytes, units
      from usage_lines where namespace_id = any($1::bigint[]) and month = $2 and not non_production`,
    values: [numberArray(namespaceIds), month],
  });
}

export async function readUsedByOrganization(session: Session, organizationId: string, month: string): Promise<UsedRow[]> {
  return session.query({
    name: "usage_read_used_by_organization",
    text: `
      select line, sum(bytes) as bytes, sum(units) as units
      from usage_lines where organization_id = $1 and month = $2 and not non_production group by line`,
    values: [organizationId, month],
  });
}
