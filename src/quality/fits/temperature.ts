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
  const logits = examples.map(({ masses, happened }) => {
    const least = leastMass(masses.length);
    const logit = (mass: number) => Math.log(Math.max(mass, least));
    // An unknown option or level has no mass.
    return { values: masses.map(logit), happened: logit(happened < 0 ? 0 : masses[happened]!) };
  });
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

/**
 * The first and second derivative of the summed loss by beta: mean logits under the calibrated masses less the one that happened;
 * and their variance.
 */
function slopeAt(logits: readonly { values: readonly number[]; happened: number }[], beta: number) {
  let [slope, curvature] = [0, 0];
  for (const { values, happened } of logits) {
    const peak = values.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY);
    let [sum, first, second] = [0, 0, 0];
    for (const value of values) {
      const mass = Math.exp(beta * (value - peak));
      sum += mass;
      first += mass * (value - peak);
      second += mass * (value - peak) * (value - peak);
    }
    const mean = first / sum;
    slope += mean + peak - happened;
    curvature += second / sum - mean * mean;
  }
  return { slope, curvature };
}
