/** Estimates the judging of readers, from a sample of each one's documents. */
import type { Estimate } from "#generated/types.ts";
import { usd } from "#src/accounts/money/money.ts";
import type { Spending } from "#src/accounts/money/spending.ts";
import type { Session } from "#src/foundation/db/database.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import { secondsFor } from "#src/jobs/estimates/duration.ts";
import type { Engines } from "#src/judging/engines/engines.ts";
import type { Reshown } from "./reshown.ts";

/** Data about a judgment that cuts by the thresholds. */
export interface FoundReader {
  name: string;
  engine: string;
  /** Its documents with an answer in the scope of its fan-out. */
  population: number;
  seen: Reshown;
}

export interface FanoutCosts {
  db: Session;
  clock: Clock;
  engines: Engines;
  spending: Pick<Spending, "costOfUnits">;
}

export async function fanoutOf(
  { db, clock, engines, spending }: FanoutCosts,
  organizationId: string,
  found: readonly FoundReader[],
): Promise<Estimate> {
  let priced = 0;
  const sum = { documents: 0, tokens: 0, judgment_units: 0, requests: 0, duration_s: 0 };
  for (const { engine, population, seen } of found) {
    const scale = seen.documents === 0 ? 0 : population / seen.documents;
    const work = { documents: seen.changed * scale, requests: seen.asked * scale, tokens: seen.tokens * scale };
    sum.documents += Math.round(work.documents);
    sum.tokens += Math.round(work.tokens);
    sum.judgment_units += Math.round(seen.units * scale);
    priced += Math.round((seen.priced ?? seen.units) * scale);
    sum.requests += Math.round((seen.requests ?? seen.asked) * scale);
    sum.duration_s += secondsFor(work, engines.get(engine)?.engine.limits);
  }
  const cost_usd = usd(await spending.costOfUnits(db, organizationId, priced, clock.now()));
  return { ...sum, duration_s: Math.ceil(sum.duration_s), cost_usd };
}
