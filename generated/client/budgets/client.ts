// Generated from spec/ by `npm run generate`. Do not edit.
import type { Cursor } from "../common/types.ts";
import type { NamespaceScope } from "../namespace-scopes/types.ts";
import type { Caller } from "../runtime/caller.ts";
import type { Operation } from "../runtime/operation.ts";
import type { CallOptions } from "../runtime/options.ts";
import type { Pages } from "../runtime/pages.ts";
import type { Budget, BudgetList, BudgetTerms } from "./types.ts";

export interface BudgetsDeleteOptions extends CallOptions {
  /** The namespaces that the budget covers; `/` is sent as `%2F`. */
  readonly prefix: NamespaceScope;
}

export interface BudgetsListOptions extends CallOptions {
  /** The `next_cursor` of the page before, with the same other parameters. */
  readonly cursor?: Cursor;
  /**
   * The most entries of one page.
   *
   * @default 100
   */
  readonly limit?: number;
}

export interface BudgetsPutOptions extends CallOptions {
  /** The namespaces that the budget covers; `/` is sent as `%2F`. */
  readonly prefix: NamespaceScope;
  readonly body: BudgetTerms;
}

/**
 * Budgets of prefixes. What a namespace spends counts against every budget that covers it: its own (`PATCH /namespaces/{ns}`), those of
 * prefixes, and the organization's (`PATCH /organization`). The one that leaves least decides. Namespaces that are judged at the same time
 * exceed such a budget together by less than one request to an engine as a rule, and by a page of each (256 documents) on a machine with too
 * much to do. A shadow run, a simulation or a tuning may exceed it by a page.
 */
export interface BudgetsClient {
  /**
   * Remove the budget of a prefix. One that is not there is no error. Needs an admin key, an unrestricted key, or one whose scope covers more than
   * the prefix (else `forbidden`).
   *
   * `DELETE /budgets/{prefix}`
   * Needs a `read_write` key.
   *
   * @throws {JudgmentServiceError} forbidden, internal, invalid_request, rate_limited, unauthorized, unavailable
   */
  delete(options: BudgetsDeleteOptions): Promise<void>;
  /**
   * List budgets.
   *
   * List the budgets of prefixes, those inside the key's scope.
   *
   * `GET /budgets`
   * Needs a `read_only` key.
   *
   * @throws {JudgmentServiceError} forbidden, internal, invalid_request, rate_limited, unauthorized, unavailable
   */
  list(options?: BudgetsListOptions): Promise<BudgetList>;
  /**
   * Every entry of `budgets`: what `list` answers, page after page, each fetched when its entries are wanted.
   * `.pages()` goes page by page.
   *
   * @throws {JudgmentServiceError} while it is read, as `list` does
   */
  listAll(options?: BudgetsListOptions): Pages<BudgetList, BudgetList["budgets"][number]>;
  /**
   * Set the budget of a prefix, or of one namespace, where it outlives the namespace. A key whose scope is this prefix may only lower it (else
   * `forbidden`). To raise it, use an admin key, an unrestricted key, or one whose scope covers more. Setting a first budget is lowering.
   *
   * `PUT /budgets/{prefix}`
   * Needs a `read_write` key.
   * Takes a body of up to 1,048,576 bytes.
   *
   * @throws {JudgmentServiceError} forbidden, internal, invalid_request, rate_limited, too_large, unauthorized, unavailable
   */
  put(options: BudgetsPutOptions): Promise<Budget>;
}

const deleteOperation: Operation = {
  id: "budgets_delete",
  method: "DELETE",
  path: "/budgets/{prefix}",
  parameters: [
    { name: "prefix", in: "path", option: "prefix" },
  ],
  body: false,
  repetition: "natural",
  statuses: [204],
};
const listOperation: Operation = {
  id: "budgets_list",
  method: "GET",
  path: "/budgets",
  parameters: [
    { name: "cursor", in: "query", option: "cursor" },
    { name: "limit", in: "query", option: "limit" },
  ],
  body: false,
  repetition: "safe",
  statuses: [200],
  pages: { member: "budgets", cursor: "query" },
};
const putOperation: Operation = {
  id: "budgets_put",
  method: "PUT",
  path: "/budgets/{prefix}",
  parameters: [
    { name: "prefix", in: "path", option: "prefix" },
  ],
  body: true,
  repetition: "natural",
  statuses: [200],
};

/** Calls are made by `caller`, which all resources of a client share. */
export function budgetsClient(caller: Caller): BudgetsClient {
  return {
    delete: (options) => caller.body(deleteOperation, options),
    list: (options) => caller.body(listOperation, options),
    listAll: (options) => caller.pages(listOperation, options),
    put: (options) => caller.body(putOperation, options),
  };
}
