// Generated from spec/ by `npm run generate`. Do not edit.
import type { BackfillEstimate, BackfillRequest } from "../backfills/types.ts";
import type { Cursor, DocumentId, GivenTimestamp, Name, NamespaceName, NamespaceOrTemplate, VersionNumber } from "../common/types.ts";
import type { Filled, Reply } from "../contract.ts";
import type { EvaluationList } from "../evaluations/types.ts";
import type { Explanation } from "../explanations/types.ts";
import type { Job } from "../jobs/types.ts";
import type { ActivateRequest, JudgmentVersion, VersionCreate } from "../judgment-versions/types.ts";
import type { Judgment, JudgmentCreate, JudgmentList, JudgmentUpdate } from "./types.ts";

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

export interface JudgmentsUpdateRequest {
  path: { ns: NamespaceOrTemplate; name: Name };
  query: {};
  headers: { "Idempotency-Key"?: string };
  body: JudgmentUpdate;
}

export type JudgmentsUpdateReply = Reply<200, Judgment>;

/**
 * Judgments: named questions whose answers to documents the service keeps. On a template prefix, every namespace under it
 * inherits the judgment, those to come included; a namespace's own judgment of the same name, or one on a longer prefix, takes
 * its place as a whole. An inherited judgment is changed on its template prefix, but for the settings, which a namespace may
 * override.
 */
export interface JudgmentsHandlers<Context> {
  /**
   * Activate a version. 200 with the judgment where nothing is left to do or wait for: the version is active already, its
   * definition equals the active one's, nothing is active, or `force` is set. Otherwise 202 with a `shadow` job: it judges a
   * sample with both versions, waits as `awaiting_confirm` with the report, and activates the version when it is confirmed.
   *
   * After an activation answers of other versions are `stale` or, as documents are written, judged anew; a backfill judges the
   * rest. Where contexts of other judgments show its answers and it answers for the first time or again, or where a version answers again whose own
   * contexts show anything beside their document, a `resync` job has those compiled anew, which costs nothing where they are the same. `conflict` for an inherited judgment, with `details.template`, and while a shadow job of the judgment waits or runs,
   * with `details.job_id`. So it is where what the version reads is not there any more, and, with `details.readers`, where it reads
   * answers while other judgments read this one. A version that the judgment does not have is `invalid_request`. `budget_exceeded` where the sample
   * does not fit the namespace's remaining budget.
   */
  activate(context: Context, request: JudgmentsActivateRequest): Promise<JudgmentsActivateReply>;
  /**
   * Judge documents that are there already. Without `confirm`: 200 with what it would take, and nothing is done. With
   * `confirm: true`: 202 with a `backfill` job that is `running`. Documents whose answers are fresh are passed over. On a
   * template prefix it covers every namespace under it, each within its own budget: one that does not fit waits and the others go
   * on.
   *
   * With `confirm: true`, `budget_exceeded` where the estimate does not fit the namespace's remaining budget; `conflict` where
   * the judgment is inactive, or a backfill of it is at work, with `details.job_id`.
   */
  backfill(context: Context, request: JudgmentsBackfillRequest): Promise<JudgmentsBackfillReply>;
  /**
   * Create a judgment. Its version 1 is active at once and answers documents as they are written from then on; for those that are
   * there already run a backfill. The namespace need not have been written to. A name that is taken on the same namespace or
   * prefix is a `conflict`, and so is one that takes the place of a judgment which others read and cannot be read as they do, with
   * `details.readers`. Members that do not fit the type, an engine that is not configured, a judgment or group to read that does
   * not exist, and one to read that is not plain are `invalid_request`.
   */
  create(context: Context, request: JudgmentsCreateRequest): Promise<JudgmentsCreateReply>;
  /**
   * Create a version. It is inactive: activate it, as a rule through its shadow report. A version is of the judgment's type.
   * `conflict` for an inherited judgment, with `details.template`. What it reads must exist and be plain, as for a new judgment
   * (else `invalid_request`).
   */
  createVersion(context: Context, request: JudgmentsCreateVersionRequest): Promise<JudgmentsCreateVersionReply>;
  /**
   * Deactivate a judgment: it is asked of nothing and documents show no answer to it until a version is activated, for which no
   * shadow report is needed. Answers are kept, and shown in no context: a `resync` job has those judged anew that show them. What reads it warns `judgment_inactive`. Deactivating an inactive judgment changes
   * nothing. `conflict` for an inherited judgment, with `details.template`.
   */
  deactivate(context: Context, request: JudgmentsDeactivateRequest): Promise<JudgmentsDeactivateReply>;
  /**
   * Delete a judgment with its versions, answers and evaluation log, on a template prefix for every namespace under it. From then
   * on nothing of it is read; what is stored of it is removed behind the request, and a judgment created anew under its name has
   * none of that. Where a less specific prefix has a judgment of the name, that one holds from then on.
   *
   * `conflict` while other judgments read it, with `details.readers`; for an inherited one, with `details.template`; and where the
   * one that would hold in its place reads judgments that, as they are here, cannot be read, with `details.template`.
   */
  delete(context: Context, request: JudgmentsDeleteRequest): Promise<JudgmentsDeleteReply>;
  /**
   * List the evaluation log, newest first: every time that an engine was asked, or an answer was carried forward. On a template
   * prefix the log of every namespace under it. A page may have fewer entries than `limit`, or none, and yet a `next_cursor`: a
   * filter by `version` or `shadow` looks through so many evaluations at a time.
   */
  evaluations(context: Context, request: JudgmentsEvaluationsRequest): Promise<JudgmentsEvaluationsReply>;
  /**
   * Explain an answer: the context as it is sent, what was cut to fit, tokens and size class, the engine, the calibration that
   * applies and each threshold's arithmetic. Where the answer is missing or stale it shows what would be sent now. It asks no engine
   * and bills nothing. `not_found` where the document or judgment does not exist, the judgment is inactive, or it does not apply to
   * the document; `unavailable` while an index that the context needs is being built.
   */
  explain(context: Context, request: JudgmentsExplainRequest): Promise<JudgmentsExplainReply>;
  /** Get a judgment with its settings and all its versions. */
  get(context: Context, request: JudgmentsGetRequest): Promise<JudgmentsGetReply>;
  /**
   * List the judgments of a namespace, inherited ones included, or those created on a template prefix. One that has none has an
   * empty list.
   */
  list(context: Context, request: JudgmentsListRequest): Promise<JudgmentsListReply>;
  /**
   * Change a judgment's settings; no version comes of it. Thresholds hold at once for every answer, with nothing judged anew but
   * what reads them: where a judgment does, a `resync` job renders its readers anew. On a namespace that inherits the judgment,
   * an override is stored, and null drops it. A threshold that does not fit the judgment's type, and more than 32 of them, those that
   * a namespace sets beside a template's included, are `invalid_request`. `conflict` where another judgment cuts an answer by a
   * threshold that would be removed, with `details.readers`.
   */
  update(context: Context, request: JudgmentsUpdateRequest): Promise<JudgmentsUpdateReply>;
}
