/** What judging the documents of a scope will take: their number is counted, the rest comes from a sample of them. */
import type { Estimate } from "#generated/types.ts";
import { usd } from "#src/accounts/money.ts";
import type { Spending } from "#src/accounts/spending.ts";
import type { Clock } from "#src/clock.ts";
import type { Engines } from "#src/judging/engines.ts";
import { secondsFor } from "./duration.ts";
import { type Asking, askingOfAll, type Drawn, draw, type SampleParts } from "./sample.ts";
import { type Scope, type Stratum, strataOf } from "./strata.ts";

/** Documents of a sample at most (the interface's figure). */
export const MOST_SAMPLED = 1_000;

export interface EstimateParts extends SampleParts {
  clock: Clock;
  engines: Engines;
  spending: Pick<Spending, "costOfUnits">;
}

/** An estimate with what it was made from. */
export interface Estimated {
  estimate: Estimate;
  strata: readonly Stratum[];
  /** The documents that it was made from. */
  drawn: readonly Drawn[];
  /** What judging one of its documents asks on average, and what it would if no answer were there yet. */
  perDocument: Mean;
  perDocumentAnew: Mean;
}

export type Mean = Record<"asked" | "tokens" | "units", number>;

export async function estimateOf(parts: EstimateParts, scope: Scope): Promise<Estimated> {
  const strata = await strataOf(parts, scope);
  const drawn = await draw(parts, strata, MOST_SAMPLED);
  const asking = await askingOfAll(parts, drawn);
  const documents = strata.reduce((total, one) => total + one.documents, 0);
  const perDocument = meanOf(asking.left);
  return {
    estimate: await estimateFrom(parts, scope, documents, perDocument),
    strata,
    drawn,
    perDocument,
    perDocumentAnew: meanOf(asking.anew),
  };
}

export function meanOf({ documents, ...asked }: Asking): Mean {
  const share = documents === 0 ? 0 : 1 / documents;
  return { asked: asked.asked * share, tokens: asked.tokens * share, units: asked.units * share };
}

/** So many documents, each asking this on average. */
export async function estimateFrom(
  { db, clock, engines, spending }: Pick<EstimateParts, "db" | "clock" | "engines" | "spending">,
  { organizationId, judgment }: Pick<Scope, "organizationId" | "judgment">,
  documents: number,
  mean: Mean,
): Promise<Estimate> {
  const tokens = Math.round(documents * mean.tokens);
  const units = Math.round(documents * mean.units);
  const limits = engines.get(judgment.definition.engine!.name)?.engine.limits;
  return {
    documents,
    tokens,
    judgment_units: units,
    cost_usd: usd(await spending.costOfUnits(db, organizationId, units, clock.now())),
    duration_s: Math.ceil(secondsFor({ documents, requests: documents * mean.asked, tokens }, limits)),
  };
}
