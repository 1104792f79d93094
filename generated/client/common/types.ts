// Generated from spec/ by `npm run generate`. Do not edit.
import type { SuggestedContext } from "../judgments/types.ts";

/**
 * The name of one aggregate of a group: `count`, `count_where.<label>`, `sum.<path>`, `avg.<path>`, `min.<path>`,
 * `max.<path>`, or `quantiles.<path>.p50`, `.p90`, `.p99`. Example: `quantiles.attributes.amount.p90`.
 */
export type AggregateName = string;

/**
 * A condition on attributes. It maps each path to the value that the attribute must equal, or to a list of allowed
 * values. All entries must hold. The empty object holds for every document. At most 32 paths. An attribute that is an
 * array never matches here.
 */
export interface AttributeMatch {
  [name: string]: MatchValue;
}

/** The path of a document attribute: `attributes.<name>`. */
export type AttributePath = string;

/** The value of an attribute, or of one element of an array attribute. Numbers are finite. */
export type AttributeScalar = string | number | boolean | null;

/** The values of an `In`: at most 1,000. */
export type AttributeScalars = AttributeScalar[];

/** One band: a range of numbers and the word that stands for it. */
export interface Band {
  /** The label of a number in this band. */
  label: string;
  /** The smallest number in this band. The band ends where the next one begins. */
  gte: number;
}

/** One band: a range of numbers and the word that stands for it. */
export interface BandInput {
  /** The label of a number in this band. */
  label: string;
  /** The smallest number in this band. The band ends where the next one begins. */
  gte: number;
}

/**
 * A list of 1 to 16 bands. Their `gte` must rise (otherwise `invalid_request`). A number gets the label of the last
 * band whose `gte` it reaches. A number below all bands gets the label of the first.
 */
export type Bands = Band[];

/**
 * A list of 1 to 16 bands. Their `gte` must rise (otherwise `invalid_request`). A number gets the label of the last
 * band whose `gte` it reaches. A number below all bands gets the label of the first.
 */
export type BandsInput = BandInput[];

/** The namespace's budget for the month does not allow this work. Nothing changed. */
export interface BudgetExceeded {
  /** What went wrong. */
  error: BudgetExceededError;
}

/** Details of a `budget_exceeded`. */
export interface BudgetExceededDetails {
  /** The namespace whose spending has reached a budget. */
  namespace?: NamespaceName;
  /**
   * The prefix whose budget is used up; `*` for the organization. Absent when it is the namespace's own budget. When
   * present, the amounts of the namespace's budget are absent.
   */
  budget_prefix?: string;
  /** The namespace's budget for the calendar month (UTC), in US dollars. */
  budget_usd_per_month?: Usd;
  /** The part of the budget that is left, in US dollars. */
  remaining_usd?: Usd;
  /** The estimated cost of the work, in US dollars. Absent when there was no estimate. */
  cost_usd?: Usd;
  [name: string]: unknown;
}

/** The body of `budget_exceeded`. */
export interface BudgetExceededError {
  /** What went wrong. Let your program decide by this code. */
  code: "budget_exceeded";
  /** A text for people: what went wrong, and what would be right. */
  message: string;
  /** The facts behind the message, as named members. */
  details: BudgetExceededDetails;
}

/**
 * The resource's current state does not allow this request, its name is taken, or the `Idempotency-Key` was used with
 * another payload before.
 */
export interface Conflict {
  /** What went wrong. */
  error: ConflictError;
}

/** Details of a `conflict`. */
export interface ConflictDetails {
  /** The documents whose revision is not the one that the write requires, in the order of the write. */
  documents?: RevisionConflict[];
  /** The names of the judgments that still read the resource. */
  readers?: Name[];
  /** The template prefix on which you can change an inherited resource. */
  template?: TemplatePrefix;
  /** The job that blocks the request, or whose status does not allow it. */
  job_id?: JobId;
  /** The idempotency key that an earlier, different request used. */
  idempotency_key?: string;
  [name: string]: unknown;
}

/** The body of `conflict`. */
export interface ConflictError {
  /** What went wrong. Let your program decide by this code. */
  code: "conflict";
  /** A text for people: what went wrong, and what would be right. */
  message: string;
  /** The facts behind the message, as named members. */
  details: ConflictDetails;
}

/** An opaque position in a list. Pass the `next_cursor` of one page to get the next page. */
export type Cursor = string;

/**
 * The id of a document. It has 1 to 128 bytes. No segment is empty, `.` or `..`. In a path, the id is one segment: send
 * `/` as `%2F`.
 */
export type DocumentId = string;

/**
 * A whole number and a unit: `s`, `m`, `h` or `d`. For example, `90m` is ninety minutes. At most 10,000 days (otherwise
 * `invalid_request`).
 */
export type Duration = string;

/** A duration that may be zero, for example `0s`. At most 10,000 days (otherwise `invalid_request`). */
export type DurationOrZero = string;

/** The id of a webhook endpoint. */
export type EndpointId = string;

/**
 * The name of an engine. `jev` is a System One server. `openai` is any OpenAI-compatible chat endpoint. `local` is
 * embedded and lexical, and needs nothing else. `embedding` is embedded too and compares meaning. `onnx` runs a model of
 * the operator's. The operator may add others.
 */
export type EngineName = string;

/** The engine that computed something, and its version. Each version is a calibration epoch. */
export interface EngineVersion {
  /** The engine. */
  name: EngineName;
  /** The version, as the engine names it. */
  version: string;
}

/**
 * Every error code, with the HTTP status it is sent under. New codes are defined here.
 *
 * - `invalid_request`: 400. The request is malformed or breaks a rule. `details.issues` says where.
 * - `unauthorized`: 401. The request has no API key, or its key is unknown, expired or revoked.
 * - `budget_exceeded`: 402. The namespace's budget does not allow this work.
 * - `forbidden`: 403. The key's role or scope does not allow this request.
 * - `plan_required`: 403. The organization's plan does not include this. `details` names a plan that does.
 * - `limit_exceeded`: 403. The organization already has as many of this resource as its plan allows. `details` says how many.
 * - `not_found`: 404. The route or resource does not exist, or the key may not see it.
 * - `method_not_allowed`: 405. The route does not support this method. `details.allowed` lists the methods it supports.
 * - `conflict`: 409. The resource's current state does not allow this request.
 * - `too_large`: 413. The body is larger than the operation accepts.
 * - `too_expensive`: 422. The query needs more database time than the limit. `details` says what would make it cheap.
 * - `rate_limited`: 429. Too many requests, or a daily allowance is used up.
 * - `internal`: 500. An error in the server. The request id identifies it in the log.
 * - `unavailable`: 503. The service cannot do this right now. Nothing changed, unless `details.outcome_unknown` is true. Retry later. Sent under 501 when the operation is not served yet.
 */
export type ErrorCode =
  | "invalid_request"
  | "unauthorized"
  | "budget_exceeded"
  | "forbidden"
  | "plan_required"
  | "limit_exceeded"
  | "not_found"
  | "method_not_allowed"
  | "conflict"
  | "too_large"
  | "too_expensive"
  | "rate_limited"
  | "internal"
  | "unavailable";

/** Details of an error that has no members of its own. Often empty. */
export interface ErrorDetails {
  [name: string]: unknown;
}

/** The id of an event. It is also a position in the feed. */
export type EventId = string;

/** The key's role or scope does not allow this request. Nothing changed. */
export interface Forbidden {
  /** What went wrong. */
  error: ForbiddenError;
}

/** Details of a `forbidden`. */
export interface ForbiddenDetails {
  /** The role that the operation needs. Present when the key's role is not sufficient. */
  required_role?: "read_write" | "admin";
  /** The key's scope. Present when the namespace lies outside it. */
  scope?: string;
  /** The namespace or template prefix that lies outside the scope. */
  namespace?: NamespaceOrTemplate;
  [name: string]: unknown;
}

/** The body of `forbidden`. */
export interface ForbiddenError {
  /** What went wrong. Let your program decide by this code. */
  code: "forbidden";
  /** A text for people: what went wrong, and what would be right. */
  message: string;
  /** The facts behind the message, as named members. */
  details: ForbiddenDetails;
}

/**
 * A point in time in a request: RFC 3339 in UTC (`2026-01-31T09:00:00Z`, or with `+00:00` instead of `Z`). Digits after
 * the milliseconds are dropped. The service refuses a day that the month does not have, a leap second, and any other
 * offset.
 */
export type GivenTimestamp = string;

/** An error in the server. It is unknown whether anything changed. Retry with the same `Idempotency-Key`. */
export interface Internal {
  /** What went wrong. */
  error: InternalError;
}

/** The body of `internal`. */
export interface InternalError {
  /** What went wrong. Let your program decide by this code. */
  code: "internal";
  /** A text for people: what went wrong, and what would be right. */
  message: string;
  /** The facts behind the message, as named members. */
  details: ErrorDetails;
}

/**
 * The request is malformed or breaks a rule. Examples: unknown members, wrong types, malformed JSON, a content type
 * other than `application/json`. Nothing changed. `details.issues` says where.
 */
export interface InvalidRequest {
  /** What went wrong. */
  error: InvalidRequestError;
}

/** Details of an `invalid_request`. */
export interface InvalidRequestDetails {
  /** Up to 20 of the problems in the request. */
  issues?: Issue[];
  /** A recipe that fits, when a judgment's context is too large. */
  suggested_context?: SuggestedContext;
  [name: string]: unknown;
}

/** The body of `invalid_request`. */
export interface InvalidRequestError {
  /** What went wrong. Let your program decide by this code. */
  code: "invalid_request";
  /** A text for people: what went wrong, and what would be right. */
  message: string;
  /** The facts behind the message, as named members. */
  details: InvalidRequestDetails;
}

/** One problem in a request. */
export interface Issue {
  /**
   * Where the problem is: a JSON pointer into the body (`/upsert/0/id`), or `path/<name>`, `query/<name>`,
   * `header/<name>`. Empty for the whole body.
   */
  path: string;
  /** What is wrong there, and what would be right. */
  message: string;
}

/** The id of a job. */
export type JobId = string;

/**
 * A JSON object with any members. Member names must be unique. In a request body, objects and arrays may be nested at
 * most 100 levels deep.
 *
 * Numbers keep their values digit by digit: `12345678901234567890` stays the same. A number has at most 1,000 digits
 * and must be in the range of a double. `1.0` may come back as `1`, and `1e3` as `1000`.
 */
export interface JsonObject {
  [name: string]: unknown;
}

/** The id of an API key. */
export type KeyId = string;

/**
 * The organization already has as many of this resource as its plan allows. Nothing changed. `GET /organization` shows
 * all limits.
 */
export interface LimitExceeded {
  /** What went wrong. */
  error: LimitExceededError;
}

/** Details of a `limit_exceeded`. */
export interface LimitExceededDetails {
  /** The resource that has reached its limit. */
  resource?: LimitedResource;
  /** The number that the plan allows. */
  limit?: number;
  /** The number that exists now. */
  used?: number;
  /** A plan that allows more, if there is one. */
  plan?: PlanName;
  [name: string]: unknown;
}

/** The body of `limit_exceeded`. */
export interface LimitExceededError {
  /** What went wrong. Let your program decide by this code. */
  code: "limit_exceeded";
  /** A text for people: what went wrong, and what would be right. */
  message: string;
  /** The facts behind the message, as named members. */
  details: LimitExceededDetails;
}

/**
 * The resources that plans limit.
 *
 * - `namespaces`: Namespaces.
 * - `judgments`: Judgments of all namespaces and template prefixes. An inherited judgment counts once, where it was created.
 * - `subscriptions`: Subscriptions, counted like judgments.
 * - `groups`: Groups, counted like judgments.
 * - `api_keys`: API keys that are not revoked.
 * - `webhook_endpoints`: Webhook endpoints.
 * - `open_cursors`: Snapshots of namespaces that open query cursors still read. Queries that begin within moments of each other share one snapshot.
 */
export type LimitedResource =
  | "namespaces"
  | "judgments"
  | "subscriptions"
  | "groups"
  | "api_keys"
  | "webhook_endpoints"
  | "open_cursors";

/**
 * The value that the attribute must equal, or a list of values. With a list, the attribute must equal one of them. Null
 * equals a missing attribute.
 */
export type MatchValue = string | number | boolean | null | AttributeScalars;

/** A calendar month in UTC (`2026-01`). */
export type Month = string;

/** The name of a judgment, attribute, threshold, group or subscription. It has 1 to 128 characters and never contains a `.`. */
export type Name = string;

/**
 * The name of a namespace. It has 1 to 256 bytes, and `/` separates the levels of the hierarchy. No segment is empty,
 * `.` or `..`. In a path, the name is one segment: send `/` as `%2F`.
 */
export type NamespaceName = string;

/** A namespace, or a template prefix ending in `/*` (sent as `%2F*` or `%2F%2A`). */
export type NamespaceOrTemplate = string;

/**
 * A set of namespaces in an organization. A name alone means that one namespace. `<name>/*` and `<name>*` both mean
 * that namespace and everything under `<name>/`. A prefix ends at a `/` boundary: `shop*` covers `shop` and `shop/eu`,
 * but never `shopping`.
 */
export type NamespaceScope = string;

/** The resource does not exist, or the key may not see it. */
export interface NotFound {
  /** What went wrong. */
  error: NotFoundError;
}

/** The body of `not_found`. */
export interface NotFoundError {
  /** What went wrong. Let your program decide by this code. */
  code: "not_found";
  /** A text for people: what went wrong, and what would be right. */
  message: string;
  /** The facts behind the message, as named members. */
  details: ErrorDetails;
}

/**
 * The plan of an organization. It sets rate limits, daily allowances and the number of webhook endpoints.
 *
 * - `developer`: 600 requests a minute for each key, 2 webhook endpoints, 5 proposals a day.
 * - `team`: 6,000 requests a minute for each key, 20 webhook endpoints, 50 proposals a day, and tenant summaries.
 * - `scale`: 60,000 requests a minute for each key, 100 webhook endpoints, 500 proposals a day.
 */
export type PlanName = "developer" | "team" | "scale";

/** The organization's plan does not include this. `details.plan` names a plan that does. */
export interface PlanRequired {
  /** What went wrong. */
  error: PlanRequiredError;
}

/** Details of a `plan_required`. */
export interface PlanRequiredDetails {
  /** The number that the plan allows. Present when the limit is a number. */
  limit?: number;
  /** The number that exists now. Present when the limit is a number. */
  used?: number;
  /** The smallest plan that allows it. */
  plan?: PlanName;
  [name: string]: unknown;
}

/** The body of `plan_required`. */
export interface PlanRequiredError {
  /** What went wrong. Let your program decide by this code. */
  code: "plan_required";
  /** A text for people: what went wrong, and what would be right. */
  message: string;
  /** The facts behind the message, as named members. */
  details: PlanRequiredDetails;
}

/**
 * The key sent more requests than it may in a minute, too many requests wait for the database, or a daily allowance is
 * used up. Nothing changed.
 */
export interface RateLimited {
  /** What went wrong. */
  error: RateLimitedError;
}

/** Details of a `rate_limited`. */
export interface RateLimitedDetails {
  /** Seconds to wait before a retry, for the limit per minute. Also in `Retry-After`. */
  retry_after?: number;
  /** The time when a daily allowance renews. Absent for the limit per minute, where `Retry-After` gives the wait. */
  resets_at?: Timestamp;
  [name: string]: unknown;
}

/** The body of `rate_limited`. */
export interface RateLimitedError {
  /** What went wrong. Let your program decide by this code. */
  code: "rate_limited";
  /** A text for people: what went wrong, and what would be right. */
  message: string;
  /** The facts behind the message, as named members. */
  details: RateLimitedDetails;
}

/** A document whose revision is not the one that a write requires. */
export interface RevisionConflict {
  /** The document. */
  id: DocumentId;
  /** The revision that the write requires. 0 means that the document must not exist. */
  if_revision: number;
  /** The document's current revision. 0 means that it does not exist. */
  revision: number;
}

/** Options for rotating a secret or a key. */
export interface Rotation {
  /**
   * How long the old secret or key stays valid beside the new one. At most 7 days (`7d`, `168h`); a longer time is
   * `invalid_request`. `0s` ends the old one at once.
   *
   * @default "24h"
   */
  previous_valid_for?: DurationOrZero;
}

/** The id of a subscription. */
export type SubscriptionId = string;

/** A template prefix. It ends in `/*` and covers every namespace under the part before it. 3 to 256 bytes. */
export type TemplatePrefix = string;

/** A point in time: RFC 3339 in UTC with milliseconds (`2026-01-31T09:00:00.000Z`). */
export type Timestamp = string;

/**
 * The query needs more database time than the limit. Do not repeat the same query: it will fail again. `details` says
 * what would make it cheap.
 */
export interface TooExpensive {
  /** What went wrong. */
  error: TooExpensiveError;
}

/** Details of a `too_expensive`. */
export interface TooExpensiveDetails {
  /** The database time limit of the query, in milliseconds. */
  timeout_ms?: number;
  /** The number of documents in the namespace. */
  documents?: number;
  /**
   * The attributes that the query filters or ranks by and that have no ready index. With indexes on them, the query
   * reads less.
   */
  attributes?: string[];
  [name: string]: unknown;
}

/** The body of `too_expensive`. */
export interface TooExpensiveError {
  /** What went wrong. Let your program decide by this code. */
  code: "too_expensive";
  /** A text for people: what went wrong, and what would be right. */
  message: string;
  /** The facts behind the message, as named members. */
  details: TooExpensiveDetails;
}

/** The body is larger than the operation accepts: 1 MB unless the operation says otherwise. */
export interface TooLarge {
  /** What went wrong. */
  error: TooLargeError;
}

/** Details of a `too_large`. */
export interface TooLargeDetails {
  /**
   * The largest size in bytes: of the operation's body when the body is too large, or of a document when that would be
   * too large.
   */
  limit_bytes?: number;
  /** The document that would be too large. */
  document_id?: DocumentId;
  /** The size in bytes that the document would have. */
  bytes?: number;
  /** The number of operations in the write. Present when there are too many. */
  documents?: number;
  /** The most operations that a write may have. Present when there are too many. */
  maximum?: number;
  [name: string]: unknown;
}

/** The body of `too_large`. */
export interface TooLargeError {
  /** What went wrong. Let your program decide by this code. */
  code: "too_large";
  /** A text for people: what went wrong, and what would be right. */
  message: string;
  /** The facts behind the message, as named members. */
  details: TooLargeDetails;
}

/** `Authorization: Bearer <API_KEY>` is missing, or the key is unknown, expired or revoked. */
export interface Unauthorized {
  /** What went wrong. */
  error: UnauthorizedError;
}

/** The body of `unauthorized`. */
export interface UnauthorizedError {
  /** What went wrong. Let your program decide by this code. */
  code: "unauthorized";
  /** A text for people: what went wrong, and what would be right. */
  message: string;
  /** The facts behind the message, as named members. */
  details: ErrorDetails;
}

/**
 * The service cannot do this right now, or has more requests in hand than it can answer soon. Retry after a moment.
 *
 * Nothing changed, with one exception: if the database is lost before it has confirmed a change, it is not known whether
 * the change was made. The message says so, and `details.outcome_unknown` is true. A retry with the same
 * `Idempotency-Key` returns this response again and changes nothing. Look whether the change is there. If it is not, send
 * the request with another key.
 */
export interface Unavailable {
  /** What went wrong. */
  error: UnavailableError;
}

/** Details of an `unavailable`. */
export interface UnavailableDetails {
  /** Seconds to wait before a retry, when known. Also in `Retry-After`. */
  retry_after?: number;
  /**
   * True if it is not known whether the change was made, because the database was lost before it had confirmed it. Absent
   * otherwise: nothing changed.
   */
  outcome_unknown?: true;
  [name: string]: unknown;
}

/** The body of `unavailable`. */
export interface UnavailableError {
  /** What went wrong. Let your program decide by this code. */
  code: "unavailable";
  /** A text for people: what went wrong, and what would be right. */
  message: string;
  /** The facts behind the message, as named members. */
  details: UnavailableDetails;
}

/** What was used by one operation, or in one line of a month's usage. It never contains prices. */
export interface Usage {
  /** Bytes of documents written: attributes and state as compact JSON. */
  bytes_written: number;
  /** Bytes of documents, index rows and answers that were read to answer a query. */
  bytes_scanned: number;
  /**
   * Judgment units. A compiled context plus question counts 1 up to 2,000 tokens, 4 up to 8,000, and 16 up to 32,000. The operator's price list may
   * count some models as several times that. It may also bill each request to an engine instead of each answer.
   */
  judgment_units: number;
  /** Tokens of the contexts and questions that were evaluated. */
  tokens_evaluated: number;
}

/** US dollars. */
export type Usd = number;

/** The number of a judgment's version. Numbers start at 1. */
export type VersionNumber = number;
