import { numberArray, textArray } from "#src/foundation/db/array-literals.ts";
import type { Session, Transaction } from "#src/foundation/db/database.ts";
import type { JsonObject } from "#src/foundation/json/json.ts";
import { type AnswerJson, answersJson } from "#src/records/answers/answers.ts";
import { findNamespaceId } from "#src/records/namespaces/sql.ts";
import type { State } from "./state.ts";

export interface DocumentRow {
  document_id: string;
  revision: number;
  incarnation: number;
  created_at: Date;
  updated_at: Date;
  attributes: JsonObject;
  state: State;
  /** The bytes of both as stored; undefined if not requested. */
  bytes?: number;
}

export interface StoredRow {
  namespaceId: number;
  id: string;
  revision: number;
  incarnation: number;
  createdAt: Date;
  updatedAt: Date;
  bytes: number;
  attributes: JsonObject | null;
  state: string | null;
}

/** The stored data needed for documents that will change. All members are lists of the same length. */
export interface StoredQuestion {
  namespaceIds: number[];
  ids: string[];
  /** Whether the content is needed too. */
  composed: boolean[];
  /** The size of the largest document whose state is read, in bytes. */
  most: number;
}

/**
 * Reads documents that will change. It also reads attributes for a maintained index, because old values must be removed from it.
 * The list of maintained attributes is read here, under the namespace's lock, so it is that of this commit.
 */
export function readStored(tx: Transaction, question: StoredQuestion): Promise<StoredRow[]> {
  const namespaceIds = [...new Set(question.namespaceIds)];
  if (namespaceIds.length === 0) return Promise.resolve([]);
  return namespaceIds.length === 1
    ? readStoredOfOne(tx, namespaceIds[0]!, question)
    : readStoredOfMany(tx, namespaceIds, question);
}

/** One walk along the index. For a thousand ids of which none exists it takes 1.3 ms; other statements take 5 to 15 ms. */
async function readStoredOfOne(
  tx: Transaction,
  namespaceId: number,
  { ids, composed, most }: StoredQuestion,
): Promise<StoredRow[]> {
  const content = composed.includes(true);
  return tx.query<StoredRow>({
    name: content ? "documents_read_stored_content" : "documents_read_stored",
    text: `
      select namespace_id as "namespaceId", document_id as id, revision, incarnation, created_at as "createdAt", updated_at as "updatedAt", bytes,
             case when ${content ? "document_id = any($3::text[]) or " : ""}
               (select maintained_attributes || combined_attributes <> '{}' from namespaces where namespace_id = $1) then attributes end as attributes,
             ${content ? "case when document_id = any($3::text[]) and bytes <= $4::bigint then state::text end" : "null"} as state
      from documents where namespace_id = $1 and document_id = any($2::text[])`,
    values: [namespaceId, textArray(ids), ...(content ? [textArray(ids.filter((_, at) => composed[at])), most] : [])],
  });
}

/**
 * `lateral` with `limit` looks up each document by its key, whatever the plan. A join that was planned while the table was small
 * later read the whole table for every commit. With 64 writers, a thousand documents then took 2 s instead of 0.06 s.
 */
async function readStoredOfMany(
  tx: Transaction,
  each: readonly number[],
  { namespaceIds, ids, composed, most }: StoredQuestion,
): Promise<StoredRow[]> {
  const content = composed.includes(true);
  return tx.query<StoredRow>({
    name: content ? "documents_read_stored_content_of_many" : "documents_read_stored_of_many",
    text: `
      select q.n as "namespaceId", q.id, d.revision, d.incarnation, d.created_at as "createdAt", d.updated_at as "updatedAt", d.bytes,
             case when ${content ? "q.c or " : ""}s.maintained then d.attributes end as attributes,
             ${content ? "case when q.c and d.bytes <= $5::bigint then d.state::text end" : "null"} as state
      from unnest($1::bigint[], $2::text[]${content ? ", $4::boolean[]" : ""}) as q(n, id${content ? ", c" : ""})
        cross join lateral (
          select * from documents where namespace_id = any($3::bigint[]) and namespace_id = q.n and document_id = q.id limit 1
        ) d
        cross join lateral (
          select maintained_attributes || combined_attributes <> '{}' as maintained
          from namespaces where namespace_id = any($3::bigint[]) and namespace_id = q.n limit 1
        ) s`,
    values: [
      numberArray(namespaceIds),
      textArray(ids),
      // Repeats each namespace once. It tells a cluster where to look.
      numberArray(each),
      ...(content ? [`{${composed.join(",")}}`, most] : []),
    ],
  });
}

/** Documents to write. Each member is a PostgreSQL array or JSON array, all of the same length. */
export interface DocumentLists {
  /** Arrays. Incarnation and creation time are null if a generation begins. */
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
 * Contents are sent as two JSON arrays, everything else as arrays. The alternatives cost more server time. JSON records and
 * `copy` each cost a quarter more. An array of jsonb values, with each text quoted, costs half as much again.
 */
const inserting = (namespaceId: string, also: string) => `
      insert into documents (namespace_id, document_id, revision, incarnation, created_at, updated_at, attributes, state, bytes)
      select ${namespaceId}, d.id, d.r, coalesce(d.i, d.r), coalesce(d.c, $1), $1, d.a, d.s, d.b
      from rows from (
        unnest($2::bigint[], $3::bigint[], $4::text[], $5::bigint[], $6::timestamptz[], $7::integer[]),
        jsonb_array_elements($8::jsonb), jsonb_array_elements($9::jsonb)
      ) as d(n, r, id, i, c, b, a, s)${also}`;

const updating = (insert: string) => `
      ${insert} on conflict (namespace_id, document_id) do update
      set revision = excluded.revision, incarnation = excluded.incarnation, created_at = excluded.created_at,
          updated_at = excluded.updated_at, attributes = excluded.attributes, state = excluded.state, bytes = excluded.bytes`;

const INSERT = inserting("d.n", "");
const INSERT_APART = inserting("namespace_id", " join namespaces on namespace_id = d.n where namespace_id = any($2::bigint[])");
const UPDATE = updating(INSERT);
const UPDATE_APART = updating(INSERT_APART);

const named = (name: string, { apart }: Transaction) => (apart ? `${name}_apart` : name);

function values(at: Date, lists: DocumentLists): unknown[] {
  const { namespaceIds, sequences, ids, incarnations, created, bytes, attributes, states } = lists;
  return [at, namespaceIds, sequences, ids, incarnations, created, bytes, attributes, states];
}

/** Inserts documents that do not exist. The namespaces are locked, so no other transaction can have inserted them. */
export async function insertDocuments(tx: Transaction, at: Date, lists: DocumentLists): Promise<void> {
  await tx.query({ name: named("documents_insert", tx), text: tx.apart ? INSERT_APART : INSERT, values: values(at, lists) });
}

/** Updates existing documents. It finds them by the conflict with their key and not by a join; see `readStored`. */
export async function updateDocuments(tx: Transaction, at: Date, lists: DocumentLists): Promise<void> {
  await tx.query({
    name: named("documents_update", tx),
    text: tx.apart ? UPDATE_APART : UPDATE,
    values: values(at, lists),
  });
}

/**
 * Copies documents to the history for readers of snapshots up to `highestPin`, before the commit at `sequence` replaces or
 * deletes them.
 */
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

/** Removes values of one attribute; `lateral` as in `readStored`. */
export async function removeAttributeValues(
  tx: Transaction,
  { namespaceId, attribute }: { namespaceId: number; attribute: string },
  values: { keys: string; ids: string },
): Promise<void> {
  await tx.query({
    name: "attribute_values_remove",
    text: `
      delete from attribute_values where namespace_id = $1 and ctid = any(array(
        select a.place from unnest($3::bytea[], $4::text[]) as r(v, d)
          cross join lateral (
            select ctid as place from attribute_values
            where namespace_id = $1 and attribute = $2 and value = r.v and document_id = r.d limit 1
          ) a
      ))`,
    values: [namespaceId, attribute, values.keys, values.ids],
  });
}

/** A row whose state is the stored text. */
type Stored<Row> = Omit<Row, "state"> & { state: string };

export type DocumentFields = Omit<DocumentRow, "state" | "bytes">;

const fields = "document_id, revision, incarnation, created_at, updated_at, attributes";

/** Reads documents without the fields that only contexts and consumers use. */
export async function readFields(session: Session, namespaceId: number, ids: readonly string[]): Promise<DocumentFields[]> {
  return session.query<DocumentFields>({
    name: "documents_read_fields",
    text: `select ${fields} from documents where namespace_id = $1 and document_id = any($2)`,
    values: [namespaceId, ids],
  });
}

/** The bytes of those of the documents that exist. */
export async function readSizes(
  session: Session,
  namespaceId: number,
  ids: readonly string[],
): Promise<{ document_id: string; bytes: number }[]> {
  return session.query({
    name: "documents_read_sizes",
    text: "select document_id, bytes from documents where namespace_id = $1 and document_id = any($2)",
    values: [namespaceId, ids],
  });
}

/** Reads such fields of the next documents after an id. */
export async function readFieldsAfter(
  session: Session,
  namespaceId: number,
  after: string,
  limit: number,
): Promise<DocumentFields[]> {
  return session.query<DocumentFields>({
    name: "documents_read_fields_after",
    text: `select ${fields} from documents where namespace_id = $1 and document_id > $2 order by document_id limit $3`,
    values: [namespaceId, after, limit],
  });
}

/** The next documents of a namespace in the order of their ids. */
export async function documentIdsAfter(session: Session, namespaceId: number, after: string, limit: number): Promise<string[]> {
  const rows = await session.query<{ document_id: string }>({
    name: "documents_ids_after",
    text: "select document_id from documents where namespace_id = $1 and document_id > $2 order by document_id limit $3",
    values: [namespaceId, after, limit],
  });
  return rows.map(({ document_id }) => document_id);
}

/** One read of several documents. All members are lists of the same length. */
export interface FindQuestion {
  organizationIds: string[];
  names: string[];
  /** The ids that the names are expected to have. */
  namespaceIds: number[];
  documentIds: string[];
  /** The state of a larger document is null. At most `LARGE_BYTES` (`large-states.ts`). */
  mostBytes: number;
}

/**
 * The current namespace (null if the name has none), the organization's definitions, and the document if it exists. The state is null
 * if the document is larger than was asked for.
 */
export interface FoundRow extends Nullable<Stored<DocumentRow>> {
  /** The index in the question, from 1. */
  at: number;
  namespaceId: number | null;
  epoch: number | null;
  answers: AnswerJson[] | null;
}

type Nullable<T> = { [member in keyof T]: T[member] | null };

/** In one statement. */
export async function findDocuments(session: Session, question: FindQuestion): Promise<FoundRow[]> {
  return session.query<FoundRow>({
    name: "documents_find",
    text: finding({
      namespaceId: "n.namespace_id",
      names:
        "left join lateral (select namespace_id from namespace_names where organization_id = q.o and name = q.name limit 1) n on true",
    }),
    values: valuesOf(question),
  });
}

/**
 * The same of one namespace, where its rows are on another machine than the names. The name is looked up after the documents were read. Ids do not
 * repeat, so a name that has the id then had it before.
 */
export async function findDocumentsApart(session: Session, question: FindQuestion): Promise<FoundRow[]> {
  const rows = await session.query<FoundRow>({
    name: "documents_find_apart",
    text: finding({ namespaceId: "q.n", names: "" }),
    values: valuesOf(question),
  });
  const namespaceId = await findNamespaceId(session, question.organizationIds[0]!, question.names[0]!);
  return rows.map((row) => ({ ...row, namespaceId: namespaceId ?? null }));
}

const finding = ({ namespaceId, names }: { namespaceId: string; names: string }) => `
      select q.at::integer as at, ${namespaceId} as "namespaceId", e.epoch,
             d.document_id, d.revision, d.incarnation, d.created_at, d.updated_at, d.attributes,
             case when d.bytes <= $6::bigint then d.state::text end as state,
             ${answersJson("namespace_id = any($5::bigint[]) and namespace_id = q.n and document_id = q.id")} as answers
      from unnest($1::text[], $2::text[], $3::bigint[], $4::text[]) with ordinality as q(o, name, n, id, at)
        ${names}
        left join lateral (select epoch from definition_epochs where organization_id = q.o limit 1) e on true
        left join lateral (
          select * from documents where namespace_id = any($5::bigint[]) and namespace_id = q.n and document_id = q.id limit 1
        ) d on true`;

function valuesOf({ organizationIds, names, namespaceIds, documentIds, mostBytes }: FindQuestion): unknown[] {
  return [
    textArray(organizationIds),
    textArray(names),
    numberArray(namespaceIds),
    textArray(documentIds),
    numberArray([...new Set(namespaceIds)]),
    mostBytes,
  ];
}

/**
 * Fails the transaction if one of the documents is not at the given revision any more. The transaction has locked the namespace.
 */
export async function failUnlessAtRevision(
  tx: Transaction,
  namespaceId: number,
  ids: readonly string[],
  revision: number,
): Promise<void> {
  await tx.query({
    name: "documents_fail_unless_at_revision",
    text: `
      select 1 / (count(*) = cardinality($2::text[]))::integer from documents
      where namespace_id = $1 and document_id = any($2::text[]) and revision = $3`,
    values: [namespaceId, textArray(ids), revision],
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
    values: [namespaceId, textArray(ids)],
  });
}
