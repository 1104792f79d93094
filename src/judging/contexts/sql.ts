import type { Session } from "#src/foundation/db/database.ts";
import type { Json } from "#src/foundation/json/json.ts";

/** A value that documents may share in an attribute. */
export interface SharedKey {
  /** Its keys in the index: as a value, and as an element of an array (`src/records/values/attribute-values.ts`). */
  scalar: string;
  element: string;
  /** Whether other values have the same key, so that the documents themselves must be compared. */
  cut: boolean;
  value: Json;
}

export interface SharingRow {
  /** The index of the key in the argument. */
  key: number;
  document_id: string;
  created_at: Date;
}

/** For each value the newest documents that have it in an attribute, in order of creation and then id. */
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
