// Generated from spec/ by `npm run generate`. Do not edit.
import type { Cursor } from "../common/types.ts";
import type { Reply } from "../contract.ts";
import type { NamespaceScope } from "../namespace-scopes/types.ts";
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
 * Budgets of prefixes. What a namespace spends counts against every budget that covers it: its own (`PATCH /namespaces/{ns}`), those of
 * prefixes, and the organization's (`PATCH /organization`). The one that leaves least decides. Namespaces that are judged at the same time
 * exceed such a budget together by less than one request to an engine as a rule, and by a page of each (256 documents) on a machine with too
 * much to do. A shadow run, a simulation or a tuning may exceed it by a page.
 */
export interface BudgetsHandlers<Context> {
  /**
   * Remove the budget of a prefix. One that is not there is no error. Needs an admin key, an unrestricted key, or one whose scope covers more than
   * the prefix (else `forbidden`).
   */
  delete(context: Context, request: BudgetsDeleteRequest): Promise<BudgetsDeleteReply>;
  /** List the budgets of prefixes, those inside the key's scope. */
  list(context: Context, request: BudgetsListRequest): Promise<BudgetsListReply>;
  /**
   * Set the budget of a prefix, or of one namespace, where it outlives the namespace. A key whose scope is this prefix may only lower it (else
   * `forbidden`). To raise it, use an admin key, an unrestricted key, or one whose scope covers more. Setting a first budget is lowering.
   */
  put(context: Context, request: BudgetsPutRequest): Promise<BudgetsPutReply>;
}
