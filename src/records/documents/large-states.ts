/**
 * Reads the state of a very large document as several rows. The driver decodes a value in one turn of the event loop, and text that is not
 * ASCII takes 1.4 ms a megabyte. Rows arrive one after the other, so each is decoded in a turn of its own.
 */
import type { Session } from "#src/foundation/db/database.ts";
import { State } from "./state.ts";

/** States of larger documents are read in pieces. Statements that read many documents return null for them. In bytes. */
export const LARGE_BYTES = 8 * 1024 * 1024;

const PIECE_BYTES = 1024 * 1024;

/** The beginning of the last character before a byte, or that byte if a character begins there. */
const characterAt = (byte: string) => `(${byte} - case
            when ${byte} >= length(s.bytes) or get_byte(s.bytes, ${byte}) & 192 <> 128 then 0
            when get_byte(s.bytes, ${byte} - 1) & 192 <> 128 then 1
            when get_byte(s.bytes, ${byte} - 2) & 192 <> 128 then 2
            else 3 end)`;

interface Version {
  namespaceId: number;
  documentId: string;
  revision: number;
}

/** @returns null if the document is not at this revision any more */
export function readLargeState(session: Session, version: Version): Promise<State | null> {
  return readFrom(session, "documents", version);
}

/** The same of a revision that a later one may have replaced since. @returns null if it is not retained */
export async function readLargeStateOnce(session: Session, version: Version): Promise<State | null> {
  return (await readLargeState(session, version)) ?? readFrom(session, "document_history", version);
}

async function readFrom(
  session: Session,
  table: "documents" | "document_history",
  { namespaceId, documentId, revision }: Version,
): Promise<State | null> {
  const rows = await session.query<{ piece: string }>({
    name: `${table}_read_large_state`,
    text: `
      with s as materialized (
        select convert_to(state::text, 'UTF8') as bytes from ${table} where namespace_id = $1 and document_id = $2 and revision = $3
      )
      select convert_from(substr(s.bytes, cut.begins + 1, cut.ends - cut.begins), 'UTF8') as piece
      from s, generate_series(0, (length(s.bytes) - 1) / $4::integer) as at,
        lateral (select ${characterAt("(at * $4::integer)")} as begins, ${characterAt("least((at + 1) * $4::integer, length(s.bytes))")} as ends) cut
      order by at`,
    values: [namespaceId, documentId, revision, PIECE_BYTES],
  });
  return rows.length === 0 ? null : State.inParts(rows.map(({ piece }) => piece));
}
