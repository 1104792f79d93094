/** Cancels jobs whose object no longer exists. */
import type { Transaction } from "#src/foundation/db/database.ts";
import { recordTransition } from "./events.ts";
import * as sql from "./job-rows.ts";

/** Cancels a job, even if users cannot cancel its type. A job that has ended stays as it is. */
export async function cancelJob(tx: Transaction, organizationId: string, jobId: string, at: Date): Promise<void> {
  const held = await sql.holdJob(tx, organizationId, jobId);
  if (!held || held.endedAt !== null) return;
  const changed = await sql.changeJob(tx, jobId, { status: "cancelled", heldBy: null, error: null }, at);
  await recordTransition(tx, changed, at);
}

/** Cancels the jobs that wait to activate versions of judgments that no longer exist. */
export async function cancelTrials(
  tx: Transaction,
  organizationId: string,
  judgmentIds: readonly string[],
  at: Date,
): Promise<void> {
  for (const judgmentId of judgmentIds) {
    for (const { jobId } of await sql.listOpen(tx, { type: "shadow", judgmentId }))
      await cancelJob(tx, organizationId, jobId, at);
  }
}
