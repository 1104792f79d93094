/**
 * The only error type that rules throw. `errors.ts` maps it to HTTP. Anything else that is thrown is a fault and answered as a bare 500.
 */

export interface Issue {
  /** A JSON pointer into the body, or `path/<name>`, `query/<name>`, `header/<name>`. */
  path: string;
  /** What is wrong and what would be right. */
  message: string;
}

/** `Code` is the contract's enum of codes. */
export class ServiceError<Code extends string = string> extends Error {
  override readonly name = "ServiceError";
  readonly code: Code;
  readonly details: Record<string, unknown>;
  /** It comes many times a second when it comes, so it is counted, and in no log. */
  readonly expected: boolean;
  /** It is not known whether the request has had an effect. Its answer is kept for its idempotency key. */
  readonly unsettled: boolean;

  constructor(
    code: Code,
    message: string,
    options: { details?: Record<string, unknown>; cause?: unknown; expected?: boolean; unsettled?: boolean } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.details = options.details ?? {};
    this.expected = options.expected ?? false;
    this.unsettled = options.unsettled ?? false;
  }
}

const MOST_ISSUES = 20;

/** Neither a log nor a log of requests has it. */
export function isExpected(error: unknown): boolean {
  return error instanceof ServiceError && error.expected;
}

/** Refuses malformed input. `issues` says where it is wrong. */
export function invalidRequest(issues: Issue[], details: Record<string, unknown> = {}): ServiceError<"invalid_request"> {
  const [first] = issues;
  const more = issues.length > 1 ? ` (and ${issues.length - 1} more)` : "";
  const message = first ? `${first.path ? `${first.path}: ` : ""}${first.message}${more}` : "The request is invalid.";
  return new ServiceError("invalid_request", message, { details: { issues: issues.slice(0, MOST_ISSUES), ...details } });
}
