// Generated from spec/ by `npm run generate`. Do not edit.
import type { EngineName, Name, VersionNumber } from "../common/types.ts";
import type { JudgmentType } from "../judgments/types.ts";
import type { OutcomeValue } from "../outcomes/types.ts";

/** A `Filter` as JSON text, for a query string. */
export type FilterText = string;

/** A figure with its 95% interval. */
export interface IntervalEstimate {
  /** The figure. */
  estimate: number;
  /** The lower end of the interval. */
  low: number;
  /** The upper end of the interval. */
  high: number;
}

/** Documents that one engine version has answered. */
export interface ShareEngine {
  /** The name of the engine. */
  engine: EngineName;
  /** The version of the engine. */
  engine_version: string;
  /** The documents whose answers it gave. */
  documents: number;
}

/** Shares, and what they rest on. */
export interface ShareFigures {
  /** The documents that match and have an answer of the active version. The shares are about these. */
  documents: number;
  /**
   * The labels used: outcomes of these documents, the newest of each. A label counts when it was observed after the last change of the
   * document, or of what the answer was given from, and after the version's `horizon`. It may be older than the engine's present version. If the engine has learned from outcomes, a label counts when the document
   * had none before it was answered.
   */
  labels: number;
  /** Of these, the labels from label queues. All others are taken as if their documents were drawn at random. */
  drawn: number;
  /** How many labels of equal weight would tell as much (Kish 1965). */
  effective_labels: number;
  /** For a `bool` and a `score` one value. For a `choice`, the options, the likeliest first: at most 100. */
  values: ShareValue[];
}

/** The shares among documents that have one value of an attribute. */
export interface ShareGroup {
  /** The value of the attribute. Null for documents without it. */
  value: unknown;
  /** The documents that match and have an answer of the active version. The shares are about these. */
  documents: number;
  /**
   * The labels used: outcomes of these documents, the newest of each. A label counts when it was observed after the last change of the
   * document, or of what the answer was given from, and after the version's `horizon`. It may be older than the engine's present version. If the engine has learned from outcomes, a label counts when the document
   * had none before it was answered.
   */
  labels: number;
  /** Of these, the labels from label queues. All others are taken as if their documents were drawn at random. */
  drawn: number;
  /** How many labels of equal weight would tell as much (Kish 1965). */
  effective_labels: number;
  /** For a `bool` and a `score` one value. For a `choice`, the options, the likeliest first: at most 100. */
  values: ShareValue[];
}

/**
 * How corrected figures are computed.
 *
 * - `ppi_plus_plus`: Prediction-powered inference with power tuning (Angelopoulos, Duchi & Zrnic 2023), weighted by the chances of being drawn.
 */
export type ShareMethod = "ppi_plus_plus";

/** The share of yes, the mix of a choice or the mean of a score. */
export interface ShareReport {
  /** The name of the judgment. */
  judgment: Name;
  /** The type of the judgment. */
  type: JudgmentType;
  /** The active version. Null when there is none. Then there are no documents. */
  version: VersionNumber | null;
  /** How corrected figures are computed. */
  method: ShareMethod;
  /** The engine versions behind the answers, those with the most documents first. */
  engines: ShareEngine[];
  /** Among all documents that match. */
  all: ShareFigures;
  /**
   * With `by`: among the documents with each value of the attribute, the most frequent values first, at most 100. Only strings of up to 256
   * bytes, numbers, booleans and missing values make groups.
   */
  groups: ShareGroup[];
  /** The documents in no listed group. */
  groups_left_out: number;
}

/** How often one value is true, or the mean of a score. */
export interface ShareValue {
  /** `true` for a `bool`, an option or `none_of_the_above` for a `choice`. Null for a `score`, whose figures are mean levels. */
  value: OutcomeValue | null;
  /**
   * As the judge says: the mean of its probabilities, or of its scores. Its interval is about which documents there are. It
   * says nothing about mistakes of the judge. Null when no document has an answer.
   */
  judge: IntervalEstimate | null;
  /**
   * As labels say, weighted by the chances of being drawn. Intervals of shares are those of Agresti & Coull (1998) with the effective number of labels.
   * Null with fewer than 10 labels.
   */
  labels: IntervalEstimate | null;
  /**
   * As the judge says, corrected by labels. Of the three, use this one. Null with fewer than 10 labels. The interval contains the true figure in at least
   * about 95 of 100 cases, also where the judge is wrong. Each value has its own interval.
   */
  corrected: IntervalEstimate | null;
  /** How much of the judge's answers the corrected figure uses, from 0 (labels alone) to 1. Null without a corrected figure. */
  power: number | null;
}
