// Generated from spec/ by `npm run generate`. Do not edit.
import type { Cursor } from "../common/types.ts";
import type { NamespaceScope } from "../namespace-scopes/types.ts";
import type { Caller } from "../runtime/caller.ts";
import type { Operation } from "../runtime/operation.ts";
import type { CallOptions } from "../runtime/options.ts";
import type { Pages } from "../runtime/pages.ts";
import type { NonProductionPrefix, NonProductionPrefixList } from "./types.ts";

export interface NonProductionPrefixesDeleteOptions extends CallOptions {
  /** The namespaces to mark; `/` is sent as `%2F`. */
  readonly prefix: NamespaceScope;
}

export interface NonProductionPrefixesListOptions extends CallOptions {
  /** The `next_cursor` of the page before, with the same other parameters. */
  readonly cursor?: Cursor;
  /**
   * The most entries of one page.
   *
   * @default 100
   */
  readonly limit?: number;
}

export interface NonProductionPrefixesPutOptions extends CallOptions {
  /** The namespaces to mark; `/` is sent as `%2F`. */
  readonly prefix: NamespaceScope;
}

/** Marks for namespaces that are not for production. */
export interface NonProductionPrefixesClient {
  /**
   * Unmark a non-production prefix.
   *
   * Remove a mark; usage counts as any other from now on, except below a mark that is left. One that is not marked is no error.
   *
   * `DELETE /non-production-prefixes/{prefix}`
   * Needs an `admin` key.
   *
   * @throws {JudgmentServiceError} forbidden, internal, invalid_request, rate_limited, unauthorized, unavailable
   */
  delete(options: NonProductionPrefixesDeleteOptions): Promise<void>;
  /**
   * List non-production prefixes.
   *
   * List the marked prefixes, those inside the key's scope.
   *
   * `GET /non-production-prefixes`
   * Needs a `read_only` key.
   *
   * @throws {JudgmentServiceError} forbidden, internal, invalid_request, rate_limited, unauthorized, unavailable
   */
  list(options?: NonProductionPrefixesListOptions): Promise<NonProductionPrefixList>;
  /**
   * Every entry of `non_production_prefixes`: what `list` answers, page after page, each fetched when its entries are wanted.
   * `.pages()` goes page by page.
   *
   * @throws {JudgmentServiceError} while it is read, as `list` does
   */
  listAll(options?: NonProductionPrefixesListOptions): Pages<NonProductionPrefixList, NonProductionPrefixList["non_production_prefixes"][number]>;
  /**
   * Mark a non-production prefix.
   *
   * Mark a prefix: usage below counts as `non_production` from now on, what was used before stays as it was billed. A write or
   * a page of answers that is under way counts as before. Where a budget has paused judging below, it goes on. Marking a prefix again
   * changes nothing, and so does marking what lies below a mark. Needs an admin key, because it decides what is paid for.
   *
   * `PUT /non-production-prefixes/{prefix}`
   * Needs an `admin` key.
   *
   * @throws {JudgmentServiceError} forbidden, internal, invalid_request, rate_limited, unauthorized, unavailable
   */
  put(options: NonProductionPrefixesPutOptions): Promise<NonProductionPrefix>;
}

const deleteOperation: Operation = {
  id: "non_production_prefixes_delete",
  method: "DELETE",
  path: "/non-production-prefixes/{prefix}",
  parameters: [
    { name: "prefix", in: "path", option: "prefix" },
  ],
  body: false,
  repetition: "natural",
  statuses: [204],
};
const listOperation: Operation = {
  id: "non_production_prefixes_list",
  method: "GET",
  path: "/non-production-prefixes",
  parameters: [
    { name: "cursor", in: "query", option: "cursor" },
    { name: "limit", in: "query", option: "limit" },
  ],
  body: false,
  repetition: "safe",
  statuses: [200],
  pages: { member: "non_production_prefixes", cursor: "query" },
};
const putOperation: Operation = {
  id: "non_production_prefixes_put",
  method: "PUT",
  path: "/non-production-prefixes/{prefix}",
  parameters: [
    { name: "prefix", in: "path", option: "prefix" },
  ],
  body: false,
  repetition: "natural",
  statuses: [200],
};

/** Calls are made by `caller`, which all resources of a client share. */
export function nonProductionPrefixesClient(caller: Caller): NonProductionPrefixesClient {
  return {
    delete: (options) => caller.body(deleteOperation, options),
    list: (options) => caller.body(listOperation, options),
    listAll: (options) => caller.pages(listOperation, options),
    put: (options) => caller.body(putOperation, options),
  };
}
