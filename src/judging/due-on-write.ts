/** What catch-up owes to documents that it finds changed. */
import type { DocumentRow } from "#src/documents/documents.ts";
import type { Judgment } from "#src/judgments/judgment.ts";
import type { Deferral } from "./deferrals.ts";
import { type Due, holdOf, isAttempted, type Known, pairs } from "./due.ts";

/** When a document changed for the first time after a sequence, as far as is known. */
export type FirstChange = (documentId: string, after: number) => Date | undefined;

/**
 * Every judgment that answers on write, unless the answer is there already or was tried for this revision (a retry waits in `deferred`), or
 * the process that wrote the document judges it itself. One that waits for a quiet document is put off until then, and one of another policy
 * is left, unless the context is the same as before: then the stored answer is carried forward at once, which costs nothing.
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

/** There is an answer by the active version, which may hold for this revision too. */
function mayCarry({ judgment, stored }: Due): boolean {
  return stored !== null && stored.revision !== null && stored.version === judgment.activeVersion;
}

/** The quiet that a judgment waits for; null where it waits for none. */
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

/** When a wait ends, by what is known of it. */
export function dueAt({ changedAt, firstAt = changedAt, debounceMs, maxWaitMs }: Deferral): Date {
  return new Date(Math.min(changedAt.getTime() + debounceMs, firstAt.getTime() + maxWaitMs));
}
