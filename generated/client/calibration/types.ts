// Generated from spec/ by `npm run generate`. Do not edit.
import type { JudgmentType } from "../answers/types.ts";
import type { EngineName, Name, Timestamp, VersionNumber } from "../common/types.ts";

/** The outcomes of evaluations made under one engine version. */
export interface CalibrationEpoch {
  /** The engine's name. */
  engine: EngineName;
  /** The engine's version, which makes the epoch. */
  engine_version: string;
  /** Outcomes matched with evaluations of this epoch. */
  outcomes: number;
  /** The calibration in use; null where there is none: below 100 outcomes, and no fit before. */
  method: CalibrationMethod | null;
  /** When it was fitted; null where there is none. */
  fitted_at: Timestamp | null;
  /**
   * True where answers of this epoch are calibrated with the fit of the epoch before, since this one has none of its own yet;
   * `method` and `fitted_at` are then that fit's.
   */
  from_previous_epoch: boolean;
  /** Of raw answers; computed at this moment over every outcome posted so far. */
  raw: CalibrationMetrics;
  /** Of calibrated answers, held out, as of `fitted_at`; null below 100 outcomes in this epoch. */
  calibrated: CalibrationMetrics | null;
}

/**
 * How raw answers are turned into calibrated ones.
 *
 * - `platt`: Platt scaling, for `bool` from 100 outcomes.
 * - `temperature`: Temperature scaling, for `choice` and `score` from 100 outcomes.
 * - `isotonic`: Isotonic regression, from 1,000 outcomes.
 */
export type CalibrationMethod = "platt" | "temperature" | "isotonic";

/**
 * How well answers match outcomes, under the same definitions as scikit-learn. For `bool` over `p`; for `choice` and `score`
 * over the probability of the likeliest option or level, and whether it was the outcome. All but `reliability` are null over no
 * outcomes.
 */
export interface CalibrationMetrics {
  /** Share of outcomes that the likeliest answer got right. */
  accuracy: number | null;
  /** Mean distance between predicted and observed over the bins, weighted by their counts. */
  expected_calibration_error: number | null;
  /** Mean negative natural logarithm of the probability given to what came true. */
  log_loss: number | null;
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
}
