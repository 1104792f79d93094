/**
 * The end of a namespace. The request frees the name and marks the row in one transaction, which waits for the commit under way: from
 * then on nothing is committed to it, landed in it or read from it by name. What it held is removed behind that by a `namespace_delete`
 * job. The row itself stays, since usage goes by it, and so does usage.
 */

import { countEnded } from "#src/accounts/plan-limits.ts";
import { addUsages } from "#src/accounts/usage.ts";
import { forgetDeclarations } from "#src/attributes/declarations.ts";
import { audit } from "#src/audit/audit.ts";
import type { Clock } from "#src/clock.ts";
import type { Database, Transaction } from "#src/db/database.ts";
import { type Placements, placements } from "#src/db/tables.ts";
import { notFound } from "#src/errors.ts";
import { forgetGroups } from "#src/groups/ownership.ts";
import type { Job } from "#src/jobs/job.ts";
import { startJob } from "#src/jobs/start.ts";
import { forgetOwned } from "#src/judgments/ownership.ts";
import { forgetOutcomes } from "#src/outcomes/ownership.ts";
import { forgetSubscriptions } from "#src/subscriptions/ownership.ts";
import { forgetAll } from "#src/work/wakeups.ts";
import type { NamespaceRef } from "./sequence.ts";
import * as sql from "./sql.ts";

/** Tables whose rows outlive their namespace. */
const KEPT = ["namespaces", "usage_lines", "recorded_events"];

/** Tables that a deleted namespace has rows left in, in the order in which they are emptied; what points to documents goes before them. */
export const leftOver: readonly string[] = Object.entries(placements as Placements)
  .filter(([table, placement]) => placement === "namespace" && !KEPT.includes(table))
  .map(([table]) => table)
  .sort((one, other) => Number(one === "documents") - Number(other === "documents"));

export interface DeletionParts {
  db: Database;
  clock: Clock;
  /** Tells this process's worker that there is a job. */
  wakeJobs(): void;
}

/** @throws ServiceError `not_found` */
export async function deleteNamespace(parts: DeletionParts, namespace: NamespaceRef): Promise<Job> {
  const at = parts.clock.now();
  const job = await parts.db.transaction(async (tx) => {
    const begun = await begin(tx, namespace, at);
    const change = {
      action: "namespace.deleted",
      namespace: namespace.name,
      subject: null,
      after: { job_id: begun.jobId },
    } as const;
    await audit(tx, namespace.organizationId, change, at);
    return begun;
  });
  parts.wakeJobs();
  return job;
}

async function begin(tx: Transaction, namespace: NamespaceRef, at: Date): Promise<Job> {
  const { organizationId, name } = namespace;
  const namespaceId = await sql.freeName(tx, organizationId, name);
  if (namespaceId === undefined) throw notFound(`Namespace "${name}"`);
  const { documents, bytes, sequence, nonProduction } = await sql.markDeleted(tx, namespaceId, at);
  await sql.noteEnd(tx, organizationId, name, sequence);
  await countEnded(tx, organizationId, "namespaces", 1);
  await countEnded(tx, organizationId, "open_cursors", await sql.deletePins(tx, namespaceId));
  await addUsages(tx, "writes", at, [{ namespaceId, organizationId, nonProduction, bytes: 0, stored: -bytes }]);
  await forgetOwned(tx, organizationId, name, at);
  await forgetSubscriptions(tx, organizationId, name, at);
  await forgetGroups(tx, organizationId, name, at);
  await forgetOutcomes(tx, organizationId, namespaceId, at);
  await forgetDeclarations(tx, organizationId, name);
  const settings = { namespaceId, documents };
  return startJob(tx, { organizationId, type: "namespace_delete", namespace: name, judgment: null, settings }, at);
}

/** Deletes some rows of a table that a deleted namespace has left; answers how many. */
export async function deleteRows(tx: Transaction, table: string, namespaceId: number, limit: number): Promise<number> {
  return sql.deleteRows(tx, table, namespaceId, limit);
}

/** Nothing is left to be done in a namespace that is gone. */
export const forgetWakeups = forgetAll;
