/** Jobs that have not ended, over all organizations, for operators. */
import type { JobStatus, JobType } from "#generated/types.ts";
import type { Session } from "#src/foundation/db/database.ts";

export interface OpenJobs {
  type: JobType;
  status: JobStatus;
  jobs: number;
}

/** Reads open jobs only, through their index. There are few, however many have ended. */
export async function readOpenJobs(session: Session): Promise<OpenJobs[]> {
  return session.query<OpenJobs>({
    name: "jobs_open_by_status",
    text: "select type, status, count(*) as jobs from jobs where ended_at is null group by type, status",
  });
}
