/** Words that tell documents with one answer from those with the other. */
import type { TimeSlice } from "#src/foundation/time/time-slice.ts";
import type { Vocabulary } from "./vocabulary.ts";

const LEAST_DOCUMENTS = 3;
/** A word that stands in nearly the same documents as one before it asks the same. */
const SAME = 0.6;

/**
 * Up to `count`, the one that tells most first. Yields to the event loop.
 * @param targets by document how true the answer is, 0 to 1; null where that is not known
 */
export async function telling(
  vocabulary: Vocabulary,
  targets: readonly (number | null)[],
  count: number,
  slice: TimeSlice,
): Promise<string[]> {
  const known = targets.filter((target) => target !== null);
  const mean = known.reduce((sum, target) => sum + target, 0) / Math.max(1, known.length);
  const scored: Scored[] = [];
  for (const term of vocabulary.terms) {
    if (slice.isOver) await slice.next();
    const documents = new Set(vocabulary.having(term));
    if (documents.size >= LEAST_DOCUMENTS) scored.push({ term, documents, score: scoreOf(documents, targets, mean) });
  }
  const taken: Scored[] = [];
  for (const one of scored.sort((a, b) => b.score - a.score || (a.term < b.term ? -1 : 1))) {
    if (slice.isOver) await slice.next();
    if (taken.length >= count) break;
    if (one.score > 0 && taken.every((other) => overlap(one.documents, other.documents) < SAME)) taken.push(one);
  }
  return taken.map(({ term }) => term);
}

interface Scored {
  term: string;
  documents: ReadonlySet<number>;
  score: number;
}

/** How far the documents with the word lie from the mean, more for more of them. Where nothing is known of answers, how evenly it parts them. */
function scoreOf(documents: ReadonlySet<number>, targets: readonly (number | null)[], mean: number): number {
  const own = [...documents].flatMap((at) => targets[at] ?? []);
  if (own.length === 0) return (documents.size * (targets.length - documents.size)) / targets.length ** 2;
  const distance = Math.abs(own.reduce((sum, target) => sum + target, 0) / own.length - mean);
  return distance * Math.sqrt(own.length);
}

function overlap(one: ReadonlySet<number>, other: ReadonlySet<number>): number {
  const both = one.intersection(other).size;
  return both / (one.size + other.size - both);
}
