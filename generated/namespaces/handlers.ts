// Generated from spec/ by `npm run generate`. Do not edit.
import type { Cursor, NamespaceName, NamespaceOrTemplate } from "../common/types.ts";
import type { Reply } from "../contract.ts";
import type { Job } from "../jobs/types.ts";
import type { Namespace, NamespaceLevels, NamespaceList, NamespaceNamePart, NamespaceSettings, NamespaceUpdate } from "./types.ts";

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

export interface NamespacesLevelsRequest {
  path: {};
  query: { cursor?: Cursor; limit: number; prefix?: NamespaceNamePart };
  headers: {};
  body: undefined;
}

export type NamespacesLevelsReply = Reply<200, NamespaceLevels>;

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

/** Namespaces hold documents. Their names are hierarchical. */
export interface NamespacesHandlers<Context> {
  /**
   * Delete a namespace with everything in it: documents, answers, the evaluation log, and its own judgments, groups and
   * subscriptions. The name is free at once. A new write to it creates a new, empty namespace, whose sequence continues
   * from the old one. The `namespace_delete` job removes the old data in the background. Resources inherited from
   * templates belong to the templates and stay. The service sends no `exited` events for members of the namespace's
   * subscriptions.
   */
  delete(context: Context, request: NamespacesDeleteRequest): Promise<NamespacesDeleteReply>;
  /**
   * Read a namespace: its size, sequence, budget and settings. A namespace exists after its first write. Before that,
   * it is `not_found`.
   */
  get(context: Context, request: NamespacesGetRequest): Promise<NamespacesGetReply>;
  /**
   * List one level of the hierarchy of names. All names that begin with `prefix` are cut at the next `/`, and each
   * result is listed once. Without `prefix`, this is the top level. `shop/` lists what is directly below `shop`, and
   * `shop/ti` what begins with `ti` there. The work does not grow with what lies below the level.
   */
  levels(context: Context, request: NamespacesLevelsRequest): Promise<NamespacesLevelsReply>;
  /** List the namespaces that the key may see, sorted by name. */
  list(context: Context, request: NamespacesListRequest): Promise<NamespacesListReply>;
  /**
   * Change a namespace's settings. On a template prefix, you can declare the attributes to index in every namespace
   * under it, including namespaces created later. The response has the settings after the change. An empty body changes
   * nothing and returns the settings. Use it to read the settings of a template prefix. A namespace without a first
   * write is `not_found`; a template prefix never is.
   */
  update(context: Context, request: NamespacesUpdateRequest): Promise<NamespacesUpdateReply>;
}
