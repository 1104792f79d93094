// Generated from spec/ by `npm run generate`. Do not edit.
import type { DownstreamLine, Estimate } from "../estimates/types.ts";
import type { ThresholdFlips } from "../reports/types.ts";

/**
 * How well answers match the labels; as scikit-learn defines them. Answers by fitted weights are cross-validated in 5 folds: each is by weights that were
 * fitted without its fold.
 */
export interface CompositeMetrics {
  /** Labelled documents that these figures are over. */
  measured?: number;
  /** Share of labels that the answer, cut at 0.5, gets right. */
  accuracy: number;
  /** Mean negative natural logarithm of the probability given to the label. */
  log_loss: number;
  /** Mean distance between predicted and observed over 10 bins of equal width, weighted by their counts. */
  expected_calibration_error: number;
  /** Lower end of the error's 95% interval, which holds the true error in at least 95 of 100 samples. */
  expected_calibration_error_low?: number;
  /** Upper end of that interval. */
  expected_calibration_error_high?: number;
  /** Mean squared distance between the probability and the label, 1 or 0. */
  brier_score?: number;
}

/**
 * How a composite version with newly fitted weights answers beside the active version. With fewer than 50 labelled documents, or
 * 10 of either class, the job fails instead, its `error` beginning `insufficient_labels`.
 */
export interface CompositeShadowReport {
  /** Documents in the sample. */
  documents: number;
  /** Labelled documents that the weights were fitted to. */
  labels: number;
  /** Each part's and feature's weight, in the order of the definition. */
  weights: CompositeWeight[];
  /**
   * The active version's figures, cross-validated like the candidate's where its weights were fitted; null where it answered none of the labelled
   * documents.
   */
  current: CompositeMetrics | null;
  /** The figures of the version being activated, cross-validated. */
  candidate: CompositeMetrics;
  /** By threshold, the sampled documents whose boolean would change. */
  threshold_flips: ThresholdFlips;
  /** What judging every document with the version would take. */
  recompute: Estimate;
  /** One line per reader whose rendered band or cut flips; absent when none does. */
  downstream?: DownstreamLine[];
}

/** One weight of a composite. */
export interface CompositeWeight {
  /** The part's name or the attribute's path. */
  name: string;
  /** Which it is. */
  kind: WeightKind;
  /** Its weight in the active version; null where that has none of it. */
  current: number | null;
  /** Its weight in the version being activated, as fitted. */
  candidate: number;
}

/**
 * What a weight belongs to.
 *
 * - `part`: A part's log-odds.
 * - `feature`: An attribute.
 */
export type WeightKind = "part" | "feature";
