/** Requests for discoveries. */
import type { DiscoverRequest, Job as JobView, JudgmentType } from "#generated/types.ts";
import { conflict, invalidRequest } from "#src/foundation/errors.ts";
import { startJob } from "#src/foundation/jobs/start.ts";
import type { Json } from "#src/foundation/json/json.ts";
import { durationIssues, durationMs } from "#src/foundation/time/durations.ts";
import type { Jobs } from "#src/jobs/management/jobs.ts";
import type { JobParts } from "#src/jobs/parts/parts.ts";
import { type ActiveJudgment, isActive } from "#src/judging/definitions/judgment.ts";
import { findJudgment } from "#src/judging/definitions/lookup.ts";
import { requireSuggestions, takeOne } from "./allowance.ts";
import type { DiscoverSettings } from "./discover.ts";
import { fixedOptions, roomFor } from "./proposed-options.ts";

/** A judgment of a namespace or template prefix. */
export interface AskedOf {
  organizationId: string;
  namespace: string;
  judgment: string;
}

const DEFAULTS = { window: "7d", count: 5 } as const;

export class Discoveries {
  readonly #parts: JobParts;
  readonly #jobs: Jobs;

  constructor(parts: JobParts, jobs: Jobs) {
    this.#parts = parts;
    this.#jobs = jobs;
  }

  /** @throws ServiceError `not_found`, `forbidden`, `invalid_request`, `conflict`, `rate_limited` */
  async start(asked: AskedOf, given: DiscoverRequest | undefined): Promise<JobView> {
    const { db, clock, wakeJobs } = this.#parts;
    const { organizationId, namespace } = asked;
    const { window, count } = { ...DEFAULTS, ...given };
    const issues = durationIssues(window, "/window");
    if (issues.length > 0) throw invalidRequest(issues);
    const judgment = await activeOf(this.#parts, asked, { type: "choice", wanted: WANTED });
    const options = fixedOptions(judgment.definition);
    if (options === null) throw notWanted(judgment.name, WANTED, "a choice among documents");
    if (roomFor(options) === 0)
      throw conflict(`"${judgment.name}" has ${options.length} options, which is the most that a choice may have.`);
    const now = clock.now();
    const { judgmentId, activeVersion: version } = judgment;
    const since = new Date(now.getTime() - durationMs(window)).toISOString();
    const job = await db.transaction(async (tx) => {
      const day = await takeOne(tx, organizationId, now);
      const settings: DiscoverSettings = { judgmentId, version, since, count: Math.min(count, roomFor(options)), day };
      const about = { organizationId, namespace, judgment: judgment.name, judgmentId };
      return startJob(tx, { ...about, type: "discover", settings: settings as unknown as Json }, now);
    });
    wakeJobs();
    return this.#jobs.view(job);
  }
}

const WANTED = "a choice with fixed options";

const notWanted = (name: string, wanted: string, is: string) =>
  invalidRequest([{ path: "path/name", message: `must name ${wanted}, but "${name}" is ${is}` }]);

/**
 * The judgment for suggestions. A judgment of another type gets that error even if it is inactive, because activating it would
 * not help.
 * @throws ServiceError `not_found`, `forbidden`, `invalid_request`, `conflict`
 */
export async function activeOf(
  { db }: Pick<JobParts, "db">,
  { organizationId, namespace, judgment: name }: AskedOf,
  { type, wanted }: { type: JudgmentType; wanted: string },
): Promise<ActiveJudgment> {
  const judgment = await findJudgment(db, organizationId, namespace, name);
  await requireSuggestions(db, organizationId);
  if (judgment.type !== type) throw notWanted(name, wanted, `a ${judgment.type}`);
  if (!isActive(judgment)) throw conflict(`"${name}" is inactive. Activate a version of it first.`);
  return judgment;
}
