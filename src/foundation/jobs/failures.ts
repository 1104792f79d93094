/** The failures of a job and the reason why a running job is stuck, in the form its row stores. */
import type { FailureCode } from "#src/foundation/failure-code.ts";

/** The number of failures that a job lists. The count continues beyond it. */
export const MOST_LISTED = 20;

/** A document that a job could not judge. */
export interface JobFailure {
  document_id: string;
  namespace: string;
  code: FailureCode;
}

/** Why a job makes no progress. */
export interface Waiting {
  code: FailureCode;
  message: string;
  /** The time of its last progress. */
  since: string;
  /** The time of the next try. */
  retry_at: string;
}

/** Why a page cannot continue for now. */
export type Obstacle = Pick<Waiting, "code" | "message"> & {
  /** The engine asked for no requests before this time. */
  afterMs: number;
};
