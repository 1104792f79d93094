/** What contexts may show and no commit of documents names; noted in the transaction that changes it, and taken off by `pass.ts`. */
import { textArray } from "#src/db/array-literals.ts";
import type { Session, Transaction } from "#src/db/database.ts";

/**
 * - `left`: a document had `value` (a key of `src/documents/attribute-values.ts`) in the attribute `subject`, and has it no longer
 * - `answer`: what is shown of a document's answer to the judgment `subject` has changed
 */
export interface ChangedSource {
  sequence: number;
  kind: "left" | "answer";
  subject: string;
  value: string;
  document_id: string;
}

/** Values that documents have left. `keys` and `ids` are array texts of the same length. */
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

/** The value of a changed answer whose own document's contexts show it already. */
export const SEEN_BY_ITSELF = "\\x01";

/** Answers that are shown otherwise than before. `seen`: the document's own answers that show it were given with it, and know. */
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

/** Takes off what has been read. */
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
