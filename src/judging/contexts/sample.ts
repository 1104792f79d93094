/** Samples a namespace's documents: those that changed last, and the first by id. Their number and bytes are limited. */
import type { Session } from "#src/foundation/db/database.ts";
import type { JsonObject } from "#src/foundation/json/json.ts";
import { type State, withState } from "#src/records/documents/documents.ts";

export interface SampledDocument {
  attributes: JsonObject;
  state: State | JsonObject;
}

const CHANGED_LAST = 150;
const FIRST_BY_ID = 50;
const MOST_BYTES = 16 * 1024 * 1024;

/**
 * May exceed the byte limit by one document, and returns at least one, however large. The cost does not grow with the namespace.
 */
export async function sampleDocuments(
  session: Session,
  namespaceId: number,
): Promise<(SampledDocument & { document_id: string })[]> {
  const rows = await session.query<{ document_id: string; attributes: JsonObject; state: string }>({
    name: "context_sample_documents",
    text: `
      with changed as (
        select distinct unnest(document_ids[1 : $2]) collate "C" as id from (
          select document_ids from commits
          where namespace_id = $1 and kind = 'documents' order by sequence desc limit $2
        ) c
      ), chosen as (
        (select id from changed limit $2)
        union
        (select document_id from documents where namespace_id = $1 order by document_id limit $3)
      ), sized as (
        select d.document_id, sum(d.bytes) over (order by d.document_id) - d.bytes as before
        from chosen cross join lateral (
          select document_id, bytes from documents where namespace_id = $1 and document_id = chosen.id limit 1
        ) d
      )
      select d.document_id, d.attributes, d.state from sized s cross join lateral (
        select document_id, attributes, state::text as state from documents where namespace_id = $1 and document_id = s.document_id limit 1
      ) d
      where s.before < $4 order by d.document_id`,
    values: [namespaceId, CHANGED_LAST, FIRST_BY_ID, MOST_BYTES],
  });
  return withState(rows);
}
