// Generated from spec/ by `npm run generate`. Do not edit.
import type { AttributeMatch, Duration } from "../common/types.ts";

/** Changes to a fan-out: members not given stay, null makes them the default. */
export interface FanoutChanges {
  /** Which documents it reaches; null: all. */
  scope?: FanoutScopeChanges | null;
  /** How long nothing else may change before the documents are judged, in milliseconds; null: 0. */
  debounce_ms?: Milliseconds | null;
  /** The longest that `debounce_ms` may delay it, in milliseconds; null: 60,000. */
  max_wait_ms?: Milliseconds | null;
}

/** Which of the documents that depend on a change are judged anew; the answers of the others become `stale`. */
export interface FanoutScope {
  /** Only documents whose `created_at` lies within this time before the change. Default: all. */
  created_within?: Duration;
  /** Only documents whose attributes match. Default: no filter. */
  where?: AttributeMatch;
}

/** Changes to a fan-out scope: members not given stay, null removes. */
export interface FanoutScopeChanges {
  /** Only documents whose `created_at` lies within this time before the change; null: all. */
  created_within?: Duration | null;
  /** Only documents whose attributes match, in place of the former condition; null: no filter. */
  where?: AttributeMatch | null;
}

/** Which of the documents that depend on a change are judged anew; the answers of the others become `stale`. */
export interface FanoutScopeInput {
  /** Only documents whose `created_at` lies within this time before the change. Default: all. */
  created_within?: Duration;
  /** Only documents whose attributes match. Default: no filter. */
  where?: AttributeMatch;
}

/**
 * How a change elsewhere (a related document, an answer's band or cut, a group's band) judges anew the documents whose context
 * shows it. There are no fan-out jobs and nothing to confirm: it runs within the namespace's budget.
 */
export interface FanoutSettings {
  /** Which documents it reaches. Default: all. */
  scope?: FanoutScopeInput;
  /** How long nothing else may change before the documents are judged, in milliseconds. Default 0. */
  debounce_ms?: Milliseconds;
  /** The longest that `debounce_ms` may delay it, in milliseconds. Default 60,000. */
  max_wait_ms?: Milliseconds;
}

/**
 * Where the value of a fan-out setting comes from.
 *
 * - `judgment`: Set on the judgment; of an inherited one, on its template.
 * - `override`: Set by this namespace over an inherited judgment.
 * - `default`: Set nowhere, so the default.
 */
export type FanoutSource = "judgment" | "override" | "default";

/** Where the value of each member of `freshness.fanout` comes from. */
export interface FanoutSources {
  /** Of `scope`. */
  scope?: FanoutSource;
  /** Of `debounce_ms`. */
  debounce_ms?: FanoutSource;
  /** Of `max_wait_ms`. */
  max_wait_ms?: FanoutSource;
  /**
   * Retired with fan-out jobs.
   *
   * @deprecated
   */
  job_above?: FanoutSource;
  /**
   * Retired with fan-out jobs.
   *
   * @deprecated
   */
  confirm_jobs?: FanoutSource;
  /**
   * Retired with fan-out jobs.
   *
   * @deprecated
   */
  auto_daily_limit?: FanoutSource;
}

/**
 * Changes to when a judgment answers, as a JSON merge patch (RFC 7396): members not given stay; null makes a member the default
 * or, on a namespace that inherits, drops the override so that the template's holds.
 */
export interface FreshnessChanges {
  /** When; null: `on_write`. */
  policy?: FreshnessPolicy | null;
  /** How long a document may not change before it is judged, in milliseconds; null: 0. */
  debounce_ms?: Milliseconds | null;
  /** How often; leaving `periodic` needs null here. */
  interval?: Duration | null;
  /** The longest that `debounce_ms` may delay an answer, in milliseconds; null: 60,000. */
  max_wait_ms?: Milliseconds | null;
  /** How a change elsewhere judges documents anew; null: all the defaults. */
  fanout?: FanoutChanges | null;
}

/**
 * When a judgment answers. Whatever the policy, a write after which the context is the same as before carries the answer forward, at no cost.
 *
 * So it is after a change elsewhere that the context shows, save where `fanout.scope` leaves the document out: with `manual` and `periodic` the context
 * is compiled and, where it is another, the answer is `stale`; with `on_read` it is `stale` until it is read.
 *
 * A change of policy or times holds for what is written from then on: documents that wait already are judged when they would have been.
 *
 * - `on_write`: After every write of the document, unless its context compiles to what was judged before. The default.
 * - `on_read`: When the document is read, or a write waits for the answer. Queries and subscriptions cannot wait for it: a query shows what is stored, and has judged behind it what of its rows is not fresh.
 * - `periodic`: Every `interval`, by a `periodic` job, and not between: what is written is `stale` until the next run. The first run is an interval after the policy was set; it goes through all documents, as does the first of another version, and later ones through what was written, or shows what has changed, since. What an engine has refused is not asked again before something changes.
 * - `manual`: Only by a backfill, or when a write waits for the answer; after other writes the answer is `stale`.
 */
export type FreshnessPolicy = "on_write" | "on_read" | "periodic" | "manual";

/** When a judgment answers. A setting: it belongs to the judgment and not to a version. */
export interface FreshnessSettings {
  /** When. Default `on_write`. */
  policy?: FreshnessPolicy;
  /**
   * How long a document may not change before it is judged after a write, in milliseconds: counted from its last write. Default 0: at once.
   * Whoever waits for an answer does not wait for this.
   */
  debounce_ms?: Milliseconds;
  /** How often, at least `1m`. `periodic` needs it, and no other policy takes it (else `invalid_request`). */
  interval?: Duration;
  /**
   * The longest that `debounce_ms` may delay an answer, in milliseconds: counted from the first write that it does not answer. Default
   * 60,000.
   */
  max_wait_ms?: Milliseconds;
  /** How a change elsewhere judges documents anew. */
  fanout?: FanoutSettings;
}

/** Fan-out as it applies, defaults included. */
export interface JudgmentFanout {
  /** Which documents it reaches. Default: all. */
  scope?: FanoutScope;
  /** How long nothing else may change before the documents are judged, in milliseconds. Default 0. */
  debounce_ms?: Milliseconds;
  /** The longest that `debounce_ms` may delay it, in milliseconds. Default 60,000. */
  max_wait_ms?: Milliseconds;
  /**
   * Retired with fan-out jobs: it has no effect, this server does not return it, and requests that set it are refused.
   *
   * @deprecated
   */
  job_above?: number;
  /**
   * Retired with fan-out jobs: it has no effect, this server does not return it, and requests that set it are refused.
   *
   * @deprecated
   */
  confirm_jobs?: boolean;
  /**
   * Retired with fan-out jobs: it has no effect, this server does not return it, and requests that set it are refused.
   *
   * @deprecated
   */
  auto_daily_limit?: number;
}

/** When a judgment answers, as it applies here: defaults, the template's settings and this namespace's overrides included. */
export interface JudgmentFreshness {
  /** When. */
  policy: FreshnessPolicy;
  /** How long a document may not change before it is judged, in milliseconds. */
  debounce_ms: Milliseconds;
  /** How often; there exactly when `policy` is `periodic`. */
  interval?: Duration;
  /** The longest that `debounce_ms` may delay an answer, in milliseconds. */
  max_wait_ms: Milliseconds;
  /** How a change elsewhere judges documents anew; absent where it was never set, and then the defaults apply. */
  fanout?: JudgmentFanout;
}

/** Milliseconds, 0 to 86,400,000 (a day). */
export type Milliseconds = number;
