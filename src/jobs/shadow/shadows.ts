/** Shadow jobs that activations start. */
import type { Job as JobView } from "#generated/types.ts";
import type { Transaction } from "#src/foundation/db/database.ts";
import * as sql from "#src/foundation/jobs/job-rows.ts";
import { startJob } from "#src/foundation/jobs/start.ts";
import type { Json } from "#src/foundation/json/json.ts";
import type { Jobs } from "#src/jobs/management/jobs.ts";
import type { JobParts } from "#src/jobs/parts/parts.ts";
import type { Judgment } from "#src/judging/definitions/judgment.ts";
import type { VersionRow } from "#src/judging/definitions/sql.ts";
import type { ShadowAsked, ShadowJobs } from "#src/judging/lifecycle/activation.ts";
import { isComposite } from "#src/judging/numbers/combine.ts";
import { labelledDocuments } from "#src/quality/composites/labels.ts";
import { drawSample, type ShadowSample } from "./sample.ts";
import { firstCheckpoint, type ShadowSettings } from "./shadow.ts";

const NOTHING: ShadowSample = {
  documents: [],
  beside: [],
  estimate: { documents: 0, tokens: 0, judgment_units: 0, requests: 0, cost_usd: 0, duration_s: 0 },
};

export class Shadows implements ShadowJobs<ShadowSample> {
  readonly #parts: JobParts;
  readonly #jobs: Jobs;

  constructor(parts: JobParts, jobs: Jobs) {
    this.#parts = parts;
    this.#jobs = jobs;
  }

  async underWay(tx: Transaction, judgmentId: string): Promise<string | null> {
    const [open] = await sql.listOpen(tx, { type: "shadow", judgmentId });
    return open?.jobId ?? null;
  }

  async prepare(organizationId: string, judgment: Judgment, version: VersionRow): Promise<ShadowSample> {
    if (!isComposite(version.definition)) return drawSample(this.#parts, organizationId, judgment, version);
    const labelled = await labelledDocuments(this.#parts.db, { organizationId, ...judgment });
    // The job fails for this reason, so nothing needs to be judged.
    return labelled === null ? NOTHING : drawSample(this.#parts, organizationId, judgment, version, labelled);
  }

  async start(tx: Transaction, { organizationId, judgment, version, prepared }: ShadowAsked<ShadowSample>): Promise<JobView> {
    const settings: ShadowSettings = {
      judgmentId: judgment.judgmentId,
      version: version.version,
      current: judgment.activeVersion!,
    };
    const job = await startJob(
      tx,
      {
        organizationId,
        type: "shadow",
        status: "awaiting_confirm",
        namespace: judgment.owner,
        judgment: judgment.name,
        judgmentId: judgment.judgmentId,
        settings: settings as unknown as Json,
        checkpoint: firstCheckpoint(prepared.documents, prepared.beside) as unknown as Json,
        estimate: prepared.estimate,
      },
      this.#parts.clock.now(),
    );
    return this.#jobs.view(job);
  }

  started(): void {
    this.#parts.wakeJobs();
  }
}
