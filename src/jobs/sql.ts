import type { JobStatus, JobType } from "#generated/types.ts";
import type { Session, Transaction } from "#src/db/database.ts";
import type { Json } from "#src/json.ts";
import type { NameArea } from "#src/namespaces/areas.ts";
import type { Job } from "./job.ts";

const columns = `
  job_id as "jobId", organization_id as "organizationId", claim_id as "claimId", type, status, namespace, judgment, settings, checkpoint,
  pages, estimate, result, documents_done as "documentsDone", spend_usd as "spendUsd", error, created_at as "createdAt",
  updated_at as "updatedAt", ended_at as "endedAt"`;

export async function insertJob(
  tx: Transaction,
  job: Pick<Job, "jobId" | "organizationId" | "claimId" | "type" | "status" | "namespace" | "judgment" | "settings">,
  at: Date,
): Promise<Job> {
  const [row] = await tx.query<Job>({
    name: "jobs_insert",
    text: `
      insert into jobs (job_id, organization_id, claim_id, type, status, namespace, judgment, settings, created_at, updated_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9) returning ${columns}`,
    values: [
      job.jobId,
      job.organizationId,
      job.claimId,
      job.type,
      job.status,
      job.namespace,
      job.judgment,
      JSON.stringify(job.settings),
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

export async function readClaimed(session: Session, claimId: number): Promise<Job | undefined> {
  const [row] = await session.query<Job>({
    name: "jobs_read_claimed",
    text: `select ${columns} from jobs where claim_id = $1`,
    values: [claimId],
  });
  return row;
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

/** Jobs before one, newest first; an id says when its job was made. */
export async function listJobs(
  session: Session,
  organizationId: string,
  filter: JobFilter,
  page: { before: string; limit: number },
): Promise<Job[]> {
  return session.query<Job>({
    name: "jobs_list",
    // Names are ASCII, so all that begin with a prefix come before the prefix followed by the last ASCII character.
    text: `
      select ${columns} from jobs
      where organization_id = $1 and ($2 = '' or job_id < $2)
        and ($3::text is null or status = $3) and ($4::text is null or type = $4) and ($5::text is null or namespace = $5)
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
  spentUsd: number;
  status: "running" | "done" | "failed";
  checkpoint: Json;
  result: Json;
  error: string | null;
}

/** Moves a job on by a page; false where it is not at that page any more, or no longer runs. */
export async function moveJob(
  tx: Transaction,
  { jobId, pages }: Pick<Job, "jobId" | "pages">,
  moved: Moved,
  at: Date,
): Promise<boolean> {
  const rows = await tx.query({
    name: "jobs_move",
    text: `
      update jobs set pages = pages + 1, documents_done = documents_done + $3, spend_usd = spend_usd + $4, status = $5,
             checkpoint = $6, result = $7, error = $8, updated_at = $9, ended_at = case when $5 <> 'running' then $9::timestamptz end
      where job_id = $1 and pages = $2 and status = 'running' returning job_id`,
    values: [
      jobId,
      pages,
      moved.documents,
      moved.spentUsd,
      moved.status,
      moved.checkpoint === null ? null : JSON.stringify(moved.checkpoint),
      moved.result === null ? null : JSON.stringify(moved.result),
      moved.error,
      at,
    ],
  });
  return rows.length === 1;
}
