// Generated from spec/ by `npm run generate`. Do not edit.
import type { EngineVersion, Timestamp, VersionNumber } from "../common/types.ts";

/**
 * A judgment's answer to a document. Where there is none (`unavailable`, or `pending` for the first time) only `type`,
 * `freshness` and perhaps `warnings` and `error` are there. A `stale` answer, and a `pending` one that has a predecessor, carry
 * the last answer computed in this incarnation of the document.
 */
export interface Answer {
  /** The judgment's type; it says which of the numbers are there. */
  type: JudgmentType;
  /** How it stands to the document's present revision. */
  freshness: Freshness;
  /** The judgment version that gave it. */
  version?: VersionNumber;
  /** The engine that computed it. */
  engine?: EngineVersion;
  /** The newest revision of the document that it holds for: the one it was computed for, or was carried forward to. */
  revision?: number;
  /** When it was computed. */
  evaluated_at?: Timestamp;
  /** `bool`: the probability of yes, 0 to 1. */
  p?: number;
  /** `choice`: the likeliest option; `none_of_the_above` when none fits. */
  value?: string;
  /** `score`: the expected level, the mean of the levels weighted by `dist`; from 0 to one less than there are levels. */
  score?: number;
  /** `choice`: the mass on each option, `none_of_the_above` among them. `score`: the mass on each level. */
  dist?: Distribution;
  /** `choice`: the mass on `none_of_the_above`. */
  escape_p?: number;
  /**
   * `(n × peak − 1) / (n − 1)`, peak being the largest of the n probabilities (2 for `bool`): 0 where all are alike, 1 where one
   * is certain.
   */
  confidence?: number;
  /** The same numbers after calibration; null where the judgment has none, which takes 100 outcomes. */
  calibrated?: AnswerValues | null;
  /** Each threshold of the judgment, evaluated at this moment on the raw numbers, never on the calibrated ones. */
  thresholds?: {
    [name: string]: boolean;
  };
  /** Composites only: each part's probability of yes. */
  parts?: {
    [name: string]: number;
  };
  /** What else to know; absent when there is nothing. */
  warnings?: AnswerWarning[];
  /** The last attempt, where it failed; a later answer removes it. */
  error?: AnswerError;
}

/** The last attempt at an answer, which failed. Attempts that may go through later are repeated with growing waits. */
export interface AnswerError {
  /** Why. */
  code: AnswerErrorCode;
  /** The same, for people. It never names an address; what the engine said about the question is quoted. */
  message: string;
  /** When. */
  at: Timestamp;
}

/**
 * Why an attempt at an answer failed.
 *
 * - `engine_refused`: The engine refused this question or context, or refused the server's requests for now.
 * - `engine_unavailable`: The engine could not be reached, or kept failing.
 * - `invalid_reply`: The engine replied with what is no answer to the question.
 * - `engine_not_configured`: The engine is not configured on this server.
 * - `context_too_large`: The context does not fit the engine.
 * - `context_empty`: The document has none of the fields that the context shows. Nothing was asked and nothing is billed; a change of the document is asked.
 * - `budget_exceeded`: Reserved: while the namespace's budget is used up judging waits, and answers are `pending` without an error.
 * - `internal`: A fault of the server.
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

/** The numbers of an answer, in full precision: what the engine said (raw), or what calibration makes of that. */
export interface AnswerValues {
  /** `bool`: the probability of yes, 0 to 1. */
  p?: number;
  /** `choice`: the likeliest option; `none_of_the_above` when none fits. */
  value?: string;
  /** `score`: the expected level, the mean of the levels weighted by `dist`; from 0 to one less than there are levels. */
  score?: number;
  /** `choice`: the mass on each option, `none_of_the_above` among them. `score`: the mass on each level. */
  dist?: Distribution;
  /** `choice`: the mass on `none_of_the_above`. */
  escape_p?: number;
}

/** Something to know about an answer that the numbers do not say. */
export interface AnswerWarning {
  /** What it is about. */
  code: AnswerWarningCode;
  /** The same, for people. */
  message: string;
}

/**
 * What a warning on an answer is about.
 *
 * - `context_cut`: The context was cut to fit `max_tokens`; `explain` shows what was.
 * - `group_over_cap`: The group it reads has more than 1,000 live key values: the answer is `stale` until keys age out.
 * - `reference_missing`: A document that a relation refers to by its id does not exist; it goes when the document comes.
 * - `judgment_inactive`: A judgment it reads is inactive: now, or, where a relation names another namespace, when the answer was given or carried.
 */
export type AnswerWarningCode = "context_cut" | "group_over_cap" | "reference_missing" | "judgment_inactive";

/** Answers by judgment. */
export interface Answers {
  [name: string]: Answer;
}

/** A probability by option, `none_of_the_above` among them (`choice`), or by level from `"0"` (`score`). They sum to 1. */
export interface Distribution {
  [name: string]: number;
}

/**
 * How an answer stands to the document's present revision; computed from the stored answer when it is read.
 *
 * - `fresh`: Computed by the active version for the present revision, or for one whose compiled context, question and engine version are equal.
 * - `pending`: Being judged, or about to be: it was not ready within the wait.
 * - `stale`: It belongs to an earlier revision or version, and the judgment's policy will not judge this one on its own.
 * - `unavailable`: Never judged in this incarnation of the document.
 */
export type Freshness = "fresh" | "pending" | "stale" | "unavailable";

/**
 * What a judgment asks for.
 *
 * - `bool`: Yes or no, answered with a probability `p`.
 * - `choice`: One of several options, answered with a distribution over them.
 * - `score`: A level of an ordered scale, answered with the expected level.
 */
export type JudgmentType = "bool" | "choice" | "score";
