// Generated from spec/ by `npm run generate`. Do not edit.
import type { GivenTimestamp, Name } from "../common/types.ts";

/** The evaluations to export. */
export interface EvaluationExportRequest {
  /** Export evaluations at or after this time. Defaults to the first evaluation. */
  since?: GivenTimestamp;
  /**
   * Export all evaluations before this time. Defaults to the time of the request, which also replaces a time in the
   * future. It must not be before `since`. If you pass the `until` of one export as the `since` of the next, nothing is
   * missing and nothing is repeated.
   */
  until?: GivenTimestamp;
  /** Export only evaluations of these judgments. Defaults to all. */
  judgments?: Name[];
}
