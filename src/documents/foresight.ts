/**
 * What a process thinks the next commit of a namespace will find: the sequence that it has brought it to itself, and none of the documents.
 * That is so while one process fills a namespace, also where it lands answers between commits for those who wait, and then a commit need not ask
 * before it writes. Elsewhere, above all where catch-up lands answers between commits, it is not; so it is only believed once it would have
 * been right the time before.
 */
import type { Held } from "#src/namespaces/sequence.ts";
import type { ForeseenBatch, NamespaceBatch, Write } from "./commit.ts";

/** Namespaces that something is foreseen of. */
const MOST = 10_000;

/** The division by zero, the lock that somebody has, and the document that is there: by which a commit tells that it was not so. */
const unforeseen = new Set(["22012", "55P03", "23505"]);

export function isUnforeseen(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: { code?: unknown } };
  return unforeseen.has(String(code)) || unforeseen.has(String(cause?.code));
}

export class Foresight {
  readonly #next = new Map<number, { held: Held; believed: boolean }>();

  /** The same batches, where all of it is foreseen. */
  of(batches: readonly (Omit<NamespaceBatch, "namespaceId"> & { namespaceId: number | undefined })[]): ForeseenBatch[] | null {
    const foreseen: ForeseenBatch[] = [];
    for (const { namespaceId, organizationId, writes } of batches) {
      const next = namespaceId === undefined ? undefined : this.#next.get(namespaceId);
      if (!next?.believed || !writes.every(isForeseeable)) return null;
      foreseen.push({ namespaceId: next.held.namespaceId, organizationId, writes, held: next.held });
    }
    return foreseen;
  }

  /** What a commit foretells of the next one; null: nothing. */
  learn(namespaceId: number | undefined, next: Held | null): void {
    if (next === null) {
      if (namespaceId !== undefined) this.#next.delete(namespaceId);
      return;
    }
    if (this.#next.size >= MOST) this.#next.clear();
    const before = this.#next.get(next.namespaceId);
    this.#next.set(next.namespaceId, { held: next, believed: before?.held.sequence === next.sequence - 1 });
  }

  /** Answers have landed at the sequence that was foreseen for the next commit. */
  landed(namespaceId: number, sequence: number): void {
    const next = this.#next.get(namespaceId);
    if (next?.held.sequence === sequence) next.held = { ...next.held, sequence: sequence + 1 };
  }

  /** It was not so, or it is not known what became of it. */
  failed(batches: readonly ForeseenBatch[]): void {
    for (const { namespaceId } of batches) this.#next.delete(namespaceId);
  }
}

/** Only upserts of documents that are thought to be new: one that must be at a revision cannot be. */
function isForeseeable({ request, conditions }: Write): boolean {
  if (conditions.some(({ revision }) => revision > 0)) return false;
  return [request.patch, request.append, request.delete].every((operations) => (operations?.length ?? 0) === 0);
}
