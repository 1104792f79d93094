/** Actions of users on a job. */
import { type AuditedChange, audit } from "#src/accounts/audit/audit.ts";
import type { Transaction } from "#src/foundation/db/database.ts";
import { ServiceError } from "#src/foundation/errors.ts";
import { recordTransition } from "#src/foundation/jobs/events.ts";
import type { Job, JobKind } from "#src/foundation/jobs/job.ts";
import * as sql from "#src/foundation/jobs/job-rows.ts";
import { JOB } from "#src/foundation/jobs/start.ts";
import { type Action, statusAfter } from "#src/foundation/jobs/states.ts";
import { wake } from "#src/foundation/queue/wakeups.ts";
import type { JobParts } from "#src/jobs/parts/parts.ts";

export type ActionParts = Pick<JobParts, "db" | "clock" | "wakeJobs">;

/**
 * Performs an action, and returns the job after it.
 * @param job the job as found; it may have changed since
 * @throws ServiceError `conflict` in a wrong status; `budget_exceeded`, with no change
 */
export async function act({ db, clock, wakeJobs }: ActionParts, kind: JobKind, job: Job, action: Action): Promise<Job> {
  await refuseBeyondBudget(kind, job, action);
  const changed = await db.transaction(async (tx) => {
    const now = clock.now();
    if (action === "confirm" || action === "cancel") await kind.lockFirst?.(tx, job);
    if (action === "confirm" && kind.confirm) await confirm(tx, kind, job, now);
    const held = (await sql.holdJob(tx, job.organizationId, job.jobId))!;
    const status = statusAfter(action, held, kind);
    // Unless the job is idle, a page may be in progress.
    const ends = status === "cancelled" || status === "done";
    const settling = ends && kind.landsWhatWasAsked === true && held.result === null;
    if (status === "cancelled" && !settling) await kind.abandon?.(tx, held, now);
    const heldBy = status === "paused" ? "hand" : null;
    const changed = await sql.changeJob(tx, job.jobId, { status, heldBy, error: null, settling }, now);
    if (status === "running" || settling || kind.afterEnd) await wake(tx, JOB, job.claimId, now, job.organizationId);
    if (!settling) await recordTransition(tx, changed, now);
    await audit(tx, job.organizationId, auditedOf(action, held, changed), now);
    return changed;
  });
  wakeJobs();
  return changed;
}

/**
 * Comes before the lock of the job. It locks namespaces, and what a page of the job has asked is stored under the lock of its namespace before the job is
 * credited. If the job has ended meanwhile, the caller finds that once it has the lock.
 */
async function confirm(tx: Transaction, kind: JobKind, { organizationId, jobId }: Job, now: Date): Promise<void> {
  const found = (await sql.readJob(tx, organizationId, jobId))!;
  statusAfter("confirm", found, kind);
  await kind.confirm!(tx, found, now);
}

/** A job that its budget has paused cannot continue before the budget allows it. */
async function refuseBeyondBudget(kind: JobKind, job: Job, action: Action): Promise<void> {
  const asked = (action === "resume" && job.heldBy === "budget") || (action === "confirm" && job.status === "awaiting_confirm");
  const reason = asked ? await kind.heldBack?.(job) : null;
  if (reason) throw new ServiceError("budget_exceeded", `${reason} Raise it, or wait for the next month.`);
}

const AUDITED = { confirm: "job.confirmed", pause: "job.paused", resume: "job.resumed", cancel: "job.cancelled" } as const;

function auditedOf(action: Action, before: Job, after: Job): AuditedChange {
  const [was, is] = [before, after].map(({ type, status }) => ({ type, status }));
  return { action: AUDITED[action], namespace: after.namespace, subject: after.jobId, before: was!, after: is! };
}
