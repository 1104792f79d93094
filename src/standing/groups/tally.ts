/**
 * The aggregates of one key: counts, exact sums and sketches. Contributions can be added and subtracted. A sketch has many hundreds of
 * buckets if a key has many documents, and a merge changes only a few. So a tally has only the changes since the rest was moved to the base
 * sketch (`bases.ts`).
 */
import { type ExactSum, exact, minus, plus, sumOf, textOf as sumText, ZERO } from "./exact-sum.ts";
import type { NumberPlan, Plan } from "./plan.ts";
import { type ChangesText, changesOf, changesText, count, type Sketch } from "./sketch.ts";

export interface NumberTally {
  /** How many documents have the number. */
  count: number;
  sum: ExactSum | null;
  /** Changes relative to the base sketch. */
  sketch: Sketch | null;
  /** The minimum and the maximum. Null if there are no values, or if they are not kept. */
  least: number | null;
  greatest: number | null;
}

export interface Tally {
  documents: number;
  /** In the order of the plan. */
  numbers: NumberTally[];
  /** How many documents count for each label, in the order of the plan. */
  labels: number[];
}

/** A minimum or maximum that a document may have removed, so that it must be read again. */
export interface Unsure {
  number: number;
  end: "least" | "greatest";
}

export function emptyTally({ numbers, labels }: Plan): Tally {
  return { documents: 0, numbers: numbers.map(emptyNumber), labels: labels.map(() => 0) };
}

function emptyNumber({ sum, sketch }: NumberPlan): NumberTally {
  return { count: 0, sum: sum ? ZERO : null, sketch: sketch ? new Map() : null, least: null, greatest: null };
}

/** Adds what a document contributes. */
export function add(plan: Plan, tally: Tally, given: readonly (number | null)[]): void {
  tally.documents += 1;
  tally.numbers.forEach((number, at) => {
    const value = given[at]!;
    if (value === null) return;
    number.count += 1;
    if (number.sum) number.sum = plus(number.sum, exact(value));
    if (number.sketch) count(number.sketch, value, 1);
    if (!plan.numbers[at]!.extremes) return;
    if (number.least === null || value < number.least) number.least = value;
    if (number.greatest === null || value > number.greatest) number.greatest = value;
  });
  tally.labels.forEach((_, at) => {
    tally.labels[at]! += given[tally.numbers.length + at]!;
  });
}

/** Subtracts what a document contributed. Returns the extremes that may have gone with it. */
export function takeAway(plan: Plan, tally: Tally, given: readonly (number | null)[]): Unsure[] {
  const unsure: Unsure[] = [];
  tally.documents -= 1;
  tally.numbers.forEach((number, at) => {
    const value = given[at]!;
    if (value === null) return;
    number.count -= 1;
    if (number.sum) number.sum = minus(number.sum, exact(value));
    if (number.sketch) count(number.sketch, value, -1);
    if (!plan.numbers[at]!.extremes) return;
    if (number.least === null || value <= number.least) unsure.push({ number: at, end: "least" });
    if (number.greatest === null || value >= number.greatest) unsure.push({ number: at, end: "greatest" });
  });
  tally.labels.forEach((_, at) => {
    tally.labels[at]! -= given[tally.numbers.length + at]!;
  });
  return unsure;
}

/** The stored form. It is deterministic. */
export function textOf({ numbers, labels }: Tally): string {
  const each = numbers.map(({ count, sum, sketch, least, greatest }) => [
    count,
    sum && sumText(sum),
    sketch && changesText(sketch),
    least,
    greatest,
  ]);
  return JSON.stringify([each, labels]);
}

type NumberText = [number, string | null, ChangesText | null, number | null, number | null];

export function tallyOf(documents: number, text: string): Tally {
  const [numbers, labels] = JSON.parse(text) as [NumberText[], number[]];
  return {
    documents,
    numbers: numbers.map(([count, sum, sketch, least, greatest]) => ({
      count,
      sum: sum === null ? null : sumOf(sum),
      sketch: sketch === null ? null : changesOf(sketch),
      least,
      greatest,
    })),
    labels,
  };
}
