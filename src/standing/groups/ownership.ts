/** What to delete together with an owner of groups. */
import { countEnded } from "#src/accounts/limits/plan-limits.ts";
import type { Transaction } from "#src/foundation/db/database.ts";
import { cancelJob } from "#src/foundation/jobs/cancellation.ts";
import { deleteOwned, readOwned } from "./definitions-sql.ts";

/** Deletes the groups of a namespace. The caller has raised the organization's epoch. */
export async function forgetGroups(tx: Transaction, organizationId: string, namespace: string, at: Date): Promise<void> {
  for (const { jobId } of await readOwned(tx, organizationId, [namespace])) {
    if (jobId !== null) await cancelJob(tx, organizationId, jobId, at);
  }
  await countEnded(tx, organizationId, "groups", await deleteOwned(tx, organizationId, namespace));
}
