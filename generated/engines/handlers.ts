// Generated from spec/ by `npm run generate`. Do not edit.
import type { Cursor } from "../common/types.ts";
import type { Reply } from "../contract.ts";
import type { InstalledEngineList } from "./types.ts";

export interface EnginesListRequest {
  path: {};
  query: { cursor?: Cursor; limit: number };
  headers: {};
  body: undefined;
}

export type EnginesListReply = Reply<200, InstalledEngineList>;

/** The engines that answer questions on this server. The operator configures them. */
export interface EnginesHandlers<Context> {
  /** List the engines that definitions may name. An engine that is not configured on this server is not listed. */
  list(context: Context, request: EnginesListRequest): Promise<EnginesListReply>;
}
