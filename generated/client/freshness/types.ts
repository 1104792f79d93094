// Generated from spec/ by `npm run generate`. Do not edit.
import type { AttributeMatch, Duration } from "../common/types.ts";

/** The changes to fan-out. Absent members stay as they are, and null restores the default. */
export interface FanoutChanges {
  /** The documents that fan-out covers. Null means all. */
  scope?: FanoutScopeChanges | null;
  /** How long to wait for further changes before the documents are judged, in milliseconds. Null means 0. */
  debounce_ms?: Milliseconds | null;
  /** The longest delay that `debounce_ms` may cause, in milliseconds. Null means 60,000. */
  max_wait_ms?: Milliseconds | null;
}

/** Which of the dependent documents are judged again after a change. The answers of the others become `stale`. */
export interface FanoutScope {
  /** Only documents whose `created_at` is within this time before the change. Default: all. */
  created_within?: Duration;
  /** Only documents whose attributes match. Default: no filter. */
  where?: AttributeMatch;
}

/** The changes to a fan-out scope. Absent members stay as they are, and null removes a member. */
export interface FanoutScopeChanges {
  /** Only documents whose `created_at` is within this time before the change. Null means all. */
  created_within?: Duration | null;
  /** Only documents whose attributes match. This replaces the former condition. Null means no filter. */
  where?: AttributeMatch | null;
}

/** Which of the dependent documents are judged again after a change. The answers of the others become `stale`. */
export interface FanoutScopeInput {
  /** Only documents whose `created_at` is within this time before the change. Default: all. */
  created_within?: Duration;
  /** Only documents whose attributes match. Default: no filter. */
  where?: AttributeMatch;
}

/**
 * Fan-out: how a change elsewhere causes judging again of the documents whose context shows it. The change may be in a
 * related document, in an answer's band or cut, or in a group's band. There are no fan-out jobs and nothing to confirm.
 * Fan-out runs within the namespace's budget.
 */
export interface FanoutSettings {
  /** The documents that fan-out covers. Default: all. */
  scope?: FanoutScopeInput;
  /**
   * How long to wait for further changes before the documents are judged, in milliseconds. Each change restarts the
   * wait. Default 0.
   */
  debounce_ms?: Milliseconds;
  /** The longest delay that `debounce_ms` may cause, in milliseconds. Default 60,000. */
  max_wait_ms?: Milliseconds;
}

/**
 * The origin of a fan-out setting's value.
 *
 * - `judgment`: The judgment sets it. For an inherited judgment, its template sets it.
 * - `override`: This namespace sets it and overrides the inherited value.
 * - `default`: Nothing sets it, so the default applies.
 */
export type FanoutSource = "judgment" | "override" | "default";

/** The origin of each member of `freshness.fanout`. */
export interface FanoutSources {
  /** The origin of `scope`. */
  scope?: FanoutSource;
  /** The origin of `debounce_ms`. */
  debounce_ms?: FanoutSource;
  /** The origin of `max_wait_ms`. */
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
 * The freshness settings to change, as a JSON merge patch (RFC 7396). Absent members stay as they are. Null restores
 * the default. On a namespace that inherits the judgment, null removes the override, so that the template's value
 * applies.
 */
export interface FreshnessChanges {
  /** The policy. Null means `on_write`. */
  policy?: FreshnessPolicy | null;
  /** How long a document must stay unchanged before it is judged, in milliseconds. Null means 0. */
  debounce_ms?: Milliseconds | null;
  /** The time between two runs. Send null when you change the policy from `periodic` to another. */
  interval?: Duration | null;
  /** The longest delay that `debounce_ms` may cause, in milliseconds. Null means 60,000. */
  max_wait_ms?: Milliseconds | null;
  /** How a change elsewhere causes judging again. Null restores all defaults. */
  fanout?: FanoutChanges | null;
}

/**
 * When a judgment answers. Under every policy, if a write leaves the context unchanged, the answer is carried forward
 * at no cost.
 *
 * The same holds after a change elsewhere that the context shows, unless `fanout.scope` excludes the document. With
 * `manual` and `periodic`, the context is compiled. If it is different, the answer becomes `stale`. With `on_read`, the
 * answer is `stale` until it is read.
 *
 * A change of policy or times applies to later writes. Documents that already wait are judged at the time planned
 * before.
 *
 * - `on_write`: After every write of the document, unless the compiled context equals one that was judged before. The default.
 * - `on_read`: When the document is read, or when a write waits for the answer. Queries and subscriptions cannot wait for it. A query shows the stored answers. In the background, it then causes judging for those of its rows that are not fresh.
 * - `periodic`: Every `interval`, by a `periodic` job. Between runs, written documents are `stale`. The first run comes one interval after the policy was set. It covers all documents, and so does the first run of another version. Later runs cover documents that were written, or whose context shows something that changed. What an engine has refused is not asked again until something changes.
 * - `manual`: Only by a backfill, or when a write waits for the answer. After other writes, the answer is `stale`.
 */
export type FreshnessPolicy = "on_write" | "on_read" | "periodic" | "manual";

/** When a judgment answers. This is a setting: it belongs to the judgment, not to a version. */
export interface FreshnessSettings {
  /** The policy. Default `on_write`. */
  policy?: FreshnessPolicy;
  /**
   * How long a document must stay unchanged before it is judged after a write, in milliseconds, counted from its last
   * write. Default 0: at once. Requests that wait for an answer do not wait for this time.
   */
  debounce_ms?: Milliseconds;
  /**
   * The time between two runs, at least `1m`. `periodic` needs it, and no other policy accepts it (otherwise
   * `invalid_request`).
   */
  interval?: Duration;
  /**
   * The longest delay that `debounce_ms` may cause, in milliseconds, counted from the first write that has no answer
   * yet. Default 60,000.
   */
  max_wait_ms?: Milliseconds;
  /** How a change elsewhere causes judging again. */
  fanout?: FanoutSettings;
}

/** The fan-out settings that apply, including defaults. */
export interface JudgmentFanout {
  /** The documents that fan-out covers. Default: all. */
  scope?: FanoutScope;
  /**
   * How long to wait for further changes before the documents are judged, in milliseconds. Each change restarts the
   * wait. Default 0.
   */
  debounce_ms?: Milliseconds;
  /** The longest delay that `debounce_ms` may cause, in milliseconds. Default 60,000. */
  max_wait_ms?: Milliseconds;
  /**
   * Retired with fan-out jobs. It has no effect. This server does not return it, and requests that set it are refused.
   *
   * @deprecated
   */
  job_above?: number;
  /**
   * Retired with fan-out jobs. It has no effect. This server does not return it, and requests that set it are refused.
   *
   * @deprecated
   */
  confirm_jobs?: boolean;
  /**
   * Retired with fan-out jobs. It has no effect. This server does not return it, and requests that set it are refused.
   *
   * @deprecated
   */
  auto_daily_limit?: number;
}

/**
 * When a judgment answers: the settings that apply here. They combine the defaults, the template's settings and this
 * namespace's overrides.
 */
export interface JudgmentFreshness {
  /** The policy. */
  policy: FreshnessPolicy;
  /** How long a document must stay unchanged before it is judged, in milliseconds. */
  debounce_ms: Milliseconds;
  /** The time between two runs. Present exactly when `policy` is `periodic`. */
  interval?: Duration;
  /** The longest delay that `debounce_ms` may cause, in milliseconds. */
  max_wait_ms: Milliseconds;
  /** How a change elsewhere causes judging again. Absent when it was never set. Then the defaults apply. */
  fanout?: JudgmentFanout;
}

/** Milliseconds, 0 to 86,400,000 (one day). */
export type Milliseconds = number;
