/** Documents of known truth with the answers of a judge, and queues that draw some of them to be labelled. */

import type { LabelStrategy } from "#generated/types.ts";
import type { FrameSums, LabelSums } from "#src/quality/fits/shares.ts";
import { allocated, BANDS, stratumOf } from "#src/quality/labels/strata.ts";

export interface Kind {
  readonly name: string;
  readonly about: string;
  /** The judge's number of a document, and how often a document of that number is so. Numbers are from 0 to 1. */
  number(place: number): number;
  truth(number: number): number;
  /** For a score: the number of levels, which truth is spread over. */
  readonly levels?: number;
}

const logistic = (x: number) => 1 / (1 + Math.exp(-x));
const logit = (place: number) => Math.log(place / (1 - place));
const sure = (u: number) => logistic(2.2 * logit(u) - 1);
const clamp = (share: number) => Math.min(1, Math.max(0, share));

export const frames: readonly Kind[] = [
  { name: "good", about: "calibrated, sure of most", number: sure, truth: (p) => p },
  { name: "biased", about: "says yes too often by two fifths", number: sure, truth: (p) => 0.6 * p },
  { name: "harsh", about: "says no to a quarter of what is so", number: sure, truth: (p) => clamp(0.25 + 0.7 * p) },
  { name: "weak", about: "hardly better than chance", number: (u) => 0.15 + 0.7 * u, truth: (p) => 0.5 + (p - 0.5) * 0.2 },
  { name: "rare", about: "2 to 3 in 100 are so", number: (u) => logistic(1.6 * logit(u) - 7), truth: (p) => p },
  {
    name: "rare, missed",
    about: "2 in 100 are so, a third of these answered with 0.02",
    number: (u) => (u > 0.986 ? 0.9 : 0.02),
    truth: (p) => (p > 0.5 ? 0.9 : 0.006),
  },
  { name: "binary", about: "answers 0 or 1 only", number: (u) => Number(u > 0.65), truth: (p) => (p > 0.5 ? 0.9 : 0.08) },
  {
    name: "saturated",
    about: "three numbers only",
    number: (u) => (u > 0.58 ? 0.99 : u > 0.4 ? 0.7 : 0.01),
    truth: (p) => (p > 0.9 ? 0.9 : p > 0.5 ? 0.6 : 0.02),
  },
  { name: "score", about: "five levels, half a level too high", number: (u) => u, truth: (p) => clamp(p - 0.12), levels: 5 },
];

export interface Frame {
  numbers: Float64Array;
  values: Float64Array;
  /** The mean of the values. */
  truth: number;
  sums: FrameSums;
}

export function drawnFrame({ number, truth, levels = 2 }: Kind, count: number, random: () => number): Frame {
  const [numbers, values] = [new Float64Array(count), new Float64Array(count)];
  const sums = { documents: count, f: 0, ff: 0 };
  let sum = 0;
  for (let at = 0; at < count; at++) {
    const f = number(random());
    numbers[at] = f;
    // A score is the sum of its steps, each of which is so or not.
    for (let step = 1; step < levels; step++) values[at] = values[at]! + Number(random() < truth(f)) / (levels - 1);
    sum += values[at]!;
    sums.f += f;
    sums.ff += f * f;
  }
  return { numbers, values, truth: sum / count, sums };
}

export interface Queue {
  draw: Extract<LabelStrategy, "random" | "stratified" | "uncertain">;
  size: number;
}

/** Draws as a label queue does, and labels what it drew. Each label has its index in the frame and its weight. */
export function labelled({ numbers }: Pick<Frame, "numbers">, { draw, size }: Queue, random: () => number) {
  const strata = Array.from({ length: draw === "random" ? 1 : draw === "stratified" ? BANDS : 2 }, () => [] as number[]);
  for (const [at, p] of numbers.entries()) strata[stratumOf(draw, { answer: { type: "bool", p }, other: null }, 0.5)]!.push(at);
  const sizes = allocated(
    draw,
    strata.map(({ length }) => length),
    size,
  );
  return strata.flatMap((stratum, n) => {
    for (let at = 0; at < sizes[n]!; at++) {
      const other = at + Math.floor(random() * (stratum.length - at));
      [stratum[at], stratum[other]] = [stratum[other]!, stratum[at]!];
    }
    return stratum.slice(0, sizes[n]).map((at) => ({ at, weight: (size / numbers.length) * (stratum.length / sizes[n]!) }));
  });
}

/** The sums that the service reads, of a frame and a queue that has been labelled. */
export function sumsOf(frame: Frame, queue: Queue, random: () => number): { frame: FrameSums; labels: LabelSums } {
  const labels = { labels: 0, w: 0, ww: 0, wwww: 0, wy: 0, wf: 0, wwy: 0, wwf: 0, wwyy: 0, wwyf: 0, wwff: 0, f: 0, ff: 0 };
  for (const { at, weight: w } of labelled(frame, queue, random)) {
    const [y, f] = [frame.values[at]!, frame.numbers[at]!];
    labels.labels += 1;
    labels.w += w;
    labels.ww += w * w;
    labels.wwww += w ** 4;
    labels.wy += w * y;
    labels.wf += w * f;
    labels.wwy += w * w * y;
    labels.wwf += w * w * f;
    labels.wwyy += w * w * y * y;
    labels.wwyf += w * w * y * f;
    labels.wwff += w * w * f * f;
    labels.f += f;
    labels.ff += f * f;
  }
  return { frame: frame.sums, labels };
}
