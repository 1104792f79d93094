// Generated from spec/ by `npm run generate`. Do not edit.
import type { Cursor } from "../common/types.ts";
import type { Caller } from "../runtime/caller.ts";
import type { Operation } from "../runtime/operation.ts";
import type { CallOptions } from "../runtime/options.ts";
import type { Pages } from "../runtime/pages.ts";
import type { InstalledEngineList } from "./types.ts";

export interface EnginesListOptions extends CallOptions {
  /** The `next_cursor` of the previous page. Keep all other parameters the same. */
  readonly cursor?: Cursor;
  /**
   * The largest number of entries in one page.
   *
   * @default 100
   */
  readonly limit?: number;
}

/** The engines that answer questions on this server. The operator configures them. */
export interface EnginesClient {
  /**
   * List engines.
   *
   * List the engines that definitions may name. An engine that is not configured on this server is not listed.
   *
   * `GET /engines`
   * Needs a `read_only` key.
   *
   * @throws {JudgmentServiceError} forbidden, internal, invalid_request, rate_limited, unauthorized, unavailable
   */
  list(options?: EnginesListOptions): Promise<InstalledEngineList>;
  /**
   * Iterates over every entry of `engines` that `list` returns. Each page is fetched when its entries are needed.
   * `.pages()` iterates over the pages.
   *
   * @throws {JudgmentServiceError} during the iteration, in the same cases as `list`
   */
  listAll(options?: EnginesListOptions): Pages<InstalledEngineList, InstalledEngineList["engines"][number]>;
}

const listOperation: Operation = {
  id: "engines_list",
  method: "GET",
  path: "/engines",
  parameters: [
    { name: "cursor", in: "query", option: "cursor" },
    { name: "limit", in: "query", option: "limit" },
  ],
  body: false,
  repetition: "safe",
  statuses: [200],
  pages: { member: "engines", cursor: "query" },
};

/** Calls are made by `caller`, which all resources of a client share. */
export function enginesClient(caller: Caller): EnginesClient {
  return {
    list: (options) => caller.body(listOperation, options),
    listAll: (options) => caller.pages(listOperation, options),
  };
}
