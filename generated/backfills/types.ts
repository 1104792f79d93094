// Generated from spec/ by `npm run generate`. Do not edit.
import type { AttributeMatch } from "../common/types.ts";
import type { Estimate, Replay } from "../estimates/types.ts";
import type { Filter } from "../filters/types.ts";

/** The expected size and cost of a backfill. */
export interface BackfillEstimate {
  /** The estimate of the backfill itself. */
  estimate: Estimate;
  /** The expected cost of keeping the answers fresh afterwards. */
  replay: Replay;
}

/**
 * The documents that a backfill covers. Send a condition on attributes (an object, as in `applies_to`) or a filter (an
 * array).
 */
export type BackfillFilters = AttributeMatch | Filter;

/** A backfill to estimate or to run. */
export interface BackfillRequest {
  /** Restricts the backfill to some of the documents that the judgment applies to. Default: all of them. */
  filters?: BackfillFilters;
  /**
   * True runs the backfill. False only returns the estimate.
   *
   * @default false
   */
  confirm?: boolean;
}
