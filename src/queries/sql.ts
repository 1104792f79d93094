/** The statements of queries. What they select depends on the request, so none is prepared under a name. */
import type { Session } from "#src/db/database.ts";
import type { JsonObject } from "#src/json.ts";
import { conditionSql } from "./compile.ts";
import type { Scalar } from "./condition.ts";
import type { Plan } from "./plan.ts";
import { rankSql } from "./rank-sql.ts";
import type { Source } from "./source.ts";

export interface FoundRow {
  document_id: string;
  revision: number;
  incarnation: number;
  created_at: Date;
  updated_at: Date;
  attributes: JsonObject | null;
  state: JsonObject | null;
  /** What it is ranked by. */
  value: Scalar;
  /** Documents that were found, those left out for the size of the page included. */
  found: number;
}

export interface Page {
  /** The last row of the page before. */
  after: { id: string; value: Scalar } | null;
  limit: number;
  /** Rows are added while those before them have no more bytes than this. */
  bytes: number;
  attributes: boolean;
  state: boolean;
}

/**
 * A page of the documents that match. Rows are found and ordered without their content, which is then read for those of the page
 * alone, up to a size.
 */
export async function findPage(session: Session, source: Source, plan: Plan, page: Page): Promise<FoundRow[]> {
  const { bindings } = source;
  const rank = rankSql(plan.rank, source);
  const conditions = [
    ...(plan.condition ? [conditionSql(plan.condition, source)] : []),
    ...(plan.fresh.length > 0 ? [source.allFresh(plan.fresh)] : []),
    ...(page.after ? [rank.after(page.after.value, page.after.id)] : []),
  ];
  const text = `
    with matching as materialized (
      select d.namespace_id, d.document_id, d.bytes, ${rank.value} as value
      from ${source.from()}
      where ${[source.belongs(), ...conditions].join(" and ")}
      order by ${rank.order}
      limit ${bindings.bind(page.limit)}::integer
    ), numbered as (
      select m.*, row_number() over rows_before as place, sum(m.bytes) over rows_before - m.bytes as before, count(*) over () as found
      from matching m window rows_before as (rows unbounded preceding)
    )
    select n.document_id, n.value, n.found, d.revision, d.incarnation, d.created_at, d.updated_at,
           ${page.attributes ? "d.attributes" : "null as attributes"}, ${page.state ? "d.state" : "null as state"}
    from numbered n join documents d on d.namespace_id = n.namespace_id and d.document_id = n.document_id
    where n.before <= ${bindings.bind(page.bytes)}::bigint
    order by n.place`;
  return session.query<FoundRow>({ text, values: bindings.values });
}

/** What a document is ranked by; undefined where it is gone or has changed since. */
export async function findRankedValue(session: Session, source: Source, plan: Plan, id: string): Promise<Scalar | undefined> {
  const { bindings } = source;
  const rank = rankSql(plan.rank, source);
  const text = `
    select ${rank.value} as value from ${source.from()}
    where ${source.belongs()} and d.document_id = ${bindings.bind(id)}::text`;
  const [row] = await session.query<{ value: Scalar }>({ text, values: bindings.values });
  return row?.value;
}

/** The size of these documents. */
export async function bytesOfDocuments(session: Session, namespaceId: number, ids: readonly string[]): Promise<number> {
  return bytes(session, {
    name: "queries_bytes_of_documents",
    text: `
      select coalesce(sum(bytes), 0)::bigint as bytes
      from documents where namespace_id = $1 and document_id = any($2)`,
    values: [namespaceId, ids],
  });
}

/** The size of the documents after one id and up to another, that one included; null for an open end. */
export async function bytesBetween(
  session: Session,
  namespaceId: number,
  after: string | null,
  upTo: string | null,
): Promise<number> {
  return bytes(session, {
    name: "queries_bytes_between",
    text: `
      select coalesce(sum(bytes), 0)::bigint as bytes
      from documents where namespace_id = $1 and document_id > coalesce($2, '') and ($3::text is null or document_id <= $3)`,
    values: [namespaceId, after, upTo],
  });
}

/** The same the other way: before one id and down to another. */
export async function bytesBetweenDown(
  session: Session,
  namespaceId: number,
  before: string | null,
  downTo: string | null,
): Promise<number> {
  return bytes(session, {
    name: "queries_bytes_between_down",
    text: `
      select coalesce(sum(bytes), 0)::bigint as bytes
      from documents where namespace_id = $1 and ($2::text is null or document_id < $2) and document_id >= coalesce($3, '')`,
    values: [namespaceId, before, downTo],
  });
}

async function bytes(session: Session, statement: { name: string; text: string; values: unknown[] }): Promise<number> {
  const [row] = await session.query<{ bytes: number }>(statement);
  return row!.bytes;
}
