/** Creates a job in the transaction of its cause. */
import type { Transaction } from "#src/foundation/db/database.ts";
import { newId, newNumber } from "#src/foundation/ids.ts";
import { wake } from "#src/foundation/queue/wakeups.ts";
import { recordTransition } from "./events.ts";
import type { Job } from "./job.ts";
import * as sql from "./job-rows.ts";

/** The kind of the jobs' work-queue rows. */
export const JOB = "job";

export interface StartedJob extends Pick<Job, "organizationId" | "type" | "namespace" | "judgment" | "settings"> {
  /** The initial status. The default is `running`. */
  status?: "estimating" | "awaiting_confirm" | "running";
  /** For a job about a judgment: the judgment's id, by which `openJobs` finds it. */
  judgmentId?: string;
  estimate?: Job["estimate"];
  /** The initial checkpoint, if known. */
  checkpoint?: Job["checkpoint"];
}

export async function startJob(tx: Transaction, asked: StartedJob, at: Date): Promise<Job> {
  const { status = "running", judgmentId = null, estimate = null, checkpoint = null } = asked;
  const claimId = newNumber();
  const told = { status, judgmentId, estimate, checkpoint };
  const job = await sql.insertJob(tx, { ...asked, ...told, jobId: newId("job", at), claimId }, at);
  await wake(tx, JOB, claimId, at, asked.organizationId);
  await recordTransition(tx, job, at);
  return job;
}
