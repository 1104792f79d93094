/** The next page of changed documents after a place in the sequence. */
import type { Session } from "#src/db/database.ts";
import type { Place } from "#src/db/positions.ts";
import type { Bulk } from "#src/standing/bulk.ts";

/** What a commit changed. */
export type CommitKind = "documents" | "answers";

/** Documents of a page (architecture's figure, and that of every job). */
export const PAGE_DOCUMENTS = 256;

export interface Page {
  /** In the order of their first commits. */
  documentIds: string[];
  /** The commits that changed each of them, oldest first. */
  changes: ReadonlyMap<string, readonly Change[]>;
  /** Changes in bulk that have ended by it. */
  ended: Bulk[];
  to: Place;
}

export interface Change {
  sequence: number;
  kind: CommitKind;
  at: Date;
  /** The change in bulk that it is part of. */
  bulk: Bulk | null;
  /** Whether the document's life ended in it; null where that was not noted. Known of pages of all commits. */
  ended: boolean | null;
  /** The place of a reader that has seen the commits before it, and of this one everything up to the document. */
  seen: Place;
}

/**
 * Up to a page of documents in the order of their commits, each once; null where nothing has changed.
 * @param of the commits that are looked at: those of documents, or of their answers too
 */
export async function nextPage(
  session: Session,
  namespaceId: number,
  from: Place,
  of: "documents" | "all" = "documents",
): Promise<Page | null> {
  const commits = await session.query<CommitRow>({
    name: of === "all" ? "commits_next_of_all" : "commits_next",
    // Of each commit no more than a page can take, and few commits where they are large: one may name thousands of documents, and its
    // list is stored out of line and packed; what it takes there is known without unpacking it.
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
    values: [namespaceId, from.position, from.within, PAGE_DOCUMENTS],
  });
  if (commits.length === 0) return null;
  const changes = new Map<string, Change[]>();
  let { position, within } = from;
  const ended: Bulk[] = [];
  for (const { sequence, kind, at, bulk, ended: ends, count, document_ids } of commits) {
    const gone = ends && new Set(ends);
    for (const id of document_ids) {
      if (changes.size === PAGE_DOCUMENTS) break;
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

/** What a reader of all commits has yet to see: the commits after one, and the documents of that one which it has not come to. */
export async function commitsAhead(
  session: Session,
  namespaceId: number,
  { position, within }: Place,
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

/** When the first commit after a sequence was made; null where there is none. */
export async function nextCommitAt(session: Session, namespaceId: number, after: number): Promise<Date | null> {
  const [row] = await session.query<{ at: Date }>({
    name: "commits_next_at",
    text: "select at from commits where namespace_id = $1 and sequence > $2 order by sequence limit 1",
    values: [namespaceId, after],
  });
  return row?.at ?? null;
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

/** The place after everything that has been committed. */
export async function latestPlace(session: Session, namespaceId: number): Promise<Place> {
  const [row] = await session.query<{ sequence: number }>({
    name: "commits_latest",
    text: "select sequence from commits where namespace_id = $1 order by sequence desc limit 1",
    values: [namespaceId],
  });
  return { position: row?.sequence ?? 0, within: 0 };
}

/** Whether a reader has yet to see a commit of documents up to a sequence. */
export async function isBehind(session: Session, namespaceId: number, reader: string, sequence: number): Promise<boolean> {
  const [row] = await session.query<{ behind: boolean }>({
    name: "commits_is_behind",
    text: `
      select exists (
        select from commits
        where namespace_id = $1 and kind = 'documents' and sequence <= $3
          and sequence > coalesce((select position from positions where namespace_id = $1 and reader = $2), 0)
      ) as behind`,
    values: [namespaceId, reader, sequence],
  });
  return row!.behind;
}
