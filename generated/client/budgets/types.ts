// Generated from spec/ by `npm run generate`. Do not edit.
import type { Cursor, NamespaceScope, Timestamp, Usd } from "../common/types.ts";
import type { OnExceeded } from "../namespaces/types.ts";

/** A budget for a prefix: the most that the namespaces under it may cost together in a calendar month. */
export interface Budget {
  /**
   * The namespaces that the budget covers, including namespaces created later. `shop*` is shown as `shop/*`, which
   * means the same.
   */
  prefix: NamespaceScope;
  /**
   * The most that judging, writes and queries of these namespaces may cost together in a calendar month (UTC), in US
   * dollars. The budget is used up when the spending reaches it. Deleted namespaces count in the months in which they
   * were used. Non-production namespaces do not count.
   */
  budget_usd_per_month: Usd;
  /** What happens when the budget is used up. */
  on_exceeded: OnExceeded;
  /** What these namespaces have cost in the current calendar month (UTC), in US dollars. The figure may be up to a second old. */
  spent_usd: Usd;
  /** The time when the budget was last set. */
  updated_at: Timestamp;
}

/** One page of budgets, sorted by prefix. */
export interface BudgetList {
  /** The budgets inside the key's scope. */
  budgets: Budget[];
  /** Pass as `cursor` to get the next page. Null on the last page. */
  next_cursor: Cursor | null;
}

/** A budget to set. */
export interface BudgetTerms {
  /** The most that may be spent in a calendar month (UTC), in US dollars. A budget of 0 is used up from the beginning. */
  budget_usd_per_month: Usd;
  /** What happens when the budget is used up. When absent, the present value stays. The initial value is `pause`. */
  on_exceeded?: OnExceeded;
}
