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
    this.addIssues(issues as readonly Issue[]);
    this.#details = { ...this.#details, ...details };
  }

  /** What could not be decoded is not also missing: a later issue of the same place is left out. */
  addIssues(issues: readonly Issue[]): void {
    const told = new Set(this.#issues.map(({ path }) => path));
    this.#issues.push(...issues.filter(({ path }) => !told.has(path)));
  }

  error(): ServiceError {
    return invalidRequest(this.#issues, this.#details);
  }
}

export function isInvalid(error: unknown): error is ServiceError {
  return error instanceof ServiceError && error.code === "invalid_request" && Array.isArray(error.details.issues);
}
