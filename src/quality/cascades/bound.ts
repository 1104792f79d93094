/**
 * The least confidence with which answers of a cascade's first engine may stand: the answers that stand and that the other engine contradicts
 * are at most a share of all documents, with confidence 1 − `level`.
 *
 * This is learn then test (Angelopoulos, Bates, Candès, Jordan & Lei 2021) with exact binomial tests, in a fixed sequence of bounds from the
 * strictest down. The share can only grow on the way. So does its count, so the first bound that breaks the promise is tested before all
 * others that do, and one test at the whole level is enough. The sequence may thus have every confidence that occurs.
 */
import { firstThat } from "#src/foundation/binary-search.ts";
import type { BoundReport } from "#src/judging/numbers/cascade-bound.ts";
import { atMost } from "#src/quality/fits/binomial.ts";

/** A document about which both engines were asked. */
export interface Pair {
  /** Of the first engine. */
  confidence: number;
  agrees: boolean;
}

export interface Bound {
  bound: number | null;
  report: BoundReport;
}

/** All looks together are wrong in at most so many of all cascades. */
const LEVEL = 0.05;
const MOST_NEEDED = 1_000_000;

/** The level of a look, the first being 1. The levels of all looks add up to `LEVEL`. */
export function levelOf(look: number): number {
  return LEVEL / (look * (look + 1));
}

/** The lowest bound that keeps the promise. Null if no answer may stand. */
export function boundOf(pairs: readonly Pair[], promised: number, level: number): Bound {
  const documents = pairs.length;
  const keeps = (disagreed: number, of = documents) => atMost(disagreed, of, promised) <= level;
  const sorted = pairs.toSorted((one, other) => other.confidence - one.confidence);
  // The first document with which the promise is broken: that many contradictions are too many.
  const most = firstThat(0, documents + 1, (count) => !keeps(count)) - 1;
  let [answered, disagreed] = [0, 0];
  for (const [at, { agrees }] of sorted.entries()) {
    if (!agrees) disagreed += 1;
    if (disagreed > most) break;
    // Equal confidences stand together or not at all.
    if (sorted[at + 1]?.confidence !== sorted[at]!.confidence) answered = at + 1;
  }
  const contradicted = sorted.slice(0, answered).filter(({ agrees }) => !agrees).length;
  // An engine that is mostly contradicted knows nothing, even if few documents would suffer from it.
  if (contradicted * 2 > answered) answered = 0;
  const needed = most >= 0 ? null : firstThat(documents, MOST_NEEDED, (of) => keeps(0, of));
  if (answered === 0) return { bound: null, report: { documents, answered, disagreed: 0, needed } };
  return { bound: sorted[answered - 1]!.confidence, report: { documents, answered, disagreed: contradicted, needed: null } };
}
