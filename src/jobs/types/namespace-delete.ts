/**
 * `namespace_delete`: removes what a deleted namespace held, table by table, some rows a page. Nobody writes to it any more: the
 * request that began the job has marked its row, which stays for good, so that what was billed to it keeps its name.
 */
import type { Transaction } from "#src/db/database.ts";
import { recordEvents } from "#src/events/record.ts";
import { deleteRows, forgetWakeups, leftOver } from "#src/namespaces/deletion.ts";
import type { Job, JobKind } from "../job.ts";

export interface DeleteSettings {
  namespaceId: number;
  /** Documents that it held. */
  documents: number;
}

/** The table that is being emptied. */
interface DeleteCheckpoint {
  table: string;
}

/** Documents may be large, and other tables have many rows a document. */
const ROWS = 1_000;

export const namespaceDelete: JobKind = {
  type: "namespace_delete",
  cannotBeCancelled: "The namespace is deleted already; a namespace_delete job removes what it held and cannot be cancelled.",
  async page(job) {
    return (tx, now) => page(tx, job as unknown as Job<DeleteSettings, DeleteCheckpoint>, now);
  },
  total: ({ settings }) => (settings as unknown as DeleteSettings).documents,
};

async function page(tx: Transaction, job: Job<DeleteSettings, DeleteCheckpoint>, now: Date) {
  const {
    settings: { namespaceId },
    checkpoint,
  } = job;
  const table = checkpoint?.table ?? leftOver[0]!;
  const deleted = await deleteRows(tx, table, namespaceId, ROWS);
  const documents = table === "documents" ? deleted : 0;
  if (deleted === ROWS) return { documents, checkpoint: { table } };
  const next = leftOver[leftOver.indexOf(table) + 1];
  if (next !== undefined) return { documents, checkpoint: { table: next } };
  await forgetWakeups(tx, namespaceId);
  const { organizationId, namespace, jobId: job_id } = job;
  const origin = { organizationId, namespaceId, namespace };
  await recordEvents(tx, origin, [{ type: "namespace.deleted", data: { namespace, job_id } }], now);
  return { documents, ended: "done" as const };
}
