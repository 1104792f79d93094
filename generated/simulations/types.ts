// Generated from spec/ by `npm run generate`. Do not edit.
import type { DocumentId } from "../common/types.ts";
import type { Estimate } from "../estimates/types.ts";

/** What changing one threshold does to the sample, and what follows for all documents. */
export interface SimulatedFlips {
  /** Sampled documents whose boolean would become true. */
  to_true: number;
  /** Sampled documents whose boolean would become false. */
  to_false: number;
  /** Sampled documents whose boolean would stay. */
  unchanged: number;
  /** The share of documents that would flip, 0 to 1. */
  rate: number;
  /** The lower end of its 95% interval (Wilson); `rate` itself where every document was looked at. */
  low: number;
  /** The upper end of its 95% interval (Wilson); `rate` itself where every document was looked at. */
  high: number;
}

/** What a simulation left out of its sample. */
export interface SimulationExclusions {
  /** Documents whose last attempt failed. */
  failed: number;
  /** Documents that the judgment does not apply to. */
  out_of_scope: number;
}

/** What setting thresholds would do. */
export interface SimulationReport {
  /** Documents that have an answer. */
  population: number;
  /** Those of them that were looked at. */
  sampled: number;
  /** By threshold, what it would flip. */
  thresholds: {
    [name: string]: SimulatedFlips;
  };
  /** Up to 20 of the documents that would flip. */
  examples: DocumentId[];
  /** What was left out. */
  excluded: SimulationExclusions;
  /** What judging the readers anew would take if the thresholds were set. */
  fanout: Estimate;
  /** A sample size that would narrow the intervals to a usable width; null where this one does, or all were looked at. */
  larger_sample: number | null;
}
