/** Finds the threshold that meets a target on given outcomes. */

import type { RecommendTarget } from "#generated/types.ts";
import { firstThat } from "#src/foundation/binary-search.ts";
import { TimeSlice } from "#src/foundation/time/time-slice.ts";
import { FOLDS } from "./folds.ts";
import { unitOf } from "./intervals.ts";

/** A target of one threshold. */
export type SingleTarget = Exclude<RecommendTarget, { decide: unknown }>;

/** Outcomes counted between two checks of the clock: less than a millisecond. */
const LOOKS_EVERY = 1_000;

/**
 * Outcomes: the number that a threshold cuts, whether it is truly positive, and its fold. Typed arrays, because there may be
 * many.
 */
export interface Scored {
  numbers: Float64Array;
  so: Uint8Array;
  folds: Uint8Array;
}

/** The distinct numbers, the highest first. Each has the count of positive and negative outcomes per fold. */
export interface Ranked {
  numbers: Float64Array;
  /** By fold, then number. */
  truly: readonly Uint32Array[];
  falsely: readonly Uint32Array[];
  /** The highest possible number. */
  top: number;
}

/** The effect of a threshold: positive and negative documents at or above it. */
interface Cut {
  at: number;
  /** The next lower number that occurs. Every threshold in between has the same effect. */
  above: number;
  truly: number;
  falsely: number;
}

/** Yields to the event loop: for 200,000 numbers, sorting takes 20 ms, and counting 60 ms. */
export async function ranked({ numbers: given, so, folds }: Scored, top: number, slice = new TimeSlice()): Promise<Ranked> {
  const sorted = given.slice().sort().reverse();
  await slice.next();
  let count = 0;
  for (const number of sorted) if (count === 0 || sorted[count - 1] !== number) sorted[count++] = number;
  const numbers = sorted.slice(0, count);
  const [truly, falsely] = [byFold(count), byFold(count)];
  for (let i = 0; i < given.length; i++) {
    if (i % LOOKS_EVERY === 0 && slice.isOver) await slice.next();
    (so[i] ? truly : falsely)[folds[i]!]![placeOf(numbers, given[i]!)]! += 1;
  }
  return { numbers, truly, falsely, top };
}

function byFold(length: number): Uint32Array[] {
  return Array.from({ length: FOLDS }, () => new Uint32Array(length));
}

/** The index of a number in a descending list, or the index where it would be. */
function placeOf(numbers: Float64Array, number: number): number {
  return firstThat(0, numbers.length, (at) => numbers[at]! <= number);
}

const ALL: readonly number[] = Array.from({ length: FOLDS }, (_, fold) => fold);
const others = (without: number | null) => (without === null ? ALL : ALL.filter((fold) => fold !== without));

function countOf(counts: readonly Uint32Array[], folds: readonly number[], at: number): number {
  let sum = 0;
  for (const fold of folds) sum += counts[fold]![at]!;
  return sum;
}

/** The number of positive outcomes without a fold. */
export function countSo({ truly }: Ranked, without: number | null = null): number {
  return countOver(truly, without);
}

function countOver(counts: readonly Uint32Array[], without: number | null): number {
  return others(without).reduce((sum, fold) => sum + counts[fold]!.reduce((all, one) => all + one, 0), 0);
}

/**
 * All thresholds that differ on the outcomes without a fold, the highest first. If no outcome has the highest number, the first
 * threshold is one that almost nothing reaches. The generator yields the same object again and again.
 */
function* cutsOf({ numbers, truly, falsely, top }: Ranked, without: number | null): Generator<Cut> {
  const folds = others(without);
  const cut: Cut = { at: top, above: top, truly: 0, falsely: 0 };
  let isFirst = true;
  for (let at = 0; at < numbers.length; at++) {
    const [so, not] = [countOf(truly, folds, at), countOf(falsely, folds, at)];
    // Only omitted outcomes have this number.
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

/** The threshold that meets the target on the outcomes without a fold; null if none does. Of equally good ones, the highest. */
export function chosen(target: SingleTarget, outcomes: Ranked, without: number | null = null): number | null {
  const so = countSo(outcomes, without);
  const cut = best(cutsOf(outcomes, without), goodnessOf(target, so, so + countOver(outcomes.falsely, without)));
  return cut && roundedBetween(cut.at, cut.above);
}

/** How good a cut is if it meets the target; null if it does not. */
function goodnessOf(target: SingleTarget, all: number, documents: number): (cut: Cut) => number | null {
  if ("precision" in target) return (cut) => (cut.truly > 0 && precisionOf(cut) >= target.precision ? cut.truly : null);
  if ("recall" in target) return (cut) => (cut.truly / all >= target.recall ? precisionOf(cut) : null);
  if ("review" in target)
    return ({ truly, falsely }) => ((truly + falsely) / documents <= target.review ? truly + falsely : null);
  const unit = unitOf([target.cost.false_positive, target.cost.false_negative]);
  const [false_positive, false_negative] = [target.cost.false_positive / unit, target.cost.false_negative / unit];
  return ({ truly, falsely }) => -(false_positive * falsely + false_negative * (all - truly));
}

/** The highest precision of all thresholds, and its threshold; null without outcomes. */
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

/** The effect of a threshold on one fold: positive and negative documents at or above it. */
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

/** Of the numbers above `above` and up to `at`, one with few digits. All of them have the same effect as thresholds. */
export function roundedBetween(at: number, above: number): number {
  for (let digits = 0; digits < 17; digits++) {
    const rounded = Number((Math.floor(at * 10 ** digits) / 10 ** digits).toFixed(digits));
    if (rounded > above && rounded <= at && rounded >= 0) return rounded;
  }
  return at;
}
