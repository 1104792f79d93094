/** Statements on the commits of the last days. */
import { built, knex } from "#src/foundation/db/built.ts";
import type { Session } from "#src/foundation/db/database.ts";
import type { Selection } from "#src/queries/selection.ts";

/**
 * The first commit of a namespace at or after a moment. Commits have no index by time, but their times rise with their sequence.
 * So a binary search finds it.
 */
export async function firstCommitSince(
  session: Session,
  namespaceId: number,
  since: Date,
): Promise<{ sequence: number; at: Date } | undefined> {
  let found: { sequence: number; at: Date } | undefined;
  let [from, to] = [1, Number.MAX_SAFE_INTEGER];
  const commits = () => knex("commits").where({ namespace_id: namespaceId }).limit(1);
  const [last] = await built<{ sequence: number }>(session, commits().select("sequence").orderBy("sequence", "desc"));
  to = (last?.sequence ?? 0) + 1;
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    const [commit] = await built<{ sequence: number; at: Date }>(
      session,
      commits().select("sequence", "at").where("sequence", ">=", middle).orderBy("sequence"),
    );
    if (commit === undefined || commit.at >= since) {
      if (commit) found = commit;
      to = middle;
    } else from = commit.sequence + 1;
  }
  return found;
}

/** Commits from a sequence to another one, both included. */
export interface CommitRange {
  from: number;
  to: number;
}

/**
 * The last of the next commits that changed about this many documents together: at least one commit. Undefined if there is none.
 */
export async function lastOfPage(session: Session, namespaceId: number, from: number, most: number): Promise<number | undefined> {
  const [last] = await session.query<{ sequence: number }>({
    name: "replay_last_of_page",
    text: `
      select sequence from (
        select sequence, sum(cardinality(document_ids)) over (order by sequence) - cardinality(document_ids) as before
        from (
          select sequence, document_ids from commits
          where namespace_id = $1 and sequence >= $2 and kind = 'documents'
          order by sequence limit $3::integer
        ) next
      ) page
      where before < $3::integer
      order by sequence desc limit 1`,
    values: [namespaceId, from, most],
  });
  return last?.sequence;
}

/** Commits since a sequence that changed selected documents in their present generation, as `c`. */
function changes(selection: Selection, since: number, upTo?: number) {
  const { source, from } = selection.compiled();
  const { bindings, namespace } = source;
  const changed = `(
    select sequence, at, unnest(document_ids) as id from commits
    where namespace_id = ${namespace} and sequence >= ${bindings.bind(since)}::bigint and kind = 'documents'
      ${upTo === undefined ? "" : `and sequence <= ${bindings.bind(upTo)}::bigint`}
  ) c`;
  const condition = `${from} and d.document_id = c.id and d.incarnation <= c.sequence`;
  return { bindings, from: `from ${changed} cross join ${condition.slice("from ".length)}` };
}

/** The number of changes and of changed documents. */
export async function countChanges(
  session: Session,
  selection: Selection,
  since: number,
): Promise<{ changes: number; documents: number }> {
  const { bindings, from } = changes(selection, since);
  const [row] = await session.query<{ changes: number; documents: number }>({
    text: `select count(*) as changes, count(distinct c.id) as documents ${from}`,
    values: bindings.values,
  });
  return row!;
}

/** Counts the changed documents in each time span of a given length, summed over the spans. */
export async function countChangedBySpan(session: Session, selection: Selection, since: number, spanMs: number): Promise<number> {
  const { bindings, from } = changes(selection, since);
  const span = `floor(extract(epoch from c.at) * 1000 / ${bindings.bind(spanMs)}::double precision)`;
  const [row] = await session.query<{ count: number }>({
    text: `select count(*) as count from (select distinct c.id, ${span} ${from}) spans`,
    values: bindings.values,
  });
  return row!.count;
}

/** The times of a document's changes, in milliseconds since 1970, ascending. */
export interface ChangeTimes {
  id: string;
  times: number[];
}

/** The changes in some commits, of the documents in one of `parts` partitions. */
export async function readChangeTimes(
  session: Session,
  selection: Selection,
  { from: since, to }: CommitRange,
  { part, parts }: { part: number; parts: number },
): Promise<ChangeTimes[]> {
  const { bindings, from } = changes(selection, since, to);
  const rows = await session.query<{ id: string; times: string[] }>({
    text: `
      select c.id, array_agg((extract(epoch from c.at) * 1000)::bigint::text order by c.sequence) as times ${from}
        and abs(hashtext(c.id)::bigint) % ${bindings.bind(parts)}::bigint = ${bindings.bind(part)}::bigint
      group by c.id`,
    values: bindings.values,
  });
  return rows.map(({ id, times }) => ({ id, times: times.map(Number) }));
}
