// Copied from codegen/emit/client-runtime/ by `npm run generate`. Do not edit.
/** The rate limit as the last answer told it. */
export interface RateLimit {
  /** Requests the key may make in one minute. */
  readonly limit: number;
  /** Requests left in the present minute. */
  readonly remaining: number;
}

/** What an answer says beside its body. */
export interface ResponseInfo {
  /** The operation's id: `documents_write`. */
  readonly operation: string;
  /** 1 for the first attempt. */
  readonly attempt: number;
  readonly status: number;
  readonly headers: Headers;
  /** The id under which the server's log knows the request; null where the answer does not come from the service. */
  readonly requestId: string | null;
  readonly rateLimit: RateLimit | null;
}

export function responseInfo(operation: string, attempt: number, response: Response): ResponseInfo {
  const { status, headers } = response;
  return { operation, attempt, status, headers, requestId: headers.get("x-request-id"), rateLimit: rateLimit(headers) };
}

function rateLimit(headers: Headers): RateLimit | null {
  const limit = wholeNumber(headers.get("x-ratelimit-limit"));
  const remaining = wholeNumber(headers.get("x-ratelimit-remaining"));
  return limit === null || remaining === null ? null : { limit, remaining };
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d+$/.test(text) ? Number(text) : null;
}
