/**
 * The only error type that rules throw. The server gives it a status. Anything else that is thrown is a fault and answered as a bare 500.
 */
import { ServiceError as ErrorOf, type Issue, invalidRequest } from "typespec-koa-runtime/errors";
import type { ErrorCode } from "#generated/contract.ts";

export { type Issue, invalidRequest };

/** With the codes of this service's contract. */
export type ServiceError = ErrorOf<ErrorCode>;
export const ServiceError = ErrorOf<ErrorCode>;

export function notFound(what: string): ServiceError {
  return new ServiceError("not_found", `${what} does not exist, or this key may not see it.`);
}

export function conflict(message: string, details: Record<string, unknown> = {}): ServiceError {
  return new ServiceError("conflict", message, { details });
}
