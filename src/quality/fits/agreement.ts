/**
 * How well two raters agree, from counts of what each said: shares with intervals, Cohen's kappa, and whether one group of documents is answered
 * worse than the rest.
 *
 * Documents may weigh differently. Then shares are weighted, and intervals take as many documents as would tell as much with equal weights.
 */
import { logChoose } from "./binomial.ts";
import { agrestiCoull, type Interval, Z } from "./intervals.ts";

/** Documents, their weights, and the squares of these. */
export interface Weighed {
  documents: number;
  w: number;
  ww: number;
}

export const NONE: Weighed = { documents: 0, w: 0, ww: 0 };

export function plus(one: Weighed, other: Weighed): Weighed {
  return { documents: one.documents + other.documents, w: one.w + other.w, ww: one.ww + other.ww };
}

export function sumOf(all: Iterable<Weighed>): Weighed {
  const sum = { ...NONE };
  for (const { documents, w, ww } of all) {
    sum.documents += documents;
    sum.w += w;
    sum.ww += ww;
  }
  return sum;
}

/**
 * A share, and of how many documents of equal weight its interval is: Kish's effective size (1965), or fewer where weights go with hits.
 * @param whole all documents, where `all` are some of them. Others like these may weigh as much as the heaviest do, though none was seen.
 */
export function effectiveShare(hits: Weighed, all: Weighed, whole: Weighed = all): { share: number; size: number } {
  const share = hits.w / all.w;
  const size = Math.min(all.w ** 2 / all.ww, (all.w * whole.w) / whole.ww);
  const variance = (hits.ww * (1 - 2 * share) + share ** 2 * all.ww) / all.w ** 2;
  return { share, size: share > 0 && share < 1 ? Math.min(size, (share * (1 - share)) / variance) : size };
}

/** Agresti & Coull's interval. Null of no documents. */
export function shareInterval(hits: Weighed, all: Weighed, whole: Weighed = all): Interval | null {
  if (all.w <= 0) return null;
  const { share, size } = effectiveShare(hits, all, whole);
  return { ...agrestiCoull(Math.min(share * size, size), size), estimate: share };
}

/** Documents of which one rater said `one` and the other `other`, as numbers from 0. */
export interface Cell extends Weighed {
  one: number;
  other: number;
}

/** How far two values are apart, from 0 (the same) to 1. */
export interface Distance {
  between(one: number, other: number): number;
  /** The mean distance of each value to the values that occur with these shares. */
  toAll(shares: Float64Array): Float64Array;
}

/** A choice among documents may have tens of thousands of values, so the means are sums of the shares before and after. */
export const different: Distance = {
  between: (one, other) => Number(one !== other),
  toAll(shares) {
    const means = new Float64Array(shares.length);
    let [before, after] = [0, 0];
    for (const [at, share] of shares.entries()) {
      means[at] = before;
      before += share;
    }
    for (let at = shares.length - 1; at >= 0; at--) {
      means[at]! += after;
      after += shares[at]!;
    }
    return means;
  },
};

/** For ordered levels, of which there are few: squares, as in Cohen's weighted kappa (1968). */
export function squaresTo(top: number): Distance {
  const between = (one: number, other: number) => ((one - other) / Math.max(1, top)) ** 2;
  return {
    between,
    toAll: (shares) =>
      Float64Array.from(shares, (_, one) => shares.reduce((sum, share, other) => sum + share * between(one, other), 0)),
  };
}

/**
 * Cohen's kappa (1960), with distances his weighted one (1968). Kappa is 1 − D/E with the mean distance D and the one to expect by chance,
 * E. Its variance is the large-sample one (Fleiss, Cohen & Everitt 1969). The interval is that of Agresti & Coull (1998) for D, of as many documents as
 * have this variance. So it also has a width where no two values differ. Null if both raters always say the same, or without documents.
 * @param isSame both raters are of one kind, so the table is taken as symmetric (Scott's pi, 1955)
 */
export function kappa(cells: readonly Cell[], values: number, distance: Distance = different, isSame = false): Interval | null {
  const all = sumOf(cells);
  if (all.w <= 0) return null;
  const rows = new Float64Array(values);
  const columns = new Float64Array(values);
  let apart = 0;
  for (const { one, other, w } of cells) {
    const share = w / all.w;
    rows[one]! += isSame ? share / 2 : share;
    columns[other]! += isSame ? share / 2 : share;
    if (isSame) [rows[other]!, columns[one]!] = [rows[other]! + share / 2, columns[one]! + share / 2];
    apart += share * distance.between(one, other);
  }
  // The mean distance of each value to what the other rater says.
  const fromRow = distance.toAll(columns);
  const fromColumn = distance.toAll(rows);
  const chance = rows.reduce((sum, share, one) => sum + share * fromRow[one]!, 0);
  if (chance <= 0) return null;
  const estimate = 1 - apart / chance;
  let variance = 0;
  for (const { one, other, ww } of cells) {
    const expected = isSame
      ? (fromRow[one]! + fromRow[other]! + fromColumn[one]! + fromColumn[other]!) / 2
      : fromRow[one]! + fromColumn[other]!;
    const influence = (distance.between(one, other) - apart) / chance - (apart * (expected - 2 * chance)) / chance ** 2;
    variance += (ww / all.w ** 2) * influence ** 2;
  }
  const kish = all.w ** 2 / all.ww;
  const told = apart > 0 && apart < 1 && variance > 0 ? (apart * (1 - apart)) / (variance * chance ** 2) : kish;
  // Where a rater hardly ever says one of two values, there is no variance, and no knowledge either. Distances between levels are less than 1, so they tell more.
  // The large-sample variance is too small in small samples, the more so for distances.
  const size = distance === different ? Math.min(kish, told) * Math.max(0.5, 1 - 3 / kish) : told * Math.max(0.5, 1 - 10 / kish);
  const bound = agrestiCoull(apart * size, size);
  return { estimate, low: Math.max(-1, 1 - bound.high / chance), high: Math.min(1, 1 - bound.low / chance) };
}

/**
 * The difference of two shares of the same documents, from how many only the one has and only the other (Bonett & Price 2012).
 */
export function pairedDifference(onlyOne: Weighed, onlyOther: Weighed, all: Weighed): Interval | null {
  if (all.w <= 0) return null;
  const size = all.w ** 2 / all.ww;
  const [one, other] = [onlyOne, onlyOther].map(({ w }) => (size * (w / all.w) + 1) / (size + 2)) as [number, number];
  const half = Z * Math.sqrt((one + other - (one - other) ** 2) / (size + 2));
  const estimate = (onlyOne.w - onlyOther.w) / all.w;
  return {
    estimate,
    low: Math.max(-1, Math.min(estimate, one - other - half)),
    high: Math.min(1, Math.max(estimate, one - other + half)),
  };
}

/**
 * The probability of at least so many mistakes in a group, if it were answered as the rest is: Fisher's exact test (1935), one-sided. With weights, of as
 * many documents as tell as much, rounded to the side of no difference.
 */
export function worseThanRest(group: { mistakes: Weighed; all: Weighed }, rest: { mistakes: Weighed; all: Weighed }): number {
  if (group.all.w <= 0 || rest.all.w <= 0) return 1;
  const [here, there] = [effectiveShare(group.mistakes, group.all), effectiveShare(rest.mistakes, rest.all)];
  const [size, others] = [Math.floor(here.size + 1e-9), Math.floor(there.size + 1e-9)];
  if (size === 0 || others === 0) return 1;
  const mistakes = Math.floor(here.share * size + 1e-9);
  const elsewhere = Math.min(others, Math.ceil(there.share * others - 1e-9));
  const most = Math.min(size, mistakes + elsewhere);
  const all = logChoose(size + others, mistakes + elsewhere);
  let probability = 0;
  for (let k = mistakes; k <= most; k++)
    probability += Math.exp(logChoose(size, k) + logChoose(others, mistakes + elsewhere - k) - all);
  return Math.min(1, probability);
}

/** Adjusts p-values for many looks, so that the chance of any false alarm is at most the level (Holm 1979). */
export function holm(values: readonly number[]): number[] {
  const order = values.map((_, at) => at).sort((one, other) => values[one]! - values[other]!);
  const adjusted = new Array<number>(values.length);
  let least = 0;
  for (const [rank, at] of order.entries()) {
    least = Math.max(least, Math.min(1, values[at]! * (values.length - rank)));
    adjusted[at] = least;
  }
  return adjusted;
}
