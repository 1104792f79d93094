/**
 * The share of yes among documents, or the mean of a number between 0 and 1: as the judge says, as labels say, and as the judge says
 * corrected by labels.
 *
 * **Corrected** is prediction-powered inference with power tuning (PPI++: Angelopoulos, Duchi & Zrnic 2023). With labels of equal weight, estimate, power
 * and standard error are those of the paper, where the unlabelled documents are all others. With weights, the mean of labels is Hájek's (1971), and its
 * variance is linearized.
 *
 * **Intervals.** The paper's interval is a normal one. It misses where mistakes are rare: of 50 labels often none is a mistake, and then the normal
 * interval has no width. So before its interval is taken, corrected gets labels that were not given: as many of a missed yes as of a false one. Without use of the judge
 * these are two and two (Agresti & Coull 1998). With full use, where the estimate is a difference of paired shares, one and one (Bonett & Price 2012). Between
 * them the number follows the power. The interval has Student's quantile.
 */
import { agrestiCoull, type Interval, Z } from "./intervals.ts";

/** Sums over all documents, of the judge's numbers f. */
export interface FrameSums {
  documents: number;
  f: number;
  ff: number;
}

/** Sums over labelled documents: of weights w, of true values y, and of f. */
export interface LabelSums {
  labels: number;
  w: number;
  ww: number;
  wwww: number;
  wy: number;
  wf: number;
  wwy: number;
  wwf: number;
  wwyy: number;
  wwyf: number;
  wwff: number;
  /** Without weights. */
  f: number;
  ff: number;
}

export interface Shares {
  judge: Interval | null;
  labels: Interval | null;
  corrected: Interval | null;
  /** How much of the judge's answers is used, from 0 to 1: the λ of the paper. */
  power: number | null;
  /** Of the corrected estimate, without the labels that were not given. */
  standardError: number | null;
}

/** From so many labels on, an interval is taken. Below, even its form is chance. */
export const FEWEST_LABELS = 10;

/** Kish's effective size (1965): how many labels of equal weight would tell as much about a mean. */
export function effectiveLabels({ w, ww }: Pick<LabelSums, "w" | "ww">): number {
  return ww === 0 ? 0 : (w * w) / ww;
}

/**
 * @param unit the distance between two values of a label: 1 for yes and no, less for levels. A mistake that labels have not shown is as large.
 */
export function sharesOf(frame: FrameSums, labels: LabelSums, unit = 1): Shares {
  const judge = judged(frame);
  const enough = labels.labels >= FEWEST_LABELS;
  if (!enough) return { judge, labels: null, corrected: null, power: null, standardError: null };
  const moments = momentsOf(labels);
  return { judge, labels: labelled(moments, unit), ...corrected(frame, labels, moments, unit) };
}

/** By which documents there are, and not by mistakes of the judge. */
function judged({ documents, f, ff }: FrameSums): Interval | null {
  if (documents === 0) return null;
  return around(f / documents, Z * Math.sqrt(varianceOf(documents, f, ff) / documents));
}

interface Moments {
  /** The effective number of labels. */
  size: number;
  /** How many labels of equal weight would tell as much about a variance (Satterthwaite 1946). */
  squares: number;
  y: number;
  f: number;
  /** Variances and covariance of one label of mean weight. Divided by `size`, they are those of weighted means. */
  yy: number;
  yf: number;
  ff: number;
  isEven: boolean;
}

function momentsOf(sums: LabelSums): Moments {
  const { labels, w, ww, wwww, wwy, wwf, wwyy, wwyf, wwff } = sums;
  const [y, f] = [sums.wy / w, sums.wf / w];
  const centered = (product: number, one: number, other: number, oneMean: number, otherMean: number) =>
    (product - oneMean * other - otherMean * one + oneMean * otherMean * ww) / ww;
  return {
    size: effectiveLabels(sums),
    squares: (ww * ww) / wwww,
    y,
    f,
    yy: Math.max(0, centered(wwyy, wwy, wwy, y, y)),
    yf: centered(wwyf, wwy, wwf, y, f),
    ff: Math.max(0, centered(wwff, wwf, wwf, f, f)),
    isEven: ww * labels <= w * w * (1 + 1e-9),
  };
}

function labelled({ size, squares, y, yy }: Moments, unit: number): Interval {
  if (unit < 1) {
    // Two more labels a level above the mean, and two a level below.
    const { low, high } = regularized({
      size,
      squares,
      mean: y,
      variance: yy,
      low: y - unit,
      high: y + unit,
      count: 2,
      taken: 1,
      more: 0,
    });
    return { estimate: y, low: clamp(low), high: clamp(high) };
  }
  // Where weights go with the value, labels tell less than their effective number says.
  const told = y > 0 && y < 1 && yy > y * (1 - y) ? (size * y * (1 - y)) / yy : size;
  return agrestiCoull(y * told, told);
}

function corrected(
  frame: FrameSums,
  labels: LabelSums,
  { size, squares, y, f, yy, yf, ff, isEven }: Moments,
  unit: number,
): Pick<Shares, "corrected" | "power" | "standardError"> {
  const others = Math.max(0, frame.documents - labels.labels);
  const mean = frame.f / frame.documents;
  // The spread of f over all documents is known best. Labels that are drawn unevenly have another, which goes with their weights.
  const spread = isEven
    ? (varianceOf(frame.documents, frame.f, frame.ff) * frame.documents) / Math.max(1, frame.documents - 1)
    : ff;
  const ratio = others === 0 ? Number.POSITIVE_INFINITY : size / others;
  const power = spread > 0 && yf > 0 && others > 0 ? Math.min(1, yf / (spread * (1 + ratio))) : 0;
  // Over all documents, labelled ones included. It is the same as the paper's power over the others.
  const estimate = power === 0 ? y : y + power * (1 + ratio) * (mean - f);
  const ofOthers = others === 0 ? 0 : varianceOf(others, frame.f - labels.f, frame.ff - labels.ff);
  const more = others === 0 ? 0 : (power ** 2 * (isEven ? ofOthers : varianceOf(frame.documents, frame.f, frame.ff))) / others;
  const variance = Math.max(0, yy - 2 * power * yf + power ** 2 * ff);
  const residual = y - power * f;
  const count = 2 - power;
  const { low, high } = regularized({
    size,
    squares,
    mean: residual,
    variance,
    low: -power * unit,
    high: unit,
    count,
    taken: 2,
    more,
  });
  const shift = estimate - residual;
  const share = clamp(estimate);
  return {
    // The estimate is the paper's. The middle of the interval is another, so its end may have to be moved.
    corrected: { estimate: share, low: Math.min(share, clamp(low + shift)), high: Math.max(share, clamp(high + shift)) },
    power,
    standardError: Math.sqrt(variance / size + more),
  };
}

interface Regularized extends Pick<Moments, "size" | "squares"> {
  mean: number;
  variance: number;
  /** The two values that are added, and how many of each. */
  low: number;
  high: number;
  count: number;
  /** How many figures were fitted to the same labels, the mean included. */
  taken: number;
  /** The variance of what else is added to the mean. */
  more: number;
}

/** The interval of a mean, as if some more values had been seen. */
function regularized({ size, squares, mean, variance, low, high, count, taken, more }: Regularized): Interval {
  const all = size + 2 * count;
  const middle = (size * mean + count * (low + high)) / all;
  const square = (size * (variance + mean ** 2) + count * (low ** 2 + high ** 2)) / all;
  const freedom = Math.max(1, squares - taken);
  const error = (Math.max(0, square - middle ** 2) / size) * (squares / freedom);
  const half = studentQuantile(freedom) * Math.sqrt(error + more);
  return { estimate: middle, low: middle - half, high: middle + half };
}

/** The 97.5% quantile of Student's distribution, by the first terms of its expansion around the normal one (Abramowitz & Stegun 26.7.5). */
export function studentQuantile(freedom: number): number {
  const [z3, z5, z7] = [Z ** 3, Z ** 5, Z ** 7];
  return (
    Z +
    (z3 + Z) / (4 * freedom) +
    (5 * z5 + 16 * z3 + 3 * Z) / (96 * freedom ** 2) +
    (3 * z7 + 19 * z5 + 17 * z3 - 15 * Z) / (384 * freedom ** 3)
  );
}

const varianceOf = (count: number, sum: number, squares: number) => Math.max(0, squares / count - (sum / count) ** 2);

const clamp = (share: number) => Math.min(1, Math.max(0, share));

function around(estimate: number, half: number): Interval {
  return { estimate, low: clamp(estimate - half), high: clamp(estimate + half) };
}
