/**
 * One statement for a walk of keys through a lookup, if every document that meets both is known to match. PostgreSQL takes an entry of the
 * ranking only when it needs one and stops when the page is full. So nothing is materialized but the page.
 */
import type { Source } from "./source.ts";
import { type EntryPosition, type KeysStream, type StretchSql, stretchesSql } from "./stream.ts";
import { keyText, passesSql, ROW, type Through } from "./walk-sql.ts";

export interface Streamed {
  readonly stream: KeysStream;
  readonly through: Through;
  readonly after: EntryPosition | null;
  /** The most entries to read. */
  readonly limit: number;
  /** The condition that a document must meet. Null if every document matches. */
  readonly holds: string | null;
  /** The rows wanted. */
  readonly want: number;
}

/**
 * The first rows that match, in order. Fewer than wanted means that all entries up to the limit were read. Then the rows are complete only if
 * the stream has no more entries.
 */
export function streamedSql(source: Source, streamed: Streamed): string {
  const { stream, after, limit, want } = streamed;
  const { next, rest, ofKey, keyType } = stretchesSql(stream, after, limit, source, source.carried);
  const wanted = `${source.bindings.bind(want)}::integer`;
  const shown = `${keyText(keyType, "found.key")} as key, ${ROW.replaceAll("d.", "found.")}`;
  const matching = (stretch: StretchSql, most: string) => matchingSql(source, streamed, stretch, most);
  if (stream.direction === "asc")
    return `select ${shown} from (${matching(next, wanted)}) found order by found.key, found.document_id`;
  const left = rest ? `(${wanted} - (select count(*) from rest))` : wanted;
  const edge: StretchSql = { select: ofKey("(select key from edge)"), order: "document_id" };
  // The ids of a key descend in `top`. Its last key may lack smaller ids, which come first. So that key is read again, with ids ascending.
  return `
    with ${rest ? `rest as materialized (${matching(rest, wanted)}),` : ""}
    top as materialized (${matching(next, left)}),
    edge as materialized (select key from top order by key limit 1),
    above as materialized (select top.* from top, edge where top.key > edge.key),
    last as materialized (${matching(edge, `(${left} - (select count(*) from above))`)})
    select ${shown}
    from (${rest ? "select * from rest union all " : ""}select * from above union all select * from last) found
    order by found.key desc, found.document_id`;
}

function matchingSql(source: Source, { through, holds }: Streamed, { select, order }: StretchSql, most: string): string {
  return `
    select entry.key, ${ROW}
    from (${select}) entry
    join documents d on d.namespace_id = ${source.namespace} and d.document_id = entry.document_id
    ${source.joins()}
    where ${passesSql(source, through, "entry.document_id")}${holds === null ? "" : ` and ${holds}`}
    order by ${order.replaceAll(/\b(key|document_id)\b/g, "entry.$1")} limit ${most}`;
}

/** Whether a stream of keys has more entries than a number. */
export function goesOnSql(source: Source, { stream, after, limit }: Pick<Streamed, "stream" | "after" | "limit">): string {
  const { next, rest } = stretchesSql(stream, after, limit + 1, source, []);
  const entries = rest
    ? `(select key from (${rest.select}) rest union all select key from (${next.select}) next)`
    : `(${next.select})`;
  return `select count(*) > ${source.bindings.bind(limit)}::integer as more from ${entries} entries`;
}
