/** Statements on attribute values: the source documents, and the rows that look-ups use. */
import { textArray } from "#src/foundation/db/array-literals.ts";
import type { Session, Transaction } from "#src/foundation/db/database.ts";
import type { ValueKey } from "#src/records/values/attribute-values.ts";
import type { Indexable } from "#src/records/values/indexed-times.ts";

export interface AttributesRow extends Indexable {
  document_id: string;
}

/** Reads the sequence, and some attributes of the documents after an id. One statement reads both, so they are consistent. */
export async function readPage(
  session: Session,
  namespaceId: number,
  attributes: readonly string[],
  page: { after: string; limit: number },
): Promise<{ sequence: number; documents: AttributesRow[] }> {
  const rows = await session.query<{ sequence: number } & Partial<AttributesRow>>({
    name: "attributes_read_page",
    text: `
      select n.sequence, d.document_id, d.attributes, d."createdAt", d."updatedAt"
      from namespaces n left join lateral (
        select document_id, ${PICKED} from documents
        where namespace_id = $1 and document_id > $2 order by document_id limit $4
      ) d on true
      where n.namespace_id = $1 order by d.document_id`,
    values: [namespaceId, page.after, textArray(attributes), page.limit],
  });
  const documents = rows.flatMap(({ document_id, attributes, createdAt, updatedAt }) =>
    document_id == null ? [] : [{ document_id, attributes: attributes!, createdAt: createdAt!, updatedAt: updatedAt! }],
  );
  return { sequence: rows[0]?.sequence ?? 0, documents };
}

const PICKED = `
  (select coalesce(jsonb_object_agg(name, attributes -> name), '{}') from unnest($3::text[]) as wanted(name) where attributes ? name)
    as attributes, created_at as "createdAt", updated_at as "updatedAt"`;

/** The documents between two ids (the first excluded) that commits after a sequence have changed. */
export async function readChangedBetween(
  session: Session,
  namespaceId: number,
  sequence: number,
  between: { after: string; upTo: string | null },
): Promise<string[]> {
  const rows = await session.query<{ id: string }>({
    name: "attributes_read_changed",
    text: `
      select distinct id from (
        select unnest(document_ids) collate "C" as id from commits
        where namespace_id = $1 and sequence > $2 and kind = 'documents'
      ) changed
      where id > $3 and ($4::text is null or id <= $4)`,
    values: [namespaceId, sequence, between.after, between.upTo],
  });
  return rows.map(({ id }) => id);
}

export async function readAttributes(
  session: Session,
  namespaceId: number,
  ids: readonly string[],
  attributes: readonly string[],
): Promise<AttributesRow[]> {
  return session.query<AttributesRow>({
    name: "attributes_read_attributes",
    text: `
      select document_id, ${PICKED} from documents
      where namespace_id = $1 and document_id = any($2::text[])`,
    values: [namespaceId, textArray(ids), textArray(attributes)],
  });
}

/** Inserts value rows, sorted by key. Rows that a commit has inserted already stay. */
export async function insertValues(
  tx: Transaction,
  namespaceId: number,
  rows: readonly { attribute: string; value: string; documentId: string }[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx.query({
    name: "attributes_insert_values",
    text: `
      insert into attribute_values (namespace_id, attribute, value, document_id)
      select $1, a, v::bytea, d from unnest($2::text[], $3::text[], $4::text[]) as r(a, v, d)
      on conflict (namespace_id, attribute, value, document_id) do nothing`,
    values: [
      namespaceId,
      textArray(rows.map(({ attribute }) => attribute)),
      textArray(rows.map(({ value }) => value)),
      textArray(rows.map(({ documentId }) => documentId)),
    ],
  });
}

/**
 * Deletes up to `limit` values of an attribute, the lowest first. Returns whether there are more. It deletes by a range of keys.
 * With a list of rows, PostgreSQL would join them back, and without statistics it would read all rows for each.
 */
export async function deleteValues(session: Session, namespaceId: number, attribute: string, limit: number): Promise<boolean> {
  const [last] = await session.query<{ value: string; document_id: string }>({
    name: "attributes_last_deleted",
    text: `
      select value::text, document_id from attribute_values
      where namespace_id = $1 and attribute = $2 order by value, document_id offset $3 limit 1`,
    values: [namespaceId, attribute, limit - 1],
  });
  const mine = "delete from attribute_values where namespace_id = $1 and attribute = $2";
  if (last === undefined) {
    await session.query({ name: "attributes_delete_values", text: mine, values: [namespaceId, attribute] });
    return false;
  }
  await session.query({
    name: "attributes_delete_values_up_to",
    text: `${mine} and (value, document_id) <= ($3::bytea, $4::text)`,
    values: [namespaceId, attribute, last.value, last.document_id],
  });
  return true;
}

/** One value of one attribute, as its rows store it. */
export interface IndexEntry {
  attribute: string;
  key: ValueKey;
}

/** The number of rows per entry, up to a limit. */
export async function countValues(
  session: Session,
  namespaceId: number,
  entries: readonly IndexEntry[],
  most: number,
): Promise<number[]> {
  const rows = await session.query<{ count: number }>({
    name: "attributes_count_values",
    text: `
      select (select count(*) from (
          select 1 from attribute_values where namespace_id = $1 and attribute = e.attribute and value = e.key::bytea limit $4
        ) counted) as count
      from unnest($2::text[], $3::text[]) with ordinality as e(attribute, key, at) order by e.at`,
    values: [namespaceId, entries.map(({ attribute }) => attribute), entries.map(({ key }) => key), most],
  });
  return rows.map(({ count }) => count);
}

/** The ids under any of these entries, each once, in order, after a given id. Reading up to `limit` rows per entry is enough. */
export async function readIdsUnder(
  session: Session,
  namespaceId: number,
  entries: readonly IndexEntry[],
  after: string,
  limit: number,
): Promise<string[]> {
  const rows = await session.query<{ id: string }>({
    name: "attributes_read_ids_under",
    text: `
      select distinct found.id from unnest($2::text[], $3::text[]) as e(attribute, key)
      cross join lateral (
        select document_id as id from attribute_values
        where namespace_id = $1 and attribute = e.attribute and value = e.key::bytea and document_id > $4
        order by document_id limit $5
      ) found
      order by found.id limit $5`,
    values: [namespaceId, entries.map(({ attribute }) => attribute), entries.map(({ key }) => key), after, limit],
  });
  return rows.map(({ id }) => id);
}
