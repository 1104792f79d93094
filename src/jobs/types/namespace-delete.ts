/**
 * `namespace_delete`: removes what a deleted namespace held, table by table, some rows a page. First it tells subscriptions that had members
 * there, and contexts in other namespaces that show its documents. Nobody writes to the namespace any more: the request that began the job has
 * marked its row. The row stays for good, so that what was billed to it keeps its name.
 */
import type { Database, Transaction } from "#src/db/database.ts";
import { recordEvents } from "#src/events/record.ts";
import type { ShownAt } from "#src/judging/fanout/elsewhere.ts";
import { sendGone, shownOfGone } from "#src/judging/fanout/send.ts";
import { deleteRows, forgetWakeups, leftOver } from "#src/namespaces/deletion.ts";
import { endFollowing, readEnded, type ToldTo } from "#src/subscriptions/ended-namespace.ts";
import type { Job, JobKind, Landing, Progress } from "../job.ts";
import type { JobParts } from "../parts.ts";

export interface DeleteSettings {
  namespaceId: number;
  /** Documents that it held. */
  documents: number;
}

/** Subscriptions are told first, then those that are shown its documents elsewhere. Then the table that is being emptied. */
type DeleteCheckpoint = { subscriptions: ToldTo } | { told: ShownAt | null } | { table: string };

type DeleteJob = Job<DeleteSettings, DeleteCheckpoint>;

/** Documents may be large, and other tables have many rows a document. */
const ROWS = 1_000;
/** Notes of what is shown elsewhere that are gone through at once. */
const NOTES = 500;

export function namespaceDelete({ db }: Pick<JobParts, "db">): JobKind {
  const kind: JobKind<DeleteSettings, DeleteCheckpoint> = {
    type: "namespace_delete",
    cannotBeCancelled: "The namespace is deleted already; a namespace_delete job removes what it held and cannot be cancelled.",
    async page(job) {
      const { checkpoint } = job;
      if (checkpoint !== null && "table" in checkpoint) return (tx, now) => page(tx, job, checkpoint.table, now);
      if (checkpoint === null) return (tx) => beginTelling(tx, job);
      if ("subscriptions" in checkpoint) return tellSubscriptions(db, job, checkpoint.subscriptions);
      const source = { organizationId: job.organizationId, name: job.namespace };
      const { notes, keys } = await shownOfGone(db, source, checkpoint.told, NOTES);
      return async (tx, now) => {
        await sendGone(tx, keys, now);
        const last = notes.length === NOTES ? notes.at(-1) : undefined;
        return { documents: 0, checkpoint: last ? { told: last } : { table: leftOver[0]! } };
      };
    },
    total: ({ settings }) => settings.documents,
  };
  return kind as unknown as JobKind;
}

async function beginTelling(tx: Transaction, { settings }: DeleteJob): Promise<Progress<DeleteCheckpoint>> {
  await endFollowing(tx, settings.namespaceId);
  return { documents: 0, checkpoint: { subscriptions: { subscription: "", member: null } } };
}

async function tellSubscriptions(db: Database, job: DeleteJob, from: ToldTo): Promise<Landing<DeleteCheckpoint>> {
  const { organizationId, namespace: name, settings, createdAt } = job;
  const next = await readEnded(db, { organizationId, name, namespaceId: settings.namespaceId }, createdAt, from);
  return async (tx, now) => {
    await next?.tell(tx, now);
    return { documents: 0, checkpoint: next ? { subscriptions: next.to } : { told: null } };
  };
}

async function page(tx: Transaction, job: DeleteJob, table: string, now: Date) {
  const { namespaceId } = job.settings;
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
