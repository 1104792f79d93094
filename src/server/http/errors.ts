/** Converts errors to HTTP. It is the only place that gives an error a status. */
import { type ErrorCode, errorStatus } from "#generated/contract.ts";
import { ServiceError } from "#src/foundation/errors.ts";
import type { Logger } from "#src/foundation/log/log.ts";
import type { Answer } from "./answer.ts";
import { SlowBody } from "./slow-bodies.ts";

/**
 * A ServiceError is answered with its own content. Anything else is our fault: it is logged with its chain of causes and answered
 * as a bare `internal`. The message has the request id, so that the log entry can be found.
 */
export function answerError(error: unknown, requestId: string, log: Logger): Answer {
  if (error instanceof ServiceError) {
    if (errorStatus[error.code] >= 500) log.warn({ err: error, request: requestId }, "A request failed.");
    return envelope(error.code, error.message, error.details);
  }
  if (error instanceof SlowBody) return envelope("invalid_request", error.message, { issues: [] }, 408);
  log.error({ err: error, request: requestId }, "A request failed.");
  return envelope(
    "internal",
    `The service failed to handle this request. Its log has the reason under the request id ${requestId}.`,
  );
}

/** The common form of all errors. */
export function envelope(
  code: ErrorCode,
  message: string,
  details: Readonly<Record<string, unknown>> = {},
  status?: number,
): Answer {
  return {
    status: status ?? errorStatus[code],
    code,
    body: JSON.stringify({ error: { code, message, details } }),
    headers: errorHeaders(code, details),
  };
}

type ErrorHeaders = Readonly<Record<string, string>>;

const NONE: ErrorHeaders = {};

/** Headers in addition to the envelope. `details.retry_after` is in seconds. */
function errorHeaders(code: ErrorCode, details: Readonly<Record<string, unknown>>): ErrorHeaders {
  switch (code) {
    case "unauthorized":
      return { "WWW-Authenticate": 'Bearer realm="judgment-service"' };
    case "method_not_allowed":
      return Array.isArray(details.allowed) ? { Allow: details.allowed.join(", ") } : NONE;
    case "rate_limited":
    case "unavailable":
      return typeof details.retry_after === "number" ? { "Retry-After": String(details.retry_after) } : NONE;
    case "invalid_request":
    case "budget_exceeded":
    case "forbidden":
    case "plan_required":
    case "limit_exceeded":
    case "not_found":
    case "conflict":
    case "too_large":
    case "too_expensive":
    case "internal":
      return NONE;
    default:
      return code satisfies never;
  }
}
