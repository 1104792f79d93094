/**
 * What is kept of one key: counts, exact sums and sketches, to which contributions are added and from which they are taken. A sketch has many
 * hundreds of buckets where a key has many documents, and a merge changes a few of them: a tally has only what has changed of it
 * since the rest was put apart (`bases.ts`).
 */
import { type ExactSum, exact, minus, plus, sumOf, textOf as sumText, ZERO } from "./exact-sum.ts";
import type { NumberPlan, Plan } from "./plan.ts";
import { type ChangesText, changesOf, changesText, count, type Sketch } from "./sketch.ts";

export interface NumberTally {
  /** Documents that have one. */
  count: number;
  sum: ExactSum | null;
  /** Changes of what lies apart. */
  sketch: Sketch | null;
  /** The least and the greatest; null over none, and where they are not kept. */
  least: number | null;
  greatest: number | null;
}

export interface Tally {
  documents: number;
  /** By number of the plan. */
  numbers: NumberTally[];
  /** By label of the plan, documents that count. */
  labels: number[];
}

/** Ends of a number's values that a document has taken away: what they are now must be looked up. */
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

/** Adds what a document gives. */
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

/** Takes away what a document has given; answers the ends that may have gone with it. */
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

/** As it is stored: always the same text of the same tally. */
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
