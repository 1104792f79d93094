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

/** Commits since a sequence that changed selected documents in their present generation, as `c`. */
function changes(selection: Selection, since: number) {
  const { source, from } = selection.compiled();
  const { bindings, namespace } = source;
  const changed = `(
    select sequence, at, unnest(document_ids) as id from commits
    where namespace_id = ${namespace} and sequence >= ${bindings.bind(since)}::bigint and kind = 'documents'
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

/**
 * The times of each document's changes, in milliseconds since 1970, ascending, for the documents in one of `parts` partitions.
 */
export async function readChangeTimes(
  session: Session,
  selection: Selection,
  since: number,
  { part, parts }: { part: number; parts: number },
): Promise<number[][]> {
  const { bindings, from } = changes(selection, since);
  const rows = await session.query<{ times: string[] }>({
    text: `
      select array_agg((extract(epoch from c.at) * 1000)::bigint::text order by c.sequence) as times ${from}
        and abs(hashtext(c.id)::bigint) % ${bindings.bind(parts)}::bigint = ${bindings.bind(part)}::bigint
      group by c.id`,
    values: bindings.values,
  });
  return rows.map(({ times }) => times.map(Number));
}
