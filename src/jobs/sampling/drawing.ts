/**
 * A random sample of documents with an answer, drawn while they are counted. Each document has a number derived from its name and
 * a seed. Those with the lowest numbers are the sample. So one pass does both, and a document's chance depends on nothing else.
 * An interrupted or repeated pass draws the same sample.
 */
import { createHash } from "node:crypto";

/** A document of the sample: its number, namespace and id, and a note about it. */
export interface Drawn {
  h: number;
  n: number;
  d: string;
  note: string;
}

/** What a pass has found so far. */
export interface Counted {
  /** Documents processed. */
  documents: number;
  population: number;
  failed: number;
  outOfScope: number;
  /** By number, the lowest first. */
  drawn: Drawn[];
}

export const NOTHING_COUNTED: Counted = { documents: 0, population: 0, failed: 0, outOfScope: 0, drawn: [] };

/** The seed for samples of a judgment. It is constant, so two simulations differ in their thresholds and not in their samples. */
export function seedOf(judgmentId: string): number {
  return createHash("sha256").update(judgmentId).digest().readUIntBE(0, 6);
}

/** A document must have a lower number than this to be drawn; null while there is room for any. */
export function mostOf({ drawn }: Counted, size: number): number | null {
  return drawn.length < size ? null : drawn.at(-1)!.h;
}

/** Merges both, and keeps `size` documents. */
export function together(counted: Counted, more: Counted, size: number): Counted {
  const drawn = [...counted.drawn, ...more.drawn].sort(byNumber).slice(0, size);
  return {
    documents: counted.documents + more.documents,
    population: counted.population + more.population,
    failed: counted.failed + more.failed,
    outOfScope: counted.outOfScope + more.outOfScope,
    drawn,
  };
}

function byNumber(one: Drawn, other: Drawn): number {
  return one.h - other.h || one.n - other.n || (one.d < other.d ? -1 : 1);
}
