/**
 * Deletes a namespace. The request frees the name and marks the row in one transaction, which waits for the commit in progress.
 * From then on, nothing is committed to the namespace, persisted in it, or read from it by name. A `namespace_delete` job then
 * removes its content in the background. The row itself and its usage stay, because usage refers to the row.
 */

import { audit } from "#src/accounts/audit/audit.ts";
import { forgetNamespaceHours } from "#src/accounts/hours/judgment-hours.ts";
import { countEnded } from "#src/accounts/limits/plan-limits.ts";
import { addUsages } from "#src/accounts/money/usage.ts";
import type { Database, Transaction } from "#src/foundation/db/database.ts";
import { type Placements, placements } from "#src/foundation/db/tables.ts";
import { notFound } from "#src/foundation/errors.ts";
import type { Job } from "#src/foundation/jobs/job.ts";
import { startJob } from "#src/foundation/jobs/start.ts";
import { forgetAll } from "#src/foundation/queue/wakeups.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import { forgetDeclarations } from "#src/records/attributes/declarations.ts";
import type { NamespaceRef } from "#src/records/namespace-ref.ts";
import * as sql from "#src/records/namespaces/sql.ts";

/** Tables whose rows outlive their namespace. */
const KEPT = ["namespaces", "usage_lines", "recorded_events"];
/** Tables beside those of namespaces whose rows also end with their namespace. */
const BESIDE = ["judgment_hours", "sentinel_contexts", "shared_answers"];

/**
 * Tables with rows of a deleted namespace, in the order in which they are emptied. Tables that refer to documents come before
 * them.
 */
export const leftOver: readonly string[] = Object.entries(placements as Placements)
  .filter(([table, placement]) => placement === "namespace" && !KEPT.includes(table))
  .map(([table]) => table)
  .concat(BESIDE)
  .sort((one, other) => Number(one === "documents") - Number(other === "documents"));

/** Ends what one module stores for a namespace, in the transaction that deletes it. */
export type EndOfNamespace = (
  tx: Transaction,
  namespace: { organizationId: string; namespaceId: number; name: string },
  at: Date,
) => Promise<void>;

export interface DeletionParts {
  db: Database;
  clock: Clock;
  /** Releases what the namespace needs elsewhere. It locks definitions and other namespaces, so it comes before the namespace is locked. */
  releaseNamespace(tx: Transaction, namespace: NamespaceRef, at: Date): Promise<void>;
  /** What ends together with a namespace, in this order. */
  endOfNamespace: readonly EndOfNamespace[];
  /** Tells this process's worker that there is a job. */
  wakeJobs(): void;
}

/** @throws ServiceError `not_found` */
export async function deleteNamespace(parts: DeletionParts, namespace: NamespaceRef): Promise<Job> {
  const at = parts.clock.now();
  const job = await parts.db.transaction(async (tx) => {
    const begun = await begin(tx, parts, namespace, at);
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

async function begin(
  tx: Transaction,
  { releaseNamespace, endOfNamespace }: Pick<DeletionParts, "releaseNamespace" | "endOfNamespace">,
  namespace: NamespaceRef,
  at: Date,
): Promise<Job> {
  const { organizationId, name } = namespace;
  const missing = notFound(`Namespace "${name}"`);
  if ((await sql.findNamespaceId(tx, organizationId, name)) === undefined) throw missing;
  await releaseNamespace(tx, namespace, at);
  const namespaceId = await sql.freeName(tx, organizationId, name);
  if (namespaceId === undefined) throw missing;
  const { documents, bytes, retained, sequence, nonProduction } = await sql.markDeleted(tx, namespaceId, at);
  await sql.noteEnd(tx, organizationId, name, sequence);
  await addUsages(tx, "writes", at, [{ namespaceId, organizationId, nonProduction, bytes: 0, stored: -bytes }]);
  for (const end of endOfNamespace) await end(tx, { organizationId, namespaceId, name }, at);
  await forgetDeclarations(tx, organizationId, name);
  const pins = await sql.deletePins(tx, namespaceId);
  // Last, because other namespaces change these counts, and in the order in which the sweep of history does.
  await countEnded(tx, organizationId, "namespaces", 1);
  await countEnded(tx, organizationId, "retained_bytes", retained);
  await countEnded(tx, organizationId, "open_cursors", pins);
  const settings = { namespaceId, documents };
  return startJob(tx, { organizationId, type: "namespace_delete", namespace: name, judgment: null, settings }, at);
}

/** Deletes some rows of a deleted namespace from a table. Returns their number. */
export async function deleteRows(
  tx: Transaction,
  table: string,
  { organizationId, namespaceId }: { organizationId: string; namespaceId: number },
  limit: number,
): Promise<number> {
  if (table === "judgment_hours") return forgetNamespaceHours(tx, organizationId, namespaceId, limit);
  return sql.deleteRows(tx, table, namespaceId, limit);
}

/** A deleted namespace has no more work. */
export const forgetWakeups = forgetAll;
