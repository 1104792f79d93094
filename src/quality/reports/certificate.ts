/** The promise that a threshold, or two of them, can keep on documents to come, with a confidence. */
import type { Certified, DecidedSide, Decision, RecommendTarget } from "#generated/types.ts";
import {
  certifiedCost,
  certifiedRecall,
  certifiedReview,
  certifiedShares,
  moreForRecall,
  moreForReview,
  moreForShare,
} from "#src/quality/fits/certified.ts";
import type { Cutting } from "#src/quality/fits/cut-numbers.ts";
import { type Ranked, roundedBetween, type SingleTarget } from "#src/quality/fits/cuts.ts";
import { FIRST } from "#src/quality/fits/fit.ts";
import { agrestiCoull } from "#src/quality/fits/intervals.ts";
import { type Nested, nested, totalOf } from "#src/quality/fits/nested.ts";

/** What is found: the set of documents above a threshold, and what it promises. */
interface Promised {
  set: number;
  promised: number;
  estimate: number;
}

interface Tested {
  method: Certified["method"];
  found: Promised | null;
  needed: () => number | null;
}

/** Certifies one threshold on documents outside of a fold. Null if none can be promised. */
export function certifiedNumber(
  target: SingleTarget,
  outcomes: Ranked,
  confidence: number,
  without: number | null,
): number | null {
  const sets = nested(outcomes, "above", without);
  const { found } = tested(target, sets, levelOf(confidence));
  return found && thresholdAbove(sets, found.set);
}

export interface Certificate {
  certified: Certified;
  decide: Decision | null;
  /** The certified number of a target with one threshold. */
  number: number | null;
}

export function certificateOf(
  target: RecommendTarget,
  outcomes: Ranked,
  confidence: number,
  { threshold }: Pick<Cutting, "threshold">,
): Certificate {
  const sets = nested(outcomes, "above");
  const said = { confidence, outcomes: totalOf(sets) };
  if ("decide" in target) {
    const { decide, needed } = decided(target.decide, sets, nested(outcomes, "below"), levelOf(confidence), threshold);
    const nothing = { threshold: null, promised: null, estimate: null };
    return { certified: { ...said, ...nothing, method: "fixed_sequence", labels_needed: needed }, decide, number: null };
  }
  const { method, found, needed } = tested(target, sets, levelOf(confidence));
  if (!found) {
    const nothing = { threshold: null, promised: null, estimate: null, labels_needed: needed() };
    return { certified: { ...said, ...nothing, method }, decide: null, number: null };
  }
  const number = thresholdAbove(sets, found.set);
  const { promised, estimate } = found;
  const certified = { ...said, threshold: threshold(number), promised, estimate, method, labels_needed: null };
  return { certified, decide: null, number };
}

/** The chance of a false promise. The difference of two decimals is rounded up by a bit in their last digit. */
const levelOf = (confidence: number) => Math.round((1 - confidence) * 1e12) / 1e12;

const thresholdAbove = (sets: Nested, set: number) => roundedBetween(sets.at[set]!, sets.beyond[set]!);

function tested(target: SingleTarget, sets: Nested, level: number): Tested {
  const [total, all] = [totalOf(sets), sets.right.at(-1) ?? 0];
  if ("precision" in target) {
    const passed = certifiedShares(sets, target.precision, level);
    // Of those with the most right documents, the smallest.
    const most = passed.length === 0 ? 0 : sets.right[passed.at(-1)!]!;
    const set = passed.find((one) => sets.right[one] === most);
    const found = foundAt(set, target.precision, (at) => sets.right[at]! / sets.size[at]!);
    return { method: "fixed_sequence", found, needed: () => moreForShare(sets, target.precision, level) };
  }
  if ("recall" in target) {
    const set = certifiedRecall(sets, target.recall, level);
    const found = foundAt(set, target.recall, (at) => sets.right[at]! / all);
    return { method: "order_statistic", found, needed: () => moreForRecall(sets, target.recall, level) };
  }
  if ("review" in target) {
    const set = certifiedReview(sets, target.review, level);
    const found = foundAt(set, target.review, (at) => sets.size[at]! / total);
    return { method: "order_statistic", found, needed: () => moreForReview(total, target.review, level) };
  }
  const { false_positive, false_negative, at_most = Number.POSITIVE_INFINITY } = target.cost;
  const cost = certifiedCost(sets, [false_positive, false_negative], level);
  if (!cost) return { method: "simultaneous_bound", found: null, needed: () => FIRST };
  const found = cost.bound <= at_most ? { set: cost.set, promised: cost.bound, estimate: cost.estimate } : null;
  const needed = () => {
    if (cost.estimate >= at_most) return null;
    // The distance of a bound shrinks with the root of the outcomes.
    return Math.max(1, Math.ceil(total * (((cost.bound - cost.estimate) / (at_most - cost.estimate)) ** 2 - 1)));
  };
  return { method: "simultaneous_bound", found, needed };
}

function foundAt(set: number | undefined, promised: number, estimate: (set: number) => number): Promised | null {
  return set === undefined ? null : { set, promised, estimate: estimate(set) };
}

/** Each side has half of the level, so both promises hold together. */
function decided(
  { accept, reject }: { accept: number; reject: number },
  above: Nested,
  below: Nested,
  level: number,
  threshold: Cutting["threshold"],
): { decide: Decision; needed: number | null } {
  const total = totalOf(above);
  const accepted = certifiedShares(above, accept, level / 2);
  // Nothing is beyond the last set, so no threshold is known to be above it.
  const rejected = certifiedShares(below, reject, level / 2).filter((set) => below.beyond[set]! < Number.POSITIVE_INFINITY);
  const pair = widest(above, below, accepted, rejected);
  const side = (sets: Nested, set: number | undefined, number: (set: number) => number, promised: number): DecidedSide | null =>
    set === undefined
      ? null
      : {
          threshold: threshold(number(set)),
          promised,
          estimate: sets.right[set]! / sets.size[set]!,
          share: shareOf(sets.size[set]!, total),
        };
  const decide: Decision = {
    accept: side(above, pair.above, (set) => thresholdAbove(above, set), accept),
    reject: side(below, pair.below, (set) => roundedBetween(below.beyond[set]!, below.at[set]!), reject),
    review: shareOf(total - sizeOf(above, pair.above) - sizeOf(below, pair.below), total),
  };
  const missing = [
    ...(decide.accept ? [] : [moreForShare(above, accept, level / 2)]),
    ...(decide.reject ? [] : [moreForShare(below, reject, level / 2)]),
  ];
  const needed = missing.length === 0 || missing.includes(null) ? null : Math.max(...(missing as number[]));
  return { decide, needed };
}

const shareOf = (documents: number, total: number) =>
  total === 0 ? { estimate: 0, low: 0, high: 1 } : agrestiCoull(documents, total);

const sizeOf = ({ size }: Nested, set: number | undefined) => (set === undefined ? 0 : size[set]!);

/** Of all pairs of certified sets without a common document, the one that leaves the fewest to people. */
function widest(
  above: Nested,
  below: Nested,
  accepted: readonly number[],
  rejected: readonly number[],
): { above: number | undefined; below: number | undefined } {
  const total = totalOf(above);
  let best: { above: number | undefined; below: number | undefined } = { above: undefined, below: undefined };
  let most = -1;
  for (const one of [...accepted.toReversed(), undefined]) {
    const other = rejected.findLast((set) => below.size[set]! <= total - sizeOf(above, one));
    const decided = sizeOf(above, one) + sizeOf(below, other);
    if (decided > most) [best, most] = [{ above: one, below: other }, decided];
  }
  return best;
}
