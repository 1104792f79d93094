// Generated from spec/ by `npm run generate`. Do not edit.
import type { Timestamp, Usage, Usd } from "../common/types.ts";
import type { AnswerErrorCode } from "../judgments/types.ts";

/** Evaluations by their result. Trials of shadow versions are not counted. */
export interface ActivityAnswers {
  /** Answers that an engine was asked for. */
  asked: number;
  /** Stored answers that were carried forward, because the context of the document had not changed. */
  carried: number;
  /** Answers that were taken from another evaluation of the same context: of another document, revision or version. */
  reused: number;
  /** Attempts without an answer. */
  failed: number;
}

/** Attempts to deliver events to webhook endpoints. A delivery can have several. */
export interface ActivityAttempts {
  /** Attempts that the endpoint accepted. */
  succeeded: number;
  /** Attempts that failed and are followed by another one. */
  failed: number;
  /** Attempts that failed and were the last of their delivery. */
  given_up: number;
}

/** Failed attempts to get an answer, with one code. */
export interface ActivityFailures {
  /** Why they failed. */
  code: AnswerErrorCode;
  /** The number of attempts. */
  attempts: number;
}

/** How far the service was behind, in milliseconds. */
export interface ActivityLag {
  /**
   * The longest time from a write to its answer, of the answers that were stored in the step. Requests that wait for answers, retries and jobs are not
   * in it. Null when there was no such answer.
   */
  judging: number | null;
  /** How late an attempt to deliver an event began at most, after it was due. Null when there was no attempt. */
  deliveries: number | null;
}

/** Outcomes beside the answers that they are compared with, of all judgments. An outcome that is posted again counts again. */
export interface ActivityOutcomes {
  /** Outcomes that are the most probable answer. */
  agreed: number;
  /** Outcomes that are not. */
  disagreed: number;
}

/** What happened in one step. */
export interface ActivityPoint {
  /** The start of the step. */
  at: Timestamp;
  /** Evaluations by their result. */
  answers: ActivityAnswers;
  /** Failed attempts by code, the most frequent first. Codes without attempts are left out. */
  failures: ActivityFailures[];
  /** What was used. Without non-production usage. */
  usage: Usage;
  /**
   * The cost of `usage`: what the step adds to the month, at the graduated prices of the organization's month. It has no storage and no non-production
   * usage. Rounded to the micro-dollar.
   */
  cost_usd: Usd;
  /** Attempts to deliver events. */
  attempts: ActivityAttempts;
  /** How far the service was behind. */
  lag_ms: ActivityLag;
  /** Outcomes beside answers. */
  outcomes: ActivityOutcomes;
}

/** What happened in an organization over time. */
export interface ActivityReport {
  /** The length of a step. */
  step: ActivityStep;
  /** The start of the first step. */
  from: Timestamp;
  /** The end of the last step. */
  to: Timestamp;
  /** Counts before this time may have been deleted. */
  kept_from: Timestamp;
  /** All steps in order, also those in which nothing happened. */
  points: ActivityPoint[];
}

/**
 * The length of a step.
 *
 * - `hour`: An hour.
 * - `day`: A day in UTC.
 */
export type ActivityStep = "hour" | "day";
