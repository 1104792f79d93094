/** Compares what documents contribute to groups now with what they contributed before. */
import type { Session } from "#src/foundation/db/database.ts";
import { TimeSlice } from "#src/foundation/time/time-slice.ts";
import type { Judgment } from "#src/judging/definitions/judgment.ts";
import { readAnswers } from "#src/records/answers/answers.ts";
import type { DocumentFields } from "#src/records/documents/documents.ts";
import { answering, type Contribution, contributionOf, sameContribution } from "./contribution.ts";
import { type ContributionRow, readContributions } from "./contributions-sql.ts";
import { readRows, type StoredRow } from "./rows-sql.ts";
import { aggregated, type Kept } from "./state.ts";

/** A changed document in one group. */
export interface Change extends Kept {
  documentId: string;
  before: ContributionRow | null;
  after: Contribution | null;
  /** Whether `after` differs from `before`. If not, the change only keeps the key live. */
  differs: boolean;
  /** When it changed. */
  at: Date;
}

export interface Changes {
  changes: Change[];
  /** The current rows of all affected keys. */
  rows: StoredRow[];
}

/**
 * @param ids documents that may have changed; those that are not in `documents` were deleted
 * @param at when each document changed
 */
export async function readChanges(
  session: Session,
  namespaceId: number,
  kept: readonly Kept[],
  judgments: ReadonlyMap<string, Judgment>,
  { ids, documents }: { ids: readonly string[]; documents: readonly DocumentFields[] },
  at: (documentId: string) => Date,
): Promise<Changes> {
  const read = aggregated(kept, judgments);
  const there = documents.map(({ document_id }) => document_id);
  const stored = read.size === 0 || there.length === 0 ? [] : await readAnswers(session, namespaceId, there);
  const found = answering(documents, stored, read);
  const groupIds = kept.map(({ group }) => group.groupId);
  const before = new Map(
    (await readContributions(session, namespaceId, groupIds, ids)).map((row) => [`${row.groupId}\n${row.documentId}`, row]),
  );
  const changes: Change[] = [];
  const slice = new TimeSlice();
  for (const each of kept) {
    for (const documentId of ids) {
      if (slice.isOver) await slice.next();
      const document = found.get(documentId);
      const after = document ? contributionOf(each.group.plan, document) : null;
      const given = before.get(`${each.group.groupId}\n${documentId}`) ?? null;
      if (!given && !after) continue;
      const differs = !sameContribution(given && { ...given, value: "" }, after);
      if (!differs && each.group.plan.keepMs === null) continue;
      changes.push({ ...each, documentId, before: given, after, differs, at: at(documentId) });
    }
  }
  const keys = new Map(
    changes.flatMap(({ group: { groupId }, before, after }) =>
      [before, after].flatMap((one) => (one ? [[`${groupId}\n${one.key}`, { groupId, key: one.key }] as const] : [])),
    ),
  );
  return { changes, rows: await readRows(session, namespaceId, [...keys.values()]) };
}
