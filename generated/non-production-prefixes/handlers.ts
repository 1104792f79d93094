// Generated from spec/ by `npm run generate`. Do not edit.
import type { Cursor, NamespaceScope } from "../common/types.ts";
import type { Reply } from "../contract.ts";
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

/** Marks on prefixes whose namespaces are not for production. */
export interface NonProductionPrefixesHandlers<Context> {
  /**
   * Remove a mark. From now on, usage counts as usual, except under another mark. If the prefix is not marked, this is
   * no error.
   */
  delete(context: Context, request: NonProductionPrefixesDeleteRequest): Promise<NonProductionPrefixesDeleteReply>;
  /** List the marked prefixes inside the key's scope. */
  list(context: Context, request: NonProductionPrefixesListRequest): Promise<NonProductionPrefixesListReply>;
  /**
   * Mark a prefix. From now on, usage under it counts as `non_production`. Earlier usage stays as it was billed. A
   * write or a page of answers in progress still counts as before. If a budget paused judging under the prefix, judging
   * resumes. Marking a prefix again changes nothing. Nor does marking a prefix under one that is already marked. Needs
   * an admin key, because the mark decides what is paid for.
   */
  put(context: Context, request: NonProductionPrefixesPutRequest): Promise<NonProductionPrefixesPutReply>;
}
