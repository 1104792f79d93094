// Generated from spec/ by `npm run generate`. Do not edit.
import type { Cursor, NamespaceScope } from "../common/types.ts";
import type { Caller } from "../runtime/caller.ts";
import type { Operation } from "../runtime/operation.ts";
import type { CallOptions } from "../runtime/options.ts";
import type { Pages } from "../runtime/pages.ts";
import type { Budget, BudgetList, BudgetTerms } from "./types.ts";

export interface BudgetsDeleteOptions extends CallOptions {
  /** The namespaces that the budget covers. Send `/` as `%2F`. */
  readonly prefix: NamespaceScope;
}

export interface BudgetsListOptions extends CallOptions {
  /** The `next_cursor` of the previous page. Keep all other parameters the same. */
  readonly cursor?: Cursor;
  /**
   * The largest number of entries in one page.
   *
   * @default 100
   */
  readonly limit?: number;
}

export interface BudgetsPutOptions extends CallOptions {
  /** The namespaces that the budget covers. Send `/` as `%2F`. */
  readonly prefix: NamespaceScope;
  readonly body: BudgetTerms;
}

/**
 * Budgets for prefixes. The spending of a namespace counts against every budget that covers it: its own
 * (`PATCH /namespaces/{ns}`), those of prefixes, and the organization's (`PATCH /organization`). The budget with the
 * least money left decides. Namespaces that are judged at the same time may together exceed a shared budget by less
 * than one engine request.
 */
export interface BudgetsClient {
  /**
   * Remove the budget of a prefix. If there is none, this is no error. Needs an admin key, an unrestricted key, or a
   * key whose scope covers more than the prefix (otherwise `forbidden`).
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
   * List the budgets of prefixes inside the key's scope.
   *
   * `GET /budgets`
   * Needs a `read_only` key.
   *
   * @throws {JudgmentServiceError} forbidden, internal, invalid_request, rate_limited, unauthorized, unavailable
   */
  list(options?: BudgetsListOptions): Promise<BudgetList>;
  /**
   * Iterates over every entry of `budgets` that `list` returns. Each page is fetched when its entries are needed.
   * `.pages()` iterates over the pages.
   *
   * @throws {JudgmentServiceError} during the iteration, in the same cases as `list`
   */
  listAll(options?: BudgetsListOptions): Pages<BudgetList, BudgetList["budgets"][number]>;
  /**
   * Set the budget of a prefix, or of one namespace. This budget remains when the namespace is deleted. A key whose
   * scope is exactly this prefix may only lower the budget (otherwise `forbidden`). To raise it, use an admin key, an
   * unrestricted key, or a key whose scope covers more. Setting the first budget counts as lowering.
   *
   * `PUT /budgets/{prefix}`
   * Needs a `read_write` key.
   * Accepts a body of up to 1,048,576 bytes.
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
