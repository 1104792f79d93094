// Generated from spec/ by `npm run generate`. Do not edit.
/** The errors of a call. If a signal ends a call, the call rejects with the signal's reason instead. */
import { NAMES } from "./names.ts";
import type { RateLimit, ResponseInfo } from "./response-info.ts";

/** The service refused the call or failed, and returned its error envelope. */
export class ErrorResponse<Code extends string = string, Details = unknown> extends Error {
  override readonly name: string = NAMES.error;

  /** What went wrong. A newer service may send codes that this client does not list. */
  readonly code: Code;
  /** The HTTP status. */
  readonly status: number;
  /** The facts behind the message, as named members. The code determines the members. */
  readonly details: Details;
  /** The id of the request in the server's log. */
  readonly requestId: string | null;
  /** Seconds to wait before another attempt, if the service gave them. */
  readonly retryAfter: number | null;
  readonly rateLimit: RateLimit | null;
  /** The operation's id: `documents_write`. */
  readonly operation: string;

  constructor(envelope: { code: Code; message: string; details: Details }, info: ResponseInfo, retryAfter: number | null) {
    super(envelope.message);
    this.code = envelope.code;
    this.details = envelope.details;
    this.status = info.status;
    this.requestId = info.requestId;
    this.rateLimit = info.rateLimit;
    this.operation = info.operation;
    this.retryAfter = retryAfter;
  }
}

/** The response is not part of the contract. It came from a proxy or another service, for example. */
export class UnexpectedResponseError extends Error {
  override readonly name = "UnexpectedResponseError";
  readonly status: number;
  readonly requestId: string | null;
  readonly operation: string;
  /** The first 1,000 characters of the response. */
  readonly excerpt: string;

  constructor(problem: string, info: Pick<ResponseInfo, "operation" | "status" | "requestId">, body: string, cause?: unknown) {
    super(`${info.operation}: ${problem}`, cause === undefined ? undefined : { cause });
    this.status = info.status;
    this.requestId = info.requestId;
    this.operation = info.operation;
    this.excerpt = body.slice(0, 1000);
  }
}

/** No complete response arrived. It is unknown what happened to the request. The cause has the network error. */
export class ConnectionError extends Error {
  override readonly name: string = "ConnectionError";
  readonly operation: string;
  readonly attempts: number;

  constructor(operation: string, attempts: number, problem: string, cause?: unknown) {
    super(
      `${operation}: ${problem}${attempts > 1 ? ` (${attempts} attempts)` : ""}`,
      cause === undefined ? undefined : { cause },
    );
    this.operation = operation;
    this.attempts = attempts;
  }
}

/** The response was not complete within `timeoutMs`. */
export class TimeoutError extends ConnectionError {
  override readonly name = "TimeoutError";

  constructor(operation: string, attempts: number, timeoutMs: number) {
    super(operation, attempts, `no complete answer within ${timeoutMs} ms`);
  }
}
