// Generated from spec/ by `npm run generate`. Do not edit.
import type { SuggestedContext } from "../context/types.ts";

/**
 * One aggregate of a group: `count`, `count_where.<label>`, `sum.<path>`, `avg.<path>`, `min.<path>`, `max.<path>`, or
 * `quantiles.<path>.p50`, `.p90`, `.p99`, for instance `quantiles.attributes.amount.p90`.
 */
export type AggregateName = string;

/**
 * A condition on attributes: each path to the value it must equal, or to a list of values one of which it must equal. All of them
 * must hold; the empty object holds for every document. At most 32 paths. An attribute that is an array equals nothing here.
 */
export interface AttributeMatch {
  [name: string]: MatchValue;
}

/** A document attribute by path: `attributes.<name>`. */
export type AttributePath = string;

/** What an attribute, or an element of one that is an array, may be. Numbers are finite. */
export type AttributeScalar = string | number | boolean | null;

/** The values of an `In`: at most 1,000. */
export type AttributeScalars = AttributeScalar[];

/** One step of a rendering of numbers as words. */
export interface Band {
  /** What a number in this band is called. */
  label: string;
  /** The least number of this band; it ends where the next begins. */
  gte: number;
}

/** One step of a rendering of numbers as words. */
export interface BandInput {
  /** What a number in this band is called. */
  label: string;
  /** The least number of this band; it ends where the next begins. */
  gte: number;
}

/**
 * Bands, 1 to 16 of them, `gte` rising (else `invalid_request`). A number takes the label of the last band it reaches, and one
 * below them all the label of the first.
 */
export type Bands = Band[];

/**
 * Bands, 1 to 16 of them, `gte` rising (else `invalid_request`). A number takes the label of the last band it reaches, and one
 * below them all the label of the first.
 */
export type BandsInput = BandInput[];

/** The namespace's budget for the month does not allow it; nothing changed. */
export interface BudgetExceeded {
  /** What went wrong. */
  error: BudgetExceededError;
}

/** Details of a `budget_exceeded`. */
export interface BudgetExceededDetails {
  /** The namespace that may spend no more. */
  namespace?: NamespaceName;
  /** The prefix whose budget is used up; `*` for the organization. Absent where it is the namespace's own; else amounts of it are absent. */
  budget_prefix?: string;
  /** The namespace's budget for the calendar month (UTC), in US dollars. */
  budget_usd_per_month?: Usd;
  /** What of it is left, in US dollars. */
  remaining_usd?: Usd;
  /** What the work was estimated to cost, in US dollars, where it was estimated. */
  cost_usd?: Usd;
  [name: string]: unknown;
}

/** The body of `budget_exceeded`. */
export interface BudgetExceededError {
  /** What went wrong, for programs. */
  code: "budget_exceeded";
  /** What went wrong and what would be right, for people. */
  message: string;
  /** What the message speaks of, by name. */
  details: BudgetExceededDetails;
}

/** The resource's present state does not allow it, its name is taken, or the `Idempotency-Key` came with another payload before. */
export interface Conflict {
  /** What went wrong. */
  error: ConflictError;
}

/** Details of a `conflict`. */
export interface ConflictDetails {
  /** The documents that are not at the revision that the write requires, in the order of the write. */
  documents?: RevisionConflict[];
  /** The names of the judgments that still read the resource. */
  readers?: Name[];
  /** The template prefix on which an inherited resource can be changed. */
  template?: TemplatePrefix;
  /** The job that stands in the way, or whose status does not allow it. */
  job_id?: JobId;
  /** The key that came with another request before. */
  idempotency_key?: string;
  [name: string]: unknown;
}

/** The body of `conflict`. */
export interface ConflictError {
  /** What went wrong, for programs. */
  code: "conflict";
  /** What went wrong and what would be right, for people. */
  message: string;
  /** What the message speaks of, by name. */
  details: ConflictDetails;
}

/** An opaque place in a listing: pass the `next_cursor` of one page to get the next. */
export type Cursor = string;

/** A document's id: 1 to 128 bytes. No segment is empty, `.` or `..`. In a path it is one segment: send `/` as `%2F`. */
export type DocumentId = string;

/** A whole number and a unit: `s`, `m`, `h` or `d`. `90m` is ninety minutes. At most 10,000 days (else `invalid_request`). */
export type Duration = string;

/** A duration that may be zero, for instance `0s`. At most 10,000 days (else `invalid_request`). */
export type DurationOrZero = string;

/** The id of a webhook endpoint. */
export type EndpointId = string;

/**
 * The name of an engine: `jev` (a System One server), `openai` (any OpenAI-compatible chat endpoint), `local` (embedded, lexical,
 * needs nothing), or one that the operator added.
 */
export type EngineName = string;

/** An engine and the version of it that computed something. The version is the calibration epoch. */
export interface EngineVersion {
  /** The engine. */
  name: EngineName;
  /** Its version, as the engine names it. */
  version: string;
}

/**
 * Every error code there is, with the status it is sent under. Where a new one is born it is born here.
 *
 * - `invalid_request`: 400. The request is malformed or breaks a rule; `details.issues` says where.
 * - `unauthorized`: 401. No API key, or one that is unknown, expired or revoked.
 * - `budget_exceeded`: 402. The namespace's budget does not allow it.
 * - `forbidden`: 403. The key's role or scope does not allow it.
 * - `plan_required`: 403. The organization's plan does not allow it; `details` names one that does.
 * - `limit_exceeded`: 403. The organization has as many of something as its plan allows; `details` says how many.
 * - `not_found`: 404. No such route or resource, or none that the key may see.
 * - `method_not_allowed`: 405. The route exists under other methods; `details.allowed` lists them.
 * - `conflict`: 409. The resource's present state does not allow it.
 * - `too_large`: 413. The body is larger than the operation takes.
 * - `too_expensive`: 422. The query takes more of the database's time than it may; `details` says what would make it cheap.
 * - `rate_limited`: 429. Too many requests, or a daily allowance is used up.
 * - `internal`: 500. A fault of the server; the request id finds it in the log.
 * - `unavailable`: 503. Cannot be done right now and nothing changed; retry. 501 where the operation is not served yet.
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

/** Details of an error without members of its own; often empty. */
export interface ErrorDetails {
  [name: string]: unknown;
}

/** The id of an event, which is also a place in the feed. */
export type EventId = string;

/** The key's role or scope does not allow it; nothing changed. */
export interface Forbidden {
  /** What went wrong. */
  error: ForbiddenError;
}

/** Details of a `forbidden`. */
export interface ForbiddenDetails {
  /** The role it needs, where the key's role does not do. */
  required_role?: "read_write" | "admin";
  /** The key's scope, where the namespace lies outside. */
  scope?: string;
  /** That namespace or template prefix. */
  namespace?: NamespaceOrTemplate;
  [name: string]: unknown;
}

/** The body of `forbidden`. */
export interface ForbiddenError {
  /** What went wrong, for programs. */
  code: "forbidden";
  /** What went wrong and what would be right, for people. */
  message: string;
  /** What the message speaks of, by name. */
  details: ForbiddenDetails;
}

/**
 * A moment as requests give it: RFC 3339 in UTC (`2026-01-31T09:00:00Z`, or with `+00:00` for the `Z`). Digits beyond milliseconds are
 * dropped. A day that its month does not have, a leap second and any other offset are refused.
 */
export type GivenTimestamp = string;

/** A fault of the server. Whether anything changed is unknown; retry with the same `Idempotency-Key`. */
export interface Internal {
  /** What went wrong. */
  error: InternalError;
}

/** The body of `internal`. */
export interface InternalError {
  /** What went wrong, for programs. */
  code: "internal";
  /** What went wrong and what would be right, for people. */
  message: string;
  /** What the message speaks of, by name. */
  details: ErrorDetails;
}

/**
 * The request is malformed or breaks a rule: unknown members, wrong types, malformed JSON, a content type other than
 * `application/json`. Nothing changed. `details.issues` says where.
 */
export interface InvalidRequest {
  /** What went wrong. */
  error: InvalidRequestError;
}

/** Details of an `invalid_request`. */
export interface InvalidRequestDetails {
  /** Up to 20 of the things that are wrong with the request. */
  issues?: Issue[];
  /** A recipe that would fit, where a judgment's context is too large. */
  suggested_context?: SuggestedContext;
  [name: string]: unknown;
}

/** The body of `invalid_request`. */
export interface InvalidRequestError {
  /** What went wrong, for programs. */
  code: "invalid_request";
  /** What went wrong and what would be right, for people. */
  message: string;
  /** What the message speaks of, by name. */
  details: InvalidRequestDetails;
}

/** One thing wrong with a request. */
export interface Issue {
  /**
   * Where: a JSON pointer into the body (`/upsert/0/id`), or `path/<name>`, `query/<name>`, `header/<name>`. Empty for the whole
   * body.
   */
  path: string;
  /** What is wrong there and what would be right. */
  message: string;
}

/** The id of a job. */
export type JobId = string;

/**
 * A JSON object with any members, each named once. A request body is nested at most 100 levels deep.
 *
 * Its numbers keep their values digit by digit: `12345678901234567890` stays what it is. A number has at most 1,000 digits and lies within the
 * range of a double. `1.0` may come back as `1`, and `1e3` as `1000`.
 */
export interface JsonObject {
  [name: string]: unknown;
}

/** The id of an API key. */
export type KeyId = string;

/** The organization has as many as its plan allows; nothing changed. `GET /organization` shows all limits. */
export interface LimitExceeded {
  /** What went wrong. */
  error: LimitExceededError;
}

/** Details of a `limit_exceeded`. */
export interface LimitExceededDetails {
  /** What there are too many of. */
  resource?: LimitedResource;
  /** How many the plan allows. */
  limit?: number;
  /** How many there are. */
  used?: number;
  /** A plan that allows more, where there is one. */
  plan?: PlanName;
  [name: string]: unknown;
}

/** The body of `limit_exceeded`. */
export interface LimitExceededError {
  /** What went wrong, for programs. */
  code: "limit_exceeded";
  /** What went wrong and what would be right, for people. */
  message: string;
  /** What the message speaks of, by name. */
  details: LimitExceededDetails;
}

/**
 * What plans limit.
 *
 * - `namespaces`: Namespaces.
 * - `judgments`: Judgments of all namespaces and template prefixes; an inherited one counts once, where it was made.
 * - `subscriptions`: Subscriptions, in the same way.
 * - `groups`: Groups, in the same way.
 * - `api_keys`: API keys that are not revoked.
 * - `webhook_endpoints`: Webhook endpoints.
 * - `open_cursors`: States of namespaces that pages of queries are still read at. Queries that begin within moments of one another share one.
 */
export type LimitedResource =
  | "namespaces"
  | "judgments"
  | "subscriptions"
  | "groups"
  | "api_keys"
  | "webhook_endpoints"
  | "open_cursors";

/** A value that the attribute must equal, or a list of values of which it must equal one. Null equals a missing attribute. */
export type MatchValue = string | number | boolean | null | AttributeScalars;

/** A calendar month in UTC (`2026-01`). */
export type Month = string;

/** The name of a judgment, attribute, threshold, group or subscription: 1 to 128 characters, never a `.`. */
export type Name = string;

/**
 * A namespace: 1 to 256 bytes, `/` separates hierarchy levels. No segment is empty, `.` or `..`. In a path it is one segment:
 * send `/` as `%2F`.
 */
export type NamespaceName = string;

/** A namespace, or a template prefix ending in `/*` (sent as `%2F*` or `%2F%2A`). */
export type NamespaceOrTemplate = string;

/** No such resource, or none that the key may see. */
export interface NotFound {
  /** What went wrong. */
  error: NotFoundError;
}

/** The body of `not_found`. */
export interface NotFoundError {
  /** What went wrong, for programs. */
  code: "not_found";
  /** What went wrong and what would be right, for people. */
  message: string;
  /** What the message speaks of, by name. */
  details: ErrorDetails;
}

/**
 * What an organization pays for; it sets rate limits, allowances and the number of webhook endpoints.
 *
 * - `developer`: 600 requests a minute and key, 2 webhook endpoints, 5 proposals a day.
 * - `team`: 6,000 requests a minute and key, 20 webhook endpoints, 50 proposals a day; tenant summaries.
 * - `scale`: 60,000 requests a minute and key, 100 webhook endpoints, 500 proposals a day.
 */
export type PlanName = "developer" | "team" | "scale";

/** The organization's plan does not allow it; `details.plan` names one that does. */
export interface PlanRequired {
  /** What went wrong. */
  error: PlanRequiredError;
}

/** Details of a `plan_required`. */
export interface PlanRequiredDetails {
  /** How many the plan allows, where it is a number. */
  limit?: number;
  /** How many there are, where it is a number. */
  used?: number;
  /** The least plan that allows it. */
  plan?: PlanName;
  [name: string]: unknown;
}

/** The body of `plan_required`. */
export interface PlanRequiredError {
  /** What went wrong, for programs. */
  code: "plan_required";
  /** What went wrong and what would be right, for people. */
  message: string;
  /** What the message speaks of, by name. */
  details: PlanRequiredDetails;
}

/** More requests than the key may make in a minute, or than may wait for the database at a time, or a daily allowance is used up; nothing changed. */
export interface RateLimited {
  /** What went wrong. */
  error: RateLimitedError;
}

/** Details of a `rate_limited`. */
export interface RateLimitedDetails {
  /** Seconds after which to try again, for the rate per minute; also in `Retry-After`. */
  retry_after?: number;
  /** When a daily allowance renews; absent for the rate per minute, where `Retry-After` says it. */
  resets_at?: Timestamp;
  [name: string]: unknown;
}

/** The body of `rate_limited`. */
export interface RateLimitedError {
  /** What went wrong, for programs. */
  code: "rate_limited";
  /** What went wrong and what would be right, for people. */
  message: string;
  /** What the message speaks of, by name. */
  details: RateLimitedDetails;
}

/** A document that is not at the revision that a write requires. */
export interface RevisionConflict {
  /** The document. */
  id: DocumentId;
  /** The revision that the write requires; 0: the document must not exist. */
  if_revision: number;
  /** Its present revision; 0: it does not exist. */
  revision: number;
}

/** The id of a subscription. */
export type SubscriptionId = string;

/** A template prefix: it ends in `/*` and covers every namespace under what precedes it. 3 to 256 bytes. */
export type TemplatePrefix = string;

/** A moment, RFC 3339 in UTC with milliseconds (`2026-01-31T09:00:00.000Z`). */
export type Timestamp = string;

/** The query takes more of the database's time than it may. The same query will again: `details` says what would make it cheap. */
export interface TooExpensive {
  /** What went wrong. */
  error: TooExpensiveError;
}

/** Details of a `too_expensive`. */
export interface TooExpensiveDetails {
  /** The most milliseconds that the database was given. */
  timeout_ms?: number;
  /** How many documents the namespace has. */
  documents?: number;
  /** Attributes that the query filters or ranks by and that have no index that is ready: with indexes of them it reads less. */
  attributes?: string[];
  [name: string]: unknown;
}

/** The body of `too_expensive`. */
export interface TooExpensiveError {
  /** What went wrong, for programs. */
  code: "too_expensive";
  /** What went wrong and what would be right, for people. */
  message: string;
  /** What the message speaks of, by name. */
  details: TooExpensiveDetails;
}

/** The body is larger than the operation takes: 1 MB, where the operation does not say otherwise. */
export interface TooLarge {
  /** What went wrong. */
  error: TooLargeError;
}

/** Details of a `too_large`. */
export interface TooLargeDetails {
  /** The most bytes that the operation's body may have, where it has more, or that a document may have, where it would. */
  limit_bytes?: number;
  /** The document that would be too large. */
  document_id?: DocumentId;
  /** How many bytes it would have. */
  bytes?: number;
  /** The operations of the write, where they are too many. */
  documents?: number;
  /** The most operations of a write, where they are too many. */
  maximum?: number;
  [name: string]: unknown;
}

/** The body of `too_large`. */
export interface TooLargeError {
  /** What went wrong, for programs. */
  code: "too_large";
  /** What went wrong and what would be right, for people. */
  message: string;
  /** What the message speaks of, by name. */
  details: TooLargeDetails;
}

/** `Authorization: Bearer <API_KEY>` is missing, or the key is unknown, expired or revoked. */
export interface Unauthorized {
  /** What went wrong. */
  error: UnauthorizedError;
}

/** The body of `unauthorized`. */
export interface UnauthorizedError {
  /** What went wrong, for programs. */
  code: "unauthorized";
  /** What went wrong and what would be right, for people. */
  message: string;
  /** What the message speaks of, by name. */
  details: ErrorDetails;
}

/** Cannot be done right now; nothing changed. Retry after a moment. */
export interface Unavailable {
  /** What went wrong. */
  error: UnavailableError;
}

/** Details of an `unavailable`. */
export interface UnavailableDetails {
  /** Seconds after which to try again, where that is known; also in `Retry-After`. */
  retry_after?: number;
  [name: string]: unknown;
}

/** The body of `unavailable`. */
export interface UnavailableError {
  /** What went wrong, for programs. */
  code: "unavailable";
  /** What went wrong and what would be right, for people. */
  message: string;
  /** What the message speaks of, by name. */
  details: UnavailableDetails;
}

/** What was used: by one operation, or by a month's usage line. Prices are never among it. */
export interface Usage {
  /** Bytes of documents written: attributes and state as compact JSON. */
  bytes_written: number;
  /** Bytes of documents, index rows and answers read to answer a query. */
  bytes_scanned: number;
  /** Judgment units: 1 for a compiled context plus question of up to 2,000 tokens, 4 up to 8,000, 16 up to 32,000. */
  judgment_units: number;
  /** Tokens of the contexts and questions that were evaluated. */
  tokens_evaluated: number;
}

/** US dollars. */
export type Usd = number;

/** The number of a judgment's version, from 1. */
export type VersionNumber = number;
