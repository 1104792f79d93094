// Generated from spec/ by `npm run generate`. Do not edit.
import type { Cursor, TemplatePrefix } from "../common/types.ts";
import type { Caller } from "../runtime/caller.ts";
import type { Operation } from "../runtime/operation.ts";
import type { CallOptions } from "../runtime/options.ts";
import type { Pages } from "../runtime/pages.ts";
import type { TenantSummary, TenantSummarySettings } from "./types.ts";

export interface TenantSummariesCreateOptions extends CallOptions {
  /** The template prefix, ending in `/*`; `/` is sent as `%2F`. */
  readonly ns: TemplatePrefix;
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
  readonly body: TenantSummarySettings;
}

export interface TenantSummariesDeleteOptions extends CallOptions {
  /** The template prefix, ending in `/*`; `/` is sent as `%2F`. */
  readonly ns: TemplatePrefix;
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

export interface TenantSummariesGetOptions extends CallOptions {
  /** The template prefix, ending in `/*`; `/` is sent as `%2F`. */
  readonly ns: TemplatePrefix;
  /** The `next_cursor` of the page before, with the same other parameters. */
  readonly cursor?: Cursor;
  /**
   * The most entries of one page.
   *
   * @default 100
   */
  readonly limit?: number;
}

/** Tenant summaries: one a template prefix. */
export interface TenantSummariesClient {
  /**
   * Publish a tenant summary.
   *
   * Publish the tenants of a template. Once an hour a job reads each tenant's groups and writes one document per tenant into
   * the template's own namespace (the prefix without `/*`): `id` is the tenant's namespace, `attributes.kind` is `tenant`,
   * `state.groups` the published aggregates as their bands' labels, `state.source` the values and where they came from,
   * `state.published_at` the time. Only aggregates with bands cross the boundary. A tenant that has published nothing has no
   * document, and that of a namespace which is deleted goes with the first run after the deletion.
   *
   * `state.groups` has an array for each group, one element a key: `{ "key": "c-17", "bands": { "count": "many" } }`, by key, of the
   * up to 1,000 keys that the group lists, without those of fewer than `min_count` documents; an aggregate without a number has no label. `state.source` has the
   * `namespace`, its sequence `as_of`, and `groups` with the numbers in the same places: `{ "key": "c-17", "values": { "count": 120 } }`.
   * Only a key whose scope covers the tenant's namespace sees `state.source`: reads and queries leave it out for others, and contexts of
   * judgments never have it. This holds for any document whose `id` is the name of a namespace under the one that it lies in.
   * A tenant whose labels are what its document says is `unchanged`, whatever its numbers. Where a document would have more than 1 MB, the keys of the fewest documents
   * are left out. A tenant with a group of its own of the same name, or one of a longer prefix, publishes that one.
   *
   * The writes bill as writes and stored bytes under `tenant_summary`. The first run starts within the hour; until then every
   * tenant is `pending`. Posting again replaces the settings; what is published stands until the next run. After a downgrade
   * the summary goes on. A run whose writes the template's namespace refuses ends there, with the event
   * `namespace.tenant_summary_failed`; the next one tries again.
   *
   * `POST /namespaces/{ns}/tenant_summary`
   * Needs a `read_write` key and the team plan.
   * Takes a body of up to 1,048,576 bytes.
   * Bills `tenant_summary`.
   * Retried under one idempotency key, made for the call unless given.
   *
   * @throws {JudgmentServiceError} conflict, forbidden, internal, invalid_request, plan_required, rate_limited, too_large, unauthorized, unavailable
   */
  create(options: TenantSummariesCreateOptions): Promise<TenantSummary>;
  /**
   * Delete a tenant summary.
   *
   * Stop publishing. The documents already written stay; delete them like any others.
   *
   * `DELETE /namespaces/{ns}/tenant_summary`
   * Needs a `read_write` key.
   * Retried under one idempotency key, made for the call unless given.
   *
   * @throws {JudgmentServiceError} conflict, forbidden, internal, invalid_request, not_found, rate_limited, unauthorized, unavailable
   */
  delete(options: TenantSummariesDeleteOptions): Promise<void>;
  /**
   * Read a tenant summary.
   *
   * Read the settings, the warnings and a page of tenants. A document lags behind its tenant by one run plus paging. Where none
   * is published: `not_found`.
   *
   * `GET /namespaces/{ns}/tenant_summary`
   * Needs a `read_only` key.
   *
   * @throws {JudgmentServiceError} forbidden, internal, invalid_request, not_found, rate_limited, unauthorized, unavailable
   */
  get(options: TenantSummariesGetOptions): Promise<TenantSummary>;
  /**
   * Every entry of `tenants`: what `get` answers, page after page, each fetched when its entries are wanted.
   * `.pages()` goes page by page.
   *
   * @throws {JudgmentServiceError} while it is read, as `get` does
   */
  getAll(options: TenantSummariesGetOptions): Pages<TenantSummary, TenantSummary["tenants"][number]>;
}

const createOperation: Operation = {
  id: "tenant_summaries_create",
  method: "POST",
  path: "/namespaces/{ns}/tenant_summary",
  parameters: [
    { name: "ns", in: "path", option: "ns" },
    { name: "Idempotency-Key", in: "header", option: "idempotencyKey" },
  ],
  body: true,
  repetition: "key",
  statuses: [201],
};
const deleteOperation: Operation = {
  id: "tenant_summaries_delete",
  method: "DELETE",
  path: "/namespaces/{ns}/tenant_summary",
  parameters: [
    { name: "ns", in: "path", option: "ns" },
    { name: "Idempotency-Key", in: "header", option: "idempotencyKey" },
  ],
  body: false,
  repetition: "key",
  statuses: [204],
};
const getOperation: Operation = {
  id: "tenant_summaries_get",
  method: "GET",
  path: "/namespaces/{ns}/tenant_summary",
  parameters: [
    { name: "ns", in: "path", option: "ns" },
    { name: "cursor", in: "query", option: "cursor" },
    { name: "limit", in: "query", option: "limit" },
  ],
  body: false,
  repetition: "safe",
  statuses: [200],
  pages: { member: "tenants", cursor: "query" },
};

/** Calls are made by `caller`, which all resources of a client share. */
export function tenantSummariesClient(caller: Caller): TenantSummariesClient {
  return {
    create: (options) => caller.body(createOperation, options),
    delete: (options) => caller.body(deleteOperation, options),
    get: (options) => caller.body(getOperation, options),
    getAll: (options) => caller.pages(getOperation, options),
  };
}
