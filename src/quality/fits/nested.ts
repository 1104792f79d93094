/** The sets of documents that thresholds select, each within the next: those at or above a number, or those below one. */

import type { Ranked } from "./cuts.ts";
import { FOLDS } from "./folds.ts";

/** Sets from the smallest to the largest, which holds every document. */
export interface Nested {
  size: Uint32Array;
  /** Documents of the set that are what the side is about: positive above, negative below. */
  right: Uint32Array;
  /** The last number that the set includes. */
  at: Float64Array;
  /** The next number, which the set does not include. Every threshold in between selects this set. */
  beyond: Float64Array;
}

export type Side = "above" | "below";

/** @param without a fold whose documents are left out */
export function nested({ numbers, truly, falsely }: Ranked, side: Side, without: number | null = null): Nested {
  const length = numbers.length;
  const [size, right] = [new Uint32Array(length), new Uint32Array(length)];
  const [at, beyond] = [new Float64Array(length), new Float64Array(length)];
  const counted = side === "above" ? truly : falsely;
  let [sets, all, rightly] = [0, 0, 0];
  for (let step = 0; step < length; step++) {
    const place = side === "above" ? step : length - 1 - step;
    let [here, rightHere] = [0, 0];
    for (let fold = 0; fold < FOLDS; fold++) {
      if (fold === without) continue;
      here += truly[fold]![place]! + falsely[fold]![place]!;
      rightHere += counted[fold]![place]!;
    }
    if (here === 0) continue;
    if (sets > 0) beyond[sets - 1] = numbers[place]!;
    size[sets] = all += here;
    right[sets] = rightly += rightHere;
    at[sets] = numbers[place]!;
    beyond[sets++] = side === "above" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  }
  return {
    size: size.subarray(0, sets),
    right: right.subarray(0, sets),
    at: at.subarray(0, sets),
    beyond: beyond.subarray(0, sets),
  };
}

export const totalOf = ({ size }: Pick<Nested, "size">) => size.at(-1) ?? 0;
