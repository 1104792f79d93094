/** Why a changed document became or ceased to be a member, and at which sequence, as one subscription sees it. */
import type { TransitionCause } from "#generated/types.ts";
import type { Change } from "#src/judging/asking/commits.ts";
import type { Bulk } from "#src/records/namespaces/bulk.ts";
import { changedAt, type Seen } from "./snapshot.ts";

export interface Reason {
  sequence: number;
  cause: TransitionCause;
  /** The bulk change that it is part of, if there is no other reason. */
  bulk: Bulk | null;
}

/**
 * @param changes the commits of a page that name the document, oldest first; it may have changed again since
 * @param reads the judgments whose answers the filter reads
 */
export function reasonOf(document: Seen | null, changes: readonly Change[], reads: readonly string[]): Reason {
  const own = changes.filter(
    ({ kind, bulk }) => kind === "documents" || (bulk ? reads.includes(bulk.judgment) : reads.length > 0),
  );
  const last = own.at(-1);
  const bulk = own.some((change) => change.bulk === null) ? null : (last?.bulk ?? null);
  const known = document === null ? 0 : changedAt(document, reads);
  // If the document itself does not tell, use the last commit that names it.
  const isKnown = known >= (own[0]?.sequence ?? 0);
  const byAnswer = isKnown ? known > (document?.revision ?? 0) : last?.kind === "answers";
  return { sequence: isKnown ? known : last!.sequence, cause: bulk?.cause ?? (byAnswer ? "answer" : "write"), bulk };
}

/**
 * The sequence at which the compared incarnation of a document ended. Undefined if that commit is in a later page.
 *
 * @param revision the document's revision at the last comparison
 * @param document the current document; null if it is deleted
 */
export function endOf(revision: number, changes: readonly Change[], document: Seen | null): number | undefined {
  const after = changes.filter(({ sequence }) => sequence > revision);
  const begun = document?.incarnation ?? Number.POSITIVE_INFINITY;
  const end = after.find(({ ended }) => ended === true);
  // If one commit ends an incarnation and begins the next, each has its own revision.
  if (end) return Math.min(end.sequence, begun - 1);
  const unknown = after.findLast(({ ended }) => ended === null);
  return unknown && Math.min(unknown.sequence, begun - 1);
}
