/** What happened over time, from hourly counts. */
import type { ActivityPoint, ActivityReport, ActivityStep, AnswerErrorCode } from "#generated/types.ts";
import { USAGE } from "#src/accounts/money/hourly-usage.ts";
import { usd } from "#src/accounts/money/money.ts";
import { monthOf, type Prices } from "#src/accounts/money/prices.ts";
import { monthStart } from "#src/accounts/money/usage.ts";
import { HOUR_MS } from "#src/foundation/counts/hour-counts.ts";
import type { Database } from "#src/foundation/db/database.ts";
import { invalidRequest } from "#src/foundation/errors.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import { RunningCosts } from "./costs.ts";
import { readSteps, readSums, type StepRow } from "./sql.ts";

export interface ActivityParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly prices: Prices;
  readonly keptMs: number;
}

export interface Asked {
  readonly step: ActivityStep;
  readonly from?: string | undefined;
  /** In place of `from`. */
  readonly steps?: number | undefined;
  readonly to?: string | undefined;
}

const DAY_MS = 24 * HOUR_MS;
const STEP_MS: Record<ActivityStep, number> = { hour: HOUR_MS, day: DAY_MS };
const DEFAULT_STEPS: Record<ActivityStep, number> = { hour: 24, day: 30 };
/** A month of hours. */
const MOST_STEPS = 744;

/** @throws ServiceError `invalid_request` */
export async function activityReport(parts: ActivityParts, organizationId: string, asked: Asked): Promise<ActivityReport> {
  const now = parts.clock.now();
  const { from, to } = rangeOf(asked, now);
  const stepMs = STEP_MS[asked.step];
  const [rows, before] = await parts.db.transaction(
    (tx) =>
      Promise.all([
        readSteps(tx, organizationId, { from, to, seconds: stepMs / 1_000 }),
        readSums(tx, organizationId, { measure: USAGE, from: new Date(monthStart(monthOf(from))), to: from }),
      ]),
    { isolation: "repeatable read", readOnly: true },
  );
  const costs = new RunningCosts(
    parts.prices,
    from,
    usageOf((name) => before.find((one) => one.name === name)?.sum ?? 0),
  );
  const byStep = Map.groupBy(rows, ({ step }) => step);
  const points: ActivityPoint[] = [];
  for (let at = from.getTime(); at < to.getTime(); at += stepMs) {
    points.push(pointOf(new Date(at), byStep.get(at / stepMs) ?? [], costs));
  }
  return {
    step: asked.step,
    from: from.toISOString(),
    to: to.toISOString(),
    kept_from: new Date(floor(now.getTime() - parts.keptMs, HOUR_MS)).toISOString(),
    points,
  };
}

/** In whole steps, which begin in UTC wherever the server is. */
function rangeOf({ step, from: begin, steps: asked, to: end }: Asked, now: Date): { from: Date; to: Date } {
  if (begin !== undefined && asked !== undefined)
    throw invalidRequest([{ path: "query/steps", message: "must be absent together with from; send only one of them" }]);
  const stepMs = STEP_MS[step];
  const present = floor(now.getTime(), stepMs) + stepMs;
  const to = end === undefined ? present : Math.min(present, -floor(-Date.parse(end), stepMs));
  const from = Math.max(0, floor(begin === undefined ? to - (asked ?? DEFAULT_STEPS[step]) * stepMs : Date.parse(begin), stepMs));
  if (from >= to)
    throw invalidRequest([{ path: "query/from", message: `must be before to, which is ${new Date(to).toISOString()}` }]);
  const steps = (to - from) / stepMs;
  if (steps > MOST_STEPS) {
    const message = `must be at most ${MOST_STEPS} steps before to; this is ${steps}. Ask for days, or in several requests`;
    throw invalidRequest([{ path: "query/from", message }]);
  }
  return { from: new Date(from), to: new Date(to) };
}

function floor(at: number, stepMs: number): number {
  return Math.floor(at / stepMs) * stepMs;
}

type Named = (name: string) => number;

function usageOf(sum: Named) {
  return {
    bytes_written: sum("bytes_written"),
    bytes_scanned: sum("bytes_scanned"),
    judgment_units: sum("judgment_units"),
    tokens_evaluated: sum("tokens_evaluated"),
  };
}

function pointOf(at: Date, rows: readonly StepRow[], costs: RunningCosts): ActivityPoint {
  const find = (measure: string, name: string) => rows.find((row) => row.measure === measure && row.name === name);
  const sumOf =
    (measure: string): Named =>
    (name) =>
      find(measure, name)?.sum ?? 0;
  const [answers, attempts, outcomes] = [sumOf("answers"), sumOf("attempts"), sumOf("outcomes")];
  const usage = usageOf(sumOf(USAGE));
  return {
    at: at.toISOString(),
    answers: { asked: answers("asked"), carried: answers("carried"), reused: answers("reused"), failed: answers("failed") },
    failures: rows
      .filter(({ measure }) => measure === "failures")
      .map(({ name, sum }) => ({ code: name as AnswerErrorCode, attempts: sum }))
      .sort((one, other) => other.attempts - one.attempts || (one.code < other.code ? -1 : 1)),
    usage,
    cost_usd: usd(costs.next(at, usage)),
    attempts: { succeeded: attempts("succeeded"), failed: attempts("failed"), given_up: attempts("given_up") },
    lag_ms: { judging: find("lag", "judging")?.largest ?? null, deliveries: find("lag", "deliveries")?.largest ?? null },
    outcomes: { agreed: outcomes("agreed"), disagreed: outcomes("disagreed") },
  };
}
