// Generated from spec/ by `npm run generate`. Do not edit.
import type { DocumentId } from "../common/types.ts";
import type { Estimate } from "../estimates/types.ts";

/** What changing one threshold does to the sample, and what follows for all documents. */
export interface SimulatedFlips {
  /** Sampled documents whose boolean would become true. Of a threshold that there is not yet: those for which it would be true. */
  to_true: number;
  /** Sampled documents whose boolean would become false. */
  to_false: number;
  /** Sampled documents whose boolean would stay. */
  unchanged: number;
  /** The share of documents that would flip, 0 to 1. */
  rate: number;
  /** The lower end of its 95% interval, exact for samples without replacement; `rate` itself where every document was looked at. */
  low: number;
  /** The upper end of its 95% interval, exact for samples without replacement; `rate` itself where every document was looked at. */
  high: number;
}

/** Documents that are not part of a simulation's `population`. */
export interface SimulationExclusions {
  /** Documents whose last attempt failed, also where an earlier answer is still shown. */
  failed: number;
  /** Documents that the judgment does not apply to. */
  out_of_scope: number;
}

/** What setting thresholds would do. */
export interface SimulationReport {
  /** Documents that have an answer, fresh or not, and are not among the `excluded`. */
  population: number;
  /** Those of them that were looked at. */
  sampled: number;
  /** By threshold, what it would flip. */
  thresholds: {
    [name: string]: SimulatedFlips;
  };
  /** Up to 20 of the sampled documents of which some boolean would flip. */
  examples: DocumentId[];
  /** What was left out. */
  excluded: SimulationExclusions;
  /**
   * What judging the readers anew would take if the thresholds were set: contexts that would show another boolean, of documents in the
   * scope of their judgment's `freshness.fanout`. Exact where a reader has answered up to 1,000 documents there, else from as many.
   * Its `downstream` has a line for each reader whose cut flips, by the change itself or by answers of the last week as the thresholds
   * would have cut them: what it would be judged anew for a month, by those answers.
   */
  fanout: Estimate;
  /**
   * A sample size that would narrow every interval to a usable width, at most 0.05; null where this one does, or all were looked at.
   * Pass it as `sample`.
   */
  larger_sample: number | null;
}
