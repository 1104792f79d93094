// Generated from spec/ by `npm run generate`. Do not edit.
import type { EngineName, EngineVersion, Name, Timestamp, VersionNumber } from "../common/types.ts";
import type { JudgmentType, Threshold } from "../judgments/types.ts";

/**
 * The decomposition of a Brier score: `reliability` − `resolution` + `uncertainty` + `within_bins` (Murphy 1973;
 * Stephenson, Coelho & Jolliffe 2008). All parts except `within_bins` are computed over the ten bins.
 */
export interface BrierDecomposition {
  /** The mean squared distance between predicted and observed over the bins. 0 is best. */
  reliability: number;
  /** The mean squared distance between the observed share of each bin and that of all. Larger is better. */
  resolution: number;
  /** The variance of the outcomes. No answer can change it. */
  uncertainty: number;
  /**
   * The effect of different predictions within one bin. It is small. It is below 0 when these differences distinguish
   * outcomes.
   */
  within_bins: number;
}

/** The outcomes of evaluations made under one engine version. */
export interface CalibrationEpoch {
  /** The name of the engine. */
  engine: EngineName;
  /** The version of the engine. It defines the epoch. */
  engine_version: string;
  /** The number of outcomes matched with evaluations of this epoch, including several of one document. */
  outcomes: number;
  /** The number of documents that have outcomes in this epoch. The limits of 100 and 1,000 refer to this number. */
  documents?: number;
  /** The number of outcomes that the current calibration was fitted to, one for each document. Null when there is none. */
  fitted?: number | null;
  /**
   * The current calibration method. Null when there is none: fewer than 100 documents have outcomes, and there was no
   * earlier fit.
   */
  method: CalibrationMethod | null;
  /** The time of the fit. Null when there is none. */
  fitted_at: Timestamp | null;
  /**
   * True when answers of this epoch are calibrated with the fit of the previous epoch, because this one has no fit yet.
   * Then `method` and `fitted_at` describe that fit.
   */
  from_previous_epoch: boolean;
  /**
   * The metrics of raw answers. They are computed at read time over every outcome posted so far, using the newest of
   * each document. Raw answers of a composite with fitted weights are cross-validated: for each fifth of the documents,
   * the weights were fitted without it.
   */
  raw: CalibrationMetrics;
  /**
   * The metrics of calibrated answers, held out, as of `fitted_at`. Null when fewer than 100 documents in this epoch
   * have outcomes. For each fifth of the documents, everything was fitted without it: a composite's weights, the choice
   * of the method, and the calibration.
   */
  calibrated: CalibrationMetrics | null;
}

/**
 * The method that turns raw answers into calibrated ones. The number of outcomes decides which methods are allowed. Of
 * these, the service uses the one with the lowest log loss on outcomes that it was not fitted to. Outcomes are counted
 * by documents: for each document, the newest one counts.
 *
 * - `platt`: Platt scaling, for `bool` from 100 outcomes. Numbers below 0.0001 and above 0.9999 are set to these limits.
 * - `temperature`: Temperature scaling, for `choice` and `score` from 100 outcomes. With n options or levels, probabilities below 0.0001/(n−1) are set to that limit.
 * - `isotonic`: Isotonic regression, allowed from 1,000 outcomes. Where it would give 0 or 1, it gives 1/(n+2) or (n+1)/(n+2), where n is the number of outcomes there.
 */
export type CalibrationMethod = "platt" | "temperature" | "isotonic";

/**
 * How well answers match outcomes, defined as in scikit-learn. For `bool`, the metrics are over `p`. For `choice` and
 * `score`, they are over the probability of the most probable option or level, and whether it was the outcome. All
 * metrics except `reliability` and `measured` are null when there are no outcomes. If a document has several outcomes
 * in an epoch, only the newest is measured, because together they are one observation.
 */
export interface CalibrationMetrics {
  /** The number of outcomes behind these figures: the newest of each document. */
  measured?: number;
  /** The share of outcomes that equal the most probable answer. */
  accuracy: number | null;
  /** The mean distance between predicted and observed over the bins, weighted by their counts. */
  expected_calibration_error: number | null;
  /**
   * The lower end of a 95% interval of the true error. The interval contains the true error in at least 95 of 100
   * samples. It starts above 0 only if the gaps of the bins are larger than chance explains.
   */
  expected_calibration_error_low?: number | null;
  /** Upper end of the 95% interval of the true error. */
  expected_calibration_error_high?: number | null;
  /** The mean negative natural logarithm of the probability that was given to the true outcome. */
  log_loss: number | null;
  /**
   * The mean squared distance between the predicted probability and the outcome: 1 when it came true, otherwise 0. Also
   * null for calibrated figures fitted by an earlier release.
   */
  brier_score?: number | null;
  /** The parts of the Brier score. Null when the Brier score is null. */
  brier_decomposition?: BrierDecomposition | null;
  /** The reliability diagram: predicted against observed. */
  reliability: ReliabilityBin[];
  /** For `score`: the mean distance between the expected level and the level of the outcome. Null for other types. */
  mean_level_distance: number | null;
}

/** How well the active version's answers match what really happened. */
export interface CalibrationReport {
  /** The name of the judgment. */
  judgment: Name;
  /** The type of the judgment. */
  type: JudgmentType;
  /** The active version. Null when there is none. Then there are no epochs. */
  version: VersionNumber | null;
  /** The number of outcomes matched with evaluations of this version, over all epochs. */
  outcomes: number;
  /** The number of this judgment's outcomes that match no evaluation. */
  unmatched: number;
  /** The epochs, newest first. */
  epochs: CalibrationEpoch[];
}

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

/** One of ten bins of equal width over the predicted probability. */
export interface ReliabilityBin {
  /** The lower end of the bin. The bin includes it. */
  lower: number;
  /** The upper end of the bin. Only the last bin includes it. */
  upper: number;
  /** The number of outcomes in the bin. */
  count: number;
  /** The mean predicted probability in the bin. Null in an empty bin. */
  mean_predicted: number | null;
  /** The share of outcomes in the bin that came true. Null in an empty bin. */
  observed: number | null;
  /** The lower end of the 95% interval of this share (Wilson 1927). Null in an empty bin. */
  observed_low?: number | null;
  /** The upper end of the 95% interval of this share. Null in an empty bin. */
  observed_high?: number | null;
}

/** A share between 0 and 1. */
export type Share = number;
