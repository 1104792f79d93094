// Generated from spec/ by `npm run generate`. Do not edit.
import type { Cursor, NamespaceName } from "../common/types.ts";
import type { Reply } from "../contract.ts";
import type { Namespace, NamespaceList, NamespaceNamePart } from "./types.ts";

export interface NamespacesGetRequest {
  path: { ns: NamespaceName };
  query: {};
  headers: {};
  body: undefined;
}

export type NamespacesGetReply = Reply<200, Namespace>;

export interface NamespacesListRequest {
  path: {};
  query: { cursor?: Cursor; limit: number; prefix?: NamespaceNamePart };
  headers: {};
  body: undefined;
}

export type NamespacesListReply = Reply<200, NamespaceList>;

/** Namespaces: hierarchical names that hold documents. */
export interface NamespacesHandlers<Context> {
  /** Get a namespace: its size, sequence, budget and settings. It exists from its first write on; before that it is `not_found`. */
  get(context: Context, request: NamespacesGetRequest): Promise<NamespacesGetReply>;
  /** List the namespaces that the key may see, by name. */
  list(context: Context, request: NamespacesListRequest): Promise<NamespacesListReply>;
}
