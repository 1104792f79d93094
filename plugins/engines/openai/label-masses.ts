/** From the log-probabilities of a reply's first token to a distribution over labels. */

/** A candidate for the first token, and its probability. */
export interface Candidate {
  readonly token: string;
  readonly probability: number;
}

/** The minimum share of the probability that must lie on labels. Below it, the model did not answer the question. */
export const LEAST_MASS = 0.1;

/** The minimum probability of a label. Servers round: a logarithm of 0 means that almost nothing is left for other tokens, not nothing. */
const LEAST = 1e-6;

/**
 * The normalized distribution over labels. If their share of the probability is too small to mean anything: that share.
 *
 * A label that is not listed is at most as likely as the least likely listed token. All unlisted labels share the rest of the probability.
 * So such a label gets the smaller of the two. A label that is listed without a probability (null, or -9999 for "very unlikely") has almost
 * none. So no label is impossible or certain.
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

// Also as vocabularies write spaces.
const before = /[\s\u0120\u010a\u2581"'`*([]/;
const behind = /[\s\u0120\u010a\u2581"'`*.,:)\]]/;

/**
 * A token without characters that only join it to others: spaces, quotes, brackets and dots. A pattern with `+$` would look at the rest
 * of a run again from each of its characters.
 */
export function bare(token: string): string {
  let start = 0;
  let end = token.length;
  while (start < end && before.test(token[start]!)) start++;
  while (end > start && behind.test(token[end - 1]!)) end--;
  return token.slice(start, end);
}
