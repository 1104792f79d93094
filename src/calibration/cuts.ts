/** Which threshold meets a target on given outcomes. */
import type { RecommendTarget } from "#generated/types.ts";
import { FOLDS } from "./fit.ts";
import { unitOf } from "./intervals.ts";

/** Outcomes: the number of each that a threshold cuts, whether it is truly so, and its fold. Held as bytes, for there may be many. */
export interface Scored {
  numbers: Float64Array;
  so: Uint8Array;
  folds: Uint8Array;
}

/** The numbers that there are, each once and the highest first, with how many outcomes of each fold have it that are so, and that are not. */
export interface Ranked {
  numbers: Float64Array;
  /** By fold, then number. */
  truly: readonly Uint32Array[];
  falsely: readonly Uint32Array[];
  /** The greatest number there can be. */
  top: number;
}

/** What a threshold at a number does: documents at or above it that are so, and that are not. */
interface Cut {
  at: number;
  /** The next number below it that there is; every threshold between does the same. */
  above: number;
  truly: number;
  falsely: number;
}

export function ranked({ numbers: given, so, folds }: Scored, top: number): Ranked {
  const sorted = given.slice().sort().reverse();
  let count = 0;
  for (const number of sorted) if (count === 0 || sorted[count - 1] !== number) sorted[count++] = number;
  const numbers = sorted.slice(0, count);
  const [truly, falsely] = [byFold(count), byFold(count)];
  for (let i = 0; i < given.length; i++) (so[i] ? truly : falsely)[folds[i]!]![placeOf(numbers, given[i]!)]! += 1;
  return { numbers, truly, falsely, top };
}

function byFold(length: number): Uint32Array[] {
  return Array.from({ length: FOLDS }, () => new Uint32Array(length));
}

/** Where a number stands that is among falling ones; else where it would. */
function placeOf(numbers: Float64Array, number: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numbers[middle]! > number) low = middle + 1;
    else high = middle;
  }
  return low;
}

const ALL: readonly number[] = Array.from({ length: FOLDS }, (_, fold) => fold);
const others = (without: number | null) => (without === null ? ALL : ALL.filter((fold) => fold !== without));

function countOf(counts: readonly Uint32Array[], folds: readonly number[], at: number): number {
  let sum = 0;
  for (const fold of folds) sum += counts[fold]![at]!;
  return sum;
}

/** Outcomes that are so, leaving a fold out. */
export function countSo({ truly }: Ranked, without: number | null = null): number {
  return others(without).reduce((sum, fold) => sum + truly[fold]!.reduce((all, one) => all + one, 0), 0);
}

/**
 * All thresholds that differ on what is left without a fold, the highest first; the first of all, where nothing lies at the greatest number, stands
 * for one that next to nothing reaches. One object is given again and again.
 */
function* cutsOf({ numbers, truly, falsely, top }: Ranked, without: number | null): Generator<Cut> {
  const folds = others(without);
  const cut: Cut = { at: top, above: top, truly: 0, falsely: 0 };
  let isFirst = true;
  for (let at = 0; at < numbers.length; at++) {
    const [so, not] = [countOf(truly, folds, at), countOf(falsely, folds, at)];
    // Only what was left out has this number.
    if (so + not === 0) continue;
    cut.above = numbers[at]!;
    if (!isFirst || cut.above < top) yield cut;
    isFirst = false;
    cut.at = numbers[at]!;
    cut.truly += so;
    cut.falsely += not;
  }
  cut.above = Number.NEGATIVE_INFINITY;
  if (!isFirst) yield cut;
}

const precisionOf = ({ truly, falsely }: Cut) => (truly + falsely === 0 ? 0 : truly / (truly + falsely));

/** The threshold that meets the target on outcomes, leaving a fold out; null where none does. Of equal ones the highest. */
export function chosen(target: RecommendTarget, outcomes: Ranked, without: number | null = null): number | null {
  return thresholdOf(best(cutsOf(outcomes, without), goodnessOf(target, countSo(outcomes, without))));
}

/** How well a cut does of those that meet the target; null for one that does not. */
function goodnessOf(target: RecommendTarget, all: number): (cut: Cut) => number | null {
  if ("precision" in target) return (cut) => (cut.truly > 0 && precisionOf(cut) >= target.precision ? cut.truly : null);
  if ("recall" in target) return (cut) => (cut.truly / all >= target.recall ? precisionOf(cut) : null);
  const unit = unitOf([target.cost.false_positive, target.cost.false_negative]);
  const [false_positive, false_negative] = [target.cost.false_positive / unit, target.cost.false_negative / unit];
  return ({ truly, falsely }) => -(false_positive * falsely + false_negative * (all - truly));
}

/** The greatest precision of all thresholds, and where; null over no outcomes. */
export function mostPrecise(outcomes: Ranked): { precision: number; at: number } | null {
  const cut = best(cutsOf(outcomes, null), precisionOf);
  return cut && { precision: precisionOf(cut), at: cut.at };
}

function best(cuts: Iterable<Cut>, goodness: (cut: Cut) => number | null): Cut | null {
  let found: Cut | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const cut of cuts) {
    const good = goodness(cut);
    if (good !== null && good > most) [found, most] = [{ ...cut }, good];
  }
  return found;
}

/** What a threshold does on one fold: documents at or above it that are so, and that are not. */
export function reached(
  { numbers, truly, falsely }: Ranked,
  fold: number,
  threshold: number,
): { truly: number; falsely: number } {
  const sums = { truly: 0, falsely: 0 };
  for (let at = 0; at < numbers.length && numbers[at]! >= threshold; at++) {
    sums.truly += truly[fold]![at]!;
    sums.falsely += falsely[fold]![at]!;
  }
  return sums;
}

/** Of all numbers that do the same as a cut, one with few digits. */
function thresholdOf(cut: Cut | null): number | null {
  if (cut === null) return null;
  for (let digits = 0; digits < 17; digits++) {
    const rounded = Number((Math.floor(cut.at * 10 ** digits) / 10 ** digits).toFixed(digits));
    if (rounded > cut.above && rounded <= cut.at && rounded >= 0) return rounded;
  }
  return cut.at;
}
