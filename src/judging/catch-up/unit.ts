/** The documents that a pipeline has in flight. */
import type { Due } from "#src/judging/asking/due.ts";
import type { Judged } from "#src/judging/asking/judged.ts";
import type { Entry } from "./track.ts";

/** A document in flight. */
export interface Unit {
  readonly documentId: string;
  readonly entry: Entry;
  /** How many of its outcomes are not stored yet, plus one until all of them are known. */
  left: number;
  release(): void;
}

export function documentIdOf({ due }: Judged): string {
  return due.document.document_id;
}

/** The memory that these documents take while they are in flight, as far as it is counted. */
export function bytesOf(due: readonly Due[]): number {
  let bytes = 0;
  for (const { bytes: own = 0 } of new Set(due.map(({ document }) => document))) bytes += own;
  return bytes;
}
