/** Samples of labelled documents, as a judgment's outcomes would be, and what a threshold truly does. */
import { firstThat } from "#src/foundation/binary-search.ts";
import type { Scored } from "#src/quality/fits/cuts.ts";
import { FOLDS } from "#src/quality/fits/folds.ts";
import type { Judge, Truth } from "./judges.ts";

export function sampleOf({ number, truth }: Judge, count: number, random: () => number): Scored {
  const numbers = new Float64Array(count);
  const so = new Uint8Array(count);
  for (let at = 0; at < count; at++) {
    numbers[at] = number(random());
    // Labels come at all times alike.
    so[at] = Number(random() < truth(numbers[at]!, random()));
  }
  return { numbers, so, folds: Uint8Array.from({ length: count }, (_, at) => at % FOLDS) };
}

export interface Effect {
  /** The share of documents at or above the threshold. */
  share: number;
  precision: number;
  recall: number;
  /** The shares of all documents that are mistakes. */
  falsely: number;
  missed: number;
  /** The share of truly negative documents among those below. */
  rightBelow: number;
}

/** What a threshold does to the whole population. */
export function effectOf({ numbers, positivesFrom }: Truth, threshold: number): Effect {
  return effectAt(
    { numbers, positivesFrom },
    firstThat(0, numbers.length, (at) => numbers[at]! >= threshold),
  );
}

function effectAt({ numbers, positivesFrom }: Truth, from: number): Effect {
  const [all, above, positives, truly] = [numbers.length, numbers.length - from, positivesFrom[0]!, positivesFrom[from]!];
  return {
    share: above / all,
    precision: above === 0 ? 1 : truly / above,
    recall: positives === 0 ? 1 : truly / positives,
    falsely: (above - truly) / all,
    missed: (positives - truly) / all,
    rightBelow: from === 0 ? 1 : (from - (positives - truly)) / from,
  };
}

/** The best that any threshold can do, of those that meet a condition; null if none does. */
export function bestOf(truth: Truth, meets: (effect: Effect) => boolean, gain: (effect: Effect) => number): number | null {
  let best: number | null = null;
  for (let from = 0; from < truth.numbers.length; from += 50) {
    // A threshold cannot part equal numbers.
    if (from > 0 && truth.numbers[from - 1] === truth.numbers[from]) continue;
    const effect = effectAt(truth, from);
    if (meets(effect)) best = Math.max(best ?? Number.NEGATIVE_INFINITY, gain(effect));
  }
  return best;
}
