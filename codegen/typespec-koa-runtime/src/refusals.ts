/** Faults of several parts of a request, told in one answer: a client mends them all at once. */
import { type Issue, invalidRequest, ServiceError } from "./service-error.ts";

/** Refusals of invalid input, in the order of the request's parts. Everything else is thrown at once. */
export class Refusals {
  readonly #issues: Issue[] = [];
  #details: Readonly<Record<string, unknown>> = {};

  /** @throws what is no refusal of invalid input */
  add(error: unknown): void {
    if (!isInvalid(error)) throw error;
    const { issues, ...details } = error.details;
    this.#issues.push(...(issues as readonly Issue[]));
    this.#details = { ...this.#details, ...details };
  }

  error(): ServiceError {
    return invalidRequest(this.#issues, this.#details);
  }
}

export function isInvalid(error: unknown): error is ServiceError {
  return error instanceof ServiceError && error.code === "invalid_request" && Array.isArray(error.details.issues);
}
