/** The queries of `replay-sql.ts` for several namespaces with few commits each. They scan all their commits. */
import type { Session } from "#src/foundation/db/database.ts";
import type { SelectionAcross } from "#src/queries/selection-across.ts";

export async function firstCommitSince(session: Session, namespaceIds: readonly number[], since: Date): Promise<Date | null> {
  const [row] = await session.query<{ at: Date | null }>({
    name: "replay_first_of_many",
    text: "select min(at) as at from commits where namespace_id = any($1::bigint[]) and at >= $2",
    values: [namespaceIds, since],
  });
  return row!.at;
}

/** Commits since a moment that changed selected documents in their present generation, as `c`. */
function changes(selection: SelectionAcross, namespaceIds: readonly number[], since: Date) {
  const { source, from } = selection.compiled();
  const { bindings } = source;
  const changed = `(
    select namespace_id, sequence, at, unnest(document_ids) as id from commits
    where namespace_id = any(${bindings.bind(namespaceIds)}::bigint[]) and at >= ${bindings.bind(since)}::timestamptz and kind = 'documents'
  ) c`;
  const condition = `${from} and d.namespace_id = c.namespace_id and d.document_id = c.id and d.incarnation <= c.sequence`;
  return { bindings, from: `from ${changed} cross join ${condition.slice("from ".length)}` };
}

export async function countChanges(
  session: Session,
  selection: SelectionAcross,
  namespaceIds: readonly number[],
  since: Date,
): Promise<{ changes: number; documents: number }> {
  const { bindings, from } = changes(selection, namespaceIds, since);
  const [row] = await session.query<{ changes: number; documents: number }>({
    text: `/* replay_changes_of_many */
      select coalesce(sum(changes), 0)::bigint as changes, count(*) as documents
      from (select c.namespace_id, c.id, count(*) as changes ${from} group by c.namespace_id, c.id) changed`,
    values: bindings.values,
  });
  return row!;
}

export async function countChangedBySpan(
  session: Session,
  selection: SelectionAcross,
  namespaceIds: readonly number[],
  since: Date,
  spanMs: number,
): Promise<number> {
  const { bindings, from } = changes(selection, namespaceIds, since);
  const span = `floor(extract(epoch from c.at) * 1000 / ${bindings.bind(spanMs)}::double precision)`;
  const [row] = await session.query<{ count: number }>({
    text: `/* replay_spans_of_many */ select count(*) as count from (select distinct c.namespace_id, c.id, ${span} ${from}) spans`,
    values: bindings.values,
  });
  return row!.count;
}

export async function readChangeTimes(
  session: Session,
  selection: SelectionAcross,
  namespaceIds: readonly number[],
  since: Date,
): Promise<number[][]> {
  const { bindings, from } = changes(selection, namespaceIds, since);
  const rows = await session.query<{ times: string[] }>({
    text: `/* replay_times_of_many */
      select array_agg((extract(epoch from c.at) * 1000)::bigint::text order by c.sequence) as times ${from}
      group by c.namespace_id, c.id`,
    values: bindings.values,
  });
  return rows.map(({ times }) => times.map(Number));
}
