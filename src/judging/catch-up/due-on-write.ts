/** Decides what catch-up must judge for documents that have changed. */

import type { Deferral } from "#src/judging/asking/deferrals.ts";
import { type Due, holdOf, isAttempted, type Known, pairs } from "#src/judging/asking/due.ts";
import type { Judgment } from "#src/judging/definitions/judgment.ts";
import type { DocumentRow } from "#src/records/documents/documents.ts";

/** When a document first changed after a sequence, if known. */
export type FirstChange = (documentId: string, after: number) => Date | undefined;

/**
 * Returns the pairs that catch-up must judge or compare. It leaves out these:
 *
 * - The answer exists already, or this revision was tried. A retry has its own row in `deferred`.
 * - The process that wrote the document is judging it.
 *
 * A judgment with a debounce is deferred. A judgment with another policy than `on_write` is not asked. In both cases the stored answer is
 * carried forward at once if the context is unchanged, which costs nothing.
 */
export function dueOnWrite(
  documents: readonly DocumentRow[],
  judgments: Iterable<Judgment>,
  known: Known,
  { now, firstChange }: { now: Date; firstChange: FirstChange },
): Due[] {
  return pairs(documents, judgments, known).flatMap((pair) => {
    const { due } = pair;
    if (holdOf(pair, now) || isAttempted(due)) return [];
    if (due.judgment.freshness.policy !== "on_write") return mayCarry(due) ? [{ ...due, otherwise: null }] : [];
    const wait = quiet(due, firstChange);
    return [wait === null || dueAt(wait) <= now ? due : { ...due, otherwise: wait }];
  });
}

/** The active version has an answer, which may hold for this revision too. */
function mayCarry({ judgment, stored }: Due): boolean {
  return stored !== null && stored.revision !== null && stored.version === judgment.activeVersion;
}

/** The debounce of a judgment. Null if it has none. */
function quiet({ document, judgment, stored }: Due, firstChange: FirstChange): Deferral | null {
  const { debounce_ms, max_wait_ms } = judgment.freshness;
  if (debounce_ms === 0) return null;
  const answered = stored?.version === judgment.activeVersion ? (stored.revision ?? 0) : 0;
  return {
    documentId: document.document_id,
    judgmentId: judgment.judgmentId,
    reason: "debounce",
    revision: document.revision,
    changedAt: document.updated_at,
    firstAt: firstChange(document.document_id, answered) ?? document.updated_at,
    debounceMs: debounce_ms,
    maxWaitMs: max_wait_ms,
  };
}

/** When a debounce ends, as far as known. */
export function dueAt({ changedAt, firstAt = changedAt, debounceMs, maxWaitMs }: Deferral): Date {
  return new Date(Math.min(changedAt.getTime() + debounceMs, firstAt.getTime() + maxWaitMs));
}
