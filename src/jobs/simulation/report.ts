/** The representation of a simulation's results. */
import type { Estimate, SimulationReport } from "#generated/types.ts";
import type { Counted } from "#src/jobs/sampling/drawing.ts";
import { simulatedFlips } from "./flips.ts";
import { sampleFor } from "./interval.ts";

const EXAMPLES = 20;
/** A wider interval has little meaning. */
const USABLE_WIDTH = 0.05;
/** The maximum number of documents in a simulation. */
const MOST_SAMPLED = 10_000;

/** @param names of the tried thresholds, in the order of the samples' notes */
export function reportOf(
  names: readonly string[],
  { population, failed, outOfScope, drawn }: Counted,
  fanout: Estimate,
): SimulationReport {
  const whole = drawn.length === population;
  const notes = drawn.map(({ note }) => note);
  const thresholds = Object.fromEntries(names.map((name, at) => [name, simulatedFlips(at, notes, population)]));
  const flipped = drawn.filter(({ note }) => /[+-]/.test(note)).slice(0, EXAMPLES);
  return {
    population,
    sampled: drawn.length,
    thresholds,
    examples: [...new Set(flipped.map(({ d }) => d))].sort(),
    excluded: { failed, out_of_scope: outOfScope },
    fanout,
    larger_sample: whole ? null : largerSample(population, Object.values(thresholds)),
  };
}

/** A sample that makes every interval narrow enough; null if this one does. */
function largerSample(population: number, all: readonly { rate: number; low: number; high: number }[]): number | null {
  const wide = all.filter(({ low, high }) => high - low > USABLE_WIDTH);
  if (wide.length === 0) return null;
  return Math.min(MOST_SAMPLED, Math.max(...wide.map(({ rate }) => sampleFor(rate, population, USABLE_WIDTH))));
}
