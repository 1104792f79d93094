import { numberArray, textArray } from "#src/db/array-literals.ts";
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
  namespaceId: number;
  id: string;
  incarnation: number;
  createdAt: Date;
  bytes: number;
  attributes: JsonObject | null;
  state: JsonObject | null;
}

/** What is asked of the store about documents that are to change, each member a list of the same length. */
export interface StoredQuestion {
  namespaceIds: number[];
  ids: string[];
  /** Whether the content is needed too. */
  composed: boolean[];
}

/** What is stored of documents about to change; attributes also where an index is kept up, since what they were leaves it. */
export async function readStored(tx: Transaction, { namespaceIds, ids, composed }: StoredQuestion): Promise<StoredRow[]> {
  const composedOn = composed.includes(true);
  return tx.query<StoredRow>({
    name: composedOn ? "documents_read_stored_content" : "documents_read_stored",
    // A namespace's list is looked at by the statement: it must be the list of the commit, which holds the namespace by now.
    text: `
      select d.namespace_id as "namespaceId", d.document_id as id, d.incarnation, d.created_at as "createdAt", d.bytes,
             case when ${composedOn ? "q.c or " : ""}s.maintained_attributes <> '{}' then d.attributes end as attributes,
             ${composedOn ? "case when q.c then d.state end" : "null"} as state
      from unnest($1::bigint[], $2::text[]${composedOn ? ", $3::boolean[]" : ""}) as q(n, id${composedOn ? ", c" : ""})
        join documents d on d.namespace_id = q.n and d.document_id = q.id
        join namespaces s on s.namespace_id = q.n`,
    values: [numberArray(namespaceIds), textArray(ids), ...(composedOn ? [`{${composed.join(",")}}`] : [])],
  });
}

/** Documents to write: of each member a list as PostgreSQL reads it, all of the same length. */
export interface DocumentLists {
  /** Arrays. Incarnation and creation are null where a life begins. */
  namespaceIds: string;
  sequences: string;
  ids: string;
  incarnations: string;
  created: string;
  bytes: string;
  /** JSON arrays. */
  attributes: string;
  states: string;
}

/**
 * Contents come as two JSON arrays, everything else as arrays. As the members of JSON records all of it took a fourth more of the
 * server's time, `copy` as much as that, and an array of jsonb values, each text quoted, half as much again.
 */
const listed = `rows from (
        unnest($2::bigint[], $3::bigint[], $4::text[], $5::bigint[], $6::timestamptz[], $7::integer[]),
        jsonb_array_elements($8::jsonb), jsonb_array_elements($9::jsonb)
      ) as d(n, r, id, i, c, b, a, s)`;

function values(at: Date, lists: DocumentLists): unknown[] {
  const { namespaceIds, sequences, ids, incarnations, created, bytes, attributes, states } = lists;
  return [at, namespaceIds, sequences, ids, incarnations, created, bytes, attributes, states];
}

/** Inserts documents that are not there: the namespaces are held, so nobody else can have made one meanwhile. */
export async function insertDocuments(tx: Transaction, at: Date, lists: DocumentLists): Promise<void> {
  await tx.query({
    name: "documents_insert",
    text: `
      insert into documents (namespace_id, document_id, revision, incarnation, created_at, updated_at, attributes, state, bytes)
      select d.n, d.id, d.r, coalesce(d.i, d.r), coalesce(d.c, $1), $1, d.a, d.s, d.b from ${listed}`,
    values: values(at, lists),
  });
}

/** Updates documents that are there. */
export async function updateDocuments(tx: Transaction, at: Date, lists: DocumentLists): Promise<void> {
  await tx.query({
    name: "documents_update",
    text: `
      update documents t
      set revision = d.r, incarnation = coalesce(d.i, d.r), created_at = coalesce(d.c, $1), updated_at = $1,
          attributes = d.a, state = d.s, bytes = d.b
      from ${listed}
      where t.namespace_id = d.n and t.document_id = d.id`,
    values: values(at, lists),
  });
}

/** Keeps documents as they are, for those who read up to `highestPin`, before the commit at `sequence` replaces or deletes them. */
export async function keepDocuments(
  tx: Transaction,
  { namespaceId, sequence, highestPin }: { namespaceId: number; sequence: number; highestPin: number },
  ids: readonly string[],
): Promise<void> {
  await tx.query({
    name: "documents_keep",
    text: `
      insert into document_history (namespace_id, document_id, revision, superseded, incarnation, created_at, updated_at,
                                    attributes, state, bytes)
      select namespace_id, document_id, revision, $2, incarnation, created_at, updated_at, attributes, state, bytes
      from documents where namespace_id = $1 and document_id = any($4::text[]) and revision <= $3`,
    values: [namespaceId, sequence, highestPin, textArray(ids)],
  });
}

export async function deleteDocuments(tx: Transaction, namespaceId: number, ids: readonly string[]): Promise<void> {
  await tx.query({
    name: "documents_delete",
    text: "delete from documents where namespace_id = $1 and document_id = any($2::text[])",
    values: [namespaceId, textArray(ids)],
  });
}

/** Adds values of one attribute, in the order of the key. */
export async function addAttributeValues(
  tx: Transaction,
  { namespaceId, attribute }: { namespaceId: number; attribute: string },
  values: { keys: string; ids: string },
): Promise<void> {
  await tx.query({
    name: "attribute_values_add",
    text: `
      insert into attribute_values (namespace_id, attribute, value, document_id)
      select $1, $2, v, d from unnest($3::bytea[], $4::text[]) as a(v, d)`,
    values: [namespaceId, attribute, values.keys, values.ids],
  });
}

export async function removeAttributeValues(
  tx: Transaction,
  { namespaceId, attribute }: { namespaceId: number; attribute: string },
  values: { keys: string; ids: string },
): Promise<void> {
  await tx.query({
    name: "attribute_values_remove",
    text: `
      delete from attribute_values a using unnest($3::bytea[], $4::text[]) as r(v, d)
      where a.namespace_id = $1 and a.attribute = $2 and a.value = r.v and a.document_id = r.d`,
    values: [namespaceId, attribute, values.keys, values.ids],
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
