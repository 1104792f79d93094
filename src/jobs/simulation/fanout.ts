/** Estimates the judging of readers, from a sample of each one's documents. */
import type { Estimate } from "#generated/types.ts";
import { usd } from "#src/accounts/money/money.ts";
import type { Spending } from "#src/accounts/money/spending.ts";
import type { Session } from "#src/foundation/db/database.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import { secondsFor } from "#src/jobs/estimates/duration.ts";
import type { Engines } from "#src/judging/engines/engines.ts";
import { addedUp, type Reshown } from "./reshown.ts";

/** Data about a judgment that cuts by the thresholds, or about all of one name and engine (`including`). */
export interface FoundReader {
  name: string;
  engine: string;
  /** Its documents with an answer in the scope of its fan-out. */
  population: number;
  seen: Reshown;
}

/**
 * Adds a reader. Those of one name and engine are kept as one, so that a judgment that every tenant has takes no more room than one.
 * Their samples are extrapolated first, because they differ in size.
 */
export function including(found: readonly FoundReader[], reader: FoundReader): FoundReader[] {
  const own = extrapolated(reader);
  const at = found.findIndex(({ name, engine }) => name === own.name && engine === own.engine);
  if (at < 0) return [...found, own];
  const known = extrapolated(found[at]!);
  return found.with(at, {
    ...own,
    population: known.population + own.population,
    seen: addedUp([known.seen, own.seen]),
  });
}

/** As if all of its documents had been checked. */
function extrapolated({ population, seen, ...of }: FoundReader): FoundReader {
  const scale = seen.documents === 0 ? 0 : population / seen.documents;
  const { changed, asked, tokens, units, priced = units, requests = asked } = seen;
  return {
    ...of,
    population,
    seen: {
      documents: population,
      changed: changed * scale,
      asked: asked * scale,
      tokens: tokens * scale,
      units: units * scale,
      priced: priced * scale,
      requests: requests * scale,
    },
  };
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
  for (const reader of found) {
    const { engine, seen } = extrapolated(reader);
    sum.documents += Math.round(seen.changed);
    sum.tokens += Math.round(seen.tokens);
    sum.judgment_units += Math.round(seen.units);
    priced += Math.round(seen.priced ?? seen.units);
    sum.requests += Math.round(seen.requests ?? seen.asked);
    const work = { documents: seen.changed, requests: seen.asked, tokens: seen.tokens };
    sum.duration_s += secondsFor(work, engines.get(engine)?.engine.limits);
  }
  const cost_usd = usd(await spending.costOfUnits(db, organizationId, priced, clock.now()));
  return { ...sum, duration_s: Math.ceil(sum.duration_s), cost_usd };
}
