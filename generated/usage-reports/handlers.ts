// Generated from spec/ by `npm run generate`. Do not edit.
import type { Cursor, Month } from "../common/types.ts";
import type { Reply } from "../contract.ts";
import type { UsageReport } from "./types.ts";

export interface UsageReportsGetRequest {
  path: {};
  query: { cursor?: Cursor; limit: number; month?: Month };
  headers: {};
  body: undefined;
}

export type UsageReportsGetReply = Reply<200, UsageReport>;

/** Usage by month. */
export interface UsageReportsHandlers<Context> {
  /**
   * Read a month's usage, in total and by namespace. A restricted key sees the namespaces inside its scope, and totals
   * over those.
   */
  get(context: Context, request: UsageReportsGetRequest): Promise<UsageReportsGetReply>;
}
