// Generated from spec/ by `npm run generate`. Do not edit.
import { NAMES } from "./names.ts";

/** The rate limit, from the last response. */
export interface RateLimit {
  /** The number of requests that the key may make in one minute. */
  readonly limit: number;
  /** The number of requests left in the current minute. */
  readonly remaining: number;
}

/** The facts of a response in addition to its body. */
export interface ResponseInfo {
  /** The operation's id: `documents_write`. */
  readonly operation: string;
  /** 1 for the first attempt. */
  readonly attempt: number;
  readonly status: number;
  readonly headers: Headers;
  /** The id of the request in the server's log. Null when the response did not come from the service. */
  readonly requestId: string | null;
  readonly rateLimit: RateLimit | null;
}

export function responseInfo(operation: string, attempt: number, response: Response): ResponseInfo {
  const { status, headers } = response;
  return { operation, attempt, status, headers, requestId: headers.get(NAMES.requestId), rateLimit: rateLimit(headers) };
}

function rateLimit(headers: Headers): RateLimit | null {
  const limit = wholeNumber(headers.get(NAMES.rateLimit));
  const remaining = wholeNumber(headers.get(NAMES.rateLimitRemaining));
  return limit === null || remaining === null ? null : { limit, remaining };
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d+$/.test(text) ? Number(text) : null;
}
