/** How a query's rows are come by. So far there are three ways; indexes on attributes add theirs here, and `page.ts` bills by it. */
import type { Condition, Leaf } from "./condition.ts";
import type { Rank } from "./rank.ts";

export interface Plan {
  readonly condition: Condition | undefined;
  readonly rank: Rank;
  /** Judgments whose answers must be fresh. */
  readonly fresh: readonly string[];
  readonly access: Access;
}

export type Access =
  /** Only these documents are looked at. */
  | { readonly is: "documents"; readonly ids: readonly string[] }
  /** Documents are walked in the order of their ids until the page is full. */
  | { readonly is: "walk" }
  /** Every document is looked at. */
  | { readonly is: "scan" };

export function planQuery(query: Omit<Plan, "access">): Plan {
  const ids = query.condition && idsOf(query.condition);
  if (ids) return { ...query, access: { is: "documents", ids } };
  return { ...query, access: { is: query.rank.field.is === "id" ? "walk" : "scan" } };
}

/** The ids that a condition can only hold for; undefined where it may hold for any. */
function idsOf(condition: Condition): readonly string[] | undefined {
  switch (condition.is) {
    case "and":
      return condition.of.map(idsOf).find((ids) => ids !== undefined);
    case "equal":
    case "one-of":
      return condition.field.is === "id" ? texts(condition) : undefined;
    default:
      return undefined;
  }
}

function texts(leaf: Extract<Leaf, { is: "equal" | "one-of" }>): string[] {
  const values = leaf.is === "equal" ? [leaf.value] : leaf.values;
  return [...new Set(values.filter((value) => typeof value === "string"))];
}
