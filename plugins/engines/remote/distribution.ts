/** Probabilities as a server gives them: checked, and freed of rounding. */

/** How far the sum of a rounded distribution may be from 1: 255 options rounded to four decimals stay below 0.013. */
const ROUNDING = 0.02;
/** Nearer than this the numbers stay as they came. */
const EXACT = 1e-12;

/** Whether a value is a number from 0 to 1. */
export function isProbability(value: unknown): value is number {
  return typeof value === "number" && value >= 0 && value <= 1;
}

/**
 * The probabilities of exactly these labels, in their order, summing to 1.
 * @returns what is wrong, where it is no distribution over them
 */
export function distribution(given: unknown, labels: readonly string[]): number[] | string {
  if (typeof given !== "object" || given === null || Array.isArray(given)) return "has no probabilities";
  const wanted = new Set(labels);
  const odd = Object.keys(given).find((label) => !wanted.has(label));
  if (odd !== undefined) return `has a probability for ${JSON.stringify(odd)}, which is not in the question`;
  const masses: number[] = [];
  for (const label of labels) {
    const mass: unknown = Object.hasOwn(given, label) ? (given as Record<string, unknown>)[label] : undefined;
    if (mass === undefined) return `has no probability for ${JSON.stringify(label)}`;
    if (!isProbability(mass)) return `has the probability ${JSON.stringify(mass)} for ${JSON.stringify(label)}`;
    masses.push(mass);
  }
  const sum = masses.reduce((total, mass) => total + mass, 0);
  if (Math.abs(sum - 1) > ROUNDING) return `has probabilities that sum to ${sum}`;
  return Math.abs(sum - 1) <= EXACT ? masses : masses.map((mass) => mass / sum);
}
