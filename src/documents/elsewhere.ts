/**
 * Large documents are composed in another thread: to parse and to write again one of 3.5 MB stops everybody else for 0.7 s. How large they are is
 * known when they are read, so the commit that finds one ends, and its write is committed by whoever has time for it.
 */
import type { NamespaceRef } from "#src/namespaces/sequence.ts";
import { composedOn, type StoredDocument, stateComposedOn } from "./composition.ts";
import type { Write, WriteOutcome } from "./namespace-commit.ts";

/** What composes large documents. */
export interface Elsewhere {
  /** Stored documents of more bytes, those of a write together, are composed there. */
  readonly above: number;
  commit(namespace: NamespaceRef, write: Write): Promise<WriteOutcome>;
}

/** Undoes a transaction that would have to compose large documents. */
export class TooLargeHere extends Error {
  constructor() {
    super("The documents that a write changes are too large to be composed in this thread.");
  }
}

/** A state that stays as it is costs its thread this many times less than one that is parsed. */
const TEXT_COSTS_LESS = 16;

/** Bytes of the largest stored document that is passed on here. */
export function mostPassedOn(above: number): number {
  return Math.min(Number.MAX_SAFE_INTEGER, above * TEXT_COSTS_LESS);
}

/**
 * @param above bytes of stored documents that writes may compose here
 * @throws TooLargeHere
 */
export function refuseLarge(writes: readonly Write[], stored: ReadonlyMap<string, StoredDocument>, above: number): void {
  const bytesOf = (ids: readonly string[]) => [...new Set(ids)].reduce((sum, id) => sum + (stored.get(id)?.bytes ?? 0), 0);
  const parsed = bytesOf(writes.flatMap(({ request }) => stateComposedOn(request)));
  const passedOn = bytesOf(writes.flatMap(({ request }) => composedOn(request)));
  if (parsed > above || passedOn > mostPassedOn(above)) throw new TooLargeHere();
}
