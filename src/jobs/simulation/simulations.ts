/** Requests for simulations. */
import type { Job as JobView, SimulateRequest } from "#generated/types.ts";
import { conflict, invalidRequest } from "#src/foundation/errors.ts";
import { startJob } from "#src/foundation/jobs/start.ts";
import type { Json } from "#src/foundation/json/json.ts";
import type { Jobs } from "#src/jobs/management/jobs.ts";
import type { JobParts } from "#src/jobs/parts/parts.ts";
import { isActive } from "#src/judging/definitions/judgment.ts";
import { findJudgment, versionsOf } from "#src/judging/definitions/lookup.ts";
import { withChanges } from "#src/judging/definitions/settings.ts";
import type { SimulationSettings } from "./simulation.ts";

export interface AskedSimulation {
  organizationId: string;
  /** A namespace or template prefix. */
  namespace: string;
  judgment: string;
}

/** The default number of documents to check. */
const SAMPLE = 1_000;

export class Simulations {
  readonly #parts: JobParts;
  readonly #jobs: Jobs;

  constructor(parts: JobParts, jobs: Jobs) {
    this.#parts = parts;
    this.#jobs = jobs;
  }

  /** @throws ServiceError `not_found`, `conflict`, `invalid_request` */
  async start(
    { organizationId, namespace, judgment: name }: AskedSimulation,
    { thresholds, sample = SAMPLE }: SimulateRequest,
  ): Promise<JobView> {
    const { db, clock, wakeJobs } = this.#parts;
    const judgment = await findJudgment(db, organizationId, namespace, name);
    if (!isActive(judgment)) throw conflict(`"${name}" is inactive. Activate a version of it first.`);
    if (Object.keys(thresholds).length === 0)
      throw invalidRequest([{ path: "/thresholds", message: "must name at least one threshold" }]);
    const versions = await versionsOf(db, judgment.judgmentId);
    // Thresholds that cannot be set are not tried either.
    const definitions = versions.map(({ definition }) => definition);
    withChanges(judgment, { thresholds }, namespace !== judgment.owner, definitions);
    const { judgmentId } = judgment;
    const settings: SimulationSettings = { judgmentId, thresholds, sample };
    const about = { organizationId, namespace, judgment: name, judgmentId };
    const job = await db.transaction((tx) =>
      startJob(tx, { ...about, type: "simulation", settings: settings as unknown as Json }, clock.now()),
    );
    wakeJobs();
    return this.#jobs.view(job);
  }
}
