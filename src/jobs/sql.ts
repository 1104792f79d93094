import type { Estimate, JobStatus, JobType } from "#generated/types.ts";
import type { Session, Transaction } from "#src/db/database.ts";
import type { Json } from "#src/json.ts";
import type { NameArea } from "#src/namespaces/areas.ts";
import { WITHIN_TOTAL } from "./credit-sql.ts";
import type { Waiting } from "./failures.ts";
import type { Job } from "./job.ts";

const columns = `
  job_id as "jobId", organization_id as "organizationId", claim_id as "claimId", type, status, namespace, judgment, settings, checkpoint,
  pages, attempts, estimate, result, documents_done as "documentsDone", page_done as "pageDone", spend_usd as "spendUsd", error, held_by as "heldBy",
  failed_count as "failedCount", failures, waiting, settling,
  created_at as "createdAt", updated_at as "updatedAt", ended_at as "endedAt", running_since as "runningSince",
  running_from as "runningFrom"`;

/** A job to make. */
export type NewJob = Pick<
  Job,
  "jobId" | "organizationId" | "claimId" | "type" | "status" | "namespace" | "judgment" | "settings" | "checkpoint" | "estimate"
> & {
  judgmentId: string | null;
};

export async function insertJob(tx: Transaction, job: NewJob, at: Date): Promise<Job> {
  const [row] = await tx.query<Job>({
    name: "jobs_insert",
    text: `
      insert into jobs (job_id, organization_id, claim_id, type, status, namespace, judgment, judgment_id, settings, checkpoint, estimate,
                        created_at, updated_at, running_since)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12, case when $5 <> 'estimating' then $12::timestamptz end)
      returning ${columns}`,
    values: [
      job.jobId,
      job.organizationId,
      job.claimId,
      job.type,
      job.status,
      job.namespace,
      job.judgment,
      job.judgmentId,
      JSON.stringify(job.settings),
      json(job.checkpoint),
      json(job.estimate),
      at,
    ],
  });
  return row!;
}

export async function readJob(session: Session, organizationId: string, jobId: string): Promise<Job | undefined> {
  const [row] = await session.query<Job>({
    name: "jobs_read",
    text: `select ${columns} from jobs where organization_id = $1 and job_id = $2`,
    values: [organizationId, jobId],
  });
  return row;
}

/** The same, held until the transaction ends. */
export async function holdJob(tx: Transaction, organizationId: string, jobId: string): Promise<Job | undefined> {
  const [row] = await tx.query<Job>({
    name: "jobs_hold",
    text: `select ${columns} from jobs where organization_id = $1 and job_id = $2 for update`,
    values: [organizationId, jobId],
  });
  return row;
}

export async function readClaimed(session: Session, claimId: number): Promise<Job | undefined> {
  const [row] = await session.query<Job>({
    name: "jobs_read_claimed",
    text: `select ${columns} from jobs where claim_id = $1`,
    values: [claimId],
  });
  return row;
}

/** The jobs of a type about a judgment that have not ended. */
export async function listOpen(
  session: Session,
  { type, judgmentId }: { type: JobType; judgmentId: string },
): Promise<Pick<Job, "jobId" | "namespace">[]> {
  return session.query({
    name: "jobs_list_open",
    text: `
      select job_id as "jobId", namespace from jobs
      where judgment_id = $1 and type = $2 and ended_at is null order by job_id`,
    values: [judgmentId, type],
  });
}

/** What the jobs of an organization that a budget holds are claimed by. */
export async function listHeld(session: Session, organizationId: string): Promise<number[]> {
  const rows = await session.query<{ claimId: number }>({
    name: "jobs_list_held",
    text: `
      select claim_id as "claimId" from jobs
      where organization_id = $1 and status = 'paused' and held_by = 'budget' order by claim_id`,
    values: [organizationId],
  });
  return rows.map(({ claimId }) => claimId);
}

export interface JobFilter {
  status: JobStatus | null;
  type: JobType | null;
  namespace: string | null;
  /** The names that may be seen. */
  area: NameArea;
  /** Jobs that ended before are not listed. */
  endedAfter: Date;
}

/** Jobs before one, newest first, without their checkpoints, which may be long; an id says when its job was made. */
export async function listJobs(
  session: Session,
  organizationId: string,
  filter: JobFilter,
  page: { before: string; limit: number },
): Promise<Job[]> {
  const of = { status: "$3", type: "$4", namespace: "$5" };
  const asked = (Object.keys(of) as (keyof typeof of)[]).map((member) => ({ member, is: filter[member] !== null }));
  return session.query<Job>({
    // What is asked for is prepared by itself, since another index serves it.
    name: `jobs_list${asked.map(({ member, is }) => (is ? `_${member}` : "")).join("")}`,
    // Names are ASCII, so all that begin with a prefix come before the prefix followed by the last ASCII character.
    text: `
      select ${columns.replace("checkpoint", "null as checkpoint")} from jobs
      where organization_id = $1 and ($2 = '' or job_id < $2)
        and ${asked.map(({ member, is }) => (is ? `${member} = ${of[member]}` : `${of[member]}::text is null`)).join(" and ")}
        and (namespace = $6 or (namespace >= $7::text and namespace < $7::text || chr(127)))
        and (ended_at is null or ended_at > $8)
      order by job_id desc limit $9`,
    values: [
      organizationId,
      page.before,
      filter.status,
      filter.type,
      filter.namespace,
      filter.area.exact,
      filter.area.under,
      filter.endedAfter,
      page.limit,
    ],
  });
}

/** What a page changes of its job. */
export interface Moved {
  documents: number;
  spentUsd: string;
  stays: boolean;
  anew: boolean;
  waiting: Waiting | null;
  /** Null: it stays as it is. */
  status: "paused" | "done" | "failed" | null;
  checkpoint: Json;
  result: Json;
  error: string | null;
  estimate: Estimate | null;
  attempts: number;
}

/**
 * Moves a job on by a page; undefined where it is not at that page any more, or has ended. One that was paused by hand while the page was
 * under way stays so, unless that was the last.
 */
export async function moveJob(tx: Transaction, job: Pick<Job, "jobId" | "pages" | "status">, moved: Moved, at: Date) {
  const [row] = await tx.query<Job>({
    name: "jobs_move",
    text: `
      update jobs set pages = pages + 1, spend_usd = spend_usd + $5::numeric, attempts = $6, waiting = $13::jsonb,
             documents_done = case when $15 then 0 when $14 then documents_done else ${WITHIN_TOTAL("documents_done + $4 - page_done")} end,
             page_done = case when $14 and not $15 then page_done else 0 end,
             running_since = case when $15 then $12::timestamptz else running_since end,
             running_from = case when $15 then 0 else running_from end,
             status = coalesce(case when $7 = 'paused' and status <> 'running' then null else $7 end, status),
             held_by = case when $7 is null then held_by
                            when $7 = 'paused' then case when status = 'running' then 'budget' else held_by end end,
             error = case when $7 is null or ($7 = 'paused' and status <> 'running') then error else $10 end,
             checkpoint = $8, result = $9, estimate = coalesce($11, estimate), updated_at = $12,
             ended_at = case when $7 in ('done', 'failed') then $12::timestamptz end
      where job_id = $1 and pages = $2 and status in ($3, 'paused') returning ${columns}`,
    values: [
      job.jobId,
      job.pages,
      job.status,
      moved.documents,
      moved.spentUsd,
      moved.attempts,
      moved.status,
      json(moved.checkpoint),
      json(moved.result),
      moved.error,
      json(moved.estimate),
      at,
      json(moved.waiting),
      moved.stays,
      moved.anew,
    ],
  });
  return row;
}

/** Notes that the page a job is at has failed once more; false where it is not at that page any more. */
export async function noteFailure(
  tx: Transaction,
  { jobId, pages }: Pick<Job, "jobId" | "pages">,
  waiting: Waiting,
  at: Date,
): Promise<boolean> {
  const rows = await tx.query({
    name: "jobs_note_failure",
    text: `
      update jobs set attempts = attempts + 1, waiting = $4, updated_at = $3
      where job_id = $1 and pages = $2 and ended_at is null returning job_id`,
    values: [jobId, pages, at, json(waiting)],
  });
  return rows.length === 1;
}

/** What a transition that is not a page's changes of its job, which the transaction holds. */
export type Changed = Pick<Job, "status" | "heldBy" | "error"> & {
  /** What engines have been asked lands before the job has its end told. */
  settling?: boolean;
};

export async function changeJob(tx: Transaction, jobId: string, changed: Changed, at: Date): Promise<Job> {
  const [row] = await tx.query<Job>({
    name: "jobs_change",
    text: `
      update jobs set status = $2, held_by = $3, error = $4, updated_at = $5, attempts = 0, waiting = null, settling = $6,
             ended_at = case when $2 in ('done', 'failed', 'cancelled') then $5::timestamptz end,
             checkpoint = case when $2 in ('done', 'failed', 'cancelled') and not $6 then null else checkpoint end,
             running_since = case when $2 = 'running' then $5 else running_since end,
             running_from = case when $2 = 'running' then documents_done else running_from end
      where job_id = $1 returning ${columns}`,
    values: [jobId, changed.status, changed.heldBy, changed.error, at, changed.settling ?? false],
  });
  return row!;
}

/** What a job that has ended has come to, from now on. */
export async function setResult(tx: Transaction, jobId: string, result: Json, at: Date): Promise<void> {
  await tx.query({
    name: "jobs_set_result",
    text: "update jobs set result = $2, updated_at = $3 where job_id = $1",
    values: [jobId, JSON.stringify(result), at],
  });
}

/** Nothing more lands of a job that was cancelled. */
export async function settleJob(tx: Transaction, jobId: string): Promise<Job> {
  const [row] = await tx.query<Job>({
    name: "jobs_settle",
    text: `update jobs set settling = false, checkpoint = null where job_id = $1 returning ${columns}`,
    values: [jobId],
  });
  return row!;
}

/** Deletes jobs that ended before a moment, the oldest first; answers how many. */
export async function sweepEnded(tx: Transaction, before: Date, most: number): Promise<number> {
  const rows = await tx.query({
    name: "jobs_sweep",
    text: `
      delete from jobs where job_id in (select job_id from jobs where ended_at < $1 order by ended_at limit $2 for update skip locked)
      returning job_id`,
    values: [before, most],
  });
  return rows.length;
}

function json(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value);
}
