/** Debounced judging. A judgment waits until its document, or what its context shows of others, has stopped changing. */

import type { Transaction } from "#src/foundation/db/database.ts";
import { wake } from "#src/foundation/queue/wakeups.ts";
import { JUDGING } from "#src/records/answers/wakeups.ts";

/** One pair of document and judgment that waits until nothing has changed for a while. */
export interface Deferral {
  documentId: string;
  judgmentId: string;
  reason: "debounce" | "fanout";
  /** For `debounce`: the revision of the document that waits. For a change elsewhere: 0. */
  revision: number;
  /** When the data to be judged last changed. */
  changedAt: Date;
  /** When the wait began; `changedAt` if absent. If a row already waits since an earlier time, that time stays. */
  firstAt?: Date;
  debounceMs: number;
  maxWaitMs: number;
  /** For `fanout`: a random number that identifies this change. An answer computed before the change cannot settle it. */
  mark?: number;
}

/**
 * Schedules documents for judging. A pair of document and judgment becomes due when nothing has changed for `debounceMs`, but no later than
 * `maxWaitMs` after the first change. Each pair has one row. If a pair already waits, its new time is computed from the two rows alone, in
 * UTC. On a conflict, a cluster accepts no other expressions. The caller must make sure that a worker visits the namespace by then: see
 * `deferAndWake`.
 *
 * @returns when the first of these rows is due; null if there are none
 */
export async function defer(tx: Transaction, namespaceId: number, deferrals: readonly Deferral[]): Promise<Date | null> {
  if (deferrals.length === 0) return null;
  const rows = await tx.query<{ due_at: Date }>({
    name: "deferred_defer",
    text: `
      with put as (
        insert into deferred as held (namespace_id, document_id, judgment_id, reason, revision, first_at, due_at, mark, max_wait_ms)
        select $1, d, j, reason, r, f, least(q, f + w * interval '1 ms'), m, w
        from jsonb_to_recordset($2::jsonb) as r(d text, j text, reason text, r bigint, q timestamptz, f timestamptz, w integer, m bigint)
        order by d, j
        on conflict (namespace_id, document_id, judgment_id, reason) do update
        set revision = greatest(held.revision, excluded.revision), mark = excluded.mark, max_wait_ms = excluded.max_wait_ms,
            first_at = least(held.first_at, excluded.first_at),
            due_at = least(excluded.due_at, (
              least(held.first_at, excluded.first_at) at time zone 'UTC' + excluded.max_wait_ms * interval '1 ms'
            ) at time zone 'UTC')
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

/** Like `defer`, and also puts the namespace on the work queue for that time. */
export async function deferAndWake(tx: Transaction, namespaceId: number, deferrals: readonly Deferral[]): Promise<void> {
  const due = await defer(tx, namespaceId, deferrals);
  if (due !== null) await wake(tx, JUDGING, namespaceId, due);
}
