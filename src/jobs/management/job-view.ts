/** The representation of a job. */
import type { Job as JobView } from "#generated/types.ts";
import type { Job, JobKind } from "#src/foundation/jobs/job.ts";
import { PAGE_DOCUMENTS } from "#src/judging/asking/commits.ts";

/**
 * @param kind undefined if this release does not know the type; then only the common members are shown
 * @param shownTo the id of the API key for which links are made; null: no links
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

/** How long a job may show no progress and still count as moving, at least. */
const QUIET_MS = 60_000;

/** Whether it has made progress recently, compared with the duration of a page. */
function isMoving({ updatedAt, runningSince }: Job, done: number, now: Date): boolean {
  const pages = Math.max(1, done / PAGE_DOCUMENTS);
  const perPage = (updatedAt.getTime() - runningSince!.getTime()) / pages;
  return now.getTime() - updatedAt.getTime() <= Math.max(QUIET_MS, 4 * perPage);
}

/**
 * When a running job will have processed all documents. It uses the rate since the job last started or resumed; before the first
 * page, the estimate.
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
