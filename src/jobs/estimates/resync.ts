/** Estimates a change of thresholds: the answers to check, and the judging of readers that it causes from now on. */
import type { Estimate } from "#generated/types.ts";
import { downstreamLines } from "./downstream-history.ts";
import { secondsFor } from "./duration.ts";
import { MOST_SAMPLED } from "./estimate.ts";
import type { ReplayParts } from "./replay.ts";
import { draw } from "./sample.ts";
import { type Scope, strataOf } from "./strata.ts";

/**
 * It judges nothing itself. There is one line per reader with a cut that last week's answers would have flipped by the new
 * thresholds. The judgment of `scope` has the new thresholds.
 */
export async function resyncEstimate(parts: ReplayParts, scope: Scope, readers: readonly string[]): Promise<Estimate> {
  const strata = await strataOf(parts, scope);
  const drawn = await draw(parts, strata, MOST_SAMPLED);
  const documents = strata.reduce((total, one) => total + one.documents, 0);
  const duration_s = Math.ceil(secondsFor({ documents, requests: 0, tokens: 0 }, undefined));
  const estimate = { documents, tokens: 0, judgment_units: 0, requests: 0, cost_usd: 0, duration_s };
  const lines = await downstreamLines(parts, { strata, drawn, estimate });
  const downstream = lines?.filter(({ judgment }) => readers.includes(judgment)) ?? [];
  return downstream.length === 0 ? estimate : { ...estimate, downstream };
}
