/**
 * `namespace_delete`: removes the content of a deleted namespace, table by table, some rows per page. First it notifies
 * subscriptions with members there, and contexts in other namespaces that show its documents. Nobody writes to the namespace any
 * more, because the request that started the job has marked its row. The row stays forever, so that billed usage keeps its name.
 */
import type { Database, Transaction } from "#src/foundation/db/database.ts";
import { recordEvents } from "#src/foundation/events/record.ts";
import type { Job, JobKind, PageWrite, Progress } from "#src/foundation/jobs/job.ts";
import type { JobParts } from "#src/jobs/parts/parts.ts";
import { sendGone, shownOfGone } from "#src/judging/fanout/send.ts";
import { deleteRows, forgetWakeups, leftOver } from "#src/records/settings/deletion.ts";
import type { ShownAt } from "#src/records/shown/elsewhere.ts";
import { endFollowing, readEnded, type ToldTo } from "#src/standing/subscriptions/ended-namespace.ts";

export interface DeleteSettings {
  namespaceId: number;
  /** Documents that it contained. */
  documents: number;
}

/** First subscriptions are notified, then namespaces that show its documents. Then comes the table that is being emptied. */
type DeleteCheckpoint = { subscriptions: ToldTo } | { told: ShownAt | null } | { table: string };

type DeleteJob = Job<DeleteSettings, DeleteCheckpoint>;

/** Documents may be large, and other tables have many rows per document. */
const ROWS = 1_000;
/** Records of shown documents that are processed together. */
const NOTES = 500;

export function namespaceDelete({ db, clock }: Pick<JobParts, "db" | "clock">): JobKind {
  const kind: JobKind<DeleteSettings, DeleteCheckpoint> = {
    type: "namespace_delete",
    cannotBeCancelled:
      "A namespace_delete job cannot be cancelled. The namespace is already deleted, and the job removes its data.",
    async page(job) {
      const { checkpoint } = job;
      if (checkpoint !== null && "table" in checkpoint) return (tx, now) => page(tx, job, checkpoint.table, now);
      if (checkpoint === null) return (tx) => beginTelling(tx, job);
      if ("subscriptions" in checkpoint) return tellSubscriptions(db, job, checkpoint.subscriptions);
      const source = { organizationId: job.organizationId, name: job.namespace };
      const { notes, keys } = await shownOfGone(db, source, checkpoint.told, NOTES);
      await sendGone(db, keys, () => clock.now());
      const last = notes.length === NOTES ? notes.at(-1) : undefined;
      return async () => ({ documents: 0, checkpoint: last ? { told: last } : { table: leftOver[0]! } });
    },
    total: ({ settings }) => settings.documents,
  };
  return kind as unknown as JobKind;
}

async function beginTelling(tx: Transaction, { settings }: DeleteJob): Promise<Progress<DeleteCheckpoint>> {
  await endFollowing(tx, settings.namespaceId);
  return { documents: 0, checkpoint: { subscriptions: { subscription: "", member: null } } };
}

async function tellSubscriptions(db: Database, job: DeleteJob, from: ToldTo): Promise<PageWrite<DeleteCheckpoint>> {
  const { organizationId, namespace: name, settings, createdAt } = job;
  const next = await readEnded(db, { organizationId, name, namespaceId: settings.namespaceId }, createdAt, from);
  return async (tx, now) => {
    await next?.tell(tx, now);
    return { documents: 0, checkpoint: next ? { subscriptions: next.to } : { told: null } };
  };
}

async function page(tx: Transaction, job: DeleteJob, table: string, now: Date) {
  const { organizationId, namespace, jobId: job_id } = job;
  const { namespaceId } = job.settings;
  const deleted = await deleteRows(tx, table, { organizationId, namespaceId }, ROWS);
  const documents = table === "documents" ? deleted : 0;
  if (deleted === ROWS) return { documents, checkpoint: { table } };
  const next = leftOver[leftOver.indexOf(table) + 1];
  if (next !== undefined) return { documents, checkpoint: { table: next } };
  await forgetWakeups(tx, namespaceId);
  const origin = { organizationId, namespaceId, namespace };
  await recordEvents(tx, origin, [{ type: "namespace.deleted", data: { namespace, job_id } }], now);
  return { documents, ended: "done" as const };
}
