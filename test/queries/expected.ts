/** What a query must find, by the matcher in memory: the oracle of these tests. */
import type { QueryOptions } from "#generated/types.ts";
import { type Issue, invalidRequest } from "#src/errors.ts";
import type { NamespaceRef } from "#src/namespaces/sequence.ts";
import { parseFilter } from "#src/queries/filter.ts";
import { findAmong } from "#src/queries/judgment-fields.ts";
import { type Matchable, matches, valueIn } from "#src/queries/match.ts";
import { compareRanked, ranked } from "#src/queries/order.ts";
import type { Queries } from "#src/queries/query.ts";
import { parseRank } from "#src/queries/rank.ts";
import { compareText } from "#src/queries/text.ts";
import type { DrawnQuery } from "./arbitrary-query.ts";

export type Judgments = Parameters<typeof findAmong>[0];

/** The ids, in order. */
export function expected(judgments: Judgments, drawn: DrawnQuery, all: readonly Matchable[]): string[] {
  const find = findAmong(judgments);
  const issues: Issue[] = [];
  const condition = drawn.filters && parseFilter(drawn.filters, find, issues);
  const rank = parseRank(drawn.rank_by, find, issues);
  if (issues.length > 0 || !rank) throw invalidRequest(issues);
  return all
    .filter((document) => !condition || matches(condition, document))
    .filter((document) => drawn.fresh.every((judgment) => document.answers[judgment]?.freshness === "fresh"))
    .map((document) => ({ id: document.id, value: ranked(valueIn(rank.field, document)) }))
    .sort((one, other) => {
      const byValue = compareRanked(one.value, other.value, rank.direction);
      const byId = compareText(one.id, other.id);
      return rank.field.is === "id" ? byValue : byValue || byId;
    })
    .map(({ id }) => id);
}

/** The request that a drawn query is. */
export function optionsOf({ rank_by, top_k, fresh }: DrawnQuery): QueryOptions {
  return {
    top_k,
    ...(rank_by ? { rank_by } : {}),
    ...(fresh.length > 0 ? { answers: "fresh_only", include: { answers: fresh } } : {}),
  };
}

/** All pages of a query, the rows of each; and what to do between them. */
export async function* pagesOf(
  queries: Queries,
  namespace: NamespaceRef,
  drawn: DrawnQuery,
  include: QueryOptions["include"] = undefined,
) {
  const options = { ...optionsOf(drawn), ...(include ? { include } : {}) };
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const given = cursor === undefined ? options : { ...options, cursor };
    const page = await queries.run(namespace, drawn.filters, given);
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
