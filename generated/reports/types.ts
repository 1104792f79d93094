// Generated from spec/ by `npm run generate`. Do not edit.
import type { DownstreamLine, Estimate } from "../estimates/types.ts";

/** The answers of a `bool` version over the sample. */
export interface BoolShadowSide {
  /** Its type. */
  type: "bool";
  /** Mean `p`. */
  mean: number;
  /** The answers' `p`, in 10 bars of equal width. */
  histogram: HistogramBin[];
}

/** The answers of a `choice` version over the sample. */
export interface ChoiceShadowSide {
  /** Its type. */
  type: "choice";
  /** Each option and `none_of_the_above`, in the order of the definition. */
  options: OptionShare[];
  /** Share of the answers whose `value` is `none_of_the_above`, 0 to 1. */
  escape_rate: number;
}

/** How well a composite's answers match the labels, cross-validated in 5 folds; as scikit-learn defines them. */
export interface CompositeMetrics {
  /** Share of labels that the answer, cut at 0.5, gets right. */
  accuracy: number;
  /** Mean negative natural logarithm of the probability given to the label. */
  log_loss: number;
  /** Mean distance between predicted and observed over 10 bins of equal width, weighted by their counts. */
  expected_calibration_error: number;
}

/**
 * How a composite version with newly fitted weights answers beside the active version. With fewer than 50 labelled documents, or 10 of either
 * class, the job fails instead, its `error` beginning `insufficient_labels`.
 */
export interface CompositeShadowReport {
  /** Documents in the sample. */
  documents: number;
  /** Labelled documents that the weights were fitted to. */
  labels: number;
  /** Each part's and feature's weight, in the order of the definition. */
  weights: CompositeWeight[];
  /** The active version's figures; null where it answered none of the labelled documents. */
  current: CompositeMetrics | null;
  /** The figures of the version being activated. */
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

/** A bar of a histogram over 0 to 1. */
export interface HistogramBin {
  /** Its lower end, included. */
  lower: number;
  /** Its upper end, included only in the last bar. */
  upper: number;
  /** Answers in it. */
  count: number;
}

/** How many answers a level has. */
export interface LevelCount {
  /** The level, from 0. */
  level: number;
  /** Answers whose likeliest level it is. */
  count: number;
}

/** What an option has of the answers. */
export interface OptionShare {
  /** The option, or `none_of_the_above`. */
  value: string;
  /** Share of the answers whose `value` it is, 0 to 1. */
  share: number;
  /** Its mean mass in `dist`, 0 to 1. */
  mean_mass: number;
}

/** The answers of a `score` version over the sample. */
export interface ScoreShadowSide {
  /** Its type. */
  type: "score";
  /** Mean `score`. */
  mean: number;
  /** The answers by level, from 0. */
  histogram: LevelCount[];
}

/** How a version answers beside the active one, over the same sample. Shadow evaluations are in the evaluation log and give no answers. */
export interface ShadowReport {
  /** Documents in the sample: 1,000 at random, or all where there are fewer. */
  documents: number;
  /** The answers of the active version. */
  current: ShadowSide;
  /** The shadow evaluations of the version being activated. */
  candidate: ShadowSide;
  /** By threshold, the sampled documents whose boolean would change. */
  threshold_flips: ThresholdFlips;
  /** What judging every document with the version would take. */
  recompute: Estimate;
  /** One line per reader whose rendered band or cut flips; absent when none does. */
  downstream?: DownstreamLine[];
}

/** The answers of one version over the sample, by its type. */
export type ShadowSide = BoolShadowSide | ChoiceShadowSide | ScoreShadowSide;

/** By threshold, the sampled documents whose boolean would change. */
export interface ThresholdFlips {
  [name: string]: number;
}

/**
 * What a weight belongs to.
 *
 * - `part`: A part's log-odds.
 * - `feature`: An attribute.
 */
export type WeightKind = "part" | "feature";
