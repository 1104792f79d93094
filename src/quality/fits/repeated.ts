/**
 * Whether an engine still answers the same contexts as before, though it may change some answers by itself. If it does, the two answers to a context could as well
 * have come in the other order. Two tests ask whether that is so:
 *
 * - Do answers move in one direction? The signs of all moves are drawn anew (Fisher 1935). This test is exact, whatever the moves are.
 * - Do more contexts change than between two runs of one version? Fisher's exact test, one-sided. Both comparisons share a run, and a context that changes
 *   often does so in both. Each of these makes the difference vary less than the test assumes.
 *
 * Their p-values are adjusted by Holm (1979), so the chance of a false alarm is at most the level.
 */
import { holm, worseThanRest } from "./agreement.ts";

/** How an answer moved, by dimension: the number of a `bool` or a `score`, or options lost and won. */
export type Move = readonly (readonly [dimension: number, amount: number])[];

/** How many contexts were compared, and how many have another decision. */
export interface Changed {
  documents: number;
  changed: number;
}

/** Draws of signs. So the smallest p-value is 0.0005. */
const DRAWS = 1_999;
const LEVEL = 0.01;
/** A smaller share of changed decisions is not told, however certain it is. */
const LEAST_CHANGED = 0.02;

/** @param noise of two runs of one version; null without them */
export function verdictOfRepeated(
  moves: readonly Move[],
  now: Changed,
  noise: Changed | null,
  seed: number,
): { probability: number; drifted: boolean } {
  const tests = [oneDirection(moves, seed), ...(noise ? [moreThanNoise(now, noise)] : [])];
  const probability = Math.min(...holm(tests));
  return { probability, drifted: probability <= LEVEL && now.changed >= LEAST_CHANGED * now.documents };
}

/** The probability that moves with signs by chance go as far in one direction. */
export function oneDirection(moves: readonly Move[], seed: number): number {
  const some = moves.filter((move) => move.some(([, amount]) => amount !== 0));
  if (some.length === 0) return 1;
  const dimensions = Int32Array.from(some.flatMap((move) => move.map(([dimension]) => dimension)));
  const amounts = Float64Array.from(some.flatMap((move) => move.map(([, amount]) => amount)));
  const owners = Int32Array.from(some.flatMap((move, at) => move.map(() => at)));
  const sums = new Float64Array(1 + Math.max(...dimensions));
  const signs = new Int8Array(some.length).fill(1);
  const length = () => {
    sums.fill(0);
    for (let at = 0; at < amounts.length; at++) sums[dimensions[at]!]! += signs[owners[at]!]! * amounts[at]!;
    let all = 0;
    for (const sum of sums) all += sum * sum;
    return all;
  };
  // Rounding depends on the order of additions.
  const seen = length() * (1 - 1e-9);
  const word = words(seed);
  let asFar = 1;
  for (let draw = 0; draw < DRAWS; draw++) {
    for (let at = 0, bits = 0; at < signs.length; at++, bits >>>= 1) {
      if (at % 32 === 0) bits = word();
      signs[at] = bits & 1 ? 1 : -1;
    }
    if (length() >= seen) asFar += 1;
  }
  return asFar / (DRAWS + 1);
}

function moreThanNoise(now: Changed, noise: Changed): number {
  const of = ({ documents, changed }: Changed) => ({ mistakes: weighed(changed), all: weighed(documents) });
  return worseThanRest(of(now), of(noise));
}

const weighed = (documents: number) => ({ documents, w: documents, ww: documents });

/** Random words of 32 bits that are the same for a seed: mulberry32. */
function words(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}
