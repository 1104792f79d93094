/**
 * Changes that contexts may show but no commit of documents names. They are recorded in the transaction of the change, and
 * removed by `pass.ts`.
 */
import { textArray } from "#src/foundation/db/array-literals.ts";
import type { Session, Transaction } from "#src/foundation/db/database.ts";

/**
 * - `left`: a document no longer has `value` (a key of `src/records/values/attribute-values.ts`) in the attribute `subject`
 * - `answer`: the shown part of a document's answer to the judgment `subject` has changed
 */
export interface ChangedSource {
  sequence: number;
  kind: "left" | "answer";
  subject: string;
  value: string;
  document_id: string;
}

/** Records values that documents no longer have. `keys` and `ids` are array literals of the same length. */
export async function noteLeft(
  tx: Transaction,
  { namespaceId, sequence }: { namespaceId: number; sequence: number },
  attribute: string,
  left: { keys: string; ids: string },
): Promise<void> {
  await tx.query({
    name: "fanout_note_left",
    text: `
      insert into changed_sources (namespace_id, sequence, kind, subject, value, document_id)
      select $1, $2, 'left', $3, r.v, r.d from unnest($4::bytea[], $5::text[]) as r(v, d) on conflict do nothing`,
    values: [namespaceId, sequence, attribute, left.keys, left.ids],
  });
}

/** The value for a changed answer that the document's own contexts already include. */
export const SEEN_BY_ITSELF = "\\x01";

/**
 * Records answers that are shown differently than before. `seen`: the document's own dependent answers were evaluated with the
 * new value.
 */
export async function noteFlips(
  tx: Transaction,
  { namespaceId, sequence }: { namespaceId: number; sequence: number },
  flips: readonly { documentId: string; judgmentId: string; seen: boolean }[],
): Promise<void> {
  if (flips.length === 0) return;
  await tx.query({
    name: "fanout_note_flips",
    text: `
      insert into changed_sources (namespace_id, sequence, kind, subject, value, document_id)
      select $1, $2, 'answer', r.j, r.v::bytea, r.d from unnest($3::text[], $4::text[], $5::text[]) as r(j, d, v)
      on conflict do nothing`,
    values: [
      namespaceId,
      sequence,
      textArray(flips.map(({ judgmentId }) => judgmentId)),
      textArray(flips.map(({ documentId }) => documentId)),
      textArray(flips.map(({ seen }) => (seen ? SEEN_BY_ITSELF : ""))),
    ],
  });
}

export async function readChanged(session: Session, namespaceId: number, limit: number): Promise<ChangedSource[]> {
  return session.query<ChangedSource>({
    name: "fanout_read_changed",
    text: `
      select sequence, kind, subject, value::text as value, document_id from changed_sources
      where namespace_id = $1 order by sequence, kind, subject, value, document_id limit $2`,
    values: [namespaceId, limit],
  });
}

/** Removes records that have been processed. */
export async function dropChanged(tx: Transaction, namespaceId: number, rows: readonly ChangedSource[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.query({
    name: "fanout_drop_changed",
    text: `
      delete from changed_sources c
      using jsonb_to_recordset($2::jsonb) as r(sequence bigint, kind text, subject text, value text, document_id text)
      where c.namespace_id = $1 and c.sequence = r.sequence and c.kind = r.kind and c.subject = r.subject
        and c.value = r.value::bytea and c.document_id = r.document_id`,
    values: [namespaceId, JSON.stringify(rows)],
  });
}
