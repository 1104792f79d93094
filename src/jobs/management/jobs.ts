/** Lists and reads jobs, and performs actions on them. */
import type { JobStatus, JobType, Job as JobView } from "#generated/types.ts";
import type { KeyIdentity } from "#src/accounts/identity.ts";
import { covers } from "#src/accounts/scope.ts";
import { scopeArea } from "#src/foundation/areas.ts";
import { notFound } from "#src/foundation/errors.ts";
import type { Job, JobKind } from "#src/foundation/jobs/job.ts";
import * as sql from "#src/foundation/jobs/job-rows.ts";
import { KEPT_MS } from "#src/foundation/jobs/kept.ts";
import type { Action } from "#src/foundation/jobs/states.ts";
import type { JobParts } from "#src/jobs/parts/parts.ts";
import { act } from "./actions.ts";
import { jobView } from "./job-view.ts";

export type JobsParts = Pick<JobParts, "db" | "clock" | "wakeJobs">;

export interface JobPage {
  status?: JobStatus | undefined;
  type?: JobType | undefined;
  namespace?: string | undefined;
  /** The scope of the caller's key. */
  scope: string | null;
  /** The key's id; null if no links are shown. */
  shownTo: string | null;
  before: string;
  limit: number;
}

type ReadingKey = Pick<KeyIdentity, "id" | "scope">;

export class Jobs {
  readonly #parts: JobsParts;
  readonly #kinds: ReadonlyMap<JobType, JobKind>;

  constructor(parts: JobsParts, kinds: readonly JobKind[]) {
    this.#parts = parts;
    this.#kinds = new Map(kinds.map((kind) => [kind.type, kind]));
  }

  async get(organizationId: string, { scope, id }: ReadingKey, jobId: string): Promise<JobView> {
    return this.view(await this.find(organizationId, scope, jobId), id);
  }

  async list(organizationId: string, page: JobPage): Promise<{ jobs: JobView[]; more: boolean }> {
    const { status = null, type = null, namespace = null, scope, before, limit } = page;
    const endedAfter = new Date(this.#parts.clock.now().getTime() - KEPT_MS);
    const filter = { status, type, namespace, area: scopeArea(scope), endedAfter };
    const rows = await sql.listJobs(this.#parts.db, organizationId, filter, { before, limit: limit + 1 });
    return {
      jobs: await Promise.all(rows.slice(0, limit).map((job) => this.view(job, page.shownTo))),
      more: rows.length > limit,
    };
  }

  /** @throws ServiceError `not_found`, `conflict`, `budget_exceeded` */
  async act(organizationId: string, scope: string | null, jobId: string, action: Action): Promise<JobView> {
    const job = await this.find(organizationId, scope, jobId);
    const kind = this.#kinds.get(job.type);
    if (!kind) throw new Error(`This release has no jobs of type ${job.type}.`);
    return this.view(await act(this.#parts, kind, job, action));
  }

  /** @param shownTo the id of the API key for which links are made; without it, none are shown */
  view(job: Job, shownTo: string | null = null): Promise<JobView> {
    return jobView(job, this.#kinds.get(job.type), this.#parts.clock.now(), shownTo);
  }

  /** @throws ServiceError `not_found` */
  async find(organizationId: string, scope: string | null, jobId: string): Promise<Job> {
    const job = await sql.readJob(this.#parts.db, organizationId, jobId);
    const isKept = job && (job.endedAt === null || job.endedAt.getTime() > this.#parts.clock.now().getTime() - KEPT_MS);
    if (!isKept || !covers(scope, job.namespace)) throw notFound(`Job "${jobId}"`);
    return job;
  }
}
