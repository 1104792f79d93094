// Generated from spec/ by `npm run generate`. Do not edit.
import type { JudgmentType } from "../answers/types.ts";
import type { EngineName, Name, Timestamp, VersionNumber } from "../common/types.ts";

/**
 * What a Brier score is made of: `reliability` − `resolution` + `uncertainty` + `within_bins` (Murphy 1973; Stephenson, Coelho & Jolliffe
 * 2008). All but `within_bins` are over the ten bins.
 */
export interface BrierDecomposition {
  /** Mean squared distance between predicted and observed over the bins; 0 is best. */
  reliability: number;
  /** Mean squared distance between the observed share of each bin and of all; larger is better. */
  resolution: number;
  /** Variance of what came true, which no answer can change. */
  uncertainty: number;
  /** What predictions within one bin differ by; small, and below 0 where they tell outcomes apart. */
  within_bins: number;
}

/** The outcomes of evaluations made under one engine version. */
export interface CalibrationEpoch {
  /** The engine's name. */
  engine: EngineName;
  /** The engine's version, which makes the epoch. */
  engine_version: string;
  /** Outcomes matched with evaluations of this epoch, all of each document. */
  outcomes: number;
  /** Documents that have outcomes in this epoch. This is what has to come to 100, or to 1,000. */
  documents?: number;
  /** Outcomes that the calibration in use was fitted to, one of each document; null where there is none. */
  fitted?: number | null;
  /** The calibration in use; null where there is none: below 100 documents with outcomes, and no fit before. */
  method: CalibrationMethod | null;
  /** When it was fitted; null where there is none. */
  fitted_at: Timestamp | null;
  /**
   * True where answers of this epoch are calibrated with the fit of the epoch before, since this one has none of its own yet;
   * `method` and `fitted_at` are then that fit's.
   */
  from_previous_epoch: boolean;
  /**
   * Of raw answers; computed at this moment over every outcome posted so far, of one document the newest. Raw answers of a composite whose weights
   * were fitted are those by weights that were fitted without the document's fifth.
   */
  raw: CalibrationMetrics;
  /**
   * Of calibrated answers, held out, as of `fitted_at`; null below 100 documents in this epoch. For each fifth of the documents
   * everything was fitted without it: a composite's weights, the choice of the method, and the calibration.
   */
  calibrated: CalibrationMetrics | null;
}

/**
 * How raw answers are turned into calibrated ones. Of the methods that the number of outcomes allows, the one with the least log loss on outcomes that
 * it was not fitted to is taken. Outcomes are counted by documents: of each document its newest counts.
 *
 * - `platt`: Platt scaling, for `bool` from 100 outcomes. Numbers below 0.0001 and above 0.9999 count as these.
 * - `temperature`: Temperature scaling, for `choice` and `score` from 100 outcomes. Of n options or levels, masses below 0.0001/(n−1) count as that.
 * - `isotonic`: Isotonic regression, allowed from 1,000 outcomes. Where it would say 0 or 1, it says 1/(n+2) or (n+1)/(n+2) over the n outcomes there.
 */
export type CalibrationMethod = "platt" | "temperature" | "isotonic";

/**
 * How well answers match outcomes, under the same definitions as scikit-learn. For `bool` over `p`; for `choice` and `score`
 * over the probability of the likeliest option or level, and whether it was the outcome. All but `reliability` and `measured` are null over
 * no outcomes. Of one document's outcomes in an epoch the newest is measured: several of one document are not several
 * observations.
 */
export interface CalibrationMetrics {
  /** Outcomes that these figures are over: the newest of each document. */
  measured?: number;
  /** Share of outcomes that the likeliest answer got right. */
  accuracy: number | null;
  /** Mean distance between predicted and observed over the bins, weighted by their counts. */
  expected_calibration_error: number | null;
  /**
   * Lower end of a 95% interval of the true error. The interval holds the true error in at least 95 of 100 samples. It starts above 0
   * only where the gaps of the bins are larger than chance explains.
   */
  expected_calibration_error_low?: number | null;
  /** Upper end of the 95% interval of the true error. */
  expected_calibration_error_high?: number | null;
  /** Mean negative natural logarithm of the probability given to what came true. */
  log_loss: number | null;
  /**
   * Mean squared distance between the predicted probability and 1 where it came true, 0 where not. Null also for calibrated figures that an
   * earlier release fitted.
   */
  brier_score?: number | null;
  /** The parts of the Brier score; null where that is. */
  brier_decomposition?: BrierDecomposition | null;
  /** Predicted against observed. */
  reliability: ReliabilityBin[];
  /** For `score`: mean distance between the expected level and the outcome's; null for other types. */
  mean_level_distance: number | null;
}

/** How well the active version's answers match what really happened. */
export interface CalibrationReport {
  /** The judgment. */
  judgment: Name;
  /** Its type. */
  type: JudgmentType;
  /** The active version; null when none is, and then there are no epochs. */
  version: VersionNumber | null;
  /** Outcomes matched with evaluations of this version, over all epochs. */
  outcomes: number;
  /** Outcomes for this judgment that no evaluation is held against. */
  unmatched: number;
  /** Newest first. */
  epochs: CalibrationEpoch[];
}

/** One of ten bins of equal width over the predicted probability. */
export interface ReliabilityBin {
  /** The bin's lower end, included. */
  lower: number;
  /** The bin's upper end, included only in the last bin. */
  upper: number;
  /** Outcomes in the bin. */
  count: number;
  /** Mean predicted probability in the bin; null in an empty one. */
  mean_predicted: number | null;
  /** Share of outcomes that came true in the bin; null in an empty one. */
  observed: number | null;
  /** Lower end of the share's 95% interval (Wilson 1927); null in an empty bin. */
  observed_low?: number | null;
  /** Upper end of the share's 95% interval; null in an empty bin. */
  observed_high?: number | null;
}
