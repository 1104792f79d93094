// Generated from spec/ by `npm run generate`. Do not edit.
import type { Bands, BandsInput, Cursor, Name, NamespaceName, TemplatePrefix, Timestamp } from "../common/types.ts";

/** One tenant of a summary: a namespace under the template prefix. */
export interface Tenant {
  /** The tenant's namespace. It is also the id of the tenant's document. */
  namespace: NamespaceName;
  /** The result of the last run for this tenant. */
  status: TenantStatus;
  /** The time when the tenant's document was last written. Null before that. */
  published_at: Timestamp | null;
  /** The tenant's sequence at which its document was computed. Null before that. */
  source_as_of: number | null;
  /** Why the tenant was skipped. Null otherwise. */
  reason: TenantSkipReason | null;
}

/**
 * The bands to publish, by `<group>.<aggregate>`: `by-customer.count`, `by-customer.avg.attributes.amount`,
 * `by-customer.quantiles.attributes.amount.p90`. An aggregate without bands is not published.
 */
export interface TenantBands {
  [name: string]: Bands;
}

/**
 * The bands to publish, by `<group>.<aggregate>`: `by-customer.count`, `by-customer.avg.attributes.amount`,
 * `by-customer.quantiles.attributes.amount.p90`. An aggregate without bands is not published.
 */
export interface TenantBandsInput {
  [name: string]: BandsInput;
}

/**
 * How to publish the keys of groups.
 *
 * - `plain`: Keys are published unchanged.
 * - `hashed`: Each key is published as a hash of 22 characters. Equal keys of all tenants have the same hash. In another summary, the hash is different. Nobody can derive the key from it.
 */
export type TenantKeys = "plain" | "hashed";

/**
 * Why a run skipped a tenant.
 *
 * - `deleting`: The namespace is being deleted.
 * - `building`: A group that the tenant publishes is still building.
 * - `empty`: In every published group, the tenant has no key with `min_count` documents. If the tenant had a document, it is deleted, because its bands would no longer be true.
 * - `too_long`: The name has more than 128 bytes, which is too long for a document id.
 */
export type TenantSkipReason = "deleting" | "building" | "empty" | "too_long";

/**
 * The result of the last hourly run for one tenant.
 *
 * - `published`: The run wrote the tenant's document.
 * - `unchanged`: The bands of the tenant's groups equal those in its document. The run wrote nothing.
 * - `skipped`: The run skipped the tenant. `reason` says why.
 * - `pending`: No run has processed the tenant yet.
 */
export type TenantStatus = "published" | "unchanged" | "skipped" | "pending";

/**
 * A tenant summary. The tenants under a template prefix publish aggregates about themselves, as bands, into the
 * template's own namespace.
 */
export interface TenantSummary {
  /** The template prefix of the summary. */
  template: TemplatePrefix;
  /** The template's groups that each tenant publishes. All of them must exist on the template prefix. */
  groups: Name[];
  /** The bands of each published aggregate. Every key must name an aggregate of one of `groups`. */
  bands: TenantBands;
  /**
   * The smallest number of documents that a key must have to be published. Figures over very few documents would reveal
   * each of them. A key with fewer documents appears neither in `state.groups` nor in `state.source`. Summaries created
   * before this setting existed have 1 until you post them again.
   */
  min_count?: number;
  /** How keys appear in `state.groups`. In `state.source` they are always plain. */
  keys?: TenantKeys;
  /** The time when the summary was created. */
  created_at: Timestamp;
  /** The problems of the summary. Empty when there are none. */
  warnings: TenantSummaryWarning[];
  /** The time when the last run ended. Null before the first one. */
  last_run_at: Timestamp | null;
  /** One page of tenants, sorted by namespace. */
  tenants: Tenant[];
  /** Pass as `cursor` to get the next page of tenants. Null on the last page. */
  next_cursor: Cursor | null;
}

/** The settings of a tenant summary. */
export interface TenantSummarySettings {
  /** The template's groups that each tenant publishes. All of them must exist on the template prefix. */
  groups: Name[];
  /** The bands of each published aggregate. Every key must name an aggregate of one of `groups`. */
  bands: TenantBandsInput;
  /**
   * The smallest number of documents that a key must have to be published. Figures over very few documents would reveal
   * each of them. A key with fewer documents appears neither in `state.groups` nor in `state.source`. Summaries created
   * before this setting existed have 1 until you post them again.
   *
   * @default 5
   */
  min_count?: number;
  /**
   * How keys appear in `state.groups`. In `state.source` they are always plain.
   *
   * @default "plain"
   */
  keys?: TenantKeys;
}

/**
 * A problem that keeps a tenant summary from doing its work.
 *
 * - `tenant_summary_failed`: The template's own namespace refused the writes of the last run. For example, it was over its limits with `on_exceeded: reject`.
 */
export type TenantSummaryWarning = "tenant_summary_failed";
