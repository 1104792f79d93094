/** Exports of the evaluation log as they are asked for. */
import type { EvaluationExportRequest, Job as JobView } from "#generated/types.ts";
import { type Issue, invalidRequest } from "#src/errors.ts";
import type { Jobs } from "#src/jobs/jobs.ts";
import type { JobParts } from "#src/jobs/parts.ts";
import { startJob } from "#src/jobs/start.ts";
import type { ExportSettings } from "#src/jobs/types/evaluation-export.ts";
import type { Json } from "#src/json.ts";
import { findJudgment } from "#src/judgments/lookup.ts";

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
    const until = asked.until ?? now.toISOString();
    const issues: Issue[] = [];
    if (asked.since !== undefined && new Date(asked.since) > new Date(until))
      issues.push({ path: "/since", message: `must not be after until, ${until}` });
    for (const [at, name] of (asked.judgments ?? []).entries()) {
      const found = await findJudgment(db, organizationId, namespace, name).catch(() => null);
      if (!found) issues.push({ path: `/judgments/${at}`, message: `"${namespace}" has no judgment "${name}"` });
    }
    if (issues.length > 0) throw invalidRequest(issues);
    const settings: ExportSettings = { since: asked.since ?? null, until, judgments: [...new Set(asked.judgments)] };
    const about = { organizationId, type: "evaluation_export", namespace, judgment: null } as const;
    const job = await db.transaction((tx) => startJob(tx, { ...about, settings: settings as unknown as Json }, now));
    wakeJobs();
    return this.#jobs.view(job);
  }
}
