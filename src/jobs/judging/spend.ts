/** What a page of judging costs. */
import { usd } from "#src/accounts/money.ts";
import type { Session } from "#src/db/database.ts";
import type { NamespaceIdentity } from "#src/namespaces/namespaces.ts";
import type { JobParts } from "../parts.ts";

/** In US dollars, on top of what the organization has used this month. */
export async function costOf(
  { spending }: Pick<JobParts, "spending">,
  session: Session,
  { organizationId }: NamespaceIdentity,
  units: number,
  at: Date,
): Promise<number> {
  return units === 0 ? 0 : usd(await spending.costOfUnits(session, organizationId, units, at));
}
