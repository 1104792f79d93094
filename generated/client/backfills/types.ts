// Generated from spec/ by `npm run generate`. Do not edit.
import type { AttributeMatch } from "../common/types.ts";
import type { Estimate, Replay } from "../estimates/types.ts";
import type { Filter } from "../filters/types.ts";

/** What a backfill would take. */
export interface BackfillEstimate {
  /** The backfill itself. */
  estimate: Estimate;
  /** Keeping the answers fresh from then on. */
  replay: Replay;
}

/** Which documents a backfill covers: a condition on attributes (an object, as `applies_to`), or a filter (an array). */
export type BackfillFilters = AttributeMatch | Filter;

/** A backfill to estimate or to run. */
export interface BackfillRequest {
  /** Which of the documents that the judgment applies to. Default: all of them. */
  filters?: BackfillFilters;
  /**
   * Run it. Otherwise the estimate is returned and nothing is done.
   *
   * @default false
   */
  confirm?: boolean;
}
