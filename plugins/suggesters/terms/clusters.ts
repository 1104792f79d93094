/** Documents that speak of the same: around one word each, the word that weighs most over all documents that no cluster before it has. */
import type { TimeSlice } from "#src/foundation/time/time-slice.ts";
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
/** A second word must occur in at least this share of the cluster, and this many times more often than in the others. */
const BESIDE_SHARE = 0.4;
const BESIDE_LIFT = 2;

/** Up to `count`, the one with most weight first; a document is in one of them at most. Yields to the event loop. */
export async function clusters(vocabulary: Vocabulary, count: number, slice: TimeSlice): Promise<Cluster[]> {
  const found: Cluster[] = [];
  const left = new Set(vocabulary.weights.keys());
  const seeds = new Set(vocabulary.terms);
  while (found.length < count) {
    const cluster = await nextCluster(vocabulary, seeds, left, slice);
    if (cluster === null) break;
    // The description of a cluster does not use the subject of another.
    for (const term of cluster.beside) seeds.delete(term);
    for (const at of cluster.documents) left.delete(at);
    found.push(cluster);
  }
  return found;
}

/** Takes the seeds that it looks at away. */
async function nextCluster(
  vocabulary: Vocabulary,
  seeds: Set<string>,
  left: ReadonlySet<number>,
  slice: TimeSlice,
): Promise<Cluster | null> {
  const least = Math.max(LEAST_DOCUMENTS, Math.ceil(vocabulary.size * LEAST_SHARE));
  for (const seed of await heaviestFirst(vocabulary, seeds, left, slice)) {
    if (slice.isOver) await slice.next();
    seeds.delete(seed);
    const documents = vocabulary.having(seed).filter((at) => left.has(at));
    if (documents.length >= least) return { seed, beside: await besides(vocabulary, seed, documents, seeds, slice), documents };
  }
  return null;
}

/** Seeds by what they weigh in the documents that are left; those of the same weight in their own order. */
async function heaviestFirst(
  { weights }: Vocabulary,
  seeds: ReadonlySet<string>,
  left: ReadonlySet<number>,
  slice: TimeSlice,
): Promise<string[]> {
  const sums = new Map<string, number>();
  for (const at of left) {
    if (slice.isOver) await slice.next();
    for (const [term, weight] of weights[at]!) sums.set(term, (sums.get(term) ?? 0) + weight);
  }
  const heavy = [...seeds].filter((seed) => (sums.get(seed) ?? 0) > 0);
  return heavy.sort((one, other) => sums.get(other)! - sums.get(one)!);
}

async function besides(
  vocabulary: Vocabulary,
  seed: string,
  documents: readonly number[],
  terms: ReadonlySet<string>,
  slice: TimeSlice,
): Promise<string[]> {
  const within = new Map<string, number>();
  for (const at of documents) {
    if (slice.isOver) await slice.next();
    for (const term of vocabulary.weights[at]!.keys()) within.set(term, (within.get(term) ?? 0) + 1);
  }
  const scored = [...within].flatMap(([term, count]): { term: string; lift: number }[] => {
    if (term === seed || !terms.has(term)) return [];
    const share = count / documents.length;
    const elsewhere = (vocabulary.having(term).length - count) / Math.max(1, vocabulary.size - documents.length);
    return share >= BESIDE_SHARE && share >= BESIDE_LIFT * elsewhere ? [{ term, lift: share - elsewhere }] : [];
  });
  return scored
    .sort((one, other) => other.lift - one.lift || (one.term < other.term ? -1 : 1))
    .slice(0, MOST_BESIDE)
    .map(({ term }) => term);
}
