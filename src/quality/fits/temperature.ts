/**
 * Temperature scaling (Guo, Pleiss, Sun & Weinberger, "On calibration of modern neural networks", 2017). Masses are raised to the
 * power of beta = 1/T and divided by their sum. Beta maximizes the likelihood of outcomes. The mean of −ln of the mass of what
 * happened is convex in beta. So its slope has one zero, which Newton's method finds within a bracket. The bounds of beta are
 * those of scikit-learn's `_TemperatureScaling`. Logits are logarithms of masses with a lower bound (`leastMass`), where
 * scikit-learn adds 1e-12.
 */
import { type CalibrationMap, leastMass } from "#src/judging/numbers/maps.ts";

const BOUNDS = [Math.exp(-10), Math.exp(10)] as const;
const MOST_STEPS = 200;

/** An evaluation: the masses of all options or levels, and the index of the one that happened; −1 for one it did not know. */
export interface Distributed {
  masses: readonly number[];
  happened: number;
}

export function fitTemperature(examples: readonly Distributed[]): Extract<CalibrationMap, { method: "temperature" }> {
  const logits = logitsOf(examples);
  let [low, high]: [number, number] = [...BOUNDS];
  if (slopeAt(logits, low).slope >= 0) return { method: "temperature", beta: low };
  if (slopeAt(logits, high).slope <= 0) return { method: "temperature", beta: high };
  let beta = 1;
  for (let step = 0; step < MOST_STEPS; step++) {
    const { slope, curvature } = slopeAt(logits, beta);
    if (slope > 0) high = beta;
    else low = beta;
    const newton = beta - slope / curvature;
    const next = newton > low && newton < high ? newton : Math.sqrt(low * high);
    if (Math.abs(next - beta) <= 1e-14 * beta) break;
    beta = next;
  }
  return { method: "temperature", beta };
}

/** Logits less the greatest of their evaluation, all in one array: a fit reads each some hundred times. */
interface Logits {
  readonly values: Float64Array;
  /** Where each evaluation ends in it. */
  readonly ends: Uint32Array;
  /** The sum of those that happened. */
  readonly happened: number;
}

function logitsOf(examples: readonly Distributed[]): Logits {
  const values = new Float64Array(examples.reduce((sum, { masses }) => sum + masses.length, 0));
  const ends = new Uint32Array(examples.length);
  let [at, sumHappened] = [0, 0];
  for (const [index, { masses, happened }] of examples.entries()) {
    const least = leastMass(masses.length);
    const logit = (mass: number) => Math.log(Math.max(mass, least));
    const peak = logit(masses.reduce((most, mass) => Math.max(most, mass), 0));
    for (const mass of masses) values[at++] = logit(mass) - peak;
    ends[index] = at;
    // An unknown option or level has no mass.
    sumHappened += logit(happened < 0 ? 0 : masses[happened]!) - peak;
  }
  return { values, ends, happened: sumHappened };
}

/**
 * The first and second derivative of the summed loss by beta: mean logits under the calibrated masses less the one that happened;
 * and their variance.
 */
function slopeAt({ values, ends, happened }: Logits, beta: number) {
  let [slope, curvature, at] = [-happened, 0, 0];
  for (const end of ends) {
    let [sum, first, second] = [0, 0, 0];
    for (; at < end; at++) {
      const value = values[at]!;
      const mass = Math.exp(beta * value);
      sum += mass;
      first += mass * value;
      second += mass * value * value;
    }
    const mean = first / sum;
    slope += mean;
    curvature += second / sum - mean * mean;
  }
  return { slope, curvature };
}
