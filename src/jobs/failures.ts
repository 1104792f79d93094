/** What a job could not do, and why one that is at work does not move, as its row keeps it. */
import type { AnswerFailure } from "#src/judging/judged.ts";

/** Failures that a job lists; its count goes on. */
export const MOST_LISTED = 20;

/** A document that a job could not judge. */
export interface JobFailure {
  document_id: string;
  namespace: string;
  code: AnswerFailure["code"];
}

/** Why a job does not move. */
export interface Waiting {
  code: AnswerFailure["code"];
  message: string;
  /** When it moved last. */
  since: string;
  /** When it tries again. */
  retry_at: string;
}

/** What keeps a page from going on for now. */
export type Obstacle = Pick<Waiting, "code" | "message"> & {
  /** The engine asks not to be asked before. */
  afterMs: number;
};
