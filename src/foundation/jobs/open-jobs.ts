/** Jobs that have not ended, over all organizations, for operators. */
import type { JobStatus, JobType } from "#generated/types.ts";
import { built, knex } from "#src/foundation/db/built.ts";
import type { Session } from "#src/foundation/db/database.ts";

export interface OpenJobs {
  type: JobType;
  status: JobStatus;
  jobs: number;
}

/** Reads open jobs only, through their index. There are few, however many have ended. */
export async function readOpenJobs(session: Session): Promise<OpenJobs[]> {
  return built<OpenJobs>(
    session,
    knex("jobs").select("type", "status").count("* as jobs").whereNull("ended_at").groupBy("type", "status"),
  );
}
