// Generated from spec/ by `npm run generate`. Do not edit.
import type { DownstreamLine, Estimate } from "../estimates/types.ts";

/** The answers of a `bool` version over the sample. */
export interface BoolShadowSide {
  /** The type of the version. */
  type: "bool";
  /** The mean of `p`. */
  mean: number;
  /** A histogram of `p`, with 10 bars of equal width. */
  histogram: HistogramBin[];
}

/** The answers of a `choice` version over the sample. */
export interface ChoiceShadowSide {
  /** The type of the version. */
  type: "choice";
  /** Each option and `none_of_the_above`, in the order of the definition. */
  options: OptionShare[];
  /** The share of the answers whose `value` is `none_of_the_above`, 0 to 1. */
  escape_rate: number;
}

/** One bar of a histogram over 0 to 1. */
export interface HistogramBin {
  /** The lower end of the bar. The bar includes it. */
  lower: number;
  /** The upper end of the bar. Only the last bar includes it. */
  upper: number;
  /** The number of answers in the bar. */
  count: number;
}

/** The number of answers of one level. */
export interface LevelCount {
  /** The level. The lowest level is 0. */
  level: number;
  /** The number of answers whose most probable level this is. */
  count: number;
}

/** The share of one option among the answers. */
export interface OptionShare {
  /** The option, or `none_of_the_above`. */
  value: string;
  /** The share of the answers whose `value` is this option, 0 to 1. */
  share: number;
  /** The mean probability of this option in `dist`, 0 to 1. */
  mean_mass: number;
}

/** The answers of a `score` version over the sample. */
export interface ScoreShadowSide {
  /** The type of the version. */
  type: "score";
  /** The mean of `score`. */
  mean: number;
  /** The number of answers for each level, from 0. */
  histogram: LevelCount[];
}

/**
 * A comparison of a version with the active one over the same sample. Shadow evaluations are in the evaluation log and
 * give no answers.
 */
export interface ShadowReport {
  /** The number of documents in the sample: 1,000 at random, or all if there are fewer. */
  documents: number;
  /** The answers of the active version. */
  current: ShadowSide;
  /** The shadow evaluations of the version that you want to activate. */
  candidate: ShadowSide;
  /** For each threshold, the number of sampled documents whose boolean would change. */
  threshold_flips: ThresholdFlips;
  /** The expected size and cost of judging every document with the version. */
  recompute: Estimate;
  /**
   * One line for each reader whose rendered band or cut differs between the two versions' answers to the sampled
   * documents. Absent when there is none. The monthly number assumes that documents are judged as often as in the last
   * week.
   */
  downstream?: DownstreamLine[];
}

/** The answers of one version over the sample, by type. */
export type ShadowSide = BoolShadowSide | ChoiceShadowSide | ScoreShadowSide;

/** For each threshold, the number of sampled documents whose boolean would change. */
export interface ThresholdFlips {
  [name: string]: number;
}
