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

/** Tenant summaries: one a template prefix. */
export interface TenantSummariesHandlers<Context> {
  /**
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
   */
  create(context: Context, request: TenantSummariesCreateRequest): Promise<TenantSummariesCreateReply>;
  /** Stop publishing. The documents already written stay; delete them like any others. */
  delete(context: Context, request: TenantSummariesDeleteRequest): Promise<TenantSummariesDeleteReply>;
  /**
   * Read the settings, the warnings and a page of tenants. A document lags behind its tenant by one run plus paging. Where none
   * is published: `not_found`.
   */
  get(context: Context, request: TenantSummariesGetRequest): Promise<TenantSummariesGetReply>;
}
