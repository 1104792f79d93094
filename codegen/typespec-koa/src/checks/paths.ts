/**
 * Paths as the server matches them: a segment is text or one parameter. Where several paths match, the one whose leftmost difference is text
 * wins: `/things/special` before `/things/{id}`. Two paths that differ only in the names of parameters cannot be told apart.
 */
import type { Report } from "../diagnostic.ts";
import type { Api, Operation } from "../model.ts";

const SEGMENT = /^(?:[A-Za-z0-9._~-]+|\{[A-Za-z_][A-Za-z0-9_]*\})$/;

export function checkPaths(api: Api, report: Report): void {
  const operations = api.resources.flatMap((resource) => resource.operations);
  const refuse = ({ id, position }: Operation, code: string, message: string) =>
    report({ code: `typespec-koa/${code}`, severity: "error", message: `\`${id}\` ${message}`, position });

  const known = new Map<string, Operation>();
  for (const operation of operations) {
    const { path, method, parameters } = operation;
    const strange = path
      .slice(1)
      .split("/")
      .find((segment) => !SEGMENT.test(segment));
    if (strange !== undefined) {
      const right = "a segment is letters, digits, `.`, `_`, `~` and `-`, or one parameter.";
      refuse(operation, "unsupported-path", `has the path segment \`${strange}\`; ${right}`);
    }
    for (const { name, in: place, required } of parameters)
      if (place === "path" && !required)
        refuse(operation, "optional-path", `has the optional path parameter \`${name}\`; declare a second operation without it.`);

    const pattern = `${method} ${path.replaceAll(/\{[^}]*\}/g, "{}")}`;
    const other = known.get(pattern);
    if (other)
      refuse(operation, "same-path", `has the path of \`${other.id}\`, whose parameter has another name: ${other.path}.`);
    else known.set(pattern, operation);
  }
}
