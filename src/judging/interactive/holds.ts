/** Which holds belong to which documents and judgments, and which of them a write must judge. */
import type { Pair } from "#src/judging/asking/due.ts";
import type { Judgment } from "#src/judging/definitions/judgment.ts";
import type { Deferred, DeferredRow as HoldRow, Settled } from "#src/records/answers/deferred.ts";

/**
 * Whether the lease still belongs to this write, and this write must judge the pair. That holds while the document is unchanged. It also
 * holds after a later write if catch-up would not judge that write at once. That is so if the policy is not `on_write`, or if the judgment
 * has a debounce.
 */
export function isMine({ due: { document, judgment }, waits }: Pair, revision: number): boolean {
  if (!waits.some((row) => row.reason === "interactive" && row.revision === revision)) return false;
  const { policy, debounce_ms } = judgment.freshness;
  return document.revision === revision || policy !== "on_write" || debounce_ms > 0;
}

/** The leases that a commit took although nothing is due: the judgment does not apply, or the document is deleted. */
export function needlessHolds(
  { documentIds, judgments, revision }: { documentIds: readonly string[]; judgments: readonly Judgment[]; revision: number },
  due: readonly Pair[],
): HoldRow[] {
  const holds = documentIds.flatMap((document_id) =>
    judgments.map(
      ({ judgmentId }): HoldRow => ({ document_id, judgment_id: judgmentId, reason: "interactive", revision, mark: null }),
    ),
  );
  return holds.filter((row) => !due.some((pair) => isOf(row, pair)));
}

export function isOf(row: HoldRow, { due: { document, judgment } }: Pair): boolean {
  return row.document_id === document.document_id && row.judgment_id === judgment.judgmentId;
}

export function isSame({ due: one }: Pick<Pair, "due">, { due: other }: Pick<Pair, "due">): boolean {
  return one.document.document_id === other.document.document_id && one.judgment.judgmentId === other.judgment.judgmentId;
}

export function settled({ due: { document, judgment } }: Pair): Settled {
  return { documentId: document.document_id, judgmentId: judgment.judgmentId, revision: document.revision };
}

export function settledOf({ document_id: documentId, judgment_id: judgmentId, revision }: Deferred): Settled {
  return { documentId, judgmentId, revision };
}
