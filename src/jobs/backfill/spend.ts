/** The cost of a page of judging. */
import type { Attodollars } from "#src/accounts/money/money.ts";
import { isNonProduction } from "#src/accounts/money/usage.ts";
import type { Transaction } from "#src/foundation/db/database.ts";
import type { JobParts } from "#src/jobs/parts/parts.ts";
import type { Landed } from "#src/judging/landing/landing.ts";
import type { NamespaceIdentity } from "#src/records/namespaces/namespaces.ts";

/** The amount by which `GET /usage` rises for usage that the transaction has counted; 0 for a non-production namespace. */
export async function costOf(
  { spending }: Pick<JobParts, "spending">,
  tx: Transaction,
  { organizationId, namespaceId }: NamespaceIdentity,
  { units, at }: Pick<Landed, "units" | "at">,
): Promise<Attodollars> {
  if (units === 0 || at === undefined || (await isNonProduction(tx, namespaceId))) return 0n;
  return spending.costOfCounted(tx, organizationId, units, at);
}
