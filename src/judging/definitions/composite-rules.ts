/** Rules of composites. A composite is a `bool` with `parts`, and optionally `features`. */
import type { Issue } from "#src/foundation/errors.ts";
import type { GivenDefinition } from "./given-definition.ts";
import { repeatIssues } from "./repeats.ts";

export function compositeIssues({ type, parts, features, criteria }: GivenDefinition): Issue[] {
  if (type !== "bool") {
    const given = [...(parts ? ["/parts"] : []), ...(features ? ["/features"] : [])];
    return given.map((path) => ({ path, message: `must be absent: only a bool can have parts, and this is a ${type}` }));
  }
  if (!parts && features) return [{ path: "/features", message: "must be absent: features need parts, and there are none" }];
  const decided = {
    path: "/criteria",
    message: "must be absent: the parts of a composite have the questions",
  };
  return [
    ...(parts && criteria !== undefined ? [decided] : []),
    ...repeatIssues(
      (parts ?? []).map(({ name }) => name),
      (at) => `/parts/${at}/name`,
    ),
    ...repeatIssues(features ?? [], (at) => `/features/${at}`),
  ];
}
