// Generated from spec/ by `npm run generate`. Do not edit.
import type { Cursor, NamespaceName, NamespaceOrTemplate } from "../common/types.ts";
import type { Reply } from "../contract.ts";
import type { Job } from "../jobs/types.ts";
import type { Namespace, NamespaceList, NamespaceNamePart, NamespaceSettings, NamespaceUpdate } from "./types.ts";

export interface NamespacesDeleteRequest {
  path: { ns: NamespaceName };
  query: {};
  headers: { "Idempotency-Key"?: string };
  body: undefined;
}

export type NamespacesDeleteReply = Reply<202, Job>;

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

export interface NamespacesUpdateRequest {
  path: { ns: NamespaceOrTemplate };
  query: {};
  headers: { "Idempotency-Key"?: string };
  body: NamespaceUpdate;
}

export type NamespacesUpdateReply = Reply<200, NamespaceSettings>;

/** Namespaces: hierarchical names that hold documents. */
export interface NamespacesHandlers<Context> {
  /**
   * Delete a namespace with everything in it: documents, answers, the evaluation log, its own judgments, groups and
   * subscriptions. The name is free at once and a write to it creates a new, empty namespace, whose sequence goes on from that of the old one; the
   * `namespace_delete` job removes the old one behind it. What it inherits from templates is theirs and stays; no `exited` is sent for the members
   * of its subscriptions.
   */
  delete(context: Context, request: NamespacesDeleteRequest): Promise<NamespacesDeleteReply>;
  /** Get a namespace: its size, sequence, budget and settings. It exists from its first write on; before that it is `not_found`. */
  get(context: Context, request: NamespacesGetRequest): Promise<NamespacesGetReply>;
  /** List the namespaces that the key may see, by name. */
  list(context: Context, request: NamespacesListRequest): Promise<NamespacesListReply>;
  /**
   * Change a namespace's settings. On a template prefix: declare the attributes to index in every namespace under it, those to
   * come included. Returns the settings after the change; an empty body changes nothing and reads them, which is how a template
   * prefix's are read. A namespace that has not been written to is `not_found`; a template prefix never is.
   */
  update(context: Context, request: NamespacesUpdateRequest): Promise<NamespacesUpdateReply>;
}
