/** What is owed to deferred work whose time has come: it is judged, goes on waiting, or needs nothing any more. */
import type { DocumentRow } from "#src/documents/documents.ts";
import type { Judgment } from "#src/judgments/judgment.ts";
import type { Deferral } from "./deferrals.ts";
import type { Deferred } from "./deferred.ts";
import { type Due, holdOf, isAnswered, isFailed, type Known, type Pair, pairs } from "./due.ts";
import { dueAt } from "./due-on-write.ts";
import { isCompared } from "./fanout/outdate.ts";

/** How often it is looked whether a document is still held by the process that judges it. */
const HELD_RETRY_MS = 1_000;

export interface DueDeferred {
  due: Due[];
  /** Rows that nothing is left to do for. */
  needless: Deferred[];
  /** Documents that changed again, and are not quiet yet. */
  again: Deferral[];
  /** Rows whose document a process judges right now, and when to look whether it still does. */
  held: { row: Deferred; until: Date }[];
}

/** @param rows those that are due; `known.deferred` has them and whatever else their documents wait for */
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
      // Mostly it is answered long before the hold would end, and what has changed elsewhere meanwhile is not to wait for that.
      const until = new Date(Math.min(hold.due_at.getTime(), now.getTime() + HELD_RETRY_MS));
      result.held.push(...own.map((row) => ({ row, until })));
      continue;
    }
    const calls = own.map((row) => ({ row, call: callOf(row, pair, now) }));
    if (calls.some(({ call }) => call === "judge")) {
      const repeated = own.some(({ reason }) => reason === "interactive");
      // Only a change makes something else of a failure before it is tried again.
      const stands = isFailed(pair.due) && calls.every(({ row, call }) => call !== "judge" || row.reason === "fanout");
      result.due.push({ ...pair.due, repeated, ...(stands ? { stands } : {}) });
      continue;
    }
    // It judges nothing by itself: carried where the context is the same, else left as it is, with nothing to wait for.
    if (calls.some(({ call }) => call === "compare")) result.due.push({ ...pair.due, otherwise: null });
    for (const { row, call } of calls) {
      if (call === "needless" || call === "compare") result.needless.push(row);
      else if (call !== "judge") result.again.push(call);
    }
  }
  return result;
}

function keyOf({ due: { document, judgment } }: Pair): string {
  return `${judgment.judgmentId}\n${document.document_id}`;
}

/** What one row asks for. */
function callOf(row: Deferred, pair: Pair, now: Date): "judge" | "compare" | "needless" | Deferral {
  const { due, waits } = pair;
  switch (row.reason) {
    case "debounce":
      if (isFailed(due)) return "needless";
      return row.revision < due.document.revision ? quietOrJudge(row, due, now) : "judge";
    case "fanout":
      // Whoever waits for the document to be quiet will see what changed elsewhere too.
      if (waits.some(({ reason, due_at }) => reason === "debounce" && due_at > now)) return "needless";
      return isCompared(due.judgment) ? "compare" : "judge";
    case "retry":
      return isOvertaken(row, due) ? "needless" : "judge";
    case "interactive":
    case "read":
      return isFailed(due) || isOvertaken(row, due) ? "needless" : "judge";
    default:
      return row.reason satisfies never;
  }
}

/** A later write of the document is catch-up's to judge. */
function isOvertaken(row: Deferred, { document, judgment }: Due): boolean {
  return row.revision < document.revision && judgment.freshness.policy === "on_write";
}

/** The document was written again since, which catch-up has yet to come to. */
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
