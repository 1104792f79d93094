/** What a simulation found, as it is read. */
import type { Estimate, SimulationReport } from "#generated/types.ts";
import type { Counted } from "#src/sampling/drawing.ts";
import { simulatedFlips } from "./flips.ts";
import { sampleFor } from "./interval.ts";

const EXAMPLES = 20;
/** An interval that is wider says little. */
const USABLE_WIDTH = 0.05;
/** The most documents that a simulation looks at. */
const MOST_SAMPLED = 10_000;

/** @param names of the thresholds that were tried, in the order of the notes of what was drawn */
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

/** A sample that makes every interval narrow enough; null where this one does. */
function largerSample(population: number, all: readonly { rate: number; low: number; high: number }[]): number | null {
  const wide = all.filter(({ low, high }) => high - low > USABLE_WIDTH);
  if (wide.length === 0) return null;
  return Math.min(MOST_SAMPLED, Math.max(...wide.map(({ rate }) => sampleFor(rate, population, USABLE_WIDTH))));
}
