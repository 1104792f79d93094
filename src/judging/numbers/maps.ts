/**
 * Calibration maps as stored: they map raw numbers to calibrated ones. `queries/calibrated-sql.ts` has them in SQL.
 *
 * - `platt`: 1 / (1 + exp(a·f + b)) of the log-odds f of `p` (Platt 1999), for `bool`. Log-odds are bounded.
 * - `temperature`: probabilities to the power of `beta` = 1/T, divided by their sum (Guo et al. 2017), for `choice` and `score`.
 *   Probabilities have a lower bound.
 * - `isotonic`: the piecewise linear function through the points (`x`, `y`), constant beyond its ends (Zadrozny & Elkan 2002). For a `bool`
 *   it maps `p`. Otherwise it maps each option or level, and the results are divided by their sum. One map for all of them keeps the
 *   likeliest one (Zhang, Kailkhura & Han 2020).
 */
import { firstThat } from "#src/foundation/binary-search.ts";
import type { RawAnswer } from "#src/judging/engines/engine.ts";
import { exp, ln } from "./powers.ts";

export type CalibrationMap =
  | { method: "platt"; a: number; b: number }
  | { method: "temperature"; beta: number }
  | { method: "isotonic"; x: number[]; y: number[] };

/** Smaller numbers count as 0. */
export const LEAST = 1e-12;

/**
 * Probabilities below this are treated alike. An exact 0 or 1 means that an engine rounds, not that it is never wrong. With log-odds of 27,
 * a few wrong answers of this kind would decide the fit alone.
 */
export const SURELY = 1e-4;

/** Log-odds beyond this are treated alike. */
export const MOST_ODDS = Math.log((1 - SURELY) / SURELY);

/** Exponents are limited to this. With larger ones, the database fails instead of returning 0 or infinity. */
export const MOST = 700;

/** The log-odds of a probability, bounded. */
export function logOdds(p: number): number {
  const odds = Math.log(Math.max(p, LEAST)) - Math.log(Math.max(1 - p, LEAST));
  return Math.max(-MOST_ODDS, Math.min(MOST_ODDS, odds));
}

/**
 * The smallest probability that a temperature distinguishes, for this many options or levels: all others together have `SURELY`.
 */
export function leastMass(options: number): number {
  return SURELY / Math.max(1, options - 1);
}

/**
 * Maps `p` of a bool, or one probability before the division by the sum.
 *
 * @param peak the largest probability. A temperature works relative to it, or else all results would vanish if it is small.
 * @param options the number of probabilities
 */
export function mapped(map: CalibrationMap, x: number, peak = 1, options = 2): number {
  switch (map.method) {
    case "platt":
      return 1 / (1 + Math.exp(Math.min(Math.max(map.a * logOdds(x) + map.b, -MOST), MOST)));
    case "temperature": {
      const least = leastMass(options);
      return exp(map.beta * (ln(Math.max(x, least)) - ln(Math.max(peak, least))));
    }
    case "isotonic":
      return interpolated(map.x, map.y, near(x));
    default:
      return map satisfies never;
  }
}

/** Isotonic regression treats all numbers below the least as 0. */
export function near(x: number): number {
  return x < LEAST ? 0 : x;
}

/** The calibrated probabilities of a distribution. Unchanged if the map makes all of them 0. */
export function mappedDist(map: CalibrationMap, dist: Readonly<Record<string, number>>): Record<string, number> {
  const raw = Object.entries(dist);
  const peak = Math.max(...Object.values(dist));
  const masses = raw.map(([name, mass]) => [name, mapped(map, mass, peak, raw.length)] as const);
  const sum = masses.reduce((total, [, mass]) => total + mass, 0);
  return sum > 0 ? Object.fromEntries(masses.map(([name, mass]) => [name, mass / sum])) : { ...dist };
}

/** A whole answer after calibration. No map changes which option or level is the likeliest. */
export function calibrated(map: CalibrationMap, raw: RawAnswer): RawAnswer {
  switch (raw.type) {
    case "bool":
      return { type: "bool", p: mapped(map, raw.p) };
    case "choice":
      return { type: "choice", value: raw.value, dist: mappedDist(map, raw.dist) };
    case "score": {
      const dist = mappedDist(map, raw.dist);
      return { type: "score", score: expectedLevel(dist), dist };
    }
    default:
      return raw satisfies never;
  }
}

function expectedLevel(dist: Readonly<Record<string, number>>): number {
  return Object.entries(dist).reduce((sum, [level, mass]) => sum + Number(level) * mass, 0);
}

function interpolated(x: readonly number[], y: readonly number[], at: number): number {
  const last = x.length - 1;
  if (at < x[0]!) return y[0]!;
  if (at >= x[last]!) return y[last]!;
  const high = firstThat(1, last, (point) => x[point]! > at);
  const low = high - 1;
  return y[low]! + (y[high]! - y[low]!) * ((at - x[low]!) / (x[high]! - x[low]!));
}
