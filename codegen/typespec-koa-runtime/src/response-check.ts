/**
 * Validates responses against the contract: all of them in tests, a share of them in production. A violation is always the
 * server's fault. In tests the response becomes an error. In production clients depend on the response, so the violation is only
 * reported.
 */

import type { Answer } from "./answer.ts";
import type { OperationDescriptor } from "./contract.ts";

export interface ResponseCheck {
  /** From 0 (none) to 1 (all). */
  readonly share: number;
  /**
   * `answer`: the client gets a 500 with the violation. `log`: the client gets the response; the log and a metric get the
   * violation.
   */
  readonly violations: "answer" | "log";
}

export class ContractViolation extends Error {
  override readonly name = "ContractViolation";
  readonly details: Readonly<Record<string, unknown>>;

  constructor(operation: OperationDescriptor, answer: Answer, problem: string, details: Readonly<Record<string, unknown>> = {}) {
    super(`The response ${answer.status} of ${operation.id} breaks the contract: ${problem}.`);
    this.details = { operation: operation.id, status: answer.status, ...details };
  }
}

/** The codes that every operation may return without declaring them. */
const undeclared: ReadonlySet<string> = new Set(["internal"]);

/**
 * The violation of a response, or null. The text is checked as sent, so that serialization is included; a large one without its
 * states.
 */
export function violationOf(operation: OperationDescriptor, answer: Answer): ContractViolation | null {
  const { status, body, code, checked = body } = answer;
  if (code !== undefined) {
    if (undeclared.has(code)) return null;
    const declared = operation.errors.includes(code) || (operation.unbuilt && status === 501);
    if (!declared) return new ContractViolation(operation, answer, `the error code ${code} is not declared`);
  } else if (!operation.statuses.includes(status)) {
    return new ContractViolation(
      operation,
      answer,
      `the status is not declared; the declared ones are ${operation.statuses.join(", ")}`,
    );
  }
  const validate = operation.validateResponse[status];
  if (validate === undefined) {
    return body === undefined || code !== undefined ? null : new ContractViolation(operation, answer, "it must have no body");
  }
  if (body === undefined) return new ContractViolation(operation, answer, "it must have a body");
  if (validate(JSON.parse(checked!))) return null;
  const errors = (validate.errors ?? [])
    .slice(0, 20)
    .map(({ instancePath, keyword, message }) => ({ instancePath, keyword, message }));
  return new ContractViolation(operation, answer, `${errors[0]?.instancePath || "the body"} ${errors[0]?.message}`, { errors });
}
