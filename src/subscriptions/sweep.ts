/**
 * What is kept of deleted subscriptions, so that everybody who holds definitions learns of it, goes after a day. Who has slept longer sees by
 * the organization's `swept_epoch` that what it holds is too old, and reads all of it again.
 */
import type { Clock } from "#src/clock.ts";
import type { Database, Transaction } from "#src/db/database.ts";
import { wake } from "#src/work/wakeups.ts";
import { oldestDeletion, readDeleted, sweepSome } from "./definitions-sql.ts";
import { SUBSCRIPTIONS, SWEEP_ID } from "./wakeups.ts";

const KEPT_MS = 24 * 3_600_000;
const AT_ONCE = 1_000;

/** To be called in the transaction that deletes some. */
export async function sweepLater(tx: Transaction, at: Date): Promise<void> {
  await wake(tx, SUBSCRIPTIONS, SWEEP_ID, new Date(at.getTime() + KEPT_MS));
}

/** Sweeps what is old enough; answers when there will be more. */
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
