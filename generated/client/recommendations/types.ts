// Generated from spec/ by `npm run generate`. Do not edit.
import type { EngineVersion, Name, VersionNumber } from "../common/types.ts";
import type { Threshold } from "../thresholds/types.ts";

/** The least mean cost of mistakes. */
export interface CostTarget {
  /** What each mistake costs. */
  cost: MistakeCosts;
}

/**
 * A figure estimated on outcomes that the recommendation did not see, with its 95% interval: for each fifth of the documents a threshold is
 * chosen on the others and tried on it. Shares have Wilson's interval.
 */
export interface HeldOutEstimate {
  /** The figure. */
  estimate: number;
  /** The interval's lower end. */
  low: number;
  /** The interval's upper end. */
  high: number;
}

/** What the two kinds of mistake cost, in any one unit; not both 0. */
export interface MistakeCosts {
  /** A document above the threshold that is not so. */
  false_positive: number;
  /** A document below the threshold that is so. */
  false_negative: number;
}

/**
 * Why no threshold can be recommended.
 *
 * - `inactive`: No version is active.
 * - `too_few_outcomes`: Fewer than 100 documents have outcomes that are matched with the active version's evaluations of the present epoch.
 * - `one_sided`: All outcomes are on one side.
 * - `unreachable`: No threshold meets the target.
 * - `refuted`: A threshold meets the target on the outcomes it was chosen on, but the 95% interval of what it achieves on others lies below it.
 */
export type NoRecommendation = "inactive" | "too_few_outcomes" | "one_sided" | "unreachable" | "refuted";

/** At least this precision, with the greatest recall. */
export interface PrecisionTarget {
  /** Of the documents above the threshold, the share that must be truly so. */
  precision: Share;
}

/** At least this recall, with the greatest precision. */
export interface RecallTarget {
  /** Of the documents that are truly so, the share that must be above the threshold. */
  recall: Share;
}

/** What to recommend. */
export interface RecommendRequest {
  /**
   * The threshold to improve. For a `choice` it says which option is meant; for a `score`, documents count as truly so when
   * their outcome's level is at least its present number. Both need it, else `invalid_request`; a `bool` may leave it out.
   */
  threshold?: Name;
  /** What it should achieve. */
  target: RecommendTarget;
}

/** What a threshold should achieve: one of `precision`, `recall` and `cost`. */
export type RecommendTarget = PrecisionTarget | RecallTarget | CostTarget;

/** The threshold that meets a target, or why none does. */
export interface Recommendation {
  /** The judgment. */
  judgment: Name;
  /** The active version, whose evaluations it rests on; null when none is active. */
  version: VersionNumber | null;
  /** The threshold that was asked for; null where none was. */
  threshold: Name | null;
  /** What to set it to, over raw answers and in the form PATCH takes; null where none meets the target. */
  recommended: Threshold | null;
  /** Outcomes it rests on: those of the present epoch, of each document the newest. */
  outcomes: number;
  /**
   * The present epoch: the engine's version of the newest evaluation. Outcomes of earlier epochs are not used. Null where nothing has been evaluated
   * by the active version.
   */
  epoch?: EngineVersion | null;
  /** What it can be expected to achieve; null where nothing is recommended. */
  estimates: RecommendationEstimates | null;
  /** Why nothing is recommended; null otherwise. */
  reason: NoRecommendation | null;
  /** The same for people: what is missing, or the best that can be had. Null when there is nothing to say. */
  message: string | null;
}

/** What the recommended threshold can be expected to achieve. */
export interface RecommendationEstimates {
  /** Of the documents above it, the share that is truly so. */
  precision: HeldOutEstimate;
  /** Of the documents that are truly so, the share above it. */
  recall: HeldOutEstimate;
  /** Mean cost of mistakes per document; null without a cost target. */
  cost: HeldOutEstimate | null;
}

/** A share, 0 to 1. */
export type Share = number;
