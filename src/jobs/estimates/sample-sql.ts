/** Sampled documents and their answers, from any namespaces. */
import { numberArray } from "#src/foundation/db/array-literals.ts";
import type { Session } from "#src/foundation/db/database.ts";
import { STORED, type StoredAnswer } from "#src/records/answers/answers.ts";
import { LARGE_BYTES, type StoredText } from "#src/records/documents/documents.ts";

export interface Sampled {
  namespaceId: number;
  id: string;
}

/** The bytes of those of them that exist. */
export async function readSampledSizes(
  session: Session,
  sampled: readonly Sampled[],
): Promise<{ namespace_id: number; document_id: string; bytes: number }[]> {
  return session.query({
    name: "estimates_read_sizes",
    text: `
      select d.namespace_id, d.document_id, d.bytes
      from unnest($2::bigint[], $3::text[]) as s(namespace_id, id)
        join documents d on d.namespace_id = s.namespace_id and d.document_id = s.id
      where d.namespace_id = any($1::bigint[])`,
    values: bound(sampled),
  });
}

/** Without very large states: see `withStates`. */
export async function readSampledDocuments(
  session: Session,
  sampled: readonly Sampled[],
): Promise<(StoredText & { namespace_id: number })[]> {
  return session.query({
    name: "estimates_read_documents",
    text: `
      select d.namespace_id, d.document_id, d.revision, d.incarnation, d.created_at, d.updated_at, d.attributes,
             case when d.bytes <= ${LARGE_BYTES} then d.state::text end as state, d.bytes
      from unnest($2::bigint[], $3::text[]) as s(namespace_id, id)
        join documents d on d.namespace_id = s.namespace_id and d.document_id = s.id
      where d.namespace_id = any($1::bigint[])`,
    values: bound(sampled),
  });
}

export async function readSampledAnswers(
  session: Session,
  sampled: readonly Sampled[],
  judgmentId: string,
): Promise<(StoredAnswer & { namespace_id: number })[]> {
  return session.query({
    name: "estimates_read_answers",
    text: `
      select namespace_id, ${STORED}
      from unnest($2::bigint[], $3::text[]) as s(sampled_in, sampled_id)
        join answers on namespace_id = sampled_in and document_id = sampled_id
      where namespace_id = any($1::bigint[]) and judgment_id = $4`,
    values: [...bound(sampled), judgmentId],
  });
}

function bound(sampled: readonly Sampled[]): unknown[] {
  const ids = sampled.map(({ namespaceId }) => namespaceId);
  return [numberArray([...new Set(ids)]), numberArray(ids), sampled.map(({ id }) => id)];
}
