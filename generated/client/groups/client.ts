// Generated from spec/ by `npm run generate`. Do not edit.
import type { Cursor, Name, NamespaceOrTemplate } from "../common/types.ts";
import type { Caller } from "../runtime/caller.ts";
import type { Operation } from "../runtime/operation.ts";
import type { CallOptions } from "../runtime/options.ts";
import type { Pages } from "../runtime/pages.ts";
import type { Group, GroupCreate, GroupList } from "./types.ts";

export interface GroupsCreateOptions extends CallOptions {
  /** The namespace, or a template prefix ending in `/*`; `/` is sent as `%2F`. */
  readonly ns: NamespaceOrTemplate;
  /**
   * Any string that names this attempt, 1 to 256 characters. For 24 hours a retry with the same key gets the first answer word for word, from
   * every node and after restarts. The same request is the same path and query and a body that is equal as JSON, whatever the order of its
   * members. The same key with another request of the operation is a `conflict`; with another operation or API key it is another key.
   *
   * - A retry that comes while the first is under way waits for its answer.
   * - Refusals are kept as well. 402, 429 and 5xx are not, nor is what was refused for its API key, its parameters or the shape of its body
   * before it began: the same key then begins anew.
   * - Of one organization the last 100,000 answers are kept, and 64 MB of them at most.
   * - Where a node dies between carrying a request out and keeping its answer, a retry is carried out again after 30 seconds.
   * - A write of documents does no harm when it is repeated: its answer is kept by the node alone, while it has room.
   */
  readonly idempotencyKey?: string;
  readonly body: GroupCreate;
}

export interface GroupsDeleteOptions extends CallOptions {
  /** The namespace, or a template prefix ending in `/*`; `/` is sent as `%2F`. */
  readonly ns: NamespaceOrTemplate;
  /** The group. */
  readonly name: Name;
  /**
   * Any string that names this attempt, 1 to 256 characters. For 24 hours a retry with the same key gets the first answer word for word, from
   * every node and after restarts. The same request is the same path and query and a body that is equal as JSON, whatever the order of its
   * members. The same key with another request of the operation is a `conflict`; with another operation or API key it is another key.
   *
   * - A retry that comes while the first is under way waits for its answer.
   * - Refusals are kept as well. 402, 429 and 5xx are not, nor is what was refused for its API key, its parameters or the shape of its body
   * before it began: the same key then begins anew.
   * - Of one organization the last 100,000 answers are kept, and 64 MB of them at most.
   * - Where a node dies between carrying a request out and keeping its answer, a retry is carried out again after 30 seconds.
   * - A write of documents does no harm when it is repeated: its answer is kept by the node alone, while it has room.
   */
  readonly idempotencyKey?: string;
}

export interface GroupsGetOptions extends CallOptions {
  /** The namespace, or a template prefix ending in `/*`; `/` is sent as `%2F`. */
  readonly ns: NamespaceOrTemplate;
  /** The group. */
  readonly name: Name;
}

export interface GroupsListOptions extends CallOptions {
  /** The namespace, or a template prefix ending in `/*`; `/` is sent as `%2F`. */
  readonly ns: NamespaceOrTemplate;
  /** The `next_cursor` of the page before, with the same other parameters. */
  readonly cursor?: Cursor;
  /**
   * The most entries of one page.
   *
   * @default 100
   */
  readonly limit?: number;
}

/** Groups: the populations that documents belong to, which judgments can read. */
export interface GroupsClient {
  /**
   * Create a group and start the `group_build` job that computes its first aggregates; the group is `building` until then. The
   * job re-judges nothing. On a template prefix every namespace under it inherits the group, those to come included; a
   * namespace's own group of the same name, or one on a longer prefix, wins. A name that is taken on the same namespace or
   * prefix is a `conflict`. Naming a judgment in `count_where` that is not plain or does not exist, and `sum` or `avg` over
   * answers, are `invalid_request`. One that takes the place of another which judgments read there has to keep what they show of it, and
   * aggregates no answers where these are read or aggregated themselves: otherwise it is a `conflict`, with `details.readers`. The namespace need
   * not have been written to.
   *
   * `POST /namespaces/{ns}/groups`
   * Needs a `read_write` key.
   * Takes a body of up to 1,048,576 bytes.
   * Retried under one idempotency key, made for the call unless given.
   *
   * @throws {JudgmentServiceError} conflict, forbidden, internal, invalid_request, limit_exceeded, rate_limited, too_large, unauthorized, unavailable
   */
  create(options: GroupsCreateOptions): Promise<Group>;
  /**
   * Delete a group, on a template prefix for every namespace under it. While judgments read it: `conflict`, with
   * `details.readers` naming them. An inherited group can only be deleted on its template prefix: `conflict`, with
   * `details.template` naming it.
   *
   * `DELETE /namespaces/{ns}/groups/{name}`
   * Needs a `read_write` key.
   * Retried under one idempotency key, made for the call unless given.
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
   * List the groups of a namespace, inherited ones included, or those created on a template prefix.
   *
   * `GET /namespaces/{ns}/groups`
   * Needs a `read_only` key.
   *
   * @throws {JudgmentServiceError} forbidden, internal, invalid_request, rate_limited, unauthorized, unavailable
   */
  list(options: GroupsListOptions): Promise<GroupList>;
  /**
   * Every entry of `groups`: what `list` answers, page after page, each fetched when its entries are wanted.
   * `.pages()` goes page by page.
   *
   * @throws {JudgmentServiceError} while it is read, as `list` does
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
