/**
 * Outcomes without an answer: a question waits for an index or a group, is put off, or was only compared and stands. They change what waits, and are
 * written under the namespace's lock like the answers beside them.
 */
import type { Transaction } from "#src/foundation/db/database.ts";
import { unawaited } from "#src/foundation/db/session.ts";
import { type Deferral, defer } from "#src/judging/asking/deferrals.ts";
import { type Due, isFailed } from "#src/judging/asking/due.ts";
import { holds } from "#src/judging/asking/freshness.ts";
import type { Judged } from "#src/judging/asking/judged.ts";
import { newMark } from "#src/judging/fanout/outdate.ts";
import { type ComparedFailure, noteCompared } from "#src/records/answers/compared-failures.ts";
import { type DeferredRow, deferRetries, dropDeferred, type Retry, settleDeferred } from "#src/records/answers/deferred.ts";

type Waiting = Extract<Judged, { kind: "waiting" }>;
type ForLater = Extract<Judged, { kind: "waiting" | "put off" | "stands" }>;

export function isForLater(one: Judged): one is ForLater {
  return one.kind === "waiting" || one.kind === "put off" || one.kind === "stands";
}

/** The caller holds the namespace's lock. */
export async function leaveForLater(tx: Transaction, namespaceId: number, left: readonly ForLater[], at: Date): Promise<void> {
  const putOff = left.flatMap((one) => (one.kind === "put off" && one.deferral ? [one.deferral] : []));
  unawaited(defer(tx, namespaceId, putOff));
  const waiting = left.filter((one) => one.kind === "waiting");
  wait(tx, namespaceId, waiting, at);
  const standing = left.filter((one) => one.kind === "stands");
  unawaited(dropDeferred(tx, namespaceId, standing.flatMap(waitsOfStanding)));
  await noteCompared(tx, namespaceId, standing.flatMap(compared));
}

/**
 * The pair is judged again when the index or group is ready: a retry replaces all its other waits. What was only to be compared, or was to be
 * asked later, must not be asked then either. So it waits to be compared again, or for its own time. What the next read compares waits for
 * nothing: there may be as many as were read, and building may take long.
 */
function wait(tx: Transaction, namespaceId: number, waiting: readonly Waiting[], at: Date): void {
  const { asked = [], compared = [] } = Object.groupBy(waiting, ({ due }) => (mayBeAsked(due) ? "asked" : "compared"));
  unawaited(
    settleDeferred(
      tx,
      namespaceId,
      asked.map(({ due }) => pair(due)),
    ),
  );
  const again = asked.filter(({ due }) => !isLeftToReads(due));
  const retries = again.map(({ due, afterMs }) => retryOf(due, due.attempts, new Date(at.getTime() + afterMs)));
  unawaited(deferRetries(tx, namespaceId, retries));
  const comparedAgain = compared.filter(({ due }) => due.stands || due.otherwise === null);
  unawaited(dropDeferred(tx, namespaceId, comparedAgain.flatMap(waitsOfComparison)));
  unawaited(
    defer(
      tx,
      namespaceId,
      compared.flatMap((one) => comparedLater(one, at)),
    ),
  );
}

function mayBeAsked({ otherwise, stands = false }: Due): boolean {
  return otherwise === undefined && !stands;
}

/**
 * Whether a read led here, and the next one does again. The answer is of this revision and version, so it may still turn out to be fresh. It
 * is told as `stale` until then. If there is none yet, the read has asked for one, which is told as `pending`.
 */
function isLeftToReads(due: Due): boolean {
  const { document, judgment, stored, mark } = due;
  if (judgment.freshness.policy !== "on_read" || mark !== null || isFailed(due)) return false;
  return stored !== null && holds(document, judgment, stored);
}

/** With policy `on_read`, a read compares it, unless it has waited since before that was the policy. */
function comparedLater({ due, afterMs }: Waiting, at: Date): Deferral[] {
  const { document, judgment, otherwise, stands, mark } = due;
  if (otherwise) return [otherwise];
  if (judgment.freshness.policy === "on_read" && !(stands && mark !== null)) return [];
  const of = { documentId: document.document_id, judgmentId: judgment.judgmentId };
  return [{ ...of, reason: "fanout", revision: 0, changedAt: at, debounceMs: afterMs, maxWaitMs: afterMs, mark: newMark() }];
}

/** The waits that a comparison later replaces. A lease on a document stands for a question of its own. */
function waitsOfComparison(one: Waiting): DeferredRow[] {
  return waitsOfStanding(one).filter(({ reason }) => one.due.stands || reason === "fanout");
}

/** What was compared of a failure that stands. Only policy `on_read` would compare it again. */
function compared({ due: { document, judgment, stored } }: Judged): ComparedFailure[] {
  const { context } = stored!.error!;
  const mark = stored!.outdated_by;
  if (judgment.freshness.policy !== "on_read" || context === undefined || mark === null) return [];
  return [{ documentId: document.document_id, judgmentId: judgment.judgmentId, context, mark }];
}

/** Ends the waits that led to this comparison: fan-out, a lease, or a query. A retry stays. */
function waitsOfStanding({ due: { document, judgment, mark } }: Judged): DeferredRow[] {
  const of = { document_id: document.document_id, judgment_id: judgment.judgmentId };
  return [
    { ...of, reason: "fanout", revision: 0, mark },
    { ...of, reason: "interactive", revision: document.revision, mark: null },
    { ...of, reason: "read", revision: document.revision, mark: null },
  ];
}

export function pair({ document, judgment, mark }: Due) {
  return { documentId: document.document_id, judgmentId: judgment.judgmentId, revision: document.revision, mark };
}

export function retryOf(due: Due, attempts: number, dueAt: Date): Retry {
  return { ...pair(due), attempts, dueAt };
}
