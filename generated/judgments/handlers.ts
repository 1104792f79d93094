// Generated from spec/ by `npm run generate`. Do not edit.
import type { Cursor, DocumentId, GivenTimestamp, Name, NamespaceName, NamespaceOrTemplate, VersionNumber } from "../common/types.ts";
import type { Filled, Reply } from "../contract.ts";
import type { Job } from "../jobs/types.ts";
import type { ActivateRequest, BackfillEstimate, BackfillRequest, EvaluationList, Explanation, Judgment, JudgmentCreate, JudgmentList, JudgmentUpdate, JudgmentVersion, Trial, TrialRequest, VersionCreate } from "./types.ts";

export interface JudgmentsActivateRequest {
  path: { ns: NamespaceOrTemplate; name: Name };
  query: {};
  headers: { "Idempotency-Key"?: string };
  body: Filled<ActivateRequest, "force">;
}

export type JudgmentsActivateReply = Reply<200, Judgment> | Reply<202, Job>;

export interface JudgmentsBackfillRequest {
  path: { ns: NamespaceOrTemplate; name: Name };
  query: {};
  headers: { "Idempotency-Key"?: string };
  body: Filled<BackfillRequest, "confirm"> | undefined;
}

export type JudgmentsBackfillReply = Reply<200, BackfillEstimate> | Reply<202, Job>;

export interface JudgmentsCreateRequest {
  path: { ns: NamespaceOrTemplate };
  query: {};
  headers: { "Idempotency-Key"?: string };
  body: Filled<JudgmentCreate, "horizon">;
}

export type JudgmentsCreateReply = Reply<201, Judgment>;

export interface JudgmentsCreateVersionRequest {
  path: { ns: NamespaceOrTemplate; name: Name };
  query: {};
  headers: { "Idempotency-Key"?: string };
  body: Filled<VersionCreate, "horizon">;
}

export type JudgmentsCreateVersionReply = Reply<201, JudgmentVersion>;

export interface JudgmentsDeactivateRequest {
  path: { ns: NamespaceOrTemplate; name: Name };
  query: {};
  headers: { "Idempotency-Key"?: string };
  body: undefined;
}

export type JudgmentsDeactivateReply = Reply<200, Judgment>;

export interface JudgmentsDeleteRequest {
  path: { ns: NamespaceOrTemplate; name: Name };
  query: {};
  headers: { "Idempotency-Key"?: string };
  body: undefined;
}

export type JudgmentsDeleteReply = Reply<204, undefined>;

export interface JudgmentsEvaluationsRequest {
  path: { ns: NamespaceOrTemplate; name: Name };
  query: { cursor?: Cursor; document_id?: DocumentId; limit: number; shadow?: boolean; since?: GivenTimestamp; until?: GivenTimestamp; version?: VersionNumber };
  headers: {};
  body: undefined;
}

export type JudgmentsEvaluationsReply = Reply<200, EvaluationList>;

export interface JudgmentsExplainRequest {
  path: { ns: NamespaceName; id: DocumentId; judgment: Name };
  query: {};
  headers: {};
  body: undefined;
}

export type JudgmentsExplainReply = Reply<200, Explanation>;

export interface JudgmentsGetRequest {
  path: { ns: NamespaceOrTemplate; name: Name };
  query: {};
  headers: {};
  body: undefined;
}

export type JudgmentsGetReply = Reply<200, Judgment>;

export interface JudgmentsListRequest {
  path: { ns: NamespaceOrTemplate };
  query: { cursor?: Cursor; limit: number };
  headers: {};
  body: undefined;
}

export type JudgmentsListReply = Reply<200, JudgmentList>;

export interface JudgmentsTryOutRequest {
  path: { ns: NamespaceName };
  query: {};
  headers: { "Idempotency-Key"?: string };
  body: Filled<TrialRequest, "horizon" | "dry_run">;
}

export type JudgmentsTryOutReply = Reply<200, Trial>;

export interface JudgmentsUpdateRequest {
  path: { ns: NamespaceOrTemplate; name: Name };
  query: {};
  headers: { "Idempotency-Key"?: string };
  body: JudgmentUpdate;
}

export type JudgmentsUpdateReply = Reply<200, Judgment>;

/**
 * Judgments are named questions. The service keeps their answers about documents. On a template prefix, every namespace
 * under it inherits the judgment, including namespaces created later. A namespace's own judgment of the same name, or
 * one on a longer prefix, replaces the inherited one completely. You change an inherited judgment on its template
 * prefix. Only its settings may be overridden by a namespace.
 */
export interface JudgmentsHandlers<Context> {
  /**
   * Activate a version. If there is nothing to compare, the response is 200 with the judgment. This is so when the
   * version is already active, its definition equals the active one's, no version is active, or `force` is set.
   * A version that equals the active one is not activated, also with `force`: the active version stays.
   * Otherwise the response is 202 with a `shadow` job. The job judges a sample with both versions. It waits as
   * `awaiting_confirm` with its report, and activates the version when you confirm it.
   *
   * After an activation, answers of other versions are `stale`. They are judged again when documents are written. A
   * backfill judges the rest. In two cases, a `resync` job compiles contexts again. This costs nothing where they are
   * unchanged. First, contexts of other judgments show the answers of this judgment, which answers for the first time
   * or again. Second, a version answers again whose own contexts show more than their document.
   *
   * It is a `conflict` in these cases:
   *
   * - The judgment is inherited (`details.template`).
   * - A shadow job of the judgment waits or runs (`details.job_id`).
   * - What the version reads no longer exists.
   * - The version reads answers while other judgments read this one (`details.readers`).
   *
   * A version that the judgment does not have is `invalid_request`. If the sample does not fit the namespace's
   * remaining budget, the request fails with `budget_exceeded`.
   */
  activate(context: Context, request: JudgmentsActivateRequest): Promise<JudgmentsActivateReply>;
  /**
   * Judge existing documents. Without `confirm`, the response is 200 with the estimate, and nothing is done. With
   * `confirm: true`, it is 202 with a `backfill` job that is `running`. Documents whose answers are fresh are skipped, unless the engine has learned from outcomes since.
   * On a template prefix, the backfill covers every namespace under it, each within its own budget. A namespace whose
   * budget does not allow it waits, and the others continue.
   *
   * With `confirm: true`, the request fails with `budget_exceeded` if the estimate does not fit the namespace's
   * remaining budget. It is a `conflict` if the judgment is inactive, or if one of its backfills is running
   * (`details.job_id`).
   */
  backfill(context: Context, request: JudgmentsBackfillRequest): Promise<JudgmentsBackfillReply>;
  /**
   * Create a judgment. Its version 1 is active at once and answers documents written from then on. For existing
   * documents, run a backfill. The namespace need not have a first write. A name that is taken on the same namespace or
   * prefix is a `conflict`. It is also a `conflict`, with `details.readers`, if the judgment would replace one that
   * others read and does not fit what they read. It is `invalid_request` in these cases:
   *
   * - Members do not fit the type.
   * - The engine is not configured.
   * - The definition reads a judgment or group that does not exist, or a judgment that is not plain.
   */
  create(context: Context, request: JudgmentsCreateRequest): Promise<JudgmentsCreateReply>;
  /**
   * Create a version. It is inactive. Activate it next, usually after its shadow report. A version must have the type
   * of the judgment. For an inherited judgment, this is a `conflict`, with `details.template`. The judgments that the
   * version reads must exist and be plain, as for a new judgment (otherwise `invalid_request`).
   */
  createVersion(context: Context, request: JudgmentsCreateVersionRequest): Promise<JudgmentsCreateVersionReply>;
  /**
   * Deactivate a judgment. It judges nothing, and documents show no answer to it until you activate a version. That
   * activation needs no shadow report. The answers are kept, but no context shows them. A `resync` job judges again the
   * documents whose contexts showed them. Resources that read the judgment get the warning `judgment_inactive`.
   * Deactivating an inactive judgment changes nothing. For an inherited judgment, this is a `conflict`, with
   * `details.template`.
   */
  deactivate(context: Context, request: JudgmentsDeactivateRequest): Promise<JudgmentsDeactivateReply>;
  /**
   * Delete a judgment with its versions, answers and evaluation log. On a template prefix, this deletes it for every
   * namespace under the prefix. From then on, nothing of it is read. Its stored data is removed in the background. A
   * judgment created later under the same name gets none of that data. If a less specific prefix has a judgment of the
   * same name, that one applies from then on.
   *
   * This is a `conflict` in these cases:
   *
   * - Other judgments read it (`details.readers`).
   * - The judgment is inherited (`details.template`).
   * - The judgment that would apply instead reads judgments that cannot be read as they are here (`details.template`).
   */
  delete(context: Context, request: JudgmentsDeleteRequest): Promise<JudgmentsDeleteReply>;
  /**
   * List the evaluation log, newest first. It has an entry for each time that an engine was asked or an answer was
   * carried forward. On a template prefix, it is the log of every namespace under it. A page may have fewer entries
   * than `limit`, or none, and still have a `next_cursor`. The reason is that a filter by `version` or `shadow` reads a
   * fixed number of evaluations at a time.
   */
  evaluations(context: Context, request: JudgmentsEvaluationsRequest): Promise<JudgmentsEvaluationsReply>;
  /**
   * Explain an answer. The response has the context as it is sent, what was cut to fit, tokens and size class. It also
   * has the engine, the calibration, and the arithmetic of each threshold. If the answer is missing or stale, it shows
   * what would be sent now. It asks no engine and bills nothing. It is `not_found` if the document or judgment does not
   * exist, the judgment is inactive, or it does not apply to the document. It is `unavailable` while an index that the
   * context needs is being built.
   */
  explain(context: Context, request: JudgmentsExplainRequest): Promise<JudgmentsExplainReply>;
  /** Read a judgment with its settings and all its versions. */
  get(context: Context, request: JudgmentsGetRequest): Promise<JudgmentsGetReply>;
  /**
   * List the judgments of a namespace, including inherited ones, or those created on a template prefix. If there are
   * none, the list is empty.
   */
  list(context: Context, request: JudgmentsListRequest): Promise<JudgmentsListReply>;
  /**
   * Try a definition before it is saved. An engine is asked about a few documents, and nothing is stored as an answer. No
   * judgment is created, and nothing inherits or follows the definition. It is asked as a judgment without weights,
   * calibration and learning would be. A definition that could not be created in this namespace is refused in the same
   * way. So is a key that may not create judgments here.
   *
   * The trial is billed as judging, counts against budgets, and is in the audit log as `judgment.tried`. The evaluation log
   * belongs to judgments, so it is not in there. With `dry_run`, no engine is asked, and nothing is billed or recorded. If a
   * budget leaves too little, this is `budget_exceeded`, also with `dry_run`. A document that the namespace does not have is
   * `invalid_request`. So is a context that needs an index or a group which is not there or not ready.
   *
   * Documents that the engine did not answer within 10 seconds have the error `engine_unavailable`, and are not billed.
   */
  tryOut(context: Context, request: JudgmentsTryOutRequest): Promise<JudgmentsTryOutReply>;
  /**
   * Change a judgment's settings. This creates no version. New thresholds apply at once to every answer. Only judgments
   * that read them judge again: a `resync` job renders these readers again. On a namespace that inherits the judgment,
   * the change is stored as an override, and null removes the override. A threshold that does not fit the judgment's
   * type is `invalid_request`. So are more than 32 thresholds, counting those of the template and those of the
   * namespace. If another judgment cuts an answer by a threshold that you remove, this is a `conflict`, with
   * `details.readers`.
   */
  update(context: Context, request: JudgmentsUpdateRequest): Promise<JudgmentsUpdateReply>;
}
