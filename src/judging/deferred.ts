/** What must wait: a document that the writing process judges itself, and an answer that failed for now. */
import type { Session, Transaction } from "#src/db/database.ts";

/** Documents whose judging a writing process takes on itself; catch-up leaves them alone until `until`. */
export interface Interactive {
  judgmentIds: readonly string[];
  documentIds: readonly string[];
  until: Date;
}

export interface Deferred {
  document_id: string;
  judgment_id: string;
  reason: "interactive" | "retry";
  due_at: Date;
  attempts: number;
}

export async function holdInteractive(tx: Transaction, namespaceId: number, interactive: Interactive): Promise<void> {
  await tx.query({
    name: "deferred_hold_interactive",
    text: `
      insert into deferred (namespace_id, document_id, judgment_id, reason, due_at)
      select $1, d, j, 'interactive', $4 from unnest($2::text[]) d, unnest($3::text[]) j
      on conflict (namespace_id, document_id, judgment_id) do update
      set reason = 'interactive', due_at = excluded.due_at`,
    values: [namespaceId, interactive.documentIds, interactive.judgmentIds, interactive.until],
  });
}

export async function readDeferred(session: Session, namespaceId: number, documentIds: readonly string[]): Promise<Deferred[]> {
  return session.query<Deferred>({
    name: "deferred_read",
    text: `
      select document_id, judgment_id, reason, due_at, attempts
      from deferred where namespace_id = $1 and document_id = any($2)`,
    values: [namespaceId, documentIds],
  });
}

/** What is due, soonest first. */
export async function readDue(session: Session, namespaceId: number, now: Date, limit: number): Promise<Deferred[]> {
  return session.query<Deferred>({
    name: "deferred_read_due",
    text: `
      select document_id, judgment_id, reason, due_at, attempts
      from deferred where namespace_id = $1 and due_at <= $2 order by due_at limit $3`,
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

export interface Retry {
  documentId: string;
  judgmentId: string;
  dueAt: Date;
  attempts: number;
}

/** Puts off answers that failed for now. */
export async function deferRetries(tx: Transaction, namespaceId: number, retries: readonly Retry[]): Promise<void> {
  if (retries.length === 0) return;
  await tx.query({
    name: "deferred_retries",
    text: `
      insert into deferred (namespace_id, document_id, judgment_id, reason, due_at, attempts)
      select $1, r.d, r.j, 'retry', r.t, r.n
      from jsonb_to_recordset($2::jsonb) as r(d text, j text, t timestamptz, n integer)
      on conflict (namespace_id, document_id, judgment_id) do update
      set reason = 'retry', due_at = excluded.due_at, attempts = excluded.attempts`,
    values: [namespaceId, JSON.stringify(retries.map((r) => ({ d: r.documentId, j: r.judgmentId, t: r.dueAt, n: r.attempts })))],
  });
}

/** What has been answered, or needs no answer any more, waits no longer. */
export async function settleDeferred(
  tx: Transaction,
  namespaceId: number,
  settled: readonly { documentId: string; judgmentId: string }[],
): Promise<void> {
  if (settled.length === 0) return;
  await tx.query({
    name: "deferred_settle",
    text: `
      delete from deferred f using unnest($2::text[], $3::text[]) as s(document_id, judgment_id)
      where f.namespace_id = $1 and f.document_id = s.document_id and f.judgment_id = s.judgment_id`,
    values: [namespaceId, settled.map(({ documentId }) => documentId), settled.map(({ judgmentId }) => judgmentId)],
  });
}

export async function forgetDeferred(tx: Transaction, namespaceId: number, documentIds: readonly string[]): Promise<void> {
  await tx.query({
    name: "deferred_forget",
    text: "delete from deferred where namespace_id = $1 and document_id = any($2)",
    values: [namespaceId, documentIds],
  });
}
