// Generated from spec/ by `npm run generate`. Do not edit.
import type { Cursor } from "../common/types.ts";
import type { Reply } from "../contract.ts";
import type { NamespaceScope } from "../namespace-scopes/types.ts";
import type { NonProductionPrefix, NonProductionPrefixList } from "./types.ts";

export interface NonProductionPrefixesDeleteRequest {
  path: { prefix: NamespaceScope };
  query: {};
  headers: {};
  body: undefined;
}

export type NonProductionPrefixesDeleteReply = Reply<204, undefined>;

export interface NonProductionPrefixesListRequest {
  path: {};
  query: { cursor?: Cursor; limit: number };
  headers: {};
  body: undefined;
}

export type NonProductionPrefixesListReply = Reply<200, NonProductionPrefixList>;

export interface NonProductionPrefixesPutRequest {
  path: { prefix: NamespaceScope };
  query: {};
  headers: {};
  body: undefined;
}

export type NonProductionPrefixesPutReply = Reply<200, NonProductionPrefix>;

/** Marks for namespaces that are not for production. */
export interface NonProductionPrefixesHandlers<Context> {
  /** Remove a mark; usage counts as any other from now on, except below a mark that is left. One that is not marked is no error. */
  delete(context: Context, request: NonProductionPrefixesDeleteRequest): Promise<NonProductionPrefixesDeleteReply>;
  /** List the marked prefixes, those inside the key's scope. */
  list(context: Context, request: NonProductionPrefixesListRequest): Promise<NonProductionPrefixesListReply>;
  /**
   * Mark a prefix: usage below counts as `non_production` from now on, what was used before stays as it was billed. A write or
   * a page of answers that is under way counts as before. Where a budget has paused judging below, it goes on. Marking a prefix again
   * changes nothing, and so does marking what lies below a mark. Needs an admin key, because it decides what is paid for.
   */
  put(context: Context, request: NonProductionPrefixesPutRequest): Promise<NonProductionPrefixesPutReply>;
}
