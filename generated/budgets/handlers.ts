// Generated from spec/ by `npm run generate`. Do not edit.
import type { Cursor, NamespaceScope } from "../common/types.ts";
import type { Reply } from "../contract.ts";
import type { Budget, BudgetList, BudgetTerms } from "./types.ts";

export interface BudgetsDeleteRequest {
  path: { prefix: NamespaceScope };
  query: {};
  headers: {};
  body: undefined;
}

export type BudgetsDeleteReply = Reply<204, undefined>;

export interface BudgetsListRequest {
  path: {};
  query: { cursor?: Cursor; limit: number };
  headers: {};
  body: undefined;
}

export type BudgetsListReply = Reply<200, BudgetList>;

export interface BudgetsPutRequest {
  path: { prefix: NamespaceScope };
  query: {};
  headers: {};
  body: BudgetTerms;
}

export type BudgetsPutReply = Reply<200, Budget>;

/**
 * Budgets for prefixes. The spending of a namespace counts against every budget that covers it: its own
 * (`PATCH /namespaces/{ns}`), those of prefixes, and the organization's (`PATCH /organization`). The budget with the
 * least money left decides. Namespaces that are judged at the same time may together exceed a shared budget by less
 * than one engine request.
 */
export interface BudgetsHandlers<Context> {
  /**
   * Remove the budget of a prefix. If there is none, this is no error. Needs an admin key, an unrestricted key, or a
   * key whose scope covers more than the prefix (otherwise `forbidden`).
   */
  delete(context: Context, request: BudgetsDeleteRequest): Promise<BudgetsDeleteReply>;
  /** List the budgets of prefixes inside the key's scope. */
  list(context: Context, request: BudgetsListRequest): Promise<BudgetsListReply>;
  /**
   * Set the budget of a prefix, or of one namespace. This budget remains when the namespace is deleted. A key whose
   * scope is exactly this prefix may only lower the budget (otherwise `forbidden`). To raise it, use an admin key, an
   * unrestricted key, or a key whose scope covers more. Setting the first budget counts as lowering.
   */
  put(context: Context, request: BudgetsPutRequest): Promise<BudgetsPutReply>;
}
