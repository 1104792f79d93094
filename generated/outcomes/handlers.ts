// Generated from spec/ by `npm run generate`. Do not edit.
import type { Cursor, DocumentId, GivenTimestamp, Name, NamespaceName } from "../common/types.ts";
import type { Reply } from "../contract.ts";
import type { OutcomeId, OutcomeList, OutcomesCreate, OutcomesCreated } from "./types.ts";

export interface OutcomesCreateRequest {
  path: { ns: NamespaceName };
  query: {};
  headers: { "Idempotency-Key"?: string };
  body: OutcomesCreate;
}

export type OutcomesCreateReply = Reply<201, OutcomesCreated>;

export interface OutcomesDeleteRequest {
  path: { ns: NamespaceName; id: OutcomeId };
  query: {};
  headers: { "Idempotency-Key"?: string };
  body: undefined;
}

export type OutcomesDeleteReply = Reply<204, undefined>;

export interface OutcomesListRequest {
  path: { ns: NamespaceName };
  query: { cursor?: Cursor; document_id?: DocumentId; judgment?: Name; limit: number; matched?: boolean; since?: GivenTimestamp; until?: GivenTimestamp };
  headers: {};
  body: undefined;
}

export type OutcomesListReply = Reply<200, OutcomeList>;

/** Outcomes: what actually happened to judged documents. Calibration and composite weights are fitted on them. */
export interface OutcomesHandlers<Context> {
  /**
   * Post up to 1,000 outcomes, all or none. A repeated `id` replaces. A judgment that the namespace does not have is
   * `invalid_request`; a document that it does not have is not: outcomes outlive their documents. A judgment's first
   * calibration is fitted shortly after the outcomes of its first 100 documents.
   *
   * Of several outcomes of one document under one version and engine version, the one observed last counts in fits, figures and
   * recommendations. A later outcome corrects an earlier one, or depends on it; one document is one observation.
   */
  create(context: Context, request: OutcomesCreateRequest): Promise<OutcomesCreateReply>;
  /** Delete an outcome; the next fit does without it. */
  delete(context: Context, request: OutcomesDeleteRequest): Promise<OutcomesDeleteReply>;
  /** List outcomes, newest observed first. */
  list(context: Context, request: OutcomesListRequest): Promise<OutcomesListReply>;
}
