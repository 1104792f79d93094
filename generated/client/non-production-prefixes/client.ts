// Generated from spec/ by `npm run generate`. Do not edit.
import type { Cursor, NamespaceScope } from "../common/types.ts";
import type { Caller } from "../runtime/caller.ts";
import type { Operation } from "../runtime/operation.ts";
import type { CallOptions } from "../runtime/options.ts";
import type { Pages } from "../runtime/pages.ts";
import type { NonProductionPrefix, NonProductionPrefixList } from "./types.ts";

export interface NonProductionPrefixesDeleteOptions extends CallOptions {
  /** The namespaces to mark. Send `/` as `%2F`. */
  readonly prefix: NamespaceScope;
}

export interface NonProductionPrefixesListOptions extends CallOptions {
  /** The `next_cursor` of the previous page. Keep all other parameters the same. */
  readonly cursor?: Cursor;
  /**
   * The largest number of entries in one page.
   *
   * @default 100
   */
  readonly limit?: number;
}

export interface NonProductionPrefixesPutOptions extends CallOptions {
  /** The namespaces to mark. Send `/` as `%2F`. */
  readonly prefix: NamespaceScope;
}

/** Marks on prefixes whose namespaces are not for production. */
export interface NonProductionPrefixesClient {
  /**
   * Unmark a non-production prefix.
   *
   * Remove a mark. From now on, usage counts as usual, except under another mark. If the prefix is not marked, this is
   * no error.
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
   * List the marked prefixes inside the key's scope.
   *
   * `GET /non-production-prefixes`
   * Needs a `read_only` key.
   *
   * @throws {JudgmentServiceError} forbidden, internal, invalid_request, rate_limited, unauthorized, unavailable
   */
  list(options?: NonProductionPrefixesListOptions): Promise<NonProductionPrefixList>;
  /**
   * Iterates over every entry of `non_production_prefixes` that `list` returns. Each page is fetched when its entries are needed.
   * `.pages()` iterates over the pages.
   *
   * @throws {JudgmentServiceError} during the iteration, in the same cases as `list`
   */
  listAll(options?: NonProductionPrefixesListOptions): Pages<NonProductionPrefixList, NonProductionPrefixList["non_production_prefixes"][number]>;
  /**
   * Mark a non-production prefix.
   *
   * Mark a prefix. From now on, usage under it counts as `non_production`. Earlier usage stays as it was billed. A
   * write or a page of answers in progress still counts as before. If a budget paused judging under the prefix, judging
   * resumes. Marking a prefix again changes nothing. Nor does marking a prefix under one that is already marked. Needs
   * an admin key, because the mark decides what is paid for.
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
