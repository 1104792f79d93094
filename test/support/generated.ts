/**
 * Where generated tests begin. `npm test` draws the same inputs each time, so that it fails for a change and never by chance.
 * `GENERATED=fresh`, which `npm run faults` sets, draws others at each run. What failed is drawn again by the seed that it names:
 * `FC_SEED` of fast-check's tests, `SEED` and `FAULT_SEED` of the others.
 */
const FIXED = 20_260_131;

export function seedOf(variable: string): number {
  const given = process.env[variable];
  if (given !== undefined) return Number(given);
  return process.env.GENERATED === "fresh" ? Date.now() % 2 ** 31 : FIXED;
}
