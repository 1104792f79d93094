/** Simulations as they are asked for. */
import type { Job as JobView, SimulateRequest } from "#generated/types.ts";
import { conflict, invalidRequest } from "#src/errors.ts";
import type { Jobs } from "#src/jobs/jobs.ts";
import type { JobParts } from "#src/jobs/parts.ts";
import { startJob } from "#src/jobs/start.ts";
import type { SimulationSettings } from "#src/jobs/types/simulation.ts";
import type { Json } from "#src/json.ts";
import { isActive } from "#src/judgments/judgment.ts";
import { findJudgment, versionsOf } from "#src/judgments/lookup.ts";
import { withChanges } from "#src/judgments/settings.ts";

export interface AskedSimulation {
  organizationId: string;
  /** A namespace or template prefix. */
  namespace: string;
  judgment: string;
}

/** Documents that are looked at where nothing else is asked. */
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
    if (!isActive(judgment)) throw conflict(`"${name}" is inactive; activate a version of it first.`);
    if (Object.keys(thresholds).length === 0)
      throw invalidRequest([{ path: "/thresholds", message: "must name at least one threshold" }]);
    const versions = await versionsOf(db, judgment.judgmentId);
    // What could not be set is not tried either.
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
