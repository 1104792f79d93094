// Generated from spec/ by `npm run generate`. Do not edit.
import type { Cursor, Month } from "../common/types.ts";
import type { Caller } from "../runtime/caller.ts";
import type { Operation } from "../runtime/operation.ts";
import type { CallOptions } from "../runtime/options.ts";
import type { Pages } from "../runtime/pages.ts";
import type { UsageReport } from "./types.ts";

export interface UsageReportsGetOptions extends CallOptions {
  /** The `next_cursor` of the previous page. Keep all other parameters the same. */
  readonly cursor?: Cursor;
  /**
   * The largest number of entries in one page.
   *
   * @default 100
   */
  readonly limit?: number;
  /** The month, in UTC. Defaults to the current month. */
  readonly month?: Month;
}

/** Usage by month. */
export interface UsageReportsClient {
  /**
   * Read a month's usage, in total and by namespace. A restricted key sees the namespaces inside its scope, and totals
   * over those.
   *
   * `GET /usage`
   * Needs a `read_only` key.
   *
   * @throws {JudgmentServiceError} forbidden, internal, invalid_request, rate_limited, unauthorized, unavailable
   */
  get(options?: UsageReportsGetOptions): Promise<UsageReport>;
  /**
   * Iterates over every entry of `namespaces` that `get` returns. Each page is fetched when its entries are needed.
   * `.pages()` iterates over the pages.
   *
   * @throws {JudgmentServiceError} during the iteration, in the same cases as `get`
   */
  getAll(options?: UsageReportsGetOptions): Pages<UsageReport, UsageReport["namespaces"][number]>;
}

const getOperation: Operation = {
  id: "usage_reports_get",
  method: "GET",
  path: "/usage",
  parameters: [
    { name: "cursor", in: "query", option: "cursor" },
    { name: "limit", in: "query", option: "limit" },
    { name: "month", in: "query", option: "month" },
  ],
  body: false,
  repetition: "safe",
  statuses: [200],
  pages: { member: "namespaces", cursor: "query" },
};

/** Calls are made by `caller`, which all resources of a client share. */
export function usageReportsClient(caller: Caller): UsageReportsClient {
  return {
    get: (options) => caller.body(getOperation, options),
    getAll: (options) => caller.pages(getOperation, options),
  };
}
