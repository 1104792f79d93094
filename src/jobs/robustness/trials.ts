/** Requests for robustness jobs: estimates and starts. */
import type { Estimate, Job as JobView, RobustnessEstimate, RobustnessRequest } from "#generated/types.ts";
import { usd } from "#src/accounts/money/money.ts";
import { conflict, invalidRequest } from "#src/foundation/errors.ts";
import { startJob } from "#src/foundation/jobs/start.ts";
import type { Json } from "#src/foundation/json/json.ts";
import { TimeSlice } from "#src/foundation/time/time-slice.ts";
import { refuseBeyondBudget } from "#src/jobs/backfill/budget.ts";
import { secondsFor } from "#src/jobs/estimates/duration.ts";
import type { Jobs } from "#src/jobs/management/jobs.ts";
import type { JobParts } from "#src/jobs/parts/parts.ts";
import { billOf, costOfUnits } from "#src/jobs/sentinels/asking.ts";
import { drawContexts } from "#src/jobs/sentinels/drawing.ts";
import type { Frozen } from "#src/jobs/sentinels/frozen.ts";
import { requestsAtMost, tokensAtMost, unitsAtMost } from "#src/judging/asking/billing.ts";
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

/** What all ways of asking take. */
interface Cost {
  tokens: number;
  units: number;
  requests: number;
}

type Asked = Cost & { namespace: NamespaceIdentity };

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
    const { db, engines } = this.#parts;
    const judgment = await findOwn(db, organizationId, namespace, name);
    if (!isActive(judgment)) throw conflict(`"${name}" is inactive. Activate a version of it first.`);
    const drawn = await drawContexts(this.#parts, organizationId, judgment, sample, new AbortController().signal);
    const limits = engines.get(judgment.definition.engine!.name)?.engine.limits;
    const left: Prepared["left"] = [];
    const asked: Asked[] = [];
    for (const [namespaceId, own] of Map.groupBy(drawn, (one) => one.namespaceId)) {
      const namespace = await namespaceById(db, namespaceId);
      if (!namespace) continue;
      left.push({ namespaceId, ids: own.map(({ documentId }) => documentId) });
      asked.push({ namespace, ...(await this.#costOf(judgment, own, limits?.contextTokens ?? MOST_TOKENS)) });
    }
    const sum = (of: (one: Asked) => number) => asked.reduce((total, one) => total + of(one), 0);
    const [tokens, requests] = [sum((one) => one.tokens), sum((one) => one.requests)];
    const estimate = {
      documents: drawn.length,
      tokens,
      judgment_units: sum((one) => one.units),
      requests,
      cost_usd: usd(await costOfUnits(this.#parts, organizationId, asked)),
      duration_s: Math.ceil(secondsFor({ documents: drawn.length, requests, tokens }, limits)),
    };
    const namespaces = asked.map(({ namespace: one }) => one);
    return { judgment, estimate, left, namespaces };
  }

  /** In slices of time, because each way hashes each context. */
  async #costOf(judgment: ActiveJudgment, contexts: readonly Frozen[], most: number): Promise<Cost> {
    const slice = new TimeSlice();
    const cost = { tokens: 0, units: 0, requests: 0 };
    for (const one of contexts) {
      for (const { due } of waysOf(judgment, [one], most, this.#parts.clock.now())) {
        for (const one of due) {
          const bill = billOf(this.#parts, one);
          if (bill === null) continue;
          cost.units += unitsAtMost(bill);
          cost.requests += requestsAtMost(bill);
          cost.tokens += tokensAtMost(bill, one.context!.tokens);
        }
      }
      if (slice.isOver) await slice.next();
    }
    return cost;
  }
}
