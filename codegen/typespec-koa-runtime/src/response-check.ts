/**
 * Validates responses against the contract: all of them in development and in tests, a share of them in production. A violation is always the
 * server's fault. In development the response becomes an error that says how it differs. In production clients depend on the response, so the
 * violation is only reported.
 */

import type { Answer } from "./answer.ts";
import { isText, JSON_TYPE } from "./content-type.ts";
import type { OperationDescriptor, ValidationError } from "./contract.ts";
import { issuesOf } from "./issues.ts";
import { valueAt } from "./json/json-pointers.ts";
import type { Wording } from "./wording.ts";

export interface ResponseCheck {
  /** From 0 (none) to 1 (all). */
  readonly share: number;
  /**
   * `answer`: the client gets a 500 with the violation. `log`: the client gets the response; the log and a metric get the
   * violation.
   */
  readonly violations: "answer" | "log";
}

/** The share that is checked in production unless the server's configuration says another one. */
const PRODUCTION_SHARE = 0.01;

/** What is not said depends on whether the process is one of production: `NODE_ENV=production`. */
export function responseCheck(
  share: number | undefined,
  violations: ResponseCheck["violations"] | undefined,
  production = process.env.NODE_ENV === "production",
): ResponseCheck {
  return { share: share ?? (production ? PRODUCTION_SHARE : 1), violations: violations ?? (production ? "log" : "answer") };
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
export function violationOf(operation: OperationDescriptor, answer: Answer, wording: Wording): ContractViolation | null {
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
  const text = code === undefined && isText(operation.responseTypes?.[status] ?? JSON_TYPE);
  const value: unknown = text ? body : JSON.parse(checked!);
  if (validate(value)) return null;
  const differences = differencesOf(validate.errors ?? [], value, wording);
  const [first] = differences;
  return new ContractViolation(operation, answer, `${first?.path || "the body"} ${first?.expected}`, { differences });
}

/** Where a response differs from the contract. */
interface Difference {
  /** A JSON pointer into the body. */
  readonly path: string;
  /** What would be right: `must be a whole number, not a string`. */
  readonly expected: string;
  /** The beginning of what was sent there, as JSON. */
  readonly sent: string;
}

const MOST_SENT = 200;

function differencesOf(errors: readonly ValidationError[], value: unknown, wording: Wording): Difference[] {
  return issuesOf(errors, "body", value, wording).map(({ path, message }) => ({
    path,
    expected: message,
    sent: (JSON.stringify(valueAt(value, path)) ?? "nothing").slice(0, MOST_SENT),
  }));
}
