/** The arguments with which a tool makes an operation's good request. */
import { operations } from "#generated/routes.ts";
import { type Own, operationCases } from "#test/api/support/operation-cases.ts";

/** @param id of the operation, which is the tool's name */
export function toolArguments(id: string, ns: string, own: Own): Record<string, unknown> {
  const { path } = operations.find((operation) => operation.id === id)!;
  const { path: pathOf, body } = operationCases[id]!;
  const segments = pathOf(ns, own).split("/");
  const given = path
    .split("/")
    .flatMap((part, at) => (part.startsWith("{") ? [[part.slice(1, -1), decodeURIComponent(segments[at]!)]] : []));
  return { ...Object.fromEntries(given), ...(body?.(own) as object | undefined) };
}
