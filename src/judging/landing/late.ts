/** Outcomes of a version that is no longer active when they are stored: another one was activated while engines worked on them. */
import type { Transaction } from "#src/foundation/db/database.ts";
import type { Judged } from "#src/judging/asking/judged.ts";
import { answerKey } from "#src/judging/contexts/sources.ts";
import { readAnswers } from "#src/records/answers/answers.ts";

/** The active versions of judgments; null: none is active. Deleted judgments are absent. */
type ActiveVersions = ReadonlyMap<string, number | null>;

export function isLate({ due: { judgment } }: Judged, active: ActiveVersions): boolean {
  const version = active.get(judgment.judgmentId);
  return version !== undefined && version !== judgment.activeVersion;
}

/**
 * Those that may not replace what is stored, because the active version has judged the same revision or a later one. What was carried
 * forward compares for itself (`carryAnswers`). Reads nothing if none is late. The caller holds the namespace lock.
 */
export async function overtakenByActive(
  tx: Transaction,
  namespaceId: number,
  judged: readonly Judged[],
  active: ActiveVersions,
): Promise<ReadonlySet<Judged>> {
  const late = judged.filter((one) => one.kind !== "carried" && isLate(one, active));
  if (late.length === 0) return new Set();
  const rows = await readAnswers(tx, namespaceId, [...new Set(late.map(({ due }) => due.document.document_id))]);
  const stored = new Map(rows.map((row) => [answerKey(row.document_id, row.judgment_id), row]));
  return new Set(
    late.filter(({ due: { document, judgment } }) => {
      const row = stored.get(answerKey(document.document_id, judgment.judgmentId));
      const version = active.get(judgment.judgmentId);
      if (version === null || row?.incarnation !== document.incarnation) return false;
      const isAnswered = row.version === version && row.revision !== null && row.revision >= document.revision;
      return isAnswered || (row.attempted_version === version && row.attempted_revision >= document.revision);
    }),
  );
}
