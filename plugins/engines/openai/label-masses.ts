/** From the log-probabilities of a reply's first token to a distribution over labels. */

/** A token that might have been the first, and its probability. */
export interface Candidate {
  readonly token: string;
  readonly probability: number;
}

/** The model must have meant to answer at all: so much of the probability has to lie on labels. */
export const LEAST_MASS = 0.1;

/**
 * The distribution over labels, normalized; or what share of the probability they had together, where that is too little to mean anything.
 *
 * A label that is not listed is at most as likely as the least token that is, and all that are not listed share what is left, so it is given
 * no more than either; a label is thereby never taken for impossible.
 */
export function labelMasses(candidates: readonly Candidate[], labels: readonly string[]): number[] | { share: number } {
  const byLabel = new Map(labels.map((label) => [label.toUpperCase(), 0]));
  let listed = 0;
  for (const { token, probability } of candidates) {
    listed += probability;
    const label = bare(token).toUpperCase();
    if (byLabel.has(label)) byLabel.set(label, byLabel.get(label)! + probability);
  }
  const masses = [...byLabel.values()];
  const share = masses.reduce((sum, mass) => sum + mass, 0);
  if (share < LEAST_MASS) return { share };
  const absent = masses.filter((mass) => mass === 0).length;
  const least = Math.min(...candidates.map(({ probability }) => probability));
  const unlisted = absent === 0 ? 0 : Math.min(least, Math.max(0, 1 - listed) / absent);
  const total = share + absent * unlisted;
  return masses.map((mass) => (mass === 0 ? unlisted : mass) / total);
}

/** A token without what only joins it to others: spaces, also as vocabularies write them, quotes, brackets and dots. */
export function bare(token: string): string {
  return token.replace(/^[\s\u0120\u010a\u2581"'`*([]+|[\s\u0120\u010a\u2581"'`*.,:)\]]+$/gu, "");
}
