// Generated from spec/ by `npm run generate`. Do not edit.
import type { EngineVersion, Name, VersionNumber } from "../common/types.ts";
import type { Threshold } from "../thresholds/types.ts";

/** The lowest mean cost of mistakes. */
export interface CostTarget {
  /** The cost of each kind of mistake. */
  cost: MistakeCosts;
}

/**
 * An estimate on outcomes that the recommendation did not use, with its 95% interval. For each fifth of the documents,
 * a threshold is chosen on the others and tested on it. Shares have Wilson's interval.
 */
export interface HeldOutEstimate {
  /** The estimate. */
  estimate: number;
  /** The lower end of the interval. */
  low: number;
  /** The upper end of the interval. */
  high: number;
}

/** The cost of the two kinds of mistake, in any one unit. At least one must not be 0. */
export interface MistakeCosts {
  /** The cost of a document above the threshold that is not truly positive. */
  false_positive: number;
  /** The cost of a document below the threshold that is truly positive. */
  false_negative: number;
}

/**
 * Why no threshold is recommended.
 *
 * - `inactive`: No version is active.
 * - `too_few_outcomes`: Fewer than 100 documents have outcomes matched with the active version's evaluations of the current epoch.
 * - `one_sided`: All outcomes are on one side: every document is truly positive, or none is.
 * - `unreachable`: No threshold meets the target.
 * - `refuted`: A threshold meets the target on the outcomes it was chosen on. But on other outcomes, the 95% interval of its result lies below the target.
 */
export type NoRecommendation = "inactive" | "too_few_outcomes" | "one_sided" | "unreachable" | "refuted";

/** A minimum precision. Among thresholds that reach it, the one with the highest recall is recommended. */
export interface PrecisionTarget {
  /** The share of the documents above the threshold that must be truly positive. */
  precision: Share;
}

/** A minimum recall. Among thresholds that reach it, the one with the highest precision is recommended. */
export interface RecallTarget {
  /** The share of the truly positive documents that must be above the threshold. */
  recall: Share;
}

/** The threshold and the target. */
export interface RecommendRequest {
  /**
   * The threshold to improve. For a `choice`, it says which option is meant. For a `score`, a document is truly
   * positive when the level of its outcome is at least the present number of the threshold. Both types need it
   * (otherwise `invalid_request`). A `bool` may leave it out.
   */
  threshold?: Name;
  /** The target that the threshold should meet. */
  target: RecommendTarget;
}

/** The target of a threshold: one of `precision`, `recall` and `cost`. */
export type RecommendTarget = PrecisionTarget | RecallTarget | CostTarget;

/** The threshold that meets a target, or the reason why none does. */
export interface Recommendation {
  /** The name of the judgment. */
  judgment: Name;
  /** The active version, whose evaluations are used. Null when there is none. */
  version: VersionNumber | null;
  /** The threshold in the request. Null when there was none. */
  threshold: Name | null;
  /** The recommended value, over raw answers and in the form that PATCH accepts. Null when no threshold meets the target. */
  recommended: Threshold | null;
  /** The number of outcomes used: those of the current epoch, the newest of each document. */
  outcomes: number;
  /**
   * The current epoch: the engine version of the newest evaluation. Outcomes of earlier epochs are not used. Null when
   * the active version has evaluated nothing.
   */
  epoch?: EngineVersion | null;
  /** The expected results. Null when nothing is recommended. */
  estimates: RecommendationEstimates | null;
  /** Why nothing is recommended. Null otherwise. */
  reason: NoRecommendation | null;
  /** A text for people: what is missing, or the best possible result. Null when there is nothing to say. */
  message: string | null;
}

/** The expected results of the recommended threshold. */
export interface RecommendationEstimates {
  /** The share of the documents above the threshold that are truly positive. */
  precision: HeldOutEstimate;
  /** The share of the truly positive documents that are above the threshold. */
  recall: HeldOutEstimate;
  /** The mean cost of mistakes per document. Null without a cost target. */
  cost: HeldOutEstimate | null;
}

/** A share between 0 and 1. */
export type Share = number;
