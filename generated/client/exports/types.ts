// Generated from spec/ by `npm run generate`. Do not edit.
import type { GivenTimestamp, Name } from "../common/types.ts";

/** What to export. */
export interface EvaluationExportRequest {
  /** Evaluations from this moment on; from the first where absent. */
  since?: GivenTimestamp;
  /**
   * Evaluations before this moment, all of them; up to the time of the request where absent, or where it is still to come. Not before `since`. So an
   * export from the `until` of the one before misses nothing and repeats nothing.
   */
  until?: GivenTimestamp;
  /** Only evaluations of these judgments; of all where absent. */
  judgments?: Name[];
}
