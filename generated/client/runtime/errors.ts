// Copied from codegen/emit/client-runtime/ by `npm run generate`. Do not edit.
/** The ways a call fails. A signal that ends a call is none of them: the call rejects with the signal's reason. */
import type { RateLimit, ResponseInfo } from "./response-info.ts";

/** The service refused or failed the call, and said so in its error envelope. */
export class ErrorResponse<Code extends string = string, Details = unknown> extends Error {
  override readonly name = "JudgmentServiceError";

  /** What went wrong. A newer service may send codes that this client does not list. */
  readonly code: Code;
  /** The HTTP status. */
  readonly status: number;
  /** What the message speaks of, by name; which members there are depends on the code. */
  readonly details: Details;
  /** The id under which the server's log knows the request. */
  readonly requestId: string | null;
  /** Seconds to wait before another attempt, where the service named them. */
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

/** An answer came that the contract does not know: from something in between, such as a proxy, or from another service. */
export class UnexpectedResponseError extends Error {
  override readonly name = "UnexpectedResponseError";
  readonly status: number;
  readonly requestId: string | null;
  readonly operation: string;
  /** The first 1,000 characters of the answer. */
  readonly excerpt: string;

  constructor(problem: string, info: Pick<ResponseInfo, "operation" | "status" | "requestId">, body: string, cause?: unknown) {
    super(`${info.operation}: ${problem}`, cause === undefined ? undefined : { cause });
    this.status = info.status;
    this.requestId = info.requestId;
    this.operation = info.operation;
    this.excerpt = body.slice(0, 1000);
  }
}

/** No answer came, or only a part of one. What happened to the request is not known; the cause says what was seen. */
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

/** The answer was not complete within `timeoutMs`. */
export class TimeoutError extends ConnectionError {
  override readonly name = "TimeoutError";

  constructor(operation: string, attempts: number, timeoutMs: number) {
    super(operation, attempts, `no complete answer within ${timeoutMs} ms`);
  }
}
