/** Requests for robustness jobs: estimates and starts. */
import type { Estimate, Job as JobView, RobustnessEstimate, RobustnessRequest } from "#generated/types.ts";
import { usd } from "#src/accounts/money/money.ts";
import { conflict, invalidRequest } from "#src/foundation/errors.ts";
import { startJob } from "#src/foundation/jobs/start.ts";
import type { Json } from "#src/foundation/json/json.ts";
import { refuseBeyondBudget } from "#src/jobs/backfill/budget.ts";
import { secondsFor } from "#src/jobs/estimates/duration.ts";
import type { Jobs } from "#src/jobs/management/jobs.ts";
import type { JobParts } from "#src/jobs/parts/parts.ts";
import { costAtMost, unitsOf } from "#src/jobs/sentinels/asking.ts";
import { drawContexts } from "#src/jobs/sentinels/drawing.ts";
import { type ActiveJudgment, isActive } from "#src/judging/definitions/judgment.ts";
import { findOwn } from "#src/judging/definitions/lookup.ts";
import { MOST_TOKENS } from "#src/judging/engines/tokens.ts";
import { type NamespaceIdentity, namespaceById } from "#src/records/namespaces/namespaces.ts";
import { isPrefix } from "#src/records/templates/owners.ts";
import { type RobustnessCheckpoint, type RobustnessSettings, waysOf } from "./robustness.ts";

export interface AskedTrial {
  organizationId: string;
  /** A namespace or template prefix. */
  namespace: string;
  judgment: string;
}

const SAMPLE = 100;

interface Prepared {
  judgment: ActiveJudgment;
  estimate: Estimate;
  left: RobustnessCheckpoint["left"];
  namespaces: NamespaceIdentity[];
}

export class RobustnessTrials {
  readonly #parts: JobParts;
  readonly #jobs: Jobs;

  constructor(parts: JobParts, jobs: Jobs) {
    this.#parts = parts;
    this.#jobs = jobs;
  }

  /** @throws ServiceError `not_found`, `conflict` */
  async estimate(asked: AskedTrial, { sample }: RobustnessRequest): Promise<RobustnessEstimate> {
    return { estimate: (await this.#prepare(asked, sample)).estimate };
  }

  /** @throws ServiceError `not_found`, `conflict`, `invalid_request`, `budget_exceeded` */
  async start(asked: AskedTrial, { sample, budget_usd: budgetUsd }: RobustnessRequest): Promise<JobView> {
    const { db, clock, wakeJobs } = this.#parts;
    const { organizationId, namespace } = asked;
    const { judgment, estimate, left, namespaces } = await this.#prepare(asked, sample);
    if (estimate.cost_usd > budgetUsd) {
      const message = `must be at least ${estimate.cost_usd}, which the job is estimated to cost. A smaller sample costs less`;
      throw invalidRequest([{ path: "/budget_usd", message }]);
    }
    const [only] = namespaces;
    if (!isPrefix(namespace) && only) await refuseBeyondBudget(this.#parts, only, estimate.cost_usd);
    const { judgmentId, name, activeVersion: version } = judgment;
    const settings: RobustnessSettings = { judgmentId, version, budgetUsd };
    const checkpoint: RobustnessCheckpoint = { left, documents: 0, turns: {} };
    const about = { organizationId, namespace, judgment: name, judgmentId, estimate };
    const job = await db.transaction((tx) =>
      startJob(
        tx,
        { ...about, type: "robustness", settings: settings as unknown as Json, checkpoint: checkpoint as unknown as Json },
        clock.now(),
      ),
    );
    wakeJobs();
    return this.#jobs.view(job);
  }

  /** Draws the sample, and computes what all its questions cost at most. */
  async #prepare({ organizationId, namespace, judgment: name }: AskedTrial, sample = SAMPLE): Promise<Prepared> {
    const { db, clock, engines } = this.#parts;
    const judgment = await findOwn(db, organizationId, namespace, name);
    if (!isActive(judgment)) throw conflict(`"${name}" is inactive. Activate a version of it first.`);
    const drawn = await drawContexts(this.#parts, organizationId, judgment, sample, new AbortController().signal);
    const limits = engines.get(judgment.definition.engine!.name)?.engine.limits;
    const left: Prepared["left"] = [];
    const namespaces: NamespaceIdentity[] = [];
    const groups: Parameters<typeof costAtMost>[2][number][] = [];
    for (const [namespaceId, own] of Map.groupBy(drawn, (one) => one.namespaceId)) {
      const there = await namespaceById(db, namespaceId);
      if (!there) continue;
      left.push({ namespaceId, ids: own.map(({ documentId }) => documentId) });
      namespaces.push(there);
      const ways = waysOf(judgment, own, limits?.contextTokens ?? MOST_TOKENS, clock.now());
      groups.push({ namespace: there, due: ways.flatMap(({ due }) => due) });
    }
    const due = groups.flatMap((group) => group.due);
    const tokens = due.reduce((sum, { context }) => sum + context!.tokens, 0);
    const estimate = {
      documents: drawn.length,
      tokens,
      judgment_units: due.reduce((sum, one) => sum + unitsOf(this.#parts, one), 0),
      requests: due.length,
      cost_usd: usd(await costAtMost(this.#parts, organizationId, groups)),
      duration_s: Math.ceil(secondsFor({ documents: drawn.length, requests: due.length, tokens }, limits)),
    };
    return { judgment, estimate, left, namespaces };
  }
}
