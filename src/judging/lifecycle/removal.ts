/**
 * Removes the data of a deleted judgment: overrides, answers, evaluations, shared answers, outcomes and deferred rows. It proceeds by namespace and by
 * pages of evaluations. Each page is one transaction with the namespace lock. So a transaction that is storing answers finishes first, and
 * a later one finds the judgment deleted (`landing/landing.ts`). Answers have no index by judgment, so the evaluations lead to them. Where
 * the log no longer keeps an answer's evaluation, a walk over the namespace's answers finds the rest. The removal is idempotent: a page that is repeated after a crash finds nothing.
 */

import type { Database, Transaction } from "#src/foundation/db/database.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import * as removals from "#src/judging/definitions/removals-sql.ts";
import { deleteSomeShared } from "#src/judging/log/shared-answers.ts";
import { namespaceIdIfThere, nextNamespaceUnder } from "#src/records/namespaces/namespaces.ts";
import { lockAll } from "#src/records/namespaces/sequence.ts";
import { isPrefix } from "#src/records/templates/owners.ts";

export interface RemovalParts {
  db: Database;
  clock: Clock;
  /** Deletes some outcomes of a judgment in a namespace and returns how many. A port, because outcomes are in a higher storey. */
  deleteSomeOutcomes(tx: Transaction, namespaceId: number, judgmentId: string, limit: number): Promise<number>;
}

/** The evaluations of one page. */
const AT_ONCE = 1_000;
/** The answers, to any judgment, that one step of the walk passes. */
const WALKED_AT_ONCE = 10_000;

/** Works on one removal until nothing is left. Returns when to continue; null if it is done. */
export async function removeJudgment(
  { db, clock, deleteSomeOutcomes }: RemovalParts,
  claimId: number,
  signal: AbortSignal,
): Promise<Date | null> {
  const removal = await removals.readRemoval(db, claimId);
  if (!removal) return null;
  const { organizationId, owner, judgmentId } = removal;
  while (!signal.aborted && (await removals.deleteSomeOverrides(db, judgmentId, AT_ONCE)) === AT_ONCE);
  let after = removal.doneUpTo;
  while (!signal.aborted) {
    const next = await nextOf(db, organizationId, owner, after);
    if (!next) {
      // After all namespaces: each was locked, so no landing that still knew the judgment can follow.
      while (!signal.aborted && (await deleteSomeShared(db, judgmentId, AT_ONCE)) === AT_ONCE);
      if (signal.aborted) break;
      await removals.deleteRemoval(db, claimId);
      return null;
    }
    while (
      !signal.aborted &&
      (await db.transaction((tx) => page(tx, deleteSomeOutcomes, next.namespaceId, judgmentId))) === AT_ONCE
    );
    for (let upTo: string | null = ""; upTo !== null && !signal.aborted; )
      upTo = await removals.deleteAnswersAfter(db, next.namespaceId, judgmentId, upTo, WALKED_AT_ONCE);
    if (signal.aborted) break;
    after = next.name;
    await removals.moveRemoval(db, claimId, after);
  }
  return clock.now();
}

async function nextOf(db: Database, organizationId: string, owner: string, after: string) {
  if (isPrefix(owner)) return nextNamespaceUnder(db, organizationId, owner, after);
  const namespaceId = after === owner ? undefined : await namespaceIdIfThere(db, organizationId, owner);
  return namespaceId === undefined ? undefined : { name: owner, namespaceId };
}

/** Deletes some evaluations with their answers, and up to as many outcomes. Returns the larger of the two numbers. */
async function page(
  tx: Transaction,
  deleteSomeOutcomes: RemovalParts["deleteSomeOutcomes"],
  namespaceId: number,
  judgmentId: string,
): Promise<number> {
  const held = await lockAll(tx, [namespaceId], "wait");
  // The namespace was deleted, and its own deletion removes everything.
  if (!held.has(namespaceId)) return 0;
  const evaluations = await tx.query<{ document_id: string }>({
    name: "removal_delete_evaluations",
    text: `
      delete from evaluations where namespace_id = $1 and judgment_id = $2 and ctid = any(array(
        select ctid from evaluations where namespace_id = $1 and judgment_id = $2 limit $3
      )) returning document_id`,
    values: [namespaceId, judgmentId, AT_ONCE],
  });
  const outcomes = await deleteSomeOutcomes(tx, namespaceId, judgmentId, AT_ONCE);
  if (evaluations.length === 0) return outcomes;
  const documentIds = [...new Set(evaluations.map(({ document_id }) => document_id))];
  for (const table of ["answers", "deferred"] as const) {
    await tx.query({
      name: `removal_delete_${table}`,
      text: `delete from ${table} where namespace_id = $1 and document_id = any($2) and judgment_id = $3`,
      values: [namespaceId, documentIds, judgmentId],
    });
  }
  return Math.max(evaluations.length, outcomes);
}
