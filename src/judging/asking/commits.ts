/** Reads the change feed of a namespace: the next page of changed documents after an offset. */
import { numberArray } from "#src/foundation/db/array-literals.ts";
import type { Session } from "#src/foundation/db/database.ts";
import type { Offset } from "#src/foundation/db/positions.ts";
import type { Bulk } from "#src/records/namespaces/bulk.ts";

/** What a commit changed. */
export type CommitKind = "documents" | "answers";

/** The most documents in a page of catch-up, of fan-out, of groups and of jobs that judge. Other walks have their own limits. */
export const PAGE_DOCUMENTS = 256;

export interface Page {
  /** In the order of their first commits in the page. */
  documentIds: string[];
  /** For each document the commits that changed it, oldest first. */
  changes: ReadonlyMap<string, readonly Change[]>;
  /** Bulk changes whose last commit is in this page. */
  ended: Bulk[];
  to: Offset;
}

export interface Change {
  sequence: number;
  kind: CommitKind;
  at: Date;
  /** The bulk change that this commit is part of. */
  bulk: Bulk | null;
  /**
   * Whether the commit deleted the document. Null if the commit did not record it, or if the page reads commits of documents only.
   */
  ended: boolean | null;
  /** The offset of a consumer that has processed all earlier commits, and this commit up to and including this document. */
  seen: Offset;
}

/**
 * Reads up to one page of documents in commit order, each document once. Returns null if nothing has changed.
 *
 * @param of whether to read only commits of documents, or also commits of answers
 * @param limit the number of documents; at most one page
 */
export async function nextPage(
  session: Session,
  namespaceId: number,
  from: Offset,
  of: "documents" | "all" = "documents",
  limit = PAGE_DOCUMENTS,
): Promise<Page | null> {
  const commits = await session.query<CommitRow>({
    name: of === "all" ? "commits_next_of_all" : "commits_next",
    // A commit may name thousands of documents. Its list of ids is compressed and stored out of line (TOAST). So this reads at most one
    // page of ids per commit, and fewer commits where their lists are large. `pg_column_size` gives the stored size without decompressing
    // the list.
    text: `
      select sequence, kind, at, bulk, ${of === "all" ? "ended" : "null::text[] as ended"}, cardinality(document_ids) as count,
             document_ids[start + 1 : start + $4] as document_ids
      from (
        select sequence, kind, at, bulk, ended, document_ids, case when row_number() over up_to = 1 then $3::integer else 0 end as start,
               sum(pg_column_size(document_ids)) over up_to - pg_column_size(document_ids) as before
        from commits where namespace_id = $1 and sequence > $2 ${of === "all" ? "" : "and kind = 'documents'"}
        window up_to as (order by sequence)
        order by sequence limit $4
      ) next
      where before < 65536
      order by sequence`,
    values: [namespaceId, from.position, from.within, limit],
  });
  if (commits.length === 0) return null;
  const changes = new Map<string, Change[]>();
  let { position, within } = from;
  const ended: Bulk[] = [];
  for (const { sequence, kind, at, bulk, ended: ends, count, document_ids } of commits) {
    const gone = ends && new Set(ends);
    for (const id of document_ids) {
      if (changes.size === limit) break;
      within += 1;
      const seen = within === count ? { position: sequence, within: 0 } : { position, within };
      const change = { sequence, kind, at, bulk, ended: kind === "answers" ? false : (gone?.has(id) ?? null), seen };
      const known = changes.get(id);
      if (known) known.push(change);
      else changes.set(id, [change]);
    }
    if (within < count) return { documentIds: [...changes.keys()], changes, ended, to: { position, within } };
    if (bulk?.ends) ended.push(bulk);
    position = sequence;
    within = 0;
  }
  return { documentIds: [...changes.keys()], changes, ended, to: { position, within } };
}

/**
 * What a consumer of all commits has not processed yet: the commits after `after`, and the rest of the documents of the commit `after`
 * itself.
 */
export async function commitsAhead(
  session: Session,
  namespaceId: number,
  { position, within }: Offset,
): Promise<{ after: number; named: ReadonlySet<string> }> {
  if (within === 0) return { after: position, named: new Set() };
  const [row] = await session.query<{ sequence: number; named: string[] }>({
    name: "commits_rest_of",
    text: `
      select sequence, document_ids[$3::integer + 1 :] as named from commits
      where namespace_id = $1 and sequence > $2 order by sequence limit 1`,
    values: [namespaceId, position, within],
  });
  return { after: row!.sequence, named: new Set(row!.named) };
}

/** The first commit after a sequence. Undefined if there is none. */
export async function nextCommit(
  session: Session,
  namespaceId: number,
  after: number,
): Promise<{ sequence: number; at: Date } | undefined> {
  const [row] = await session.query<{ sequence: number; at: Date }>({
    name: "commits_next_one",
    text: "select sequence, at from commits where namespace_id = $1 and sequence > $2 order by sequence limit 1",
    values: [namespaceId, after],
  });
  return row;
}

/** When the namespace reached these sequences. If a commit was deleted since, the time of the next one. */
export async function reachedAt(
  session: Session,
  namespaceId: number,
  sequences: readonly number[],
): Promise<ReadonlyMap<number, Date>> {
  if (sequences.length === 0) return new Map();
  const rows = await session.query<{ sequence: number; at: Date }>({
    name: "commits_reached_at",
    text: `
      select s.sequence, c.at from unnest($2::bigint[]) as s(sequence) cross join lateral (
        select at from commits where namespace_id = $1 and sequence >= s.sequence order by sequence limit 1
      ) c`,
    values: [namespaceId, numberArray(sequences)],
  });
  return new Map(rows.map(({ sequence, at }) => [sequence, at]));
}

interface CommitRow {
  sequence: number;
  kind: CommitKind;
  at: Date;
  bulk: Bulk | null;
  ended: string[] | null;
  count: number;
  document_ids: string[];
}

/** The offset after the latest commit. */
export async function latestPlace(session: Session, namespaceId: number): Promise<Offset> {
  const [row] = await session.query<{ sequence: number }>({
    name: "commits_latest",
    text: "select sequence from commits where namespace_id = $1 order by sequence desc limit 1",
    values: [namespaceId],
  });
  return { position: row?.sequence ?? 0, within: 0 };
}

/** Whether a consumer has not yet processed all commits of documents up to a sequence. */
export async function isBehind(session: Session, namespaceId: number, reader: string, sequence: number): Promise<boolean> {
  const [row] = await session.query<{ behind: boolean }>({
    name: "commits_is_behind",
    text: `
      select exists (
        select 1 from commits
        where namespace_id = $1 and kind = 'documents' and sequence <= $3
          and sequence > coalesce((select position from positions where namespace_id = $1 and reader = $2), 0)
      ) as behind`,
    values: [namespaceId, reader, sequence],
  });
  return row!.behind;
}
