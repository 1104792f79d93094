/** Making a job, in the transaction of what it follows from. */
import type { Transaction } from "#src/db/database.ts";
import { newId, newNumber } from "#src/ids.ts";
import { wake } from "#src/work/wakeups.ts";
import { recordTransition } from "./events.ts";
import type { Job } from "./job.ts";
import * as sql from "./sql.ts";

/** The kind of their wakeups. */
export const JOB = "job";

export interface StartedJob extends Pick<Job, "organizationId" | "type" | "namespace" | "judgment" | "settings"> {
  /** The status it begins with; `running` where absent. */
  status?: "estimating" | "awaiting_confirm" | "running";
  /** Of a job about a judgment its id, under which `openJobs` finds it. */
  judgmentId?: string;
  estimate?: Job["estimate"];
  /** Where it begins, if that is known. */
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
