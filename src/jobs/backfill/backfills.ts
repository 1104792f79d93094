/** Requests for backfills: estimates and starts. */
import type { BackfillEstimate, BackfillRequest, Job as JobView } from "#generated/types.ts";
import { lockOrganization } from "#src/foundation/db/organization-locks.ts";
import { conflict } from "#src/foundation/errors.ts";
import { startJob } from "#src/foundation/jobs/start.ts";
import type { Json } from "#src/foundation/json/json.ts";
import { downstreamLines } from "#src/jobs/estimates/downstream-history.ts";
import { estimateOf } from "#src/jobs/estimates/estimate.ts";
import { historyOf, replayFrom } from "#src/jobs/estimates/replay.ts";
import type { Scope } from "#src/jobs/estimates/sample.ts";
import { conditionOf } from "#src/jobs/estimates/scope.ts";
import type { Jobs } from "#src/jobs/management/jobs.ts";
import { refuseOverlap } from "#src/jobs/management/open-jobs.ts";
import type { JobParts } from "#src/jobs/parts/parts.ts";
import { isActive } from "#src/judging/definitions/judgment.ts";
import { findJudgment } from "#src/judging/definitions/lookup.ts";
import { isPrefix } from "#src/records/templates/owners.ts";
import type { BackfillSettings } from "./backfill.ts";
import { refuseBeyondBudget } from "./budget.ts";

export interface AskedBackfill {
  organizationId: string;
  /** A namespace or template prefix. */
  namespace: string;
  judgment: string;
  filters: BackfillRequest["filters"];
}

export class Backfills {
  readonly #parts: JobParts;
  readonly #jobs: Jobs;

  constructor(parts: JobParts, jobs: Jobs) {
    this.#parts = parts;
    this.#jobs = jobs;
  }

  /** @throws ServiceError `not_found`, `conflict`, `invalid_request` */
  async estimate(asked: AskedBackfill): Promise<BackfillEstimate> {
    const estimated = await estimateOf(this.#parts, await this.#scopeOf(asked));
    const history = await historyOf(this.#parts, estimated.strata);
    const downstream = await downstreamLines(this.#parts, estimated, history);
    return {
      estimate: { ...estimated.estimate, ...(downstream ? { downstream } : {}) },
      replay: replayFrom(this.#parts, history, estimated.strata, estimated.perDocumentAnew),
    };
  }

  /** @throws ServiceError `not_found`, `conflict`, `invalid_request`, `budget_exceeded` */
  async start(asked: AskedBackfill): Promise<JobView> {
    const { db, clock, wakeJobs } = this.#parts;
    const { organizationId, namespace } = asked;
    const scope = await this.#scopeOf(asked);
    const estimated = await estimateOf(this.#parts, scope);
    const { strata } = estimated;
    const downstream = await downstreamLines(this.#parts, estimated);
    const estimate = { ...estimated.estimate, ...(downstream ? { downstream } : {}) };
    // Under a prefix, each namespace's budget is checked when the job reaches it.
    const [stratum] = strata;
    if (!isPrefix(namespace) && stratum) await refuseBeyondBudget(this.#parts, stratum.namespace, estimate.cost_usd);
    const { judgmentId, name } = scope.judgment;
    const settings: BackfillSettings = { judgmentId, ...(asked.filters === undefined ? {} : { filters: asked.filters }) };
    const job = await db.transaction(async (tx) => {
      await lockOrganization(tx, organizationId);
      await refuseOverlap(tx, { type: "backfill", judgmentId, namespace });
      const about = { organizationId, namespace, judgment: name, judgmentId };
      return startJob(tx, { ...about, type: "backfill", settings: settings as unknown as Json, estimate }, clock.now());
    });
    wakeJobs();
    return this.#jobs.view(job);
  }

  async #scopeOf({ organizationId, namespace, judgment: name, filters }: AskedBackfill): Promise<Scope> {
    const { db, applicable } = this.#parts;
    const judgment = await findJudgment(db, organizationId, namespace, name);
    if (!isActive(judgment)) throw conflict(`"${name}" is inactive. Activate a version of it first.`);
    if (filters !== undefined) conditionOf(filters, await applicable.of(db, organizationId, namespace));
    return { organizationId, namespace, judgment, filters };
  }
}
