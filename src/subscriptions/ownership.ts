/** What ends with an owner of subscriptions. */
import { countEnded } from "#src/accounts/plan-limits.ts";
import type { Transaction } from "#src/db/database.ts";
import { markOwnedDeleted } from "./definitions-sql.ts";
import { sweepLater } from "./sweep.ts";

/** Ends the subscriptions that a namespace has itself; the caller has raised the organization's epoch for it. */
export async function forgetSubscriptions(tx: Transaction, organizationId: string, namespace: string, at: Date): Promise<void> {
  await countEnded(tx, organizationId, "subscriptions", await markOwnedDeleted(tx, organizationId, namespace, at));
  await sweepLater(tx, at);
}
