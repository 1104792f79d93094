/** A job as it is read. */
import type { Job as JobView } from "#generated/types.ts";
import { PAGE_DOCUMENTS } from "#src/judging/commits.ts";
import type { Job, JobKind } from "./job.ts";

/**
 * @param kind undefined where this release has no jobs of its type: it shows what all show
 * @param shownTo the id of the API key that links are for; null: none are shown
 */
export async function jobView(job: Job, kind: JobKind | undefined, now: Date, shownTo: string | null): Promise<JobView> {
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
    failed_count: job.failedCount,
    failures: [...job.failures],
    waiting: isAtWork(job, kind) ? job.waiting : null,
    attribute: null,
    created_at: job.createdAt.toISOString(),
    updated_at: job.updatedAt.toISOString(),
    ...(await kind?.view?.(job, shownTo)),
  };
}

function isAtWork({ status, result }: Job, kind: JobKind | undefined): boolean {
  return status === (kind?.worksWhile ?? "running") && result === null;
}

/** How long a job may show nothing new and still be taken to move, at the least. */
const QUIET_MS = 60_000;

/** Whether it has shown something new of late, by the time that a page of it takes. */
function isMoving({ updatedAt, runningSince }: Job, done: number, now: Date): boolean {
  const pages = Math.max(1, done / PAGE_DOCUMENTS);
  const perPage = (updatedAt.getTime() - runningSince!.getTime()) / pages;
  return now.getTime() - updatedAt.getTime() <= Math.max(QUIET_MS, 4 * perPage);
}

/**
 * When a job at work will have done all documents, at the rate that it has kept since it last began to run; before its first page by what it
 * was estimated to take.
 */
function completionOf(job: Job, kind: JobKind | undefined, now: Date): Date | null {
  const { documentsDone, runningSince, runningFrom, estimate } = job;
  const total = kind?.total?.(job) ?? estimate?.documents ?? null;
  if (!isAtWork(job, kind) || total === null || runningSince === null || job.waiting !== null) return null;
  const done = documentsDone - runningFrom;
  const left = Math.max(0, total - documentsDone);
  if (!isMoving(job, done, now)) return null;
  if (done > 0) return new Date(now.getTime() + ((now.getTime() - runningSince.getTime()) / done) * left);
  if (estimate === null || total === 0) return null;
  return new Date(Math.max(now.getTime(), runningSince.getTime() + (estimate.duration_s * 1000 * left) / total));
}
