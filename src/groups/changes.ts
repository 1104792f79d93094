/** What documents give to groups now, beside what they gave. */
import type { Session } from "#src/db/database.ts";
import type { DocumentFields } from "#src/documents/documents.ts";
import { readAnswers } from "#src/judging/answers.ts";
import type { Judgment } from "#src/judgments/judgment.ts";
import { answering, type Contribution, contributionOf, sameContribution } from "./contribution.ts";
import { type ContributionRow, readContributions } from "./contributions-sql.ts";
import { readRows, type StoredRow } from "./rows-sql.ts";
import { aggregated, type Kept } from "./state.ts";

/** A document that has changed, in one group. */
export interface Change extends Kept {
  documentId: string;
  before: ContributionRow | null;
  after: Contribution | null;
  /** Whether `after` differs from `before`; if not, it only keeps its key live. */
  differs: boolean;
  /** When it changed. */
  at: Date;
}

export interface Changes {
  changes: Change[];
  /** The rows of all keys that are concerned, as they are. */
  rows: StoredRow[];
}

/**
 * @param ids documents that may have changed; those that are not among `documents` are gone
 * @param at when each changed
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
  const changes = kept.flatMap((each) =>
    ids.flatMap((documentId): Change[] => {
      const document = found.get(documentId);
      const after = document ? contributionOf(each.group.plan, document) : null;
      const given = before.get(`${each.group.groupId}\n${documentId}`) ?? null;
      if (!given && !after) return [];
      const differs = !sameContribution(given && { ...given, value: "" }, after);
      if (!differs && each.group.plan.keepMs === null) return [];
      return [{ ...each, documentId, before: given, after, differs, at: at(documentId) }];
    }),
  );
  const keys = new Map(
    changes.flatMap(({ group: { groupId }, before, after }) =>
      [before, after].flatMap((one) => (one ? [[`${groupId}\n${one.key}`, { groupId, key: one.key }] as const] : [])),
    ),
  );
  return { changes, rows: await readRows(session, namespaceId, [...keys.values()]) };
}
