/** Finds jobs of one type on the same judgment that would do the same work. */
import type { JobType } from "#generated/types.ts";
import { covers } from "#src/accounts/scope.ts";
import type { Transaction } from "#src/foundation/db/database.ts";
import { conflict } from "#src/foundation/errors.ts";
import * as sql from "#src/foundation/jobs/job-rows.ts";

/**
 * Refuses a second job on namespaces that an open job covers. The caller holds the lock that excludes concurrent requests.
 * @throws ServiceError `conflict` with `details.job_id`
 */
export async function refuseOverlap(
  tx: Transaction,
  asked: { type: JobType; judgmentId: string; namespace: string },
): Promise<void> {
  const open = await sql.listOpen(tx, asked);
  const other = open.find(({ namespace }) => covers(namespace, asked.namespace) || covers(asked.namespace, namespace));
  if (!other) return;
  throw conflict(`A ${asked.type} job of this judgment is running on "${other.namespace}". Wait for it, or cancel it.`, {
    job_id: other.jobId,
  });
}

/** Whether an open job of a type on a judgment has exactly this place. */
export async function hasOpenJob(
  tx: Transaction,
  asked: { type: JobType; judgmentId: string; namespace: string },
): Promise<boolean> {
  return (await sql.listOpen(tx, asked)).some(({ namespace }) => namespace === asked.namespace);
}
