/** What is done to a job by hand. */
import { type AuditedChange, audit } from "#src/audit/audit.ts";
import { ServiceError } from "#src/errors.ts";
import { wake } from "#src/work/wakeups.ts";
import { recordTransition } from "./events.ts";
import type { Job, JobKind } from "./job.ts";
import type { JobParts } from "./parts.ts";
import * as sql from "./sql.ts";
import { JOB } from "./start.ts";
import { type Action, statusAfter } from "./states.ts";

export type ActionParts = Pick<JobParts, "db" | "clock" | "wakeJobs">;

/**
 * Does it, and answers the job as it is then.
 * @param job as it was found; it may have moved since
 * @throws ServiceError `conflict` in a wrong status; `budget_exceeded`, and nothing changes
 */
export async function act({ db, clock, wakeJobs }: ActionParts, kind: JobKind, job: Job, action: Action): Promise<Job> {
  await refuseBeyondBudget(kind, job, action);
  const changed = await db.transaction(async (tx) => {
    const now = clock.now();
    const held = (await sql.holdJob(tx, job.organizationId, job.jobId))!;
    const status = statusAfter(action, held, kind);
    if (status === "done") await kind.confirm!(tx, held, now);
    // Unless it is at rest, a page may be under way.
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

/** What a budget holds does not go on before that allows it. */
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
