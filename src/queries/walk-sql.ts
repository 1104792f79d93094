/** Statements that read a block of a stream: its documents in order, and which of them match. */
import type { Lookup, Points } from "./lookup.ts";
import { candidatesSql, proposesSql, rangeSql } from "./lookup-sql.ts";
import type { Source } from "./source.ts";
import { blockSql, type EntryPosition, type Stream, swatheSql } from "./stream.ts";

/**
 * Checks the entries of a block against a lookup before their documents are read: with one set of all its documents, or one by one.
 */
export type Through = { readonly by: "set"; readonly lookup: Lookup } | { readonly by: "probe"; readonly lookup: Points };

/** A block to read. */
export interface Block {
  readonly stream: Stream;
  readonly through: Through | null;
  readonly after: EntryPosition | null;
  /** The number of entries. */
  readonly limit: number;
  /** The condition that a document must meet. Null if every document matches. */
  readonly holds: string | null;
}

export const ROW = "d.document_id, d.revision, d.incarnation, d.bytes";

/** Returns a row for every entry, in order, with whether it `holds`. For blocks not much larger than a page. */
export function entriesOfBlockSql(source: Source, block: Block): string {
  const { stream, holds } = block;
  if (stream.is === "documents") return documentsSql(source, stream, block);
  const { ctes, select, keyType } = blockSql(stream, block.after, block.limit, source, source.carried);
  return `
    ${ctes.length > 0 ? `with ${ctes.join(", ")}` : ""}
    select ${keySql(keyType, "entry")}, ${ROW}, ${holds ?? "true"} as holds
    from (${select}) entry
    join documents d on d.namespace_id = ${source.namespace} and d.document_id = entry.document_id
    ${source.joins()}
    order by ${orderOf(stream, "entry.key", "entry.document_id")}`;
}

function documentsSql(source: Source, stream: DocumentStream, block: Block): string {
  return `
    select null as key, ${ROW}, ${block.holds ?? "true"} as holds
    from (${documentsOfBlock(source, stream, block)}) d ${source.joins()}
    order by d.document_id ${stream.direction}`;
}

type DocumentStream = Extract<Stream, { is: "documents" }>;

function documentsOfBlock({ bindings, namespace }: Source, stream: DocumentStream, { after, limit }: Block): string {
  const start = after && { key: after.id, closed: false };
  const ends =
    stream.direction === "asc" ? { from: start ?? stream.from, to: stream.to } : { from: stream.from, to: start ?? stream.to };
  return `
    select * from documents
    where namespace_id = ${namespace} and ${rangeSql(ends, { key: "document_id", type: "text" }, bindings)}
    order by document_id ${stream.direction} limit ${bindings.bind(limit)}::integer`;
}

/**
 * Returns only the rows that match, up to a limit. Each row also has the number of entries, the end of the block and the size of what was
 * read. If none matches, there is one row without a document.
 */
export function matchesOfBlockSql(source: Source, block: Block, most: number): string {
  const { stream } = block;
  const { ctes, entries, end, keyType } =
    stream.is === "documents" ? lookedThrough(source, stream, block) : lookedUp(source, stream, block);
  return `
    with ${ctes.join(", ")},
    totals as (
      select ${entries}::integer as entries, count(*)::integer as looked, coalesce(sum(bytes), 0)::bigint as scanned,
             ${keyText(keyType, end.key)} as end_key, ${end.id} as end_id
      from looked
    )
    select totals.*, ${keySql(keyType, "found")}, found.document_id, found.revision, found.incarnation, found.bytes
    from totals left join (
      select * from looked where holds order by ${orderOf(stream, "key", "document_id")} limit ${source.bindings.bind(most)}::integer
    ) found on true
    order by ${orderOf(stream, "found.key", "found.document_id")}`;
}

/** `looked`: the documents that were read for a block, and facts about it. */
interface LookedAt {
  ctes: readonly string[];
  /** The number of entries. */
  entries: string;
  end: { key: string; id: string };
  keyType: string | null;
}

function lookedThrough(source: Source, stream: DocumentStream, block: Block): LookedAt {
  const looked = `
    select null as key, ${ROW}, ${block.holds ?? "true"} as holds
    from (${documentsOfBlock(source, stream, block)}) d ${source.joins()}`;
  const last = `(select document_id from looked order by document_id ${stream.direction === "asc" ? "desc" : "asc"} limit 1)`;
  return { ctes: [`looked as materialized (${looked})`], entries: "count(*)", end: { key: "null", id: last }, keyType: null };
}

function lookedUp(source: Source, stream: Exclude<Stream, DocumentStream>, { after, limit, holds, through }: Block): LookedAt {
  const { ctes, whole, end, keyType } = swatheSql(stream, after, limit, source);
  const looked = `
    select ${keyType ? "entry.key" : "null as key"}, ${ROW}, ${holds ?? "true"} as holds
    from ${passed(source, through)} entry
    join documents d on d.namespace_id = ${source.namespace} and d.document_id = entry.document_id
    ${source.joins()}
    ${whole === null ? "" : `where ${whole("entry.key")}`}`;
  return {
    ctes: [...ctes, `looked as materialized (${looked})`],
    entries: "(select count(*) from swathe)",
    end,
    keyType,
  };
}

function passed(source: Source, through: Through | null): string {
  if (through === null) return "swathe";
  return `(select * from swathe where ${passesSql(source, through, "swathe.document_id")})`;
}

/** Whether a lookup proposes the document that an expression names. */
export function passesSql({ namespace, bindings }: Source, through: Through, documentId: string): string {
  // `is true` makes PostgreSQL hash the subquery once, instead of turning it into a join.
  return through.by === "set"
    ? `(${documentId} in (${candidatesSql(through.lookup, namespace, bindings)})) is true`
    : proposesSql(through.lookup, documentId, namespace, bindings);
}

function orderOf(stream: Stream, key: string, id: string): string {
  return stream.is === "keys" ? `${key} ${stream.direction}, ${id}` : `${id} ${stream.direction}`;
}

function keySql(type: string | null, of: string): string {
  return `${keyText(type, `${of}.key`)} as key`;
}

export function keyText(type: string | null, key: string): string {
  if (type === null) return "null";
  return type === "bytea" ? `${key}::text` : key;
}
