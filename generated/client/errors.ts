// Generated from spec/ by `npm run generate`. Do not edit.
import type { BudgetExceededDetails, ConflictDetails, ErrorDetails, ForbiddenDetails, InvalidRequestDetails, LimitExceededDetails, PlanRequiredDetails, RateLimitedDetails, TooExpensiveDetails, TooLargeDetails, UnavailableDetails } from "./common/types.ts";
import { ErrorResponse } from "./runtime/errors.ts";

/**
 * Every error code that this client knows. A newer service may send others. Handle those by their status.
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
 * - `unavailable`: 503. The service cannot do this right now. Nothing changed, unless `details.outcome_unknown` is true. Retry later.
 * Sent under 501 when the operation is not served yet.
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

/** The type of the details of an error, by its code. */
export interface DetailsByCode {
  invalid_request: InvalidRequestDetails;
  unauthorized: ErrorDetails;
  budget_exceeded: BudgetExceededDetails;
  forbidden: ForbiddenDetails;
  plan_required: PlanRequiredDetails;
  limit_exceeded: LimitExceededDetails;
  not_found: ErrorDetails;
  method_not_allowed: Record<string, unknown>;
  conflict: ConflictDetails;
  too_large: TooLargeDetails;
  too_expensive: TooExpensiveDetails;
  rate_limited: RateLimitedDetails;
  internal: ErrorDetails;
  unavailable: UnavailableDetails;
}

/** The errors that each operation declares. */
export interface DeclaredErrors {
  activity_get: "forbidden" | "internal" | "invalid_request" | "rate_limited" | "unauthorized" | "unavailable";
  agreement_disagreements: "forbidden" | "internal" | "invalid_request" | "not_found" | "rate_limited" | "too_expensive" | "unauthorized" | "unavailable";
  agreement_get: "forbidden" | "internal" | "invalid_request" | "not_found" | "rate_limited" | "too_expensive" | "unauthorized" | "unavailable";
  agreement_over_time: "forbidden" | "internal" | "invalid_request" | "not_found" | "rate_limited" | "unauthorized" | "unavailable";
  api_keys_create: "conflict" | "forbidden" | "internal" | "invalid_request" | "limit_exceeded" | "rate_limited" | "too_large" | "unauthorized" | "unavailable";
  api_keys_delete: "conflict" | "forbidden" | "internal" | "invalid_request" | "not_found" | "rate_limited" | "unauthorized" | "unavailable";
  api_keys_list: "forbidden" | "internal" | "invalid_request" | "rate_limited" | "unauthorized" | "unavailable";
  api_keys_rotate: "conflict" | "forbidden" | "internal" | "invalid_request" | "not_found" | "rate_limited" | "too_large" | "unauthorized" | "unavailable";
  audit_logs_list: "forbidden" | "internal" | "invalid_request" | "rate_limited" | "unauthorized" | "unavailable";
  budgets_delete: "forbidden" | "internal" | "invalid_request" | "rate_limited" | "unauthorized" | "unavailable";
  budgets_list: "forbidden" | "internal" | "invalid_request" | "rate_limited" | "unauthorized" | "unavailable";
  budgets_put: "forbidden" | "internal" | "invalid_request" | "rate_limited" | "too_large" | "unauthorized" | "unavailable";
  calibration_get: "forbidden" | "internal" | "invalid_request" | "not_found" | "rate_limited" | "too_expensive" | "unauthorized" | "unavailable";
  calibration_recommend: "forbidden" | "internal" | "invalid_request" | "not_found" | "rate_limited" | "too_expensive" | "too_large" | "unauthorized" | "unavailable";
  discovery_discover: "conflict" | "forbidden" | "internal" | "invalid_request" | "not_found" | "rate_limited" | "too_large" | "unauthorized" | "unavailable";
  discovery_simulate: "conflict" | "forbidden" | "internal" | "invalid_request" | "not_found" | "rate_limited" | "too_large" | "unauthorized" | "unavailable";
  discovery_suggest_parts: "conflict" | "forbidden" | "internal" | "invalid_request" | "not_found" | "rate_limited" | "too_large" | "unauthorized" | "unavailable";
  discovery_tune: "conflict" | "forbidden" | "internal" | "invalid_request" | "not_found" | "rate_limited" | "unauthorized" | "unavailable";
  documents_get: "conflict" | "forbidden" | "internal" | "invalid_request" | "not_found" | "rate_limited" | "unauthorized" | "unavailable";
  documents_write: "budget_exceeded" | "conflict" | "forbidden" | "internal" | "invalid_request" | "limit_exceeded" | "rate_limited" | "too_large" | "unauthorized" | "unavailable";
  drift_get: "forbidden" | "internal" | "invalid_request" | "not_found" | "rate_limited" | "too_expensive" | "unauthorized" | "unavailable";
  egress_addresses_list: "forbidden" | "internal" | "invalid_request" | "rate_limited" | "unauthorized" | "unavailable";
  engines_list: "forbidden" | "internal" | "invalid_request" | "rate_limited" | "unauthorized" | "unavailable";
  events_deliveries: "forbidden" | "internal" | "invalid_request" | "not_found" | "rate_limited" | "unauthorized" | "unavailable";
  events_get: "forbidden" | "internal" | "invalid_request" | "not_found" | "rate_limited" | "unauthorized" | "unavailable";
  events_list: "forbidden" | "internal" | "invalid_request" | "rate_limited" | "unauthorized" | "unavailable";
  events_redeliver: "conflict" | "forbidden" | "internal" | "invalid_request" | "not_found" | "rate_limited" | "too_large" | "unauthorized" | "unavailable";
  exports_create: "conflict" | "forbidden" | "internal" | "invalid_request" | "not_found" | "rate_limited" | "too_large" | "unauthorized" | "unavailable";
  exports_delete: "conflict" | "forbidden" | "internal" | "invalid_request" | "not_found" | "rate_limited" | "unauthorized" | "unavailable";
  groups_create: "conflict" | "forbidden" | "internal" | "invalid_request" | "limit_exceeded" | "rate_limited" | "too_large" | "unauthorized" | "unavailable";
  groups_delete: "conflict" | "forbidden" | "internal" | "invalid_request" | "not_found" | "rate_limited" | "unauthorized" | "unavailable";
  groups_get: "forbidden" | "internal" | "invalid_request" | "not_found" | "rate_limited" | "unauthorized" | "unavailable";
  groups_list: "forbidden" | "internal" | "invalid_request" | "rate_limited" | "unauthorized" | "unavailable";
  jobs_cancel: "conflict" | "forbidden" | "internal" | "invalid_request" | "not_found" | "rate_limited" | "unauthorized" | "unavailable";
  jobs_confirm: "budget_exceeded" | "conflict" | "forbidden" | "internal" | "invalid_request" | "not_found" | "rate_limited" | "unauthorized" | "unavailable";
  jobs_get: "forbidden" | "internal" | "invalid_request" | "not_found" | "rate_limited" | "unauthorized" | "unavailable";
  jobs_list: "forbidden" | "internal" | "invalid_request" | "rate_limited" | "unauthorized" | "unavailable";
  jobs_pause: "conflict" | "forbidden" | "internal" | "invalid_request" | "not_found" | "rate_limited" | "unauthorized" | "unavailable";
  jobs_resume: "budget_exceeded" | "conflict" | "forbidden" | "internal" | "invalid_request" | "not_found" | "rate_limited" | "unauthorized" | "unavailable";
  jobs_retry: "budget_exceeded" | "conflict" | "forbidden" | "internal" | "invalid_request" | "not_found" | "rate_limited" | "unauthorized" | "unavailable";
  judgments_activate: "budget_exceeded" | "conflict" | "forbidden" | "internal" | "invalid_request" | "not_found" | "rate_limited" | "too_large" | "unauthorized" | "unavailable";
  judgments_backfill: "budget_exceeded" | "conflict" | "forbidden" | "internal" | "invalid_request" | "not_found" | "rate_limited" | "too_large" | "unauthorized" | "unavailable";
  judgments_create: "conflict" | "forbidden" | "internal" | "invalid_request" | "limit_exceeded" | "rate_limited" | "too_large" | "unauthorized" | "unavailable";
  judgments_create_version: "conflict" | "forbidden" | "internal" | "invalid_request" | "not_found" | "rate_limited" | "too_large" | "unauthorized" | "unavailable";
  judgments_deactivate: "conflict" | "forbidden" | "internal" | "invalid_request" | "not_found" | "rate_limited" | "unauthorized" | "unavailable";
  judgments_delete: "conflict" | "forbidden" | "internal" | "invalid_request" | "not_found" | "rate_limited" | "unauthorized" | "unavailable";
  judgments_evaluations: "forbidden" | "internal" | "invalid_request" | "not_found" | "rate_limited" | "unauthorized" | "unavailable";
  judgments_explain: "forbidden" | "internal" | "invalid_request" | "not_found" | "rate_limited" | "unauthorized" | "unavailable";
  judgments_get: "forbidden" | "internal" | "invalid_request" | "not_found" | "rate_limited" | "unauthorized" | "unavailable";
  judgments_list: "forbidden" | "internal" | "invalid_request" | "rate_limited" | "unauthorized" | "unavailable";
  judgments_try_out: "budget_exceeded" | "conflict" | "forbidden" | "internal" | "invalid_request" | "not_found" | "rate_limited" | "too_large" | "unauthorized" | "unavailable";
  judgments_update: "conflict" | "forbidden" | "internal" | "invalid_request" | "not_found" | "rate_limited" | "too_large" | "unauthorized" | "unavailable";
  label_queues_claim: "conflict" | "forbidden" | "internal" | "invalid_request" | "not_found" | "rate_limited" | "too_large" | "unauthorized" | "unavailable";
  label_queues_create: "conflict" | "forbidden" | "internal" | "invalid_request" | "not_found" | "rate_limited" | "too_large" | "unauthorized" | "unavailable";
  label_queues_delete: "conflict" | "forbidden" | "internal" | "invalid_request" | "not_found" | "rate_limited" | "unauthorized" | "unavailable";
  label_queues_get: "forbidden" | "internal" | "invalid_request" | "not_found" | "rate_limited" | "unauthorized" | "unavailable";
  label_queues_label: "conflict" | "forbidden" | "internal" | "invalid_request" | "not_found" | "rate_limited" | "too_large" | "unauthorized" | "unavailable";
  label_queues_list: "forbidden" | "internal" | "invalid_request" | "not_found" | "rate_limited" | "unauthorized" | "unavailable";
  label_queues_skip: "conflict" | "forbidden" | "internal" | "invalid_request" | "not_found" | "rate_limited" | "too_large" | "unauthorized" | "unavailable";
  namespaces_delete: "conflict" | "forbidden" | "internal" | "invalid_request" | "not_found" | "rate_limited" | "unauthorized" | "unavailable";
  namespaces_get: "forbidden" | "internal" | "invalid_request" | "not_found" | "rate_limited" | "unauthorized" | "unavailable";
  namespaces_levels: "forbidden" | "internal" | "invalid_request" | "rate_limited" | "unauthorized" | "unavailable";
  namespaces_list: "forbidden" | "internal" | "invalid_request" | "rate_limited" | "unauthorized" | "unavailable";
  namespaces_update: "conflict" | "forbidden" | "internal" | "invalid_request" | "not_found" | "rate_limited" | "too_large" | "unauthorized" | "unavailable";
  non_production_prefixes_delete: "forbidden" | "internal" | "invalid_request" | "rate_limited" | "unauthorized" | "unavailable";
  non_production_prefixes_list: "forbidden" | "internal" | "invalid_request" | "rate_limited" | "unauthorized" | "unavailable";
  non_production_prefixes_put: "forbidden" | "internal" | "invalid_request" | "rate_limited" | "unauthorized" | "unavailable";
  organizations_get: "forbidden" | "internal" | "invalid_request" | "rate_limited" | "unauthorized" | "unavailable";
  organizations_update: "conflict" | "forbidden" | "internal" | "invalid_request" | "rate_limited" | "too_large" | "unauthorized" | "unavailable";
  outcomes_create: "conflict" | "forbidden" | "internal" | "invalid_request" | "not_found" | "rate_limited" | "too_large" | "unauthorized" | "unavailable";
  outcomes_delete: "conflict" | "forbidden" | "internal" | "invalid_request" | "not_found" | "rate_limited" | "unauthorized" | "unavailable";
  outcomes_list: "forbidden" | "internal" | "invalid_request" | "not_found" | "rate_limited" | "unauthorized" | "unavailable";
  queries_query: "forbidden" | "internal" | "invalid_request" | "limit_exceeded" | "not_found" | "rate_limited" | "too_expensive" | "too_large" | "unauthorized" | "unavailable";
  request_logs_list: "forbidden" | "internal" | "invalid_request" | "rate_limited" | "unauthorized" | "unavailable";
  robustness_start: "budget_exceeded" | "conflict" | "forbidden" | "internal" | "invalid_request" | "not_found" | "rate_limited" | "too_large" | "unauthorized" | "unavailable";
  sentinels_delete: "conflict" | "forbidden" | "internal" | "invalid_request" | "not_found" | "rate_limited" | "unauthorized" | "unavailable";
  sentinels_get: "forbidden" | "internal" | "invalid_request" | "not_found" | "rate_limited" | "unauthorized" | "unavailable";
  sentinels_put: "conflict" | "forbidden" | "internal" | "invalid_request" | "not_found" | "rate_limited" | "too_large" | "unauthorized" | "unavailable";
  sessions_create: "forbidden" | "internal" | "invalid_request" | "rate_limited" | "unauthorized" | "unavailable";
  sessions_delete: "forbidden" | "internal" | "invalid_request" | "rate_limited" | "unauthorized" | "unavailable";
  sessions_get: "forbidden" | "internal" | "invalid_request" | "rate_limited" | "unauthorized" | "unavailable";
  shares_get: "forbidden" | "internal" | "invalid_request" | "not_found" | "rate_limited" | "too_expensive" | "unauthorized" | "unavailable";
  subscriptions_create: "conflict" | "forbidden" | "internal" | "invalid_request" | "limit_exceeded" | "rate_limited" | "too_large" | "unauthorized" | "unavailable";
  subscriptions_delete: "conflict" | "forbidden" | "internal" | "invalid_request" | "not_found" | "rate_limited" | "unauthorized" | "unavailable";
  subscriptions_get: "forbidden" | "internal" | "invalid_request" | "not_found" | "rate_limited" | "unauthorized" | "unavailable";
  subscriptions_list: "forbidden" | "internal" | "invalid_request" | "rate_limited" | "unauthorized" | "unavailable";
  subscriptions_query: "forbidden" | "internal" | "invalid_request" | "limit_exceeded" | "not_found" | "rate_limited" | "too_expensive" | "too_large" | "unauthorized" | "unavailable";
  subscriptions_update: "conflict" | "forbidden" | "internal" | "invalid_request" | "not_found" | "rate_limited" | "too_large" | "unauthorized" | "unavailable";
  system_one_answer: "budget_exceeded" | "forbidden" | "internal" | "invalid_request" | "limit_exceeded" | "rate_limited" | "too_large" | "unauthorized" | "unavailable";
  tenant_summaries_create: "conflict" | "forbidden" | "internal" | "invalid_request" | "plan_required" | "rate_limited" | "too_large" | "unauthorized" | "unavailable";
  tenant_summaries_delete: "conflict" | "forbidden" | "internal" | "invalid_request" | "not_found" | "rate_limited" | "unauthorized" | "unavailable";
  tenant_summaries_get: "forbidden" | "internal" | "invalid_request" | "not_found" | "rate_limited" | "unauthorized" | "unavailable";
  usage_reports_get: "forbidden" | "internal" | "invalid_request" | "rate_limited" | "unauthorized" | "unavailable";
  webhook_endpoints_create: "conflict" | "forbidden" | "internal" | "invalid_request" | "plan_required" | "rate_limited" | "too_large" | "unauthorized" | "unavailable";
  webhook_endpoints_delete: "conflict" | "forbidden" | "internal" | "invalid_request" | "not_found" | "rate_limited" | "unauthorized" | "unavailable";
  webhook_endpoints_get: "forbidden" | "internal" | "invalid_request" | "not_found" | "rate_limited" | "unauthorized" | "unavailable";
  webhook_endpoints_get_secret: "forbidden" | "internal" | "invalid_request" | "not_found" | "rate_limited" | "unauthorized" | "unavailable";
  webhook_endpoints_list: "forbidden" | "internal" | "invalid_request" | "rate_limited" | "unauthorized" | "unavailable";
  webhook_endpoints_list_deliveries: "forbidden" | "internal" | "invalid_request" | "not_found" | "rate_limited" | "unauthorized" | "unavailable";
  webhook_endpoints_recover: "conflict" | "forbidden" | "internal" | "invalid_request" | "not_found" | "rate_limited" | "too_large" | "unauthorized" | "unavailable";
  webhook_endpoints_rotate_secret: "conflict" | "forbidden" | "internal" | "invalid_request" | "not_found" | "rate_limited" | "too_large" | "unauthorized" | "unavailable";
  webhook_endpoints_test: "conflict" | "forbidden" | "internal" | "invalid_request" | "not_found" | "rate_limited" | "too_large" | "unauthorized" | "unavailable";
  webhook_endpoints_update: "conflict" | "forbidden" | "internal" | "invalid_request" | "not_found" | "rate_limited" | "too_large" | "unauthorized" | "unavailable";
}

/**
 * The service refused or failed a call. `code` says why, and determines the type of `details`:
 *
 * ```ts
 * if (error instanceof JudgmentServiceError && error.code === "conflict") error.details;
 * ```
 */
export type JudgmentServiceError<Code extends ErrorCode = ErrorCode> = { [Each in Code]: ErrorResponse<Each, DetailsByCode[Each]> }[Code];

export const JudgmentServiceError = ErrorResponse as unknown as abstract new (...made: never) => JudgmentServiceError;
