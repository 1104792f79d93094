/** Judging that waits for quiet: after a document's own changes, and after changes elsewhere that its context shows. */
import type { Transaction } from "#src/db/database.ts";
import { wake } from "#src/work/wakeups.ts";

/** One document to be judged when it has been quiet for a while. */
export interface Deferral {
  documentId: string;
  judgmentId: string;
  reason: "debounce" | "fanout";
  /** Of the document that waits (`debounce`); 0 for a change elsewhere. */
  revision: number;
  /** When what is to be judged changed last. */
  changedAt: Date;
  /** Since when there is something to judge; `changedAt` where absent. A wait that has begun earlier keeps its beginning. */
  firstAt?: Date;
  debounceMs: number;
  maxWaitMs: number;
  /** Tells this change from others (`fanout`): a random number. What was judged before it settles nothing of it. */
  mark?: number;
}

/**
 * Has documents judged once nothing more has changed for `debounceMs`, and `maxWaitMs` after the first change at the latest; each pair of
 * document and judgment once. Whoever calls it sees to it that the namespace is looked at by then: see `deferAndWake`.
 * @returns when the first of them is due; null for none
 */
export async function defer(tx: Transaction, namespaceId: number, deferrals: readonly Deferral[]): Promise<Date | null> {
  if (deferrals.length === 0) return null;
  const rows = await tx.query<{ due_at: Date }>({
    name: "deferred_defer",
    text: `
      with asked as (
        select * from jsonb_to_recordset($2::jsonb)
          as r(d text, j text, reason text, r bigint, q timestamptz, f timestamptz, w integer, m bigint)
      ), put as (
        insert into deferred as held (namespace_id, document_id, judgment_id, reason, revision, first_at, due_at, mark)
        select $1, d, j, reason, r, f, least(q, f + w * interval '1 ms'), m from asked order by d, j
        on conflict (namespace_id, document_id, judgment_id, reason) do update
        set revision = greatest(held.revision, excluded.revision), mark = excluded.mark,
            first_at = least(held.first_at, excluded.first_at),
            due_at = (
              select least(a.q, least(held.first_at, excluded.first_at) + a.w * interval '1 ms') from asked a
              where a.d = excluded.document_id and a.j = excluded.judgment_id and a.reason = excluded.reason limit 1)
        returning due_at
      )
      select min(due_at) as due_at from put`,
    values: [namespaceId, JSON.stringify(deferrals.map(record))],
  });
  return rows[0]!.due_at;
}

function record({ documentId, judgmentId, reason, revision, changedAt, firstAt, debounceMs, maxWaitMs, mark }: Deferral) {
  return {
    d: documentId,
    j: judgmentId,
    reason,
    r: revision,
    q: new Date(changedAt.getTime() + debounceMs),
    f: firstAt ?? changedAt,
    w: maxWaitMs,
    m: mark ?? null,
  };
}

/** The same, with the namespace woken for it. */
export async function deferAndWake(tx: Transaction, namespaceId: number, deferrals: readonly Deferral[]): Promise<void> {
  const due = await defer(tx, namespaceId, deferrals);
  if (due !== null) await wake(tx, "judging", namespaceId, due);
}
