/** The statements of queries whose text does not depend on what was asked. */
import type { Session } from "#src/db/database.ts";
import type { JsonObject } from "#src/json.ts";
import type { StoredAnswer } from "#src/judging/answers.ts";

export interface ContentRow {
  document_id: string;
  attributes: JsonObject | null;
  /** The text that the store gives. */
  state: string | null;
}

const picked = `document_id, case when $3 then attributes end as attributes, case when $4 then state::text end as state`;

/** The content of documents, or the part of it that is asked for. */
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

/** The documents with a commit after a sequence, of theirs or of their answers. */
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
  /** Of the organization's definitions. */
  epoch: number;
  /** Those whose indexes are whole. */
  attributes: string[];
}

/** What a query goes by, of a namespace that is there. */
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
             array(select attribute from indexed_attributes where namespace_id = $1 and state = 'ready') as attributes
      from namespaces s where s.namespace_id = $1 and s.deleted_at is null`,
    values: [namespaceId, organizationId],
  });
  return row;
}
