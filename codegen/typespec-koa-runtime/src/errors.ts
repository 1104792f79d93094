/** Converts errors to HTTP. It is the only place that gives an error a status. */
import type { Answer } from "./answer.ts";
import type { ErrorStatuses } from "./contract.ts";
import type { Logger } from "./log.ts";
import { ServiceError } from "./service-error.ts";
import { SlowBody } from "./slow-bodies.ts";

type ErrorHeaders = Readonly<Record<string, string>>;

const NONE: ErrorHeaders = {};

/** Statuses under which an answer says when to try again. */
const PASSING: ReadonlySet<number> = new Set([429, 503]);

export class Errors {
  readonly #statuses: ErrorStatuses;
  readonly #challenge: string;

  /** @param realm names the service to clients without a key (RFC 9110, 11.5) */
  constructor(statuses: ErrorStatuses, realm: string) {
    this.#statuses = statuses;
    this.#challenge = `Bearer realm="${realm}"`;
  }

  /**
   * A ServiceError is answered with its own content. Anything else is our fault: it is logged with its chain of causes and answered
   * as a bare `internal`. The message has the request id, so that the log entry can be found.
   */
  answer(error: unknown, requestId: string, log: Logger): Answer {
    if (error instanceof ServiceError) {
      if (this.#status(error.code) >= 500 && !error.expected) log.warn({ err: error, request: requestId }, "A request failed.");
      const answer = this.envelope(error.code, error.message, error.details);
      return error.unsettled ? { ...answer, unsettled: true } : answer;
    }
    if (error instanceof SlowBody) return this.envelope("invalid_request", error.message, { issues: [] }, 408);
    log.error({ err: error, request: requestId }, "A request failed.");
    return this.envelope(
      "internal",
      `The service failed to handle this request. Its log has the reason under the request id ${requestId}.`,
    );
  }

  /** The common form of all errors. */
  envelope(code: string, message: string, details: Readonly<Record<string, unknown>> = {}, status = this.#status(code)): Answer {
    return { status, code, body: JSON.stringify({ error: { code, message, details } }), headers: this.#headers(code, details) };
  }

  #status(code: string): number {
    return this.#statuses[code] ?? 500;
  }

  /** Headers in addition to the envelope. `details.retry_after` is in seconds. */
  #headers(code: string, { allowed, retry_after: retryAfter }: Readonly<Record<string, unknown>>): ErrorHeaders {
    const status = this.#status(code);
    if (status === 401) return { "WWW-Authenticate": this.#challenge };
    if (status === 405) return Array.isArray(allowed) ? { Allow: allowed.join(", ") } : NONE;
    return PASSING.has(status) && typeof retryAfter === "number" ? { "Retry-After": String(retryAfter) } : NONE;
  }
}
