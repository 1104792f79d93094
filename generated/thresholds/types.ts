// Generated from spec/ by `npm run generate`. Do not edit.
/** A threshold of a `choice`: true when `dist[value]` is at least `gte`. */
export interface ChoiceThreshold {
  /** An option, or `none_of_the_above`. */
  value: string;
  /** The least mass. */
  gte: number;
}

/** A threshold of a `choice`: true when `dist[value]` is at least `gte`. */
export interface ChoiceThresholdInput {
  /** An option, or `none_of_the_above`. */
  value: string;
  /** The least mass. */
  gte: number;
}

/**
 * One threshold. Of a `bool` a number over `p`, of a `score` a number over `score`, of a `choice` an option and the least mass on
 * it. The threshold named `escape` of a `choice` is a number over `escape_p`. A threshold that does not fit its judgment is
 * `invalid_request`.
 */
export type Threshold = ThresholdNumber | ChoiceThreshold;

/** A threshold to set, or null to remove it. */
export type ThresholdChange = ThresholdNumber | ChoiceThresholdInput | null;

/** Thresholds to set or, with null, to remove, by name; those not named stay. */
export interface ThresholdChanges {
  [name: string]: ThresholdChange;
}

/**
 * One threshold. Of a `bool` a number over `p`, of a `score` a number over `score`, of a `choice` an option and the least mass on
 * it. The threshold named `escape` of a `choice` is a number over `escape_p`. A threshold that does not fit its judgment is
 * `invalid_request`.
 */
export type ThresholdInput = ThresholdNumber | ChoiceThresholdInput;

/**
 * A cut through a number: true when the number is at least this. From 0 to 1 over `p` and `escape_p`, from 0 to the highest level
 * over `score`; what lies outside is `invalid_request`.
 */
export type ThresholdNumber = number;

/**
 * Thresholds by name, at most 32. They are evaluated when an answer is read, always on its raw numbers, so a change holds at once
 * for every answer and re-judges nothing but what reads the thresholds' booleans.
 */
export interface Thresholds {
  [name: string]: Threshold;
}

/**
 * Thresholds by name, at most 32. They are evaluated when an answer is read, always on its raw numbers, so a change holds at once
 * for every answer and re-judges nothing but what reads the thresholds' booleans.
 */
export interface ThresholdsInput {
  [name: string]: ThresholdInput;
}
