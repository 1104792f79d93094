// Generated from spec/ by `npm run generate`. Do not edit.
import type { Cursor, Name, NamespaceOrTemplate } from "../common/types.ts";
import type { Filled, Reply } from "../contract.ts";
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
   * rest. `conflict` for an inherited judgment, with `details.template`, and while a shadow job of the judgment waits or runs,
   * with `details.job_id`. A version that the judgment does not have is `invalid_request`. `budget_exceeded` where the sample
   * does not fit the namespace's remaining budget.
   */
  activate(context: Context, request: JudgmentsActivateRequest): Promise<JudgmentsActivateReply>;
  /**
   * Create a judgment. Its version 1 is active at once and answers documents as they are written from then on; for those that are
   * there already run a backfill. The namespace need not have been written to. A name that is taken on the same namespace or
   * prefix is a `conflict`; members that do not fit the type, an engine that is not configured and a relation or group that does
   * not exist are `invalid_request`.
   */
  create(context: Context, request: JudgmentsCreateRequest): Promise<JudgmentsCreateReply>;
  /**
   * Create a version. It is inactive: activate it, as a rule through its shadow report. A version is of the judgment's type.
   * `conflict` for an inherited judgment, with `details.template`.
   */
  createVersion(context: Context, request: JudgmentsCreateVersionRequest): Promise<JudgmentsCreateVersionReply>;
  /**
   * Deactivate a judgment: it is asked of nothing and documents show no answer to it until a version is activated, for which no
   * shadow report is needed. Answers are kept. What reads it warns `judgment_inactive`. Deactivating an inactive judgment changes
   * nothing. `conflict` for an inherited judgment, with `details.template`.
   */
  deactivate(context: Context, request: JudgmentsDeactivateRequest): Promise<JudgmentsDeactivateReply>;
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
   * an override is stored, and null drops it. A threshold that does not fit the judgment's type is `invalid_request`.
   */
  update(context: Context, request: JudgmentsUpdateRequest): Promise<JudgmentsUpdateReply>;
}
