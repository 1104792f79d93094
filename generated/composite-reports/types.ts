// Generated from spec/ by `npm run generate`. Do not edit.
import type { DownstreamLine, Estimate } from "../estimates/types.ts";
import type { ThresholdFlips } from "../reports/types.ts";

/**
 * How well answers match the labels, defined as in scikit-learn. Answers with fitted weights are cross-validated in 5
 * folds: the weights for each fold were fitted without it.
 */
export interface CompositeMetrics {
  /** The number of labelled documents behind these figures. */
  measured?: number;
  /** The share of labels that the answer, cut at 0.5, predicts correctly. */
  accuracy: number;
  /** The mean negative natural logarithm of the probability that was given to the label. */
  log_loss: number;
  /** The mean distance between predicted and observed over 10 bins of equal width, weighted by their counts. */
  expected_calibration_error: number;
  /** The lower end of the 95% interval of the error. It contains the true error in at least 95 of 100 samples. */
  expected_calibration_error_low?: number;
  /** The upper end of that interval. */
  expected_calibration_error_high?: number;
  /** The mean squared distance between the probability and the label, 1 or 0. */
  brier_score?: number;
}

/**
 * A comparison of a composite version with newly fitted weights and the active version. The job fails when it has fewer
 * than 50 labelled documents, or fewer than 10 of either class. Then its `error` begins with `insufficient_labels`.
 */
export interface CompositeShadowReport {
  /** The number of documents in the sample. */
  documents: number;
  /** The number of labelled documents that the weights were fitted to. */
  labels: number;
  /** The weight of each part and feature, in the order of the definition. */
  weights: CompositeWeight[];
  /**
   * The metrics of the active version. If its weights were fitted, they are cross-validated like the candidate's. Null
   * when the version answered none of the labelled documents.
   */
  current: CompositeMetrics | null;
  /** The metrics of the version that you want to activate, cross-validated. */
  candidate: CompositeMetrics;
  /** For each threshold, the number of sampled documents whose boolean would change. */
  threshold_flips: ThresholdFlips;
  /** The expected size and cost of judging every document with the version. */
  recompute: Estimate;
  /** One line for each reader whose rendered band or cut flips. Absent when there is none. */
  downstream?: DownstreamLine[];
}

/** One weight of a composite. */
export interface CompositeWeight {
  /** The name of the part, or the path of the attribute. */
  name: string;
  /** What the weight applies to. */
  kind: WeightKind;
  /** The weight in the active version. Null when the active version does not have it. */
  current: number | null;
  /** The fitted weight in the version that you want to activate. */
  candidate: number;
}

/**
 * What a weight applies to.
 *
 * - `part`: The log-odds of a part.
 * - `feature`: An attribute.
 */
export type WeightKind = "part" | "feature";
