/** What a page of judging costs. */
import type { Attodollars } from "#src/accounts/money.ts";
import { isNonProduction } from "#src/accounts/usage-sql.ts";
import type { Transaction } from "#src/db/database.ts";
import type { Landed } from "#src/judging/landing.ts";
import type { NamespaceIdentity } from "#src/namespaces/namespaces.ts";
import type { JobParts } from "../parts.ts";

/** By what `GET /usage` rises for a landing whose usage the transaction has counted: nothing where the namespace is not for production. */
export async function costOf(
  { spending }: Pick<JobParts, "spending">,
  tx: Transaction,
  { organizationId, namespaceId }: NamespaceIdentity,
  { units, at }: Pick<Landed, "units" | "at">,
): Promise<Attodollars> {
  if (units === 0 || at === undefined || (await isNonProduction(tx, namespaceId))) return 0n;
  return spending.costOfCounted(tx, organizationId, units, at);
}
