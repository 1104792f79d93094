// Generated from spec/ by `npm run generate`. Do not edit.
import type { Cursor, NamespaceName, NamespaceOrTemplate } from "../common/types.ts";
import type { Job } from "../jobs/types.ts";
import type { Caller } from "../runtime/caller.ts";
import type { Operation } from "../runtime/operation.ts";
import type { CallOptions } from "../runtime/options.ts";
import type { Pages } from "../runtime/pages.ts";
import type { Namespace, NamespaceList, NamespaceNamePart, NamespaceSettings, NamespaceUpdate } from "./types.ts";

export interface NamespacesDeleteOptions extends CallOptions {
  /** The namespace; `/` is sent as `%2F`. */
  readonly ns: NamespaceName;
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

export interface NamespacesGetOptions extends CallOptions {
  /** The namespace; `/` is sent as `%2F`. */
  readonly ns: NamespaceName;
}

export interface NamespacesListOptions extends CallOptions {
  /** The `next_cursor` of the page before, with the same other parameters. */
  readonly cursor?: Cursor;
  /**
   * The most entries of one page.
   *
   * @default 100
   */
  readonly limit?: number;
  /** Only namespaces whose names begin with this, letter by letter; end it with `/` to stay inside one hierarchy level. */
  readonly prefix?: NamespaceNamePart;
}

export interface NamespacesUpdateOptions extends CallOptions {
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
  readonly body: NamespaceUpdate;
}

/** Namespaces: hierarchical names that hold documents. */
export interface NamespacesClient {
  /**
   * Delete a namespace with everything in it: documents, answers, the evaluation log, its own judgments, groups and
   * subscriptions. The name is free at once and a write to it creates a new, empty namespace, whose sequence goes on from that of the old one; the
   * `namespace_delete` job removes the old one behind it. What it inherits from templates is theirs and stays; no `exited` is sent for the members
   * of its subscriptions.
   *
   * `DELETE /namespaces/{ns}`
   * Needs a `read_write` key.
   * Retried under one idempotency key, made for the call unless given.
   *
   * @throws {JudgmentServiceError} conflict, forbidden, internal, invalid_request, not_found, rate_limited, unauthorized, unavailable
   */
  delete(options: NamespacesDeleteOptions): Promise<Job>;
  /**
   * Get a namespace: its size, sequence, budget and settings. It exists from its first write on; before that it is `not_found`.
   *
   * `GET /namespaces/{ns}`
   * Needs a `read_only` key.
   *
   * @throws {JudgmentServiceError} forbidden, internal, invalid_request, not_found, rate_limited, unauthorized, unavailable
   */
  get(options: NamespacesGetOptions): Promise<Namespace>;
  /**
   * List namespaces.
   *
   * List the namespaces that the key may see, by name.
   *
   * `GET /namespaces`
   * Needs a `read_only` key.
   *
   * @throws {JudgmentServiceError} forbidden, internal, invalid_request, rate_limited, unauthorized, unavailable
   */
  list(options?: NamespacesListOptions): Promise<NamespaceList>;
  /**
   * Every entry of `namespaces`: what `list` answers, page after page, each fetched when its entries are wanted.
   * `.pages()` goes page by page.
   *
   * @throws {JudgmentServiceError} while it is read, as `list` does
   */
  listAll(options?: NamespacesListOptions): Pages<NamespaceList, NamespaceList["namespaces"][number]>;
  /**
   * Change a namespace's settings. On a template prefix: declare the attributes to index in every namespace under it, those to
   * come included. Returns the settings after the change; an empty body changes nothing and reads them, which is how a template
   * prefix's are read. A namespace that has not been written to is `not_found`; a template prefix never is.
   *
   * `PATCH /namespaces/{ns}`
   * Needs a `read_write` key.
   * Takes a body of up to 1,048,576 bytes.
   * Retried under one idempotency key, made for the call unless given.
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
    list: (options) => caller.body(listOperation, options),
    listAll: (options) => caller.pages(listOperation, options),
    update: (options) => caller.body(updateOperation, options),
  };
}
