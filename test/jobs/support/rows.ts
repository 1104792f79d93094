/**
 * Jobs in any status that a test needs, inserted into the table with negative claim ids. No worker runs them until something wakes them.
 */
import { randomInt } from "node:crypto";
import type { JobStatus, JobType } from "#generated/types.ts";
import { newId } from "#src/foundation/ids.ts";
import type { TestService } from "#test/support/service.ts";

export interface JobRow {
  type: JobType;
  status: JobStatus;
  namespace: string;
  judgment?: string;
  settings?: object;
  heldBy?: "hand" | "budget";
  /** Documents that it could not judge. */
  failed?: number;
}

export async function jobRow(service: TestService, { type, status, namespace, ...row }: JobRow): Promise<string> {
  const now = service.clock.now();
  const jobId = newId("job", now);
  const ended = ["done", "failed", "cancelled"].includes(status);
  await service.fresh.database.query({
    text: `
      insert into jobs (job_id, organization_id, claim_id, type, status, namespace, judgment, settings, held_by, created_at, updated_at, ended_at,
                        failed_count)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10, $11, $12)`,
    values: [
      jobId,
      service.organizationId,
      -randomInt(1, 2 ** 47),
      type,
      status,
      namespace,
      row.judgment ?? null,
      JSON.stringify(row.settings ?? { judgmentId: "none" }),
      status === "paused" ? (row.heldBy ?? "hand") : null,
      now,
      ended ? now : null,
      row.failed ?? 0,
    ],
  });
  return jobId;
}

/** An export of the evaluation log that has ended, of no evaluations. */
export function exportRow(service: TestService, namespace: string): Promise<string> {
  const settings = { since: null, until: service.clock.now().toISOString(), judgments: [] };
  return jobRow(service, { type: "evaluation_export", status: "done", namespace, settings });
}
