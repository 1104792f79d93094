/** A parsed query. */

import type { Condition } from "#src/queries/filters/condition.ts";
import type { Rank } from "#src/queries/filters/rank.ts";
import { conditionSql } from "./compile.ts";
import { rankSql } from "./rank-sql.ts";
import type { Source } from "./source.ts";

export interface Asked {
  readonly condition: Condition | undefined;
  readonly rank: Rank;
  /** Judgments whose answers must be fresh. */
  readonly fresh: readonly string[];
  /** Selects only documents without a value to rank by. */
  readonly missing?: true;
}

/** The condition that a document must meet. Null if every document matches. */
export function holdsSql({ condition, rank, fresh, missing }: Asked, source: Source): string | null {
  const all = [
    ...(condition ? [conditionSql(condition, source)] : []),
    ...(fresh.length > 0 ? [source.allFresh(fresh)] : []),
    ...(missing ? [rankSql(rank, source).missing] : []),
  ];
  return all.length === 0 ? null : all.join(" and ");
}
