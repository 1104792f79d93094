/** What ends with an owner of groups. */
import { countEnded } from "#src/accounts/plan-limits.ts";
import type { Transaction } from "#src/db/database.ts";
import { cancelJob } from "#src/jobs/cancellation.ts";
import { deleteOwned, readOwned } from "./definitions-sql.ts";

/** Ends the groups that a namespace has itself; the caller has raised the organization's epoch for it. */
export async function forgetGroups(tx: Transaction, organizationId: string, namespace: string, at: Date): Promise<void> {
  for (const { jobId } of await readOwned(tx, organizationId, [namespace])) {
    if (jobId !== null) await cancelJob(tx, organizationId, jobId, at);
  }
  await countEnded(tx, organizationId, "groups", await deleteOwned(tx, organizationId, namespace));
}
