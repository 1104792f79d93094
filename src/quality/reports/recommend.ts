/**
 * Recommends the threshold that meets a target. It uses outcomes of the active version under the engine's present version,
 * because results of an earlier engine version say nothing about this one. The expected result is estimated on outcomes that the
 * choice has not seen. For each of five folds of documents, everything is repeated on the other four, including the weights of a
 * composite. The result is tested on the fold. Beside it, `certificate.ts` says what can be promised.
 */
import { setImmediate as turn } from "node:timers/promises";
import type {
  Certified,
  EngineVersion,
  HeldOutEstimate,
  Recommendation,
  RecommendationEstimates,
  RecommendRequest,
  RecommendTarget,
} from "#generated/types.ts";
import type { Database } from "#src/foundation/db/database.ts";
import { invalidRequest } from "#src/foundation/errors.ts";
import { isActive } from "#src/judging/definitions/judgment.ts";
import { findJudgment } from "#src/judging/definitions/lookup.ts";
import { type Cutting, cuttingOf } from "#src/quality/fits/cut-numbers.ts";
import { chosen, countSo, mostPrecise, type Ranked, ranked, reached, type SingleTarget } from "#src/quality/fits/cuts.ts";
import { FIRST } from "#src/quality/fits/fit.ts";
import { FOLDS } from "#src/quality/fits/folds.ts";
import { agrestiCoull, meanCost } from "#src/quality/fits/intervals.ts";
import type { EpochSums } from "#src/quality/fitting/outcomes-sql.ts";
import { presentEpoch } from "#src/quality/fitting/present-epoch.ts";
import { type ScoredOutcomes, scoredOutcomes } from "#src/quality/fitting/scored.ts";
import { namespaceIdsOf } from "#src/records/namespaces/namespaces.ts";
import { certificateOf, certifiedNumber } from "./certificate.ts";

/**
 * @param place a namespace or a template prefix
 * @throws ServiceError `not_found`, `invalid_request`
 */
export async function recommend(
  db: Database,
  organizationId: string,
  place: string,
  name: string,
  { threshold, target, confidence }: RecommendRequest,
): Promise<Recommendation> {
  const judgment = await findJudgment(db, organizationId, place, name);
  const cutting = cuttingOf(judgment, threshold);
  if ("cost" in target && target.cost.false_positive === 0 && target.cost.false_negative === 0) {
    throw invalidRequest([
      { path: "/target/cost", message: "must not have both costs 0, because every threshold would then be equally good" },
    ]);
  }
  const nothing = { outcomes: 0, epoch: null, certified: null, decide: null };
  const said = { judgment: name, version: judgment.activeVersion, threshold: threshold ?? null, ...nothing };
  if (!isActive(judgment)) return { ...said, ...none("inactive", `No version of "${name}" is active.`) };
  const namespaceIds = await namespaceIdsOf(db, organizationId, place);
  const { present, earlier } = await presentEpoch(db, judgment, namespaceIds);
  if (!present)
    return { ...said, ...none("too_few_outcomes", `A recommendation needs outcomes of ${FIRST} documents, and there are none.`) };
  const epoch = { name: present.engine, version: present.engineVersion };
  const scored = await scoredOutcomes(db, judgment, cutting.number, present, namespaceIds);
  const found = await recommended(target, scored, cutting, (count) => tooFew(count, epoch, earlier), confidence);
  return { ...said, outcomes: scored.all.numbers.length, epoch, ...found };
}

type Choice = Pick<Recommendation, "recommended" | "estimates" | "reason" | "message">;
type Found = Choice & Pick<Recommendation, "certified" | "decide">;

function none(reason: NonNullable<Recommendation["reason"]>, message: string): Choice {
  return { recommended: null, estimates: null, reason, message };
}

/** The confidence of a promise where the request states none. */
const CONFIDENCE = 0.95;

/**
 * Choosing among 200,000 outcomes takes 30 ms. It yields in between, so that the process can still serve requests.
 * @param tooFew the message for too few outcomes
 * @param confidence if given, only a certified threshold is recommended
 */
export async function recommended(
  target: RecommendTarget,
  scored: ScoredOutcomes,
  cutting: Pick<Cutting, "top" | "threshold">,
  tooFew: (count: number) => string,
  confidence?: number,
): Promise<Found> {
  const count = scored.all.numbers.length;
  await turn();
  const outcomes = await ranked(scored.all, cutting.top);
  await turn();
  const { certified, decide, number } = certificateOf(target, outcomes, confidence ?? CONFIDENCE, cutting);
  const { without } = scored;
  const outcomesWithout = async (fold: number) => (without ? await ranked(without(fold), cutting.top) : outcomes);
  const so = countSo(outcomes);
  const sides = { count, so };
  if ("decide" in target) {
    const isDecided = decide?.accept || decide?.reject;
    const choice = isDecided ? nothingElse : none(count === 0 ? "too_few_outcomes" : "uncertified", whyUncertified(certified));
    return { ...choice, certified, decide };
  }
  if (confidence !== undefined) {
    if (number === null)
      return { ...none(count === 0 ? "too_few_outcomes" : "uncertified", whyUncertified(certified)), certified, decide };
    const choose: Choose = (given, without) => certifiedNumber(target, given, confidence, without);
    const estimates = so === 0 ? null : await heldOut(choose, target, outcomesWithout, sides);
    return { recommended: cutting.threshold(number), estimates, reason: null, message: null, certified, decide };
  }
  return { ...(await bestSoFar(target, outcomes, outcomesWithout, sides, cutting, tooFew)), certified, decide };
}

/** For two thresholds, which are not in `recommended`. */
const nothingElse: Choice = { recommended: null, estimates: null, reason: null, message: null };

/** The threshold that meets the target best on the outcomes so far. */
async function bestSoFar(
  target: SingleTarget,
  outcomes: Ranked,
  outcomesWithout: (fold: number) => Promise<Ranked>,
  { count, so }: { count: number; so: number },
  cutting: Pick<Cutting, "threshold">,
  tooFew: (count: number) => string,
): Promise<Choice> {
  if (count < FIRST) return none("too_few_outcomes", tooFew(count));
  if (so === 0 || so === count)
    return none(
      "one_sided",
      `All ${count} outcomes are ${so === 0 ? "false" : "true"}. A recommendation needs outcomes of both kinds.`,
    );
  await turn();
  const choose: Choose = (given, without) => chosen(target, given, without);
  const number = choose(outcomes, null);
  const estimates = number === null ? null : await heldOut(choose, target, outcomesWithout, { count, so });
  if (number === null || estimates === null) {
    await turn();
    return none("unreachable", whyUnreachable(outcomes));
  }
  const refuted = whyRefuted(target, estimates);
  if (refuted !== null) return none("refuted", refuted);
  return { recommended: cutting.threshold(number), estimates, reason: null, message: shortfall(target, estimates) };
}

/** Chooses a threshold on the outcomes without a fold. */
type Choose = (outcomes: Ranked, without: number | null) => number | null;

function whyUncertified({ confidence, outcomes, labels_needed: needed }: Certified): string {
  const why = `No threshold can be promised with confidence ${percent(confidence)} from ${outcomes} outcomes.`;
  if (needed === null) return `${why} More outcomes would not help: the answers are not good enough for the target.`;
  return `${why} About ${needed} more outcomes of random documents would be enough, if they are like these.`;
}

function tooFew(count: number, { name, version }: EngineVersion, earlier: readonly EpochSums[]): string {
  const others = earlier.map((one) => `${one.documents} under ${one.engine} ${one.engineVersion}`).join(", ");
  const unused = earlier.length > 0 ? ` Outcomes of earlier versions of the engine are not used: ${others}.` : "";
  return `A recommendation needs outcomes of ${FIRST} documents under the engine's current version, ${name} ${version}, and there are ${count}.${unused}`;
}

/** Null if no held-out outcome is above the thresholds. */
async function heldOut(
  choose: Choose,
  target: SingleTarget,
  without: (fold: number) => Promise<Ranked>,
  { count, so }: { count: number; so: number },
): Promise<RecommendationEstimates | null> {
  const counts = { truly: 0, falsely: 0, so };
  for (let fold = 0; fold < FOLDS; fold++) {
    await turn();
    const outcomes = await without(fold);
    await turn();
    const number = countSo(outcomes, fold) > 0 ? choose(outcomes, fold) : null;
    // If no threshold would have been recommended, nothing is above it.
    if (number === null) continue;
    const { truly, falsely } = reached(outcomes, fold, number);
    counts.truly += truly;
    counts.falsely += falsely;
  }
  const above = counts.truly + counts.falsely;
  if (above === 0 && !("cost" in target)) return null;
  const costs = "cost" in target ? ([target.cost.false_positive, target.cost.false_negative] as const) : null;
  return {
    // Nothing is above it, so its precision is unknown.
    precision: above === 0 ? { estimate: 0, low: 0, high: 1 } : agrestiCoull(counts.truly, above),
    recall: agrestiCoull(counts.truly, counts.so),
    cost: costs && meanCost([counts.falsely, counts.so - counts.truly], costs, count),
  };
}

function whyUnreachable(outcomes: Ranked): string {
  const best = mostPrecise(outcomes)!;
  return `No threshold meets the target reliably on these outcomes. The highest precision is ${percent(best.precision)}, at ${best.at}.`;
}

interface Aimed {
  wanted: number;
  got: HeldOutEstimate;
}

/** The target value and the estimated result; null for costs, where the minimum is the target. */
function aimedAt(target: SingleTarget, { precision, recall }: RecommendationEstimates): Aimed | null {
  if ("precision" in target) return { wanted: target.precision, got: precision };
  return "recall" in target ? { wanted: target.recall, got: recall } : null;
}

/** Why its own figures refute a recommendation; null if they do not. */
function whyRefuted(target: SingleTarget, estimates: RecommendationEstimates): string | null {
  const aimed = aimedAt(target, estimates);
  if (aimed === null || aimed.got.high >= aimed.wanted) return null;
  const { estimate, low, high } = aimed.got;
  const interval = `${percent(estimate)} (95% interval ${percent(low)} to ${percent(high)})`;
  return `A threshold that meets the target on some of the outcomes reached ${interval} on the others. The target is ${percent(aimed.wanted)}.`;
}

/** The promise that the test did not fulfil. */
function shortfall(target: SingleTarget, estimates: RecommendationEstimates): string | null {
  const aimed = aimedAt(target, estimates);
  if (aimed === null || aimed.got.estimate >= aimed.wanted) return null;
  return `On outcomes outside the fit, it reached ${percent(aimed.got.estimate)}. The target is ${percent(aimed.wanted)}.`;
}

const percent = (share: number) => `${Math.round(share * 1_000) / 10}%`;
