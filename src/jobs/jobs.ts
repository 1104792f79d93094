/** Jobs as they are started, listed and read. */
import { randomInt } from "node:crypto";
import type { JobStatus, JobType, Job as JobView } from "#generated/types.ts";
import { covers } from "#src/accounts/scope.ts";
import type { Clock } from "#src/clock.ts";
import type { Database, Transaction } from "#src/db/database.ts";
import { notFound } from "#src/errors.ts";
import { newId } from "#src/ids.ts";
import { scopeArea } from "#src/namespaces/areas.ts";
import { wake } from "#src/work/wakeups.ts";
import type { Job, JobKind } from "./job.ts";
import { jobView } from "./job-view.ts";
import { JOB } from "./runner.ts";
import * as sql from "./sql.ts";

/** How long a job that has ended is listed. */
const LISTED_MS = 90 * 24 * 3_600_000;

export interface JobsParts {
  db: Database;
  clock: Clock;
  kinds: readonly JobKind[];
}

export interface JobPage {
  status?: JobStatus | undefined;
  type?: JobType | undefined;
  namespace?: string | undefined;
  /** Of the key that asks. */
  scope: string | null;
  before: string;
  limit: number;
}

export class Jobs {
  readonly #parts: JobsParts;

  constructor(parts: JobsParts) {
    this.#parts = parts;
  }

  async get(organizationId: string, scope: string | null, jobId: string): Promise<JobView> {
    const job = await sql.readJob(this.#parts.db, organizationId, jobId);
    if (!job || !covers(scope, job.namespace)) throw notFound(`Job "${jobId}"`);
    return this.view(job);
  }

  async list(organizationId: string, page: JobPage): Promise<{ jobs: JobView[]; more: boolean }> {
    const { status = null, type = null, namespace = null, scope, before, limit } = page;
    const endedAfter = new Date(this.#parts.clock.now().getTime() - LISTED_MS);
    const filter = { status, type, namespace, area: scopeArea(scope), endedAfter };
    const rows = await sql.listJobs(this.#parts.db, organizationId, filter, { before, limit: limit + 1 });
    return { jobs: rows.slice(0, limit).map((job) => this.view(job)), more: rows.length > limit };
  }

  view(job: Job): JobView {
    const { kinds, clock } = this.#parts;
    return jobView(
      job,
      kinds.find(({ type }) => type === job.type),
      clock.now(),
    );
  }
}

/** Makes a job that runs, in the transaction of what it follows from. */
export async function startJob(
  tx: Transaction,
  asked: Pick<Job, "organizationId" | "type" | "namespace" | "judgment" | "settings">,
  at: Date,
): Promise<Job> {
  // 52 random bits, as a namespace's id, which wakeups are otherwise kept under.
  const claimId = randomInt(1, 2 ** 21) * 2 ** 31 + randomInt(0, 2 ** 31);
  const job = await sql.insertJob(tx, { ...asked, jobId: newId("job", at), claimId, status: "running" }, at);
  await wake(tx, JOB, claimId, at);
  return job;
}
