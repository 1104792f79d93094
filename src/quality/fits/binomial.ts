/**
 * Exact probabilities and bounds of the binomial distribution (Clopper & Pearson 1934). They rest on the regularized incomplete beta
 * function, here by its continued fraction (Lentz's method) and Stirling's series for the gamma function.
 */
import { firstThat } from "#src/foundation/binary-search.ts";

/** Natural logarithm of the gamma function for x > 0: Stirling's series above 15, and the recurrence below. */
function lnGamma(x: number): number {
  let [shifted, product] = [x, 1];
  while (shifted < 15) product *= shifted++;
  const [inverse, square] = [1 / shifted, 1 / (shifted * shifted)];
  const series = inverse * (1 / 12 - square * (1 / 360 - square * (1 / 1260 - square * (1 / 1680 - square / 1188))));
  return (shifted - 0.5) * Math.log(shifted) - shifted + 0.5 * Math.log(2 * Math.PI) + series - Math.log(product);
}

/** Natural logarithm of the number of ways to choose `k` of `n`. */
export function logChoose(n: number, k: number): number {
  return lnGamma(n + 1) - lnGamma(k + 1) - lnGamma(n - k + 1);
}

const TINY = 1e-300;
const EPSILON = 1e-15;

/** The continued fraction of the incomplete beta function. It takes about the square root of max(a, b) steps. */
function betaFraction(a: number, b: number, x: number): number {
  const guarded = (value: number) => (Math.abs(value) < TINY ? TINY : value);
  let c = 1;
  let d = 1 / guarded(1 - ((a + b) * x) / (a + 1));
  let fraction = d;
  for (let step = 1; step < 100_000; step++) {
    const even = (step * (b - step) * x) / ((a + 2 * step - 1) * (a + 2 * step));
    d = 1 / guarded(1 + even * d);
    c = guarded(1 + even / c);
    fraction *= d * c;
    const odd = (-(a + step) * (a + b + step) * x) / ((a + 2 * step) * (a + 2 * step + 1));
    d = 1 / guarded(1 + odd * d);
    c = guarded(1 + odd / c);
    fraction *= d * c;
    if (Math.abs(d * c - 1) < EPSILON) break;
  }
  return fraction;
}

function incompleteBeta(a: number, b: number, x: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  const front = Math.exp(lnGamma(a + b) - lnGamma(a) - lnGamma(b) + a * Math.log(x) + b * Math.log1p(-x));
  return x < (a + 1) / (a + b + 2) ? (front * betaFraction(a, b, x)) / a : 1 - (front * betaFraction(b, a, 1 - x)) / b;
}

/** The probability of at least `hits` among `of` independent trials that each succeed with this probability. */
export function atLeast(hits: number, of: number, probability: number): number {
  if (hits <= 0) return 1;
  return hits > of ? 0 : incompleteBeta(hits, of - hits + 1, probability);
}

/** The probability of at most `hits`. */
export function atMost(hits: number, of: number, probability: number): number {
  if (hits >= of) return 1;
  return hits < 0 ? 0 : incompleteBeta(of - hits, hits + 1, 1 - probability);
}

/** Halvings of an interval from 0 to 1: more than a double has digits. */
const HALVINGS = 60;

/** The largest probability of which at least `hits` would be no surprise at this level: the lower bound of a share. */
export function lowerBound(hits: number, of: number, level: number): number {
  return hits <= 0 ? 0 : bisected((probability) => atLeast(hits, of, probability) <= level);
}

/** The smallest probability of which at most `hits` would be no surprise at this level: the upper bound of a share. */
export function upperBound(hits: number, of: number, level: number): number {
  return hits >= of ? 1 : 1 - bisected((complement) => atMost(hits, of, 1 - complement) <= level);
}

/**
 * An upper bound of the mean of losses between 0 and 1, from their sum: Bentkus's inequality (2004), with which the tail is at most e times that of
 * a binomial distribution (Bates et al. 2021).
 */
export function meanUpperBound(sum: number, of: number, level: number): number {
  return upperBound(Math.ceil(sum - 1e-9), of, level / Math.E);
}

/** The largest number between 0 and 1 for which a condition holds that holds below it; 0 if it never does. */
function bisected(holds: (probability: number) => boolean): number {
  let [low, high] = [0, 1];
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (low + high) / 2;
    if (holds(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** The standard normal quantile of 0.8: a test shows what is so in four of five samples. */
export const Z_POWER = 0.8416212335729143;
const MOST_LABELS = 10_000_000;

/**
 * How many trials would show that a share is above a bound, in about four of five samples, if it truly is `share`. Null if it is not
 * above the bound, or if more than ten million trials would be needed.
 */
export function trialsToShow(share: number, bound: number, level: number): number | null {
  if (share <= bound || bound >= 1) return null;
  const shows = (of: number) => {
    const hits = Math.floor(of * share - Z_POWER * Math.sqrt(of * share * (1 - share)));
    return atLeast(hits, of, bound) <= level;
  };
  let most = 1;
  for (; !shows(most); most *= 2) if (most > MOST_LABELS) return null;
  return firstThat(most >> 1, most, shows);
}
