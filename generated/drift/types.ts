// Generated from spec/ by `npm run generate`. Do not edit.
import type { EngineName, Month, Name, Timestamp, VersionNumber } from "../common/types.ts";
import type { JudgmentType } from "../judgments/types.ts";
import type { IntervalEstimate } from "../shares/types.ts";

/** A period beside the one before that has at least 20 documents. */
export interface DriftComparison {
  /** The `first_at` of the period compared with. */
  before_first_at: Timestamp;
  /** The documents of the period compared with. The comparison rests on these and on `documents`. */
  before_documents: number;
  /**
   * The population stability index of both distributions of answers. For a `bool` and a `score` it is over tenths of the period before, for a `choice` over
   * options; those beyond the commonest 100 count as one. By custom, below 0.1 is stable, and from 0.25 on is a large shift.
   */
  stability_index: number;
  /**
   * The chance of so large a difference if both periods were alike, adjusted for the number of comparisons (Holm 1979). For a `bool` and a `score`, it
   * is of the two-sample test of Kolmogorov and Smirnov. For a `choice` it is of Pearson's chi-squared test.
   */
  p_value: number;
  /**
   * Whether answers have drifted: `p_value` is at most 0.05 and `stability_index` at least 0.1. If no period differs from the one before, the chance of
   * any false alarm is at most 5%.
   */
  drifted: boolean;
  /** The same contexts in both periods. They tell a change of the engine from a change of the documents. */
  same_contexts: DriftPairs;
}

/** Contexts that were answered in this period and in the one before, word for word the same. */
export interface DriftPairs {
  /** The number of such contexts. Of each document and period, the newest answer counts. */
  documents: number;
  /** How many have another most probable answer now. */
  flips: number;
  /** The share whose most probable answer is the same, with the interval of Agresti & Coull (1998). Null without such contexts. */
  agreement: IntervalEstimate | null;
  /** Cohen's kappa (1960) of both periods. Null when there is no more than one answer, for options that are documents, and for more than 20 options. */
  kappa: IntervalEstimate | null;
  /** For each threshold, how many are on its other side now. */
  thresholds: DriftThreshold[];
}

/** Answers of one period. */
export interface DriftPeriod {
  /** The engine. Null for months, and when nothing was answered. */
  engine: EngineName | null;
  /** The version of the engine. Null for months, and when nothing was answered. */
  engine_version: string | null;
  /** The month. Null for versions of engines. */
  month: Month | null;
  /** The first evaluation read. */
  first_at: Timestamp;
  /** The last evaluation. */
  last_at: Timestamp;
  /** The evaluations read in which an engine was asked. */
  evaluations: number;
  /** The documents with an answer in this period. Of each, the newest counts. The distribution of answers is that of these. */
  documents: number;
  /** The mean probability of a `bool`, or the mean of a `score`. Null for a `choice`, and without answers. */
  mean: number | null;
  /** For a `choice`: the share of answers that are `none_of_the_above`. Null for other types, and without answers. */
  none_of_the_above: number | null;
  /** The share of evaluations that failed. A failure without a version of the engine belongs to the version that answered last before it. */
  failures: number;
  /** The mean number of tokens of an evaluation that did not fail. Null when all failed. */
  tokens: number | null;
  /** Beside the last period before it with at least 20 documents. Null when there is none, when this one has fewer, and for versions of a cascade's engines. */
  compared: DriftComparison | null;
}

/**
 * What divides the evaluation log into periods.
 *
 * - `engine_version`: Each version of an engine is a period: an epoch.
 * - `month`: Each calendar month in UTC is a period.
 */
export type DriftPeriods = "engine_version" | "month";

/** How the answers of a version have changed over time. */
export interface DriftReport {
  /** The name of the judgment. */
  judgment: Name;
  /** The type of the judgment. */
  type: JudgmentType;
  /** The active version, whose answers are compared. Null when there is none. */
  version: VersionNumber | null;
  /** What divides the log into periods. */
  by: DriftPeriods;
  /** The periods, the oldest first: the 24 newest. */
  periods: DriftPeriod[];
  /**
   * Whether all evaluations in the time asked for were read. If not, then of each namespace the newest 10,000 were, and of the time before them, the newest
   * 200 of each hundredth. `evaluations` and `documents` say on how many each period rests. For more, ask for a shorter time.
   */
  is_complete: boolean;
}

/** Contexts that moved across a threshold. */
export interface DriftThreshold {
  /** The name of the threshold. */
  threshold: Name;
  /** How many were below it and are at or above it now. */
  up: number;
  /** How many were at or above it and are below it now. */
  down: number;
}
