// Generated from spec/ by `npm run generate`. Do not edit.
import type { Share } from "../calibration/types.ts";
import type { DocumentId, Duration, Month, Name, Usd } from "../common/types.ts";
import type { EngineSelection, InstructionText, SuggestedContext, ThresholdsInput } from "../judgments/types.ts";

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
 * `low` and `high` are the 95% interval of the share (Agresti & Coull 1998) over all documents that have an answer.
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

/**
 * A cascade that decides nearly the same and costs less. The price of an answer depends on the engine where the operator's
 * price list says so. Costs are what each engine is billed at most.
 */
export interface SuggestedCascade {
  /**
   * The `engine` of a version with the cascade. `min_confidence` is the bound that was found. With `max_disagreement` in
   * its place, the service finds and watches a bound by itself.
   */
  engine: EngineSelection;
  /** The number of documents that both engines decided or could not answer. */
  documents: number;
  /** The share of them that the first engine answers. */
  answered: Share;
  /** The share of them that get another decision: the expected loss of agreement. */
  disagreed: number;
  /** The largest share of documents that get another decision, with confidence 0.95. */
  disagreed_at_most: number;
  /** The average cost of one answer with the cascade over the sample, in judgment units: of both engines together. */
  cost_per_answer: number;
  /** The average cost of one answer of the judgment's engine alone, in judgment units. */
  present_cost_per_answer: number;
  /** The share of the cost that the cascade saves. */
  saving: Share;
  /** What 1,000 answers cost less, on top of this month's usage. 0 where judging has no price. */
  saving_usd_per_1000: Usd;
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
  /**
   * The cascade that saves most and that keeps its promise, measured with the present recipe. Null while the run is
   * searching, and when there is none.
   */
  suggested_cascade?: SuggestedCascade | null;
}

/**
 * The status of a tuning run.
 *
 * - `running`: The run is searching.
 * - `done`: The run is complete. `suggested_context` has the cheaper recipe, or is null when there is none.
 * - `failed`: The run failed. Another run is possible next month.
 */
export type TuningStatus = "running" | "done" | "failed";
