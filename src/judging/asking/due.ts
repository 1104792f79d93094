/** Decides which judgments are due for which documents. It asks no engine and writes nothing. */

import type { JudgedContext } from "#src/judging/contexts/compile.ts";
import { appliesTo } from "#src/judging/definitions/applies-to.ts";
import { type ActiveJudgment, isActive, type Judgment } from "#src/judging/definitions/judgment.ts";
import { isOfOtherFit } from "#src/judging/numbers/learned.ts";
import type { StoredAnswer } from "#src/records/answers/answers.ts";
import type { Deferred } from "#src/records/answers/deferred.ts";
import type { DocumentFields, DocumentRow } from "#src/records/documents/documents.ts";
import { isBelowBound } from "./cascade.ts";
import type { Deferral } from "./deferrals.ts";
import { hasFailed, holds, isFresh } from "./freshness.ts";

/** One document for which one judgment is due. */
export interface Due<Document extends DocumentFields = DocumentRow> {
  document: Document;
  judgment: ActiveJudgment;
  /** The stored answer of this incarnation of the document, or null. */
  stored: StoredAnswer | null;
  /** How many attempts before this one failed with a retry. */
  attempts: number;
  /** If the document waits because of a change elsewhere: the mark of the last such change. Else null. */
  mark: number | null;
  /** An engine may have been asked this question before, by a process that crashed before it stored the answer. */
  repeated: boolean;
  /** When the change that made it due was committed. Absent if it waited for something else. */
  changedAt?: Date | undefined;
  /** A moment just before `stored` was read, on the process's monotonic clock. Absent if unknown. */
  knownAt?: number | undefined;
  /** A trial: its question is always asked by itself, and nobody else may use its answer. */
  alone?: boolean;
  /** An estimate of what is to be asked of both engines of a cascade. What the first one answered before does not count. */
  firstAnew?: boolean;
  /** The context to ask about, as it was compiled before. If absent, it is compiled from the document as it is. */
  context?: JudgedContext;
  /** Identify the question while engines work on it, one for each step of a cascade: see `catch-up/asking.ts`. */
  asked?: readonly string[];
  /**
   * The last attempt failed, and data that the context shows may have changed since. If the context turns out to be the same, the failure
   * stays until its retry.
   */
  stands?: boolean;
  /**
   * What to do if the context differs from the context of the stored answer. Absent: ask. A deferral: ask later. Null: leave the old
   * answer.
   */
  otherwise?: Deferral | null;
}

export interface Known {
  stored: readonly StoredAnswer[];
  deferred: readonly Deferred[];
  /** A moment just before these were read, on the process's monotonic clock. Absent if unknown. */
  at?: number | undefined;
}

/** A due judgment together with all deferred rows of its pair. */
export interface Pair<Document extends DocumentFields = DocumentRow> {
  due: Due<Document>;
  waits: readonly Deferred[];
}

const key = (documentId: string, judgmentId: string) => `${judgmentId}\n${documentId}`;

/**
 * What to judge now for a caller who waits. These are the pairs without a fresh answer that have not failed permanently and have no retry
 * scheduled for later.
 */
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

/**
 * Whether a permanent failure may have become outdated: data that its context shows has changed, and nobody has compared it since. Only
 * policy `on_read` needs this check here, because its judgments are checked when they are read. (`deferReads` has it in SQL.)
 */
export function mayBeAnother({ judgment, stored }: Due): boolean {
  if (judgment.freshness.policy !== "on_read" || !stored!.outdated) return false;
  const { context, mark = null } = stored!.error!;
  return context !== undefined && mark !== stored!.outdated_by;
}

/** Whether a caller has nothing left to wait for: each answer exists or has failed permanently. */
export function satisfied(documents: readonly DocumentFields[], judgments: Iterable<Judgment>, known: Known): boolean {
  return pairs(documents, judgments, known).every(({ due, waits }) => isAnswered(due) || (isFailed(due) && waits.length === 0));
}

/**
 * Whether a caller that reads has nothing left to wait for: each answer exists, or no process judges it for a caller any more. What is left
 * to catch-up waits for an index, a group or a retry, perhaps for long.
 */
export function isOverForReader(documents: readonly DocumentFields[], judgments: Iterable<Judgment>, known: Known): boolean {
  return pairs(documents, judgments, known).every(
    ({ due, waits }) => isAnswered(due) || !waits.some(({ reason }) => reason === "interactive"),
  );
}

/** Every active judgment with every document that it applies to. */
export function pairs<Document extends DocumentFields>(
  documents: readonly Document[],
  judgments: Iterable<Judgment>,
  known: Known,
): Pair<Document>[] {
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

/** Whether a job has nothing to do: the answer is fresh, and what its engine has learned since is in it, or the bound of its cascade. */
export function isAnsweredForJob(due: Due): boolean {
  return isAnswered(due) && !isOfOtherFit(due.judgment, due.stored!) && !isBelowBound(due.judgment, due.stored!);
}

export function isAnswered({ document, judgment, stored }: Due<DocumentFields>): boolean {
  return stored !== null && isFresh(document, judgment, stored);
}

export function isFailed({ document, judgment, stored }: Due<DocumentFields>): boolean {
  return stored !== null && hasFailed(document, judgment, stored);
}

/** The current revision was tried, whether it succeeded or failed. */
export function isAttempted(due: Due): boolean {
  const { document, judgment, stored } = due;
  return stored !== null && (holds(document, judgment, stored) || isFailed(due));
}

/**
 * The lease of another process that judges the current revision. If the document is written again, catch-up judges it and the lease is
 * void.
 */
export function holdOf({ due: { document }, waits }: Pair, now: Date): Deferred | undefined {
  return waits.find(({ reason, due_at, revision }) => reason === "interactive" && due_at > now && revision >= document.revision);
}
