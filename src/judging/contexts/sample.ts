/** Samples a namespace's documents: those that changed last, and the first by id. Their number and bytes are limited. */
import type { Session } from "#src/foundation/db/database.ts";
import type { JsonObject } from "#src/foundation/json/json.ts";
import { beginningOf } from "#src/foundation/json/json-members.ts";
import { State, withState } from "#src/records/documents/documents.ts";

export interface SampledDocument {
  attributes: JsonObject;
  state: State | JsonObject;
  /** The size of the whole document, if it is known: the bytes of the JSON texts of attributes and state. */
  bytes?: number | undefined;
}

/** How much of each state to read: nothing (an empty state), its beginning, or all of it. */
export type StateRead = "nothing" | "beginning" | "whole";

/** How many characters of a state count as its beginning. */
export const BEGINNING = 1024 * 1024;
/** One more than the beginning shows that there is more. */
const MOST_CHARACTERS: Record<StateRead, number> = { nothing: 0, beginning: BEGINNING + 1, whole: 2 ** 31 - 1 };

const CHANGED_LAST = 150;
const FIRST_BY_ID = 50;
const MOST_BYTES = 4 * 1024 * 1024;

/**
 * May exceed the byte limit by one document, and returns at least one, however large. The cost does not grow with the namespace.
 */
export async function sampleDocuments(
  session: Session,
  namespaceId: number,
  read: StateRead,
): Promise<(SampledDocument & { document_id: string })[]> {
  const rows = await session.query<{ document_id: string; attributes: JsonObject; bytes: number; state: string }>({
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
        select d.document_id, d.bytes, sum(d.bytes) over (order by d.document_id) - d.bytes as before
        from chosen cross join lateral (
          select document_id, bytes from documents where namespace_id = $1 and document_id = chosen.id limit 1
        ) d
      )
      select d.document_id, d.attributes, s.bytes, d.state from sized s cross join lateral (
        select document_id, attributes, case when $5::integer = 0 then '{}' else left(state::text, $5) end as state
        from documents where namespace_id = $1 and document_id = s.document_id limit 1
      ) d
      where s.before < $4 order by d.document_id`,
    values: [namespaceId, CHANGED_LAST, FIRST_BY_ID, MOST_BYTES, MOST_CHARACTERS[read]],
  });
  const documents = withState(rows);
  return read === "beginning" ? documents.map(begunDocument) : documents;
}

/** The document with only the beginning of its state, if the state is a longer text. */
export function begunDocument<Document extends SampledDocument>(document: Document): Document {
  const { state } = document;
  if (!(state instanceof State) || state.length <= BEGINNING) return document;
  return { ...document, state: State.stored(beginningOf(state.text, BEGINNING)) };
}
