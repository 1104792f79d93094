/**
 * Thresholds that keep a promise on documents to come, with a stated confidence: learn then test (Angelopoulos, Bates, Candès, Jordan & Lei
 * 2021), with exact binomial tests. The documents to come must be like those with outcomes.
 *
 * **Precision** is tested in a fixed sequence, from the smallest set that could pass to all documents. A test may use the level of
 * its place, plus the level that earlier tests pass on. A test that succeeds passes on its whole level (the fallback procedure, Wiens 2003). The level is split
 * evenly over a few starts, because a set that is small may fail by chance. The places are numbers of documents, so they do not
 * depend on the outcomes. The chance of a false promise is at most the level where precision crosses its target once.
 *
 * **Recall** and **the share above** change one way only, so their order statistics give the exact bound (Wilks 1941). **Cost** is bounded
 * at some quantiles, for all of them at once (Bonferroni). So the bound also holds for the quantile with the lowest one.
 */
import { firstThat } from "#src/foundation/binary-search.ts";
import { atLeast, atMost, meanUpperBound, trialsToShow, upperBound, Z_POWER } from "./binomial.ts";
import { type Nested, totalOf } from "./nested.ts";

/** Each start has so many times the documents of the one before. */
const START_RATIO = 2;
/** Each place has at least so many times the documents of the one before. */
const STEP_RATIO = 1.05;
/** Thresholds whose cost is bounded. */
const COSTS_TRIED = 16;

interface Sequence {
  /** The fewest documents that could pass without any mistake. */
  least: number;
  starts: number;
}

/** Null if there are too few documents for any set to pass. */
function sequenceFor(total: number, wanted: number, level: number): Sequence | null {
  if (wanted >= 1) return null;
  let found: Sequence | null = null;
  for (let starts = 1; ; starts++) {
    const least = wanted <= 0 ? 1 : Math.max(1, Math.ceil(Math.log(level / starts) / Math.log(wanted)));
    if (least * START_RATIO ** (starts - 1) > total) return found;
    found = { least, starts };
  }
}

/** The places of a sequence: the index of each set that is tested, and the level that begins there. */
function* placesOf({ size }: Nested, { least, starts }: Sequence, level: number): Generator<{ set: number; own: number }> {
  let begun = 0;
  let set = 0;
  for (let rank = least; set < size.length; rank = Math.max(size[set]! + 1, Math.floor(rank * STEP_RATIO)), set++) {
    set = firstThat(set, size.length, (one) => size[one]! >= rank);
    if (set === size.length) return;
    let own = 0;
    for (; begun < starts && size[set]! >= least * START_RATIO ** begun; begun++) own += level / starts;
    yield { set, own };
  }
}

/** The indexes of all sets whose share of right documents is at least `wanted`, with confidence 1 − `level` for all of them at once. */
export function certifiedShares(sets: Nested, wanted: number, level: number): number[] {
  const sequence = sequenceFor(totalOf(sets), wanted, level);
  if (!sequence) return [];
  const passed: number[] = [];
  let handed = 0;
  for (const { set, own } of placesOf(sets, sequence, level)) {
    const allowed = own + handed;
    const passes = allowed > 0 && atLeast(sets.right[set]!, sets.size[set]!, wanted) <= allowed;
    if (passes) passed.push(set);
    handed = passes ? allowed : 0;
  }
  return passed;
}

/** About how many more outcomes would certify such a set; null if none of the sets reaches the share. */
export function moreForShare(sets: Nested, wanted: number, level: number): number | null {
  const total = totalOf(sets);
  if (total === 0) return trialsToShow(1, wanted, level);
  const starts = Math.max(2, sequenceFor(total, wanted, level)?.starts ?? 1);
  let most: number | null = null;
  for (let rank = 1, set = 0; set < sets.size.length; rank = Math.max(sets.size[set]! + 1, Math.floor(rank * STEP_RATIO))) {
    set = firstThat(set, sets.size.length, (one) => sets.size[one]! >= rank);
    if (set === sets.size.length) break;
    const [right, size] = [sets.right[set]!, sets.size[set]!];
    // A set with few documents and no mistake says little. This is about the median of what its share may be (Jeffreys).
    const needed = trialsToShow((right + 1 / 6) / (size + 1 / 3), wanted, level / starts);
    if (needed !== null) most = Math.min(most ?? Number.POSITIVE_INFINITY, needed / size);
  }
  return most === null ? null : Math.max(1, Math.ceil(total * (most - 1)), Math.ceil(total / 10));
}

/** The smallest set that holds at least `wanted` of all right documents; undefined if there are too few of them. */
export function certifiedRecall(sets: Nested, wanted: number, level: number): number | undefined {
  const all = sets.right.at(-1) ?? 0;
  const hits = firstThat(0, all + 1, (k) => atLeast(k, all, wanted) <= level);
  return hits > all ? undefined : firstThat(0, sets.right.length, (set) => sets.right[set]! >= hits);
}

export function moreForRecall(sets: Nested, wanted: number, level: number): number | null {
  const [all, total] = [sets.right.at(-1) ?? 0, totalOf(sets)];
  if (wanted >= 1) return null;
  // As many right documents, in four of five samples: their number varies like that of a binomial distribution.
  const needed = Math.ceil(Math.log(level) / Math.log(wanted));
  const share = (all + 1) / (total + 2);
  const spread = (Z_POWER / 2) * Math.sqrt(1 - share);
  return Math.max(1, Math.ceil((spread + Math.sqrt(spread ** 2 + needed)) ** 2 / share) - total);
}

/** The largest set that holds at most `wanted` of all documents; undefined if none does. */
export function certifiedReview({ size }: Nested, wanted: number, level: number): number | undefined {
  const total = totalOf({ size });
  const sets = firstThat(0, size.length, (set) => atMost(size[set]!, total, wanted) > level);
  return sets === 0 ? undefined : sets - 1;
}

export function moreForReview(total: number, wanted: number, level: number): number | null {
  return wanted <= 0 ? null : Math.max(1, Math.ceil(Math.log(level) / Math.log1p(-wanted)) - total);
}

export interface BoundedCost {
  set: number;
  estimate: number;
  /** The mean cost is at most this. */
  bound: number;
}

/** The set with the lowest bound of its mean cost. Costs are of a document in the set that is not right, and of a right one outside. */
export function certifiedCost(
  sets: Nested,
  [falsely, missed]: readonly [number, number],
  level: number,
): BoundedCost | undefined {
  const [all, total] = [sets.right.at(-1) ?? 0, totalOf(sets)];
  const unit = Math.max(falsely, missed);
  let best: BoundedCost | undefined;
  let last = -1;
  for (let step = 1; step <= COSTS_TRIED; step++) {
    const set = firstThat(0, sets.size.length - 1, (one) => sets.size[one]! >= (total * step) / COSTS_TRIED);
    if (set === last || set >= sets.size.length) continue;
    last = set;
    const wrong = sets.size[set]! - sets.right[set]!;
    const outside = all - sets.right[set]!;
    const sum = (falsely / unit) * wrong + (missed / unit) * outside;
    // With one cost only, a document is a mistake or none, and the bound is exact.
    const simple = falsely === missed || falsely === 0 || missed === 0;
    const bound = simple ? upperBound(sum, total, level / COSTS_TRIED) : meanUpperBound(sum, total, level / COSTS_TRIED);
    if (!best || bound * unit < best.bound) best = { set, estimate: (sum / total) * unit, bound: bound * unit };
  }
  return best;
}
