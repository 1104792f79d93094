/**
 * Postponed judging: one row per document, judgment and reason. A row means that the judgment will be evaluated for the document.
 * So the answer is `pending`, even if settings change meanwhile.
 *
 * - `interactive`: the process that received the request judges the document itself. The row is its lease (a hold) for one
 *   revision. Catch-up skips that revision until `due_at`. After that, the process is considered dead and catch-up takes over.
 * - `retry`: an attempt failed temporarily.
 * - `debounce`: the service waits until the document stops changing.
 * - `read`: a read found no fresh answer and did not wait for one.
 * - `fanout`: something from elsewhere that the context shows has changed. `mark` identifies the latest change.
 *
 * Whoever changes rows has locked their namespace (`holdNamespace`, or as a commit does). The rows of one transaction are in no order, so two that
 * change the same ones would otherwise wait for each other.
 */
import { numberArray, textArray } from "#src/foundation/db/array-literals.ts";
import type { Session, Transaction } from "#src/foundation/db/database.ts";

export type DeferralReason = "interactive" | "retry" | "debounce" | "read" | "fanout";

export interface Deferred {
  document_id: string;
  judgment_id: string;
  reason: DeferralReason;
  /** The revision to be judged; 0 if the row does not wait for a certain revision. */
  revision: number;
  due_at: Date;
  /** The start of the wait; null if the wait has no limit. */
  first_at: Date | null;
  attempts: number;
  mark: number | null;
}

const columns = "document_id, judgment_id, reason, revision, due_at, first_at, attempts, mark";

export async function readDeferred(session: Session, namespaceId: number, documentIds: readonly string[]): Promise<Deferred[]> {
  return session.query<Deferred>({
    name: "deferred_read",
    text: `select ${columns} from deferred where namespace_id = $1 and document_id = any($2)`,
    values: [namespaceId, textArray(documentIds)],
  });
}

/** For each of these judgments, the documents that wait. */
export async function readWaiting(
  session: Session,
  namespaceId: number,
  judgmentIds: readonly string[],
): Promise<{ judgment_id: string; document_ids: string[] }[]> {
  return session.query({
    name: "deferred_read_waiting",
    text: `
      select judgment_id, array_agg(distinct document_id) as document_ids
      from deferred where namespace_id = $1 and judgment_id = any($2) group by judgment_id`,
    values: [namespaceId, judgmentIds],
  });
}

/** Rows that are due, the earliest first. */
export async function readDue(session: Session, namespaceId: number, now: Date, limit: number): Promise<Deferred[]> {
  return session.query<Deferred>({
    name: "deferred_read_due",
    text: `select ${columns} from deferred where namespace_id = $1 and due_at <= $2 order by due_at limit $3`,
    values: [namespaceId, now, limit],
  });
}

export async function nextDue(session: Session, namespaceId: number): Promise<Date | null> {
  const [row] = await session.query<{ due_at: Date }>({
    name: "deferred_next_due",
    text: "select due_at from deferred where namespace_id = $1 order by due_at limit 1",
    values: [namespaceId],
  });
  return row?.due_at ?? null;
}

/** A document and a judgment at a revision, and the mark of the latest change elsewhere that was known. */
export interface Settled {
  documentId: string;
  judgmentId: string;
  revision: number;
  mark?: number | null;
}

export interface Retry extends Settled {
  dueAt: Date;
  attempts: number;
}

/** Postpones answers that failed temporarily. */
export async function deferRetries(tx: Transaction, namespaceId: number, retries: readonly Retry[]): Promise<void> {
  if (retries.length === 0) return;
  await tx.query({
    name: "deferred_retries",
    text: `
      insert into deferred (namespace_id, document_id, judgment_id, reason, revision, due_at, attempts)
      select $1, r.d, r.j, 'retry', r.r, r.t, r.n
      from jsonb_to_recordset($2::jsonb) as r(d text, j text, r bigint, t timestamptz, n integer) order by r.d, r.j
      on conflict (namespace_id, document_id, judgment_id, reason) do update
      set revision = excluded.revision, due_at = excluded.due_at, attempts = excluded.attempts
      where deferred.revision <= excluded.revision`,
    values: [
      namespaceId,
      JSON.stringify(retries.map((r) => ({ d: r.documentId, j: r.judgmentId, r: r.revision, t: r.dueAt, n: r.attempts }))),
    ],
  });
}

/** The columns that identify a row in the state in which it was read. */
export type DeferredRow = Pick<Deferred, "document_id" | "judgment_id" | "reason" | "revision" | "mark">;

/** Removes rows if they are unchanged since they were read. */
export async function dropDeferred(tx: Transaction, namespaceId: number, rows: readonly DeferredRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.query({
    name: "deferred_drop",
    text: `
      delete from deferred f using jsonb_to_recordset($2::jsonb) as p(d text, j text, reason text, r bigint, m bigint)
      where f.namespace_id = $1 and f.document_id = p.d and f.judgment_id = p.j and f.reason = p.reason
        and f.revision = p.r and f.mark is not distinct from p.m`,
    values: [
      namespaceId,
      JSON.stringify(
        rows.map(({ document_id, judgment_id, reason, revision, mark }) => ({
          d: document_id,
          j: judgment_id,
          reason,
          r: revision,
          m: mark,
        })),
      ),
    ],
  });
}

/** Postpones rows until the known leases on their documents end. */
export async function postpone(
  tx: Transaction,
  namespaceId: number,
  held: readonly { row: Deferred; until: Date }[],
): Promise<void> {
  if (held.length === 0) return;
  await tx.query({
    name: "deferred_postpone",
    text: `
      update deferred f set due_at = p.t from jsonb_to_recordset($2::jsonb) as p(d text, j text, reason text, t timestamptz)
      where f.namespace_id = $1 and f.document_id = p.d and f.judgment_id = p.j and f.reason = p.reason`,
    values: [
      namespaceId,
      JSON.stringify(held.map(({ row, until }) => ({ d: row.document_id, j: row.judgment_id, reason: row.reason, t: until }))),
    ],
  });
}

/**
 * Removes rows that have been answered or need no answer any more, for every reason. A row for a later revision stays, and so
 * does a row for a later change elsewhere. A row for a change elsewhere also stays if a later revision was tried meanwhile. The
 * result for the earlier revision is then not stored, so the later one still has to include the change.
 */
export async function settleDeferred(tx: Transaction, namespaceId: number, settled: readonly Settled[]): Promise<void> {
  if (settled.length === 0) return;
  await tx.query({
    name: "deferred_settle",
    text: `
      delete from deferred f using unnest($2::text[], $3::text[], $4::bigint[], $5::bigint[]) as s(document_id, judgment_id, revision, mark)
      where f.namespace_id = $1 and f.document_id = s.document_id and f.judgment_id = s.judgment_id and f.revision <= s.revision
        and (f.mark is null or f.mark = s.mark and not exists (
          select 1 from answers a
          where a.namespace_id = $1 and a.document_id = f.document_id and a.judgment_id = f.judgment_id
            and a.attempted_revision > s.revision))`,
    values: [
      namespaceId,
      textArray(settled.map(({ documentId }) => documentId)),
      textArray(settled.map(({ judgmentId }) => judgmentId)),
      numberArray(settled.map(({ revision }) => revision)),
      settled.map(({ mark }) => mark ?? null),
    ],
  });
}

export async function forgetDeferred(tx: Transaction, namespaceId: number, documentIds: readonly string[]): Promise<void> {
  await tx.query({
    name: "deferred_forget",
    text: "delete from deferred where namespace_id = $1 and document_id = any($2)",
    values: [namespaceId, documentIds],
  });
}
