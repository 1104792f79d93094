// Generated from spec/ by `npm run generate`. Do not edit.
import type { Cursor, Name, NamespaceOrTemplate } from "../common/types.ts";
import type { Caller } from "../runtime/caller.ts";
import type { Operation } from "../runtime/operation.ts";
import type { CallOptions } from "../runtime/options.ts";
import type { Pages } from "../runtime/pages.ts";
import type { Group, GroupCreate, GroupList } from "./types.ts";

export interface GroupsCreateOptions extends CallOptions {
  /** The namespace, or a template prefix ending in `/*`. Send `/` as `%2F`. */
  readonly ns: NamespaceOrTemplate;
  /**
   * A string of 1 to 256 characters that identifies this request. For 24 hours, a retry with the same key returns the
   * first response word for word. This holds on every node and after restarts. Two requests are the same when their
   * path, query, `If-Match` and JSON body are equal. The order of members in the body does not matter. If the same operation gets
   * the same key with a different request, it fails with `conflict`. Keys of other operations or other API keys are
   * independent.
   *
   * - If a retry arrives while the first request is still running, it waits for that response.
   * - Refusals are stored too. Responses 402, 429 and 5xx are not stored, except an `unavailable` with
   * `details.outcome_unknown`. Nor are refusals because of the API key, the
   * parameters or the shape of the body, which come before the work begins. In these cases, a retry with the same key
   * runs the request anew.
   * - The service stores the last 100,000 responses of an organization, and at most 64 MB of them.
   * - If a node crashes after it did the work and before it stored the response, a retry runs the request again after
   * 30 seconds.
   * - Repeating a document write without conditions does no harm. Only the node that handled the write keeps its
   * response, as long as it has room. If the outcome is unknown, a retry writes again. A write with `if_revision` or
   * `If-Match` is stored as other requests are.
   */
  readonly idempotencyKey?: string;
  readonly body: GroupCreate;
}

export interface GroupsDeleteOptions extends CallOptions {
  /** The namespace, or a template prefix ending in `/*`. Send `/` as `%2F`. */
  readonly ns: NamespaceOrTemplate;
  /** The name of the group. */
  readonly name: Name;
  /**
   * A string of 1 to 256 characters that identifies this request. For 24 hours, a retry with the same key returns the
   * first response word for word. This holds on every node and after restarts. Two requests are the same when their
   * path, query, `If-Match` and JSON body are equal. The order of members in the body does not matter. If the same operation gets
   * the same key with a different request, it fails with `conflict`. Keys of other operations or other API keys are
   * independent.
   *
   * - If a retry arrives while the first request is still running, it waits for that response.
   * - Refusals are stored too. Responses 402, 429 and 5xx are not stored, except an `unavailable` with
   * `details.outcome_unknown`. Nor are refusals because of the API key, the
   * parameters or the shape of the body, which come before the work begins. In these cases, a retry with the same key
   * runs the request anew.
   * - The service stores the last 100,000 responses of an organization, and at most 64 MB of them.
   * - If a node crashes after it did the work and before it stored the response, a retry runs the request again after
   * 30 seconds.
   * - Repeating a document write without conditions does no harm. Only the node that handled the write keeps its
   * response, as long as it has room. If the outcome is unknown, a retry writes again. A write with `if_revision` or
   * `If-Match` is stored as other requests are.
   */
  readonly idempotencyKey?: string;
}

export interface GroupsGetOptions extends CallOptions {
  /** The namespace, or a template prefix ending in `/*`. Send `/` as `%2F`. */
  readonly ns: NamespaceOrTemplate;
  /** The name of the group. */
  readonly name: Name;
}

export interface GroupsListOptions extends CallOptions {
  /** The namespace, or a template prefix ending in `/*`. Send `/` as `%2F`. */
  readonly ns: NamespaceOrTemplate;
  /** The `next_cursor` of the previous page. Keep all other parameters the same. */
  readonly cursor?: Cursor;
  /**
   * The largest number of entries in one page.
   *
   * @default 100
   */
  readonly limit?: number;
}

/** Groups are the populations that documents belong to. Judgments can read them. */
export interface GroupsClient {
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
   *
   * `POST /namespaces/{ns}/groups`
   * Needs a `read_write` key.
   * Accepts a body of up to 1,048,576 bytes.
   * Retries use one idempotency key. The client creates it for the call unless you give one.
   *
   * @throws {JudgmentServiceError} conflict, forbidden, internal, invalid_request, limit_exceeded, rate_limited, too_large, unauthorized, unavailable
   */
  create(options: GroupsCreateOptions): Promise<Group>;
  /**
   * Delete a group. On a template prefix, this deletes it for every namespace under the prefix. While judgments read
   * the group, this is a `conflict`, and `details.readers` names them. You can delete an inherited group only on its
   * template prefix. Otherwise it is a `conflict`, and `details.template` names the prefix.
   *
   * `DELETE /namespaces/{ns}/groups/{name}`
   * Needs a `read_write` key.
   * Retries use one idempotency key. The client creates it for the call unless you give one.
   *
   * @throws {JudgmentServiceError} conflict, forbidden, internal, invalid_request, not_found, rate_limited, unauthorized, unavailable
   */
  delete(options: GroupsDeleteOptions): Promise<void>;
  /**
   * Read a group: its status, its readers and, in a namespace, its rows.
   *
   * `GET /namespaces/{ns}/groups/{name}`
   * Needs a `read_only` key.
   *
   * @throws {JudgmentServiceError} forbidden, internal, invalid_request, not_found, rate_limited, unauthorized, unavailable
   */
  get(options: GroupsGetOptions): Promise<Group>;
  /**
   * List groups.
   *
   * List the groups of a namespace, including inherited ones, or those created on a template prefix.
   *
   * `GET /namespaces/{ns}/groups`
   * Needs a `read_only` key.
   *
   * @throws {JudgmentServiceError} forbidden, internal, invalid_request, rate_limited, unauthorized, unavailable
   */
  list(options: GroupsListOptions): Promise<GroupList>;
  /**
   * Iterates over every entry of `groups` that `list` returns. Each page is fetched when its entries are needed.
   * `.pages()` iterates over the pages.
   *
   * @throws {JudgmentServiceError} during the iteration, in the same cases as `list`
   */
  listAll(options: GroupsListOptions): Pages<GroupList, GroupList["groups"][number]>;
}

const createOperation: Operation = {
  id: "groups_create",
  method: "POST",
  path: "/namespaces/{ns}/groups",
  parameters: [
    { name: "ns", in: "path", option: "ns" },
    { name: "Idempotency-Key", in: "header", option: "idempotencyKey" },
  ],
  body: true,
  repetition: "key",
  statuses: [201],
};
const deleteOperation: Operation = {
  id: "groups_delete",
  method: "DELETE",
  path: "/namespaces/{ns}/groups/{name}",
  parameters: [
    { name: "ns", in: "path", option: "ns" },
    { name: "name", in: "path", option: "name" },
    { name: "Idempotency-Key", in: "header", option: "idempotencyKey" },
  ],
  body: false,
  repetition: "key",
  statuses: [204],
};
const getOperation: Operation = {
  id: "groups_get",
  method: "GET",
  path: "/namespaces/{ns}/groups/{name}",
  parameters: [
    { name: "ns", in: "path", option: "ns" },
    { name: "name", in: "path", option: "name" },
  ],
  body: false,
  repetition: "safe",
  statuses: [200],
};
const listOperation: Operation = {
  id: "groups_list",
  method: "GET",
  path: "/namespaces/{ns}/groups",
  parameters: [
    { name: "ns", in: "path", option: "ns" },
    { name: "cursor", in: "query", option: "cursor" },
    { name: "limit", in: "query", option: "limit" },
  ],
  body: false,
  repetition: "safe",
  statuses: [200],
  pages: { member: "groups", cursor: "query" },
};

/** Calls are made by `caller`, which all resources of a client share. */
export function groupsClient(caller: Caller): GroupsClient {
  return {
    create: (options) => caller.body(createOperation, options),
    delete: (options) => caller.body(deleteOperation, options),
    get: (options) => caller.body(getOperation, options),
    list: (options) => caller.body(listOperation, options),
    listAll: (options) => caller.pages(listOperation, options),
  };
}
