/** A month's usage as it counts against budgets: without non-production usage. */
import { numberArray, textArray } from "#src/foundation/db/array-literals.ts";
import type { Session } from "#src/foundation/db/database.ts";

export interface UsedRow {
  line: string;
  bytes: number;
  units: number;
}

/** The usage of namespaces, or what was last seen of it. */
export const readUsed = reading("usage_read_used", "usage_lines");
export const readUsedAsSeen = reading("usage_read_used_as_seen", "usage_lines_seen");

function reading(name: string, lines: string) {
  const text = `
      select namespace_id as "namespaceId", line, bytes, units
      from ${lines} where namespace_id = any($1::bigint[]) and month = $2 and not non_production`;
  return (session: Session, namespaceIds: readonly number[], month: string) =>
    session.query<UsedRow & { namespaceId: number }>({ name, text, values: [numberArray(namespaceIds), month] });
}

/** Whether a namespace is non-production, so that its usage is not billed. */
export async function isNonProduction(session: Session, namespaceId: number): Promise<boolean> {
  const [row] = await session.query<{ nonProduction: boolean }>({
    name: "usage_is_non_production",
    text: `select non_production as "nonProduction" from namespaces where namespace_id = $1`,
    values: [namespaceId],
  });
  return row?.nonProduction ?? false;
}

/** The usage of an organization, or what was last seen of it. */
export const readUsedByOrganization = summing("usage_read_used_by_organization", "usage_lines");
export const readUsedByOrganizationAsSeen = summing("usage_read_used_by_organization_as_seen", "usage_lines_seen");

function summing(name: string, lines: string) {
  const text = `
      select line, sum(bytes) as bytes, sum(units) as units
      from ${lines} where organization_id = $1 and month = $2 and not non_production group by line`;
  return (session: Session, organizationId: string, month: string) =>
    session.query<UsedRow>({ name, text, values: [organizationId, month] });
}

/** A set of names, with a name of its own. */
export interface NamedArea {
  prefix: string;
  exact: string | null;
  under: string | null;
}

/** The joint usage of the namespaces in each of these areas, including deleted ones. */
export async function readUsedUnder(
  session: Session,
  organizationId: string,
  month: string,
  areas: readonly NamedArea[],
): Promise<(UsedRow & { prefix: string })[]> {
  return session.query({
    name: "usage_read_used_under",
    text: `
      select a.prefix, u.line, sum(u.bytes) as bytes, sum(u.units) as units
      from usage_lines u join namespaces n on n.namespace_id = u.namespace_id
      join unnest($3::text[], $4::text[], $5::text[]) as a(prefix, exact, under)
        on n.name = a.exact or (n.name >= a.under and n.name < a.under || chr(127))
      where u.organization_id = $1 and u.month = $2 and not u.non_production
      group by a.prefix, u.line`,
    values: [
      organizationId,
      month,
      textArray(areas.map(({ prefix }) => prefix)),
      textArray(areas.map(({ exact }) => exact)),
      textArray(areas.map(({ under }) => under)),
    ],
  });
}
