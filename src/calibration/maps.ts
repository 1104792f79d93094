/**
 * Maps from raw numbers to calibrated ones, as they are stored. `queries/calibrated-sql.ts` says them in SQL.
 *
 * - `platt`: 1 / (1 + exp(a·f + b)) over the log-odds f of `p` (Platt 1999), for `bool`. Log-odds are bounded.
 * - `temperature`: masses to the power of `beta` = 1/T, divided by their sum (Guo et al. 2017), for `choice` and `score`. Masses are bounded below.
 * - `isotonic`: the line through the points (`x`, `y`), level beyond its ends (Zadrozny & Elkan 2002). Over `p` of a bool; over the mass of each
 *   option or level, divided by their sum: one map for all of them, so that what is likeliest stays so (Zhang, Kailkhura & Han 2020).
 */
import type { RawAnswer } from "#src/judging/engine.ts";
import { exp, ln } from "./powers.ts";

export type CalibrationMap =
  | { method: "platt"; a: number; b: number }
  | { method: "temperature"; beta: number }
  | { method: "isotonic"; x: number[]; y: number[] };

/** Smaller numbers count as 0. */
export const LEAST = 1e-12;

/**
 * The least probability that a map tells from smaller ones. An answer of exactly 0 or 1 says that an engine rounds, not that it is never wrong:
 * with log-odds of 27 a few such answers that are wrong decide the fit alone.
 */
export const SURELY = 1e-4;

/** The log-odds beyond which answers are alike. */
export const MOST_ODDS = Math.log((1 - SURELY) / SURELY);

/** Exponents beyond it are cut: a database that is given them fails instead of answering 0 or infinity. */
export const MOST = 700;

/** The log-odds of a probability, bounded. */
export function logOdds(p: number): number {
  const odds = Math.log(Math.max(p, LEAST)) - Math.log(Math.max(1 - p, LEAST));
  return Math.max(-MOST_ODDS, Math.min(MOST_ODDS, odds));
}

/** The least mass that a temperature tells from smaller ones, of so many options or levels: all others together have `SURELY`. */
export function leastMass(options: number): number {
  return SURELY / Math.max(1, options - 1);
}

/**
 * Of `p` of a bool, or of one mass before masses are divided by their sum.
 * @param peak the largest of the masses: a temperature takes them by their distance from it, or all would vanish where it is low
 * @param options how many masses there are
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

/** Numbers below the least are alike to isotonic regression. */
export function near(x: number): number {
  return x < LEAST ? 0 : x;
}

/** The masses of a distribution, calibrated; as they are where the map leaves nothing of any of them. */
export function mappedDist(map: CalibrationMap, dist: Readonly<Record<string, number>>): Record<string, number> {
  const raw = Object.entries(dist);
  const peak = Math.max(...Object.values(dist));
  const masses = raw.map(([name, mass]) => [name, mapped(map, mass, peak, raw.length)] as const);
  const sum = masses.reduce((total, [, mass]) => total + mass, 0);
  return sum > 0 ? Object.fromEntries(masses.map(([name, mass]) => [name, mass / sum])) : { ...dist };
}

/** A whole answer, calibrated. No map changes which option or level is the likeliest. */
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
  // The last point at or before it.
  let [low, high] = [0, last];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (x[middle]! <= at) low = middle;
    else high = middle;
  }
  return y[low]! + (y[high]! - y[low]!) * ((at - x[low]!) / (x[high]! - x[low]!));
}
