/**
 * A random sample of documents that have an answer, drawn while they are counted: each has a number that follows from its name and a seed, and
 * those with the lowest numbers are the sample. So one walk does for both, a document's chance depends on nothing else, and a walk that
 * was interrupted and goes on, or is walked again, draws the same.
 */
import { createHash } from "node:crypto";

/** A document of the sample: its number, namespace and id, and what was noted of it. */
export interface Drawn {
  h: number;
  n: number;
  d: string;
  note: string;
}

/** What a walk has found so far. */
export interface Counted {
  /** Documents passed. */
  documents: number;
  population: number;
  failed: number;
  outOfScope: number;
  /** By number, the lowest first. */
  drawn: Drawn[];
}

export const NOTHING_COUNTED: Counted = { documents: 0, population: 0, failed: 0, outOfScope: 0, drawn: [] };

/** The seed of what is drawn for a judgment. Always the same: what differs between two simulations are thresholds, not samples. */
export function seedOf(judgmentId: string): number {
  return createHash("sha256").update(judgmentId).digest().readUIntBE(0, 6);
}

/** The number that a document has to be below to be drawn; null while there is room for any. */
export function mostOf({ drawn }: Counted, size: number): number | null {
  return drawn.length < size ? null : drawn.at(-1)!.h;
}

/** Both together; `size` documents are kept. */
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
