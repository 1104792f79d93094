/** Jobs of one type about one judgment, where they would do the same work. */
import type { JobType } from "#generated/types.ts";
import { covers } from "#src/accounts/scope.ts";
import type { Transaction } from "#src/db/database.ts";
import { conflict } from "#src/errors.ts";
import * as sql from "./sql.ts";

/**
 * Refuses a second job over namespaces that one which has not ended covers. The caller holds what keeps rivals apart.
 * @throws ServiceError `conflict` with `details.job_id`
 */
export async function refuseOverlap(
  tx: Transaction,
  asked: { type: JobType; judgmentId: string; namespace: string },
): Promise<void> {
  const open = await sql.listOpen(tx, asked);
  const other = open.find(({ namespace }) => covers(namespace, asked.namespace) || covers(asked.namespace, namespace));
  if (!other) return;
  throw conflict(`A ${asked.type} job of this judgment is at work on "${other.namespace}"; wait for it, or cancel it.`, {
    job_id: other.jobId,
  });
}

/** Whether a job of a type about a judgment is at work in this very place. */
export async function hasOpenJob(
  tx: Transaction,
  asked: { type: JobType; judgmentId: string; namespace: string },
): Promise<boolean> {
  return (await sql.listOpen(tx, asked)).some(({ namespace }) => namespace === asked.namespace);
}
