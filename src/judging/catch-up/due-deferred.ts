/** Decides what to do with deferred rows that have become due: judge now, wait longer, or drop the row. */

import type { Database } from "#src/foundation/db/database.ts";
import { unawaited } from "#src/foundation/db/session.ts";
import { type Deferral, defer } from "#src/judging/asking/deferrals.ts";
import { type Due, holdOf, isAnswered, isFailed, type Known, mayBeAnother, type Pair, pairs } from "#src/judging/asking/due.ts";
import type { Judgment } from "#src/judging/definitions/judgment.ts";
import { isCompared } from "#src/judging/fanout/outdate.ts";
import { type Deferred, dropDeferred, postpone } from "#src/records/answers/deferred.ts";
import type { DocumentRow } from "#src/records/documents/documents.ts";
import { holdNamespace } from "#src/records/namespaces/sequence.ts";
import { dueAt } from "./due-on-write.ts";

/** How often to check whether another process still has its lease on a document. */
const HELD_RETRY_MS = 1_000;

export interface DueDeferred {
  due: Due[];
  /** Rows that need no more work. */
  needless: Deferred[];
  /** Documents that changed again and must wait longer. */
  again: Deferral[];
  /** Rows whose document another process is judging, and when to check again. */
  held: { row: Deferred; until: Date }[];
}

/** @param rows the due rows; `known.deferred` has these and all other deferred rows of their documents */
export function dueDeferred(
  rows: readonly Deferred[],
  documents: readonly DocumentRow[],
  judgments: Iterable<Judgment>,
  known: Known,
  now: Date,
): DueDeferred {
  const found = new Map(pairs(documents, judgments, known).map((pair) => [keyOf(pair), pair]));
  const result: DueDeferred = { due: [], needless: [], again: [], held: [] };
  for (const [key, own] of Map.groupBy(rows, (row) => `${row.judgment_id}\n${row.document_id}`)) {
    const pair = found.get(key);
    if (!pair || isAnswered(pair.due)) {
      result.needless.push(...own);
      continue;
    }
    const hold = holdOf(pair, now);
    if (hold) {
      // Usually the other process answers long before its lease ends. A change elsewhere should not wait for the end of the lease.
      const until = new Date(Math.min(hold.due_at.getTime(), now.getTime() + HELD_RETRY_MS));
      result.held.push(...own.map((row) => ({ row, until })));
      continue;
    }
    const calls = own.map((row) => ({ row, call: callOf(row, pair, now) }));
    if (calls.some(({ call }) => call === "judge")) {
      const repeated = own.some(({ reason }) => reason === "interactive");
      // After a failure, only a real change of the context justifies a question before the retry.
      const stands = isFailed(pair.due) && calls.every(({ row, call }) => call !== "judge" || isOfContext(row));
      result.due.push({ ...pair.due, repeated, ...(stands ? { stands } : {}) });
      continue;
    }
    // The policy does not judge by itself. If the context is unchanged the answer is carried forward; else it stays as it is, with no row.
    if (calls.some(({ call }) => call === "compare")) result.due.push({ ...pair.due, otherwise: null });
    for (const { row, call } of calls) {
      if (call === "needless" || call === "compare") result.needless.push(row);
      else if (call !== "judge") result.again.push(call);
    }
  }
  return result;
}

/** Writes what was decided about rows that are not judged now. */
export async function keepWaiting(
  db: Database,
  namespaceId: number,
  { needless, again, held }: Omit<DueDeferred, "due">,
): Promise<void> {
  if (needless.length + again.length + held.length === 0) return;
  await db.transaction(async (tx) => {
    unawaited(holdNamespace(tx, namespaceId));
    unawaited(dropDeferred(tx, namespaceId, needless));
    unawaited(defer(tx, namespaceId, again));
    await postpone(tx, namespaceId, held);
  });
}

function keyOf({ due: { document, judgment } }: Pair): string {
  return `${judgment.judgmentId}\n${document.document_id}`;
}

/** What one row requires. */
function callOf(row: Deferred, pair: Pair, now: Date): "judge" | "compare" | "needless" | Deferral {
  const { due, waits } = pair;
  switch (row.reason) {
    case "debounce":
      if (isFailed(due)) return "needless";
      return row.revision < due.document.revision ? quietOrJudge(row, due, now) : "judge";
    case "fanout":
      // The document also waits for a debounce. The judging after that will see the change elsewhere too.
      if (waits.some(({ reason, due_at }) => reason === "debounce" && due_at > now)) return "needless";
      return isCompared(due.judgment) ? "compare" : "judge";
    case "retry":
      return isOvertaken(row, due) ? "needless" : "judge";
    case "interactive":
      return isFailed(due) || isOvertaken(row, due) ? "needless" : "judge";
    case "read":
      if (isFailed(due)) return row.revision === due.document.revision && mayBeAnother(due) ? "judge" : "needless";
      return isOvertaken(row, due) ? "needless" : "judge";
    default:
      return row.reason satisfies never;
  }
}

/** Whether a row asks a failed document again only if its context is another one. */
function isOfContext({ reason }: Deferred): boolean {
  return reason === "fanout" || reason === "read";
}

/** The document has a newer revision, which catch-up will judge. */
function isOvertaken(row: Deferred, { document, judgment }: Due): boolean {
  return row.revision < document.revision && judgment.freshness.policy === "on_write";
}

/** The document was written again since, and catch-up has not reached that write yet. */
function quietOrJudge(row: Deferred, { document, judgment }: Due, now: Date): "judge" | Deferral {
  const { debounce_ms, max_wait_ms } = judgment.freshness;
  const wait: Deferral = {
    documentId: document.document_id,
    judgmentId: judgment.judgmentId,
    reason: "debounce",
    revision: document.revision,
    changedAt: document.updated_at,
    firstAt: row.first_at ?? document.updated_at,
    debounceMs: debounce_ms,
    maxWaitMs: max_wait_ms,
  };
  return dueAt(wait) <= now ? "judge" : wait;
}
