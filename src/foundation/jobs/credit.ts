/** Credits a job with the results of the page in progress, and tells whether the page may continue. */
import type { JobStatus } from "#generated/types.ts";
import type { Session, Transaction } from "#src/foundation/db/database.ts";
import { type JobFailure, MOST_LISTED } from "./failures.ts";
import type { Job } from "./job.ts";

/** `documents_done` never exceeds the job's estimate. Documents written since the estimate are not part of it. */
export const WITHIN_TOTAL = (sum: string) =>
  `least(${sum}, greatest(documents_done, coalesce((estimate ->> 'documents')::bigint, ${sum})))`;

export interface Credit {
  /** Documents that are done, and how many of them belong to the page. */
  documents: number;
  ofPage: number;
  /** A decimal number with all its digits. */
  spentUsd: string;
  failures: readonly JobFailure[];
}

/** Adds persisted results to a job. Returns false if the job is on another page now, or its end was published. */
export async function creditJob(
  tx: Transaction,
  { jobId, pages }: Pick<Job, "jobId" | "pages">,
  { documents, ofPage, spentUsd, failures }: Credit,
  at: Date,
): Promise<boolean> {
  const rows = await tx.query({
    name: "jobs_credit",
    text: `
      update jobs set documents_done = ${WITHIN_TOTAL("documents_done + $3")}, page_done = page_done + $4, spend_usd = spend_usd + $5::numeric,
             failed_count = failed_count + jsonb_array_length($6::jsonb),
             failures = case when jsonb_array_length($6::jsonb) = 0 then failures
                             else jsonb_path_query_array(failures || $6::jsonb, '$[0 to ${MOST_LISTED - 1}]') end,
             waiting = case when $3 > 0 then null else waiting end, updated_at = greatest(updated_at, $7)
      where job_id = $1 and pages = $2 and (ended_at is null or settling) returning job_id`,
    values: [jobId, pages, documents, ofPage, spentUsd, JSON.stringify(failures), at],
  });
  return rows.length === 1;
}

/** Whether a job still works on the page that was read. */
export async function isAtWork(
  session: Session,
  { jobId, pages }: Pick<Job, "jobId" | "pages">,
  worksWhile: JobStatus,
): Promise<boolean> {
  const rows = await session.query({
    name: "jobs_is_at_work",
    text: "select 1 from jobs where job_id = $1 and pages = $2 and status = $3",
    values: [jobId, pages, worksWhile],
  });
  return rows.length === 1;
}
