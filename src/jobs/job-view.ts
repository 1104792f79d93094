/** A job as it is read. */
import type { Job as JobView } from "#generated/types.ts";
import type { Job, JobKind } from "./job.ts";

/** @param kind undefined where this release has no jobs of its type: it shows what all show */
export async function jobView(job: Job, kind: JobKind | undefined, now: Date): Promise<JobView> {
  return {
    id: job.jobId,
    type: job.type,
    status: job.status,
    namespace: job.namespace,
    ...(job.judgment === null ? {} : { judgment: job.judgment }),
    estimate: job.estimate,
    spend_usd: job.spendUsd,
    progress: { documents_done: job.documentsDone },
    estimated_completion_at: completionOf(job, kind, now)?.toISOString() ?? null,
    error: job.error,
    attribute: null,
    created_at: job.createdAt.toISOString(),
    updated_at: job.updatedAt.toISOString(),
    ...(await kind?.view?.(job)),
  };
}

/**
 * When a job at work will have done all documents, at the rate that it has kept since it last began to run; before its first page by what it
 * was estimated to take.
 */
function completionOf(job: Job, kind: JobKind | undefined, now: Date): Date | null {
  const { status, documentsDone, runningSince, runningFrom, estimate, result } = job;
  const total = kind?.total?.(job) ?? estimate?.documents ?? null;
  if (status !== (kind?.worksWhile ?? "running") || result !== null || total === null || runningSince === null) return null;
  const done = documentsDone - runningFrom;
  const left = Math.max(0, total - documentsDone);
  if (done > 0) return new Date(now.getTime() + ((now.getTime() - runningSince.getTime()) / done) * left);
  if (estimate === null || total === 0) return null;
  return new Date(Math.max(now.getTime(), runningSince.getTime() + (estimate.duration_s * 1000 * left) / total));
}
