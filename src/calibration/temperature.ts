/**
 * Temperature scaling (Guo, Pleiss, Sun & Weinberger, "On calibration of modern neural networks", 2017): masses to the power of beta = 1/T, divided by
 * their sum, with the beta that makes outcomes likeliest. The mean of −ln of the mass given to what happened is convex in beta, so its
 * slope has one zero, which is found by Newton's method kept within a bracket. Bounds of beta are those of scikit-learn's
 * `_TemperatureScaling`. Logits are logarithms of masses that are bounded below (`leastMass`), where scikit-learn adds 1e-12.
 */
import { type CalibrationMap, leastMass } from "./maps.ts";

const BOUNDS = [Math.exp(-10), Math.exp(10)] as const;
const MOST_STEPS = 200;

/** An evaluation: the masses of all options or levels, and which of them happened; −1 for one that it did not know. */
export interface Distributed {
  masses: readonly number[];
  happened: number;
}

export function fitTemperature(examples: readonly Distributed[]): Extract<CalibrationMap, { method: "temperature" }> {
  const logits = examples.map(({ masses, happened }) => {
    const least = leastMass(masses.length);
    const logit = (mass: number) => Math.log(Math.max(mass, least));
    // What was not known had no mass.
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

/** The first and second derivative by beta of the summed loss: mean logits under the calibrated masses, less what happened; and their variance. */
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
