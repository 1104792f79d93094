/** Shadow jobs as activations start them. */
import type { Job as JobView } from "#generated/types.ts";
import type { Transaction } from "#src/db/database.ts";
import type { Json } from "#src/json.ts";
import type { ShadowAsked, ShadowJobs } from "#src/judgments/activation.ts";
import type { Judgment } from "#src/judgments/judgment.ts";
import type { VersionRow } from "#src/judgments/sql.ts";
import type { Jobs } from "../jobs.ts";
import type { JobParts } from "../parts.ts";
import * as sql from "../sql.ts";
import { startJob } from "../start.ts";
import { firstCheckpoint, type ShadowSettings } from "../types/shadow.ts";
import { drawSample, type ShadowSample } from "./sample.ts";

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
    return drawSample(this.#parts, organizationId, judgment, version);
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
        checkpoint: firstCheckpoint(prepared.documents) as unknown as Json,
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
