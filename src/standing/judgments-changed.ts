/** Wakes standing work when judgments change. Each consumer finds out by itself whether it is affected. */
import type { Transaction } from "#src/foundation/db/database.ts";
import { wakeGroups } from "#src/standing/groups/wake.ts";
import { wakeSubscriptions } from "#src/standing/subscriptions/resync.ts";

/** Call this in the transaction that changes an owner's judgments or their settings. */
export async function judgmentsChanged(tx: Transaction, organizationId: string, owner: string, at: Date): Promise<void> {
  await wakeSubscriptions(tx, organizationId, owner, at);
  await wakeGroups(tx, organizationId, owner, at);
}
