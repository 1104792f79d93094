/** Documents that speak of the same: around one word each, the word that weighs most over all documents that no cluster before it has. */
import type { Vocabulary } from "./vocabulary.ts";

export interface Cluster {
  seed: string;
  /** Words that documents of the cluster have beside it, and others seldom. */
  beside: string[];
  /** Places of its documents. */
  documents: number[];
}

const LEAST_SHARE = 0.03;
const LEAST_DOCUMENTS = 2;
const MOST_BESIDE = 3;
/** A word beside the seed stands in this share of the cluster at least, and in so many times the share of the others. */
const BESIDE_SHARE = 0.4;
const BESIDE_LIFT = 2;

/** Up to `count`, the one with most weight first; a document is in one of them at most. */
export function clusters(vocabulary: Vocabulary, count: number): Cluster[] {
  const found: Cluster[] = [];
  const left = new Set(vocabulary.weights.keys());
  const least = Math.max(LEAST_DOCUMENTS, Math.ceil(vocabulary.size * LEAST_SHARE));
  const seeds = new Set(vocabulary.terms);
  while (found.length < count) {
    const seed = heaviest(vocabulary, seeds, left);
    if (seed === null) break;
    seeds.delete(seed);
    const documents = [...left].filter((at) => vocabulary.weights[at]!.has(seed));
    if (documents.length < least) continue;
    const beside = besides(vocabulary, seed, documents, seeds);
    // What is told of this cluster is not what another one is about.
    for (const term of beside) seeds.delete(term);
    for (const at of documents) left.delete(at);
    found.push({ seed, beside, documents });
  }
  return found;
}

function heaviest({ weights }: Vocabulary, seeds: ReadonlySet<string>, left: ReadonlySet<number>): string | null {
  let [best, most]: [string | null, number] = [null, 0];
  for (const seed of seeds) {
    let sum = 0;
    for (const at of left) sum += weights[at]!.get(seed) ?? 0;
    if (sum > most) [best, most] = [seed, sum];
  }
  return best;
}

function besides(
  { weights, size }: Vocabulary,
  seed: string,
  documents: readonly number[],
  terms: ReadonlySet<string>,
): string[] {
  const inside = new Set(documents);
  const scored = [...terms].flatMap((term): { term: string; lift: number }[] => {
    if (term === seed) return [];
    let [within, without] = [0, 0];
    for (const [at, own] of weights.entries()) if (own.has(term)) inside.has(at) ? within++ : without++;
    const share = within / documents.length;
    const elsewhere = without / Math.max(1, size - documents.length);
    return share >= BESIDE_SHARE && share >= BESIDE_LIFT * elsewhere ? [{ term, lift: share - elsewhere }] : [];
  });
  return scored
    .sort((one, other) => other.lift - one.lift || (one.term < other.term ? -1 : 1))
    .slice(0, MOST_BESIDE)
    .map(({ term }) => term);
}
