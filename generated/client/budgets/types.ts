// Generated from spec/ by `npm run generate`. Do not edit.
import type { Cursor, Timestamp, Usd } from "../common/types.ts";
import type { NamespaceScope } from "../namespace-scopes/types.ts";
import type { OnExceeded } from "../namespaces/types.ts";

/** The budget of a part of the namespaces: what they may cost together in a calendar month. */
export interface Budget {
  /** The namespaces it covers, those to come included; `shop*` is shown as `shop/*`, which is the same. */
  prefix: NamespaceScope;
  /**
   * The most that judging, writes and queries of all of them may cost in a calendar month (UTC), in US dollars. It is used up when as much as
   * it has been spent. Deleted namespaces count in the months they were used in. Non-production namespaces stand outside.
   */
  budget_usd_per_month: Usd;
  /** What happens when it is used up. */
  on_exceeded: OnExceeded;
  /** What they have cost in the present calendar month (UTC), in US dollars; up to a second old. */
  spent_usd: Usd;
  /** When it was set last. */
  updated_at: Timestamp;
}

/** One page of budgets, by prefix. */
export interface BudgetList {
  /** The budgets inside the key's scope. */
  budgets: Budget[];
  /** Pass as `cursor` for the next page; null on the last. */
  next_cursor: Cursor | null;
}

/** A budget to set. */
export interface BudgetTerms {
  /** The most that may be spent in a calendar month (UTC), in US dollars; 0 is used up from the beginning. */
  budget_usd_per_month: Usd;
  /** What happens when it is used up; where absent it stays, and is `pause` at first. */
  on_exceeded?: OnExceeded;
}
