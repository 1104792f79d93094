// Generated from spec/ by `npm run generate`. Do not edit.
import type { Cursor, Name, NamespaceOrTemplate } from "../common/types.ts";
import type { Reply } from "../contract.ts";
import type { Group, GroupCreate, GroupList } from "./types.ts";

export interface GroupsCreateRequest {
  path: { ns: NamespaceOrTemplate };
  query: {};
  headers: { "Idempotency-Key"?: string };
  body: GroupCreate;
}

export type GroupsCreateReply = Reply<201, Group>;

export interface GroupsDeleteRequest {
  path: { ns: NamespaceOrTemplate; name: Name };
  query: {};
  headers: { "Idempotency-Key"?: string };
  body: undefined;
}

export type GroupsDeleteReply = Reply<204, undefined>;

export interface GroupsGetRequest {
  path: { ns: NamespaceOrTemplate; name: Name };
  query: {};
  headers: {};
  body: undefined;
}

export type GroupsGetReply = Reply<200, Group>;

export interface GroupsListRequest {
  path: { ns: NamespaceOrTemplate };
  query: { cursor?: Cursor; limit: number };
  headers: {};
  body: undefined;
}

export type GroupsListReply = Reply<200, GroupList>;

/** Groups: the populations that documents belong to, which judgments can read. */
export interface GroupsHandlers<Context> {
  /**
   * Create a group and start the `group_build` job that computes its first aggregates; the group is `building` until then. The
   * job re-judges nothing. On a template prefix every namespace under it inherits the group, those to come included; a
   * namespace's own group of the same name, or one on a longer prefix, wins. A name that is taken on the same namespace or
   * prefix is a `conflict`. Naming a judgment in `count_where` that is not plain or does not exist, and `sum` or `avg` over
   * answers, are `invalid_request`. One that takes the place of another which judgments read there has to keep what they show of it, and
   * aggregates no answers where these are read or aggregated themselves: otherwise it is a `conflict`, with `details.readers`. The namespace need
   * not have been written to.
   */
  create(context: Context, request: GroupsCreateRequest): Promise<GroupsCreateReply>;
  /**
   * Delete a group, on a template prefix for every namespace under it. While judgments read it: `conflict`, with
   * `details.readers` naming them. An inherited group can only be deleted on its template prefix: `conflict`, with
   * `details.template` naming it.
   */
  delete(context: Context, request: GroupsDeleteRequest): Promise<GroupsDeleteReply>;
  /** Read a group: its status, its readers and, in a namespace, its rows. */
  get(context: Context, request: GroupsGetRequest): Promise<GroupsGetReply>;
  /** List the groups of a namespace, inherited ones included, or those created on a template prefix. */
  list(context: Context, request: GroupsListRequest): Promise<GroupsListReply>;
}
