// Generated from spec/ by `npm run generate`. Do not edit.
import type { DocumentId } from "../common/types.ts";
import type { Estimate } from "../estimates/types.ts";

/** The effect of changing one threshold, on the sample and on all documents. */
export interface SimulatedFlips {
  /** The number of sampled documents whose boolean would become true. For a new threshold: those for which it would be true. */
  to_true: number;
  /** The number of sampled documents whose boolean would become false. */
  to_false: number;
  /** The number of sampled documents whose boolean would stay the same. */
  unchanged: number;
  /** The share of documents that would flip, 0 to 1. */
  rate: number;
  /**
   * The lower end of its 95% interval, exact for samples without replacement. Equals `rate` when every document was
   * looked at.
   */
  low: number;
  /**
   * The upper end of its 95% interval, exact for samples without replacement. Equals `rate` when every document was
   * looked at.
   */
  high: number;
}

/** Documents that are not part of a simulation's `population`. */
export interface SimulationExclusions {
  /** The number of documents whose last attempt failed, even if an earlier answer is still shown. */
  failed: number;
  /** The number of documents that the judgment does not apply to. */
  out_of_scope: number;
}

/** The effect of setting thresholds. */
export interface SimulationReport {
  /** The number of documents that have an answer, fresh or not, and are not `excluded`. */
  population: number;
  /** The number of these documents that were looked at. */
  sampled: number;
  /** For each threshold, what would flip. */
  thresholds: {
    [name: string]: SimulatedFlips;
  };
  /** Up to 20 of the sampled documents with at least one boolean that would flip. */
  examples: DocumentId[];
  /** The documents that were left out. */
  excluded: SimulationExclusions;
  /**
   * The expected cost of judging the readers again if you set the thresholds. It covers contexts that would show
   * another boolean, of documents in the scope of their judgment's `freshness.fanout`. It is exact if a reader has
   * answered up to 1,000 documents there. Otherwise, it comes from a sample of that size. Its `downstream` has a line
   * for each reader whose cut flips, by the change itself or in last week's answers under the new thresholds. From
   * those answers, the line gives what the reader would judge again per month.
   */
  fanout: Estimate;
  /**
   * A sample size that would make every interval narrow enough to use, at most 0.05 wide. Null when this sample does
   * so, or when all documents were looked at. Pass it as `sample`.
   */
  larger_sample: number | null;
}
