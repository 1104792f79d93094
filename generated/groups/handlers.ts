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

/** Groups are the populations that documents belong to. Judgments can read them. */
export interface GroupsHandlers<Context> {
  /**
   * Create a group and start its `group_build` job, which computes the first aggregates. The group is `building` until
   * then. The job judges no documents again. On a template prefix, every namespace under it inherits the group,
   * including namespaces created later. A namespace's own group of the same name, or one on a longer prefix, takes
   * precedence.
   *
   * A name that is taken on the same namespace or prefix is a `conflict`. It is `invalid_request` if `count_where`
   * names a judgment that is not plain or does not exist, or if `sum` or `avg` is over answers. A new group may replace
   * an inherited group that judgments read. Then it must keep the aggregates that they show. It must not aggregate
   * answers if these are read or aggregated themselves. Otherwise it is a `conflict`, with `details.readers`. A
   * `resync` job compiles the contexts that show the group again, once the new one is built. This costs nothing where
   * they are unchanged. The namespace need not have a first write.
   */
  create(context: Context, request: GroupsCreateRequest): Promise<GroupsCreateReply>;
  /**
   * Delete a group. On a template prefix, this deletes it for every namespace under the prefix. While judgments read
   * the group, this is a `conflict`, and `details.readers` names them. You can delete an inherited group only on its
   * template prefix. Otherwise it is a `conflict`, and `details.template` names the prefix.
   */
  delete(context: Context, request: GroupsDeleteRequest): Promise<GroupsDeleteReply>;
  /** Read a group: its status, its readers and, in a namespace, its rows. */
  get(context: Context, request: GroupsGetRequest): Promise<GroupsGetReply>;
  /** List the groups of a namespace, including inherited ones, or those created on a template prefix. */
  list(context: Context, request: GroupsListRequest): Promise<GroupsListReply>;
}
