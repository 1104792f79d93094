/** What changes of judgments mean for standing work: their readers see by themselves whom it concerns. */
import type { Transaction } from "#src/db/database.ts";
import { wakeGroups } from "#src/groups/wake.ts";
import { wakeSubscriptions } from "#src/subscriptions/resync.ts";

/** To be called in the transaction that changes what an owner has of judgments, or of their settings. */
export async function judgmentsChanged(tx: Transaction, organizationId: string, owner: string, at: Date): Promise<void> {
  await wakeSubscriptions(tx, organizationId, owner, at);
  await wakeGroups(tx, organizationId, owner, at);
}
