/**
 * Tombstones of deleted subscriptions tell processes with cached definitions of the deletion. They are removed after a day. A process that
 * has slept longer sees from the organization's `swept_epoch` that its cache is too old, and reads everything again.
 */

import type { Database, Transaction } from "#src/foundation/db/database.ts";
import { wake } from "#src/foundation/queue/wakeups.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import { oldestDeletion, readDeleted, sweepSome } from "./definitions-sql.ts";
import { SUBSCRIPTIONS, SWEEP_ID } from "./wakeups.ts";

const KEPT_MS = 24 * 3_600_000;
const AT_ONCE = 1_000;

/** Call this in the transaction that deletes subscriptions. */
export async function sweepLater(tx: Transaction, at: Date): Promise<void> {
  await wake(tx, SUBSCRIPTIONS, SWEEP_ID, new Date(at.getTime() + KEPT_MS));
}

/** Deletes tombstones that are old enough. Returns when there will be more. */
export async function sweepDeleted({ db, clock }: { db: Database; clock: Clock }, signal: AbortSignal): Promise<Date | null> {
  while (!signal.aborted) {
    const old = await readDeleted(db, new Date(clock.now().getTime() - KEPT_MS), AT_ONCE);
    for (const [organizationId, rows] of Map.groupBy(old, (row) => row.organizationId)) {
      await db.transaction((tx) => sweepSome(tx, organizationId, rows));
    }
    if (old.length < AT_ONCE) break;
  }
  const oldest = await oldestDeletion(db);
  return oldest && new Date(oldest.getTime() + KEPT_MS);
}
