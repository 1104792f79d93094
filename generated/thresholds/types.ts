// Generated from spec/ by `npm run generate`. Do not edit.
/** A threshold of a `choice`. It is true when `dist[value]` is at least `gte`. */
export interface ChoiceThreshold {
  /** An option, or `none_of_the_above`. */
  value: string;
  /** The smallest probability for which the threshold is true. */
  gte: number;
}

/** A threshold of a `choice`. It is true when `dist[value]` is at least `gte`. */
export interface ChoiceThresholdInput {
  /** An option, or `none_of_the_above`. */
  value: string;
  /** The smallest probability for which the threshold is true. */
  gte: number;
}

/**
 * One threshold. For a `bool`, a number for `p`. For a `score`, a number for `score`. For a `choice`, an option and its
 * smallest probability. A `choice` may also have a threshold named `escape`, which is a number for `escape_p`. A
 * threshold that does not fit its judgment is `invalid_request`.
 */
export type Threshold = ThresholdNumber | ChoiceThreshold;

/** A threshold to set, or null to remove it. */
export type ThresholdChange = ThresholdNumber | ChoiceThresholdInput | null;

/** Thresholds by name. A value sets the threshold, and null removes it. Thresholds that you do not name stay as they are. */
export interface ThresholdChanges {
  [name: string]: ThresholdChange;
}

/**
 * One threshold. For a `bool`, a number for `p`. For a `score`, a number for `score`. For a `choice`, an option and its
 * smallest probability. A `choice` may also have a threshold named `escape`, which is a number for `escape_p`. A
 * threshold that does not fit its judgment is `invalid_request`.
 */
export type ThresholdInput = ThresholdNumber | ChoiceThresholdInput;

/**
 * A threshold number. The threshold is true when the answer's number is at least this. It is from 0 to 1 for `p` and
 * `escape_p`, and from 0 to the highest level for `score`. A number outside this range is `invalid_request`.
 */
export type ThresholdNumber = number;

/**
 * Thresholds by name, at most 32. The service evaluates them at read time, always on the raw numbers of the answer. So
 * a change applies at once to every answer. Only judgments that read the thresholds' booleans judge again.
 */
export interface Thresholds {
  [name: string]: Threshold;
}

/**
 * Thresholds by name, at most 32. The service evaluates them at read time, always on the raw numbers of the answer. So
 * a change applies at once to every answer. Only judgments that read the thresholds' booleans judge again.
 */
export interface ThresholdsInput {
  [name: string]: ThresholdInput;
}
