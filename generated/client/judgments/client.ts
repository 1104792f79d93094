// Generated from spec/ by `npm run generate`. Do not edit.
import type { Cursor, DocumentId, GivenTimestamp, Name, NamespaceName, NamespaceOrTemplate, VersionNumber } from "../common/types.ts";
import type { Job } from "../jobs/types.ts";
import type { Caller } from "../runtime/caller.ts";
import type { Operation } from "../runtime/operation.ts";
import type { CallOptions } from "../runtime/options.ts";
import type { Pages } from "../runtime/pages.ts";
import type { Reply } from "../runtime/reply.ts";
import type { ActivateRequest, BackfillEstimate, BackfillRequest, EvaluationList, Explanation, Judgment, JudgmentCreate, JudgmentList, JudgmentUpdate, JudgmentVersion, Trial, TrialRequest, VersionCreate } from "./types.ts";

export interface JudgmentsActivateOptions extends CallOptions {
  /** The namespace, or a template prefix ending in `/*`. Send `/` as `%2F`. */
  readonly ns: NamespaceOrTemplate;
  /** The name of the judgment. */
  readonly name: Name;
  /**
   * A string of 1 to 256 characters that identifies this request. For 24 hours, a retry with the same key returns the
   * first response word for word. This holds on every node and after restarts. Two requests are the same when their
   * path, query, `If-Match` and JSON body are equal. The order of members in the body does not matter. If the same operation gets
   * the same key with a different request, it fails with `conflict`. Keys of other operations or other API keys are
   * independent.
   *
   * - If a retry arrives while the first request is still running, it waits for that response.
   * - Refusals are stored too. Responses 402, 429 and 5xx are not stored, except an `unavailable` with
   * `details.outcome_unknown`. Nor are refusals because of the API key, the
   * parameters or the shape of the body, which come before the work begins. In these cases, a retry with the same key
   * runs the request anew.
   * - The service stores the last 100,000 responses of an organization, and at most 64 MB of them.
   * - If a node crashes after it did the work and before it stored the response, a retry runs the request again after
   * 30 seconds.
   * - Repeating a document write without conditions does no harm. Only the node that handled the write keeps its
   * response, as long as it has room. If the outcome is unknown, a retry writes again. A write with `if_revision` or
   * `If-Match` is stored as other requests are.
   */
  readonly idempotencyKey?: string;
  readonly body: ActivateRequest;
}

/** `status` tells the variants apart. */
export type JudgmentsActivateResult = Reply<200, Judgment> | Reply<202, Job>;

export interface JudgmentsBackfillOptions extends CallOptions {
  /** The namespace, or a template prefix ending in `/*`. Send `/` as `%2F`. */
  readonly ns: NamespaceOrTemplate;
  /** The name of the judgment. */
  readonly name: Name;
  /**
   * A string of 1 to 256 characters that identifies this request. For 24 hours, a retry with the same key returns the
   * first response word for word. This holds on every node and after restarts. Two requests are the same when their
   * path, query, `If-Match` and JSON body are equal. The order of members in the body does not matter. If the same operation gets
   * the same key with a different request, it fails with `conflict`. Keys of other operations or other API keys are
   * independent.
   *
   * - If a retry arrives while the first request is still running, it waits for that response.
   * - Refusals are stored too. Responses 402, 429 and 5xx are not stored, except an `unavailable` with
   * `details.outcome_unknown`. Nor are refusals because of the API key, the
   * parameters or the shape of the body, which come before the work begins. In these cases, a retry with the same key
   * runs the request anew.
   * - The service stores the last 100,000 responses of an organization, and at most 64 MB of them.
   * - If a node crashes after it did the work and before it stored the response, a retry runs the request again after
   * 30 seconds.
   * - Repeating a document write without conditions does no harm. Only the node that handled the write keeps its
   * response, as long as it has room. If the outcome is unknown, a retry writes again. A write with `if_revision` or
   * `If-Match` is stored as other requests are.
   */
  readonly idempotencyKey?: string;
  readonly body?: BackfillRequest;
}

/** `status` tells the variants apart. */
export type JudgmentsBackfillResult = Reply<200, BackfillEstimate> | Reply<202, Job>;

export interface JudgmentsCreateOptions extends CallOptions {
  /** The namespace, or a template prefix ending in `/*`. Send `/` as `%2F`. */
  readonly ns: NamespaceOrTemplate;
  /**
   * A string of 1 to 256 characters that identifies this request. For 24 hours, a retry with the same key returns the
   * first response word for word. This holds on every node and after restarts. Two requests are the same when their
   * path, query, `If-Match` and JSON body are equal. The order of members in the body does not matter. If the same operation gets
   * the same key with a different request, it fails with `conflict`. Keys of other operations or other API keys are
   * independent.
   *
   * - If a retry arrives while the first request is still running, it waits for that response.
   * - Refusals are stored too. Responses 402, 429 and 5xx are not stored, except an `unavailable` with
   * `details.outcome_unknown`. Nor are refusals because of the API key, the
   * parameters or the shape of the body, which come before the work begins. In these cases, a retry with the same key
   * runs the request anew.
   * - The service stores the last 100,000 responses of an organization, and at most 64 MB of them.
   * - If a node crashes after it did the work and before it stored the response, a retry runs the request again after
   * 30 seconds.
   * - Repeating a document write without conditions does no harm. Only the node that handled the write keeps its
   * response, as long as it has room. If the outcome is unknown, a retry writes again. A write with `if_revision` or
   * `If-Match` is stored as other requests are.
   */
  readonly idempotencyKey?: string;
  readonly body: JudgmentCreate;
}

export interface JudgmentsCreateVersionOptions extends CallOptions {
  /** The namespace, or a template prefix ending in `/*`. Send `/` as `%2F`. */
  readonly ns: NamespaceOrTemplate;
  /** The name of the judgment. */
  readonly name: Name;
  /**
   * A string of 1 to 256 characters that identifies this request. For 24 hours, a retry with the same key returns the
   * first response word for word. This holds on every node and after restarts. Two requests are the same when their
   * path, query, `If-Match` and JSON body are equal. The order of members in the body does not matter. If the same operation gets
   * the same key with a different request, it fails with `conflict`. Keys of other operations or other API keys are
   * independent.
   *
   * - If a retry arrives while the first request is still running, it waits for that response.
   * - Refusals are stored too. Responses 402, 429 and 5xx are not stored, except an `unavailable` with
   * `details.outcome_unknown`. Nor are refusals because of the API key, the
   * parameters or the shape of the body, which come before the work begins. In these cases, a retry with the same key
   * runs the request anew.
   * - The service stores the last 100,000 responses of an organization, and at most 64 MB of them.
   * - If a node crashes after it did the work and before it stored the response, a retry runs the request again after
   * 30 seconds.
   * - Repeating a document write without conditions does no harm. Only the node that handled the write keeps its
   * response, as long as it has room. If the outcome is unknown, a retry writes again. A write with `if_revision` or
   * `If-Match` is stored as other requests are.
   */
  readonly idempotencyKey?: string;
  readonly body: VersionCreate;
}

export interface JudgmentsDeactivateOptions extends CallOptions {
  /** The namespace, or a template prefix ending in `/*`. Send `/` as `%2F`. */
  readonly ns: NamespaceOrTemplate;
  /** The name of the judgment. */
  readonly name: Name;
  /**
   * A string of 1 to 256 characters that identifies this request. For 24 hours, a retry with the same key returns the
   * first response word for word. This holds on every node and after restarts. Two requests are the same when their
   * path, query, `If-Match` and JSON body are equal. The order of members in the body does not matter. If the same operation gets
   * the same key with a different request, it fails with `conflict`. Keys of other operations or other API keys are
   * independent.
   *
   * - If a retry arrives while the first request is still running, it waits for that response.
   * - Refusals are stored too. Responses 402, 429 and 5xx are not stored, except an `unavailable` with
   * `details.outcome_unknown`. Nor are refusals because of the API key, the
   * parameters or the shape of the body, which come before the work begins. In these cases, a retry with the same key
   * runs the request anew.
   * - The service stores the last 100,000 responses of an organization, and at most 64 MB of them.
   * - If a node crashes after it did the work and before it stored the response, a retry runs the request again after
   * 30 seconds.
   * - Repeating a document write without conditions does no harm. Only the node that handled the write keeps its
   * response, as long as it has room. If the outcome is unknown, a retry writes again. A write with `if_revision` or
   * `If-Match` is stored as other requests are.
   */
  readonly idempotencyKey?: string;
}

export interface JudgmentsDeleteOptions extends CallOptions {
  /** The namespace, or a template prefix ending in `/*`. Send `/` as `%2F`. */
  readonly ns: NamespaceOrTemplate;
  /** The name of the judgment. */
  readonly name: Name;
  /**
   * A string of 1 to 256 characters that identifies this request. For 24 hours, a retry with the same key returns the
   * first response word for word. This holds on every node and after restarts. Two requests are the same when their
   * path, query, `If-Match` and JSON body are equal. The order of members in the body does not matter. If the same operation gets
   * the same key with a different request, it fails with `conflict`. Keys of other operations or other API keys are
   * independent.
   *
   * - If a retry arrives while the first request is still running, it waits for that response.
   * - Refusals are stored too. Responses 402, 429 and 5xx are not stored, except an `unavailable` with
   * `details.outcome_unknown`. Nor are refusals because of the API key, the
   * parameters or the shape of the body, which come before the work begins. In these cases, a retry with the same key
   * runs the request anew.
   * - The service stores the last 100,000 responses of an organization, and at most 64 MB of them.
   * - If a node crashes after it did the work and before it stored the response, a retry runs the request again after
   * 30 seconds.
   * - Repeating a document write without conditions does no harm. Only the node that handled the write keeps its
   * response, as long as it has room. If the outcome is unknown, a retry writes again. A write with `if_revision` or
   * `If-Match` is stored as other requests are.
   */
  readonly idempotencyKey?: string;
}

export interface JudgmentsEvaluationsOptions extends CallOptions {
  /** The namespace, or a template prefix ending in `/*`. Send `/` as `%2F`. */
  readonly ns: NamespaceOrTemplate;
  /** The name of the judgment. */
  readonly name: Name;
  /** The `next_cursor` of the previous page. Keep all other parameters the same. */
  readonly cursor?: Cursor;
  /** Return only evaluations of this document. */
  readonly document_id?: DocumentId;
  /**
   * The largest number of entries in one page.
   *
   * @default 100
   */
  readonly limit?: number;
  /** `true` returns only shadow evaluations. `false` returns only those that gave answers. */
  readonly shadow?: boolean;
  /** Return only evaluations made at or after this time. */
  readonly since?: GivenTimestamp;
  /** Return only evaluations made before this time. */
  readonly until?: GivenTimestamp;
  /** Return only evaluations by this version. */
  readonly version?: VersionNumber;
}

export interface JudgmentsExplainOptions extends CallOptions {
  /** The namespace. Send `/` as `%2F`. */
  readonly ns: NamespaceName;
  /** The id of the document. Send `/` as `%2F`. */
  readonly id: DocumentId;
  /** The name of the judgment. */
  readonly judgment: Name;
}

export interface JudgmentsGetOptions extends CallOptions {
  /** The namespace, or a template prefix ending in `/*`. Send `/` as `%2F`. */
  readonly ns: NamespaceOrTemplate;
  /** The name of the judgment. */
  readonly name: Name;
}

export interface JudgmentsListOptions extends CallOptions {
  /** The namespace, or a template prefix ending in `/*`. Send `/` as `%2F`. */
  readonly ns: NamespaceOrTemplate;
  /** The `next_cursor` of the previous page. Keep all other parameters the same. */
  readonly cursor?: Cursor;
  /**
   * The largest number of entries in one page.
   *
   * @default 100
   */
  readonly limit?: number;
}

export interface JudgmentsTryOutOptions extends CallOptions {
  /** The namespace. Send `/` as `%2F`. */
  readonly ns: NamespaceName;
  /**
   * A string of 1 to 256 characters that identifies this request. For 24 hours, a retry with the same key returns the
   * first response word for word. This holds on every node and after restarts. Two requests are the same when their
   * path, query, `If-Match` and JSON body are equal. The order of members in the body does not matter. If the same operation gets
   * the same key with a different request, it fails with `conflict`. Keys of other operations or other API keys are
   * independent.
   *
   * - If a retry arrives while the first request is still running, it waits for that response.
   * - Refusals are stored too. Responses 402, 429 and 5xx are not stored, except an `unavailable` with
   * `details.outcome_unknown`. Nor are refusals because of the API key, the
   * parameters or the shape of the body, which come before the work begins. In these cases, a retry with the same key
   * runs the request anew.
   * - The service stores the last 100,000 responses of an organization, and at most 64 MB of them.
   * - If a node crashes after it did the work and before it stored the response, a retry runs the request again after
   * 30 seconds.
   * - Repeating a document write without conditions does no harm. Only the node that handled the write keeps its
   * response, as long as it has room. If the outcome is unknown, a retry writes again. A write with `if_revision` or
   * `If-Match` is stored as other requests are.
   */
  readonly idempotencyKey?: string;
  readonly body: TrialRequest;
}

export interface JudgmentsUpdateOptions extends CallOptions {
  /** The namespace, or a template prefix ending in `/*`. Send `/` as `%2F`. */
  readonly ns: NamespaceOrTemplate;
  /** The name of the judgment. */
  readonly name: Name;
  /**
   * A string of 1 to 256 characters that identifies this request. For 24 hours, a retry with the same key returns the
   * first response word for word. This holds on every node and after restarts. Two requests are the same when their
   * path, query, `If-Match` and JSON body are equal. The order of members in the body does not matter. If the same operation gets
   * the same key with a different request, it fails with `conflict`. Keys of other operations or other API keys are
   * independent.
   *
   * - If a retry arrives while the first request is still running, it waits for that response.
   * - Refusals are stored too. Responses 402, 429 and 5xx are not stored, except an `unavailable` with
   * `details.outcome_unknown`. Nor are refusals because of the API key, the
   * parameters or the shape of the body, which come before the work begins. In these cases, a retry with the same key
   * runs the request anew.
   * - The service stores the last 100,000 responses of an organization, and at most 64 MB of them.
   * - If a node crashes after it did the work and before it stored the response, a retry runs the request again after
   * 30 seconds.
   * - Repeating a document write without conditions does no harm. Only the node that handled the write keeps its
   * response, as long as it has room. If the outcome is unknown, a retry writes again. A write with `if_revision` or
   * `If-Match` is stored as other requests are.
   */
  readonly idempotencyKey?: string;
  readonly body: JudgmentUpdate;
}

/**
 * Judgments are named questions. The service keeps their answers about documents. On a template prefix, every namespace
 * under it inherits the judgment, including namespaces created later. A namespace's own judgment of the same name, or
 * one on a longer prefix, replaces the inherited one completely. You change an inherited judgment on its template
 * prefix. Only its settings may be overridden by a namespace.
 */
export interface JudgmentsClient {
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
   *
   * `POST /namespaces/{ns}/judgments/{name}/activate`
   * Needs a `read_write` key.
   * Accepts a body of up to 1,048,576 bytes.
   * Bills `judging`.
   * Retries use one idempotency key. The client creates it for the call unless you give one.
   *
   * @throws {JudgmentServiceError} budget_exceeded, conflict, forbidden, internal, invalid_request, not_found, rate_limited, too_large, unauthorized, unavailable
   */
  activate(options: JudgmentsActivateOptions): Promise<JudgmentsActivateResult>;
  /**
   * Estimate or run a backfill.
   *
   * Judge existing documents. Without `confirm`, the response is 200 with the estimate, and nothing is done. With
   * `confirm: true`, it is 202 with a `backfill` job that is `running`. Documents whose answers are fresh are skipped, unless the engine has learned from outcomes since.
   * On a template prefix, the backfill covers every namespace under it, each within its own budget. A namespace whose
   * budget does not allow it waits, and the others continue.
   *
   * With `confirm: true`, the request fails with `budget_exceeded` if the estimate does not fit the namespace's
   * remaining budget. It is a `conflict` if the judgment is inactive, or if one of its backfills is running
   * (`details.job_id`).
   *
   * `POST /namespaces/{ns}/judgments/{name}/backfill`
   * Needs a `read_write` key.
   * Accepts a body of up to 1,048,576 bytes.
   * Bills `judging`.
   * Retries use one idempotency key. The client creates it for the call unless you give one.
   *
   * @throws {JudgmentServiceError} budget_exceeded, conflict, forbidden, internal, invalid_request, not_found, rate_limited, too_large, unauthorized, unavailable
   */
  backfill(options: JudgmentsBackfillOptions): Promise<JudgmentsBackfillResult>;
  /**
   * Create a judgment. Its version 1 is active at once and answers documents written from then on. For existing
   * documents, run a backfill. The namespace need not have a first write. A name that is taken on the same namespace or
   * prefix is a `conflict`. It is also a `conflict`, with `details.readers`, if the judgment would replace one that
   * others read and does not fit what they read. It is `invalid_request` in these cases:
   *
   * - Members do not fit the type.
   * - The engine is not configured.
   * - The definition reads a judgment or group that does not exist, or a judgment that is not plain.
   *
   * `POST /namespaces/{ns}/judgments`
   * Needs a `read_write` key.
   * Accepts a body of up to 1,048,576 bytes.
   * Retries use one idempotency key. The client creates it for the call unless you give one.
   *
   * @throws {JudgmentServiceError} conflict, forbidden, internal, invalid_request, limit_exceeded, rate_limited, too_large, unauthorized, unavailable
   */
  create(options: JudgmentsCreateOptions): Promise<Judgment>;
  /**
   * Create a version. It is inactive. Activate it next, usually after its shadow report. A version must have the type
   * of the judgment. For an inherited judgment, this is a `conflict`, with `details.template`. The judgments that the
   * version reads must exist and be plain, as for a new judgment (otherwise `invalid_request`).
   *
   * `POST /namespaces/{ns}/judgments/{name}/versions`
   * Needs a `read_write` key.
   * Accepts a body of up to 1,048,576 bytes.
   * Retries use one idempotency key. The client creates it for the call unless you give one.
   *
   * @throws {JudgmentServiceError} conflict, forbidden, internal, invalid_request, not_found, rate_limited, too_large, unauthorized, unavailable
   */
  createVersion(options: JudgmentsCreateVersionOptions): Promise<JudgmentVersion>;
  /**
   * Deactivate a judgment. It judges nothing, and documents show no answer to it until you activate a version. That
   * activation needs no shadow report. The answers are kept, but no context shows them. A `resync` job judges again the
   * documents whose contexts showed them. Resources that read the judgment get the warning `judgment_inactive`.
   * Deactivating an inactive judgment changes nothing. For an inherited judgment, this is a `conflict`, with
   * `details.template`.
   *
   * `POST /namespaces/{ns}/judgments/{name}/deactivate`
   * Needs a `read_write` key.
   * Retries use one idempotency key. The client creates it for the call unless you give one.
   *
   * @throws {JudgmentServiceError} conflict, forbidden, internal, invalid_request, not_found, rate_limited, unauthorized, unavailable
   */
  deactivate(options: JudgmentsDeactivateOptions): Promise<Judgment>;
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
   *
   * `DELETE /namespaces/{ns}/judgments/{name}`
   * Needs a `read_write` key.
   * Retries use one idempotency key. The client creates it for the call unless you give one.
   *
   * @throws {JudgmentServiceError} conflict, forbidden, internal, invalid_request, not_found, rate_limited, unauthorized, unavailable
   */
  delete(options: JudgmentsDeleteOptions): Promise<void>;
  /**
   * List evaluations.
   *
   * List the evaluation log, newest first. It has an entry for each time that an engine was asked or an answer was
   * carried forward. On a template prefix, it is the log of every namespace under it. A page may have fewer entries
   * than `limit`, or none, and still have a `next_cursor`. The reason is that a filter by `version` or `shadow` reads a
   * fixed number of evaluations at a time.
   *
   * `GET /namespaces/{ns}/judgments/{name}/evaluations`
   * Needs a `read_only` key.
   *
   * @throws {JudgmentServiceError} forbidden, internal, invalid_request, not_found, rate_limited, unauthorized, unavailable
   */
  evaluations(options: JudgmentsEvaluationsOptions): Promise<EvaluationList>;
  /**
   * Iterates over every entry of `evaluations` that `evaluations` returns. Each page is fetched when its entries are needed.
   * `.pages()` iterates over the pages.
   *
   * @throws {JudgmentServiceError} during the iteration, in the same cases as `evaluations`
   */
  evaluationsAll(options: JudgmentsEvaluationsOptions): Pages<EvaluationList, EvaluationList["evaluations"][number]>;
  /**
   * Explain an answer. The response has the context as it is sent, what was cut to fit, tokens and size class. It also
   * has the engine, the calibration, and the arithmetic of each threshold. If the answer is missing or stale, it shows
   * what would be sent now. It asks no engine and bills nothing. It is `not_found` if the document or judgment does not
   * exist, the judgment is inactive, or it does not apply to the document. It is `unavailable` while an index that the
   * context needs is being built.
   *
   * `GET /namespaces/{ns}/documents/{id}/answers/{judgment}/explain`
   * Needs a `read_only` key.
   *
   * @throws {JudgmentServiceError} forbidden, internal, invalid_request, not_found, rate_limited, unauthorized, unavailable
   */
  explain(options: JudgmentsExplainOptions): Promise<Explanation>;
  /**
   * Get a judgment.
   *
   * Read a judgment with its settings and all its versions.
   *
   * `GET /namespaces/{ns}/judgments/{name}`
   * Needs a `read_only` key.
   *
   * @throws {JudgmentServiceError} forbidden, internal, invalid_request, not_found, rate_limited, unauthorized, unavailable
   */
  get(options: JudgmentsGetOptions): Promise<Judgment>;
  /**
   * List judgments.
   *
   * List the judgments of a namespace, including inherited ones, or those created on a template prefix. If there are
   * none, the list is empty.
   *
   * `GET /namespaces/{ns}/judgments`
   * Needs a `read_only` key.
   *
   * @throws {JudgmentServiceError} forbidden, internal, invalid_request, rate_limited, unauthorized, unavailable
   */
  list(options: JudgmentsListOptions): Promise<JudgmentList>;
  /**
   * Iterates over every entry of `judgments` that `list` returns. Each page is fetched when its entries are needed.
   * `.pages()` iterates over the pages.
   *
   * @throws {JudgmentServiceError} during the iteration, in the same cases as `list`
   */
  listAll(options: JudgmentsListOptions): Pages<JudgmentList, JudgmentList["judgments"][number]>;
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
   *
   * `POST /namespaces/{ns}/try`
   * Needs a `read_write` key.
   * Accepts a body of up to 1,048,576 bytes.
   * Bills `judging`.
   * Retries use one idempotency key. The client creates it for the call unless you give one.
   *
   * @throws {JudgmentServiceError} budget_exceeded, conflict, forbidden, internal, invalid_request, not_found, rate_limited, too_large, unauthorized, unavailable
   */
  tryOut(options: JudgmentsTryOutOptions): Promise<Trial>;
  /**
   * Change a judgment's settings. This creates no version. New thresholds apply at once to every answer. Only judgments
   * that read them judge again: a `resync` job renders these readers again. On a namespace that inherits the judgment,
   * the change is stored as an override, and null removes the override. A threshold that does not fit the judgment's
   * type is `invalid_request`. So are more than 32 thresholds, counting those of the template and those of the
   * namespace. If another judgment cuts an answer by a threshold that you remove, this is a `conflict`, with
   * `details.readers`.
   *
   * `PATCH /namespaces/{ns}/judgments/{name}`
   * Needs a `read_write` key.
   * Accepts a body of up to 1,048,576 bytes.
   * Retries use one idempotency key. The client creates it for the call unless you give one.
   *
   * @throws {JudgmentServiceError} conflict, forbidden, internal, invalid_request, not_found, rate_limited, too_large, unauthorized, unavailable
   */
  update(options: JudgmentsUpdateOptions): Promise<Judgment>;
}

const activateOperation: Operation = {
  id: "judgments_activate",
  method: "POST",
  path: "/namespaces/{ns}/judgments/{name}/activate",
  parameters: [
    { name: "ns", in: "path", option: "ns" },
    { name: "name", in: "path", option: "name" },
    { name: "Idempotency-Key", in: "header", option: "idempotencyKey" },
  ],
  body: true,
  repetition: "key",
  statuses: [200, 202],
};
const backfillOperation: Operation = {
  id: "judgments_backfill",
  method: "POST",
  path: "/namespaces/{ns}/judgments/{name}/backfill",
  parameters: [
    { name: "ns", in: "path", option: "ns" },
    { name: "name", in: "path", option: "name" },
    { name: "Idempotency-Key", in: "header", option: "idempotencyKey" },
  ],
  body: true,
  repetition: "key",
  statuses: [200, 202],
};
const createOperation: Operation = {
  id: "judgments_create",
  method: "POST",
  path: "/namespaces/{ns}/judgments",
  parameters: [
    { name: "ns", in: "path", option: "ns" },
    { name: "Idempotency-Key", in: "header", option: "idempotencyKey" },
  ],
  body: true,
  repetition: "key",
  statuses: [201],
};
const createVersionOperation: Operation = {
  id: "judgments_create_version",
  method: "POST",
  path: "/namespaces/{ns}/judgments/{name}/versions",
  parameters: [
    { name: "ns", in: "path", option: "ns" },
    { name: "name", in: "path", option: "name" },
    { name: "Idempotency-Key", in: "header", option: "idempotencyKey" },
  ],
  body: true,
  repetition: "key",
  statuses: [201],
};
const deactivateOperation: Operation = {
  id: "judgments_deactivate",
  method: "POST",
  path: "/namespaces/{ns}/judgments/{name}/deactivate",
  parameters: [
    { name: "ns", in: "path", option: "ns" },
    { name: "name", in: "path", option: "name" },
    { name: "Idempotency-Key", in: "header", option: "idempotencyKey" },
  ],
  body: false,
  repetition: "key",
  statuses: [200],
};
const deleteOperation: Operation = {
  id: "judgments_delete",
  method: "DELETE",
  path: "/namespaces/{ns}/judgments/{name}",
  parameters: [
    { name: "ns", in: "path", option: "ns" },
    { name: "name", in: "path", option: "name" },
    { name: "Idempotency-Key", in: "header", option: "idempotencyKey" },
  ],
  body: false,
  repetition: "key",
  statuses: [204],
};
const evaluationsOperation: Operation = {
  id: "judgments_evaluations",
  method: "GET",
  path: "/namespaces/{ns}/judgments/{name}/evaluations",
  parameters: [
    { name: "ns", in: "path", option: "ns" },
    { name: "name", in: "path", option: "name" },
    { name: "cursor", in: "query", option: "cursor" },
    { name: "document_id", in: "query", option: "document_id" },
    { name: "limit", in: "query", option: "limit" },
    { name: "shadow", in: "query", option: "shadow" },
    { name: "since", in: "query", option: "since" },
    { name: "until", in: "query", option: "until" },
    { name: "version", in: "query", option: "version" },
  ],
  body: false,
  repetition: "safe",
  statuses: [200],
  pages: { member: "evaluations", cursor: "query" },
};
const explainOperation: Operation = {
  id: "judgments_explain",
  method: "GET",
  path: "/namespaces/{ns}/documents/{id}/answers/{judgment}/explain",
  parameters: [
    { name: "ns", in: "path", option: "ns" },
    { name: "id", in: "path", option: "id" },
    { name: "judgment", in: "path", option: "judgment" },
  ],
  body: false,
  repetition: "safe",
  statuses: [200],
};
const getOperation: Operation = {
  id: "judgments_get",
  method: "GET",
  path: "/namespaces/{ns}/judgments/{name}",
  parameters: [
    { name: "ns", in: "path", option: "ns" },
    { name: "name", in: "path", option: "name" },
  ],
  body: false,
  repetition: "safe",
  statuses: [200],
};
const listOperation: Operation = {
  id: "judgments_list",
  method: "GET",
  path: "/namespaces/{ns}/judgments",
  parameters: [
    { name: "ns", in: "path", option: "ns" },
    { name: "cursor", in: "query", option: "cursor" },
    { name: "limit", in: "query", option: "limit" },
  ],
  body: false,
  repetition: "safe",
  statuses: [200],
  pages: { member: "judgments", cursor: "query" },
};
const tryOutOperation: Operation = {
  id: "judgments_try_out",
  method: "POST",
  path: "/namespaces/{ns}/try",
  parameters: [
    { name: "ns", in: "path", option: "ns" },
    { name: "Idempotency-Key", in: "header", option: "idempotencyKey" },
  ],
  body: true,
  repetition: "key",
  statuses: [200],
};
const updateOperation: Operation = {
  id: "judgments_update",
  method: "PATCH",
  path: "/namespaces/{ns}/judgments/{name}",
  parameters: [
    { name: "ns", in: "path", option: "ns" },
    { name: "name", in: "path", option: "name" },
    { name: "Idempotency-Key", in: "header", option: "idempotencyKey" },
  ],
  body: true,
  repetition: "key",
  statuses: [200],
};

/** Calls are made by `caller`, which all resources of a client share. */
export function judgmentsClient(caller: Caller): JudgmentsClient {
  return {
    activate: (options) => caller.reply(activateOperation, options),
    backfill: (options) => caller.reply(backfillOperation, options),
    create: (options) => caller.body(createOperation, options),
    createVersion: (options) => caller.body(createVersionOperation, options),
    deactivate: (options) => caller.body(deactivateOperation, options),
    delete: (options) => caller.body(deleteOperation, options),
    evaluations: (options) => caller.body(evaluationsOperation, options),
    evaluationsAll: (options) => caller.pages(evaluationsOperation, options),
    explain: (options) => caller.body(explainOperation, options),
    get: (options) => caller.body(getOperation, options),
    list: (options) => caller.body(listOperation, options),
    listAll: (options) => caller.pages(listOperation, options),
    tryOut: (options) => caller.body(tryOutOperation, options),
    update: (options) => caller.body(updateOperation, options),
  };
}
