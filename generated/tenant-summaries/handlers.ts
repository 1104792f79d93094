// Generated from spec/ by `npm run generate`. Do not edit.
import type { Cursor, TemplatePrefix } from "../common/types.ts";
import type { Filled, Reply } from "../contract.ts";
import type { TenantSummary, TenantSummarySettings } from "./types.ts";

export interface TenantSummariesCreateRequest {
  path: { ns: TemplatePrefix };
  query: {};
  headers: { "Idempotency-Key"?: string };
  body: Filled<TenantSummarySettings, "min_count" | "keys">;
}

export type TenantSummariesCreateReply = Reply<201, TenantSummary>;

export interface TenantSummariesDeleteRequest {
  path: { ns: TemplatePrefix };
  query: {};
  headers: { "Idempotency-Key"?: string };
  body: undefined;
}

export type TenantSummariesDeleteReply = Reply<204, undefined>;

export interface TenantSummariesGetRequest {
  path: { ns: TemplatePrefix };
  query: { cursor?: Cursor; limit: number };
  headers: {};
  body: undefined;
}

export type TenantSummariesGetReply = Reply<200, TenantSummary>;

/** Tenant summaries: one for each template prefix. */
export interface TenantSummariesHandlers<Context> {
  /**
   * Publish the tenants of a template. Once an hour, a job reads each tenant's groups and writes one document per
   * tenant into the template's own namespace (the prefix without `/*`). The document has these members:
   *
   * - `id` is the tenant's namespace.
   * - `attributes.kind` is `tenant`.
   * - `state.groups` has the published aggregates as the labels of their bands.
   * - `state.source` has the values and their origin.
   * - `state.published_at` is the time of the write.
   *
   * Only aggregates with bands leave the tenant's namespace. A tenant that has published nothing has no document. When
   * a namespace is deleted, the next run deletes its document.
   *
   * `state.groups` has one array for each group, with one element per key:
   * `{ "key": "c-17", "bands": { "count": "many" } }`. Elements are sorted by key. They cover the up to 1,000 keys that
   * the group lists, without keys of fewer than `min_count` documents. An aggregate without a number has no label.
   * `state.source` has the `namespace`, its sequence `as_of`, and `groups` with the numbers in the same places:
   * `{ "key": "c-17", "values": { "count": 120 } }`.
   *
   * Only a key whose scope covers the tenant's namespace sees `state.source`. Reads and queries leave it out for other
   * keys, and contexts of judgments never contain it. This rule holds for every document whose `id` is the name of a
   * namespace under its own namespace.
   *
   * A tenant is `unchanged` when its labels equal those in its document, even if its numbers differ. If a document
   * would exceed 1 MB, the keys with the fewest documents are left out. If a tenant has its own group of the same name,
   * or one from a longer prefix, it publishes that one.
   *
   * The writes are billed as writes and stored bytes under `tenant_summary`. The first run starts within the hour.
   * Until then, every tenant is `pending`. If you post again, the settings are replaced, and the published documents
   * stay until the next run. After a downgrade of the plan, the summary continues. If the template's own namespace
   * refuses the writes, the run ends with the event `namespace.tenant_summary_failed`. The next run tries again.
   */
  create(context: Context, request: TenantSummariesCreateRequest): Promise<TenantSummariesCreateReply>;
  /** Stop publishing. The documents already written stay. Delete them like any other document. */
  delete(context: Context, request: TenantSummariesDeleteRequest): Promise<TenantSummariesDeleteReply>;
  /**
   * Read the settings, the warnings and a page of tenants. A document is behind its tenant by one run plus paging. If
   * there is no summary, this is `not_found`.
   */
  get(context: Context, request: TenantSummariesGetRequest): Promise<TenantSummariesGetReply>;
}
