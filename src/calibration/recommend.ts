/**
 * Recommends the threshold that meets a target on outcomes of the active version under the engine's present version: what an earlier one got right
 * says nothing of this one. What the threshold can be expected to achieve is estimated on outcomes that a choice has not seen: for each of five folds
 * of documents everything is done anew on the other four, weights of a composite included, and tried on it.
 */
import { setImmediate as turn } from "node:timers/promises";
import type {
  EngineVersion,
  HeldOutEstimate,
  Recommendation,
  RecommendationEstimates,
  RecommendRequest,
  RecommendTarget,
} from "#generated/types.ts";
import type { Database } from "#src/db/database.ts";
import { invalidRequest } from "#src/errors.ts";
import { type ActiveJudgment, isActive } from "#src/judgments/judgment.ts";
import { findJudgment } from "#src/judgments/lookup.ts";
import { isOfEpoch } from "./applied.ts";
import { type Cutting, cuttingOf } from "./cut-numbers.ts";
import { chosen, countSo, mostPrecise, type Ranked, ranked, reached } from "./cuts.ts";
import { FIRST, FOLDS } from "./fit.ts";
import { namespacesOf } from "./fitting.ts";
import { meanCost, wilson } from "./intervals.ts";
import { type EpochSums, readEpochs, readNewestEvaluation } from "./outcomes-sql.ts";
import { type ScoredOutcomes, scoredOutcomes } from "./scored.ts";

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
  const said = { judgment: name, version: judgment.activeVersion, threshold: threshold ?? null, outcomes: 0, epoch: null };
  if (!isActive(judgment)) return { ...said, ...none("inactive", `No version of "${name}" is active.`) };
  const namespaceIds = await namespacesOf(db, organizationId, place);
  const { present, earlier } = await epochsOf(db, judgment, namespaceIds);
  if (!present) return { ...said, ...none("too_few_outcomes", `It takes outcomes of ${FIRST} documents, and there are none.`) };
  const epoch = { name: present.engine, version: present.engineVersion };
  const scored = await scoredOutcomes(db, judgment, cutting.number, present, namespaceIds);
  const found = await recommended(target, scored, cutting, (count) => tooFew(count, epoch, earlier));
  return { ...said, outcomes: scored.all.numbers.length, epoch, ...found };
}

type Found = Pick<Recommendation, "recommended" | "estimates" | "reason" | "message">;

function none(reason: NonNullable<Recommendation["reason"]>, message: string): Found {
  return { recommended: null, estimates: null, reason, message };
}

/** @param tooFew what is said of too few outcomes */
export async function recommended(
  target: RecommendTarget,
  scored: ScoredOutcomes,
  cutting: Pick<Cutting, "top" | "threshold">,
  tooFew: (count: number) => string,
): Promise<Found> {
  const count = scored.all.numbers.length;
  if (count < FIRST) return none("too_few_outcomes", tooFew(count));
  const outcomes = ranked(scored.all, cutting.top);
  const so = countSo(outcomes);
  if (so === 0 || so === count) return none("one_sided", `All ${count} outcomes are ${so === 0 ? "not so" : "so"}.`);
  const number = chosen(target, outcomes);
  const { without } = scored;
  const outcomesWithout = (fold: number) => (without ? ranked(without(fold), cutting.top) : outcomes);
  const estimates = number === null ? null : await heldOut(target, outcomesWithout, { count, so });
  if (number === null || estimates === null) return none("unreachable", whyUnreachable(outcomes));
  const refuted = whyRefuted(target, estimates);
  if (refuted !== null) return none("refuted", refuted);
  return { recommended: cutting.threshold(number), estimates, reason: null, message: shortfall(target, estimates) };
}

/** The epoch of the newest evaluation with its outcomes, and the outcomes of those before. */
async function epochsOf(
  db: Database,
  { judgmentId, activeVersion }: ActiveJudgment,
  namespaceIds: readonly number[],
): Promise<{ present: EpochSums | undefined; earlier: EpochSums[] }> {
  if (namespaceIds.length === 0) return { present: undefined, earlier: [] };
  const epochs = (await readEpochs(db, judgmentId, namespaceIds)).filter(({ version }) => version === activeVersion);
  const newest = await readNewestEvaluation(db, judgmentId, activeVersion, namespaceIds);
  const [last] = epochs.toSorted((one, other) => other.lastAt.getTime() - one.lastAt.getTime());
  // The newest evaluation may lie behind many of other versions.
  const of = newest && !(last && last.lastAt > newest.at) ? newest : last;
  if (!of) return { present: undefined, earlier: [] };
  const nothing = { outcomes: 0, documents: 0, firstAt: new Date(0), lastAt: new Date(0) };
  const { engine, engineVersion } = of;
  const present = epochs.find((one) => isOfEpoch(one, of)) ?? { version: activeVersion, engine, engineVersion, ...nothing };
  return { present, earlier: epochs.filter((one) => !isOfEpoch(one, of)) };
}

function tooFew(count: number, { name, version }: EngineVersion, earlier: readonly EpochSums[]): string {
  const others = earlier.map((one) => `${one.documents} under ${one.engine} ${one.engineVersion}`).join(", ");
  const unused = earlier.length > 0 ? ` Outcomes of earlier versions of the engine are not used: ${others}.` : "";
  return `It takes outcomes of ${FIRST} documents under the engine's present version, ${name} ${version}, and there are ${count}.${unused}`;
}

/** Null where nothing of what was held out lies above the thresholds. */
async function heldOut(
  target: RecommendTarget,
  without: (fold: number) => Ranked,
  { count, so }: { count: number; so: number },
): Promise<RecommendationEstimates | null> {
  const counts = { truly: 0, falsely: 0, so };
  for (let fold = 0; fold < FOLDS; fold++) {
    // A process that also serves requests goes on doing so.
    await turn();
    const outcomes = without(fold);
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

interface Aimed {
  wanted: number;
  got: HeldOutEstimate;
}

/** What was asked for, and what it came to where it was tried; null for costs, of which any are the least. */
function aimedAt(target: RecommendTarget, { precision, recall }: RecommendationEstimates): Aimed | null {
  if ("precision" in target) return { wanted: target.precision, got: precision };
  return "recall" in target ? { wanted: target.recall, got: recall } : null;
}

/** Why figures of its own speak against a recommendation; null where they do not. */
function whyRefuted(target: RecommendTarget, estimates: RecommendationEstimates): string | null {
  const aimed = aimedAt(target, estimates);
  if (aimed === null || aimed.got.high >= aimed.wanted) return null;
  const { estimate, low, high } = aimed.got;
  const interval = `${percent(estimate)} (95% interval ${percent(low)} to ${percent(high)})`;
  return `A threshold that meets it on some outcomes came to ${interval} of the ${percent(aimed.wanted)} asked for on others.`;
}

/** What was promised and not kept where it was tried. */
function shortfall(target: RecommendTarget, estimates: RecommendationEstimates): string | null {
  const aimed = aimedAt(target, estimates);
  if (aimed === null || aimed.got.estimate >= aimed.wanted) return null;
  return `On outcomes that it had not seen it came to ${percent(aimed.got.estimate)} of the ${percent(aimed.wanted)} asked for.`;
}

const percent = (share: number) => `${Math.round(share * 1_000) / 10}%`;
