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
   * True when answers of this epoch are calibrated with the fit of the previous epoch of the same engine, because this one has no fit yet.
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

/**
 * How a promise was tested.
 *
 * - `fixed_sequence`: For precision and `decide`: learn then test (Angelopoulos et al. 2021) with exact binomial tests in a fixed sequence, from few documents to many. The level is split over starts that double in documents, and a test that passes hands its level on.
 * - `order_statistic`: For recall and review: exact bounds from order statistics (Wilks 1941).
 * - `simultaneous_bound`: For costs: a bound at 16 quantiles that holds for all of them at once. It is exact where only one cost counts or both are equal. Otherwise it is Bentkus's (2004).
 */
export type CertificationMethod = "fixed_sequence" | "order_statistic" | "simultaneous_bound";

/** A promise on documents to come. They must be like the documents with outcomes: drawn in the same way, answered by the same epoch. */
export interface Certified {
  /** The promise is kept in at least this share of such cases. */
  confidence: number;
  /** The threshold, in the form that PATCH accepts. Null when no threshold can be promised, and for `decide`. */
  threshold: Threshold | null;
  /**
   * What is promised: at least this precision or recall, at most this share above, or at most this mean cost. Null when
   * nothing is, and for `decide`.
   */
  promised: number | null;
  /** The result on the outcomes themselves. The true one is often slightly worse. Null when nothing is promised, and for `decide`. */
  estimate: number | null;
  /**
   * The number of outcomes behind the promise. If outcomes were drawn with different probabilities, it is the number of those that
   * together are like a random sample.
   */
  outcomes: number;
  /** How it was tested. */
  method: CertificationMethod;
  /**
   * When nothing is promised: about how many more outcomes of random documents would change that. It was enough in 65 to 100 of 100
   * simulated cases. Null when something is promised, or when no number of outcomes would help, because the judge is not good enough.
   */
  labels_needed: number | null;
}

/** How sure a promise must be, from 0.5 to 0.9999. With 0.95, at most 5 of 100 such promises are broken. */
export type Confidence = number;

/** The lowest mean cost of mistakes. */
export interface CostTarget {
  /** The cost of each kind of mistake. */
  cost: MistakeCosts;
}

/** The shares that must be right on both sides. Documents between the two thresholds are left to people. */
export interface DecideShares {
  /** The share of the accepted documents that must be truly positive. */
  accept: Share;
  /** The share of the rejected documents that must not be truly positive. */
  reject: Share;
}

/**
 * Two thresholds: documents at or above `accept` are accepted, documents below `reject` are rejected, and people decide the rest. Both
 * promises hold together with the confidence. The answer is in `decide`.
 */
export interface DecideTarget {
  /** What must be right on each side. */
  decide: DecideShares;
}

/** One side of two thresholds. */
export interface DecidedSide {
  /** The threshold, in the form that PATCH accepts. */
  threshold: Threshold;
  /** The share of this side's documents that is right at least, as promised. */
  promised: number;
  /** The share that is right among the outcomes on this side. */
  estimate: number;
  /** The share of all documents on this side, from the outcomes. */
  share: HeldOutEstimate;
}

/** Two thresholds, and what is left between them. */
export interface Decision {
  /** Documents at or above this threshold are accepted. Null when no such threshold can be promised. */
  accept: DecidedSide | null;
  /** Documents below this threshold are rejected. Null when no such threshold can be promised. */
  reject: DecidedSide | null;
  /** The share of all documents left to people, with the 95% interval of Agresti & Coull (1998). */
  review: HeldOutEstimate;
}

/**
 * An estimate on outcomes that the recommendation did not use, with its 95% interval. For each fifth of the documents,
 * a threshold is chosen on the others and tested on it. Shares have the interval of Agresti & Coull (1998).
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
  /**
   * The highest mean cost per document that you accept, in the same unit. With it, `certified` has a threshold only if the mean
   * cost stays at or below this number. Without it, `certified` tells the lowest cost that can be promised.
   */
  at_most?: number;
}

/**
 * Why no threshold is recommended.
 *
 * - `inactive`: No version is active.
 * - `too_few_outcomes`: Fewer than 100 documents have outcomes matched with the active version's evaluations of the current epoch. With `confidence`: none has.
 * - `one_sided`: All outcomes are on one side: every document is truly positive, or none is.
 * - `unreachable`: No threshold meets the target.
 * - `refuted`: A threshold meets the target on the outcomes it was chosen on. But on other outcomes, the 95% interval of its result lies below the target.
 * - `uncertified`: With `confidence`, and for `decide`: no threshold can be promised. `certified` says about how many more outcomes could change that.
 */
export type NoRecommendation = "inactive" | "too_few_outcomes" | "one_sided" | "unreachable" | "refuted" | "uncertified";

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

/** The threshold, the target and the confidence. */
export interface RecommendRequest {
  /**
   * The threshold to improve. For a `choice`, it says which option is meant. For a `score`, a document is truly
   * positive when the level of its outcome is at least the present number of the threshold. Both types need it
   * (otherwise `invalid_request`). A `bool` may leave it out.
   */
  threshold?: Name;
  /** The target that the threshold should meet. */
  target: RecommendTarget;
  /**
   * How sure the promise in `certified` must be. Defaults to 0.95. If you send it, `recommended` is the certified threshold too, or
   * null with the reason `uncertified`. If you do not, `recommended` is the threshold that meets the target best on the outcomes so far, without
   * a promise.
   */
  confidence?: Confidence;
}

/** The target of a threshold: one of `precision`, `recall`, `cost`, `review` and `decide`. */
export type RecommendTarget = PrecisionTarget | RecallTarget | CostTarget | ReviewTarget | DecideTarget;

/** The threshold that meets a target, or the reason why none does. */
export interface Recommendation {
  /** The name of the judgment. */
  judgment: Name;
  /** The active version, whose evaluations are used. Null when there is none. */
  version: VersionNumber | null;
  /** The threshold in the request. Null when there was none. */
  threshold: Name | null;
  /**
   * The recommended value, over raw answers and in the form that PATCH accepts. Null when no threshold meets the target, and for
   * `decide`. With `confidence` in the request, it is that of `certified`.
   */
  recommended: Threshold | null;
  /**
   * The number of outcomes used: those of the current epoch, the newest of each document. If they were drawn with different
   * probabilities, it is the number of those that together are like a random sample.
   */
  outcomes: number;
  /**
   * The current epoch: the engine version of the newest evaluation that was not carried forward. Outcomes of earlier epochs are not used. With a
   * cascade it is one of its two engines, and the other one's answers are not considered. Null when the active version has evaluated nothing.
   */
  epoch?: EngineVersion | null;
  /** The expected results. Null when nothing is recommended. */
  estimates: RecommendationEstimates | null;
  /** Why nothing is recommended. Null otherwise. */
  reason: NoRecommendation | null;
  /** A text for people: what is missing, or the best possible result. Null when there is nothing to say. */
  message: string | null;
  /** The promise on documents to come. Null when no version is active or no document has outcomes. */
  certified?: Certified | null;
  /** The two thresholds of a `decide` target. Null for other targets, and where `certified` is null. */
  decide?: Decision | null;
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
  /** The lower end of the 95% interval of this share (Agresti & Coull 1998). Null in an empty bin. */
  observed_low?: number | null;
  /** The upper end of the 95% interval of this share. Null in an empty bin. */
  observed_high?: number | null;
}

/**
 * The largest share of all documents at or above the threshold, for example of those that people must review. Among thresholds that meet it,
 * the one with the highest recall is recommended: the lowest.
 */
export interface ReviewTarget {
  /** The largest share of all documents that may be at or above the threshold. */
  review: Share;
}

/** A share between 0 and 1. */
export type Share = number;
