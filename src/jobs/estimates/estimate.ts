/** Estimates the judging of a scope's documents. Their number is counted; the rest comes from a sample. */
import type { Estimate } from "#generated/types.ts";
import { usd } from "#src/accounts/money/money.ts";
import type { Spending } from "#src/accounts/money/spending.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import type { Engines } from "#src/judging/engines/engines.ts";
import { secondsFor } from "./duration.ts";
import { type Asking, askingOfAll, type Drawn, draw, type SampleParts } from "./sample.ts";
import { type Scope, type Stratum, strataOf } from "./strata.ts";

/** The maximum sample size in documents (defined by the interface). */
export const MOST_SAMPLED = 1_000;

export interface EstimateParts extends SampleParts {
  clock: Clock;
  engines: Engines;
  spending: Pick<Spending, "costOfUnits">;
}

/** An estimate and its basis. */
export interface Estimated {
  estimate: Estimate;
  strata: readonly Stratum[];
  /** The sampled documents. */
  drawn: readonly Drawn[];
  /** The average requests and tokens per document, now and if no answer existed yet. */
  perDocument: Mean;
  perDocumentAnew: Mean;
}

export type Mean = Record<"asked" | "reused" | "tokens" | "units" | "priced" | "requests", number>;

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

export function meanOf({ documents, asked, reused = 0, tokens, units, priced = units, requests = asked }: Asking): Mean {
  const share = documents === 0 ? 0 : 1 / documents;
  return {
    asked: asked * share,
    reused: reused * share,
    tokens: tokens * share,
    units: units * share,
    priced: priced * share,
    requests: requests * share,
  };
}

/** Extrapolates the average to this many documents. */
export async function estimateFrom(
  { db, clock, engines, spending }: Pick<EstimateParts, "db" | "clock" | "engines" | "spending">,
  { organizationId, judgment }: Pick<Scope, "organizationId" | "judgment">,
  documents: number,
  mean: Mean,
): Promise<Estimate> {
  const tokens = Math.round(documents * mean.tokens);
  const units = Math.round(documents * mean.units);
  const reused = Math.round(documents * mean.reused);
  const limits = engines.get(judgment.definition.engine!.name)?.engine.limits;
  return {
    documents,
    tokens,
    judgment_units: units,
    requests: Math.round(documents * mean.requests),
    ...(reused > 0 ? { reused } : {}),
    cost_usd: usd(await spending.costOfUnits(db, organizationId, Math.round(documents * mean.priced), clock.now())),
    duration_s: Math.ceil(secondsFor({ documents, requests: documents * mean.asked, tokens }, limits)),
  };
}
