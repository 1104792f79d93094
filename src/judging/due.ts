/** Which judgments are due for which documents. Nothing here asks an engine or writes. */
import type { DocumentRow } from "#src/documents/documents.ts";
import { appliesTo } from "#src/judgments/applies-to.ts";
import { type ActiveJudgment, isActive, type Judgment } from "#src/judgments/judgment.ts";
import type { StoredAnswer } from "./answers.ts";
import type { Deferral } from "./deferrals.ts";
import type { Deferred } from "./deferred.ts";
import { hasFailed, holds, isFresh } from "./freshness.ts";

/** One document to be asked one judgment. */
export interface Due {
  document: DocumentRow;
  judgment: ActiveJudgment;
  /** The answer stored for this life of the document, if there is one. */
  stored: StoredAnswer | null;
  /** Attempts that failed for now, before this one. */
  attempts: number;
  /** The mark of the last change elsewhere that is known, where the document waits for one. */
  mark: number | null;
  /** An engine has been asked this before, by a process that died before the answer was kept. */
  repeated: boolean;
  /** By the process's own time a moment before `stored` was read; absent where that is not known. */
  knownAt?: number | undefined;
  /** Asked whatever else is: a trial, whose answer counts for nobody else. */
  alone?: boolean;
  /** Tells the question from others while an engine is asked it: see `asking.ts`. */
  asked?: string;
  /** It has failed, and what it shows may have changed since: where its context is the same, the failure stands until it is tried again. */
  stands?: boolean;
  /** What becomes of it where its context is not that of the stored answer: asked where absent, else put off, or (null) left as it is. */
  otherwise?: Deferral | null;
}

export interface Known {
  stored: readonly StoredAnswer[];
  deferred: readonly Deferred[];
  /** By the process's own time a moment before these were read; absent where that is not known. */
  at?: number | undefined;
}

/** A due judgment with all that its document waits for. */
export interface Pair {
  due: Due;
  waits: readonly Deferred[];
}

const key = (documentId: string, judgmentId: string) => `${judgmentId}\n${documentId}`;

/** What is owed to somebody who waits: whatever has no fresh answer, has not failed for good, and is not to be tried again later. */
export function dueNow(documents: readonly DocumentRow[], judgments: Iterable<Judgment>, known: Known, now: Date): Pair[] {
  return pairs(documents, judgments, known).flatMap((pair): Pair[] => {
    const { due, waits } = pair;
    if (isAnswered(due)) return [];
    if (!isFailed(due)) return [pair];
    const others = waits.filter(({ reason }) => reason !== "interactive");
    if (others.length > 0) return others.some(({ due_at }) => due_at <= now) ? [pair] : [];
    return mayBeAnother(due) ? [{ due: { ...due, stands: true }, waits }] : [];
  });
}

/** Something that the context of a failure for good shows has changed, which nobody has looked at: what answers on read is looked at when it is read. */
function mayBeAnother({ judgment, stored }: Due): boolean {
  return judgment.freshness.policy === "on_read" && stored!.outdated && stored!.error!.context !== undefined;
}

/** Whether nothing more is to be waited for: each answer is there, or failed for good. */
export function satisfied(documents: readonly DocumentRow[], judgments: Iterable<Judgment>, known: Known): boolean {
  return pairs(documents, judgments, known).every(({ due, waits }) => isAnswered(due) || (isFailed(due) && waits.length === 0));
}

/** Every judgment that answers and applies, with every document. */
export function pairs(documents: readonly DocumentRow[], judgments: Iterable<Judgment>, known: Known): Pair[] {
  const active = [...judgments].filter(isActive);
  const stored = new Map(known.stored.map((answer) => [key(answer.document_id, answer.judgment_id), answer]));
  const deferred = Map.groupBy(known.deferred, (row) => key(row.document_id, row.judgment_id));
  return documents.flatMap((document) =>
    active
      .filter((judgment) => appliesTo(judgment.definition, document.attributes))
      .map((judgment) => {
        const answer = stored.get(key(document.document_id, judgment.judgmentId));
        const waits = deferred.get(key(document.document_id, judgment.judgmentId)) ?? [];
        const due = {
          document,
          judgment,
          stored: answer?.incarnation === document.incarnation ? answer : null,
          attempts: Math.max(0, ...waits.map(({ attempts }) => attempts)),
          mark: waits.find(({ reason }) => reason === "fanout")?.mark ?? null,
          repeated: false,
          knownAt: known.at,
        };
        return { due, waits };
      }),
  );
}

export function isAnswered({ document, judgment, stored }: Due): boolean {
  return stored !== null && isFresh(document, judgment, stored);
}

export function isFailed({ document, judgment, stored }: Due): boolean {
  return stored !== null && hasFailed(document, judgment, stored);
}

/** The present revision has been tried, with or without success. */
export function isAttempted(due: Due): boolean {
  const { document, judgment, stored } = due;
  return stored !== null && (holds(document, judgment, stored) || isFailed(due));
}

/** Another process judges the present revision itself; a later write of the same document is catch-up's again. */
export function holdOf({ due: { document }, waits }: Pair, now: Date): Deferred | undefined {
  return waits.find(({ reason, due_at, revision }) => reason === "interactive" && due_at > now && revision >= document.revision);
}
