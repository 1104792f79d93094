// Generated from spec/ by `npm run generate`. Do not edit.
import type { Bands, BandsInput, Cursor, Name, NamespaceName, TemplatePrefix, Timestamp } from "../common/types.ts";

/** One tenant of a summary: a namespace under the template prefix. */
export interface Tenant {
  /** The tenant's namespace, which is also the id of its document. */
  namespace: NamespaceName;
  /** What the last run did about it. */
  status: TenantStatus;
  /** When its document was last written; null before. */
  published_at: Timestamp | null;
  /** The tenant's sequence that its document was computed at; null before. */
  source_as_of: number | null;
  /** Why it was skipped; null otherwise. */
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
 * How the keys of groups are published.
 *
 * - `plain`: As they are.
 * - `hashed`: As a text of 22 characters: the same for the same key of all tenants, another one in another summary, and nobody can tell the key from it.
 */
export type TenantKeys = "plain" | "hashed";

/**
 * Why a run passed over a tenant.
 *
 * - `deleting`: The namespace is being deleted.
 * - `building`: A group that it publishes is still building there.
 * - `empty`: It has no key of `min_count` documents in any published group. A document that it had is deleted, since its bands would hold no more.
 * - `too_long`: Its name has more than 128 bytes, which no document's id may have.
 */
export type TenantSkipReason = "deleting" | "building" | "empty" | "too_long";

/**
 * What the last hourly run did about one tenant.
 *
 * - `published`: Its document was written.
 * - `unchanged`: Its groups' bands are what its document already says; nothing was written.
 * - `skipped`: It was passed over; `reason` says why.
 * - `pending`: No run has reached it yet.
 */
export type TenantStatus = "published" | "unchanged" | "skipped" | "pending";

/** What the tenants under a template prefix publish about themselves, as bands, into the template's own namespace. */
export interface TenantSummary {
  /** The template prefix it is made for. */
  template: TemplatePrefix;
  /** The template's groups that each tenant publishes; every one must exist on the template prefix. */
  groups: Name[];
  /** How each published aggregate is cut into bands; every key must name an aggregate of one of `groups`. */
  bands: TenantBands;
  /**
   * The fewest documents of a key that is published: what a few have in common tells of each of them. A key of fewer appears neither in
   * `state.groups` nor in `state.source`. Summaries from before this setting have 1 until they are posted again.
   */
  min_count?: number;
  /** How keys appear in `state.groups`. In `state.source` they are always plain. */
  keys?: TenantKeys;
  /** When it was created. */
  created_at: Timestamp;
  /** What is wrong with it; empty when nothing is. */
  warnings: TenantSummaryWarning[];
  /** When the last run ended; null before the first. */
  last_run_at: Timestamp | null;
  /** One page of tenants, by namespace. */
  tenants: Tenant[];
  /** Pass as `cursor` for the next page of tenants; null on the last. */
  next_cursor: Cursor | null;
}

/** The settings of a tenant summary. */
export interface TenantSummarySettings {
  /** The template's groups that each tenant publishes; every one must exist on the template prefix. */
  groups: Name[];
  /** How each published aggregate is cut into bands; every key must name an aggregate of one of `groups`. */
  bands: TenantBandsInput;
  /**
   * The fewest documents of a key that is published: what a few have in common tells of each of them. A key of fewer appears neither in
   * `state.groups` nor in `state.source`. Summaries from before this setting have 1 until they are posted again.
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
 * Something that keeps a tenant summary from doing its work.
 *
 * - `tenant_summary_failed`: The template's namespace refused the last run's writes, for instance over its limits with `on_exceeded: reject`.
 */
export type TenantSummaryWarning = "tenant_summary_failed";
