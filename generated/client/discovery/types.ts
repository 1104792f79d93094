// Generated from spec/ by `npm run generate`. Do not edit.
import type { Duration, Month, Name } from "../common/types.ts";
import type { SuggestedContext } from "../context/types.ts";
import type { InstructionText } from "../definitions/types.ts";
import type { Share } from "../recommendations/types.ts";
import type { ThresholdsInput } from "../thresholds/types.ts";

/** Where to look for new options, and for how many. */
export interface DiscoverRequest {
  /**
   * How far back to sample documents that fit no option: those whose answers were given within this time.
   *
   * @default "7d"
   */
  window?: Duration;
  /**
   * The most new options to propose.
   *
   * @default 5
   */
  count?: number;
}

/**
 * How often a suggested recipe decided the same as the present one, on documents that it was not chosen by. `low` and `high` are the 95% interval of
 * the share (Wilson 1927) over all documents that have an answer.
 */
export interface MeasuredAgreement {
  /** Documents that the present recipe decided. One that the suggested recipe leaves undecided is not agreed on. */
  measured: number;
  /** Those decided the same. */
  agreed: number;
  /** Their share. */
  estimate: Share;
  /** The interval's lower end. */
  low: Share;
  /** The interval's upper end. */
  high: Share;
}

/** Thresholds to try. */
export interface SimulateRequest {
  /** Thresholds as PATCH takes them; what is not named stays as it is. At least one. */
  thresholds: ThresholdsInput;
  /**
   * The most documents to look at, for instance the `larger_sample` of a report before. Which documents those are goes by the judgment alone:
   * simulations of one judgment look at the same documents as long as these are there, and a larger sample has all of a smaller one.
   *
   * @default 1000
   */
  sample?: number;
}

/** How many parts to propose. */
export interface SuggestPartsRequest {
  /**
   * The most parts to propose.
   *
   * @default 5
   */
  count?: number;
}

/** Parts proposed for a composite version of the judgment. */
export interface SuggestPartsResponse {
  /** Parts to choose from; empty when none suggests itself. */
  parts: SuggestedPart[];
  /** Documents that were looked at. */
  sampled: number;
}

/** A part that is proposed. */
export interface SuggestedPart {
  /** A name for it. */
  name: Name;
  /** A question that each document can be asked, answered yes or no. */
  question: InstructionText;
}

/** The month's search for a cheaper recipe. */
export interface TuningRun {
  /** The calendar month (UTC) it belongs to. */
  month: Month;
  /** How far it is. */
  status: TuningStatus;
  /**
   * The cheapest recipe whose answers on the sample agree with the present ones; null while running and where there is none
   * cheaper.
   */
  suggested_context: SuggestedContext | null;
  /**
   * How often the suggested recipe decided the same on documents that it was not chosen by; null without a suggestion, and
   * where a single document had an answer.
   */
  agreement?: MeasuredAgreement | null;
}

/**
 * How far a tuning run is.
 *
 * - `running`: It is searching.
 * - `done`: It is over; `suggested_context` has the cheaper recipe, or is null when there is none.
 * - `failed`: It failed; the next month has another.
 */
export type TuningStatus = "running" | "done" | "failed";
