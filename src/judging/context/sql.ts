import type { Session } from "#src/db/database.ts";
import type { Json } from "#src/json.ts";

/** A value that documents may share in an attribute. */
export interface SharedKey {
  /** What it is found by: as the value itself, and as an element of an array (`src/documents/attribute-values.ts`). */
  scalar: string;
  element: string;
  /** Whether other values are found by the same, so that documents must be asked. */
  cut: boolean;
  value: Json;
}

export interface SharingRow {
  /** The place of the key among those asked for. */
  key: number;
  document_id: string;
  created_at: Date;
}

/** The newest documents that have each of some values in an attribute; ties by id. */
export async function newestSharing(
  session: Session,
  namespaceId: number,
  attribute: string,
  keys: readonly SharedKey[],
  limit: number,
): Promise<SharingRow[]> {
  return session.query<SharingRow>({
    name: "context_newest_sharing",
    text: `
      select q.k as key, newest.document_id, newest.created_at
      from jsonb_to_recordset($3::jsonb) as q(k integer, s text, e text, c boolean, j jsonb)
        cross join lateral (
          select d.document_id, d.created_at
          from (
            select document_id from attribute_values
            where namespace_id = $1 and attribute = $2 and value in (q.s::bytea, q.e::bytea)
          ) v
            cross join lateral (
              select document_id, created_at, attributes from documents
              where namespace_id = $1 and document_id = v.document_id limit 1
            ) d
          where not q.c or d.attributes -> $2 @> q.j
          order by d.created_at desc, d.document_id limit $4
        ) newest
      order by q.k, newest.created_at desc, newest.document_id`,
    values: [
      namespaceId,
      attribute,
      JSON.stringify(keys.map(({ scalar, element, cut, value }, k) => ({ k, s: scalar, e: element, c: cut, j: value }))),
      limit,
    ],
  });
}
