/** Statements that check each document of a set and sort those that match. */
import { type Asked, holdsSql } from "./asked.ts";
import type { After } from "./found.ts";
import type { Lookup } from "./lookup.ts";
import { candidatesSql } from "./lookup-sql.ts";
import { orderSql, type RankSql, rankSql } from "./rank-sql.ts";
import type { Source } from "./source.ts";

export interface Page {
  readonly after: After | null;
  readonly limit: number;
}

const ROW = ["document_id", "revision", "incarnation", "bytes"] as const;
const ROW_SQL = ROW.map((column) => `d.${column}`).join(", ");

/** Scans all documents of the view. */
export function scanSql(source: Source, asked: Asked, page: Page): string {
  const rank = rankSql(asked.rank, source);
  const conditions = matching(source, asked, rank, page.after);
  const limit = source.bindings.bind(page.limit);
  return `
    select ${ROW_SQL}, ${rank.value} as value
    from ${source.documents()} ${source.joins()}
    where ${[source.belongs(), ...conditions].join(" and ")}
    order by ${orderSql(rank)} limit ${limit}::integer`;
}

/**
 * Reads the documents that a lookup proposes, or without a lookup those that the view lists. They are materialized, because both their size
 * and their order are needed. Every row has the size in `scanned`. If nothing matches, there is one row with only that.
 */
export function gatherSql(source: Source, asked: Asked, lookup: Lookup | null, page: Page): string {
  const rank = rankSql(asked.rank, source);
  const conditions = matching(source, asked, rank, page.after);
  const limit = source.bindings.bind(page.limit);
  const order = rank.order.map(({ direction }, at) => `o${at} ${direction}`).join(", ");
  return `
    with gathered as materialized (
      select ${ROW_SQL}, ${rank.value} as value, ${rank.order.map(({ by }, at) => `${by} as o${at}`).join(", ")},
             (${conditions.join(" and ") || "true"}) as holds
      from ${proposed(source, lookup)} ${source.joins()}
      where ${source.belongs()}
    )
    select scanned.bytes as scanned, found.*
    from (select coalesce(sum(bytes), 0)::bigint as bytes from gathered) scanned
    left join (select * from gathered where holds order by ${order} limit ${limit}::integer) found on true
    order by ${order}`;
}

function matching(source: Source, asked: Asked, rank: RankSql, after: After | null): string[] {
  return [holdsSql(asked, source) ?? "true", ...(after ? [rank.after(after.value, after.id)] : [])];
}

function proposed(source: Source, lookup: Lookup | null): string {
  if (lookup === null) return source.documents();
  const { namespace, bindings } = source;
  if (lookup.is === "points" && lookup.index.is === "id")
    return `(select * from documents where namespace_id = ${namespace} and document_id = any(${bindings.bind(lookup.keys)}::text[])) d`;
  return `(${candidatesSql(lookup, namespace, bindings)}) candidates
    join documents d on d.namespace_id = ${namespace} and d.document_id = candidates.document_id`;
}
