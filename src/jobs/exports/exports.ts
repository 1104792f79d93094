/** Requests for exports of the evaluation log. */

import type { EvaluationExportRequest, Job as JobView } from "#generated/types.ts";
import { audit } from "#src/accounts/audit/audit.ts";
import { conflict, type Issue, invalidRequest, notFound, ServiceError } from "#src/foundation/errors.ts";
import { holdJob, setResult } from "#src/foundation/jobs/job-rows.ts";
import { JOB, startJob } from "#src/foundation/jobs/start.ts";
import type { Json } from "#src/foundation/json/json.ts";
import { wake } from "#src/foundation/queue/wakeups.ts";
import type { Jobs } from "#src/jobs/management/jobs.ts";
import type { JobParts } from "#src/jobs/parts/parts.ts";
import { judgmentAt } from "#src/judging/definitions/lookup.ts";
import { type ExportSettings, removeFiles } from "./evaluation-export.ts";
import { deletedResult } from "./stored-files.ts";

export class Exports {
  readonly #parts: JobParts;
  readonly #jobs: Jobs;

  constructor(parts: JobParts, jobs: Jobs) {
    this.#parts = parts;
    this.#jobs = jobs;
  }

  /** @throws ServiceError `invalid_request` */
  async start(organizationId: string, namespace: string, asked: EvaluationExportRequest): Promise<JobView> {
    const { db, clock, wakeJobs } = this.#parts;
    const now = clock.now();
    // The future cannot be exported. So everything requested exists when the job begins.
    const until = momentOf(asked.until === undefined || new Date(asked.until) > now ? now : asked.until);
    const since = asked.since === undefined ? null : momentOf(asked.since);
    const issues: Issue[] = [];
    if (since !== null && since > until) issues.push({ path: "/since", message: `must not be later than until, ${until}` });
    for (const [at, name] of (asked.judgments ?? []).entries()) {
      if (!(await judgmentAt(db, organizationId, namespace, name)))
        issues.push({ path: `/judgments/${at}`, message: `names "${name}", which is no judgment of "${namespace}"` });
    }
    if (issues.length > 0) throw invalidRequest(issues);
    const settings: ExportSettings = { since, until, judgments: [...new Set(asked.judgments)] };
    const about = { organizationId, type: "evaluation_export", namespace, judgment: null } as const;
    const job = await db.transaction(async (tx) => {
      const started = await startJob(tx, { ...about, settings: settings as unknown as Json }, now);
      await audit(tx, organizationId, { action: "export.created", namespace, subject: started.jobId, after: settings }, now);
      return started;
    });
    wakeJobs();
    return this.#jobs.view(job);
  }

  /**
   * Deletes the files of an export. After the commit, no link is shown. If the files cannot be removed now, the job tries again.
   * @throws ServiceError `not_found`, `conflict`; `unavailable` if some files remain for now
   */
  async delete(organizationId: string, scope: string | null, jobId: string): Promise<void> {
    const { db, clock, exports, log, wakeJobs } = this.#parts;
    const job = await this.#jobs.find(organizationId, scope, jobId);
    if (job.type !== "evaluation_export") throw notFound(`An export of job "${jobId}"`);
    const { namespace } = job;
    await db.transaction(async (tx) => {
      const now = clock.now();
      const held = (await holdJob(tx, organizationId, jobId))!;
      if (held.endedAt === null) throw conflict(`Job "${jobId}" is ${held.status}. Cancel it, which also deletes its files.`);
      await setResult(tx, jobId, deletedResult(held, now), now);
      await wake(tx, JOB, held.claimId, now, organizationId);
      await audit(tx, organizationId, { action: "export.deleted", namespace, subject: jobId }, now);
    });
    wakeJobs();
    await removeFiles(exports, job).catch((error: unknown) => {
      log.warn({ err: error, jobId }, "Exported files could not be removed. The service tries again.");
      throw new ServiceError("unavailable", "Some of the files could not be deleted yet. The service tries again.");
    });
  }
}

/** In the form that jobs show, to the millisecond, whatever the input format. */
function momentOf(given: string | Date): string {
  return new Date(given).toISOString();
}
