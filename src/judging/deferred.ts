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
  /** The revision of the document that waits. */
  revision: number;
  due_at: Date;
  attempts: number;
}

/** Keeps catch-up off what a commit wrote, at the revision that the commit made of it. */
export async function holdInteractive(
  tx: Transaction,
  { namespaceId, sequence }: { namespaceId: number; sequence: number },
  interactive: Interactive,
): Promise<void> {
  await tx.query({
    name: "deferred_hold_interactive",
    text: `
      insert into deferred (namespace_id, document_id, judgment_id, reason, revision, due_at)
      select $1, d, j, 'interactive', $5, $4 from unnest($2::text[]) d, unnest($3::text[]) j
      on conflict (namespace_id, document_id, judgment_id) do update
      set reason = 'interactive', revision = excluded.revision, due_at = excluded.due_at`,
    values: [namespaceId, interactive.documentIds, interactive.judgmentIds, interactive.until, sequence],
  });
}

export async function readDeferred(session: Session, namespaceId: number, documentIds: readonly string[]): Promise<Deferred[]> {
  return session.query<Deferred>({
    name: "deferred_read",
    text: `
      select document_id, judgment_id, reason, revision, due_at, attempts
      from deferred where namespace_id = $1 and document_id = any($2)`,
    values: [namespaceId, documentIds],
  });
}

/** The documents that wait for each of some judgments. */
export async function readWaiting(
  session: Session,
  namespaceId: number,
  judgmentIds: readonly string[],
): Promise<{ judgment_id: string; document_ids: string[] }[]> {
  return session.query({
    name: "deferred_read_waiting",
    text: `
      select judgment_id, array_agg(document_id) as document_ids
      from deferred where namespace_id = $1 and judgment_id = any($2) group by judgment_id`,
    values: [namespaceId, judgmentIds],
  });
}

/** What is due, soonest first. */
export async function readDue(session: Session, namespaceId: number, now: Date, limit: number): Promise<Deferred[]> {
  return session.query<Deferred>({
    name: "deferred_read_due",
    text: `
      select document_id, judgment_id, reason, revision, due_at, attempts
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

export interface Retry extends Settled {
  dueAt: Date;
  attempts: number;
}

/** What was judged, and of which revision. */
export interface Settled {
  documentId: string;
  judgmentId: string;
  revision: number;
}

/** Puts off answers that failed for now. */
export async function deferRetries(tx: Transaction, namespaceId: number, retries: readonly Retry[]): Promise<void> {
  if (retries.length === 0) return;
  await tx.query({
    name: "deferred_retries",
    text: `
      insert into deferred (namespace_id, document_id, judgment_id, reason, revision, due_at, attempts)
      select $1, r.d, r.j, 'retry', r.r, r.t, r.n
      from jsonb_to_recordset($2::jsonb) as r(d text, j text, r bigint, t timestamptz, n integer)
      on conflict (namespace_id, document_id, judgment_id) do update
      set reason = 'retry', revision = excluded.revision, due_at = excluded.due_at, attempts = excluded.attempts
      where deferred.revision <= excluded.revision`,
    values: [
      namespaceId,
      JSON.stringify(retries.map((r) => ({ d: r.documentId, j: r.judgmentId, r: r.revision, t: r.dueAt, n: r.attempts }))),
    ],
  });
}

/** What has been answered, or needs no answer any more, waits no longer; a later revision of it goes on waiting. */
export async function settleDeferred(tx: Transaction, namespaceId: number, settled: readonly Settled[]): Promise<void> {
  if (settled.length === 0) return;
  await tx.query({
    name: "deferred_settle",
    text: `
      delete from deferred f using unnest($2::text[], $3::text[], $4::bigint[]) as s(document_id, judgment_id, revision)
      where f.namespace_id = $1 and f.document_id = s.document_id and f.judgment_id = s.judgment_id and f.revision <= s.revision`,
    values: [
      namespaceId,
      settled.map(({ documentId }) => documentId),
      settled.map(({ judgmentId }) => judgmentId),
      settled.map(({ revision }) => revision),
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
