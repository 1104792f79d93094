// Generated from spec/ by `npm run generate`. Do not edit.
import type { EngineVersion, Timestamp, VersionNumber } from "../common/types.ts";

/**
 * The answer of a judgment for one document. If there is none (`unavailable`, or `pending` for the first time), it has
 * only `type`, `freshness` and perhaps `warnings` and `error`. A `stale` answer contains the last answer computed in
 * this incarnation of the document. So does a `pending` answer, if there is an earlier one.
 */
export interface Answer {
  /** The type of the judgment. It determines which numbers are present. */
  type: JudgmentType;
  /** How the answer relates to the document's current revision. */
  freshness: Freshness;
  /** The judgment version that gave the answer. */
  version?: VersionNumber;
  /** The engine that computed the answer. */
  engine?: EngineVersion;
  /** The newest revision of the document that the answer is valid for: computed for it, or carried forward to it. */
  revision?: number;
  /** The time when the answer was computed. */
  evaluated_at?: Timestamp;
  /** `bool`: the probability of yes, 0 to 1. */
  p?: number;
  /** `choice`: the most probable option, or `none_of_the_above` when none fits. */
  value?: string;
  /** `score`: the expected level, from 0 to the number of levels minus one. It is the mean of the levels weighted by `dist`. */
  score?: number;
  /** `choice`: the probability of each option and of `none_of_the_above`. `score`: the probability of each level. */
  dist?: Distribution;
  /** `choice`: the probability of `none_of_the_above`. */
  escape_p?: number;
  /**
   * `(n × peak − 1) / (n − 1)`, where peak is the largest of the n probabilities (2 for `bool`). It is 0 when all are
   * equal, and 1 when one is certain.
   */
  confidence?: number;
  /** The same numbers after calibration. Null when the judgment has none. Calibration needs 100 outcomes. */
  calibrated?: AnswerValues | null;
  /** The value of each threshold. The service evaluates them at read time on the raw numbers, never on the calibrated ones. */
  thresholds?: {
    [name: string]: boolean;
  };
  /** The probability of yes for each part. Composites only. */
  parts?: {
    [name: string]: number;
  };
  /** The warnings on this answer. Absent when there are none. */
  warnings?: AnswerWarning[];
  /** The last attempt, if it failed. A later answer removes it. */
  error?: AnswerError;
}

/** The last attempt to get an answer, which failed. If a later attempt may succeed, the service retries with growing waits. */
export interface AnswerError {
  /** The kind of error. */
  code: AnswerErrorCode;
  /**
   * A text for people that describes the error. It never contains an address. It quotes what the engine said about the
   * question.
   */
  message: string;
  /** The time of the attempt. */
  at: Timestamp;
}

/**
 * Why an attempt to get an answer failed.
 *
 * - `engine_refused`: The engine refused this question or context, or it refuses the server's requests for now.
 * - `engine_unavailable`: The engine could not be reached, or failed repeatedly.
 * - `invalid_reply`: The engine's reply was not a valid answer to the question.
 * - `engine_not_configured`: The engine is not configured on this server.
 * - `context_too_large`: The context is too large for the engine.
 * - `context_empty`: The document has none of the fields that the context shows. No engine was asked and nothing is billed. After a change of the document, it is judged.
 * - `budget_exceeded`: Reserved. While the namespace's budget is used up, judging waits, and answers are `pending` without an error.
 * - `internal`: An error in the server.
 */
export type AnswerErrorCode =
  | "engine_refused"
  | "engine_unavailable"
  | "invalid_reply"
  | "engine_not_configured"
  | "context_too_large"
  | "context_empty"
  | "budget_exceeded"
  | "internal";

/**
 * The numbers of an answer, in full precision. Raw numbers come from the engine. Calibrated numbers are computed from
 * the raw ones.
 */
export interface AnswerValues {
  /** `bool`: the probability of yes, 0 to 1. */
  p?: number;
  /** `choice`: the most probable option, or `none_of_the_above` when none fits. */
  value?: string;
  /** `score`: the expected level, from 0 to the number of levels minus one. It is the mean of the levels weighted by `dist`. */
  score?: number;
  /** `choice`: the probability of each option and of `none_of_the_above`. `score`: the probability of each level. */
  dist?: Distribution;
  /** `choice`: the probability of `none_of_the_above`. */
  escape_p?: number;
}

/** Something about an answer that its numbers do not show. */
export interface AnswerWarning {
  /** The kind of warning. */
  code: AnswerWarningCode;
  /** A text for people that describes the warning. */
  message: string;
}

/**
 * The kind of warning on an answer.
 *
 * - `context_cut`: The context was cut to fit `max_tokens`. `explain` shows what was cut.
 * - `group_over_cap`: The group that the judgment reads has more than 1,000 live key values. The answer is `stale` until keys expire.
 * - `reference_missing`: A relation refers by id to a document that does not exist. The warning disappears when that document is written.
 * - `judgment_inactive`: A judgment whose answers are read is inactive now. If a relation reads it from another namespace, it was inactive when the answer was computed or carried forward.
 */
export type AnswerWarningCode = "context_cut" | "group_over_cap" | "reference_missing" | "judgment_inactive";

/** Answers by judgment name. */
export interface Answers {
  [name: string]: Answer;
}

/**
 * Probabilities that sum to 1. For a `choice`, one for each option and `none_of_the_above`. For a `score`, one for each
 * level from `"0"`.
 */
export interface Distribution {
  [name: string]: number;
}

/**
 * How an answer relates to the document's current revision. The service computes it from the stored answer at read time.
 *
 * - `fresh`: The active version computed the answer for the current revision, or for one with the same compiled context, question and engine version.
 * - `pending`: The document is being judged, or will be soon. The answer was not ready within the wait.
 * - `stale`: The answer belongs to an earlier revision or version. The judgment's policy will not judge the current one by itself.
 * - `unavailable`: This incarnation of the document was never judged.
 */
export type Freshness = "fresh" | "pending" | "stale" | "unavailable";

/**
 * The type of a judgment's answer.
 *
 * - `bool`: Yes or no. The answer is a probability `p`.
 * - `choice`: One of several options. The answer is a distribution over them.
 * - `score`: A level of an ordered scale. The answer is the expected level.
 */
export type JudgmentType = "bool" | "choice" | "score";
