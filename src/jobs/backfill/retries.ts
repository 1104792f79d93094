/** Retries the documents that a job could not judge. */
import type { Job as JobView } from "#generated/types.ts";
import { lockOrganization } from "#src/foundation/db/organization-locks.ts";
import { conflict } from "#src/foundation/errors.ts";
import type { Job } from "#src/foundation/jobs/job.ts";
import { startJob } from "#src/foundation/jobs/start.ts";
import type { Json } from "#src/foundation/json/json.ts";
import { estimateFrom, meanOf } from "#src/jobs/estimates/estimate.ts";
import { askingOfAll, type Drawn, strataOf, sum } from "#src/jobs/estimates/sample.ts";
import type { Jobs } from "#src/jobs/management/jobs.ts";
import { refuseOverlap } from "#src/jobs/management/open-jobs.ts";
import type { JobParts } from "#src/jobs/parts/parts.ts";
import { countFailed, failedAfter } from "#src/judging/asking/failed-documents.ts";
import { type ActiveJudgment, isActive } from "#src/judging/definitions/judgment.ts";
import { judgmentAt } from "#src/judging/definitions/lookup.ts";
import { isPrefix } from "#src/records/templates/owners.ts";
import type { BackfillSettings } from "./backfill.ts";
import { refuseBeyondBudget } from "./budget.ts";

/** The number of failed documents that an estimate samples. */
const MOST_SAMPLED = 1_000;

export class Retries {
  readonly #parts: JobParts;
  readonly #jobs: Jobs;

  constructor(parts: JobParts, jobs: Jobs) {
    this.#parts = parts;
    this.#jobs = jobs;
  }

  /** @throws ServiceError `not_found`, `conflict`, `budget_exceeded` */
  async start(organizationId: string, scope: string | null, jobId: string): Promise<JobView> {
    const { db, clock, wakeJobs } = this.#parts;
    const job = await this.#jobs.find(organizationId, scope, jobId);
    const judgment = await this.#judgmentOf(job);
    const { namespace } = job;
    const since = job.createdAt.toISOString();
    const { filters } = job.settings as unknown as Partial<BackfillSettings>;
    const asked = { organizationId, namespace, judgment, filters };
    const drawn = await this.#drawn(asked, since);
    const asking = sum([(await askingOfAll(this.#parts, drawn.sampled)).left]);
    const estimate = await estimateFrom(this.#parts, asked, drawn.documents, meanOf(asking));
    const [one] = drawn.sampled;
    if (!isPrefix(namespace) && one) await refuseBeyondBudget(this.#parts, one.stratum.namespace, estimate.cost_usd);
    const { judgmentId, name } = judgment;
    const settings: BackfillSettings = { judgmentId, ...(filters === undefined ? {} : { filters }), retryOf: { jobId, since } };
    const started = await db.transaction(async (tx) => {
      await lockOrganization(tx, organizationId);
      await refuseOverlap(tx, { type: "backfill", judgmentId, namespace });
      const about = { organizationId, namespace, judgment: name, judgmentId };
      return startJob(tx, { ...about, type: "backfill", settings: settings as unknown as Json, estimate }, clock.now());
    });
    wakeJobs();
    return this.#jobs.view(started);
  }

  /** The judgment of a job whose failed documents can be retried. */
  async #judgmentOf(job: Job): Promise<ActiveJudgment> {
    const { jobId, organizationId, status, namespace, failedCount } = job;
    if (job.endedAt === null) throw conflict(`Job "${jobId}" is ${status}. Wait until it has ended, or cancel it.`, { status });
    if (failedCount === 0) throw conflict(`Job "${jobId}" has no failed documents.`, { status });
    const judgment = await judgmentAt(this.#parts.db, organizationId, namespace, job.judgment!);
    const { judgmentId } = job.settings as { judgmentId?: string };
    if (judgment?.judgmentId !== judgmentId)
      throw conflict(`The judgment "${job.judgment}" of job "${jobId}" was deleted.`, { status });
    if (!isActive(judgment!)) throw conflict(`"${job.judgment}" is inactive. Activate a version of it first.`, { status });
    return judgment!;
  }

  /** The number of documents that have failed since, and some of them. */
  async #drawn(asked: Parameters<typeof strataOf>[1], since: string): Promise<{ documents: number; sampled: Drawn[] }> {
    const { db } = this.#parts;
    const { judgmentId } = asked.judgment;
    const sampled: Drawn[] = [];
    let documents = 0;
    let room = MOST_SAMPLED;
    for (const stratum of await strataOf(this.#parts, asked)) {
      const { namespaceId } = stratum.namespace;
      documents += await countFailed(db, namespaceId, judgmentId, since);
      if (room === 0) continue;
      const ids = await failedAfter(db, namespaceId, { judgmentId, since }, "", room);
      room -= ids.length;
      if (ids.length > 0) sampled.push({ stratum, ids });
    }
    return { documents, sampled };
  }
}
