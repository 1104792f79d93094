// Generated from spec/ by `npm run generate`. Do not edit.
import type { Name, Timestamp } from "../common/types.ts";

/** What to export. */
export interface EvaluationExportRequest {
  /** Evaluations from this moment on; from the first where absent. */
  since?: Timestamp;
  /** Evaluations before this moment; up to the time of the request where absent. Not before `since`. */
  until?: Timestamp;
  /** Only evaluations of these judgments; of all where absent. */
  judgments?: Name[];
}
