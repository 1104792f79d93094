// Generated from spec/ by `npm run generate`. Do not edit.
import type { Cursor, NamespaceName, NamespaceOrTemplate } from "../common/types.ts";
import type { Job } from "../jobs/types.ts";
import type { Caller } from "../runtime/caller.ts";
import type { Operation } from "../runtime/operation.ts";
import type { CallOptions } from "../runtime/options.ts";
import type { Pages } from "../runtime/pages.ts";
import type { Namespace, NamespaceLevels, NamespaceList, NamespaceNamePart, NamespaceSettings, NamespaceUpdate } from "./types.ts";

export interface NamespacesDeleteOptions extends CallOptions {
  /** The namespace. Send `/` as `%2F`. */
  readonly ns: NamespaceName;
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

export interface NamespacesGetOptions extends CallOptions {
  /** The namespace. Send `/` as `%2F`. */
  readonly ns: NamespaceName;
}

export interface NamespacesLevelsOptions extends CallOptions {
  /** The `next_cursor` of the previous page. Keep all other parameters the same. */
  readonly cursor?: Cursor;
  /**
   * The largest number of entries in one page.
   *
   * @default 100
   */
  readonly limit?: number;
  /** Return only names that begin with this text. Letter case matters. */
  readonly prefix?: NamespaceNamePart;
}

export interface NamespacesListOptions extends CallOptions {
  /** The `next_cursor` of the previous page. Keep all other parameters the same. */
  readonly cursor?: Cursor;
  /**
   * The largest number of entries in one page.
   *
   * @default 100
   */
  readonly limit?: number;
  /**
   * Return only namespaces whose names begin with this text. Letter case matters. End it with `/` to stay inside one
   * hierarchy level.
   */
  readonly prefix?: NamespaceNamePart;
}

export interface NamespacesUpdateOptions extends CallOptions {
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
  readonly body: NamespaceUpdate;
}

/** Namespaces hold documents. Their names are hierarchical. */
export interface NamespacesClient {
  /**
   * Delete a namespace with everything in it: documents, answers, the evaluation log, and its own judgments, groups and
   * subscriptions. The name is free at once. A new write to it creates a new, empty namespace, whose sequence continues
   * from the old one. The `namespace_delete` job removes the old data in the background. Resources inherited from
   * templates belong to the templates and stay. The service sends no `exited` events for members of the namespace's
   * subscriptions.
   *
   * `DELETE /namespaces/{ns}`
   * Needs a `read_write` key.
   * Retries use one idempotency key. The client creates it for the call unless you give one.
   *
   * @throws {JudgmentServiceError} conflict, forbidden, internal, invalid_request, not_found, rate_limited, unauthorized, unavailable
   */
  delete(options: NamespacesDeleteOptions): Promise<Job>;
  /**
   * Get a namespace.
   *
   * Read a namespace: its size, sequence, budget and settings. A namespace exists after its first write. Before that,
   * it is `not_found`.
   *
   * `GET /namespaces/{ns}`
   * Needs a `read_only` key.
   *
   * @throws {JudgmentServiceError} forbidden, internal, invalid_request, not_found, rate_limited, unauthorized, unavailable
   */
  get(options: NamespacesGetOptions): Promise<Namespace>;
  /**
   * List a level of the namespaces' names.
   *
   * List one level of the hierarchy of names. All names that begin with `prefix` are cut at the next `/`, and each
   * result is listed once. Without `prefix`, this is the top level. `shop/` lists what is directly below `shop`, and
   * `shop/ti` what begins with `ti` there. The work does not grow with what lies below the level.
   *
   * `GET /namespace-levels`
   * Needs a `read_only` key.
   *
   * @throws {JudgmentServiceError} forbidden, internal, invalid_request, rate_limited, unauthorized, unavailable
   */
  levels(options?: NamespacesLevelsOptions): Promise<NamespaceLevels>;
  /**
   * Iterates over every entry of `levels` that `levels` returns. Each page is fetched when its entries are needed.
   * `.pages()` iterates over the pages.
   *
   * @throws {JudgmentServiceError} during the iteration, in the same cases as `levels`
   */
  levelsAll(options?: NamespacesLevelsOptions): Pages<NamespaceLevels, NamespaceLevels["levels"][number]>;
  /**
   * List namespaces.
   *
   * List the namespaces that the key may see, sorted by name.
   *
   * `GET /namespaces`
   * Needs a `read_only` key.
   *
   * @throws {JudgmentServiceError} forbidden, internal, invalid_request, rate_limited, unauthorized, unavailable
   */
  list(options?: NamespacesListOptions): Promise<NamespaceList>;
  /**
   * Iterates over every entry of `namespaces` that `list` returns. Each page is fetched when its entries are needed.
   * `.pages()` iterates over the pages.
   *
   * @throws {JudgmentServiceError} during the iteration, in the same cases as `list`
   */
  listAll(options?: NamespacesListOptions): Pages<NamespaceList, NamespaceList["namespaces"][number]>;
  /**
   * Change a namespace's settings. On a template prefix, you can declare the attributes to index in every namespace
   * under it, including namespaces created later. The response has the settings after the change. An empty body changes
   * nothing and returns the settings. Use it to read the settings of a template prefix. A namespace without a first
   * write is `not_found`; a template prefix never is.
   *
   * `PATCH /namespaces/{ns}`
   * Needs a `read_write` key.
   * Accepts a body of up to 1,048,576 bytes.
   * Retries use one idempotency key. The client creates it for the call unless you give one.
   *
   * @throws {JudgmentServiceError} conflict, forbidden, internal, invalid_request, not_found, rate_limited, too_large, unauthorized, unavailable
   */
  update(options: NamespacesUpdateOptions): Promise<NamespaceSettings>;
}

const deleteOperation: Operation = {
  id: "namespaces_delete",
  method: "DELETE",
  path: "/namespaces/{ns}",
  parameters: [
    { name: "ns", in: "path", option: "ns" },
    { name: "Idempotency-Key", in: "header", option: "idempotencyKey" },
  ],
  body: false,
  repetition: "key",
  statuses: [202],
};
const getOperation: Operation = {
  id: "namespaces_get",
  method: "GET",
  path: "/namespaces/{ns}",
  parameters: [
    { name: "ns", in: "path", option: "ns" },
  ],
  body: false,
  repetition: "safe",
  statuses: [200],
};
const levelsOperation: Operation = {
  id: "namespaces_levels",
  method: "GET",
  path: "/namespace-levels",
  parameters: [
    { name: "cursor", in: "query", option: "cursor" },
    { name: "limit", in: "query", option: "limit" },
    { name: "prefix", in: "query", option: "prefix" },
  ],
  body: false,
  repetition: "safe",
  statuses: [200],
  pages: { member: "levels", cursor: "query" },
};
const listOperation: Operation = {
  id: "namespaces_list",
  method: "GET",
  path: "/namespaces",
  parameters: [
    { name: "cursor", in: "query", option: "cursor" },
    { name: "limit", in: "query", option: "limit" },
    { name: "prefix", in: "query", option: "prefix" },
  ],
  body: false,
  repetition: "safe",
  statuses: [200],
  pages: { member: "namespaces", cursor: "query" },
};
const updateOperation: Operation = {
  id: "namespaces_update",
  method: "PATCH",
  path: "/namespaces/{ns}",
  parameters: [
    { name: "ns", in: "path", option: "ns" },
    { name: "Idempotency-Key", in: "header", option: "idempotencyKey" },
  ],
  body: true,
  repetition: "key",
  statuses: [200],
};

/** Calls are made by `caller`, which all resources of a client share. */
export function namespacesClient(caller: Caller): NamespacesClient {
  return {
    delete: (options) => caller.body(deleteOperation, options),
    get: (options) => caller.body(getOperation, options),
    levels: (options) => caller.body(levelsOperation, options),
    levelsAll: (options) => caller.pages(levelsOperation, options),
    list: (options) => caller.body(listOperation, options),
    listAll: (options) => caller.pages(listOperation, options),
    update: (options) => caller.body(updateOperation, options),
  };
}
