/** A job as it is read. */
import type { Job as JobView } from "#generated/types.ts";
import type { Job, JobKind } from "./job.ts";

/** @param kind undefined where this release has no jobs of its type: it shows what all show */
export function jobView(job: Job, kind: JobKind | undefined, now: Date): JobView {
  return {
    id: job.jobId,
    type: job.type,
    status: job.status,
    namespace: job.namespace,
    ...(job.judgment === null ? {} : { judgment: job.judgment }),
    estimate: job.estimate,
    spend_usd: job.spendUsd,
    progress: { documents_done: job.documentsDone },
    estimated_completion_at: completionOf(job, kind?.total?.(job) ?? job.estimate?.documents ?? null, now)?.toISOString() ?? null,
    error: job.error,
    attribute: null,
    created_at: job.createdAt.toISOString(),
    updated_at: job.updatedAt.toISOString(),
    ...kind?.view?.(job),
  };
}

/** When a job that runs will have done all documents, at the rate that it has kept so far. */
function completionOf({ status, documentsDone, createdAt }: Job, total: number | null, now: Date): Date | null {
  if (status !== "running" || total === null || documentsDone === 0) return null;
  const elapsedMs = now.getTime() - createdAt.getTime();
  const leftMs = (elapsedMs / documentsDone) * Math.max(0, total - documentsDone);
  return new Date(now.getTime() + leftMs);
}
