/** Statements of queries with a fixed text. */
import type { Session } from "#src/foundation/db/database.ts";
import type { JsonObject } from "#src/foundation/json/json.ts";
import type { StoredAnswer } from "#src/records/answers/answers.ts";
import { LARGE_BYTES } from "#src/records/documents/documents.ts";

export interface ContentRow {
  document_id: string;
  attributes: JsonObject | null;
  revision: number;
  /** JSON text, as stored. Null if it is not asked for, or very large. */
  state: string | null;
}

const picked = `document_id, revision, case when $3 then attributes end as attributes,
             case when $4 and bytes <= ${LARGE_BYTES} then state::text end as state`;

/** The requested content of documents. Very large states (`LARGE_BYTES`) are null. */
export async function readContent(
  session: Session,
  namespaceId: number,
  ids: readonly string[],
  content: { attributes: boolean; state: boolean },
): Promise<ContentRow[]> {
  return session.query<ContentRow>({
    name: "queries_read_content",
    text: `select ${picked} from documents where namespace_id = $1 and document_id = any($2)`,
    values: [namespaceId, ids, content.attributes, content.state],
  });
}

/** The same as of a sequence. */
export async function readContentAsOf(
  session: Session,
  namespaceId: number,
  ids: readonly string[],
  content: { attributes: boolean; state: boolean },
  sequence: number,
): Promise<ContentRow[]> {
  return session.query<ContentRow>({
    name: "queries_read_content_as_of",
    text: `
      select ${picked} from documents where namespace_id = $1 and document_id = any($2) and revision <= $5
      union all
      select ${picked} from document_history
      where namespace_id = $1 and document_id = any($2) and revision <= $5 and superseded > $5`,
    values: [namespaceId, ids, content.attributes, content.state, sequence],
  });
}

/** The documents that a commit after a sequence has changed, or whose answers it has changed. */
export async function readChanged(session: Session, namespaceId: number, sequence: number): Promise<string[]> {
  const rows = await session.query<{ id: string }>({
    name: "queries_read_changed",
    text: "select distinct unnest(document_ids) as id from commits where namespace_id = $1 and sequence > $2",
    values: [namespaceId, sequence],
  });
  return rows.map(({ id }) => id);
}

const stored = `document_id, judgment_id, incarnation, sequence, attempted_revision, revision, version, engine, engine_version,
             evaluated_at, number, label, escape_p, dist, context_hash, outdated, outdated_by, attempted_version, null::jsonb as previous, error, warnings`;

/** The answers that documents had at a sequence. */
export async function readAnswersAsOf(
  session: Session,
  namespaceId: number,
  ids: readonly string[],
  sequence: number,
): Promise<StoredAnswer[]> {
  return session.query<StoredAnswer>({
    name: "queries_read_answers_as_of",
    text: `
      select ${stored} from answers where namespace_id = $1 and document_id = any($2) and sequence <= $3
      union all
      select ${stored} from answer_history
      where namespace_id = $1 and document_id = any($2) and sequence <= $3 and superseded > $3`,
    values: [namespaceId, ids, sequence],
  });
}

export interface ManifestRow {
  namespaceId: number;
  sequence: number;
  documents: number;
  bytes: number;
  /** The epoch of the organization's definitions. */
  epoch: number;
  /** The attributes whose indexes are complete, and the combined indexes that are. */
  attributes: string[];
}

/** What a query must know about a namespace. Undefined if the namespace is deleted. */
export async function readManifest(
  session: Session,
  organizationId: string,
  namespaceId: number,
): Promise<ManifestRow | undefined> {
  const [row] = await session.query<ManifestRow>({
    name: "queries_read_manifest",
    text: `
      select s.namespace_id as "namespaceId", s.sequence, s.document_count as documents, s.bytes,
             coalesce((select epoch from definition_epochs where organization_id = $2), 0) as epoch,
             array(
               select attribute from indexed_attributes where namespace_id = $1 and state = 'ready'
               union all
               select attribute from combined_indexes
               where namespace_id = $1 and state = 'ready' and s.combined_sequence = s.sequence
             ) as attributes
      from namespaces s where s.namespace_id = $1 and s.deleted_at is null`,
    values: [namespaceId, organizationId],
  });
  return row;
}
