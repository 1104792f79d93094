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

/** Outcomes record what really happened to judged documents. Calibration and composite weights are fitted to them. */
export interface OutcomesHandlers<Context> {
  /**
   * Post up to 1,000 outcomes. Either all of them are stored or none. A repeated `id` replaces the earlier outcome. A
   * judgment that the namespace does not have is `invalid_request`. A document that it does not have is no error,
   * because outcomes outlive their documents. The first calibration of a judgment is fitted shortly after its first 100
   * documents have outcomes.
   *
   * One document may have several outcomes under one version and engine version. Then fits, figures and recommendations
   * use the one with the latest `observed_at`. A later outcome corrects an earlier one or depends on it, so one
   * document counts as one observation.
   */
  create(context: Context, request: OutcomesCreateRequest): Promise<OutcomesCreateReply>;
  /** Delete an outcome. The next fit does not use it. */
  delete(context: Context, request: OutcomesDeleteRequest): Promise<OutcomesDeleteReply>;
  /** List outcomes, newest observed first. */
  list(context: Context, request: OutcomesListRequest): Promise<OutcomesListReply>;
}
