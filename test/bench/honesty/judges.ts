/** Judges with known truth: the distribution of their numbers, and how often an answer of a number comes true. */

export interface Judge {
  readonly name: string;
  readonly about: string;
  /** The number of the document at a place from 0 to 1 of the population. */
  number(place: number): number;
  /** How often a document with this number is truly positive, at a time from 0 (first labels) to 1 (last labels). */
  truth(number: number, time: number): number;
}

const logistic = (x: number) => 1 / (1 + Math.exp(-x));
/** Quantile of the logistic distribution: close to normal, and without a series. */
const logit = (place: number) => Math.log(place / (1 - place));
const clamp = (share: number) => Math.min(1, Math.max(0, share));

const ATOMS = [
  { from: 0, number: 0.01, truth: 0.02 },
  { from: 0.34, number: 0.1, truth: 0.08 },
  { from: 0.4, number: 0.5, truth: 0.5 },
  { from: 0.45, number: 0.9, truth: 0.72 },
  { from: 0.5, number: 0.95, truth: 0.84 },
  { from: 0.58, number: 0.99, truth: 0.94 },
] as const;
const atomAt = (place: number) => ATOMS.findLast(({ from }) => place >= from)!;

export const judges: readonly Judge[] = [
  { name: "good", about: "calibrated, sure of most", number: (u) => logistic(2.2 * logit(u) - 1), truth: (p) => p },
  {
    name: "weak",
    about: "never surer than 0.85, and half right in that",
    number: (u) => 0.15 + 0.7 * u,
    truth: (p) => 0.5 + (p - 0.5) * 0.9,
  },
  { name: "rare", about: "2 to 3 in 100 are positive", number: (u) => logistic(1.6 * logit(u) - 7), truth: (p) => p },
  {
    name: "drifting",
    about: "calibrated with the first label, half as sharp with the last",
    number: (u) => logistic(2.2 * logit(u) - 1),
    truth: (p, time) => 0.35 + (p - 0.35) * (1 - 0.3 * time),
  },
  { name: "separable", about: "one number parts all", number: (u) => u, truth: (p) => Number(p >= 0.62) },
  {
    name: "saturated",
    about: "six numbers only, 42 in 100 answers are 0.99",
    number: (u) => atomAt(u).number,
    truth: (p) => ATOMS.find(({ number }) => number === p)!.truth,
  },
  {
    name: "overconfident",
    about: "its surest answers are worse than those below",
    number: (u) => u,
    truth: (p) => clamp(p > 0.9 ? 0.8 : p > 0.6 ? 0.55 + p / 2 : p / 2),
  },
];

/** A population so large that it is the truth: places in even steps. */
export interface Truth {
  /** Ascending. */
  numbers: Float64Array;
  /** How many truly positive documents lie at or above each index. The last is 0. */
  positivesFrom: Float64Array;
}

const SIZE = 200_000;

/** @param time the time of the documents to come; null for the times of the labels, all alike */
export function truthOf({ number, truth }: Judge, time: number | null = null): Truth {
  const numbers = Float64Array.from({ length: SIZE }, (_, at) => number((at + 0.5) / SIZE));
  const positivesFrom = new Float64Array(SIZE + 1);
  // Truth is linear in time, so the mean over all times is that of the middle.
  for (let at = SIZE - 1; at >= 0; at--) positivesFrom[at] = positivesFrom[at + 1]! + truth(numbers[at]!, time ?? 0.5);
  return { numbers, positivesFrom };
}
