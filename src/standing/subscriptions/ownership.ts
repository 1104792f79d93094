/** What to delete together with an owner of subscriptions. */
import { countEnded } from "#src/accounts/limits/plan-limits.ts";
import type { Transaction } from "#src/foundation/db/database.ts";
import { markOwnedDeleted } from "./definitions-sql.ts";
import { sweepLater } from "./sweep.ts";

/** Ends the subscriptions of a namespace. The caller has raised the organization's epoch. */
export async function forgetSubscriptions(tx: Transaction, organizationId: string, namespace: string, at: Date): Promise<void> {
  await countEnded(tx, organizationId, "subscriptions", await markOwnedDeleted(tx, organizationId, namespace, at));
  await sweepLater(tx, at);
}
