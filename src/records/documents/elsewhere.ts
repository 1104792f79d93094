/**
 * Large documents are composed in another thread. Parsing and encoding a document of 3.5 MB would block every other request for
 * 0.7 s. Sizes are known only when documents are read. So the commit that finds a large document ends, and its write is committed
 * where a thread is free.
 */
import type { NamespaceRef } from "#src/records/namespace-ref.ts";
import { composedOn, type StoredDocument, stateComposedOn } from "./composition.ts";
import type { Write, WriteOutcome } from "./namespace-commit.ts";

/** Composes large documents. */
export interface Elsewhere {
  /** A write is composed there if its stored documents have more bytes than this in total. */
  readonly above: number;
  commit(namespace: NamespaceRef, write: Write): Promise<WriteOutcome>;
}

/** Rolls back a transaction that would have to compose large documents. */
export class TooLargeHere extends Error {
  constructor() {
    super("The documents of this write are too large to compose in this thread.");
  }
}

/** A state that stays unchanged takes this many times less time than one that is parsed. */
const TEXT_COSTS_LESS = 16;

/** Size of the largest stored document that this thread passes on, in bytes. */
export function mostPassedOn(above: number): number {
  return Math.min(Number.MAX_SAFE_INTEGER, above * TEXT_COSTS_LESS);
}

/**
 * @param above bytes of stored documents that writes may compose in this thread
 * @throws TooLargeHere
 */
export function refuseLarge(writes: readonly Write[], stored: ReadonlyMap<string, StoredDocument>, above: number): void {
  const bytesOf = (ids: readonly string[]) => [...new Set(ids)].reduce((sum, id) => sum + (stored.get(id)?.bytes ?? 0), 0);
  const parsed = bytesOf(writes.flatMap(({ request }) => stateComposedOn(request)));
  const passedOn = bytesOf(writes.flatMap(({ request }) => composedOn(request)));
  if (parsed > above || passedOn > mostPassedOn(above)) throw new TooLargeHere();
}
