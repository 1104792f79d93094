import type { Session, Transaction } from "#src/db/database.ts";
import type { JsonObject } from "#src/json.ts";

export interface DocumentRow {
  document_id: string;
  revision: number;
  incarnation: number;
  created_at: Date;
  updated_at: Date;
  attributes: JsonObject;
  state: JsonObject;
}

export interface StoredRow {
  document_id: string;
  incarnation: number;
  created_at: Date;
  bytes: number;
  attributes: JsonObject | null;
  state: JsonObject | null;
}

/** What is stored of the documents about to change; content only of those that are composed on. */
export async function readStored(tx: Transaction, namespaceId: number, ids: string[], composed: string[]): Promise<StoredRow[]> {
  return tx.query<StoredRow>({
    name: "documents_read_stored",
    text: `
      select document_id, incarnation, created_at, bytes,
             case when document_id = any($3) then attributes end as attributes,
             case when document_id = any($3) then state end as state
      from documents
      where namespace_id = $1 and document_id = any($2)`,
    values: [namespaceId, ids, composed],
  });
}

/** Documents to write, as the text of a JSON array of {id, i, c, a, s, b}. */
const records = "jsonb_to_recordset($4::jsonb) as d(id text, i bigint, c timestamptz, a jsonb, s jsonb, b integer)";

/** Inserts documents that are not there: the namespace's lock is held, so nobody else can have made one meanwhile. */
export async function insertDocuments(
  tx: Transaction,
  namespaceId: number,
  sequence: number,
  at: Date,
  text: string,
): Promise<void> {
  await tx.query({
    name: "documents_insert",
    text: `
      insert into documents (namespace_id, document_id, revision, incarnation, created_at, updated_at, attributes, state, bytes)
      select $1, d.id, $2, coalesce(d.i, $2), coalesce(d.c, $3), $3, d.a, d.s, d.b from ${records}`,
    values: [namespaceId, sequence, at, text],
  });
}

/** Updates documents that are there. */
export async function updateDocuments(
  tx: Transaction,
  namespaceId: number,
  sequence: number,
  at: Date,
  text: string,
): Promise<void> {
  await tx.query({
    name: "documents_update",
    text: `
      update documents t
      set revision = $2, incarnation = coalesce(d.i, $2), created_at = coalesce(d.c, $3), updated_at = $3,
          attributes = d.a, state = d.s, bytes = d.b
      from ${records}
      where t.namespace_id = $1 and t.document_id = d.id`,
    values: [namespaceId, sequence, at, text],
  });
}

export async function deleteDocuments(tx: Transaction, namespaceId: number, ids: string[]): Promise<void> {
  await tx.query({
    name: "documents_delete",
    text: "delete from documents where namespace_id = $1 and document_id = any($2)",
    values: [namespaceId, ids],
  });
}

export async function readDocuments(session: Session, namespaceId: number, ids: readonly string[]): Promise<DocumentRow[]> {
  return session.query<DocumentRow>({
    name: "documents_read",
    text: `
      select document_id, revision, incarnation, created_at, updated_at, attributes, state
      from documents where namespace_id = $1 and document_id = any($2)`,
    values: [namespaceId, ids],
  });
}

export async function readIncarnations(
  session: Session,
  namespaceId: number,
  ids: readonly string[],
): Promise<{ document_id: string; incarnation: number }[]> {
  return session.query({
    name: "documents_read_incarnations",
    text: "select document_id, incarnation from documents where namespace_id = $1 and document_id = any($2)",
    values: [namespaceId, ids],
  });
}
