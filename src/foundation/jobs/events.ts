/** The events of jobs. Each is recorded in the transaction of its status change. */
import type { JobEventData, JobStatus } from "#generated/types.ts";
import type { Transaction } from "#src/foundation/db/database.ts";
import { type EventBody, recordEvents } from "#src/foundation/events/record.ts";
import type { Job } from "./job.ts";

type JobEventType = Extract<EventBody["type"], `job.${string}`>;

/** The statuses that are published as events. */
const TOLD: Partial<Record<JobStatus, JobEventType>> = {
  awaiting_confirm: "job.awaiting_confirm",
  paused: "job.paused",
  done: "job.completed",
  failed: "job.failed",
  cancelled: "job.cancelled",
};

/** Records an event for the job's new status. */
export async function recordTransition(tx: Transaction, job: Job, at: Date): Promise<void> {
  const type = TOLD[job.status];
  if (type === undefined) return;
  const { organizationId, namespace } = job;
  await recordEvents(tx, { organizationId, namespaceId: null, namespace }, [{ type, data: eventData(job) } as EventBody], at);
}

function eventData(job: Job): JobEventData {
  return {
    job_id: job.jobId,
    job_type: job.type,
    status: job.status,
    namespace: job.namespace,
    judgment: job.judgment,
    estimate: job.estimate,
    spend_usd: job.spendUsd,
    documents_done: job.documentsDone,
    error: job.error,
    failed_count: job.failedCount,
  };
}
