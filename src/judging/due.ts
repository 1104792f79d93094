/** Which judgments are due for which documents, and what each of them asks. Nothing here asks an engine or writes. */
import type { DocumentRow } from "#src/documents/documents.ts";
import { appliesTo } from "#src/judgments/applies-to.ts";
import { type ActiveJudgment, isActive, type Judgment } from "#src/judgments/judgment.ts";
import type { StoredAnswer } from "./answers.ts";
import type { Deferred } from "./deferred.ts";

/** One document to be asked one judgment. */
export interface Due {
  document: DocumentRow;
  judgment: ActiveJudgment;
  /** The answer stored for this life of the document, if there is one. */
  stored: StoredAnswer | null;
  /** Attempts that failed for now, before this one. */
  attempts: number;
}

export interface Known {
  stored: readonly StoredAnswer[];
  deferred: readonly Deferred[];
}

const key = (documentId: string, judgmentId: string) => `${judgmentId}\n${documentId}`;

/**
 * What catch-up owes to documents it found changed: every judgment that answers on write, unless the answer is there already or was
 * tried for this revision (a retry waits in `deferred`), or the process that wrote the document judges it itself.
 */
export function dueOnWrite(documents: readonly DocumentRow[], judgments: Iterable<Judgment>, known: Known, now: Date): Due[] {
  return pairs(documents, judgments, known)
    .filter(({ due, deferred }) => {
      if (due.judgment.freshness.policy !== "on_write") return false;
      // The hold is on the revision that was written with it; a later write of the same document is catch-up's again.
      if (deferred?.reason === "interactive" && deferred.due_at > now && deferred.revision >= due.document.revision) return false;
      return !attempted(due);
    })
    .map(({ due }) => due);
}

/** What is owed to deferred work that has come due. */
export function dueDeferred(documents: readonly DocumentRow[], judgments: Iterable<Judgment>, known: Known, now: Date): Due[] {
  return pairs(documents, judgments, known)
    .filter(({ due, deferred }) => deferred !== undefined && deferred.due_at <= now && !holds(due))
    .map(({ due }) => due);
}

/** What is owed to somebody who waits: whatever has no answer for the present revision. */
export function dueNow(documents: readonly DocumentRow[], judgments: Iterable<Judgment>, known: Known): Due[] {
  return pairs(documents, judgments, known)
    .filter(({ due }) => !holds(due))
    .map(({ due }) => due);
}

/** Whether nothing more is to be waited for: each answer is there, or failed for good. */
export function satisfied(documents: readonly DocumentRow[], judgments: Iterable<Judgment>, known: Known): boolean {
  return pairs(documents, judgments, known).every(({ due, deferred }) => holds(due) || (attempted(due) && !deferred));
}

function pairs(documents: readonly DocumentRow[], judgments: Iterable<Judgment>, known: Known) {
  const active = [...judgments].filter(isActive);
  const stored = new Map(known.stored.map((answer) => [key(answer.document_id, answer.judgment_id), answer]));
  const deferred = new Map(known.deferred.map((row) => [key(row.document_id, row.judgment_id), row]));
  return documents.flatMap((document) =>
    active
      .filter((judgment) => appliesTo(judgment.definition, document.attributes))
      .map((judgment) => {
        const answer = stored.get(key(document.document_id, judgment.judgmentId));
        const waiting = deferred.get(key(document.document_id, judgment.judgmentId));
        const own = answer?.incarnation === document.incarnation ? answer : null;
        return { due: { document, judgment, stored: own, attempts: waiting?.attempts ?? 0 }, deferred: waiting };
      }),
  );
}

/** The stored answer is by the active version, for the present revision and for what else its context shows. */
function holds({ document, judgment, stored }: Due): boolean {
  return (
    stored !== null &&
    stored.revision !== null &&
    stored.revision >= document.revision &&
    !stored.outdated &&
    stored.version === judgment.activeVersion
  );
}

/** The present revision has been tried, with or without success. */
function attempted(due: Due): boolean {
  if (due.stored === null || due.stored.attempted_revision < due.document.revision) return false;
  return due.stored.error !== null || holds(due);
}
