/**
 * Removes what a deleted judgment has left: what namespaces override of it, its answers, its evaluations, its outcomes, what of it was put off. Namespace by
 * namespace and some evaluations at a time, each page in a transaction that holds the namespace: a landing under way is waited for, and a later
 * one finds the judgment gone (`landing.ts`). Every answer has an evaluation, so the evaluations lead to the answers, which have no order by
 * judgment. Whatever is done twice after a crash finds nothing the second time.
 */
import type { Clock } from "#src/clock.ts";
import type { Database, Transaction } from "#src/db/database.ts";
import * as removals from "#src/judgments/removals-sql.ts";
import { namespaceIdIfThere, nextNamespaceUnder } from "#src/namespaces/namespaces.ts";
import { holdAll } from "#src/namespaces/sequence.ts";
import { deleteSomeOutcomes } from "#src/outcomes/sql.ts";
import { isPrefix } from "#src/templates/owners.ts";

/** Evaluations of one page. */
const AT_ONCE = 1_000;

/** Works on one removal until nothing is left; answers when to go on, null for never. */
export async function removeJudgment(
  { db, clock }: { db: Database; clock: Clock },
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
      await removals.deleteRemoval(db, claimId);
      return null;
    }
    while (!signal.aborted && (await db.transaction((tx) => page(tx, next.namespaceId, judgmentId))) === AT_ONCE);
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

/** Removes some evaluations with the answers that they led to, and as many outcomes; answers the larger number of the two. */
async function page(tx: Transaction, namespaceId: number, judgmentId: string): Promise<number> {
  const held = await holdAll(tx, [namespaceId], "wait");
  // Of a namespace that is gone everything goes by its own deletion.
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
