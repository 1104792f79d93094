/**
 * Where generated tests begin. `npm test` draws the same inputs each time, so that it fails for a change and never by chance.
 * `GENERATED=fresh`, which `npm run faults` sets, draws others at each run. What failed is drawn again by the seed that it names:
 * `FC_SEED` of fast-check's tests, `SEED` and `FAULT_SEED` of the others.
 */
import { randomInt } from "node:crypto";

const FIXED = 20_260_131;

export function seedOf(variable: string): number {
  const given = process.env[variable];
  if (given !== undefined) return Number(given);
  return process.env.GENERATED === "fresh" ? randomInt(2 ** 31) : FIXED;
}

/**
 * How many inputs each property of a fuzz test draws: `usual`, or `FUZZ_RUNS`. Where that was given, time does not bound the draws. Nothing that
 * is no count is taken for one: a test that draws nothing would pass.
 */
export function fuzzRuns(usual: number): { count: number; given: boolean } {
  const { FUZZ_RUNS: given } = process.env;
  if (given === undefined) return { count: usual, given: false };
  if (!/^[1-9]\d*$/.test(given)) throw new Error(`FUZZ_RUNS is "${given}". It must be a whole number from 1, or absent.`);
  return { count: Number(given), given: true };
}
