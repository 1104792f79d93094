/** What a change of thresholds comes to: the answers that are looked at, and what their readers will be judged anew for from now on. */
import type { Estimate } from "#generated/types.ts";
import { downstreamLines } from "./downstream-history.ts";
import { secondsFor } from "./duration.ts";
import { MOST_SAMPLED } from "./estimate.ts";
import type { ReplayParts } from "./replay.ts";
import { draw } from "./sample.ts";
import { type Scope, strataOf } from "./strata.ts";

/**
 * It judges nothing itself. A line for each of the readers that the last week's answers would have flipped a cut of by the thresholds as they are
 * now, the judgment of `scope` having those.
 */
export async function resyncEstimate(parts: ReplayParts, scope: Scope, readers: readonly string[]): Promise<Estimate> {
  const strata = await strataOf(parts, scope);
  const drawn = await draw(parts, strata, MOST_SAMPLED);
  const documents = strata.reduce((total, one) => total + one.documents, 0);
  const duration_s = Math.ceil(secondsFor({ documents, requests: 0, tokens: 0 }, undefined));
  const estimate = { documents, tokens: 0, judgment_units: 0, cost_usd: 0, duration_s };
  const lines = await downstreamLines(parts, { strata, drawn, estimate });
  const downstream = lines?.filter(({ judgment }) => readers.includes(judgment)) ?? [];
  return downstream.length === 0 ? estimate : { ...estimate, downstream };
}
