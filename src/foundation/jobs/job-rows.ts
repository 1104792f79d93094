import type { Estimate, JobStatus, JobType } from "#generated/types.ts";
import type { NameArea } from "#src/foundation/areas.ts";
import { built, inArea, knex } from "#src/foundation/db/built.ts";
import type { Session, Transaction } from "#src/foundation/db/database.ts";
import type { Json } from "#src/foundation/json/json.ts";
import { WITHIN_TOTAL } from "./credit.ts";
import type { Waiting } from "./failures.ts";
import type { Job } from "./job.ts";
import { isFinal } from "./states.ts";

const listed = [
  "job_id as jobId",
  "organization_id as organizationId",
  "claim_id as claimId",
  "type",
  "status",
  "namespace",
  "judgment",
  "settings",
  "pages",
  "attempts",
  "estimate",
  "result",
  "documents_done as documentsDone",
  "page_done as pageDone",
  "spend_usd as spendUsd",
  "error",
  "held_by as heldBy",
  "failed_count as failedCount",
  "failures",
  "waiting",
  "settling",
  "created_at as createdAt",
  "updated_at as updatedAt",
  "ended_at as endedAt",
  "running_since as runningSince",
  "running_from as runningFrom",
];
const columns = [...listed, "checkpoint"];

/** The same for statements that are text. */
const columnsText = knex.select(columns).toQuery().replace("select ", "");

/** A job to create. */
export type NewJob = Pick<
  Job,
  "jobId" | "organizationId" | "claimId" | "type" | "status" | "namespace" | "judgment" | "settings" | "checkpoint" | "estimate"
> & {
  judgmentId: string | null;
};

export async function insertJob(tx: Transaction, job: NewJob, at: Date): Promise<Job> {
  const [row] = await built<Job>(
    tx,
    knex("jobs")
      .insert({
        job_id: job.jobId,
        organization_id: job.organizationId,
        claim_id: job.claimId,
        type: job.type,
        status: job.status,
        namespace: job.namespace,
        judgment: job.judgment,
        judgment_id: job.judgmentId,
        settings: JSON.stringify(job.settings),
        checkpoint: json(job.checkpoint),
        estimate: json(job.estimate),
        created_at: at,
        updated_at: at,
        running_since: job.status === "estimating" ? null : at,
      })
      .returning(columns),
  );
  return row!;
}

export async function readJob(session: Session, organizationId: string, jobId: string): Promise<Job | undefined> {
  const [row] = await built<Job>(session, knex("jobs").select(columns).where({ organization_id: organizationId, job_id: jobId }));
  return row;
}

/** Reads a job and locks it until the transaction ends. */
export async function holdJob(tx: Transaction, organizationId: string, jobId: string): Promise<Job | undefined> {
  const [row] = await built<Job>(
    tx,
    knex("jobs").select(columns).where({ organization_id: organizationId, job_id: jobId }).forUpdate(),
  );
  return row;
}

export async function readClaimed(session: Session, claimId: number): Promise<Job | undefined> {
  const [row] = await session.query<Job>({
    name: "jobs_read_claimed",
    text: `select ${columnsText} from jobs where claim_id = $1`,
    values: [claimId],
  });
  return row;
}

/** The open jobs of a type that concern a judgment. */
export async function listOpen(
  session: Session,
  { type, judgmentId }: { type: JobType; judgmentId: string },
): Promise<Pick<Job, "jobId" | "namespace">[]> {
  return built(
    session,
    knex("jobs")
      .select("job_id as jobId", "namespace")
      .where({ judgment_id: judgmentId, type })
      .whereNull("ended_at")
      .orderBy("job_id"),
  );
}

/** The work-queue ids of an organization's jobs that a budget has paused. */
export async function listHeld(session: Session, organizationId: string): Promise<number[]> {
  const rows = await built<{ claim_id: number }>(
    session,
    knex("jobs")
      .select("claim_id")
      .where({ organization_id: organizationId, status: "paused", held_by: "budget" })
      .orderBy("claim_id"),
  );
  return rows.map(({ claim_id }) => claim_id);
}

export interface JobFilter {
  status: JobStatus | null;
  type: JobType | null;
  namespace: string | null;
  /** The names that the caller may see. */
  area: NameArea;
  /** Jobs that ended before this time are not listed. */
  endedAfter: Date;
}

/** Lists jobs before a given one, newest first. Checkpoints are left out because they may be long. Ids sort by creation time. */
export async function listJobs(
  session: Session,
  organizationId: string,
  { status, type, namespace, area, endedAfter }: JobFilter,
  { before, limit }: { before: string; limit: number },
): Promise<Job[]> {
  const jobs = knex("jobs")
    .select(listed, knex.raw("null as checkpoint"))
    .where({ organization_id: organizationId })
    .where(inArea("namespace", area))
    .where((living) => living.whereNull("ended_at").orWhere("ended_at", ">", endedAfter));
  if (before !== "") jobs.where("job_id", "<", before);
  if (status !== null) jobs.where({ status });
  if (type !== null) jobs.where({ type });
  if (namespace !== null) jobs.where({ namespace });
  return built<Job>(session, jobs.orderBy("job_id", "desc").limit(limit));
}

/** The columns that a page changes. */
export interface Moved {
  documents: number;
  spentUsd: string;
  stays: boolean;
  anew: boolean;
  waiting: Waiting | null;
  /** Null keeps the status. */
  status: "paused" | "done" | "failed" | null;
  checkpoint: Json;
  result: Json;
  error: string | null;
  estimate: Estimate | null;
  attempts: number;
}

/**
 * Advances a job by one page. Returns undefined if the job is on another page or has ended. A job that a user paused during the
 * page stays paused, unless this was the last page.
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
      where job_id = $1 and pages = $2 and status in ($3, 'paused') returning ${columnsText}`,
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

/** Counts another failure of the job's current page. Returns false if the job is on another page now. */
export async function noteFailure(
  tx: Transaction,
  { jobId, pages }: Pick<Job, "jobId" | "pages">,
  waiting: Waiting,
  at: Date,
): Promise<boolean> {
  const rows = await built(
    tx,
    knex("jobs")
      .increment("attempts")
      .update({ waiting: json(waiting), updated_at: at })
      .where({ job_id: jobId, pages })
      .whereNull("ended_at")
      .returning("job_id"),
  );
  return rows.length === 1;
}

/** The columns that a transition other than a page changes. The transaction has locked the job. */
export type Changed = Pick<Job, "status" | "heldBy" | "error"> & {
  /** Requests already sent to engines must be persisted before the job's end is published. */
  settling?: boolean;
};

export async function changeJob(tx: Transaction, jobId: string, changed: Changed, at: Date): Promise<Job> {
  const { status, heldBy, error, settling = false } = changed;
  const ends = isFinal(status);
  const [row] = await built<Job>(
    tx,
    knex("jobs")
      .update({
        status,
        held_by: heldBy,
        error,
        updated_at: at,
        attempts: 0,
        waiting: null,
        settling,
        ended_at: ends ? at : null,
        ...(ends && !settling ? { checkpoint: null } : {}),
        ...(status === "running" ? { running_since: at, running_from: knex.ref("documents_done") } : {}),
      })
      .where({ job_id: jobId })
      .returning(columns),
  );
  return row!;
}

/** Sets the result of a job that has ended. */
export async function setResult(tx: Transaction, jobId: string, result: Json, at: Date): Promise<void> {
  await built(
    tx,
    knex("jobs")
      .update({ result: JSON.stringify(result), updated_at: at })
      .where({ job_id: jobId }),
  );
}

/** Nothing more is persisted for a cancelled job. */
export async function settleJob(tx: Transaction, jobId: string): Promise<Job> {
  const [row] = await built<Job>(
    tx,
    knex("jobs").update({ settling: false, checkpoint: null }).where({ job_id: jobId }).returning(columns),
  );
  return row!;
}

/** Deletes jobs that ended before a time, oldest first. Returns their number. */
export async function sweepEnded(tx: Transaction, before: Date, most: number): Promise<number> {
  const oldest = knex("jobs").select("job_id").where("ended_at", "<", before).orderBy("ended_at").limit(most);
  const rows = await built(tx, knex("jobs").delete().whereIn("job_id", oldest.forUpdate().skipLocked()).returning("job_id"));
  return rows.length;
}

function json(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value);
}
