/** What the operations of a contract have really answered: noted by the requests of tests, so that no list of tests has to be believed. */
import type { OperationDescriptor } from "#generated/contract.ts";
import { operations } from "#generated/routes.ts";

interface Response {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: whatever came back
  readonly body: any;
}

export class Answered {
  readonly #outcomes = new Map<string, Set<string>>();

  note(method: string, path: string, { status, body }: Response): void {
    const operation = operationOf(method, path);
    if (operation === undefined) return;
    const outcomes = this.#outcomes.get(operation.id) ?? new Set();
    this.#outcomes.set(operation.id, outcomes.add(status < 400 ? String(status) : body?.error?.code));
  }

  /** Statuses of success and codes of errors. */
  of(operationId: string): ReadonlySet<string> {
    return this.#outcomes.get(operationId) ?? new Set();
  }
}

/** The operation that answers a request below `/v1`; undefined where none does. */
export function operationOf(method: string, path: string): OperationDescriptor | undefined {
  const segments = path.split("?")[0]!.split("/");
  const fits = operations.filter((operation) => operation.method === method && isPathOf(operation.path.split("/"), segments));
  // A literal segment goes before a parameter.
  return fits.sort((one, other) => (one.path < other.path ? -1 : 1))[0];
}

function isPathOf(template: readonly string[], segments: readonly string[]): boolean {
  if (template.length !== segments.length) return false;
  return template.every((part, at) => (part.startsWith("{") ? segments[at] !== "" : part === segments[at]));
}
