/** Random queries as requests, and their results. */
import type { QueryOptions } from "#generated/types.ts";
import type { Queries } from "#src/queries/query.ts";
import type { NamespaceRef } from "#src/records/namespace-ref.ts";
import type { DrawnQuery } from "./arbitrary-query.ts";

/** The request for a random query. */
export function optionsOf({ rank_by, top_k, fresh }: DrawnQuery): QueryOptions {
  return {
    top_k,
    ...(rank_by ? { rank_by } : {}),
    ...(fresh.length > 0 ? { answers: "fresh_only", include: { answers: fresh } } : {}),
  };
}

/** The rows of each page of a query, with work between the pages. */
export async function* pagesOf(
  queries: Queries,
  namespace: NamespaceRef,
  drawn: DrawnQuery,
  include: QueryOptions["include"] = undefined,
) {
  const options = { ...optionsOf(drawn), ...(include ? { include } : {}) };
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const given = cursor === undefined ? options : { ...options, cursor };
    const page = await queries.run({ ...namespace, scope: null }, drawn.filters, given);
    if (page.more !== (page.next_cursor !== null)) throw new Error("A page has a cursor exactly where there are more.");
    if (page.more && page.rows.length !== drawn.top_k) throw new Error("A page before the last is full.");
    yield page.rows;
    cursor = page.next_cursor;
  }
}

export async function allIds(queries: Queries, namespace: NamespaceRef, drawn: DrawnQuery): Promise<string[]> {
  const ids: string[] = [];
  for await (const rows of pagesOf(queries, namespace, drawn)) ids.push(...rows.map(({ id }) => id));
  return ids;
}
