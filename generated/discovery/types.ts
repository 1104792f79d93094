// Generated from spec/ by `npm run generate`. Do not edit.
import type { Share } from "../calibration/types.ts";
import type { DocumentId, Duration, Month, Name } from "../common/types.ts";
import type { InstructionText, SuggestedContext, ThresholdsInput } from "../judgments/types.ts";

/** Where to look for new options, and how many to propose. */
export interface DiscoverRequest {
  /**
   * The period to sample. The sample contains documents that fit no option and were answered within this time.
   *
   * @default "7d"
   */
  window?: Duration;
  /**
   * The largest number of new options to propose.
   *
   * @default 5
   */
  count?: number;
}

/** An option of a proposed version. */
export interface DiscoveryOption {
  /** The value that the answer has for this option. */
  value: string;
  /** The meaning of the option. Empty for a current option without a description. */
  description: string;
}

/**
 * New options for a `choice`, with the documents that they would get. Create a version with the options you want. You
 * may edit them first.
 */
export interface DiscoveryProposal {
  /** Every option of the proposed version, current ones first. */
  options: DiscoveryOption[];
  /** Only the new options. */
  proposed: ProposedOption[];
  /** The number of escape documents in the sample: those whose answer is `none_of_the_above`, or past the `escape` threshold. */
  sampled: number;
  /** The number of escape documents in the window, sampled or not. */
  escape_documents: number;
  /** The number of sampled documents that the proposed version still answered with `none_of_the_above`. */
  unlabelled: number;
}

/**
 * How often the suggested recipe gave the same decision as the present one, on documents that it was not chosen by.
 * `low` and `high` are the 95% interval of the share (Wilson 1927) over all documents that have an answer.
 */
export interface MeasuredAgreement {
  /**
   * The number of documents that the present recipe decided. If the suggested recipe leaves a document undecided, that
   * is no agreement.
   */
  measured: number;
  /** The number of documents with the same decision. */
  agreed: number;
  /** The share of documents with the same decision. */
  estimate: Share;
  /** The lower end of the interval. */
  low: Share;
  /** The upper end of the interval. */
  high: Share;
}

/** A new option that discovery proposes. */
export interface ProposedOption {
  /** The value that the answer has for this option. */
  value: string;
  /** The meaning of the option. Empty for a current option without a description. */
  description: string;
  /** The number of sampled documents that the proposed version answered with this option. */
  absorbs: number;
  /** Up to 20 of these documents. */
  sample_ids: DocumentId[];
}

/** The thresholds to try. */
export interface SimulateRequest {
  /** Thresholds in the form that PATCH accepts. Thresholds that you do not name stay as they are. At least one. */
  thresholds: ThresholdsInput;
  /**
   * The largest number of documents to look at, for example the `larger_sample` of an earlier report. The choice of
   * documents depends only on the judgment. All simulations of one judgment look at the same documents as long as these
   * exist. A larger sample contains every document of a smaller one.
   *
   * @default 1000
   */
  sample?: number;
}

/** How many parts to propose. */
export interface SuggestPartsRequest {
  /**
   * The largest number of parts to propose.
   *
   * @default 5
   */
  count?: number;
}

/** Parts proposed for a composite version of the judgment. */
export interface SuggestPartsResponse {
  /** The parts to choose from. Empty when there is no proposal. */
  parts: SuggestedPart[];
  /** The number of documents that were read. */
  sampled: number;
}

/** A proposed part. */
export interface SuggestedPart {
  /** A name for the part. */
  name: Name;
  /** A yes-or-no question that can be asked of each document. */
  question: InstructionText;
}

/** This month's search for a cheaper recipe. */
export interface TuningRun {
  /** The calendar month (UTC) of the run. */
  month: Month;
  /** The status of the run. */
  status: TuningStatus;
  /**
   * The cheapest recipe whose answers on the sample agree with the present ones. Null while the run is searching, and
   * when there is no cheaper one.
   */
  suggested_context: SuggestedContext | null;
  /**
   * How often the suggested recipe gave the same decision, on documents that it was not chosen by. Null without a
   * suggestion, and when only one document had an answer.
   */
  agreement?: MeasuredAgreement | null;
}

/**
 * The status of a tuning run.
 *
 * - `running`: The run is searching.
 * - `done`: The run is complete. `suggested_context` has the cheaper recipe, or is null when there is none.
 * - `failed`: The run failed. Another run is possible next month.
 */
export type TuningStatus = "running" | "done" | "failed";
