// Generated from spec/ by `npm run generate`. Do not edit.
import type { BackfillEstimate, BackfillRequest } from "../backfills/types.ts";
import type { Cursor, DocumentId, GivenTimestamp, Name, NamespaceName, NamespaceOrTemplate, VersionNumber } from "../common/types.ts";
import type { EvaluationList } from "../evaluations/types.ts";
import type { Explanation } from "../explanations/types.ts";
import type { Job } from "../jobs/types.ts";
import type { ActivateRequest, JudgmentVersion, VersionCreate } from "../judgment-versions/types.ts";
import type { Caller } from "../runtime/caller.ts";
import type { Operation } from "../runtime/operation.ts";
import type { CallOptions } from "../runtime/options.ts";
import type { Pages } from "../runtime/pages.ts";
import type { Reply } from "../runtime/reply.ts";
import type { Judgment, JudgmentCreate, JudgmentList, JudgmentUpdate } from "./types.ts";

export interface JudgmentsActivateOptions extends CallOptions {
  /** The namespace, or a template prefix ending in `/*`; `/` is sent as `%2F`. */
  readonly ns: NamespaceOrTemplate;
  /** The judgment. */
  readonly name: Name;
  /**
   * Any string that names this attempt, 1 to 256 characters. For 24 hours a retry with the same key gets the first answer word for word, from
   * every node and after restarts. The same request is the same path and query and a body that is equal as JSON, whatever the order of its
   * members. The same key with another request of the operation is a `conflict`; with another operation or API key it is another key.
   *
   * - A retry that comes while the first is under way waits for its answer.
   * - Refusals are kept as well. 402, 429 and 5xx are not, nor is what was refused for its API key, its parameters or the shape of its body
   * before it began: the same key then begins anew.
   * - Of one organization the last 100,000 answers are kept, and 64 MB of them at most.
   * - Where a node dies between carrying a request out and keeping its answer, a retry is carried out again after 30 seconds.
   * - A write of documents does no harm when it is repeated: its answer is kept by the node alone, while it has room.
   */
  readonly idempotencyKey?: string;
  readonly body: ActivateRequest;
}

/** Told apart by `status`. */
export type JudgmentsActivateResult = Reply<200, Judgment> | Reply<202, Job>;

export interface JudgmentsBackfillOptions extends CallOptions {
  /** The namespace, or a template prefix ending in `/*`; `/` is sent as `%2F`. */
  readonly ns: NamespaceOrTemplate;
  /** The judgment. */
  readonly name: Name;
  /**
   * Any string that names this attempt, 1 to 256 characters. For 24 hours a retry with the same key gets the first answer word for word, from
   * every node and after restarts. The same request is the same path and query and a body that is equal as JSON, whatever the order of its
   * members. The same key with another request of the operation is a `conflict`; with another operation or API key it is another key.
   *
   * - A retry that comes while the first is under way waits for its answer.
   * - Refusals are kept as well. 402, 429 and 5xx are not, nor is what was refused for its API key, its parameters or the shape of its body
   * before it began: the same key then begins anew.
   * - Of one organization the last 100,000 answers are kept, and 64 MB of them at most.
   * - Where a node dies between carrying a request out and keeping its answer, a retry is carried out again after 30 seconds.
   * - A write of documents does no harm when it is repeated: its answer is kept by the node alone, while it has room.
   */
  readonly idempotencyKey?: string;
  readonly body?: BackfillRequest;
}

/** Told apart by `status`. */
export type JudgmentsBackfillResult = Reply<200, BackfillEstimate> | Reply<202, Job>;

export interface JudgmentsCreateOptions extends CallOptions {
  /** The namespace, or a template prefix ending in `/*`; `/` is sent as `%2F`. */
  readonly ns: NamespaceOrTemplate;
  /**
   * Any string that names this attempt, 1 to 256 characters. For 24 hours a retry with the same key gets the first answer word for word, from
   * every node and after restarts. The same request is the same path and query and a body that is equal as JSON, whatever the order of its
   * members. The same key with another request of the operation is a `conflict`; with another operation or API key it is another key.
   *
   * - A retry that comes while the first is under way waits for its answer.
   * - Refusals are kept as well. 402, 429 and 5xx are not, nor is what was refused for its API key, its parameters or the shape of its body
   * before it began: the same key then begins anew.
   * - Of one organization the last 100,000 answers are kept, and 64 MB of them at most.
   * - Where a node dies between carrying a request out and keeping its answer, a retry is carried out again after 30 seconds.
   * - A write of documents does no harm when it is repeated: its answer is kept by the node alone, while it has room.
   */
  readonly idempotencyKey?: string;
  readonly body: JudgmentCreate;
}

export interface JudgmentsCreateVersionOptions extends CallOptions {
  /** The namespace, or a template prefix ending in `/*`; `/` is sent as `%2F`. */
  readonly ns: NamespaceOrTemplate;
  /** The judgment. */
  readonly name: Name;
  /**
   * Any string that names this attempt, 1 to 256 characters. For 24 hours a retry with the same key gets the first answer word for word, from
   * every node and after restarts. The same request is the same path and query and a body that is equal as JSON, whatever the order of its
   * members. The same key with another request of the operation is a `conflict`; with another operation or API key it is another key.
   *
   * - A retry that comes while the first is under way waits for its answer.
   * - Refusals are kept as well. 402, 429 and 5xx are not, nor is what was refused for its API key, its parameters or the shape of its body
   * before it began: the same key then begins anew.
   * - Of one organization the last 100,000 answers are kept, and 64 MB of them at most.
   * - Where a node dies between carrying a request out and keeping its answer, a retry is carried out again after 30 seconds.
   * - A write of documents does no harm when it is repeated: its answer is kept by the node alone, while it has room.
   */
  readonly idempotencyKey?: string;
  readonly body: VersionCreate;
}

export interface JudgmentsDeactivateOptions extends CallOptions {
  /** The namespace, or a template prefix ending in `/*`; `/` is sent as `%2F`. */
  readonly ns: NamespaceOrTemplate;
  /** The judgment. */
  readonly name: Name;
  /**
   * Any string that names this attempt, 1 to 256 characters. For 24 hours a retry with the same key gets the first answer word for word, from
   * every node and after restarts. The same request is the same path and query and a body that is equal as JSON, whatever the order of its
   * members. The same key with another request of the operation is a `conflict`; with another operation or API key it is another key.
   *
   * - A retry that comes while the first is under way waits for its answer.
   * - Refusals are kept as well. 402, 429 and 5xx are not, nor is what was refused for its API key, its parameters or the shape of its body
   * before it began: the same key then begins anew.
   * - Of one organization the last 100,000 answers are kept, and 64 MB of them at most.
   * - Where a node dies between carrying a request out and keeping its answer, a retry is carried out again after 30 seconds.
   * - A write of documents does no harm when it is repeated: its answer is kept by the node alone, while it has room.
   */
  readonly idempotencyKey?: string;
}

export interface JudgmentsDeleteOptions extends CallOptions {
  /** The namespace, or a template prefix ending in `/*`; `/` is sent as `%2F`. */
  readonly ns: NamespaceOrTemplate;
  /** The judgment. */
  readonly name: Name;
  /**
   * Any string that names this attempt, 1 to 256 characters. For 24 hours a retry with the same key gets the first answer word for word, from
   * every node and after restarts. The same request is the same path and query and a body that is equal as JSON, whatever the order of its
   * members. The same key with another request of the operation is a `conflict`; with another operation or API key it is another key.
   *
   * - A retry that comes while the first is under way waits for its answer.
   * - Refusals are kept as well. 402, 429 and 5xx are not, nor is what was refused for its API key, its parameters or the shape of its body
   * before it began: the same key then begins anew.
   * - Of one organization the last 100,000 answers are kept, and 64 MB of them at most.
   * - Where a node dies between carrying a request out and keeping its answer, a retry is carried out again after 30 seconds.
   * - A write of documents does no harm when it is repeated: its answer is kept by the node alone, while it has room.
   */
  readonly idempotencyKey?: string;
}

export interface JudgmentsEvaluationsOptions extends CallOptions {
  /** The namespace, or a template prefix ending in `/*`; `/` is sent as `%2F`. */
  readonly ns: NamespaceOrTemplate;
  /** The judgment. */
  readonly name: Name;
  /** The `next_cursor` of the page before, with the same other parameters. */
  readonly cursor?: Cursor;
  /** Only of this document. */
  readonly document_id?: DocumentId;
  /**
   * The most entries of one page.
   *
   * @default 100
   */
  readonly limit?: number;
  /** `true`: only shadow evaluations; `false`: only those that gave answers. */
  readonly shadow?: boolean;
  /** Only those made at or after this moment. */
  readonly since?: GivenTimestamp;
  /** Only those made before this moment. */
  readonly until?: GivenTimestamp;
  /** Only by this version. */
  readonly version?: VersionNumber;
}

export interface JudgmentsExplainOptions extends CallOptions {
  /** The namespace; `/` is sent as `%2F`. */
  readonly ns: NamespaceName;
  /** The document; `/` is sent as `%2F`. */
  readonly id: DocumentId;
  /** The judgment. */
  readonly judgment: Name;
}

export interface JudgmentsGetOptions extends CallOptions {
  /** The namespace, or a template prefix ending in `/*`; `/` is sent as `%2F`. */
  readonly ns: NamespaceOrTemplate;
  /** The judgment. */
  readonly name: Name;
}

export interface JudgmentsListOptions extends CallOptions {
  /** The namespace, or a template prefix ending in `/*`; `/` is sent as `%2F`. */
  readonly ns: NamespaceOrTemplate;
  /** The `next_cursor` of the page before, with the same other parameters. */
  readonly cursor?: Cursor;
  /**
   * The most entries of one page.
   *
   * @default 100
   */
  readonly limit?: number;
}

export interface JudgmentsUpdateOptions extends CallOptions {
  /** The namespace, or a template prefix ending in `/*`; `/` is sent as `%2F`. */
  readonly ns: NamespaceOrTemplate;
  /** The judgment. */
  readonly name: Name;
  /**
   * Any string that names this attempt, 1 to 256 characters. For 24 hours a retry with the same key gets the first answer word for word, from
   * every node and after restarts. The same request is the same path and query and a body that is equal as JSON, whatever the order of its
   * members. The same key with another request of the operation is a `conflict`; with another operation or API key it is another key.
   *
   * - A retry that comes while the first is under way waits for its answer.
   * - Refusals are kept as well. 402, 429 and 5xx are not, nor is what was refused for its API key, its parameters or the shape of its body
   * before it began: the same key then begins anew.
   * - Of one organization the last 100,000 answers are kept, and 64 MB of them at most.
   * - Where a node dies between carrying a request out and keeping its answer, a retry is carried out again after 30 seconds.
   * - A write of documents does no harm when it is repeated: its answer is kept by the node alone, while it has room.
   */
  readonly idempotencyKey?: string;
  readonly body: JudgmentUpdate;
}

/**
 * Judgments: named questions whose answers to documents the service keeps. On a template prefix, every namespace under it
 * inherits the judgment, those to come included; a namespace's own judgment of the same name, or one on a longer prefix, takes
 * its place as a whole. An inherited judgment is changed on its template prefix, but for the settings, which a namespace may
 * override.
 */
export interface JudgmentsClient {
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
   *
   * `POST /namespaces/{ns}/judgments/{name}/activate`
   * Needs a `read_write` key.
   * Takes a body of up to 1,048,576 bytes.
   * Bills `judging`.
   * Retried under one idempotency key, made for the call unless given.
   *
   * @throws {JudgmentServiceError} budget_exceeded, conflict, forbidden, internal, invalid_request, not_found, rate_limited, too_large, unauthorized, unavailable
   */
  activate(options: JudgmentsActivateOptions): Promise<JudgmentsActivateResult>;
  /**
   * Estimate or run a backfill.
   *
   * Judge documents that are there already. Without `confirm`: 200 with what it would take, and nothing is done. With
   * `confirm: true`: 202 with a `backfill` job that is `running`. Documents whose answers are fresh are passed over. On a
   * template prefix it covers every namespace under it, each within its own budget: one that does not fit waits and the others go
   * on.
   *
   * With `confirm: true`, `budget_exceeded` where the estimate does not fit the namespace's remaining budget; `conflict` where
   * the judgment is inactive, or a backfill of it is at work, with `details.job_id`.
   *
   * `POST /namespaces/{ns}/judgments/{name}/backfill`
   * Needs a `read_write` key.
   * Takes a body of up to 1,048,576 bytes.
   * Bills `judging`.
   * Retried under one idempotency key, made for the call unless given.
   *
   * @throws {JudgmentServiceError} budget_exceeded, conflict, forbidden, internal, invalid_request, not_found, rate_limited, too_large, unauthorized, unavailable
   */
  backfill(options: JudgmentsBackfillOptions): Promise<JudgmentsBackfillResult>;
  /**
   * Create a judgment. Its version 1 is active at once and answers documents as they are written from then on; for those that are
   * there already run a backfill. The namespace need not have been written to. A name that is taken on the same namespace or
   * prefix is a `conflict`, and so is one that takes the place of a judgment which others read and cannot be read as they do, with
   * `details.readers`. Members that do not fit the type, an engine that is not configured, a judgment or group to read that does
   * not exist, and one to read that is not plain are `invalid_request`.
   *
   * `POST /namespaces/{ns}/judgments`
   * Needs a `read_write` key.
   * Takes a body of up to 1,048,576 bytes.
   * Retried under one idempotency key, made for the call unless given.
   *
   * @throws {JudgmentServiceError} conflict, forbidden, internal, invalid_request, limit_exceeded, rate_limited, too_large, unauthorized, unavailable
   */
  create(options: JudgmentsCreateOptions): Promise<Judgment>;
  /**
   * Create a version. It is inactive: activate it, as a rule through its shadow report. A version is of the judgment's type.
   * `conflict` for an inherited judgment, with `details.template`. What it reads must exist and be plain, as for a new judgment
   * (else `invalid_request`).
   *
   * `POST /namespaces/{ns}/judgments/{name}/versions`
   * Needs a `read_write` key.
   * Takes a body of up to 1,048,576 bytes.
   * Retried under one idempotency key, made for the call unless given.
   *
   * @throws {JudgmentServiceError} conflict, forbidden, internal, invalid_request, not_found, rate_limited, too_large, unauthorized, unavailable
   */
  createVersion(options: JudgmentsCreateVersionOptions): Promise<JudgmentVersion>;
  /**
   * Deactivate a judgment: it is asked of nothing and documents show no answer to it until a version is activated, for which no
   * shadow report is needed. Answers are kept, and shown in no context: a `resync` job has those judged anew that show them. What reads it warns `judgment_inactive`. Deactivating an inactive judgment changes
   * nothing. `conflict` for an inherited judgment, with `details.template`.
   *
   * `POST /namespaces/{ns}/judgments/{name}/deactivate`
   * Needs a `read_write` key.
   * Retried under one idempotency key, made for the call unless given.
   *
   * @throws {JudgmentServiceError} conflict, forbidden, internal, invalid_request, not_found, rate_limited, unauthorized, unavailable
   */
  deactivate(options: JudgmentsDeactivateOptions): Promise<Judgment>;
  /**
   * Delete a judgment with its versions, answers and evaluation log, on a template prefix for every namespace under it. From then
   * on nothing of it is read; what is stored of it is removed behind the request, and a judgment created anew under its name has
   * none of that. Where a less specific prefix has a judgment of the name, that one holds from then on.
   *
   * `conflict` while other judgments read it, with `details.readers`; for an inherited one, with `details.template`; and where the
   * one that would hold in its place reads judgments that, as they are here, cannot be read, with `details.template`.
   *
   * `DELETE /namespaces/{ns}/judgments/{name}`
   * Needs a `read_write` key.
   * Retried under one idempotency key, made for the call unless given.
   *
   * @throws {JudgmentServiceError} conflict, forbidden, internal, invalid_request, not_found, rate_limited, unauthorized, unavailable
   */
  delete(options: JudgmentsDeleteOptions): Promise<void>;
  /**
   * List evaluations.
   *
   * List the evaluation log, newest first: every time that an engine was asked, or an answer was carried forward. On a template
   * prefix the log of every namespace under it. A page may have fewer entries than `limit`, or none, and yet a `next_cursor`: a
   * filter by `version` or `shadow` looks through so many evaluations at a time.
   *
   * `GET /namespaces/{ns}/judgments/{name}/evaluations`
   * Needs a `read_only` key.
   *
   * @throws {JudgmentServiceError} forbidden, internal, invalid_request, not_found, rate_limited, unauthorized, unavailable
   */
  evaluations(options: JudgmentsEvaluationsOptions): Promise<EvaluationList>;
  /**
   * Every entry of `evaluations`: what `evaluations` answers, page after page, each fetched when its entries are wanted.
   * `.pages()` goes page by page.
   *
   * @throws {JudgmentServiceError} while it is read, as `evaluations` does
   */
  evaluationsAll(options: JudgmentsEvaluationsOptions): Pages<EvaluationList, EvaluationList["evaluations"][number]>;
  /**
   * Explain an answer: the context as it is sent, what was cut to fit, tokens and size class, the engine, the calibration that
   * applies and each threshold's arithmetic. Where the answer is missing or stale it shows what would be sent now. It asks no engine
   * and bills nothing. `not_found` where the document or judgment does not exist, the judgment is inactive, or it does not apply to
   * the document; `unavailable` while an index that the context needs is being built.
   *
   * `GET /namespaces/{ns}/documents/{id}/answers/{judgment}/explain`
   * Needs a `read_only` key.
   *
   * @throws {JudgmentServiceError} forbidden, internal, invalid_request, not_found, rate_limited, unauthorized, unavailable
   */
  explain(options: JudgmentsExplainOptions): Promise<Explanation>;
  /**
   * Get a judgment with its settings and all its versions.
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
   * List the judgments of a namespace, inherited ones included, or those created on a template prefix. One that has none has an
   * empty list.
   *
   * `GET /namespaces/{ns}/judgments`
   * Needs a `read_only` key.
   *
   * @throws {JudgmentServiceError} forbidden, internal, invalid_request, rate_limited, unauthorized, unavailable
   */
  list(options: JudgmentsListOptions): Promise<JudgmentList>;
  /**
   * Every entry of `judgments`: what `list` answers, page after page, each fetched when its entries are wanted.
   * `.pages()` goes page by page.
   *
   * @throws {JudgmentServiceError} while it is read, as `list` does
   */
  listAll(options: JudgmentsListOptions): Pages<JudgmentList, JudgmentList["judgments"][number]>;
  /**
   * Change a judgment's settings; no version comes of it. Thresholds hold at once for every answer, with nothing judged anew but
   * what reads them: where a judgment does, a `resync` job renders its readers anew. On a namespace that inherits the judgment,
   * an override is stored, and null drops it. A threshold that does not fit the judgment's type, and more than 32 of them, those that
   * a namespace sets beside a template's included, are `invalid_request`. `conflict` where another judgment cuts an answer by a
   * threshold that would be removed, with `details.readers`.
   *
   * `PATCH /namespaces/{ns}/judgments/{name}`
   * Needs a `read_write` key.
   * Takes a body of up to 1,048,576 bytes.
   * Retried under one idempotency key, made for the call unless given.
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
    update: (options) => caller.body(updateOperation, options),
  };
}
