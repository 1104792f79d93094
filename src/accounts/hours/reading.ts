/** What happened over time, from hourly counts. */
import type { ActivityPoint, ActivityReport, AnswerErrorCode } from "#generated/types.ts";
import { USAGE } from "#src/accounts/money/hourly-usage.ts";
import { usd } from "#src/accounts/money/money.ts";
import { monthOf, type Prices } from "#src/accounts/money/prices.ts";
import { monthStart } from "#src/accounts/money/usage.ts";
import type { Database } from "#src/foundation/db/database.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import { RunningCosts } from "./costs.ts";
import { readSteps, readSums, type StepRow } from "./sql.ts";
import { type AskedSteps, keptFrom, startsOf, stepsOf } from "./steps.ts";

export interface ActivityParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly prices: Prices;
  readonly keptMs: number;
}

/** @throws ServiceError `invalid_request` */
export async function activityReport(parts: ActivityParts, organizationId: string, asked: AskedSteps): Promise<ActivityReport> {
  const now = parts.clock.now();
  const steps = stepsOf(asked, now);
  const { from, to, stepMs } = steps;
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
  return {
    step: asked.step,
    from: from.toISOString(),
    to: to.toISOString(),
    kept_from: keptFrom(now, parts.keptMs),
    points: startsOf(steps).map((at) => pointOf(at, byStep.get(at.getTime() / stepMs) ?? [], costs)),
  };
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
