/**
 * Documents and answers as of a sequence. A current row counts if it existed by then. Otherwise history has the row of that time.
 */

const DOCUMENT = "namespace_id, document_id, revision, incarnation, created_at, updated_at, attributes, state, bytes";

/**
 * The listed documents that existed at a sequence, as `d`.
 *
 * @param namespace a parameter, like the others; the ids are a text[]
 */
export function documentsAsOf(namespace: string, ids: string, sequence: string): string {
  return `unnest(${ids}::text[]) as listed(id) cross join lateral (
    select ${DOCUMENT} from documents
    where namespace_id = ${namespace} and document_id = listed.id and revision <= ${sequence}::bigint
    union all
    select ${DOCUMENT} from document_history
    where namespace_id = ${namespace} and document_id = listed.id and revision <= ${sequence}::bigint and superseded > ${sequence}::bigint
  ) d`;
}

const ANSWER = `incarnation, attempted_revision, revision, version, engine, engine_version, evaluated_at, number, label, escape_p, dist, outdated, error, attempted_version`;

/** The answer to `d` that was stored at a sequence. */
export function answerAsOf(namespace: string, judgmentId: string, sequence: string): string {
  const mine = `namespace_id = ${namespace} and document_id = d.document_id and judgment_id = ${judgmentId}::text`;
  return `(
    select ${ANSWER} from answers where ${mine} and sequence <= ${sequence}::bigint
    union all
    select ${ANSWER} from answer_history where ${mine} and sequence <= ${sequence}::bigint and superseded > ${sequence}::bigint
  )`;
}
