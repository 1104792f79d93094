/** From the log-probabilities of a reply's first token to a distribution over labels. */

/** A token that might have been the first, and its probability. */
export interface Candidate {
  readonly token: string;
  readonly probability: number;
}

/** The model must have meant to answer at all: so much of the probability has to lie on labels. */
export const LEAST_MASS = 0.1;

/** The least that a label is given. Servers round, and a logarithm of 0 says that next to nothing is left for other tokens, never that nothing is. */
const LEAST = 1e-6;

/**
 * The distribution over labels, normalized; or what share of the probability they had together, where that is too little to mean anything.
 *
 * A label that is not listed is at most as likely as the least token that is, and all that are not listed share what is left, so it is given
 * no more than either. A label that is listed without a probability (null, or -9999, which stands for "very unlikely") has next to nothing. So no
 * label is taken for impossible, and none for certain.
 */
export function labelMasses(candidates: readonly Candidate[], labels: readonly string[]): number[] | { share: number } {
  const byLabel = new Map<string, number | null>(labels.map((label) => [label.toUpperCase(), null]));
  let listed = 0;
  let share = 0;
  for (const { token, probability } of candidates) {
    listed += probability;
    const label = bare(token).toUpperCase();
    const mass = byLabel.get(label);
    if (mass === undefined) continue;
    byLabel.set(label, (mass ?? 0) + probability);
    share += probability;
  }
  if (share < LEAST_MASS) return { share };
  const masses = [...byLabel.values()];
  const absent = masses.filter((mass) => mass === null).length;
  const least = Math.min(...candidates.flatMap(({ probability }) => (probability > 0 ? [probability] : [])));
  const unlisted = absent === 0 ? 0 : Math.min(least, Math.max(0, 1 - listed) / absent);
  const given = masses.map((mass) => Math.max(mass ?? unlisted, LEAST));
  const total = given.reduce((sum, mass) => sum + mass, 0);
  return given.map((mass) => mass / total);
}

/** A token without what only joins it to others: spaces, also as vocabularies write them, quotes, brackets and dots. */
export function bare(token: string): string {
  return token.replace(/^[\s\u0120\u010a\u2581"'`*([]+|[\s\u0120\u010a\u2581"'`*.,:)\]]+$/gu, "");
}
