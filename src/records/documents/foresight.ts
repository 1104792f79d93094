/**
 * Predictions for optimistic commits. A process predicts that the next commit of a namespace finds the sequence of the process's
 * own last commit, and none of the documents. That is true while one process fills a namespace, even if it also persists answers
 * for waiting clients between commits. Then a commit can write without reading first. It is not true elsewhere, above all if
 * catch-up persists answers between commits. So a prediction is used only if the previous one would have been right.
 */
import { codeOf } from "#src/foundation/db/faults.ts";
import type { Locked } from "#src/records/namespaces/sequence.ts";
import type { ForeseenBatch, NamespaceBatch, Write } from "./commit.ts";

/** The maximum number of namespaces with a prediction. */
const MOST = 10_000;

/**
 * SQLSTATE codes by which a commit reports a wrong prediction: a division by zero, a lock that is taken, a document that exists.
 */
const unforeseen = new Set(["22012", "55P03", "23505"]);

export function isUnforeseen(error: unknown): boolean {
  return unforeseen.has(codeOf(error)) || (error instanceof Error && unforeseen.has(codeOf(error.cause)));
}

export class Foresight {
  readonly #next = new Map<number, { held: Locked; believed: boolean }>();

  /** The same batches with predictions, if everything can be predicted. */
  of(batches: readonly (Omit<NamespaceBatch, "namespaceId"> & { namespaceId: number | undefined })[]): ForeseenBatch[] | null {
    const foreseen: ForeseenBatch[] = [];
    for (const { namespaceId, organizationId, writes } of batches) {
      const next = namespaceId === undefined ? undefined : this.#next.get(namespaceId);
      if (!next?.believed || !writes.every(isForeseeable)) return null;
      foreseen.push({ namespaceId: next.held.namespaceId, organizationId, writes, held: next.held });
    }
    return foreseen;
  }

  /** Stores what a commit predicts for the next one; null means nothing. */
  learn(namespaceId: number | undefined, next: Locked | null): void {
    if (next === null) {
      if (namespaceId !== undefined) this.#next.delete(namespaceId);
      return;
    }
    if (this.#next.size >= MOST) this.#next.clear();
    const before = this.#next.get(next.namespaceId);
    this.#next.set(next.namespaceId, { held: next, believed: before?.held.sequence === next.sequence - 1 });
  }

  /** Answers were persisted at the sequence that was predicted for the next commit. */
  landed(namespaceId: number, sequence: number): void {
    const next = this.#next.get(namespaceId);
    if (next?.held.sequence === sequence) next.held = { ...next.held, sequence: sequence + 1 };
  }

  /** The prediction was wrong, or the outcome is unknown. */
  failed(batches: readonly ForeseenBatch[]): void {
    for (const { namespaceId } of batches) this.#next.delete(namespaceId);
  }
}

/** Only upserts of documents that are expected to be new. A document that must be at a revision cannot be new. */
function isForeseeable({ request, conditions }: Write): boolean {
  if (conditions.some(({ revision }) => revision > 0)) return false;
  return [request.patch, request.append, request.delete].every((operations) => (operations?.length ?? 0) === 0);
}
