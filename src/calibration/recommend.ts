/**
 * Recommends the threshold that meets a target on the active version's outcomes. What it can be expected to achieve is estimated on outcomes that a
 * choice has not seen: for each of five folds of documents a threshold is chosen on the other four and tried on it.
 */
import { setImmediate as turn } from "node:timers/promises";
import type { Recommendation, RecommendationEstimates, RecommendRequest, RecommendTarget } from "#generated/types.ts";
import type { Database } from "#src/db/database.ts";
import { invalidRequest } from "#src/errors.ts";
import { isActive } from "#src/judgments/judgment.ts";
import { findJudgment } from "#src/judgments/lookup.ts";
import { cuttingOf } from "./cut-numbers.ts";
import { chosen, countSo, mostPrecise, type Ranked, ranked, reached } from "./cuts.ts";
import { FIRST, FOLDS } from "./fit.ts";
import { namespacesOf } from "./fitting.ts";
import { meanCost, wilson } from "./intervals.ts";
import { scoredOutcomes } from "./scored.ts";

/**
 * @param place a namespace or a template prefix
 * @throws ServiceError `not_found`, `invalid_request`
 */
export async function recommend(
  db: Database,
  organizationId: string,
  place: string,
  name: string,
  { threshold, target }: RecommendRequest,
): Promise<Recommendation> {
  const judgment = await findJudgment(db, organizationId, place, name);
  const cutting = cuttingOf(judgment, threshold);
  if ("cost" in target && target.cost.false_positive === 0 && target.cost.false_negative === 0) {
    throw invalidRequest([{ path: "/target/cost", message: "must not have both costs 0: every threshold would do" }]);
  }
  const said = { judgment: name, version: judgment.activeVersion, threshold: threshold ?? null, outcomes: 0 };
  const none = (reason: NonNullable<Recommendation["reason"]>, message: string, outcomes = 0): Recommendation => ({
    ...said,
    outcomes,
    recommended: null,
    estimates: null,
    reason,
    message,
  });
  if (!isActive(judgment)) return none("inactive", `No version of "${name}" is active.`);
  const scored = await scoredOutcomes(db, judgment, cutting.number, await namespacesOf(db, organizationId, place));
  const count = scored.numbers.length;
  if (count < FIRST) return none("too_few_outcomes", `It takes ${FIRST} outcomes, and there are ${count}.`, count);
  const outcomes = ranked(scored, cutting.top);
  const so = countSo(outcomes);
  if (so === 0 || so === count) return none("one_sided", `All ${count} outcomes are ${so === 0 ? "not so" : "so"}.`, count);
  const number = chosen(target, outcomes);
  const estimates = number === null ? null : await heldOut(target, outcomes, count);
  if (number === null || estimates === null) return none("unreachable", whyUnreachable(outcomes), count);
  return {
    ...said,
    outcomes: count,
    recommended: cutting.threshold(number),
    estimates,
    reason: null,
    message: shortfall(target, estimates),
  };
}

/** Null where nothing of what was held out lies above the thresholds. */
async function heldOut(target: RecommendTarget, outcomes: Ranked, count: number): Promise<RecommendationEstimates | null> {
  const counts = { truly: 0, falsely: 0, so: countSo(outcomes) };
  for (let fold = 0; fold < FOLDS; fold++) {
    // A process that also serves requests goes on doing so.
    await turn();
    const number = countSo(outcomes, fold) > 0 ? chosen(target, outcomes, fold) : null;
    // Where no threshold would have been recommended, nothing lies above it.
    if (number === null) continue;
    const { truly, falsely } = reached(outcomes, fold, number);
    counts.truly += truly;
    counts.falsely += falsely;
  }
  const above = counts.truly + counts.falsely;
  if (above === 0 && !("cost" in target)) return null;
  const costs = "cost" in target ? ([target.cost.false_positive, target.cost.false_negative] as const) : null;
  return {
    // Nothing above: nothing is known of it.
    precision: above === 0 ? { estimate: 0, low: 0, high: 1 } : wilson(counts.truly, above),
    recall: wilson(counts.truly, counts.so),
    cost: costs && meanCost([counts.falsely, counts.so - counts.truly], costs, count),
  };
}

function whyUnreachable(outcomes: Ranked): string {
  const best = mostPrecise(outcomes)!;
  return `No threshold meets it on these outcomes and would again: the greatest precision is ${percent(best.precision)}, at ${best.at}.`;
}

/** What was promised and not kept where it was tried. */
function shortfall(target: RecommendTarget, { precision, recall }: RecommendationEstimates): string | null {
  const [wanted, got] =
    "precision" in target ? [target.precision, precision] : "recall" in target ? [target.recall, recall] : [0, recall];
  if (got.estimate >= wanted) return null;
  return `On outcomes that it had not seen it came to ${percent(got.estimate)} of the ${percent(wanted)} asked for.`;
}

const percent = (share: number) => `${Math.round(share * 1_000) / 10}%`;
