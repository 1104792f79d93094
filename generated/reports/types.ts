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

/**
 * How a version answers beside the active one, over the same sample. Shadow evaluations are in the evaluation log and give no
 * answers.
 */
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
  /**
   * One line per reader whose rendered band or cut flips from the active version's answers to those of the other, among the sampled documents;
   * absent when none does. A month's answers are what these flips come to when documents are judged as often as in the last week.
   */
  downstream?: DownstreamLine[];
}

/** The answers of one version over the sample, by its type. */
export type ShadowSide = BoolShadowSide | ChoiceShadowSide | ScoreShadowSide;

/** By threshold, the sampled documents whose boolean would change. */
export interface ThresholdFlips {
  [name: string]: number;
}
