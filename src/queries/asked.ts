/** A query as it was asked, parsed. */
import { conditionSql } from "./compile.ts";
import type { Condition } from "./condition.ts";
import type { Rank } from "./rank.ts";
import { rankSql } from "./rank-sql.ts";
import type { Source } from "./source.ts";

export interface Asked {
  readonly condition: Condition | undefined;
  readonly rank: Rank;
  /** Judgments whose answers must be fresh. */
  readonly fresh: readonly string[];
  /** Only what has no value to rank by. */
  readonly missing?: true;
}

/** What a document must hold to be found; null where every one is. */
export function holdsSql({ condition, rank, fresh, missing }: Asked, source: Source): string | null {
  const all = [
    ...(condition ? [conditionSql(condition, source)] : []),
    ...(fresh.length > 0 ? [source.allFresh(fresh)] : []),
    ...(missing ? [rankSql(rank, source).missing] : []),
  ];
  return all.length === 0 ? null : all.join(" and ");
}
